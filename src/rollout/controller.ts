/** Milliseconds since 1970-01-01T00:00Z. */
export type Instant = number;

export type Unit = 'node' | 'cluster' | 'replica';

/** Something a rollout touches. */
export interface Target {
  readonly name: string;
  readonly unit: Unit;
  readonly labels: Readonly<Record<string, string>>;
  /** Out before the rollout begins: not ready, cordoned or being deleted in the snapshot. */
  readonly outBefore: boolean;
}

/** A controller's decision to take one target out now. */
export interface Start {
  readonly target: string;
  /** The group whose limit let it start: a compartment, a NodePool, a stage, ... */
  readonly group: string;
  /** Counts from 1 within the group. */
  readonly batch: number;
  /** True when the target failed, was repaired, and now goes on with the same batch. */
  readonly again: boolean;
  /** How many steps the work on this target has (1 where it does not matter); scenarios may scale durations by it. */
  readonly stages: number;
  /** True when the target is given up, not changed: a bad version cannot break it. */
  readonly removes?: boolean;
  /** How long the work takes, where the controller knows it better than the scenario does. */
  readonly workMs?: number;
  /** True when the controller knows that the work fails for good, whatever the scenario says. */
  readonly isDoomed?: boolean;
}

/**
 * Where a controller stands after a step:
 * - `working`: some of its targets are in progress, or an event it waits for is on its way;
 * - `waiting`: nothing in progress, but `wakeAt` or another controller will let it go on;
 * - `complete`: all its targets are done;
 * - `stopped`: an automatic stop (a failure threshold) ended it;
 * - `stuck`: nothing will ever start again although targets are left;
 * - `idle`: it has nothing to do at all (paused, disabled, no change).
 */
export type Phase = 'working' | 'waiting' | 'complete' | 'stopped' | 'stuck' | 'idle';

/** What a controller decides in one pass over the world. */
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
  readonly phase: Phase;
  /** Why it stands there, for a person: 'failureThreshold 1 reached in compartment "gpu"'. Empty when working. */
  readonly why: string;
}

/** A target that a controller keeps out, and the batch that took it out. */
export interface Out {
  readonly target: string;
  readonly group: string;
  /** 0 for one that was out before anything started. */
  readonly batch: number;
  /** True for one that was out before, and that nothing has been done to: whatever the change does, it is not lost to it. */
  readonly isOld?: boolean;
}

/** Where a group stands. */
export interface GroupEnd {
  readonly phase: Phase;
  readonly why: string;
  /** What lets it go on, where the controller knows. */
  readonly fix?: string;
  /** The least that served and the most there were, where the targets are not all that counts (surge). */
  readonly extremes?: { readonly lowestAvailable: number; readonly highestTotal: number };
}

/** What a controller may see of the world. */
export interface WorldView {
  /** Every target, in the order of the snapshot; joined ones last. */
  targets(): Iterable<Target>;
  target(name: string): Target | undefined;
  /** True while any controller has the target out, it failed, or it was out before. */
  isOut(name: string): boolean;
}

/**
 * A system's rollout logic as the engine sees it. A controller is deterministic: the same calls in the same order give the
 * same decisions. It keeps its own state, and never looks at the clock.
 */
export interface Controller {
  /** Unique in a run, and what the trace calls it: 'skyhook Skyhook/gpu-tuning'. */
  readonly id: string;
  /** Called when something happened, and again until `again` is false and nothing starts. */
  step(world: WorldView, now: Instant): Step;
  /** The work it started has ended. A failed target stays out until it was `repaired` and its work succeeds, or for good. */
  ended(start: Start, result: 'succeeded' | 'failed', now: Instant): void;
  /** What failed on a target was repaired. Its work goes on when the controller starts it `again`. */
  repaired(start: Start, now: Instant): void;
  /** Where it stands now, group by group: the contract's outcome of each. */
  groups(): ReadonlyMap<string, GroupEnd>;
  /**
   * The targets it keeps out now, asked for after each step. Only of controllers that work on targets which serve meanwhile
   * (surge), or take out others than those they work on. Where it is absent, a start takes its target out until it succeeds.
   */
  out?(): readonly Out[];
  /** An independent copy in the same state. */
  fork(): Controller;
}
