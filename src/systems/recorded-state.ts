import type { Instant } from '../rollout/controller.js';

/** Where one target stands, as the cluster's own objects record it. */
export interface RecordedState {
  /** What several objects are told together by, such as `maintenance "fw"`; null where their policy is what they are told by. */
  readonly of: string | null;
  readonly target: string;
  /** In the words of its system, such as `ObjectsDrained`. */
  readonly state: string;
  /** When it came to it; null where nothing records that. */
  readonly since: Instant | null;
  /** By when it is to have left it, by what is configured; null where nobody says. */
  readonly until: Instant | null;
  /** Why it does not leave it by itself: a clause to follow a comma; null where it does. */
  readonly held: string | null;
}
