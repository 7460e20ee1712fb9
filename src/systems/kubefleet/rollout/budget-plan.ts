import { field, fieldAt } from '../../../manifest/fields.js';
import { scaleIntOrPercent } from '../../../manifest/values/intstr.js';
import type { Json } from '../../../manifest/manifest.js';
import { type EvictionLimit, type ResolvedPolicy, stated } from '../../system.js';
import type { Binding } from '../controller/bindings.js';
import { type DisruptionBudget, disruptionsAllowed } from '../controller/eviction.js';
import { policyOf } from '../results/findings.js';
import { type FleetObject, placementRef } from '../objects/objects.js';
import type { PlacementPolicy } from '../objects/policy.js';
import { isError } from '../objects/properties.js';
import type { PlacedObject, Side } from '../side.js';
import { evictionsStandStill } from '../results/standstill.js';
import { clusters } from '../results/why.js';

/** The disruption budget of a placement, as the cluster has it; null when there is none. */
export function budgetOf(placement: string, side: Side): DisruptionBudget | null {
  const kind = 'ClusterResourcePlacementDisruptionBudget';
  const object = side.object({ system: 'kubefleet', kind, namespace: null, name: placement });
  const accepted = object && side.accepted(object);
  return accepted && readBudget(accepted.stored['spec']);
}

function readBudget(spec: Json | undefined): DisruptionBudget {
  const limit = (name: string): string | number | null => {
    const value = field(spec, name);
    return typeof value === 'string' || typeof value === 'number' ? value : null;
  };
  return { maxUnavailable: limit('maxUnavailable'), minAvailable: limit('minAvailable') };
}

/** A disruption budget, or an approval: nothing that rolls, but something a reader must know. */
export function budgetPolicy(object: FleetObject, side: Side): ResolvedPolicy {
  if (object.ref.kind.endsWith('ApprovalRequest')) {
    const notes = [
      'The run creates approval requests itself, and an approval stands in the status, which no file can set: approve it in the cluster.',
    ];
    return policyOf(object, { notes: object.live ? [] : notes });
  }
  if (object.ref.kind !== 'ClusterResourcePlacementDisruptionBudget') return policyOf(object);
  const ref = placementRef(object.ref, object.stored);
  const placed = side.placement(ref);
  if (!placed || isError(placed.transition)) {
    const what = `ClusterResourcePlacement "${ref.name}", which has the budget's own name,`;
    const consequence = 'The budget limits no eviction.';
    const place = object.manifest.placeOf(['metadata', 'name']);
    if (placed) return policyOf(object);
    return policyOf(object, {
      missingReferences: [{ what, consequence, place }],
      onDelete: { says: goneText(ref.name, null), targets: [] },
      facts: stated('eviction-limit', [ofAnyCluster(object, side.fleet.clusters.length)]),
    });
  }
  const { spec, transition } = placed;
  const budget = readBudget(fieldAt(object.stored, 'spec'));
  const standstill =
    object.refusals.length > 0
      ? null
      : evictionsStandStill(object.manifest, budget, spec.policy, transition.bindings);
  return policyOf(object, {
    facts: [
      ...stated('standstill', [standstill]),
      ...stated('eviction-limit', evictableOf(object, budget, placed, transition.bindings)),
    ],
    uses: [placed.object.ref],
    // Nothing is out by that alone; an eviction that comes is executed.
    onDelete: { says: goneText(ref.name, spec.policy, transition.bindings.length), targets: [] },
    notes: [budgetText(spec.policy)],
  });
}

/** A placement that is not at hand is treated as if it were on every cluster, so that raising its budget does not go unseen. */
function ofAnyCluster({ manifest, stored }: FleetObject, of: number): EvictionLimit {
  const { maxUnavailable, minAvailable } = readBudget(fieldAt(stored, 'spec'));
  const isKept = maxUnavailable === null;
  const written = scaleIntOrPercent(maxUnavailable ?? minAvailable ?? of, of, 'up') ?? 0;
  const most = Math.min(of, Math.max(0, isKept ? of - written : written));
  const field = isKept ? 'minAvailable' : 'maxUnavailable';
  // How its percentage is rounded depends on clusters that nobody knows.
  return { most, of, unit: 'cluster', field, written: null, place: manifest.placeOf(['spec', field]) };
}

/** As if all that is placed were available. Of a PickFixed placement nothing can be evicted at all. */
function evictableOf(
  { manifest }: FleetObject,
  budget: DisruptionBudget,
  { spec: { policy } }: PlacedObject,
  bindings: readonly Binding[],
): EvictionLimit[] {
  if (policy.type === 'PickFixed') return [];
  const healthy = bindings.map((binding) => ({ ...binding, health: 'ready' as const }));
  const allowed = disruptionsAllowed(policy, healthy, budget) ?? 0;
  const field = budget.maxUnavailable === null ? 'minAvailable' : 'maxUnavailable';
  const most = Math.min(bindings.length, Math.max(0, allowed));
  return [
    {
      most,
      of: bindings.length,
      unit: 'cluster',
      field,
      written: budget[field],
      place: manifest.placeOf(['spec', field]),
    },
  ];
}

function goneText(placement: string, policy: PlacementPolicy | null, placed = 0): string {
  const all = placed > 1 ? `, up to all ${clusters(placed)}` : '';
  return policy?.type === 'PickFixed'
    ? `Placement "${placement}" is PickFixed, so no cluster of it can be evicted, with or without it.`
    : `Without it evictions of placement "${placement}" have no limit: each one is executed at once, however many clusters are out already${all}.`;
}

function budgetText({ type }: PlacementPolicy): string {
  const scope = 'It limits evictions only, never a rollout.';
  return type === 'PickFixed'
    ? `Its placement is PickFixed: no cluster of it can be evicted, with or without a budget. Remove the cluster from clusterNames. ${scope}`
    : scope;
}
