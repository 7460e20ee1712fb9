import { field } from '../../../manifest/fields.js';
import type { Json } from '../../../manifest/manifest.js';
import { scaleIntOrPercent } from '../../../manifest/quantity.js';
import { counted } from '../../../text/plural.js';
import { type Text, text } from '../../../text/text.js';
import { type EvictionLimit, type ResolvedPolicy, type Standstill, stated } from '../../system.js';
import type { Binding } from '../controller/bindings.js';
import { type DisruptionBudget, disruptionsAllowed } from '../controller/eviction.js';
import { type FleetObject, placementRef } from '../objects/objects.js';
import type { PlacementPolicy } from '../objects/policy.js';
import { isError } from '../objects/properties.js';
import { policyOf } from '../objects/texts.js';
import type { Side } from '../side.js';

/** The disruption budget of a placement, as the cluster has it; null if there is none. */
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

/** A disruption budget: it limits evictions of the placement with its name, and no rollout. */
export function budgetPolicy(object: FleetObject, side: Side): ResolvedPolicy {
  const { manifest, ref, stored, refusals } = object;
  const placement = placementRef(ref, stored);
  const placed = side.placement(placement);
  const budget = readBudget(stored['spec']);
  if (!placed)
    return policyOf(object, {
      missingReferences: [
        {
          what: `ClusterResourcePlacement "${placement.name}" (a budget has the name of its placement)`,
          consequence: 'The budget limits no eviction.',
          place: manifest.placeOf(['metadata', 'name']),
        },
      ],
      onDelete: { says: deletedText(placement.name, null), targets: [] },
      facts: stated('eviction-limit', [limitOfAny(object, budget, side.fleet.clusters.length)]),
    });
  if (isError(placed.transition)) return policyOf(object);
  const { policy } = placed.spec;
  const { bindings } = placed.transition;
  const isEvictable = policy.type !== 'PickFixed';
  return policyOf(object, {
    facts: [
      ...stated(
        'standstill',
        refusals.length === 0 && isEvictable ? [standstillOf(object, budget, policy, bindings)] : [],
      ),
      ...stated('eviction-limit', isEvictable ? [limitOf(object, budget, policy, bindings)] : []),
    ],
    uses: [placed.object.ref],
    onDelete: { says: deletedText(placement.name, policy), targets: [] },
    notes: [isEvictable ? LIMITS : text`A PickFixed placement cannot be evicted: the budget limits nothing.`],
  });
}

const LIMITS: Text = text`It limits evictions only, not rollouts.`;

function deletedText(placement: string, policy: PlacementPolicy | null): string {
  return policy?.type === 'PickFixed'
    ? `Placement "${placement}" is PickFixed and cannot be evicted, with or without a budget.`
    : `Evictions of placement "${placement}" then have no limit: each one is executed at once.`;
}

function limitField({ maxUnavailable }: DisruptionBudget): 'maxUnavailable' | 'minAvailable' {
  return maxUnavailable === null ? 'minAvailable' : 'maxUnavailable';
}

/** A placement that is not shown is assumed to be on every cluster. */
function limitOfAny({ manifest }: FleetObject, budget: DisruptionBudget, of: number): EvictionLimit {
  const { maxUnavailable, minAvailable } = budget;
  const written = scaleIntOrPercent(maxUnavailable ?? minAvailable ?? of, of, 'up') ?? 0;
  const most = maxUnavailable === null ? of - written : written;
  const name = limitField(budget);
  const place = manifest.placeOf(['spec', name]);
  return { most: Math.min(of, Math.max(0, most)), of, unit: 'cluster', field: name, written: null, place };
}

/** Evictions that the budget allows if everything placed is available. */
function limitOf(
  { manifest }: FleetObject,
  budget: DisruptionBudget,
  policy: PlacementPolicy,
  bindings: readonly Binding[],
): EvictionLimit {
  const of = bindings.length;
  const allowed = disruptionsAllowed(policy, bindings.map(healthy), budget) ?? 0;
  const name = limitField(budget);
  const place = manifest.placeOf(['spec', name]);
  return {
    most: Math.min(of, Math.max(0, allowed)),
    of,
    unit: 'cluster',
    field: name,
    written: budget[name],
    place,
  };
}

function healthy(binding: Binding): Binding {
  return { ...binding, health: 'ready' };
}

/** A disruption budget that allows no eviction even if every cluster is available. */
function standstillOf(
  { manifest }: FleetObject,
  budget: DisruptionBudget,
  policy: PlacementPolicy,
  bindings: readonly Binding[],
): Standstill | null {
  const [first] = bindings.map(healthy);
  if (!first) return null;
  const name = limitField(budget);
  const { maxUnavailable, minAvailable } = budget;
  const common = { what: 'evictions', targets: bindings.length, place: manifest.placeOf(['spec', name]) };
  if (maxUnavailable === null && minAvailable === null)
    return {
      ...common,
      says: 'it has neither maxUnavailable nor minAvailable, so every eviction is refused.',
      fix: 'Set maxUnavailable: 1, or delete the budget.',
      grade: 'error',
      place: manifest.place,
    };
  const wanted = policy.type === 'PickN' ? policy.count : bindings.length;
  const all = Array.from({ length: wanted }, () => first);
  const allowed = disruptionsAllowed(policy, all, budget);
  if (allowed === null)
    return {
      ...common,
      says: `it does not fit a PickAll placement (${name} ${budget[name]}), so every eviction is refused.`,
      fix: 'Set minAvailable to a number of clusters.',
      grade: 'error',
    };
  if (allowed > 0) return null;
  const kept = scaleIntOrPercent(minAvailable ?? wanted, wanted, 'up') ?? 0;
  return {
    ...common,
    says: `${name} ${budget[name]} keeps ${kept} of ${counted(wanted, 'cluster')} available, so every eviction is refused.`,
    fix: `Set ${policy.type === 'PickAll' ? `minAvailable: ${Math.max(0, wanted - 1)}` : 'maxUnavailable: 1'}: then one cluster may be evicted at a time.`,
    // No patch waits for an eviction: a person asks for one.
    grade: 'warning',
  };
}
