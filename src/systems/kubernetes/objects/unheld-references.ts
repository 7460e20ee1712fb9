import { type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { inNamespace } from '../../../manifest/lookup/of-kind.js';
import type { FilesBeside } from '../../system.js';
import {
  heldBy,
  madeBy,
  type NeededKind,
  type NeededReference,
  neededReference,
  type Reference,
  referencesOf,
} from './references.js';

/** A name that a pod template has only since the change, and that no file holds. */
interface UnheldReference extends NeededReference {
  /**
   * How sure it is that it is missing: absent, the files held what the template named before in its place; `warning`, such objects stand in
   * the files, or without it there is no pod at all; `info`, they stand in none.
   */
  readonly grade?: 'warning' | 'info';
}

/**
 * Kinds without which the API server makes no pod at all.
 */
const REFUSING: readonly NeededKind[] = ['ServiceAccount', 'PriorityClass', 'RuntimeClass'];
/** What the kubelet waits for, which is often in no file. */
const AWAITED: readonly NeededKind[] = ['ConfigMap', 'Secret'];
/** In every cluster. Source: kubernetes, pkg/apis/scheduling, SystemPriorityClasses. */
const BUILT_IN = ['PriorityClass/system-cluster-critical', 'PriorityClass/system-node-critical'];

/** Empty without a base: nobody can tell then what the change names anew. */
export function unheldReferences(
  workload: Manifest,
  before: Manifest | null,
  { neighbours = [], neighboursBefore }: FilesBeside,
): UnheldReference[] {
  if (before === null || neighboursBefore === undefined) return [];
  const earlier = referencesOf(before);
  const isHere = (kind: NeededKind): boolean =>
    [neighbours, neighboursBefore].some((files) =>
      inNamespace(files, namespaceOf(workload)).some((one) => makesKind(one, kind)),
    );
  const unheld = referencesOf(workload)
    .filter(({ kind }) => REFUSING.includes(kind) || AWAITED.includes(kind))
    .filter(({ kind, name }) => !BUILT_IN.includes(`${kind}/${name}`))
    .filter((one) => !earlier.some(({ kind, name }) => kind === one.kind && name === one.name))
    .filter((one) => ![neighbours, neighboursBefore].some((files) => heldBy(files, workload, one)))
    .filter((one) => !madeBy(neighbours, workload, one))
    .map((one): UnheldReference => {
      const isSwapped = earlier.some(
        (was: Reference) => was.kind === one.kind && heldBy(neighboursBefore, workload, was),
      );
      if (isSwapped) return neededReference(one);
      const isKept = REFUSING.includes(one.kind) || isHere(one.kind);
      return { ...neededReference(one), grade: isKept ? 'warning' : 'info' };
    });
  return [...new Map(unheld.map((one) => [one.what, one])).values()];
}

/** Kinds of other projects that make a Secret: ExternalSecret, SealedSecret. */
const MAKES_SECRETS = /^(?:Cluster)?(?:External|Sealed|Sops|Vault(?:Static|Dynamic)?)Secret$/;

function makesKind({ apiVersion, kind }: Manifest, needed: NeededKind): boolean {
  return (apiVersion === 'v1' && kind === needed) || (needed === 'Secret' && MAKES_SECRETS.test(kind));
}
