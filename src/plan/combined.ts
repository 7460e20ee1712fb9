import type { Unit } from '../rollout/controller.js';
import type { Run } from '../rollout/trace.js';
import type { Work } from '../rollout/work.js';
import type { ResolvedPolicy } from '../systems/system.js';
import { contributorsOf, scopePeaks } from './contributors.js';
import { counterOf, type UntouchedNext } from './counters.js';
import type { Fleet } from './fleet.js';
import { mixesOf } from './mixes.js';
import type { Measured } from './measured.js';
import type { Combined, DomainPeak } from './model.js';
import type { NextRollouts } from './next-rollouts.js';
import { overlapsOf } from './overlaps.js';
import { worstOrderIn } from './quorum-order.js';
import { UNIT_SCOPES } from './scopes.js';
import { sharedTargets } from './shared.js';

/** What all policies together are counted by. */
interface Combining {
  readonly unit: Unit;
  readonly next: NextRollouts;
  readonly isUntouchedNext: UntouchedNext;
  readonly work: Work;
  /** Those of the policies that are there: what only goes shares no target with them for long. */
  readonly own: readonly ResolvedPolicy[];
}

/** All policies of one side in one world. */
export function combinedOf(
  policies: readonly ResolvedPolicy[],
  measured: Measured,
  fleet: Fleet,
  { unit, next, isUntouchedNext, work, own }: Combining,
): Combined {
  const { runOf } = measured;
  const isByAge = (run: Run): boolean => run === measured.aging?.run;
  const contributorsAt = contributorsOf({ policies, runOf, fleet, isNext: next.isNext, isByAge });
  const scopes = scopePeaks(fleet, measured.peaks, contributorsAt, isUntouchedNext, (quorum) =>
    worstOrderIn(quorum, policies, { fleet, peaks: measured.peaks, isNext: next.isNext }),
  );
  const whole = UNIT_SCOPES.find((candidate) => candidate.unit === unit)?.scope.kind;
  const peak = scopes.find(({ scope }) => scope.kind === whole);
  return {
    unit,
    peakAtOnce: peak?.peakAtOnce ?? 0,
    peakAt: peak?.peakAt ?? null,
    contributors: peak?.contributors ?? [],
    byDomain: [...fleet.domainSizes].flatMap(([key, values]) =>
      [...values]
        .map(([value, matched]): DomainPeak => ({
          key,
          value,
          matched,
          peakAtOnce: measured.peaks.get(counterOf.domain(key, value))?.count ?? 0,
          batch: null,
        }))
        .sort((a, b) => (a.value < b.value ? -1 : 1)),
    ),
    scopes,
    shared: sharedTargets(own, measured),
    overlaps: overlapsIn(own, measured, next, work),
  };
}

/** What merging brings about is told without the next rollouts that it leaves alone; with one of those it may be. */
function overlapsIn(
  policies: readonly ResolvedPolicy[],
  { together, withoutNext }: Measured,
  next: NextRollouts,
  work: Work,
): Combined['overlaps'] {
  const mixes = mixesOf(policies);
  const all = overlapsOf(policies, together.runs.flatMap(mixes), next, work);
  if (withoutNext === together) return all;
  const begun = overlapsOf(policies, withoutNext.runs.flatMap(mixes), next, work);
  return [...begun.filter(({ isPossible }) => !isPossible), ...all.filter(({ isPossible }) => isPossible)];
}
