import type { Manifest } from '../../../manifest/manifest.js';
import type { ResolveInput } from '../../system.js';
import type { NeededKind, NeededReference, Reference } from './references.js';
import { heldBy, madeBy, neededReference, referencesOf } from './references.js';

/** A name that a pod template has only since the change, and that no file holds. */
interface UnheldReference extends NeededReference {
  /** The files held what the template named before in its place: then they are where such objects stand. */
  readonly isSwapped: boolean;
}

/**
 * Kinds without which the API server makes no pod at all. What it makes and the kubelet waits for, Secrets and ConfigMaps, is often in no
 * file; of those only what the change takes away is told.
 */
const REFUSING: readonly NeededKind[] = ['ServiceAccount', 'PriorityClass', 'RuntimeClass'];
/** In every cluster. Source: kubernetes, pkg/apis/scheduling, SystemPriorityClasses. */
const BUILT_IN = ['PriorityClass/system-cluster-critical', 'PriorityClass/system-node-critical'];

/** Empty without a base: nobody can tell then what the change names anew. */
export function unheldReferences(
  workload: Manifest,
  before: Manifest | null,
  { neighbours = [], neighboursBefore }: Pick<ResolveInput, 'neighbours' | 'neighboursBefore'>,
): UnheldReference[] {
  if (before === null || neighboursBefore === undefined) return [];
  const earlier = referencesOf(before);
  return referencesOf(workload)
    .filter(({ kind, name }) => REFUSING.includes(kind) && !BUILT_IN.includes(`${kind}/${name}`))
    .filter((one) => !earlier.some(({ kind, name }) => kind === one.kind && name === one.name))
    .filter((one) => ![neighbours, neighboursBefore].some((files) => heldBy(files, workload, one)))
    .filter((one) => !madeBy(neighbours, workload, one))
    .map((one) => ({
      ...neededReference(one),
      isSwapped: earlier.some(
        (was: Reference) => was.kind === one.kind && heldBy(neighboursBefore, workload, was),
      ),
    }));
}
