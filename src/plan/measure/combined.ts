import type { Unit } from '../../rollout/controller.js';
import type { Run } from '../../rollout/trace.js';
import type { Work } from '../../rollout/work.js';
import type { ResolvedPolicy } from '../../systems/system.js';
import { contributorsOf, scopePeaks } from './contributors.js';
import { counterOf, type UntouchedNext } from './counters.js';
import type { Fleet } from './fleet.js';
import { mixesOf } from './mixes.js';
import type { Measured } from './measured.js';
import type { Combined, DomainPeak } from '../model.js';
import type { NextRollouts } from './next-rollouts.js';
import { overlapsOf } from './overlaps.js';
import { UNIT_SCOPES } from './scopes.js';
import type { WorstOrder } from './combined-model.js';
import { isFixed, worstTogether } from './free-order.js';

/** The input of the counts of all policies together. */
interface Combining {
  readonly unit: Unit;
  readonly next: NextRollouts;
  readonly isUntouchedNext: UntouchedNext;
  readonly work: Work;
  /** The policies without the removed ones: what only goes shares no target with them for long. */
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
    overlaps: overlapsIn(own, measured, next, work),
  };
}

/** A rollout that merging starts is reported without the next rollouts of untouched policies; a peak with one of those is hypothetical. */
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

interface Counted {
  readonly fleet: Fleet;
  readonly peaks: Measured['peaks'];
  readonly isNext: NextRollouts['isNext'];
}

/**
 * The most of a quorum that one group may have out at once in the worst order of its targets; null where no group takes two of it in an order
 * that is free. The dry rollout shows one order of many, and a quorum is lost in the worst of them.
 */
function worstOrderIn(
  key: string,
  policies: readonly ResolvedPolicy[],
  { fleet, peaks, isNext }: Counted,
): WorstOrder | null {
  const isMember = (target: string): boolean => fleet.scopesOf(target).includes(key);
  const possible = policies
    .flatMap(({ groups }) => groups)
    .flatMap((group): WorstOrder[] => {
      const { freeOrder, rolls } = group;
      const peak = peaks.get(counterOf.group(group))?.count ?? 0;
      if (!freeOrder || isFixed(freeOrder) || peak < 2) return [];
      const atOnce = worstTogether(freeOrder, isMember, peak);
      return atOnce > 1 ? [{ atOnce, policy: rolls, isNext: isNext(rolls), says: freeOrder.says }] : [];
    });
  return possible.sort((a, b) => Number(a.isNext) - Number(b.isNext) || b.atOnce - a.atOnce)[0] ?? null;
}
