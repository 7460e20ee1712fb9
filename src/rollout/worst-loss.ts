import { once } from '../manifest/lookup.js';
import { groupKey } from './batches.js';
import { ByTwo } from './by-two.js';
import { type Instant, NO_BATCH } from './controller.js';
import type { KeptOut, Simulation } from './engine.js';
import type { Scenario } from './scenarios.js';
import type { Run, TraceEvent } from './trace.js';

export interface Loss {
  /** Most targets broken, over all moments at which the change may turn bad. */
  readonly worst: number;
  /** The moment that costs most; null when nothing ever starts, whatever goes away for that. */
  readonly turnsBadAt: Instant | null;
  /** Targets broken when it is bad from the first batch on. */
  readonly fromTheStart: number;
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
 * The losses are those of each group by `groupKey`, and of each sum by its own key. `groups` is keyed by `groupKey`; every group that may start something must be in it.
 */
export function worstLoss(
  simulation: Simulation,
  bad: Scenario,
  until: Instant,
  groups: ReadonlyMap<string, LossGroup>,
): { readonly healthy: Run; readonly losses: ReadonlyMap<string, Loss> } {
  const losses = new Losses(groups);
  const started = new Set<readonly Counter[]>();
  do {
    const begun = simulation
      .settle()
      .map(({ controller, start: { group, batch } }) => ({ counters: losses.of(controller, group), batch }));
    for (const { counters } of begun) started.add(counters);
    if (losses.couldRise(new Set(begun.map(({ counters }) => counters)))) {
      const fork = simulation.forkWith(bad);
      const failed = fork.play(until).filter(({ kind, holds }) => kind === 'failed' && holds);
      // A failed pod beside one that serves costs nothing: its controller says itself which targets are out.
      const hasStarted = ({ controller, group }: Lost): boolean => started.has(losses.of(controller, group));
      const out = fork
        .outNow()
        .filter((one) => one.isOld !== true && (one.wasOut !== true || hasStarted(one)));
      losses.raise(simulation.now, [...failed, ...out]);
    }
    // Started targets can no longer be lost to a later moment. An expiring node may be a replacement, which was not counted.
    for (const { counters, batch } of begun)
      if (batch !== NO_BATCH) for (const counter of counters) counter.left--;
  } while (simulation.advance(until));
  losses.raiseUnstarted(simulation.outNow());
  return { healthy: simulation.result(), losses: losses.byKey };
}

/** A group, or a sum of groups. */
interface Counter {
  readonly key: string;
  all: number;
  /** Targets that have not started. */
  left: number;
  /** The most that can be lost. */
  most: number;
}

type Lost = Pick<TraceEvent, 'controller' | 'group' | 'target'>;

class Losses {
  readonly byKey = new Map<string, Loss>();
  /** The counters of each group: its own, then its sums. */
  private readonly counters = new Map<string, readonly Counter[]>();
  private readonly byGroup = new ByTwo<readonly Counter[]>();

  constructor(private readonly groups: ReadonlyMap<string, LossGroup>) {
    const counterOf = once((key: string): Counter => ({ key, all: 0, left: 0, most: 0 }));
    for (const [group, { targets, sums, mostLost = targets }] of groups) {
      const own = [group, ...sums].map(counterOf);
      this.counters.set(group, own);
      for (const counter of own) {
        counter.all += targets;
        counter.left += targets;
        counter.most += mostLost;
      }
    }
  }

  of(controller: string, group: string): readonly Counter[] {
    return this.byGroup.of(controller, group, () => this.counters.get(groupKey({ controller, group })) ?? []);
  }

  /** True if targets that start now could add to the loss: for all others their own next start is the moment that counts. */
  couldRise(begun: ReadonlySet<readonly Counter[]>): boolean {
    const isOpen = ({ key, left, most }: Counter): boolean => {
      const worst = this.byKey.get(key)?.worst;
      // The first moment is always tried: it shows the loss from the start, which may be nothing.
      return worst === undefined ? left > 0 : Math.min(left, most) > worst;
    };
    return [...begun].some((counters) => counters.some(isOpen));
  }

  /** Counts what a run that turned bad at an instant broke. */
  raise(at: Instant | null, lost: readonly Lost[]): void {
    const targets = new Map<Counter, Set<string>>();
    for (const [group, { mayLoseNone }] of this.groups)
      if (at !== null && mayLoseNone)
        for (const counter of this.counters.get(group) ?? []) targets.set(counter, new Set());
    for (const { controller, group, target } of lost)
      for (const counter of this.of(controller, group))
        targets.set(counter, (targets.get(counter) ?? new Set()).add(target));
    for (const [{ key, all }, { size }] of targets) {
      // A replacement of a target may fail as well, and is the same loss.
      const worst = Math.min(size, all);
      const known = this.byKey.get(key) ?? { worst: -1, fromTheStart: worst };
      if (worst > known.worst) this.byKey.set(key, { ...known, worst, turnsBadAt: at });
    }
  }

  /** Targets that made room for replacements that never come, in groups in which nothing ever starts, as the controller says. */
  raiseUnstarted(out: readonly KeptOut[]): void {
    const lost = out.filter((one) => {
      const key = groupKey(one);
      const isUnstarted = this.groups.get(key)?.mayLoseNone === true && !this.byKey.has(key);
      return isUnstarted && one.isOld !== true && one.wasOut !== true;
    });
    this.raise(null, lost);
  }
}
