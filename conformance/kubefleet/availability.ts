import { field, fieldAt, itemsIn, numberIn, textIn } from '../../src/manifest/fields.js';
import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import {
  isAvailableAtOnce,
  type ResourceName,
  TRACKED,
} from '../../src/systems/kubefleet/controller/availability.js';

/**
 * What the member agent makes of an object: in place, not yet, or beyond its knowledge, in which case it counts as
 * available and only `unavailablePeriodSeconds` slows a rollout down.
 */
type Availability = 'available' | 'notYet' | 'notTrackable';

const TRACKERS: Readonly<Record<(typeof TRACKED)[number], (object: JsonObject) => Availability>> = {
  'apps/v1/deployments': (object) => availableIf(deploymentIsAvailable(object)),
  'apps/v1/statefulsets': (object) => availableIf(statefulSetIsAvailable(object)),
  'apps/v1/daemonsets': (object) => availableIf(daemonSetIsAvailable(object)),
  '/v1/services': serviceAvailability,
  'apiextensions.k8s.io/v1/customresourcedefinitions': (object) => availableIf(definitionIsServed(object)),
  'policy/v1/poddisruptionbudgets': (object) => availableIf(budgetIsConsistent(object)),
};

/**
 * Availability of one object as seen on a member cluster.
 * Source: kubefleet-dev/kubefleet e160c1cd, workapplier/availability_tracker.go.
 */
export function availabilityOf(resource: ResourceName, object: JsonObject): Availability {
  if (isAvailableAtOnce(resource)) return 'available';
  const tracked = TRACKED.find((one) => one === resource);
  return tracked ? TRACKERS[tracked](object) : 'notTrackable';
}

function availableIf(condition: boolean): Availability {
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

function serviceAvailability(object: JsonObject): Availability {
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
    (type) => textIn(condition(object, type), 'status') === 'True',
  );
}

/** A budget that allows no disruption is available too, as long as its condition says so. */
function budgetIsConsistent(object: JsonObject): boolean {
  if (!statusIsCurrent(object)) return false;
  const allowed = condition(object, 'DisruptionAllowed');
  const [status, reason] =
    count(object, 'disruptionsAllowed') > 0 ? ['True', 'SufficientPods'] : ['False', 'InsufficientPods'];
  return textIn(allowed, 'status') === status && textIn(allowed, 'reason') === reason;
}

function condition(object: JsonObject, type: string): Json | undefined {
  return itemsIn(object['status'], 'conditions').find((one) => textIn(one, 'type') === type);
}
