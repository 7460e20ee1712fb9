import { groupKey } from './batches.js';
import { type Instant, NO_BATCH, type Start } from './controller.js';
import type { Simulation } from './engine.js';
import type { Scenario } from './scenario.js';
import type { Run, TraceEvent } from './trace.js';

export interface Loss {
  /** Most targets broken, over all moments at which the change may turn bad. */
  readonly worst: number;
  /** The moment that costs most; null when nothing ever starts, whatever goes away for that. */
  readonly turnsBadAt: Instant | null;
  /** Targets broken when it is bad from the first batch on. */
  readonly fromTheStart: number;
}

export interface LossReport {
  /** The healthy run that the moments were taken from. */
  readonly healthy: Run;
  /** Loss of each group by `groupKey`, and of each sum by its own key. */
  readonly losses: ReadonlyMap<string, Loss>;
}

/** A group as far as loss is concerned. */
export interface LossGroup {
  readonly targets: number;
  /** Keys of the sums this group counts in, such as its policy. */
  readonly sums: readonly string[];
  /** True for a group whose bad start may cost nothing, as one with surge: 0 is then an answer, not an absence. */
  readonly mayLoseNone?: boolean;
  /** More than this cannot be lost, whenever the change turns bad; absent where no such number is known. */
  readonly mostLost?: number | undefined;
}

/**
 * Worst loss: the maximum over k of the failures in the run in which the batches before k succeed and all from k on fail.
 * Runs the simulation to its end and, at each instant at which something starts, a fork of it in which everything from
 * there on fails. Moments at which even the loss of all that is left of what starts then could raise no maximum are passed over.
 *
 * `groups` is keyed by `groupKey(controller, group)`; every group that may start something must be in it.
 */
export function worstLoss(
  simulation: Simulation,
  bad: Scenario,
  until: Instant,
  groups: ReadonlyMap<string, LossGroup>,
): LossReport {
  const tally = new Tally(groups);
  do {
    const starts = simulation.settle();
    if (starts.size === 0) continue;
    if (tally.couldRise(starts)) {
      const fork = simulation.forkWith(bad);
      tally.take(simulation.now, fork.play(until), fork.outNow());
    }
    tally.pass(starts);
  } while (simulation.advance(until));
  tally.takeUnstarted(simulation.outNow());
  return { healthy: simulation.result(), losses: tally.losses };
}

class Tally {
  readonly losses = new Map<string, Loss>();
  /** Targets that have not started, by group and by sum. */
  private readonly left = new Map<string, number>();
  /** All targets, by group and by sum. */
  private readonly all: ReadonlyMap<string, number>;
  /** The most that can be lost, by group and by sum. */
  private readonly most = new Map<string, number>();

  /** The keys that each group counts in: its own and its sums. */
  private readonly counters: ReadonlyMap<string, readonly string[]>;

  constructor(private readonly groups: ReadonlyMap<string, LossGroup>) {
    this.counters = new Map([...groups].map(([key, { sums }]) => [key, [key, ...sums]]));
    for (const [key, { targets, mostLost }] of groups) {
      for (const counter of this.countersOf(key)) {
        this.left.set(counter, (this.left.get(counter) ?? 0) + targets);
        this.most.set(counter, (this.most.get(counter) ?? 0) + (mostLost ?? targets));
      }
    }
    this.all = new Map(this.left);
  }

  /** Whether more could be lost than is known, of what starts now: of all else its own next start is the moment that counts. */
  couldRise(starts: ReadonlyMap<string, readonly Start[]>): boolean {
    for (const counter of this.countersIn(starts)) {
      const left = this.left.get(counter) ?? 0;
      const worst = this.losses.get(counter)?.worst ?? -1;
      if (Math.min(left, this.most.get(counter) ?? left) > Math.max(0, worst)) return true;
      // The first moment is always tried: it shows the loss from the start, which may be nothing.
      if (left > 0 && worst < 0) return true;
    }
    return false;
  }

  /**
   * Counts what a run that turned bad at `at` broke: targets that failed, or those still out at the end where the controller
   * says itself which are (a failed pod beside one that serves costs nothing).
   */
  take(at: Instant, events: readonly TraceEvent[], outAtEnd: Run['outAtEnd']): void {
    const failed = new Map<string, Set<string>>();
    const broken = events.filter((event) => event.kind === 'failed' && event.holds);
    for (const [key, { mayLoseNone }] of this.groups)
      if (mayLoseNone) for (const counter of this.countersOf(key)) failed.set(counter, new Set());
    for (const event of [...broken, ...outAtEnd.filter(({ isOld }) => isOld !== true)]) {
      for (const counter of this.countersOf(groupKey(event.controller, event.group))) {
        const targets = failed.get(counter) ?? new Set();
        failed.set(counter, targets.add(event.target));
      }
    }
    // What is made in place of a target may fail as well, and is the same loss.
    for (const [counter, targets] of failed)
      this.raise(counter, at, Math.min(targets.size, this.all.get(counter) ?? Infinity));
  }

  /** Counts, for groups in which nothing ever starts, the targets that went to make room for new ones that never come, as the controller says. */
  takeUnstarted(outAtEnd: Run['outAtEnd']): void {
    const gone = new Map<string, Set<string>>();
    for (const { controller, group, target, isOld, wasOut } of outAtEnd) {
      const key = groupKey(controller, group);
      if (
        isOld === true ||
        wasOut === true ||
        this.groups.get(key)?.mayLoseNone !== true ||
        this.losses.has(key)
      )
        continue;
      for (const counter of this.countersOf(key))
        gone.set(counter, (gone.get(counter) ?? new Set()).add(target));
    }
    for (const [counter, targets] of gone)
      this.raise(counter, null, Math.min(targets.size, this.all.get(counter) ?? Infinity));
  }

  /** These targets have started and can no longer be lost to a later moment. */
  pass(starts: ReadonlyMap<string, readonly Start[]>): void {
    for (const [controller, list] of starts) {
      const begun = new Map<string, number>();
      for (const { group, batch } of list) {
        // What expires may be a replacement, which is no target of the group, and was not counted.
        if (batch !== NO_BATCH) begun.set(group, (begun.get(group) ?? 0) + 1);
      }
      for (const [group, count] of begun)
        for (const counter of this.countersOf(groupKey(controller, group)))
          this.left.set(counter, (this.left.get(counter) ?? 0) - count);
    }
  }

  private raise(counter: string, at: Instant | null, count: number): void {
    const known = this.losses.get(counter);
    if (!known) this.losses.set(counter, { worst: count, turnsBadAt: at, fromTheStart: count });
    else if (count > known.worst) this.losses.set(counter, { ...known, worst: count, turnsBadAt: at });
  }

  private countersIn(starts: ReadonlyMap<string, readonly Start[]>): ReadonlySet<string> {
    const counters = new Set<string>();
    for (const [controller, list] of starts) {
      for (const group of new Set(list.map((start) => start.group)))
        for (const counter of this.countersOf(groupKey(controller, group))) counters.add(counter);
    }
    return counters;
  }

  private countersOf(key: string): readonly string[] {
    return this.counters.get(key) ?? [key];
  }
}
