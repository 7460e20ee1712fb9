import { textIn } from '../../../manifest/fields.js';
import { visible } from '../../../manifest/words/visible.js';
import type { Phase } from '../../../rollout/controller.js';
import {
  type PolicyRef,
  type ResolvedGroup,
  type ResolvedPolicy,
  stated,
  unlimitedGroup,
  inBatches,
} from '../../system.js';
import type { Binding } from '../controller/bindings.js';
import { budgetOf } from './budget-plan.js';
import {
  availablePlacements,
  evict,
  type Eviction,
  type EvictionReason,
  type EvictionTarget,
  type InvalidReason,
} from '../controller/eviction.js';
import { policyOf } from '../results/findings.js';
import { IdleController } from './idle-controller.js';
import { type FleetObject, placementRef, refKeyOf, sameRef } from '../objects/objects.js';
import { isError } from '../objects/properties.js';
import type { LiveBinding } from '../objects/read-binding.js';
import type { Planned } from './planned.js';
import type { PlacedObject, Side } from '../side.js';
import { clusters } from '../results/why.js';

/** An eviction: the one cluster that loses the placement, or why it does not. It is judged once. */
export function evictionPlan(object: FleetObject, side: Side): Planned {
  const spec = object.stored['spec'];
  const ref = placementRef(object.ref, object.stored);
  const cluster = textIn(spec, 'clusterName') ?? '';
  const placed = side.placement(ref);
  const exists = side.fleet.clusters.some(({ name }) => name === cluster);
  const result = evict(placed && targetOf(placed), cluster, budgetOf(ref.name, side));
  const phase: Phase = result.valid && result.executed ? 'complete' : 'stuck';
  const why = phase === 'complete' ? '' : refusalText(result, cluster, budgetName(ref.name, placed, side));
  const key = refKeyOf(object.ref);
  const runs = { controller: `kubefleet ${key}`, group: key };
  const isPlanned = object.refusals.length === 0 && exists;
  const group = isPlanned ? evictionGroup(object, placed, runs, cluster) : [];
  const says =
    phase === 'complete'
      ? `${cluster} loses what the placement "${ref.name}" put there, at once, and may be picked for it again: only a taint keeps it off. ${EXECUTED[result.reason] ?? ''}${besideText(result, ref, side)}`.trim()
      : why;
  const policy = policyOf(object, {
    uses: placed ? [placed.object.ref] : [],
    groups: group,
    change: isPlanned ? inBatches('eviction', says) : null,
    missingReferences: [
      ...(placed ? [] : [missing(object, 'placementName', `ClusterResourcePlacement "${ref.name}"`)]),
      ...(exists ? [] : [missing(object, 'clusterName', `MemberCluster "${cluster}"`)]),
    ],
    notes: isPlanned ? [] : [why].filter(Boolean),
  });
  const removes = phase === 'complete' ? cluster : null;
  return { policy, controllers: isPlanned ? [() => new IdleController(runs, phase, why, removes)] : [] };
}

function missing(
  object: FleetObject,
  name: string,
  what: string,
): ResolvedPolicy['missingReferences'][number] {
  const place = object.manifest.placeOf(['spec', name]);
  return { what, consequence: 'The eviction is invalid for good, and nothing is evicted.', place };
}

function evictionGroup(
  object: FleetObject,
  placed: PlacedObject | null,
  runs: ResolvedGroup['runs'],
  cluster: string,
): ResolvedGroup[] {
  const { manifest, ref } = object;
  return [
    {
      ...unlimitedGroup({ name: ref.name, rolls: ref, runs, unit: 'cluster', targets: [cluster] }),
      places: { strategy: manifest.placeOf(['spec']), selector: manifest.placeOf(['spec', 'clusterName']) },
      facts: stated('unstick', [
        placed
          ? `Loosen the disruption budget "${placed.object.ref.name}", or make more clusters available than it asks for; then create the eviction again.`
          : 'Correct the name of the placement.',
      ]),
    },
  ];
}

function targetOf({ spec, transition, object }: PlacedObject): EvictionTarget {
  const bindings = isError(transition) ? [] : transition.bindings;
  const deleting = textIn(object.manifest.object['metadata'], 'deletionTimestamp') !== null;
  // The eviction meets the placement as it is, before the next update makes anything stale.
  const withHistory = bindings.map((binding) => ({ ...binding, wasBound: wasBound(binding) }));
  return { policy: spec.policy, deleting, bindings: withHistory };
}

function wasBound(binding: Binding | LiveBinding): boolean {
  return 'stateBefore' in binding ? binding.stateBefore === 'Bound' : true;
}

const EXECUTED: Readonly<Record<string, string>> = {
  allowedAlreadyBeingRemoved: 'It is being removed already.',
  allowedPlacementFailed: 'The placement there has failed, so no budget is asked.',
  allowedNoBudget: 'No disruption budget protects the placement.',
  allowedByBudget: 'The disruption budget allows it.',
} satisfies Partial<Record<EvictionReason, string>>;

/**
 * Evictions of one placement that are there at once do not see each other: a cluster that is being evicted still counts as
 * available, and with maxUnavailable one that is gone is not missed.
 * Source: kubefleet-dev/kubefleet e160c1cd, clusterresourceplacementeviction/controller.go.
 */
function besideText(result: Eviction, placement: PolicyRef, side: Side): string {
  if (result.reason !== 'allowedByBudget') return '';
  const evictions = side
    .ofKind('ClusterResourcePlacementEviction')
    .filter((one) => one.refusals.length === 0 && sameRef(placementRef(one.ref, one.stored), placement));
  if (evictions.length < 2) return '';
  return ` It allows each of the ${evictions.length} evictions of this placement, whatever it leaves at a time: they do not see each other. Create one when the last is done.`;
}

/** `the disruption budget "db" (minAvailable 3), with 3 of 3 clusters available,`. */
function budgetName(placement: string, placed: PlacedObject | null, side: Side): string {
  const budget = budgetOf(placement, side);
  const { maxUnavailable = null, minAvailable = null } = budget ?? {};
  const most = maxUnavailable === null ? 'no limit' : `maxUnavailable ${maxUnavailable}`;
  const limit = minAvailable === null ? most : `minAvailable ${minAvailable}`;
  const bindings = placed && !isError(placed.transition) ? placed.transition.bindings : [];
  const standing = `${availablePlacements(bindings)} of ${clusters(bindings.length)} available`;
  return `the disruption budget "${placement}" (${limit}), with ${standing},`;
}

function refusalText(result: Eviction, cluster: string, budget: string): string {
  const what = `The eviction of ${visible(cluster)}`;
  if (!result.valid) return `${what} is invalid for good: ${INVALID[result.reason]}.`;
  const why: Partial<Record<EvictionReason, string>> = {
    blockedNothingPlaced: 'nothing is placed on the cluster yet',
    blockedByBudget: `${budget} leaves no room`,
    blockedBudgetMisconfigured: `${budget} does not fit a PickAll placement`,
  };
  return `${what} is not executed, and is not tried again: ${why[result.reason] ?? 'it is blocked'}.`;
}

const INVALID: Readonly<Record<InvalidReason, string>> = {
  placementNotFound: 'its placement does not exist',
  placementDeleting: 'its placement is being deleted',
  pickFixedNotAllowed:
    'clusters of a PickFixed placement cannot be evicted; take the name out of clusterNames',
  clusterHasNoPlacement: 'the placement is not on that cluster',
  severalPlacements: 'the cluster has several placements of it',
};
