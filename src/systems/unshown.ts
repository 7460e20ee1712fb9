import type { Place } from '../manifest/manifest.js';

/** What merging does that no batch, number or target shows: it cannot be taken back, or the snapshot does not tell what it starts. */
export interface Unshown {
  /** What tells it apart from others of the same policy. */
  readonly subject: string;
  /** One or two sentences for a person. */
  readonly says: string;
  readonly fix: string;
  readonly place: Place;
  /** Set where it only has to be known, or fails; absent: a warning. */
  readonly grade?: 'info' | 'error';
  /** True where it is about how a rollout goes, so that one which the change starts is worse than one that only could be. */
  readonly ofRollout?: boolean;
}

/** Those that are told: each that is null is not so. */
export function told(all: readonly (Unshown | null)[]): Unshown[] {
  return all.filter((one) => one !== null);
}
