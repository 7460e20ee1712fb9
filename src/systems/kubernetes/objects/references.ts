import { fieldAt, itemsIn, textIn } from '../../../manifest/fields.js';
import { groupOf, isObject, type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { inNamespace, ofKind, ofKindIn } from '../../../manifest/lookup/of-kind.js';
import { remembered } from '../../../manifest/lookup/remembered.js';
import { visible } from '../../../manifest/words/visible.js';
import type { FilesBeside } from '../../system.js';

/** Kinds without which no pod of a template starts. */
export type NeededKind =
  | 'ConfigMap'
  | 'Secret'
  | 'PersistentVolumeClaim'
  | 'ServiceAccount'
  | 'PriorityClass'
  | 'RuntimeClass';

/** An object that a pod template needs. */
export interface NeededReference {
  /** `ConfigMap/settings`. */
  readonly what: string;
  /** What becomes of a new pod, as a clause. */
  readonly becomes: string;
  /** Where the template names it. */
  readonly path: readonly (string | number)[];
}

/** What a pod template names, and its pods do not start without. */
export interface Reference {
  readonly kind: NeededKind;
  readonly name: string;
  /** Within the spec of the pod. */
  readonly path: readonly (string | number)[];
}

/**
 * The kubelet waits for a ConfigMap or a Secret, the scheduler for a claim, and the API server makes no pod whose ServiceAccount,
 * PriorityClass or RuntimeClass is not there. Source: kubernetes, pkg/kubelet/kuberuntime (CreateContainerConfigError) and plugin/pkg/admission
 * (serviceaccount, priority, runtimeclass).
 */
const BECOMES: Readonly<Record<NeededKind, string>> = {
  ConfigMap: 'waits for it without end',
  Secret: 'waits for it without end',
  PersistentVolumeClaim: 'stays Pending without end',
  ServiceAccount: 'is refused by the API server',
  PriorityClass: 'is refused by the API server',
  RuntimeClass: 'is refused by the API server',
};

/** Source: kubernetes, pkg/kubelet/kubelet_pods.go, getPullSecretsForPod: it goes on without one that is not there. */
const PULLS = 'waits without end where its registry asks for it (ImagePullBackOff)';

const GROUPS: Readonly<Record<NeededKind, string>> = {
  ConfigMap: '',
  Secret: '',
  PersistentVolumeClaim: '',
  ServiceAccount: '',
  PriorityClass: 'scheduling.k8s.io',
  RuntimeClass: 'node.k8s.io',
};

/** Kinds of them that are in no namespace. */
const OF_CLUSTER: readonly NeededKind[] = ['PriorityClass', 'RuntimeClass'];

/**
 * What a workload needs, the files of before the change hold, and those after it do not. One that another object of them may make is none.
 */
export function lostReferences(
  workload: Manifest,
  { neighbours = [], neighboursBefore = [] }: FilesBeside,
): NeededReference[] {
  const lost = referencesOf(workload).filter(
    (one) =>
      heldBy(neighboursBefore, workload, one) &&
      !heldBy(neighbours, workload, one) &&
      !madeBy(neighbours, workload, one),
  );
  return [...new Map(lost.map(neededReference).map((one) => [one.what, one])).values()];
}

/** True where the files hold what a workload names. */
export function heldBy(files: readonly Manifest[], workload: Manifest, { kind, name }: Reference): boolean {
  const near = OF_CLUSTER.includes(kind) ? ofKind(files, kind) : ofKindIn(files, kind, namespaceOf(workload));
  return near.some((one) => one.name === name && groupOf(one.apiVersion) === GROUPS[kind]);
}

/** True where another object of the files may make it in the cluster. */
export function madeBy(files: readonly Manifest[], workload: Manifest, { name }: Reference): boolean {
  return namesMade(inNamespace(files, namespaceOf(workload))).has(name);
}

const namesMade = remembered((files: readonly Manifest[]) => new Set(files.flatMap(namesMadeBy)));

export function neededReference({ kind, name, path }: Reference): NeededReference {
  const what = `${kind}/${visible(name)}`;
  const becomes = path[0] === 'imagePullSecrets' ? PULLS : BECOMES[kind];
  return { what, becomes, path: ['spec', 'template', 'spec', ...path] };
}

/** Kinds that are not those asked for and write one of the same name, or say which: ExternalSecret, SealedSecret, Certificate. */
function namesMadeBy({ kind, name, object }: Manifest): string[] {
  if (kind in BECOMES || groupOf(object['apiVersion'] as string) === 'apps') return [];
  const spec = object['spec'];
  return [name, textIn(fieldAt(spec, 'target'), 'name'), textIn(spec, 'secretName')].flatMap(
    (one) => one ?? [],
  );
}

/** All that the pod template of a workload names and may not be without. */
export function referencesOf(workload: Manifest): Reference[] {
  return neededBy(fieldAt(workload.object, 'spec', 'template', 'spec'));
}

function neededBy(spec: Json | undefined): Reference[] {
  const own = (kind: NeededKind, field: string): Reference[] => named(kind, spec, field, []);
  return [
    ...own('ServiceAccount', 'serviceAccountName').filter(({ name }) => name !== 'default'),
    ...own('PriorityClass', 'priorityClassName'),
    ...own('RuntimeClass', 'runtimeClassName'),
    ...itemsIn(spec, 'imagePullSecrets').flatMap((secret, i) =>
      named('Secret', secret, 'name', ['imagePullSecrets', i]),
    ),
    ...itemsIn(spec, 'volumes').flatMap((volume, i) => ofVolume(volume, ['volumes', i])),
    ...(['initContainers', 'containers'] as const).flatMap((list) =>
      itemsIn(spec, list).flatMap((container, i) => ofContainer(container, [list, i])),
    ),
  ];
}

function ofVolume(volume: Json, path: readonly (string | number)[]): Reference[] {
  const sources = [volume, ...itemsIn(fieldAt(volume, 'projected'), 'sources')];
  return [
    ...named('PersistentVolumeClaim', fieldAt(volume, 'persistentVolumeClaim'), 'claimName', path),
    ...named('Secret', fieldAt(volume, 'secret'), 'secretName', path),
    ...sources.flatMap((source) => [
      ...named('ConfigMap', fieldAt(source, 'configMap'), 'name', path),
      ...named('Secret', fieldAt(source, 'secret'), 'name', path),
    ]),
  ];
}

function ofContainer(container: Json, path: readonly (string | number)[]): Reference[] {
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

/** Nothing where it is not written, or may be missing. */
function named(
  kind: NeededKind,
  source: Json | undefined,
  field: string,
  path: readonly (string | number)[],
): Reference[] {
  const name = textIn(source, field);
  if (name === null || name === '' || (isObject(source) && source['optional'] === true)) return [];
  return [{ kind, name, path: path.length === 0 ? [field] : path }];
}
