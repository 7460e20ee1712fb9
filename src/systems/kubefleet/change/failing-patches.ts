import { fieldAt, itemsIn, textIn, valueAt } from '../../../manifest/fields.js';
import { type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import { refText, type Unshown } from '../../system.js';
import type { FleetObject } from '../objects/objects.js';
import { clusters as clusterCount } from '../words/why.js';
import { patchedBy, stepsOf } from './copied-specs.js';
import { concerns, isSame, type Overridden, type OverridePair, rulesFor, selectorsOf } from './overrides.js';

/** Kinds in which the API server of the hub fills in nothing: what a file does not write is not there. */
const PLAIN: ReadonlySet<string> = new Set([
  ...['ClusterRole', 'Role', 'ClusterRoleBinding', 'RoleBinding'],
  ...['ConfigMap', 'Secret', 'ServiceAccount'],
]);

/**
 * Overrides that the change adds or edits and that can not be applied to what they select: a cluster for which one counts has failed
 * (`Overridden` is False), and keeps what it has. Source: kubefleet-dev/kubefleet, pkg/controllers/workgenerator/override.go,
 * applyJSONPatchOverride; kubefleet.dev, Override Failure TSG; RFC 6902.
 */
export function failingPatches(pairs: readonly OverridePair[], placed: Overridden): Unshown[] {
  return pairs.flatMap(({ before, after }) => {
    if (!after || !concerns(after, placed) || (before && isSame(before, after))) return [];
    return objectsOf(after, placed.manifests).flatMap((object) => failing(after, object, placed));
  });
}

function failing(override: FleetObject, object: Manifest, { clusters }: Overridden): Unshown[] {
  const failed = clusters.flatMap(({ labels }) => faultFor(override, object, labels) ?? []);
  const [first] = failed;
  if (first === undefined) return [];
  const { ref, manifest } = override;
  const name = `${object.kind}/${visible(object.name)}`;
  return [
    {
      subject: `override-fails ${ref.kind}/${ref.name} ${name}`,
      says: `${refText(ref)} can not be applied on ${clusterCount(failed.length)}: ${visible(first)} of ${name}, which has no such field. Such a cluster counts as failed and keeps what it has, and no edit of anything that the placement brings reaches it before the override is mended.`,
      fix: 'Write the field in the object itself, add what is above it first, or correct the path.',
      place: manifest.placeOf(['spec', 'policy', 'overrideRules']),
      grade: 'error',
    },
  ];
}

/** The objects of the files that it selects by themselves. */
function objectsOf({ ref, stored }: FleetObject, manifests: readonly Manifest[]): Manifest[] {
  return selectorsOf(stored).flatMap((selector) => {
    const [kind, name] = ['kind', 'name'].map((field) => textIn(selector, field));
    return manifests.filter(
      (one) =>
        one.kind === kind &&
        one.name === name &&
        (ref.namespace === null ? one.namespace === null : namespaceOf(one) === ref.namespace),
    );
  });
}

function faultFor(
  override: FleetObject,
  { kind, object }: Manifest,
  labels: Readonly<Record<string, string>>,
): string | null {
  const rules = rulesFor(override, labels);
  if (rules.some((rule) => textIn(rule, 'overrideType') === 'Delete')) return null;
  let value: Json = object;
  for (const patch of rules.flatMap((rule) => itemsIn(rule, 'jsonPatchOverrides'))) {
    const patched = patchedBy(value, patch);
    if (patched === null)
      return isSure(kind, stepsOf(patch), value)
        ? `${textIn(patch, 'op') ?? ''} ${textIn(patch, 'path') ?? ''}`
        : null;
    value = patched;
  }
  return null;
}

/** What the API server or a controller may have filled in is not known here. */
function isSure(kind: string, path: readonly string[], object: Json): boolean {
  if (PLAIN.has(kind)) return true;
  const [first, second] = path;
  if (first === 'metadata') return kind !== 'Namespace' || second === 'annotations';
  // A list that is written is as long as it is.
  const at = path.findIndex((part) => /^\d+$/.test(part));
  const list = at < 0 ? undefined : valueAt(object, path.slice(0, at));
  if (!Array.isArray(list)) return false;
  return Number(path[at]) >= list.length || isLeftOut(list[Number(path[at])], path.slice(at - 1));
}

/** Fields of a container that the API server fills in for nobody. Source: kubernetes, pkg/apis/core/v1/defaults.go, zz_generated.defaults.go. */
const NEVER_FILLED: ReadonlySet<string> = new Set([
  ...['args', 'command', 'env', 'envFrom', 'lifecycle', 'ports', 'volumeMounts', 'workingDir'],
  ...['livenessProbe', 'readinessProbe', 'startupProbe'],
]);

/** True for what is below such a field of a container that does not write it. */
function isLeftOut(container: Json | undefined, [list, , field]: readonly string[]): boolean {
  const isContainer = list === 'containers' || list === 'initContainers';
  if (!isContainer || field === undefined || !NEVER_FILLED.has(field)) return false;
  return fieldAt(container, field) === undefined;
}
