import type { Run } from '../../rollout/trace.js';
import { UNLIMITED, type Work } from '../../rollout/work.js';
import { refKey, type ResolvedPolicy } from '../../systems/system.js';
import type { Overlap } from '../model.js';
import type { NextRollouts } from './next-rollouts.js';
import { once } from '../../manifest/lookup.js';
import { PairTally } from './pair-tally.js';
import { sharedTargets } from './shared.js';

/** Every two policies that meet on targets which both take, in any reading of the rollout. */
export function overlapsOf(
  policies: readonly ResolvedPolicy[],
  runs: readonly Run[],
  { isNext, isUntouchedNext }: NextRollouts,
  work: Work = UNLIMITED,
): Overlap[] {
  const tally = PairTally.of(sharedTargets(policies), work);
  if (tally.pairs === 0) return [];
  const owners = ownersOf(policies);
  for (const run of runs) {
    tally.begin();
    sweep(run, owners, tally);
  }
  const about = once((policy: ResolvedPolicy) => ({
    ref: policy.ref,
    matched: new Set(policy.groups.flatMap(({ targets }) => targets)).size,
    isNext: isNext(policy.ref),
    isUntouchedNext: isUntouchedNext(policy.ref),
  }));
  const side = (policy: ResolvedPolicy, atOnce: number) => {
    const { ref, matched, isNext: isOnlyNext } = about(policy);
    return { ref, atOnce, matched, isNext: isOnlyNext };
  };
  return tally.met().map(({ policies: [a, b], atOnce: [ofA, ofB], targets, together }) => ({
    policies: [side(a, ofA), side(b, ofB)],
    targets,
    togetherAtOnce: together,
    isPossible: about(a).isUntouchedNext || about(b).isUntouchedNext,
  }));
}

/** A target that failed stays out; ends at an instant come before starts at it. What is unavailable before the rollout counts for no policy. */
function sweep(
  { events }: Run,
  owners: ReadonlyMap<string, ReadonlyMap<string, string>>,
  tally: PairTally,
): void {
  for (const { kind, batch, target, controller, group, holds } of events) {
    const goesOut = kind === 'start' || (kind === 'out' && batch !== 0);
    if (!holds || !(goesOut || kind === 'succeeded' || kind === 'back')) continue;
    const owner = owners.get(controller)?.get(group);
    if (owner !== undefined) tally.move(owner, target, goesOut);
  }
}

/** The policy of each group, by controller and group: a key joined for each of thousands of events costs more than the rest. */
function ownersOf(policies: readonly ResolvedPolicy[]): Map<string, Map<string, string>> {
  const owners = new Map<string, Map<string, string>>();
  for (const { runs, rolls } of policies.flatMap((policy) => policy.groups)) {
    const groups = owners.get(runs.controller) ?? new Map<string, string>();
    owners.set(runs.controller, groups.set(runs.group, refKey(rolls)));
  }
  return owners;
}
