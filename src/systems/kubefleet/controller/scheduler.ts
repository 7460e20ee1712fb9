import { entryOf } from '../../../manifest/fields.js';
import { byName } from '../../../manifest/lookup.js';
import { isTolerated, taintText, type Toleration } from '../../../snapshot/snapshot.js';
import { code, type Text, text } from '../../../text/text.js';
import { INELIGIBLE, type MemberCluster } from '../objects/clusters.js';
import type { PlacementPolicy, SpreadConstraint } from '../objects/policy.js';
import { preferenceScore, requiredTest, SchedulingError } from './affinity.js';
import type { BindingState } from './bindings.js';

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

type PlacementScore = Readonly<Record<'spread' | 'affinity', number>>;

export type Scheduled = Readonly<ReturnType<typeof scheduled>>;

type Fleet = readonly MemberCluster[];
type Placements = readonly ExistingPlacement[];
type PickN = Extract<PlacementPolicy, { type: 'PickN' }>;

/**
 * The clusters that a policy gets, and the existing placements that it gives up. Runs cycle after cycle until the scheduler
 * would rest. Clusters that were placed under the current policy stay, even if they no longer match; placements on clusters that have left
 * or are leaving are given up, whatever the policy. `namespace`: of a ResourcePlacement, it must exist on a cluster; null = none is asked for.
 * Source: kubefleet-dev/kubefleet e160c1cd, pkg/scheduler/framework/framework.go.
 */
export function schedule(
  policy: PlacementPolicy,
  fleet: Fleet,
  existing: Placements,
  namespace: string | null = null,
): Scheduled | SchedulingError {
  const staying = new Set(fleet.flatMap(({ name, leaving }) => (leaving ? [] : [name])));
  const placements = existing.map((one) => (staying.has(one.cluster) ? one : givenUp(one)));
  try {
    if (policy.type === 'PickFixed') return pickFixed(policy.clusters, placements, fleet);
    if (policy.type === 'PickN') return pickN(policy, placements, fleet, namespace);
    const passed = passing(policy, placements, fleet, namespace).map(({ name }) => name);
    return pickAll(placements, passed, true);
  } catch (error) {
    if (error instanceof SchedulingError) return error;
    throw error;
  }
}

/**
 * An empty list makes the scheduler leave at once: nothing is picked, old placements stay, and the policy is never reported
 * as scheduled. Otherwise the listed clusters that exist and are eligible are bound; affinity and taints are ignored.
 */
function pickFixed(names: readonly string[], placements: Placements, fleet: Fleet): Scheduled {
  if (names.length === 0) return scheduled(placements, [], false);
  const eligible = new Set(fleet.flatMap(({ name, ineligible }) => (ineligible === null ? [name] : [])));
  const valid = names.filter((name) => eligible.has(name));
  return pickAll(placements, valid, valid.length === names.length);
}

/** All picked in one cycle. */
function pickAll(placements: Placements, picked: readonly string[], fullyScheduled: boolean): Scheduled {
  const held = heldIn(placements);
  const scores = new Map(picked.map((name) => [name, { spread: 0, affinity: 0 }]));
  const pickOrder = [...scores.keys()].filter((name) => !held.has(name));
  return scheduled(withPicked(placements, scores), pickOrder, fullyScheduled);
}

/** With spread constraints one cluster is picked per cycle, else all at once. */
function pickN(policy: PickN, start: Placements, fleet: Fleet, namespace: string | null): Scheduled {
  const pickOrder: string[] = [];
  for (let placements = start; ;) {
    const missing = policy.count - heldIn(placements).size;
    if (missing <= 0) return scheduled(downscaled(placements, -missing), pickOrder, true);
    const batch = policy.spread.length > 0 ? 1 : missing;
    const best = new Map(rank(policy, placements, fleet, namespace).slice(0, batch));
    pickOrder.push(...best.keys());
    placements = withPicked(placements, best);
    if (best.size < batch || batch === missing)
      return scheduled(placements, pickOrder, heldIn(placements).size >= policy.count);
  }
}

/** Best first: spread, then affinity, then a placement held under the previous policy, then the LARGER name. */
function rank(
  policy: PickN,
  placements: Placements,
  fleet: Fleet,
  namespace: string | null,
): [string, PlacementScore][] {
  const spread = spreadScores(policy.spread, fleet, heldIn(placements));
  const affinityOf = preferenceScore(policy.preferred, fleet);
  const obsolete = new Set(placements.filter(isObsolete).map(({ cluster }) => cluster));
  return passing(policy, placements, fleet, namespace)
    .flatMap((one): [string, PlacementScore][] => {
      const score = spread.get(one.name) ?? null;
      return score === null ? [] : [[one.name, { spread: score, affinity: affinityOf(one) }]];
    })
    .sort(
      ([a, scoreA], [b, scoreB]) =>
        byScore(scoreB, scoreA) || Number(obsolete.has(b)) - Number(obsolete.has(a)) || byName(b, a),
    );
}

/** The filters in the scheduler's order, all but spread; what holds a placement of the current policy is not picked again. */
function passing(
  { required, tolerations }: Exclude<PlacementPolicy, { type: 'PickFixed' }>,
  placements: Placements,
  fleet: Fleet,
  namespace: string | null,
): MemberCluster[] {
  const isWanted = requiredTest(required);
  const held = heldIn(placements);
  return fleet.filter(
    (one) => isWanted(one) && !held.has(one.name) && unfitness(one, tolerations, namespace) === null,
  );
}

/**
 * The first filter after affinity that leaves a cluster out; null if none does.
 * Source: kubefleet-dev/kubefleet e160c1cd, pkg/scheduler/framework/framework.go; plugins/tainttoleration/filtering.go.
 */
function unfitness(
  { ineligible, namespaces, taints }: MemberCluster,
  tolerations: readonly Toleration[],
  namespace: string | null,
): Text | null {
  if (ineligible) return INELIGIBLE[ineligible];
  if (namespace !== null && namespaces?.has(namespace) === false)
    return text`it has no namespace ${code(namespace)}`;
  const taint = taints.find((one) => !isTolerated(one, tolerations));
  return taint ? text`the taint ${code(taintText(taint))} is not tolerated` : null;
}

/** Why a cluster that a policy asks for is not picked; null if it is fit, or the policy does not ask for it. */
export function notPickedReason(
  policy: PlacementPolicy,
  cluster: MemberCluster,
  namespace: string | null,
): Text | null {
  const { name, ineligible } = cluster;
  if (policy.type === 'PickFixed')
    return ineligible && policy.clusters.includes(name) ? INELIGIBLE[ineligible] : null;
  try {
    return requiredTest(policy.required)(cluster) ? unfitness(cluster, policy.tolerations, namespace) : null;
  } catch (error) {
    if (error instanceof SchedulingError) return null;
    throw error;
  }
}

function heldIn(placements: Placements): ReadonlySet<string> {
  return new Set(placements.filter(isHeld).map(({ cluster }) => cluster));
}

/**
 * Gives the picked clusters a placement of the current policy: a new one, or the one they held before, in its old state.
 * Placements of the previous policy that were not picked are given up.
 */
function withPicked(
  placements: Placements,
  picked: ReadonlyMap<string, PlacementScore>,
): ExistingPlacement[] {
  const held = heldIn(placements);
  const known = new Set(placements.map(({ cluster }) => cluster));
  const kept = placements.map((one): ExistingPlacement => {
    const score = picked.get(one.cluster);
    if (held.has(one.cluster)) return one;
    if (!score) return isObsolete(one) ? givenUp(one) : one;
    const state = one.state === 'Unscheduled' ? one.stateBefore : one.state;
    return { ...one, state, policy: 'current', score };
  });
  const fresh = [...picked].filter(([cluster]) => !known.has(cluster));
  return [
    ...kept,
    ...fresh.map(([cluster, score]): ExistingPlacement => ({
      ...{ cluster, state: 'Scheduled', policy: 'current', score, stateBefore: 'Scheduled' },
    })),
  ];
}

/** Scheduled ones go first, then Bound ones; in each the lowest score, then the SMALLEST name. Old policies' all go. */
function downscaled(placements: Placements, surplus: number): ExistingPlacement[] {
  const order = placements
    .filter(isHeld)
    .sort(
      (a, b) =>
        Number(a.state === 'Bound') - Number(b.state === 'Bound') ||
        byScore(a.score, b.score) ||
        byName(a.cluster, b.cluster),
    );
  const dropped = new Set(order.slice(0, surplus));
  return placements.map((one) => (isObsolete(one) || dropped.has(one) ? givenUp(one) : one));
}

/** `placements`: all after the scheduler is done, `Scheduled` ones new or not yet bound; `pickOrder`: newly picked clusters. */
function scheduled(placements: Placements, pickOrder: readonly string[], fullyScheduled: boolean) {
  const inOrder = placements.toSorted((a, b) => byName(a.cluster, b.cluster));
  return { placements: inOrder, pickOrder, fullyScheduled };
}

function byScore(a: PlacementScore, b: PlacementScore): number {
  return a.spread - b.spread || a.affinity - b.affinity;
}

function isHeld({ policy, state }: ExistingPlacement): boolean {
  return policy === 'current' && state !== 'Unscheduled';
}

function isObsolete({ policy, state }: ExistingPlacement): boolean {
  return policy === 'previous' && state !== 'Unscheduled';
}

function givenUp(placement: ExistingPlacement): ExistingPlacement {
  if (placement.state === 'Unscheduled') return placement;
  return { ...placement, state: 'Unscheduled', stateBefore: placement.state };
}

/** A ScheduleAnyway constraint that would be broken costs this instead of the change in skew. */
const VIOLATION_PENALTY = 1000;

/**
 * The spread score of every cluster, or null for one that a DoNotSchedule constraint rules out, given the clusters that
 * already hold a placement of this policy. Every cluster of the fleet with the key is part of the spread, also those that
 * no other filter lets through; a cluster without the key never violates and gets 0.
 * Source: kubefleet-dev/kubefleet e160c1cd, plugins/topologyspreadconstraints, evaluateAllConstraints.
 */
function spreadScores(
  constraints: readonly SpreadConstraint[],
  clusters: Fleet,
  placed: ReadonlySet<string>,
): ReadonlyMap<string, number | null> {
  const scores = new Map<string, number | null>(clusters.map((cluster) => [cluster.name, 0]));
  const strictFirst = [...constraints].sort((a, b) => Number(a.scheduleAnyway) - Number(b.scheduleAnyway));
  for (const { topologyKey, maxSkew, scheduleAnyway } of strictFirst) {
    const domainOf = ({ labels }: MemberCluster): string | undefined => entryOf(labels, topologyKey);
    const domains = new Map<string, number>();
    for (const cluster of clusters) {
      const domain = domainOf(cluster);
      if (domain !== undefined)
        domains.set(domain, (domains.get(domain) ?? 0) + (placed.has(cluster.name) ? 1 : 0));
    }
    const counts = [...domains.values()];
    for (const cluster of clusters) {
      const score = scores.get(cluster.name) ?? null;
      const domain = domainOf(cluster);
      if (score === null || domain === undefined) continue;
      const { skew, change } = skewAfter(domains.get(domain) ?? 0, counts);
      const violating = scheduleAnyway ? score - VIOLATION_PENALTY : null;
      scores.set(cluster.name, skew <= maxSkew ? score - change : violating);
    }
  }
  return scores;
}

/** The difference between the largest and the smallest domain after one more placement in a domain that holds `count`. */
function skewAfter(count: number, counts: readonly number[]) {
  const smallest = counts.reduce((a, b) => Math.min(a, b), Infinity);
  const largest = counts.reduce((a, b) => Math.max(a, b), 0);
  const isOnlySmallest = count === smallest && counts.filter((other) => other === smallest).length === 1;
  const change = largest === smallest ? 1 : isOnlySmallest ? -1 : count === largest ? 1 : 0;
  return { skew: largest - smallest + change, change };
}
