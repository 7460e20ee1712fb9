import { field, fieldAt, itemsIn, numberIn, textIn } from '../../../manifest/fields.js';
import type { Json, JsonObject } from '../../../manifest/manifest.js';
import { conditionIn } from '../../../snapshot/status.js';

/** Group, version and plural, the core group empty: `apps/v1/deployments`, `/v1/secrets`. */
type ResourceName = string;

/** Availability of one object on a member cluster. One that cannot be tracked counts as available after `unavailablePeriodSeconds`. */
type ObjectAvailability = 'available' | 'notYet' | 'notTrackable';

/** Kinds that hold data or rules only: available as soon as they exist. */
const AVAILABLE_AT_ONCE: ReadonlySet<ResourceName> = new Set([
  '/v1/namespaces',
  '/v1/secrets',
  '/v1/configmaps',
  '/v1/serviceaccounts',
  '/v1/limitranges',
  '/v1/resourcequotas',
  'rbac.authorization.k8s.io/v1/roles',
  'rbac.authorization.k8s.io/v1/clusterroles',
  'rbac.authorization.k8s.io/v1/rolebindings',
  'rbac.authorization.k8s.io/v1/clusterrolebindings',
  'networking.k8s.io/v1/networkpolicies',
  'networking.k8s.io/v1/ingressclasses',
  'storage.k8s.io/v1/csidrivers',
  'storage.k8s.io/v1/csinodes',
  'storage.k8s.io/v1/storageclasses',
  'storage.k8s.io/v1/csistoragecapacities',
  'apps/v1/controllerrevisions',
  'scheduling.k8s.io/v1/priorityclasses',
]);

/** Kinds whose status the member agent reads. */
const TRACKERS: ReadonlyMap<ResourceName, (object: JsonObject) => ObjectAvailability> = new Map([
  ['apps/v1/deployments', (object) => availableIf(deploymentIsAvailable(object))],
  ['apps/v1/statefulsets', (object) => availableIf(statefulSetIsAvailable(object))],
  ['apps/v1/daemonsets', (object) => availableIf(daemonSetIsAvailable(object))],
  ['/v1/services', serviceAvailability],
  ['apiextensions.k8s.io/v1/customresourcedefinitions', (object) => availableIf(definitionIsServed(object))],
  ['policy/v1/poddisruptionbudgets', (object) => availableIf(budgetIsConsistent(object))],
]);

/**
 * Availability of one object, as the member agent sees it. Trackers are found by exact group, version and resource: a Job, and a Deployment
 * of another API version, are not trackable.
 * Source: kubefleet-dev/kubefleet e160c1cd, workapplier/availability_tracker.go.
 */
export function availabilityOf(resource: ResourceName, object: JsonObject): ObjectAvailability {
  if (isAvailableAtOnce(resource)) return 'available';
  return TRACKERS.get(resource)?.(object) ?? 'notTrackable';
}

/** True for data and rules: available as soon as they exist, whatever they hold. */
export function isAvailableAtOnce(resource: ResourceName): boolean {
  return AVAILABLE_AT_ONCE.has(resource);
}

function availableIf(condition: boolean): ObjectAvailability {
  return condition ? 'available' : 'notYet';
}

/** A number of the status; an absent one is 0, as in the typed object. */
function count(object: JsonObject, name: string): number {
  return numberIn(object['status'], name) ?? 0;
}

function statusIsCurrent(object: JsonObject): boolean {
  return count(object, 'observedGeneration') === (numberIn(object['metadata'], 'generation') ?? 0);
}

function replicasAsked(object: JsonObject): number {
  return numberIn(object['spec'], 'replicas') ?? 1;
}

function deploymentIsAvailable(object: JsonObject): boolean {
  const replicas = replicasAsked(object);
  return (
    statusIsCurrent(object) &&
    count(object, 'availableReplicas') === replicas &&
    count(object, 'updatedReplicas') === replicas &&
    count(object, 'unavailableReplicas') === 0
  );
}

function statefulSetIsAvailable(object: JsonObject): boolean {
  const status = object['status'];
  return (
    statusIsCurrent(object) &&
    count(object, 'availableReplicas') === replicasAsked(object) &&
    count(object, 'currentReplicas') === count(object, 'updatedReplicas') &&
    (textIn(status, 'currentRevision') ?? '') === (textIn(status, 'updateRevision') ?? '')
  );
}

function daemonSetIsAvailable(object: JsonObject): boolean {
  return (
    statusIsCurrent(object) &&
    count(object, 'numberAvailable') === count(object, 'desiredNumberScheduled') &&
    count(object, 'currentNumberScheduled') === count(object, 'updatedNumberScheduled')
  );
}

function serviceAvailability(object: JsonObject): ObjectAvailability {
  switch (textIn(object['spec'], 'type') ?? '') {
    case '':
    case 'ClusterIP':
    case 'NodePort':
      // The text "None" of a headless service counts: only emptiness is looked at.
      return availableIf(isText(itemsIn(object['spec'], 'clusterIPs')[0]));
    case 'LoadBalancer': {
      const [first] = itemsIn(fieldAt(object['status'], 'loadBalancer'), 'ingress');
      return availableIf(isText(field(first, 'ip')) || isText(field(first, 'hostname')));
    }
    default:
      return 'notTrackable';
  }
}

function isText(value: Json | undefined): boolean {
  return typeof value === 'string' && value !== '';
}

function definitionIsServed(object: JsonObject): boolean {
  return ['Established', 'NamesAccepted'].every(
    (type) => textIn(conditionIn(object['status'], type), 'status') === 'True',
  );
}

/** A budget that allows no disruption is available too, as long as its condition says so. */
function budgetIsConsistent(object: JsonObject): boolean {
  if (!statusIsCurrent(object)) return false;
  const allowed = conditionIn(object['status'], 'DisruptionAllowed');
  const [status, reason] =
    count(object, 'disruptionsAllowed') > 0 ? ['True', 'SufficientPods'] : ['False', 'InsufficientPods'];
  return textIn(allowed, 'status') === status && textIn(allowed, 'reason') === reason;
}
