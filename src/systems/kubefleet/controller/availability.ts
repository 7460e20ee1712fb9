import { fieldAt, itemsIn, numberIn, textIn } from '../../../manifest/fields.js';
import type { JsonObject } from '../../../manifest/manifest.js';
import { conditionIn, trueConditionIn } from '../../../snapshot/status.js';
import KINDS from '../kinds.json' with { type: 'json' };

/** Kinds that hold data or rules only, by group, version and plural (the core group is empty): available as soon as they exist. */
export const AVAILABLE_AT_ONCE: ReadonlySet<string> = new Set(KINDS.availableAtOnce);

/** Kinds whose status the member agent reads, and whether it finds an object available; null: it cannot tell. */
const TRACKERS: ReadonlyMap<string, (object: JsonObject) => boolean | null> = new Map([
  [
    'apps/v1/deployments',
    (object) =>
      isCurrent(object) &&
      ['availableReplicas', 'updatedReplicas'].every((one) => count(object, one) === replicasOf(object)) &&
      count(object, 'unavailableReplicas') === 0,
  ],
  [
    'apps/v1/statefulsets',
    (object) =>
      isCurrent(object) &&
      count(object, 'availableReplicas') === replicasOf(object) &&
      count(object, 'currentReplicas') === count(object, 'updatedReplicas') &&
      (textIn(object['status'], 'currentRevision') ?? '') ===
        (textIn(object['status'], 'updateRevision') ?? ''),
  ],
  [
    'apps/v1/daemonsets',
    (object) =>
      isCurrent(object) &&
      count(object, 'numberAvailable') === count(object, 'desiredNumberScheduled') &&
      count(object, 'currentNumberScheduled') === count(object, 'updatedNumberScheduled'),
  ],
  ['/v1/services', isServiceAvailable],
  [
    'apiextensions.k8s.io/v1/customresourcedefinitions',
    ({ status }) =>
      ['Established', 'NamesAccepted'].every((type) => trueConditionIn(status, type) !== undefined),
  ],
  ['policy/v1/poddisruptionbudgets', isBudgetConsistent],
]);

/**
 * Availability of one object, as the member agent sees it; one that cannot be tracked counts as available after
 * `unavailablePeriodSeconds`. Trackers are found by exact group, version and resource: a Job, and a Deployment of another API version,
 * are not trackable.
 * Source: kubefleet-dev/kubefleet e160c1cd, workapplier/availability_tracker.go.
 */
export function availabilityOf(
  resource: string,
  object: JsonObject,
): 'available' | 'notYet' | 'notTrackable' {
  const isAvailable = AVAILABLE_AT_ONCE.has(resource) || (TRACKERS.get(resource)?.(object) ?? null);
  if (isAvailable === null) return 'notTrackable';
  return isAvailable ? 'available' : 'notYet';
}

/** A number of the status; an absent one is 0, as in the typed object. */
function count({ status }: JsonObject, name: string): number {
  return numberIn(status, name) ?? 0;
}

function isCurrent(object: JsonObject): boolean {
  return count(object, 'observedGeneration') === (numberIn(object['metadata'], 'generation') ?? 0);
}

function replicasOf({ spec }: JsonObject): number {
  return numberIn(spec, 'replicas') ?? 1;
}

/** An ExternalName Service cannot be tracked. The text "None" of a headless one counts: only emptiness is looked at. */
function isServiceAvailable({ spec, status }: JsonObject): boolean | null {
  const type = textIn(spec, 'type') ?? '';
  if (['', 'ClusterIP', 'NodePort'].includes(type)) return Boolean(itemsIn(spec, 'clusterIPs')[0]);
  const [first] = itemsIn(fieldAt(status, 'loadBalancer'), 'ingress');
  return type === 'LoadBalancer' ? Boolean(textIn(first, 'ip') || textIn(first, 'hostname')) : null;
}

/** A budget that allows no disruption is available too, as long as its condition says so. */
function isBudgetConsistent(object: JsonObject): boolean {
  const allowed = conditionIn(object['status'], 'DisruptionAllowed');
  const [status, reason] =
    count(object, 'disruptionsAllowed') > 0 ? ['True', 'SufficientPods'] : ['False', 'InsufficientPods'];
  return isCurrent(object) && textIn(allowed, 'status') === status && textIn(allowed, 'reason') === reason;
}
