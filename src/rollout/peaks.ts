import { once } from '../manifest/lookup.js';
import type { Instant } from './controller.js';
import type { Run, TraceEvent } from './trace.js';

/** The most targets out at the same moment, and the first moment at which that many are. */
export interface Peak {
  readonly count: number;
  readonly at: Instant;
  /** The batch whose start reached it; 0 when nothing started. */
  readonly batch: number;
}

/** The peaks to measure, and the targets that count towards each. Counters are numbers from 0 on, without large gaps. */
export interface PeakQuery {
  /** Targets that are out from the beginning. */
  readonly outBefore: ReadonlySet<string>;
  /** Names of the counters, known at the latest when one of them was counted in. */
  readonly names: readonly string[];
  /** Counters in which an event's target counts: of the fleet, for any controller, and of this group. One list for a start and its end. */
  of(event: Pick<TraceEvent, 'controller' | 'group' | 'target'>): readonly number[];
  /** Counters in which a target counts that is out from the beginning. */
  readonly ofBefore: (target: string) => readonly number[];
}

/**
 * One sweep over a run that takes the peak of every counter, by name. A target counts once in a counter however many
 * controllers hold it. A target that failed for good stays out, one that was out from the beginning until it leaves. What
 * counts at an instant is who is out after everything that happens then: a swap of two targets is no peak.
 */
export function peaksOf(run: Run, query: PeakQuery): ReadonlyMap<string, Peak> {
  const peaks: Peak[] = [];
  const counts: number[] = [];
  /** The counters that rose at this instant, with the batch of the last rise. */
  const raised = new Map<number, number>();
  /** By target, the counters of each hold on it. */
  const held = once((_target: string): (readonly number[])[] => []);
  let now = run.from;
  const comeTo = (at: Instant): void => {
    if (at === now) return;
    for (const [counter, batch] of raised) {
      const count = counts[counter] ?? 0;
      if (count > (peaks[counter]?.count ?? 0)) peaks[counter] = { count, at: now, batch };
    }
    raised.clear();
    now = at;
  };
  const goesOut = (target: string, counters: readonly number[], batch: number): void => {
    const own = held(target);
    for (const counter of counters) {
      if (own.some((others) => others.includes(counter))) continue;
      counts[counter] = (counts[counter] ?? 0) + 1;
      raised.set(counter, batch);
    }
    own.push(counters);
  };
  const comesBack = (target: string, counters: readonly number[]): void => {
    const own = held(target);
    const at = own.indexOf(counters);
    if (at < 0) return;
    own.splice(at, 1);
    for (const counter of counters)
      if (!own.some((others) => others.includes(counter))) counts[counter] = (counts[counter] ?? 0) - 1;
  };
  const before = once(query.ofBefore);
  for (const target of query.outBefore) goesOut(target, before(target), 0);
  for (const event of run.events) {
    const { at, kind, target, batch, holds } = event;
    comeTo(at);
    if (kind === 'left' && query.outBefore.has(target)) comesBack(target, before(target));
    if (holds && (kind === 'start' || kind === 'out')) goesOut(target, query.of(event), batch);
    if (holds && (kind === 'succeeded' || kind === 'back')) comesBack(target, query.of(event));
  }
  comeTo(Infinity);
  return new Map(peaks.flatMap((peak, counter) => [[query.names[counter] ?? '', peak]]));
}
