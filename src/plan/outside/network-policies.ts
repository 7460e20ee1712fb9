import { entryOf, fieldAt, itemsIn, labelsIn, textIn } from '../../manifest/fields.js';
import { groupOf, type Json, type Manifest, namespaceOf } from '../../manifest/manifest.js';
import { compileSelector, selects } from '../../manifest/values/selector.js';
import { podSpecOf } from './edited-controllers.js';

/** Which pods a part of a policy is about: absent = all of them. */
interface Subject {
  readonly pods: Json | undefined;
  readonly namespaces?: Json | undefined;
}

type Subjects = (spec: Json) => readonly Subject[];

const cilium: Subjects = (spec) => [{ pods: withoutSources(fieldAt(spec, 'endpointSelector')) }];
const calico: Subjects = (spec) => [
  { pods: equalities(textIn(spec, 'selector')), namespaces: equalities(textIn(spec, 'namespaceSelector')) },
];
const admin: Subjects = (spec) => {
  const subject = fieldAt(spec, 'subject');
  const namespaces = fieldAt(subject, 'namespaces') ?? fieldAt(subject, 'pods', 'namespaceSelector');
  return [{ pods: fieldAt(subject, 'pods', 'podSelector'), namespaces }];
};
const antrea: Subjects = (spec) =>
  itemsIn(spec, 'appliedTo').map((to) => ({
    pods: fieldAt(to, 'podSelector'),
    namespaces: fieldAt(to, 'namespaceSelector'),
  }));
const istio: Subjects = (spec) => [{ pods: fieldAt(spec, 'selector') }];

const CALICO: Readonly<Record<string, Subjects>> = { NetworkPolicy: calico, GlobalNetworkPolicy: calico };

/** Kinds that close connections of pods beside those of Kubernetes itself, by API group. From the documents of each. */
const OTHERS: Readonly<Record<string, Readonly<Record<string, Subjects>>>> = {
  'cilium.io': { CiliumNetworkPolicy: cilium, CiliumClusterwideNetworkPolicy: cilium },
  'projectcalico.org': CALICO,
  'crd.projectcalico.org': CALICO,
  'policy.networking.k8s.io': {
    AdminNetworkPolicy: admin,
    BaselineAdminNetworkPolicy: admin,
    ClusterNetworkPolicy: admin,
  },
  'crd.antrea.io': { NetworkPolicy: antrea, ClusterNetworkPolicy: antrea },
  'security.istio.io': { AuthorizationPolicy: istio, PeerAuthentication: istio },
};

/** Where a policy of a mesh is about every namespace. Source: istio.io, root namespace of the mesh's settings. */
const ROOT_OF_MESH = 'istio-system';

/** Where each namespace has its own name for a label. Source: kubernetes v1.21, KEP-2161; projectcalico.org and cilium.io for theirs. */
const NAMES_OF_NAMESPACE = [
  'kubernetes.io/metadata.name',
  'projectcalico.org/name',
  'io.kubernetes.pod.namespace',
];

/** True for a network policy of Kubernetes itself. */
export function isNetworkPolicy({ apiVersion, kind }: Manifest): boolean {
  return groupOf(apiVersion) === 'networking.k8s.io' && kind === 'NetworkPolicy';
}

/** True for one of another project, of which only is read whom it is about. */
export function isOtherNetworkPolicy(policy: Manifest): boolean {
  return subjectsOf(policy) !== undefined;
}

/**
 * Whether a policy is about the pods of a workload. An empty selector takes every pod; what of one of another project can not be told from
 * the files, such as the labels of a namespace, is taken to hold.
 */
export function isAround(policy: Manifest, workload: Manifest): boolean {
  const pods = podSpecOf(workload) === null ? null : podLabels(workload);
  if (pods === null) return false;
  const isNear = namespaceOf(policy) === namespaceOf(workload);
  if (isNetworkPolicy(policy))
    return isNear && (mayTake(fieldAt(policy.object, 'spec', 'podSelector') ?? {}, pods, []) ?? false);
  const of = subjectsOf(policy);
  const isEverywhere =
    /Cluster|Global|Admin/.test(policy.kind) || (of === istio && namespaceOf(policy) === ROOT_OF_MESH);
  if (of === undefined || !(isNear || isEverywhere)) return false;
  const names = Object.fromEntries(NAMES_OF_NAMESPACE.map((key) => [key, namespaceOf(workload)]));
  const { object } = policy;
  return [object['spec'] ?? null, ...itemsIn(object, 'specs')]
    .flatMap(of)
    .some(
      (subject) =>
        (mayTake(subject.pods, { ...names, ...pods }, NOT_ITS_OWN) ?? true) &&
        (mayTake(subject.namespaces, names, null) ?? true),
    );
}

/** Labels that come from around a pod: `io.cilium.k8s.policy.serviceaccount`. */
const NOT_ITS_OWN = ['io.', 'projectcalico.org/'];

/**
 * True where the labels fulfil a selector as far as they are known; null for a selector that can not be read. `others` are the beginnings
 * of labels that it may have beside them: null = any.
 */
function mayTake(
  selector: Json | undefined,
  labels: Readonly<Record<string, string>>,
  others: readonly string[] | null,
): boolean | null {
  const compiled = compileSelector(selector ?? {});
  if (!('selector' in compiled)) return null;
  const { requirements, written } = compiled.selector;
  const known = requirements.filter(
    ({ key }) =>
      entryOf(labels, key) !== undefined || !(others?.some((start) => key.startsWith(start)) ?? true),
  );
  return selects({ written, requirements: known }, labels);
}

function subjectsOf({ apiVersion, kind }: Manifest): Subjects | undefined {
  return entryOf(entryOf(OTHERS, groupOf(apiVersion)) ?? {}, kind);
}

function podLabels(workload: Manifest): Readonly<Record<string, string>> {
  return labelsIn(fieldAt(workload.object, 'spec', 'template', 'metadata'), 'labels');
}

/** `k8s:app` and `any:app` are the label `app` to Cilium, of one source or of any. */
function withoutSources(selector: Json | undefined): Json | undefined {
  if (selector === undefined) return undefined;
  return JSON.parse(JSON.stringify(selector).replaceAll(/"(?:k8s|any)[:.](?=[^"]*")/g, '"')) as Json;
}

const EQUALITY = /^([\w./-]+) *== *(?:'([^']*)'|"([^"]*)")$/;

/** A selector as Calico writes them, where it is nothing but equalities; undefined for any other, which may take everything. */
function equalities(text: string | null): Json | undefined {
  const parts = (text ?? '').split('&&').map((part) => EQUALITY.exec(part.trim()));
  const labels = parts.flatMap((part) => (part ? [[part[1] ?? '', part[2] ?? part[3] ?? '']] : []));
  return labels.length === parts.length
    ? { matchLabels: Object.fromEntries(labels) as Record<string, string> }
    : undefined;
}
