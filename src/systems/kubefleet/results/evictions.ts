import { field, textIn } from '../../../manifest/fields.js';
import type { Json } from '../../../manifest/manifest.js';
import { scaleIntOrPercent } from '../../../manifest/quantity.js';
import type { Controller, GroupEnd } from '../../../rollout/controller.js';
import { fix } from '../../../text/fix.js';
import { code, count, name, NO_TEXT, type Text, text } from '../../../text/text.js';
import {
  type EvictionLimit,
  inBatches,
  type ResolvedGroup,
  type ResolvedPolicy,
  type Standstill,
  stated,
  unlimitedGroup,
} from '../../system.js';
import type { Binding } from '../controller/bindings.js';
import {
  availablePlacements,
  type DisruptionBudget,
  disruptionsAllowed,
  evict,
  type Eviction,
  type EvictionReason,
  type InvalidReason,
} from '../controller/eviction.js';
import { type FleetObject, placementRef, refKeyOf, sameRef } from '../objects/objects.js';
import { intOrText } from '../objects/policy.js';
import { clusterNames, policyOf, refName } from '../objects/texts.js';
import { EvictionController } from '../rollout/eviction-controller.js';
import type { PlacedObject, Side } from '../side.js';

/** The disruption budget of a placement, as the cluster has it; null if there is none. */
function budgetOf(placement: string, side: Side): DisruptionBudget | null {
  const kind = 'ClusterResourcePlacementDisruptionBudget';
  const object = side.object({ system: 'kubefleet', kind, namespace: null, name: placement });
  const accepted = object && side.accepted(object);
  return accepted && readBudget(accepted.stored['spec']);
}

function readBudget(spec: Json | undefined): DisruptionBudget {
  return {
    maxUnavailable: intOrText(field(spec, 'maxUnavailable')),
    minAvailable: intOrText(field(spec, 'minAvailable')),
  };
}

/** A disruption budget: it limits evictions of the placement with its name, and no rollout. */
export function budgetPolicy(object: FleetObject, side: Side): ResolvedPolicy {
  const { manifest, ref, stored, refusals } = object;
  const placement = placementRef(ref, stored);
  const placed = side.placement(placement);
  if (placed?.unschedulable) return policyOf(object);
  const budget = readBudget(stored['spec']);
  const isEvictable = placed?.spec.policy.type !== 'PickFixed';
  const owner = name('policy', placement.name);
  const missing = {
    what: `ClusterResourcePlacement "${placement.name}" (a budget has the name of its placement)`,
    consequence: text`The budget limits no eviction.`,
    place: manifest.placeOf(['metadata', 'name']),
  };
  return policyOf(object, {
    facts: isEvictable
      ? [
          ...stated(
            'standstill',
            placed && refusals.length === 0 ? [standstillOf(object, budget, placed)] : [],
          ),
          ...stated('eviction-limit', [limitOf(object, budget, placed, side.fleet.clusters.length)]),
        ]
      : [],
    uses: placed ? [placed.object.ref] : [],
    missingReferences: placed ? [] : [missing],
    onDelete: {
      says: isEvictable
        ? text`Evictions of placement ${owner} then have no limit: each one is executed at once.`
        : text`Placement ${owner} is PickFixed and cannot be evicted, with or without a budget.`,
      targets: [],
    },
    notes: placed
      ? [
          isEvictable
            ? text`It limits evictions only, not rollouts.`
            : text`A PickFixed placement cannot be evicted: the budget limits nothing.`,
        ]
      : [],
  });
}

/** The same number of bindings, all available. */
function available(clusters: number): Binding[] {
  const binding = { cluster: '', state: 'Bound', stale: false, health: 'ready', deleting: false } as const;
  return Array.from({ length: clusters }, () => ({ ...binding, availableSince: null }));
}

/** Evictions that the budget allows if everything placed is available. A placement that is not shown is assumed to be on every cluster. */
function limitOf(
  { manifest }: FleetObject,
  budget: DisruptionBudget,
  placed: PlacedObject | null,
  clusters: number,
): EvictionLimit {
  const of = placed ? placed.bindings.length : clusters;
  const policy = placed ? placed.spec.policy : ({ type: 'PickN', count: of } as const);
  const allowed = disruptionsAllowed(policy, available(of), budget) ?? 0;
  const limit = limitField(budget);
  return {
    most: Math.min(of, Math.max(0, allowed)),
    of,
    unit: 'cluster',
    field: limit,
    written: placed ? budget[limit] : null,
    place: manifest.placeOf(['spec', limit]),
  };
}

function limitField({ maxUnavailable }: DisruptionBudget): 'maxUnavailable' | 'minAvailable' {
  return maxUnavailable === null ? 'minAvailable' : 'maxUnavailable';
}

/** A disruption budget that allows no eviction even if every cluster is available. */
function standstillOf(
  { manifest }: FleetObject,
  budget: DisruptionBudget,
  { spec: { policy }, bindings }: PlacedObject,
): Standstill | null {
  if (bindings.length === 0) return null;
  const limit = limitField(budget);
  const written = budget[limit];
  const place = written === null ? manifest.place : manifest.placeOf(['spec', limit]);
  const common = { what: 'evictions', targets: bindings.length, place };
  if (written === null)
    return {
      ...common,
      says: text`it has neither maxUnavailable nor minAvailable, so every eviction is refused.`,
      fix: fix`Set ${{ field: 'maxUnavailable', value: 1 }}, or delete the budget.`,
      grade: 'error',
    };
  const wanted = policy.type === 'PickN' ? policy.count : bindings.length;
  const allowed = disruptionsAllowed(policy, available(wanted), budget);
  const setting = code(`${limit}: ${written}`);
  if (allowed === null)
    return {
      ...common,
      says: text`${setting} does not fit a PickAll placement, so every eviction is refused.`,
      fix: fix`Set minAvailable to a number of clusters.`,
      grade: 'error',
    };
  if (allowed > 0) return null;
  const kept = scaleIntOrPercent(budget.minAvailable ?? wanted, wanted, 'up') ?? 0;
  const less = { field: 'minAvailable', value: Math.max(0, wanted - 1) };
  return {
    ...common,
    says: text`${setting} keeps ${kept} of ${count(wanted, 'cluster')} available, so every eviction is refused.`,
    fix: fix`Set ${policy.type === 'PickAll' ? less : { field: 'maxUnavailable', value: 1 }}: then one cluster may be evicted at a time.`,
    // No patch waits for an eviction: a person asks for one.
    grade: 'warning',
  };
}

/** An eviction: the one cluster that loses the placement, or why it does not. */
export function evictionPolicy(
  object: FleetObject,
  side: Side,
): { readonly policy: ResolvedPolicy; readonly controllers: readonly (() => Controller)[] } {
  const { manifest, ref, stored, refusals } = object;
  const placement = placementRef(ref, stored);
  const cluster = textIn(stored['spec'], 'clusterName') ?? '';
  const placed = side.placement(placement);
  const exists = side.fleet.clusters.some((one) => one.name === cluster);
  const budget = budgetOf(placement.name, side);
  const eviction = evict(placed && evictionTarget(placed), cluster, budget);
  const isExecuted = eviction.valid && eviction.executed;
  const says = isExecuted
    ? text`${clusterNames([cluster])} loses what ${refName(placement)} placed there, at once, and may be picked again unless it has a taint.${EXECUTED[eviction.reason] ?? NO_TEXT}${othersText(eviction, object, side)}`
    : text`The eviction is not executed, and is not tried again.`;
  const end: GroupEnd = isExecuted
    ? { phase: 'complete', why: NO_TEXT }
    : refused(eviction, placement.name, budget, placed?.bindings ?? []);
  const runs = { controller: `kubefleet ${refKeyOf(ref)}`, group: refKeyOf(ref) };
  const isPlanned = refusals.length === 0 && exists;
  const group: ResolvedGroup = {
    ...unlimitedGroup({ name: ref.name, rolls: ref, runs, unit: 'cluster', targets: [cluster] }),
    places: { strategy: manifest.placeOf(['spec']), selector: manifest.placeOf(['spec', 'clusterName']) },
  };
  const missing = (of: string, what: string) => ({
    what,
    consequence: text`The eviction is invalid for good, and nothing is evicted.`,
    place: manifest.placeOf(['spec', of]),
  });
  const policy = policyOf(object, {
    uses: placed ? [placed.object.ref] : [],
    groups: isPlanned ? [group] : [],
    change: isPlanned ? inBatches('eviction', says) : null,
    missingReferences: [
      ...(placed ? [] : [missing('placementName', `ClusterResourcePlacement "${placement.name}"`)]),
      ...(exists ? [] : [missing('clusterName', `MemberCluster "${cluster}"`)]),
    ],
  });
  return { policy, controllers: isPlanned ? [() => new EvictionController(runs, cluster, end)] : [] };
}

/** The placement as it is, before an update makes anything stale. */
function evictionTarget({ spec, bindings, object }: PlacedObject) {
  const wasBound = (one: object): boolean => !('stateBefore' in one) || one.stateBefore === 'Bound';
  return {
    policy: spec.policy,
    deleting: textIn(object.manifest.object['metadata'], 'deletionTimestamp') !== null,
    bindings: bindings.map((one) => ({ ...one, wasBound: wasBound(one) })),
  };
}

const EXECUTED: Partial<Record<EvictionReason | InvalidReason, Text>> = {
  allowedAlreadyBeingRemoved: text` It is being removed already.`,
  allowedPlacementFailed: text` The placement there has failed, so no budget applies.`,
  allowedNoBudget: text` No disruption budget protects the placement.`,
};

/**
 * Evictions of one placement at the same time do not see each other: a cluster that is being evicted still counts as available, and with
 * maxUnavailable one that is gone does not count as unavailable.
 * Source: kubefleet-dev/kubefleet e160c1cd, clusterresourceplacementeviction/controller.go.
 */
function othersText({ reason }: Eviction, { ref, stored }: FleetObject, side: Side): Text {
  const placement = placementRef(ref, stored);
  const all = side
    .ofKind(ref.kind)
    .filter((one) => one.refusals.length === 0 && sameRef(placementRef(one.ref, one.stored), placement));
  if (reason !== 'allowedByBudget' || all.length < 2) return NO_TEXT;
  return text` The disruption budget allows each of the ${all.length} evictions of this placement, as they do not see each other: create one when the last is done.`;
}

function refused(
  { reason }: Eviction,
  placement: string,
  budget: DisruptionBudget | null,
  bindings: readonly Binding[],
): GroupEnd {
  const limit = budget && limitField(budget);
  const written = limit === null ? NO_TEXT : text` (${code(`${limit}: ${budget?.[limit] ?? 'none'}`)})`;
  const state = text`${availablePlacements(bindings)} of ${count(bindings.length, 'cluster')} available`;
  const protects = text`the disruption budget${written}, with ${state},`;
  const causes: Readonly<Partial<Record<EvictionReason | InvalidReason, Text>>> = {
    placementNotFound: text`its placement does not exist`,
    placementDeleting: text`its placement is being deleted`,
    pickFixedNotAllowed: text`a PickFixed placement cannot be evicted; remove the cluster from clusterNames`,
    clusterHasNoPlacement: text`the placement is not on that cluster`,
    severalPlacements: text`the cluster has several placements of it`,
    blockedNothingPlaced: text`nothing is placed on the cluster yet`,
    blockedByBudget: text`${protects} allows no eviction`,
    blockedBudgetMisconfigured: text`${protects} does not fit a PickAll placement`,
  };
  const isBudget = reason === 'blockedByBudget' || reason === 'blockedBudgetMisconfigured';
  return {
    phase: 'stuck',
    why: text`The eviction is not executed, and is not tried again: ${causes[reason] ?? NO_TEXT}.`,
    fix: isBudget
      ? fix`Loosen the disruption budget ${name('policy', placement)}, or make more clusters available; then create the eviction again.`
      : fix`Correct the eviction and create it again.`,
  };
}
