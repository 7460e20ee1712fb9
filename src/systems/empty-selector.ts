import type { Place } from '../manifest/manifest.js';

/** A selector that matches no target of the snapshot. */
export interface EmptySelector {
  readonly what: string;
  readonly group: string | null;
  /** What follows from it and what to do, where it is not that nothing is rolled. */
  readonly says?: string;
  readonly fix?: string;
  /** True where what it is for may be somewhere else. */
  readonly isGuess?: boolean;
  readonly place: Place;
}
