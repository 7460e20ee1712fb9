import { isObject, type Json, type JsonObject } from '../../src/manifest/manifest.js';
import type { MemberCluster } from '../../src/systems/kubefleet/objects/clusters.js';
import { field, itemsIn, labelsIn, objectIn, textIn } from '../../src/manifest/fields.js';
import { byName } from '../../src/manifest/lookup.js';
import { readPolicy, targetNumber } from '../../src/systems/kubefleet/objects/policy.js';
import { type ExistingPlacement, schedule } from '../../src/systems/kubefleet/controller/scheduler.js';
import { pickedOf } from '../../src/systems/kubefleet/controller/bindings.js';
import { SchedulingError } from '../../src/systems/kubefleet/controller/affinity.js';
import { differs, type Mismatch } from '../family.js';

export function targets(vector: JsonObject): Mismatch {
  const policy = readPolicy(vector['policy']);
  const existing = itemsIn(vector, 'existing').map(existingOf);
  const scheduled = schedule(policy, itemsIn(vector, 'clusters').map(clusterOf), existing);
  const expected = vector['expect'] ?? null;
  if (scheduled instanceof SchedulingError) return differs(expected, { error: 'schedulingError' });
  const { placements } = scheduled;
  const names = (isGone: boolean) =>
    placements
      .filter((placement) => (placement.state === 'Unscheduled') === isGone)
      .map((placement) => placement.cluster)
      .sort(byName);
  const unscheduled = names(true);
  const actual: JsonObject = {
    picked: names(false),
    target: targetNumber(policy, pickedOf(placements).length),
    fullyScheduled: scheduled.fullyScheduled,
    pickOrder: [...scheduled.pickOrder],
    ...(unscheduled.length > 0 ? { unscheduled } : {}),
  };
  const isExtra = isObject(expected) && !Object.hasOwn(expected, 'unscheduled') && unscheduled.length > 0;
  return isExtra ? { expected, actual } : differs(expected, actual);
}

const INELIGIBLE: ReadonlyMap<string, MemberCluster['ineligible']> = new Map([
  ['neverJoined', 'notJoined'],
  ['stale', 'noHeartbeat'],
  ['unhealthy', 'unhealthy'],
  ['leaving', 'leaving'],
]);

function clusterOf(cluster: Json): MemberCluster {
  const state = textIn(cluster, 'state') ?? 'joined';
  if (state !== 'joined' && !INELIGIBLE.has(state)) throw new Error(`unknown state ${state}`);
  const usage = field(cluster, 'resourceUsage');
  return {
    name: textIn(cluster, 'name') ?? '',
    labels: labelsIn(cluster, 'labels'),
    taints: itemsIn(cluster, 'taints').map((taint) => ({
      key: textIn(taint, 'key') ?? '',
      value: textIn(taint, 'value') ?? '',
      effect: textIn(taint, 'effect') ?? '',
    })),
    properties: labelsIn(cluster, 'properties'),
    usage: {
      total: labelsIn(usage, 'capacity'),
      allocatable: labelsIn(usage, 'allocatable'),
      available: labelsIn(usage, 'available'),
    },
    leaving: state === 'leaving',
    heartbeatAt: null,
    ineligible: INELIGIBLE.get(state) ?? null,
    namespaces: objectIn(cluster, 'namespaces')
      ? new Set(Object.keys(objectIn(cluster, 'namespaces') ?? {}))
      : null,
  };
}

function existingOf(placement: Json): ExistingPlacement {
  const state = textIn(placement, 'state');
  if (state !== 'Scheduled' && state !== 'Bound' && state !== 'Unscheduled') throw new Error('unknown state');
  return {
    cluster: textIn(placement, 'cluster') ?? '',
    state,
    policy: textIn(placement, 'policy') === 'current' ? 'current' : 'previous',
    score: { spread: 0, affinity: 0 },
    stateBefore: state === 'Scheduled' ? 'Scheduled' : 'Bound',
  };
}
