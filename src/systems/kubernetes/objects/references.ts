import { fieldAt, textIn } from '../../../manifest/fields.js';
import { isObject, type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { inNamespace, ofKindIn } from '../../../manifest/identity.js';
import { visible } from '../../../manifest/visible.js';
import type { FilesBeside } from '../../system.js';

/** A ConfigMap or Secret that a pod template names and that is not optional. */
export interface Reference {
  readonly kind: 'ConfigMap' | 'Secret';
  readonly name: string;
  /** Within the spec of the pod. */
  readonly path: readonly (string | number)[];
}

/**
 * ConfigMaps and Secrets that this change deletes and that a pod template still names: the kubelet does not start a pod without them
 * (CreateContainerConfigError). One that another object of the files may create, such as an ExternalSecret, is not among them. Source:
 * kubernetes, pkg/kubelet/kuberuntime.
 */
export function deletedReferences(
  workload: Manifest,
  { neighbours = [], neighboursBefore = [] }: FilesBeside,
): (Reference & { readonly title: string })[] {
  const namespace = namespaceOf(workload);
  const isIn = (files: readonly Manifest[], { kind, name }: Reference): boolean =>
    ofKindIn(files, kind, namespace).some((one) => one.apiVersion === 'v1' && one.name === name);
  const deleted = referencesOf(workload).filter(
    (one) => isIn(neighboursBefore, one) && !isIn(neighbours, one),
  );
  if (deleted.length === 0) return [];
  const created = new Set(inNamespace(neighbours, namespace).flatMap(namesCreatedBy));
  const lost = deleted.filter((one) => !created.has(one.name));
  const titled = lost.map((one) => ({ ...one, title: `${one.kind}/${visible(one.name)}` }));
  return [...new Map(titled.map((one) => [one.title, one])).values()];
}

/** Names of objects that a custom resource may create: its own, or the one in its spec (ExternalSecret, SealedSecret, Certificate). */
function namesCreatedBy({ apiVersion, name, object }: Manifest): string[] {
  if (apiVersion === 'v1' || apiVersion === 'apps/v1') return [];
  const spec = object['spec'];
  return [name, textIn(fieldAt(spec, 'target'), 'name'), textIn(spec, 'secretName')].flatMap(
    (one) => one ?? [],
  );
}

const KINDS = new Map<string, Reference['kind']>([
  ['configMap', 'ConfigMap'],
  ['configMapRef', 'ConfigMap'],
  ['configMapKeyRef', 'ConfigMap'],
  ['secret', 'Secret'],
  ['secretRef', 'Secret'],
  ['secretKeyRef', 'Secret'],
]);

/** ConfigMaps and Secrets in volumes, `env` and `envFrom` of the pod template. */
export function referencesOf(workload: Manifest): Reference[] {
  const spec = fieldAt(workload.object, 'spec', 'template', 'spec');
  const found = (list: string): Reference[] => referencesIn(fieldAt(spec, list), [list]);
  return [...found('volumes'), ...found('initContainers'), ...found('containers')];
}

function referencesIn(value: Json | undefined, path: Reference['path']): Reference[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => referencesIn(item, [...path, i]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, source]) => {
    const kind = KINDS.get(key);
    const name = textIn(source, 'secretName') ?? textIn(source, 'name');
    if (kind && name && fieldAt(source, 'optional') !== true)
      return [{ kind, name, path: path.slice(0, path[0] === 'volumes' ? 2 : 4) }];
    return referencesIn(source, [...path, key]);
  });
}
