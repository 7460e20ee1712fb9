import { preferenceScore, requiredTest } from './affinity.js';
import type { BindingState } from './bindings.js';
import type { MemberCluster } from '../objects/clusters.js';
import { byName } from '../../../manifest/lookup.js';
import { type Taint, tolerates, type Toleration } from '../../../snapshot/snapshot.js';
import type { PlacementPolicy } from '../objects/policy.js';
import { isError, type SchedulingError } from '../objects/properties.js';
import { spreadScores } from './spread.js';

/** A placement that a cluster already holds, and whether the current policy or an earlier one asked for it. */
export interface ExistingPlacement {
  readonly cluster: string;
  readonly state: BindingState;
  readonly policy: 'current' | 'previous';
  /** As recorded when it was picked; decides who goes first when fewer are wanted. */
  readonly score: PlacementScore;
  /** For an unscheduled binding: the state it goes back to when it is picked again. */
  readonly stateBefore: 'Scheduled' | 'Bound';
}

interface PlacementScore {
  readonly spread: number;
  readonly affinity: number;
}

export type Scheduled =
  | SchedulingError
  | {
      /** All placements after the scheduler is done, in name order; `Scheduled` ones are new or not yet bound. */
      readonly placements: readonly ExistingPlacement[];
      /** Clusters that were picked anew, in the order of picking. */
      readonly pickOrder: readonly string[];
      readonly fullyScheduled: boolean;
    };

type PickN = Extract<PlacementPolicy, { type: 'PickN' }>;

/** The scheduler's view of one cycle. */
interface Cycle {
  readonly fleet: readonly MemberCluster[];
  /** Namespace that must exist on a cluster (a ResourcePlacement's own); null = none is asked for. */
  readonly namespace: string | null;
  placements: ExistingPlacement[];
}

const NO_SCORE: PlacementScore = { spread: 0, affinity: 0 };

/**
 * Which clusters a policy gets, and which of the existing placements it gives up. Runs cycle after cycle until the scheduler
 * would rest. Clusters that were placed under the current policy stay, even if they no longer match.
 * Source: kubefleet-dev/kubefleet e160c1cd, pkg/scheduler/framework/framework.go.
 */
export function schedule(
  policy: PlacementPolicy,
  fleet: readonly MemberCluster[],
  existing: readonly ExistingPlacement[],
  namespace: string | null = null,
): Scheduled {
  const cycle: Cycle = { fleet, namespace, placements: withoutDangling(existing, fleet) };
  switch (policy.type) {
    case 'PickFixed':
      return pickFixed(policy.clusters, cycle);
    case 'PickAll':
      return pickAll(policy, cycle);
    case 'PickN':
      return pickN(policy, cycle);
  }
}

/** Placements on clusters that have left or are leaving are given up, whatever the policy. */
function withoutDangling(
  existing: readonly ExistingPlacement[],
  fleet: readonly MemberCluster[],
): ExistingPlacement[] {
  const staying = new Set(fleet.filter((cluster) => !cluster.leaving).map((cluster) => cluster.name));
  return existing.map((placement) => (staying.has(placement.cluster) ? placement : unscheduled(placement)));
}

/**
 * An empty list makes the scheduler leave at once: nothing is picked, old placements stay, and the policy is never reported
 * as scheduled. Otherwise the listed clusters that exist and are eligible are bound; affinity and taints are not looked at.
 */
function pickFixed(names: readonly string[], cycle: Cycle): Scheduled {
  if (names.length === 0) return done(cycle, [], false);
  const eligible = new Set(cycle.fleet.filter((one) => one.ineligible === null).map((one) => one.name));
  const valid = [...new Set(names)].filter((name) => eligible.has(name));
  const picked = take(cycle, new Map(valid.map((name) => [name, NO_SCORE])));
  return done(
    cycle,
    picked,
    names.every((name) => eligible.has(name)),
  );
}

function pickAll(policy: Extract<PlacementPolicy, { type: 'PickAll' }>, cycle: Cycle): Scheduled {
  const passed = passing(policy, cycle, new Map());
  if (isError(passed)) return passed;
  const picked = take(cycle, new Map(passed.map((cluster) => [cluster.name, NO_SCORE])));
  return done(cycle, picked, true);
}

/** With spread constraints one cluster is picked per cycle, else all at once. */
function pickN(policy: PickN, cycle: Cycle): Scheduled {
  const pickOrder: string[] = [];
  for (;;) {
    const missing = policy.count - heldNow(cycle).length;
    if (missing <= 0) {
      downscale(cycle, -missing);
      return done(cycle, pickOrder, true);
    }
    const ranked = rank(policy, cycle);
    if (isError(ranked)) return ranked;
    const batch = policy.spread.length > 0 ? 1 : missing;
    const best = ranked.slice(0, batch);
    pickOrder.push(...take(cycle, new Map(best.map((one) => [one.name, one.score]))));
    if (best.length < batch || batch === missing) {
      return done(cycle, pickOrder, heldNow(cycle).length >= policy.count);
    }
  }
}

interface Ranked {
  readonly name: string;
  readonly score: PlacementScore;
}

/** Best first: spread, then affinity, then a placement held under the previous policy, then the LARGER name. */
function rank(policy: PickN, cycle: Cycle): readonly Ranked[] | SchedulingError {
  const held = new Set(heldNow(cycle).map((placement) => placement.cluster));
  const spread = spreadScores(policy.spread, cycle.fleet, held);
  const passed = passing(policy, cycle, spread);
  if (isError(passed)) return passed;
  const scoreOf = preferenceScore(policy.preferred, cycle.fleet);
  if (isError(scoreOf)) return scoreOf;
  const obsolete = new Set(cycle.placements.filter(isObsolete).map((placement) => placement.cluster));
  const ranked: Ranked[] = [];
  for (const cluster of passed) {
    const affinity = scoreOf(cluster);
    if (isError(affinity)) return affinity;
    ranked.push({ name: cluster.name, score: { spread: spread.get(cluster.name) ?? 0, affinity } });
  }
  return ranked.sort(
    (a, b) =>
      b.score.spread - a.score.spread ||
      b.score.affinity - a.score.affinity ||
      Number(obsolete.has(b.name)) - Number(obsolete.has(a.name)) ||
      byName(b.name, a.name),
  );
}

/** The filters in the scheduler's order: affinity, eligibility, namespace, taints, not placed already, spread. */
function passing(
  policy: Exclude<PlacementPolicy, { type: 'PickFixed' }>,
  cycle: Cycle,
  spread: ReadonlyMap<string, number | null>,
): readonly MemberCluster[] | SchedulingError {
  const isWanted = requiredTest(policy.required);
  const held = new Set(heldNow(cycle).map((placement) => placement.cluster));
  const passed: MemberCluster[] = [];
  for (const cluster of cycle.fleet) {
    const wanted = isWanted(cluster);
    if (isError(wanted)) return wanted;
    if (!wanted || cluster.ineligible !== null || held.has(cluster.name)) continue;
    if (cycle.namespace !== null && cluster.namespaces?.has(cycle.namespace) === false) continue;
    if (!toleratesAll(cluster.taints, policy.tolerations) || spread.get(cluster.name) === null) continue;
    passed.push(cluster);
  }
  return passed;
}

function heldNow(cycle: Cycle): ExistingPlacement[] {
  return cycle.placements.filter(
    (placement) => placement.policy === 'current' && placement.state !== 'Unscheduled',
  );
}

function isObsolete(placement: ExistingPlacement): boolean {
  return placement.policy === 'previous' && placement.state !== 'Unscheduled';
}

/**
 * Gives the picked clusters a placement of the current policy: a new one, or the one they held before, in its old state.
 * Placements of the previous policy that were not picked are given up. Returns the picked names.
 */
function take(cycle: Cycle, picked: ReadonlyMap<string, PlacementScore>): string[] {
  const kept = new Set<string>();
  const heldBefore = new Set(heldNow(cycle).map((placement) => placement.cluster));
  cycle.placements = cycle.placements.map((placement) => {
    const score = picked.get(placement.cluster);
    kept.add(placement.cluster);
    if (heldBefore.has(placement.cluster)) return placement;
    if (!score) return isObsolete(placement) ? unscheduled(placement) : placement;
    const state = placement.state === 'Unscheduled' ? placement.stateBefore : placement.state;
    return { ...placement, state, policy: 'current', score };
  });
  for (const [cluster, score] of picked) {
    if (kept.has(cluster)) continue;
    cycle.placements.push({
      cluster,
      state: 'Scheduled',
      policy: 'current',
      score,
      stateBefore: 'Scheduled',
    });
  }
  return [...picked.keys()].filter((cluster) => !heldBefore.has(cluster));
}

/** Scheduled ones go first, then Bound ones; in each the lowest score, then the SMALLEST name. Old policies' all go. */
function downscale(cycle: Cycle, surplus: number): void {
  const order = heldNow(cycle).sort(
    (a, b) =>
      Number(a.state === 'Bound') - Number(b.state === 'Bound') ||
      a.score.spread - b.score.spread ||
      a.score.affinity - b.score.affinity ||
      byName(a.cluster, b.cluster),
  );
  const dropped = new Set(order.slice(0, surplus).map((placement) => placement.cluster));
  cycle.placements = cycle.placements.map((placement) =>
    isObsolete(placement) || dropped.has(placement.cluster) ? unscheduled(placement) : placement,
  );
}

function unscheduled(placement: ExistingPlacement): ExistingPlacement {
  if (placement.state === 'Unscheduled') return placement;
  return { ...placement, state: 'Unscheduled', stateBefore: placement.state };
}

function done(cycle: Cycle, pickOrder: readonly string[], fullyScheduled: boolean): Scheduled {
  const placements = [...cycle.placements].sort((a, b) => byName(a.cluster, b.cluster));
  return { placements, pickOrder, fullyScheduled };
}

/** True when every taint is tolerated. Source: kubefleet-dev/kubefleet e160c1cd, plugins/tainttoleration/filtering.go. */
export function toleratesAll(taints: readonly Taint[], tolerations: readonly Toleration[]): boolean {
  return taints.every((taint) => tolerations.some((toleration) => tolerates(toleration, taint)));
}
