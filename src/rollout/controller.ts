import type { Fix } from '../text/fix.js';
import type { Text } from '../text/text.js';
import type { Drain, DrainHold, Holder, Instant } from './evictions.js';
import type { Sign, Watch } from './signs.js';

export type { Instant } from './evictions.js';

export type Unit = 'node' | 'cluster' | 'replica';

/** Something a rollout touches. */
export interface Target {
  readonly name: string;
  readonly unit: Unit;
  readonly labels: Readonly<Record<string, string>>;
  /** Not ready, cordoned or being deleted in the snapshot. */
  readonly outBefore: boolean;
  /** Name of the target whose place one that joins takes, once that one is gone. */
  readonly replaces?: string;
}

/** A controller's decision to take one target out now. */
export interface Start {
  readonly target: string;
  /** The group whose limit let it start: a compartment, a NodePool, a stage, ... */
  readonly group: string;
  /** Counts from 1 within the group; or `NO_BATCH`. */
  readonly batch: number;
  /** Number of pods that the work takes one after the other; absent: one. */
  readonly stages?: number;
  /** True when the target is given up, or gets the version of before: a bad version cannot break it. */
  readonly removes?: boolean;
  /** Duration of the work, where the controller knows it better than the scenario; Infinity where nothing known ends it. */
  readonly workMs?: number;
  /** True when the controller knows that the work fails for good, whatever the scenario says. */
  readonly isDoomed?: boolean;
  /** Signs of the target that others may see while it is unavailable. */
  readonly shows?: Sign;
  /** Absent where the target keeps what runs on it. */
  readonly drain?: Drain;
  /** Part of the work that was done before it starts here. */
  readonly headStartMs?: number;
}

/** The batch of a start that belongs to none: a target that expires, or a pod of the version of before. */
export const NO_BATCH = -1;

/**
 * The state of a group:
 * - `working`: some of its targets are in progress, or an event it waits for is on its way;
 * - `waiting`: nothing in progress, but time or another controller will let it continue;
 * - `complete`: all its targets are done;
 * - `stopped`: an automatic stop (a failure threshold) ended it;
 * - `stuck`: nothing will ever start again although targets are left;
 * - `idle`: it has nothing to do at all (paused, disabled, no change).
 */
export type Phase = 'working' | 'waiting' | 'complete' | 'stopped' | 'stuck' | 'idle';

/** Decisions of a controller in one pass over the world. */
export interface Step {
  readonly starts: readonly Start[];
  /** Targets that come into being: a replacement node, a surge replica. */
  readonly joins: readonly Target[];
  /** Names of targets that cease to be. */
  readonly leaves: readonly string[];
  /** True when the pass changed the controller's own state, so that it must be called again at the same instant. */
  readonly again: boolean;
  /** The next instant at which time alone lets it do more (a window opens, a wait ends); null when there is none. */
  readonly wakeAt: Instant | null;
}

export const NO_STEP: Step = { starts: [], joins: [], leaves: [], again: false, wakeAt: null };

/** A target that a controller keeps out. */
export interface Out {
  readonly target: string;
  readonly group: string;
  /** The batch that took it out; 0 for one that was out before anything started. */
  readonly batch: number;
  /** True for one that was out before, and that nothing has been done to: whatever the change does, it is not lost to it. */
  readonly isOld?: boolean;
  /** True for one that was out in the snapshot: where nothing ever starts, the change is not what took it away. */
  readonly wasOut?: boolean;
}

/** A target that went because of its age, whatever the limits of its group said. */
export interface Expired {
  readonly target: string;
  readonly at: Instant;
  /** When it had gone; null while it is on its way. */
  readonly goneAt: Instant | null;
  /** Targets of the group on their way or not ready at that moment, this one counted. */
  readonly out: number;
  /** Number that the limits allowed at that moment; null: no limit. */
  readonly limit: number | null;
  /** True when it was still to be rolled, so that its going is part of the rollout. */
  readonly isOfRollout: boolean;
}

/** Expiries of a dry rollout, in order of time. */
export interface Expiries {
  /** In the horizon, and later those still to be rolled: these are out like any other target. */
  readonly expired: readonly Expired[];
  /** After that, as far as it is known now: only when. */
  readonly later: readonly { readonly target: string; readonly at: Instant }[];
}

/** The state of a group, and why. */
export interface GroupEnd {
  readonly phase: Phase;
  /** For people: 'failureThreshold 1 reached in compartment "gpu"'. Empty when working. */
  readonly why: Text;
  /** The fix, where the controller knows one. */
  readonly fix?: Fix;
  /** The only blocker, where it has a name. */
  readonly holder?: Holder;
  /** True where what holds it ends by itself at an unknown time. */
  readonly mayEnd?: boolean;
  /** The least that served and the most there were, where the targets are not all that counts (surge). */
  readonly extremes?: { readonly lowestAvailable: number; readonly highestTotal: number };
  /** Targets that are not done, whether they were begun or not; absent where each that was not begun is one. */
  readonly undone?: readonly string[];
  /** Absent where targets do not expire past the limits. */
  readonly expiries?: Expiries;
}

/** True of a group that goes no further by itself. */
export function isHalted({ phase }: Pick<GroupEnd, 'phase'>): boolean {
  return phase === 'stuck' || phase === 'stopped';
}

/** A target that has left, and since when another one is there in its place; null: none came. */
export interface Gone {
  readonly name: string;
  readonly replacedSince: Instant | null;
}

/** The part of the world that a controller may see. */
export interface WorldView {
  target(name: string): Target | undefined;
  /** Takes signs of other families into the watch, and gives the targets whose state differs from what it saw before. */
  look(watch: Watch): readonly string[];
  /** Targets that have left, in their order. */
  gone(): readonly Gone[];
}

/**
 * A system's rollout logic as the engine sees it. A controller is deterministic: the same calls in the same order give the
 * same decisions. It keeps its own state, and never looks at the clock.
 */
export interface Controller {
  /** Unique in a run, and its name in the trace: 'skyhook Skyhook/gpu-tuning'. */
  readonly id: string;
  /** Controllers of one family are one program, which knows what it does itself. Absent: a family of its own. */
  readonly family?: string;
  /** Its work on a target that others delete is over with that. Absent: the target counts as out until the work would have ended. */
  readonly endsWithTarget?: true;
  /** Called when something happened, and again until `again` is false and nothing starts. */
  step(world: WorldView, now: Instant): Step;
  /** Cost of the last step beyond one step of `Work`. Only of controllers that look through all of their targets in a step. */
  effort?(): number;
  /** The work it started has ended. A failed target stays out for good. */
  ended(start: Start, result: 'succeeded' | 'failed', now: Instant): void;
  /** The drain of a start took longer than it may, and what held it then: `ended` follows, with a failure. */
  drainFailed?(start: Start, now: Instant, hold: DrainHold | null): void;
  /** The current state, group by group: the reported outcome of each. */
  groups(): ReadonlyMap<string, GroupEnd>;
  /**
   * The targets it keeps out now, read after each step. Only of controllers that work on targets which serve meanwhile
   * (surge), or take out others than those they work on. Absent: a start takes its target out until it succeeds.
   */
  out?(): readonly Out[];
  /**
   * The targets of a batch under way in the snapshot that are out still, read after each step, only of a controller without `out`.
   * A target that leaves the list is back; one that never was on it stays out.
   */
  outFromBefore?(): readonly Out[];
  /** A copy in the same state. The original must not step before the copy has ended. */
  fork(): Controller;
}
