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
  const byAnyone = new Map<string, Hold>();
  const byGroups = new Map<string, Hold>();
  tally.comeTo(run.from);
  for (const target of query.outBefore) {
    tally.rise(holdOf(byAnyone, target).take(query.ofAnyone(target)), 0);
    tally.rise(holdOf(byGroups, target).take(query.ofGroupsBefore(target)), 0);
  }
  for (const event of run.events) {
    const { at, kind, target, batch, holds } = event;
    tally.comeTo(at);
    if (kind === 'left' && query.outBefore.has(target)) {
      tally.fall(holdOf(byAnyone, target).give(query.ofAnyone(target)));
      tally.fall(holdOf(byGroups, target).give(query.ofGroupsBefore(target)));
    }
    if (!holds) continue;
    if (kind === 'start' || kind === 'out') {
      tally.rise(holdOf(byAnyone, target).take(query.ofAnyone(target)), batch);
      tally.rise(holdOf(byGroups, target).take(query.ofGroup(event)), batch);
    } else if (kind === 'succeeded' || kind === 'back') {
      tally.fall(holdOf(byAnyone, target).give(query.ofAnyone(target)));
      tally.fall(holdOf(byGroups, target).give(query.ofGroup(event)));
    }
  }
  tally.comeTo(Infinity);
  return tally.peaksBy(query.names);
}

function holdOf(holds: Map<string, Hold>, target: string): Hold {
  const known = holds.get(target);
  if (known) return known;
  const hold = new Hold();
  holds.set(target, hold);
  return hold;
}

const NONE: readonly number[] = [];

/**
 * How often one target is held, in which counters. Most targets are held by one group only, always in the same list of
 * counters: those are counted as one, and one by one from the moment on at which another list comes.
 */
class Hold {
  private list: readonly number[] | null = null;
  private times = 0;
  private byCounter: Map<number, number> | null = null;

  /** Held once more; gives the counters in which it was not held before. */
  take(counters: readonly number[]): readonly number[] {
    if (this.isOneList(counters)) return this.times++ === 0 ? counters : NONE;
    return counters.filter((counter) => this.move(counter, 1) === 1);
  }

  /** Held once less; gives the counters in which it is no longer held. */
  give(counters: readonly number[]): readonly number[] {
    if (this.isOneList(counters)) return this.times-- === 1 ? counters : NONE;
    return counters.filter((counter) => this.move(counter, -1) === 0);
  }

  private isOneList(counters: readonly number[]): boolean {
    this.list ??= counters;
    return this.list === counters && this.byCounter === null;
  }

  private move(counter: number, by: 1 | -1): number {
    this.byCounter ??= new Map((this.list ?? NONE).map((held) => [held, this.times]));
    const times = (this.byCounter.get(counter) ?? 0) + by;
    this.byCounter.set(counter, times);
    return times;
  }
}

class Tally {
  private at: Instant = -Infinity;
  private readonly counts: number[] = [];
  /** Counters that rose at this instant, and by counter the batch of the last rise. */
  private readonly raised = new Set<number>();
  private readonly batches: number[] = [];
  private readonly peaks: Peak[] = [];

  rise(counters: readonly number[], batch: number): void {
    for (const counter of counters) {
      this.counts[counter] = (this.counts[counter] ?? 0) + 1;
      this.batches[counter] = batch;
      this.raised.add(counter);
    }
  }

  fall(counters: readonly number[]): void {
    for (const counter of counters) this.counts[counter] = (this.counts[counter] ?? 0) - 1;
  }

  /** Everything before this instant has happened. */
  comeTo(at: Instant): void {
    if (at === this.at) return;
    for (const counter of this.raised) {
      const count = this.counts[counter] ?? 0;
      if (count > (this.peaks[counter]?.count ?? 0))
        this.peaks[counter] = { count, at: this.at, batch: this.batches[counter] ?? 0 };
    }
    this.raised.clear();
    this.at = at;
  }

  /** The peaks by name; of counters that never rose above 0 there is none. */
  peaksBy(names: readonly string[]): ReadonlyMap<string, Peak> {
    const peaks = new Map<string, Peak>();
    this.peaks.forEach((peak, counter) => peaks.set(names[counter] ?? '', peak));
    return peaks;
  }
}
