import type { FreeOrder, ResolvedGroup } from '../../systems/system.js';
import type { DomainPeak } from '../model.js';
import { ByTwo } from './by-two.js';
import type { Fleet } from './fleet.js';

/** A turn, as far as a failure domain is concerned. */
interface Turn {
  readonly size: number;
  /** Its targets in the domain. */
  readonly inside: number;
}

/** The measured rollout of a group. */
interface Measured {
  readonly fleet: Pick<Fleet, 'domainsOf'>;
  readonly peak: number;
  /** The targets that may be taken in some order. */
  readonly taken: ReadonlySet<string>;
}

/**
 * The most of each domain that a group may have out at once in the worst order, where that is more than in the one that the plan shows. Its
 * targets are counted by turn and domain once: a fleet has as many racks as it is large, and each asks about all of them.
 */
export function withWorstOrders(
  domains: readonly DomainPeak[],
  { freeOrder }: Pick<ResolvedGroup, 'freeOrder'>,
  { fleet, peak, taken }: Measured,
): readonly DomainPeak[] {
  const isOpen = (domain: DomainPeak): boolean => domain.byExpiry !== true && peak > domain.peakAtOnce;
  if (!freeOrder || isFixed(freeOrder) || !domains.some(isOpen)) return domains;
  const { turns } = freeOrder;
  const inside = new ByTwo<number[]>();
  for (const [i, turn] of turns.entries())
    for (const target of turn)
      for (const [key, value] of taken.has(target) ? fleet.domainsOf(target) : []) {
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

function worstOfTurns(counted: readonly Turn[], peak: number): number {
  let worst = 0;
  let last = 0;
  for (let first = 0; first < counted.length; first += 1) {
    last = Math.max(last, first);
    while (last + 1 < counted.length && sizeBetween(counted, first, last + 1) + 2 <= peak) last += 1;
    for (const end of new Set([first, Math.max(first, last - 1), last]))
      worst = Math.max(worst, mostInside(counted, first, end, peak));
  }
  return worst;
}

/** From a part of one turn to a part of a later one, with all that lies between. */
function mostInside(turns: readonly Turn[], first: number, last: number, peak: number): number {
  const [begin, end] = [turns[first], turns[last]];
  if (!begin || !end) return 0;
  if (first === last) return Math.min(peak, begin.inside);
  const between = turns.slice(first + 1, last);
  const whole = between.reduce((sum, { inside }) => sum + inside, 0);
  const room = peak - between.reduce((sum, { size }) => sum + size, 0);
  return whole + Math.min(room, begin.inside + end.inside);
}

function sizeBetween(turns: readonly Turn[], first: number, last: number): number {
  return turns.slice(first + 1, last).reduce((sum, { size }) => sum + size, 0);
}
