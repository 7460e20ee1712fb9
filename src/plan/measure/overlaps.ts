import { groupedBy, groupedByEach, lazily, once } from '../../manifest/lookup.js';
import type { Run } from '../../rollout/trace.js';
import { UNLIMITED, type Work } from '../../rollout/work.js';
import { traitsOf } from '../../systems/index.js';
import { refKey, type ResolvedPolicy } from '../../systems/system.js';
import type { Overlap } from '../model.js';
import { ByTwo } from '../../rollout/by-two.js';
import type { NextRollouts } from './next-rollouts.js';
import { PairTally } from './pair-tally.js';

/** More policies than these on the same targets are not all compared with each other. */
const MOST_PAIRED = 100;
/** Policies of each kind that are compared with all others if there are more: those with the most targets unavailable at once. */
const LEADERS = 8;

/** Two policies that meet on targets which both take, in any reading of the rollout. */
export function overlapsOf(
  policies: readonly ResolvedPolicy[],
  runs: readonly Run[],
  { isNext, isUntouchedNext }: NextRollouts,
  work: Work = UNLIMITED,
): Overlap[] {
  const shared = sharedTargets(policies);
  const owners = ownersOf(new Set([...shared.values()].flat()), policies);
  const about = once((policy: ResolvedPolicy) => {
    const { ref, groups, nodeHold } = policy;
    const is = { isNext: isNext(ref), isUntouchedNext: isUntouchedNext(ref) };
    const matched = new Set(groups.flatMap(({ targets }) => targets)).size;
    // Pods of two DaemonSets on a node are independent.
    const takesPods = traitsOf(ref.system).takes === 'pods';
    return { ref, ...is, matched, takesPods, kind: JSON.stringify([ref.system, nodeHold, is]) };
  });
  const peaks = lazily(() => peaksIn(runs, owners));
  const leadersOf = (takers: readonly ResolvedPolicy[]): readonly ResolvedPolicy[] => {
    if (takers.length <= MOST_PAIRED) return takers;
    const kinds = groupedBy(takers, (policy) => about(policy).kind);
    const peakOf = (policy: ResolvedPolicy): number => peaks().get(policy) ?? 0;
    return [...kinds.values()].flatMap((of) => of.sort((a, b) => peakOf(b) - peakOf(a)).slice(0, LEADERS));
  };
  const isPaired = (a: ResolvedPolicy, b: ResolvedPolicy): boolean =>
    refKey(a.ref) !== refKey(b.ref) && !(about(a).takesPods && about(b).takesPods);
  const tally = new PairTally(shared, leadersOf, isPaired, work);
  if (tally.isEmpty) return [];
  for (const run of runs) {
    tally.begin();
    for (const { by, target, goesOut } of movesIn(run, owners)) tally.move(by, target, goesOut);
  }
  const side = (policy: ResolvedPolicy, atOnce: number) => {
    const { ref, matched, isNext: isOnlyNext } = about(policy);
    return { ref, atOnce, matched, isNext: isOnlyNext };
  };
  return tally.met().map(({ takers: [a, b], atOnce: [ofA, ofB], targets, together }) => ({
    policies: [side(a, ofA), side(b, ofB)],
    targets,
    togetherAtOnce: together,
    isPossible: about(a).isUntouchedNext || about(b).isUntouchedNext,
  }));
}

/** Targets that two or more policies roll. A policy that only declares groups of another rolls none. */
function sharedTargets(policies: readonly ResolvedPolicy[]): Map<string, ResolvedPolicy[]> {
  const rolling = policies.filter(({ ref, groups }) =>
    groups.some(({ rolls }) => refKey(rolls) === refKey(ref)),
  );
  if (rolling.length < 2) return new Map();
  const takers = groupedByEach(rolling, ({ groups }) => new Set(groups.flatMap(({ targets }) => targets)));
  return new Map([...takers].filter(([, list]) => list.length > 1));
}

type Owners = ByTwo<readonly ResolvedPolicy[]>;

/** The policies of each group, by controller and group. Those of one name are one owner. */
function ownersOf(takers: Iterable<ResolvedPolicy>, policies: readonly ResolvedPolicy[]): Owners {
  const byKey = groupedBy(takers, ({ ref }) => refKey(ref));
  const owners: Owners = new ByTwo();
  for (const { runs, rolls } of policies.flatMap(({ groups }) => groups))
    owners.of(runs.controller, runs.group, () => byKey.get(refKey(rolls)) ?? []);
  return owners;
}

/** A target that failed stays out; ends at an instant come before starts at it. What is unavailable before the rollout counts for no policy. */
function* movesIn({ events }: Run, owners: Owners) {
  for (const { kind, batch, target, controller, group, holds } of events) {
    const goesOut = kind === 'start' || (kind === 'out' && batch !== 0);
    if (!holds || !(goesOut || kind === 'succeeded' || kind === 'back')) continue;
    const by = owners.get(controller, group) ?? [];
    if (by.length > 0) yield { by, target, goesOut };
  }
}

/** The most targets that each policy has out at once. */
function peaksIn(runs: readonly Run[], owners: Owners): ReadonlyMap<ResolvedPolicy, number> {
  const peaks = new Map<ResolvedPolicy, number>();
  for (const run of runs) {
    const outOf = once((_policy: ResolvedPolicy) => new Set<string>());
    for (const { by, target, goesOut } of movesIn(run, owners))
      for (const policy of by) {
        const own = outOf(policy);
        if (goesOut) own.add(target);
        else own.delete(target);
        peaks.set(policy, Math.max(peaks.get(policy) ?? 0, own.size));
      }
  }
  return peaks;
}
