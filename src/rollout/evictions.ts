import type { Text } from '../text/text.js';

/** Milliseconds since 1970-01-01T00:00Z. */
export type Instant = number;

interface SparedPod {
  readonly namespace: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly tolerations: readonly (DrainTaint & { readonly operator: string })[];
}

/** The drain that a start asks for. */
export interface Drain {
  /** Part of the work's duration that is meant for the drain, longer where evictions are blocked; null: as for any target. */
  readonly expectedMs: number | null;
  /** After this long what is left is removed by force; null: never. */
  readonly forcedAfterMs: number | null;
  /** Pods that nothing evicts keep the target at least that long; absent: it has none. */
  readonly keptMs?: number;
  /** True for pods that it leaves where they are; absent: there are none. */
  readonly spares?: (pod: SparedPod) => boolean;
  /** The taint of the drain, if pods that tolerate it are not evicted and not waited for: they end with the target. */
  readonly leavesTolerant?: DrainTaint;
  /** After this long without an end the work on the target has failed; null or absent: never. */
  readonly failsAfterMs?: number | null;
}

interface DrainTaint {
  readonly key: string;
  readonly value: string;
  readonly effect: string;
}

/** The only blocker of a rollout, by name, which a person can remove. */
export type Holder =
  /** A policy that comes before it and is paused. */
  | { readonly kind: 'paused'; readonly name: string }
  /** A disruption budget that lets none of the pods go that have to. */
  | { readonly kind: 'budget'; readonly name: string }
  /** Disruption budgets over the same pod: none that more than one covers is ever evicted. */
  | { readonly kind: 'several-budgets'; readonly names: readonly string[] };

/** Why a target is not empty, for a person, and what holds it where that has a name. */
export interface DrainHold {
  readonly says: Text;
  readonly holder?: Holder;
  /** `by-itself`: once replacements are ready, so the drain is only slow; `with-repair`: once unready pods are repaired; absent: never. */
  readonly lifts?: 'by-itself' | 'with-repair';
}

export interface Drainage {
  readonly evictions: Evictions;
  /** Part of the work on a target that is meant for its drain, where its start does not say. */
  readonly expectedMs: (target: string) => number;
}

/** Targets on which evicted pods find a place. */
export interface Openings {
  /** Targets whose answer may differ from the last one, and at first targets that are not empty. */
  readonly turned: Iterable<string>;
  readonly isOpen: (target: string) => boolean;
}

/** Pods on the targets that have to go before work on them begins, and their blockers. */
export interface Evictions {
  /**
   * Nothing new is placed on the target and what is there has to go, but for pods that the drain spares or leaves to end with the target.
   * False where nothing there can hold it back.
   */
  begin(target: string, drain?: Pick<Drain, 'spares' | 'leavesTolerant'>): boolean;
  /** Removes the pods that are left on the target. Returns their number. */
  force(target: string): number;
  /** Everything that may go now goes. */
  advance(now: Instant, openings: Openings): void;
  isEmpty(target: string): boolean;
  /** The next instant at which time alone lets more go; null when it never does. */
  nextAt(): Instant | null;
  /** Why something is left on the target; null where nothing keeps it there. */
  holdOn(target: string): DrainHold | null;
  fork(): Evictions;
}
