import { fieldAt, itemsIn, textIn } from '../../../manifest/fields.js';
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
  const created = new Set(inNamespace(neighbours, namespace).flatMap(namesCreatedBy));
  const deleted = referencesOf(workload).filter(
    (one) => isIn(neighboursBefore, one) && !isIn(neighbours, one) && !created.has(one.name),
  );
  const titled = deleted.map((one) => ({ ...one, title: `${one.kind}/${visible(one.name)}` }));
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

/** ConfigMaps and Secrets in volumes, `env` and `envFrom` of the pod template. */
export function referencesOf(workload: Manifest): Reference[] {
  const spec = fieldAt(workload.object, 'spec', 'template', 'spec');
  return [
    ...itemsIn(spec, 'volumes').flatMap((volume, i) => ofVolume(volume, ['volumes', i])),
    ...(['initContainers', 'containers'] as const).flatMap((list) =>
      itemsIn(spec, list).flatMap((container, i) => ofContainer(container, [list, i])),
    ),
  ];
}

function ofVolume(volume: Json, path: Reference['path']): Reference[] {
  const sources = [volume, ...itemsIn(fieldAt(volume, 'projected'), 'sources')];
  return [
    ...named('Secret', fieldAt(volume, 'secret'), 'secretName', path),
    ...sources.flatMap((source) => [
      ...named('ConfigMap', fieldAt(source, 'configMap'), 'name', path),
      ...named('Secret', fieldAt(source, 'secret'), 'name', path),
    ]),
  ];
}

function ofContainer(container: Json, path: Reference['path']): Reference[] {
  return [
    ...itemsIn(container, 'env').flatMap((variable, i) => [
      ...named('ConfigMap', fieldAt(variable, 'valueFrom', 'configMapKeyRef'), 'name', [...path, 'env', i]),
      ...named('Secret', fieldAt(variable, 'valueFrom', 'secretKeyRef'), 'name', [...path, 'env', i]),
    ]),
    ...itemsIn(container, 'envFrom').flatMap((source, i) => [
      ...named('ConfigMap', fieldAt(source, 'configMapRef'), 'name', [...path, 'envFrom', i]),
      ...named('Secret', fieldAt(source, 'secretRef'), 'name', [...path, 'envFrom', i]),
    ]),
  ];
}

function named(
  kind: Reference['kind'],
  source: Json | undefined,
  field: string,
  path: Reference['path'],
): Reference[] {
  const name = textIn(source, field);
  if (name === null || name === '' || (isObject(source) && source['optional'] === true)) return [];
  return [{ kind, name, path }];
}
