import { textIn } from '../../../manifest/fields.js';
import { visible } from '../../../manifest/visible.js';
import type { Controller, GroupEnd } from '../../../rollout/controller.js';
import { counted } from '../../../text/plural.js';
import { NO_TEXT, type Text, text } from '../../../text/text.js';
import { inBatches, type ResolvedGroup, type ResolvedPolicy, unlimitedGroup } from '../../system.js';
import {
  availablePlacements,
  evict,
  type Eviction,
  type EvictionReason,
  type EvictionTarget,
  type InvalidReason,
} from '../controller/eviction.js';
import { type FleetObject, placementRef, refKeyOf, sameRef } from '../objects/objects.js';
import { isError } from '../objects/properties.js';
import { clusterNames, policyOf, refName } from '../objects/texts.js';
import { EvictionController } from '../rollout/eviction-controller.js';
import type { PlacedObject, Side } from '../side.js';
import { budgetOf } from './budget-policy.js';

/** An eviction: the one cluster that loses the placement, or why it does not. */
export function evictionPolicy(
  object: FleetObject,
  side: Side,
): { readonly policy: ResolvedPolicy; readonly controllers: readonly (() => Controller)[] } {
  const { manifest, ref, stored, refusals } = object;
  const placement = placementRef(ref, stored);
  const cluster = textIn(stored['spec'], 'clusterName') ?? '';
  const placed = side.placement(placement);
  const exists = side.fleet.clusters.some(({ name }) => name === cluster);
  const eviction = evict(placed && targetOf(placed), cluster, budgetOf(placement.name, side));
  const isExecuted = eviction.valid && eviction.executed;
  const end: GroupEnd = isExecuted
    ? { phase: 'complete', why: '' }
    : refused(eviction, cluster, placement.name, placed, side);
  const says = isExecuted
    ? text`${clusterNames([cluster])} loses what ${refName(placement)} placed there, at once, and may be picked again unless it has a taint.${EXECUTED[eviction.reason] ?? NO_TEXT}${othersText(eviction, object, side)}`
    : text`The eviction is not executed, and is not tried again.`;
  const runs = { controller: `kubefleet ${refKeyOf(ref)}`, group: refKeyOf(ref) };
  const isPlanned = refusals.length === 0 && exists;
  const group: ResolvedGroup = {
    ...unlimitedGroup({ name: ref.name, rolls: ref, runs, unit: 'cluster', targets: [cluster] }),
    places: { strategy: manifest.placeOf(['spec']), selector: manifest.placeOf(['spec', 'clusterName']) },
  };
  const missing = (field: string, what: string) => ({
    what,
    consequence: 'The eviction is invalid for good, and nothing is evicted.',
    place: manifest.placeOf(['spec', field]),
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
function targetOf({ spec, transition, object }: PlacedObject): EvictionTarget {
  const bindings = isError(transition) ? [] : transition.bindings;
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
  eviction: Eviction,
  cluster: string,
  placement: string,
  placed: PlacedObject | null,
  side: Side,
): GroupEnd {
  const what = `The eviction of ${visible(cluster)}`;
  if (!eviction.valid)
    return {
      phase: 'stuck',
      why: `${what} is invalid for good: ${INVALID[eviction.reason]}.`,
      fix: 'Correct the eviction and create it again.',
    };
  const { maxUnavailable = null, minAvailable = null } = budgetOf(placement, side) ?? {};
  const most = maxUnavailable === null ? 'no limit' : `maxUnavailable ${maxUnavailable}`;
  const bindings = placed && !isError(placed.transition) ? placed.transition.bindings : [];
  const budget =
    `the disruption budget "${placement}" (${minAvailable === null ? most : `minAvailable ${minAvailable}`}), with ` +
    `${availablePlacements(bindings)} of ${counted(bindings.length, 'cluster')} available,`;
  const why: Partial<Record<EvictionReason, string>> = {
    blockedNothingPlaced: 'nothing is placed on the cluster yet',
    blockedByBudget: `${budget} allows no eviction`,
    blockedBudgetMisconfigured: `${budget} does not fit a PickAll placement`,
  };
  return {
    phase: 'stuck',
    why: `${what} is not executed, and is not tried again: ${why[eviction.reason] ?? ''}.`,
    fix: `Loosen the disruption budget "${placement}", or make more clusters available; then create the eviction again.`,
  };
}

const INVALID: Readonly<Record<InvalidReason, string>> = {
  placementNotFound: 'its placement does not exist',
  placementDeleting: 'its placement is being deleted',
  pickFixedNotAllowed: 'a PickFixed placement cannot be evicted; remove the cluster from clusterNames',
  clusterHasNoPlacement: 'the placement is not on that cluster',
  severalPlacements: 'the cluster has several placements of it',
};
