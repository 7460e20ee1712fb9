import type { ResolvedPolicy } from '../systems/system.js';
import type { WorstOrder } from './combined-model.js';
import { counterOf } from './counters.js';
import type { Fleet } from './fleet.js';
import { isFixed, worstTogether } from './free-order.js';
import type { Measured } from './measured.js';
import type { NextRollouts } from './next-rollouts.js';

interface Counted {
  readonly fleet: Fleet;
  readonly peaks: Measured['peaks'];
  readonly isNext: NextRollouts['isNext'];
}

/**
 * What one group may have out of a quorum at once in the worst order of its targets; null where no group takes two of it in an order
 * that is free. The dry rollout shows one order of many, and a quorum is lost in the worst of them.
 */
export function worstOrderIn(
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
