import type { DrainHold } from './holder.js';
import type { Instant } from './instant.js';

/** What a start asks of the targets it empties first. */
export interface Drain {
  /** How much of the work's duration is meant for it, longer where evictions are held back; null: as for any target. */
  readonly expectedMs: number | null;
  /** After this long what is left is removed by force; null: never. */
  readonly forcedAfterMs: number | null;
  /** Pods that nothing evicts keep the target at least that long; absent: it has none. */
  readonly keptMs?: number;
  /** Namespaces whose pods it leaves where they are; absent: none. */
  readonly spares?: readonly string[];
  /** Pods that tolerate this taint are not evicted and not waited for: they end with the target; absent: none are left so. */
  readonly leavesTolerant?: DrainTaint;
  /** After this long without an end the work on the target has failed; null or absent: never. */
  readonly failsAfterMs?: number | null;
}

/** The taint that a drain puts on its target. */
export interface DrainTaint {
  readonly key: string;
  readonly value: string;
  readonly effect: string;
}

/** What drains of one dry rollout go by. */
export interface Drainage {
  readonly evictions: Evictions;
  /** How much of the work on a target is meant for its drain, where its start does not say. */
  readonly expectedMs: (target: string) => number;
}

/** Which targets take in what goes. */
export interface Openings {
  /** Those of which that may be another answer than the last time, and at first those that do not. */
  readonly turned: Iterable<string>;
  readonly isOpen: (target: string) => boolean;
}

/** What runs on the targets and has to go before work on them begins, with what holds it back. */
export interface Evictions {
  /**
   * Nothing new is placed on the target and what is there has to go. But for pods that the drain spares, and for those that it leaves
   * to end with the target. False where nothing there can hold it back.
   */
  begin(target: string, drain?: Pick<Drain, 'spares' | 'leavesTolerant'>): boolean;
  /** Removes the pods that are left on the target. Returns their number. */
  force(target: string): number;
  /** Everything that may go now goes. The targets that have become empty since the last time. */
  advance(now: Instant, openings: Openings): readonly string[];
  isEmpty(target: string): boolean;
  /** The next instant at which time alone lets more go; null when it never does. */
  nextAt(): Instant | null;
  /** Why something is left on the target; null where nothing keeps it there. */
  holdOn(target: string): DrainHold | null;
  fork(): Evictions;
}
