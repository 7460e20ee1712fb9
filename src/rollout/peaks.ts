import type { Instant } from './controller.js';
import type { Run, TraceEvent } from './trace.js';

/** The most targets out at the same moment, and the first moment at which that many are. */
export interface Peak {
  readonly count: number;
  readonly at: Instant;
  /** The batch whose start reached it; 0 when nothing started. */
  readonly batch: number;
}

/** Which peaks to take, and which targets count towards each. Counters are numbers from 0 on, without large gaps. */
export interface PeakQuery {
  /** Targets that are out from the beginning. */
  readonly outBefore: ReadonlySet<string>;
  /** Names of the counters, known at the latest when one of them was counted in. */
  readonly names: readonly string[];
  /** Counters in which a target counts whoever has it out: everything, its zone, ... */
  ofAnyone(target: string): readonly number[];
  /** Counters in which an event's target counts through what this group does: the group, its policy, ... */
  ofGroup(event: Pick<TraceEvent, 'controller' | 'group' | 'target'>): readonly number[];
  /** Counters of groups in which a target counts that is out from the beginning. */
  ofGroupsBefore(target: string): readonly number[];
}

/**
 * One sweep over a run that takes the peak of every counter, by name. A target counts once in a counter however many
 * controllers hold it. A target that failed for good stays out, one that was out from the beginning until it leaves. What
 * counts at an instant is who is out after everything that happens then: a swap of two targets is no peak.
 */
export function peaksOf(run: Run, query: PeakQuery): ReadonlyMap<string, Peak> {
  const tally = new Tally();
  const begin = { batch: 0 };
  tally.comeTo(run.from);
  for (const target of query.outBefore) {
    const holds = tally.holdsOf(target);
    if (hold(holds, ANYONE, 1)) for (const counter of query.ofAnyone(target)) tally.move(counter, 1, begin);
    for (const counter of query.ofGroupsBefore(target))
      if (hold(holds, counter, 1)) tally.move(counter, 1, begin);
  }
  for (const event of run.events) {
    tally.comeTo(event.at);
    if (event.kind === 'left' && query.outBefore.has(event.target)) releaseBefore(tally, query, event);
    const goesOut = event.kind === 'start' || event.kind === 'out';
    if (!event.holds || !(goesOut || event.kind === 'succeeded' || event.kind === 'back')) continue;
    const by = goesOut ? 1 : -1;
    const holds = tally.holdsOf(event.target);
    if (hold(holds, ANYONE, by))
      for (const counter of query.ofAnyone(event.target)) tally.move(counter, by, event);
    for (const counter of query.ofGroup(event)) if (hold(holds, counter, by)) tally.move(counter, by, event);
  }
  tally.comeTo(Infinity);
  return tally.peaksBy(query.names);
}

/** A target that was out from the beginning is gone; what controllers hold, they hold on. */
function releaseBefore(tally: Tally, query: PeakQuery, event: TraceEvent): void {
  const holds = tally.holdsOf(event.target);
  if (hold(holds, ANYONE, -1))
    for (const counter of query.ofAnyone(event.target)) tally.move(counter, -1, event);
  for (const counter of query.ofGroupsBefore(event.target))
    if (hold(holds, counter, -1)) tally.move(counter, -1, event);
}

/** How often one target is held, by counter. */
type Holds = Map<number, number>;

/** Stands for all counters of `ofAnyone`: a target is held in all of them or in none. */
const ANYONE = -1;

/** True when the target is held now and was not before, or the other way round. */
function hold(holds: Holds, counter: number, by: 1 | -1): boolean {
  const before = holds.get(counter) ?? 0;
  holds.set(counter, before + by);
  return before === (by === 1 ? 0 : 1);
}

class Tally {
  private at: Instant = -Infinity;
  private readonly counts: number[] = [];
  /** Counters that rose at this instant, and by counter the batch of the last rise. */
  private readonly raised: number[] = [];
  private readonly batches: number[] = [];
  private readonly peaks: Peak[] = [];
  private readonly holds = new Map<string, Holds>();

  holdsOf(target: string): Holds {
    const known = this.holds.get(target);
    if (known) return known;
    const holds: Holds = new Map();
    this.holds.set(target, holds);
    return holds;
  }

  move(counter: number, by: 1 | -1, { batch }: Pick<TraceEvent, 'batch'>): void {
    this.counts[counter] = (this.counts[counter] ?? 0) + by;
    if (by !== 1) return;
    this.raised.push(counter);
    this.batches[counter] = batch;
  }

  /** Everything before this instant has happened. */
  comeTo(at: Instant): void {
    if (at === this.at) return;
    for (const counter of this.raised) {
      const count = this.counts[counter] ?? 0;
      if (count > (this.peaks[counter]?.count ?? 0))
        this.peaks[counter] = { count, at: this.at, batch: this.batches[counter] ?? 0 };
    }
    this.raised.length = 0;
    this.at = at;
  }

  /** The peaks by name; of counters that never rose above 0 there is none. */
  peaksBy(names: readonly string[]): ReadonlyMap<string, Peak> {
    const peaks = new Map<string, Peak>();
    this.peaks.forEach((peak, counter) => peaks.set(names[counter] ?? '', peak));
    return peaks;
  }
}
