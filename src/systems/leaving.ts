import type { Place } from '../manifest/manifest.js';

/** Targets that a change takes away in one go, beside any rollout: no limit holds that back. */
export interface Leaving {
  readonly targets: number;
  /** How many there were. */
  readonly of: number;
  /** One or two sentences for a person. */
  readonly says: string;
  readonly fix: string;
  /** True where some targets are left, and somebody wrote how many. */
  readonly isStep: boolean;
  /** True where they go one after the other, each when those that stay are ready. */
  readonly isInTurn?: boolean;
  /** True where what the targets stored goes with them: one is as bad as many. */
  readonly losesData?: boolean;
  readonly place: Place;
}
