import { present } from '../../../manifest/lookup.js';
import { field, textIn } from '../../../manifest/fields.js';
import type { Json } from '../../../manifest/manifest.js';
import { scaleIntOrPercent } from '../../../manifest/quantity.js';
import { type Controller, type GroupEnd, NO_STEP } from '../../../rollout/controller.js';
import { fix } from '../../../text/fix.js';
import { code, count, name, NO_TEXT, type Text, text } from '../../../text/text.js';
import {
  type EvictionLimit,
  inBatches,
  type ResolvedGroup,
  type ResolvedPolicy,
  neverAllowed,
  type SystemResult,
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
import { type FleetObject, placementRef, refKeyOf } from '../objects/objects.js';
import { intOrText, type PlacementPolicy, readPolicy } from '../objects/policy.js';
import { clusterNames, policyOf, refName } from '../objects/texts.js';
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
  const owner = name('policy', placement.name);
  if (placed?.spec.policy.type === 'PickFixed')
    return policyOf(object, {
      uses: [placed.object.ref],
      onDelete: {
        says: text`Placement ${owner} is PickFixed and cannot be evicted, with or without a budget.`,
        targets: [],
      },
      notes: [text`A PickFixed placement cannot be evicted: the budget limits nothing.`],
    });
  const budget = readBudget(stored['spec']);
  const missing = {
    what: `ClusterResourcePlacement "${placement.name}" (a budget has the name of its placement)`,
    consequence: text`The budget limits no eviction.`,
    place: manifest.placeOf(['metadata', 'name']),
  };
  return policyOf(object, {
    results: present([placed && refusals.length === 0 && evictsNone(object, budget, placed)]),
    evictionLimit: limitOf(object, budget, placed, side.fleet.clusters.length),
    onDelete: {
      says: text`Evictions of placement ${owner} then have no limit: each one is executed at once.`,
      targets: [],
    },
    ...(placed
      ? { uses: [placed.object.ref], notes: [text`It limits evictions only, not rollouts.`] }
      : { missingReferences: [missing] }),
  });
}

/** Evictions that a budget allows if the placement is available on as many clusters. */
function allowedOf(policy: PlacementPolicy, budget: DisruptionBudget, clusters: number): number | null {
  const binding = { cluster: '', state: 'Bound', stale: false, health: 'ready', deleting: false } as const;
  const all = Array.from({ length: clusters }, () => ({ ...binding, availableSince: null }));
  return disruptionsAllowed(policy, all, budget);
}

function limitField({ maxUnavailable }: DisruptionBudget): 'maxUnavailable' | 'minAvailable' {
  return maxUnavailable === null ? 'minAvailable' : 'maxUnavailable';
}

/** A placement that is not shown is assumed to be on every cluster. */
function limitOf(
  { manifest }: FleetObject,
  budget: DisruptionBudget,
  placed: PlacedObject | null,
  clusters: number,
): EvictionLimit {
  const of = placed ? placed.bindings.length : clusters;
  const everywhere = readPolicy({ placementType: 'PickN', numberOfClusters: of });
  const allowed = allowedOf(placed ? placed.spec.policy : everywhere, budget, of) ?? 0;
  const limit = limitField(budget);
  return {
    ...{ most: Math.min(of, Math.max(0, allowed)), of, unit: 'cluster' },
    field: limit,
    written: placed ? budget[limit] : null,
    place: manifest.placeOf(['spec', limit]),
  };
}

/** A disruption budget that allows no eviction even if every cluster is available. */
function evictsNone(
  { manifest }: FleetObject,
  budget: DisruptionBudget,
  { spec: { policy }, bindings }: PlacedObject,
): SystemResult | null {
  const wanted = policy.type === 'PickN' ? policy.count : bindings.length;
  const allowed = allowedOf(policy, budget, wanted);
  const limit = limitField(budget);
  const written = budget[limit];
  const isNone = written === null;
  if (bindings.length === 0 || (!isNone && allowed !== null && allowed > 0)) return null;
  const setting = code(`${limit}: ${written}`);
  const kept = scaleIntOrPercent(budget.minAvailable ?? wanted, wanted, 'up') ?? 0;
  const says = isNone
    ? text`it has neither maxUnavailable nor minAvailable`
    : allowed === null
      ? text`${setting} does not fit a PickAll placement`
      : text`${setting} keeps ${kept} of ${count(wanted, 'cluster')} available`;
  const less =
    policy.type === 'PickAll'
      ? { field: 'minAvailable', value: Math.max(0, wanted - 1) }
      : { field: 'maxUnavailable', value: 1 };
  return neverAllowed({
    ...{ what: 'evictions', targets: bindings.length },
    place: isNone ? manifest.place : manifest.placeOf(['spec', limit]),
    says: text`${says}, so every eviction is refused.`,
    fix: fix`Set ${less}: then one cluster may be evicted at a time.`,
    // Under a budget that can be met no patch waits for an eviction: a person asks for one.
    severity: isNone || allowed === null ? 'error' : 'warning',
  });
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
    ? text`${clusterNames([cluster])} loses what ${refName(placement)} placed there, at once, and may be picked again unless it has a taint.${EXECUTED[eviction.reason] ?? NO_TEXT}`
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
  return { policy, controllers: isPlanned ? [() => evictionController(runs, cluster, end)] : [] };
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

/** An eviction runs once: it removes the placement from one cluster, or is refused for good. */
function evictionController(
  runs: ResolvedGroup['runs'],
  target: string,
  end: GroupEnd,
  hasStarted = end.phase !== 'complete',
): Controller {
  let isOver = hasStarted;
  return {
    id: runs.controller,
    step: () => {
      if (isOver) return NO_STEP;
      isOver = true;
      return { ...NO_STEP, starts: [{ target, group: runs.group, batch: 1, removes: true }], again: true };
    },
    ended: () => undefined,
    groups: () => new Map([[runs.group, end]]),
    fork: () => evictionController(runs, target, end, isOver),
  };
}
