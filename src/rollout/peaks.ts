import type { Instant } from './controller.js';
import type { Run, TraceEvent } from './trace.js';

/** The most targets out at the same moment, and the first moment at which that many are. */
export interface Peak {
  readonly count: number;
  readonly at: Instant;
  /** The batch whose start reached it; 0 when nothing started. */
  readonly batch: number;
}

/** Which peaks to take, and which targets count towards each. */
export interface PeakQuery {
  /** Targets that are out from the beginning. */
  readonly outBefore: ReadonlySet<string>;
  /** Keys of the counters that an event's target counts in: a group, a zone, ...; [] to ignore the event. */
  countersOf(event: Pick<TraceEvent, 'controller' | 'group' | 'target'>): readonly string[];
  /** Keys of the counters that a target which is out from the beginning counts in. */
  countersBefore(target: string): readonly string[];
}

/**
 * One sweep over a run that takes the peak of every counter. A target counts once in a counter however many controllers hold
 * it. A target that failed for good stays out, one that has left does not; ends at an instant come before starts at that instant.
 */
export function peaksOf(run: Run, query: PeakQuery): ReadonlyMap<string, Peak> {
  const counts = new Map<string, number>();
  const peaks = new Map<string, Peak>();
  const holds = new Map<string, number>();
  const raise = (counter: string, event: { at: Instant; batch: number }): void => {
    const count = (counts.get(counter) ?? 0) + 1;
    counts.set(counter, count);
    if (count > (peaks.get(counter)?.count ?? 0))
      peaks.set(counter, { count, at: event.at, batch: event.batch });
  };
  for (const target of query.outBefore) {
    for (const counter of query.countersBefore(target)) {
      holds.set(`${counter}\u0000${target}`, 1);
      raise(counter, { at: run.from, batch: 0 });
    }
  }
  for (const event of run.events) {
    if (event.kind === 'left' && query.outBefore.has(event.target)) {
      for (const counter of query.countersBefore(event.target)) {
        const key = `${counter}\u0000${event.target}`;
        if ((holds.get(key) ?? 0) > 0) counts.set(counter, (counts.get(counter) ?? 0) - 1);
        holds.set(key, 0);
      }
    }
    if (event.kind !== 'start' && event.kind !== 'succeeded') continue;
    for (const counter of query.countersOf(event)) {
      const key = `${counter}\u0000${event.target}`;
      const before = holds.get(key) ?? 0;
      const after = before + (event.kind === 'start' ? 1 : -1);
      holds.set(key, after);
      if (before === 0 && after === 1) raise(counter, event);
      if (before === 1 && after === 0) counts.set(counter, (counts.get(counter) ?? 0) - 1);
    }
  }
  return peaks;
}
