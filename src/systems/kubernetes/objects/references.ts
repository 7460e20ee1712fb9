import { HOSTNAME_LABEL } from '../../../snapshot/snapshot.js';
import { fieldAt, itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { isObject, type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { inNamespace, ofKindIn } from '../../../manifest/identity.js';
import { visible } from '../../../manifest/visible.js';
import type { ExclusiveVolume, ResolveInput } from '../../system.js';
import { podTemplateOf } from './template.js';

/** A ConfigMap or Secret that a pod template names and that is not optional. */
interface Reference {
  readonly kind: 'ConfigMap' | 'Secret';
  readonly name: string;
  /** Within the spec of the pod. */
  readonly path: readonly (string | number)[];
}

/** ConfigMaps and Secrets in volumes, `env` and `envFrom` of the pod template. */
export function referencesOf(workload: Manifest): Reference[] {
  const spec = fieldAt(podTemplateOf(workload), 'spec');
  return ['volumes', 'initContainers', 'containers'].flatMap((list) =>
    referencesIn(fieldAt(spec, list), [list]),
  );
}

function referencesIn(value: Json | undefined, path: Reference['path']): Reference[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => referencesIn(item, [...path, i]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, source]) => {
    const [, prefix] = /^(configMap|secret)(?:Ref|KeyRef)?$/.exec(key) ?? [];
    const name = textIn(source, 'secretName') ?? textIn(source, 'name');
    const kind = prefix === 'secret' ? 'Secret' : 'ConfigMap';
    if (prefix && name && fieldAt(source, 'optional') !== true)
      return [{ kind, name, path: path.slice(0, path[0] === 'volumes' ? 2 : 4) }];
    return referencesIn(source, [...path, key]);
  });
}

/** An object of the core group that the files have in the namespace of a workload. */
export function coreObjectIn(
  files: readonly Manifest[],
  workload: Manifest,
  { kind, name }: { readonly kind: string; readonly name: string },
): Manifest | undefined {
  const near = ofKindIn(files, kind, namespaceOf(workload));
  return near.find((one) => one.apiVersion === 'v1' && one.name === name);
}

/**
 * ConfigMaps and Secrets that this change deletes and that a pod template still names: the kubelet does not start a pod without them
 * (CreateContainerConfigError). One that another object of the files may create, such as an ExternalSecret, is not among them. Source:
 * kubernetes, pkg/kubelet/kuberuntime.
 */
export function deletedReferences(
  workload: Manifest,
  { neighbors = [], neighborsBefore = [] }: Pick<ResolveInput, 'neighbors' | 'neighborsBefore'>,
): (Reference & { readonly title: string })[] {
  const deleted = referencesOf(workload).filter(
    (one) => coreObjectIn(neighborsBefore, workload, one) && !coreObjectIn(neighbors, workload, one),
  );
  if (deleted.length === 0) return [];
  const created = new Set(inNamespace(neighbors, namespaceOf(workload)).flatMap(namesCreatedBy));
  const titled = deleted.map((one) => ({ ...one, title: `${one.kind}/${visible(one.name)}` }));
  const lost = titled.filter(({ name }) => !created.has(name));
  return [...new Map(lost.map((one) => [one.title, one])).values()];
}

/** Names of objects that a custom resource may create: its own, or the one in its spec (ExternalSecret, SealedSecret, Certificate). */
function namesCreatedBy({ apiVersion, name, object }: Manifest): string[] {
  if (apiVersion === 'v1' || apiVersion === 'apps/v1') return [];
  const spec = object['spec'];
  return [name, textIn(spec, 'target', 'name') ?? name, textIn(spec, 'secretName') ?? name];
}

/**
 * The first volume claim of a pod template that a second pod may wait for: one node or one pod has it at a time, or no file has the
 * claim; of the next version alone if the `replaced` template lacks it. Null if every pod runs on the same node. Source: kubernetes, persistent volumes, access modes.
 */
export function exclusiveClaim(
  workload: Manifest,
  { neighbors = [], snapshot }: Pick<ResolveInput, 'neighbors' | 'snapshot'>,
  replaced: Json | undefined,
): Omit<ExclusiveVolume, 'isHeld'> | null {
  const spec = fieldAt(podTemplateOf(workload), 'spec');
  const affinity = fieldAt(spec, 'affinity', 'podAffinity');
  const isOnOneNode =
    snapshot.nodes.length === 1 ||
    textIn(spec, 'nodeName') !== null ||
    fieldAt(spec, 'nodeSelector', HOSTNAME_LABEL) !== undefined ||
    itemsIn(affinity, 'requiredDuringSchedulingIgnoredDuringExecution').some(
      (term) => textIn(term, 'topologyKey') === HOSTNAME_LABEL,
    );
  const taken = replaced === undefined ? null : claimsOf(replaced);
  const found = claimsOf(podTemplateOf(workload)).flatMap((claim) => {
    const file = coreObjectIn(neighbors, workload, { kind: 'PersistentVolumeClaim', name: claim });
    const modes = itemsIn(file?.object['spec'], 'accessModes');
    if (modes.includes('ReadWriteMany') || modes.includes('ReadOnlyMany')) return [];
    const mode = (['ReadWriteOncePod', 'ReadWriteOnce'] as const).find((one) => modes.includes(one)) ?? null;
    const isOfNext = taken?.includes(claim) === false;
    return mode === 'ReadWriteOncePod' || !isOnOneNode ? { claim, mode, isOfNext } : [];
  });
  return found.find(({ isOfNext }) => !isOfNext) ?? found[0] ?? null;
}

function claimsOf(template: Json | undefined): string[] {
  const volumes = itemsIn(fieldAt(template, 'spec'), 'volumes');
  return volumes.flatMap((volume) => textIn(objectIn(volume, 'persistentVolumeClaim'), 'claimName') ?? []);
}
