import type { Place } from '../manifest/manifest.js';
import type { Severity } from '../manifest/problem.js';

/** Where a rollout of a bad change comes to rest by itself. */
export interface Resting {
  /** Targets that serve. */
  readonly available: number;
  /** Targets on the old version, and started on the new one. */
  readonly old: number;
  readonly new: number;
  /** True where not even the old version helps before a person has deleted what is broken; absent: it does. */
  readonly needsDeletion?: boolean;
  /** What is left, and what reports it; to follow 'serving until a person acts:'. */
  readonly says: string;
}

/** Something that limits let never happen, at no time and however well everything goes. */
export interface Standstill {
  /** `updates`, `evictions`: what never happens. */
  readonly what: string;
  /** What stands still and through which field, in numbers; to follow the name of the policy and a colon. */
  readonly says: string;
  readonly fix: string;
  readonly grade: Severity;
  readonly targets: number;
  /** Absent: where the group's limit is written. */
  readonly place?: Place;
}
