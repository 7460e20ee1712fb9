import type { Instant } from './controller.js';

/** What a start asks of the targets it empties first. */
export interface Drain {
  /** How much of the work's duration is meant for it; it takes longer where evictions are held back. */
  readonly expectedMs: number;
  /** After this long what is left is removed by force; null: never. */
  readonly forcedAfterMs: number | null;
}

/** What runs on the targets and has to go before work on them begins, with what holds it back. */
export interface Evictions {
  /** Nothing new is placed on the target and what is there has to go. False where nothing there can hold a drain back. */
  begin(target: string): boolean;
  /** Removes whatever is left on the target. */
  force(target: string): void;
  /** Everything that may go now goes, where `isOpen` says what takes it in. */
  advance(now: Instant, isOpen: (target: string) => boolean): void;
  isEmpty(target: string): boolean;
  /** The next instant at which time alone lets more go; null when it never does. */
  nextAt(): Instant | null;
  /** Why something is left on the target. */
  why(target: string): string;
  fork(): Evictions;
}
