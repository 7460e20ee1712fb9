import type { Place } from '../manifest/manifest.js';

/** Targets that a change takes away in one go, beside any rollout: no limit holds that back. */
export interface Leaving {
  readonly targets: number;
  /** One or two sentences for a person. */
  readonly says: string;
  readonly fix: string;
  /** True where some targets are left, and somebody wrote how many. */
  readonly isStep: boolean;
  readonly place: Place;
}
