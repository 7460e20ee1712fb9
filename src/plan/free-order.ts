import type { FreeOrder, ResolvedGroup } from '../systems/system.js';
import type { Fleet } from './fleet.js';
import type { DomainPeak } from './model.js';

/** A turn, as far as a failure domain goes. */
interface Turn {
  readonly size: number;
  /** How many of it are in the domain. */
  readonly inside: number;
}

/** What the group may have out of a domain at once in the worst order, where that is more than in the one that the plan shows. */
export function withWorstOrder(
  domain: DomainPeak,
  { freeOrder }: ResolvedGroup,
  {
    fleet,
    peak,
    taken,
  }: { readonly fleet: Fleet; readonly peak: number; readonly taken: ReadonlySet<string> },
): DomainPeak {
  if (!freeOrder || isFixed(freeOrder) || peak <= domain.peakAtOnce) return domain;
  const isInside = (target: string): boolean =>
    taken.has(target) &&
    fleet.domainsOf(target).some(([key, value]) => key === domain.key && value === domain.value);
  const worst = worstTogether(freeOrder, isInside, peak);
  return worst > domain.peakAtOnce ? { ...domain, worstAtOnce: worst } : domain;
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
  const counted = turns.map((turn): Turn => ({ size: turn.length, inside: turn.filter(isInside).length }));
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
