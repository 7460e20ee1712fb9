import type { FreeOrder, ResolvedGroup } from '../../systems/system.js';
import type { DomainPeak } from '../model.js';
import { ByTwo } from '../../rollout/by-two.js';
import type { Fleet } from './fleet.js';

/** A turn, as far as a failure domain is concerned. */
interface Turn {
  readonly size: number;
  /** Its targets in the domain. */
  readonly inside: number;
}

/** The measured rollout of a group. */
interface Measured {
  readonly fleet: Pick<Fleet, 'memberOf'>;
  readonly peak: number;
  /** The targets that may be taken in some order. */
  readonly taken: () => ReadonlySet<string>;
}

/**
 * The most of each domain that a group may have out at once in the worst order, where that is more than in the one that the plan shows. Its
 * targets are counted by turn and domain once: a fleet has as many racks as it is large, and each asks about all of them.
 */
export function withWorstOrders(
  domains: readonly DomainPeak[],
  { freeOrder }: Pick<ResolvedGroup, 'freeOrder'>,
  { fleet, peak: shown, taken }: Measured,
): readonly DomainPeak[] {
  const peak = Math.min(shown, freeOrder?.atMost ?? shown);
  const isOpen = (domain: DomainPeak): boolean => domain.byExpiry !== true && peak > domain.peakAtOnce;
  if (!freeOrder || isFixed(freeOrder) || !domains.some(isOpen)) return domains;
  const { turns } = freeOrder;
  const inside = new ByTwo<number[]>();
  const reached = taken();
  for (const [i, turn] of turns.entries())
    for (const target of turn)
      for (const [key, value] of reached.has(target) ? fleet.memberOf(target).domains : []) {
        const counts = inside.of(key, value, () => []);
        counts[i] = (counts[i] ?? 0) + 1;
      }
  return domains.map((domain) => {
    if (!isOpen(domain)) return domain;
    const counts = inside.get(domain.key, domain.value) ?? [];
    const worst = worstOfTurns(
      turns.map((turn, i) => ({ size: turn.length, inside: counts[i] ?? 0 })),
      peak,
    );
    return worst > domain.peakAtOnce ? { ...domain, worstAtOnce: worst } : domain;
  });
}

/** True where every turn has a single target: then nothing is free. */
export function isFixed({ turns }: FreeOrder): boolean {
  return turns.every((turn) => turn.length < 2);
}

/**
 * The most targets of a failure domain that are out at the same moment in the worst order, where at most `peak` are: those that are
 * out together follow each other in the order, and within a turn any of them may.
 */
export function worstTogether(
  { turns }: FreeOrder,
  isInside: (target: string) => boolean,
  peak: number,
): number {
  return worstOfTurns(
    turns.map((turn) => ({ size: turn.length, inside: turn.filter(isInside).length })),
    peak,
  );
}

/** From a part of one turn to a part of a later one, with all turns between. */
function worstOfTurns(turns: readonly Turn[], peak: number): number {
  let worst = 0;
  for (const [i, begin] of turns.entries()) {
    worst = Math.max(worst, Math.min(peak, begin.inside));
    const between = { size: 0, inside: 0 };
    for (let last = i + 1; between.size + 2 <= peak; last++) {
      const end = turns[last];
      if (!end) break;
      worst = Math.max(worst, between.inside + Math.min(peak - between.size, begin.inside + end.inside));
      between.size += end.size;
      between.inside += end.inside;
    }
  }
  return worst;
}
