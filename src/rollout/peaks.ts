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
  /** Counters in which an event's target counts: of the fleet, for any controller, and of this group. */
  of(event: Pick<TraceEvent, 'controller' | 'group' | 'target'>): readonly number[];
  /** Counters in which a target counts that is out from the beginning. */
  ofBefore(target: string): readonly number[];
}

/**
 * One sweep over a run that takes the peak of every counter, by name. A target counts once in a counter however many
 * controllers hold it. A target that failed for good stays out, one that was out from the beginning until it leaves. What
 * counts at an instant is who is out after everything that happens then: a swap of two targets is no peak.
 */
export function peaksOf(run: Run, query: PeakQuery): ReadonlyMap<string, Peak> {
  const peaks: Peak[] = [];
  const counts: number[] = [];
  /** By counter, the batch of the last rise; and the counters that rose at this instant. */
  const batches: number[] = [];
  const raised = new Set<number>();
  /** The number of holds on each target, by counter. */
  const held = once((_target: string) => new Map<number, number>());
  let now = run.from;
  const comeTo = (at: Instant): void => {
    if (at === now) return;
    for (const counter of raised) {
      const count = counts[counter] ?? 0;
      if (count > (peaks[counter]?.count ?? 0))
        peaks[counter] = { count, at: now, batch: batches[counter] ?? 0 };
    }
    raised.clear();
    now = at;
  };
  const goesOut = (target: string, counters: readonly number[], batch: number): void => {
    const own = held(target);
    for (const counter of counters) {
      const holds = own.get(counter) ?? 0;
      own.set(counter, holds + 1);
      if (holds > 0) continue;
      counts[counter] = (counts[counter] ?? 0) + 1;
      batches[counter] = batch;
      raised.add(counter);
    }
  };
  const comesBack = (target: string, counters: readonly number[]): void => {
    const own = held(target);
    for (const counter of counters) {
      const holds = own.get(counter) ?? 0;
      if (holds > 0) own.set(counter, holds - 1);
      if (holds === 1) counts[counter] = (counts[counter] ?? 0) - 1;
    }
  };
  for (const target of query.outBefore) goesOut(target, query.ofBefore(target), 0);
  for (const event of run.events) {
    const { at, kind, target, batch, holds } = event;
    comeTo(at);
    if (kind === 'left' && query.outBefore.has(target)) comesBack(target, query.ofBefore(target));
    if (holds && (kind === 'start' || kind === 'out')) goesOut(target, query.of(event), batch);
    if (holds && (kind === 'succeeded' || kind === 'back')) comesBack(target, query.of(event));
  }
  comeTo(Infinity);
  return new Map(peaks.flatMap((peak, counter) => [[query.names[counter] ?? '', peak]]));
}
