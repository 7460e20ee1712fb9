import { type Problem, unjudgedAt } from '../../manifest/problem.js';
import { entryOf, fieldAt, itemsIn, labelsIn, listIn, objectIn, textIn } from '../../manifest/fields.js';
import { listing } from '../../manifest/words/listing.js';
import { groupOf, type Json, type Manifest, namespaceOf } from '../../manifest/manifest.js';
import { verb } from '../../manifest/words/plural.js';
import { compareQuantities, parseQuantity, type Quantity } from '../../manifest/values/quantity.js';
import { titleOf } from '../../manifest/words/visible.js';
import { contentOf, objectChanges, type Side } from '../objects/object-changes.js';
import { objectsIn, textsOf } from '../objects/objects-in.js';
import { isPlanned } from '../objects/planned-kinds.js';
import { namesPlanned } from '../objects/rewriters.js';

/** Tells of one that is new or edited whether it may refuse pods that it admitted before. */
type Refuses = (after: Manifest, before: Side, head: readonly Manifest[]) => boolean;

/**
 * What refuses objects as they are made, by API group and kind. Sources: Kubernetes (admission policies and webhooks, Pod Security, quotas,
 * limits), Kyverno (`validationFailureAction`, which is Audit where nothing is said), Gatekeeper (`enforcementAction`, which is deny).
 */
const REFUSING: Readonly<Record<string, Readonly<Record<string, Refuses>>>> = {
  '': { Namespace: byPodSecurity, ResourceQuota: byQuota, LimitRange: besideWorkloads },
  'admissionregistration.k8s.io': {
    ValidatingAdmissionPolicy: ofPods,
    ValidatingAdmissionPolicyBinding: byBinding,
    ValidatingWebhookConfiguration: ofPods,
  },
  'kyverno.io': { ClusterPolicy: byKyverno, Policy: byKyverno },
  'policies.kyverno.io': { ValidatingPolicy: byActions, NamespacedValidatingPolicy: byActions },
};
const CONSTRAINTS = 'constraints.gatekeeper.sh';

/**
 * Rules of admission that the change makes or edits and that may refuse pods, which then do not come back when they are evicted or
 * replaced, or planned objects, whose edits then do not arrive: no plan of the files knows. One warning for all of them; none for a rule that only reports, or that is about other kinds.
 */
export function refusals(base: readonly Manifest[] | null, head: readonly Manifest[]): Problem[] {
  const found = objectChanges(base, head).flatMap(({ before, after }) =>
    after && refuses(after)?.(after, before, head) ? [after] : [],
  );
  const [first] = found;
  if (!first) return [];
  const message =
    `${listing(found.map(titleOf))} ${verb(found.length, 'is', 'are')} changed and may refuse pods or planned objects as they are made: a pod that is evicted, or replaced by a rollout, would not come back, and an edit of the files would not arrive. ${known(found)} ` +
    'See first that what is there today would be admitted again (`kubectl apply --dry-run=server`), or let it only warn for a while.';
  return [unjudgedAt(first.place, 'may-refuse-pods', message)];
}

/** What the rollouts of the plan keep to stands in findings of their own, which no drain has. */
function known(found: readonly Manifest[]): string {
  const isKept = found.every(({ kind }) => kind === 'LimitRange' || kind === 'ResourceQuota');
  return isKept
    ? 'The rollouts of this plan keep to it where they can tell, and nothing else here does.'
    : 'No number of this plan knows of that.';
}

function refuses({ apiVersion, kind }: Manifest): Refuses | undefined {
  const group = groupOf(apiVersion);
  return group === CONSTRAINTS ? byConstraint : entryOf(entryOf(REFUSING, group) ?? {}, kind);
}

function isOther(after: Manifest, before: Side): boolean {
  return contentOf(after) !== contentOf(before);
}

/** Kinds and resources of pods, of what evicts them, of what makes them, and of nodes that replace others. */
const OF_PODS: ReadonlySet<string> = new Set([
  ...['*', '*/*', 'pod', 'pods', 'pods/eviction', 'pods/*', 'nodes', 'node', 'nodeclaims', 'nodeclaim'],
  ...['deployment', 'replicaset', 'statefulset', 'daemonset', 'job'].flatMap((kind) => [kind, `${kind}s`]),
]);

function namesPods(object: Json): boolean {
  return objectsIn(object).some((part) =>
    ['kinds', 'kind', 'resources'].some((field) =>
      textsOf(part[field] ?? []).some((text) => {
        const name = text.toLowerCase();
        return OF_PODS.has(name) || OF_PODS.has(name.slice(name.lastIndexOf('/') + 1));
      }),
    ),
  );
}

function ofPods(after: Manifest, before: Side): boolean {
  const parts = [...itemsIn(after.object, 'webhooks'), after.object['spec'] ?? null];
  return (
    isOther(after, before) && parts.some((part) => namesPods(part) || objectsIn(part).some(namesPlanned))
  );
}

/** Which policy it is about stands elsewhere. */
function byBinding(after: Manifest, before: Side): boolean {
  return (
    isOther(after, before) &&
    textsOf(fieldAt(after.object, 'spec', 'validationActions') ?? []).includes('Deny')
  );
}

function byActions(after: Manifest, before: Side): boolean {
  const actions = listIn(after.object['spec'], 'validationActions');
  return ofPods(after, before) && (actions === null || actions.includes('Deny'));
}

function byKyverno(after: Manifest, before: Side): boolean {
  const parts = objectsIn(after.object['spec'] ?? null);
  const isEnforced = parts.some((part) =>
    ['validationFailureAction', 'failureAction'].some(
      (field) => textIn(part, field)?.toLowerCase() === 'enforce',
    ),
  );
  return isEnforced && parts.some((part) => part['validate'] !== undefined) && ofPods(after, before);
}

function byConstraint(after: Manifest, before: Side): boolean {
  const spec = after.object['spec'];
  if (!isOther(after, before) || !['deny', null].includes(textIn(spec, 'enforcementAction'))) return false;
  return fieldAt(spec, 'match', 'kinds') === undefined || namesPods(fieldAt(spec, 'match') ?? null);
}

const LEVELS: readonly string[] = ['privileged', 'baseline', 'restricted'];

function byPodSecurity(after: Manifest, before: Side, head: readonly Manifest[]): boolean {
  const levelOf = (side: Side): number => {
    const labels = labelsIn(side?.object['metadata'], 'labels');
    return Math.max(0, LEVELS.indexOf(labels['pod-security.kubernetes.io/enforce'] ?? ''));
  };
  const isTighter = levelOf(after) > levelOf(before) || isOtherSelector(after, before);
  return isTighter && hasPodsIn(after.name, head);
}

/** What a Namespace asks of the nodes of its pods. Sources: kubernetes, plugin/pkg/admission/podnodeselector; OpenShift, project node selectors. */
const NODE_SELECTORS = ['scheduler.alpha.kubernetes.io/node-selector', 'openshift.io/node-selector'];

function isOtherSelector(after: Manifest, before: Side): boolean {
  const [now, was] = [after, before].map((side) => labelsIn(side?.object['metadata'], 'annotations'));
  return NODE_SELECTORS.some((key) => (now?.[key] ?? '') !== '' && now?.[key] !== was?.[key]);
}

/** A limit that is new or lower than it was. */
function byQuota(after: Manifest, before: Side, head: readonly Manifest[]): boolean {
  const hardOf = (side: Side): ReadonlyMap<string, Json> =>
    new Map(Object.entries(objectIn(side?.object['spec'], 'hard') ?? {}));
  const earlier = hardOf(before);
  const isTighter = [...hardOf(after)].some(([name, now]) => {
    const then = earlier.get(name);
    if (then === undefined) return true;
    const [most, mostBefore] = [amountOf(now), amountOf(then)];
    return most === null || mostBefore === null
      ? most !== mostBefore
      : compareQuantities(most, mostBefore) < 0;
  });
  return isTighter && hasPodsIn(namespaceOf(after), head);
}

function amountOf(value: Json): Quantity | null {
  return typeof value === 'string' || typeof value === 'number' ? parseQuantity(String(value)) : null;
}

function besideWorkloads(after: Manifest, before: Side, head: readonly Manifest[]): boolean {
  return isOther(after, before) && hasPodsIn(namespaceOf(after), head);
}

function hasPodsIn(namespace: string | null, head: readonly Manifest[]): boolean {
  return head.some(
    (one) =>
      isPlanned(one) &&
      fieldAt(one.object, 'spec', 'template') !== undefined &&
      groupOf(one.apiVersion) === 'apps' &&
      (one.namespace === null || namespaceOf(one) === namespace),
  );
}
