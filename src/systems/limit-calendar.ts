import type { Interval } from '../calendar/intervals.js';
import type { Place } from '../manifest/manifest.js';
import type { Instant } from '../rollout/controller.js';
import type { Text } from '../text/text.js';

/** A stretch of time in which a limit holds, half-open. `null` is no limit. */
export interface AllowedSpan {
  readonly reason: string | null;
  readonly from: Instant;
  readonly to: Instant;
  readonly limit: number | null;
  /** What is left of it beside the targets that use it up on merge: those that are out, and those that the change deletes at once. */
  readonly remaining: number | null;
}

/** A limit that holds at times, or for some reasons: a disruption budget as the controller reads it. */
export interface TimedLimit {
  /** As written: `10%`. */
  readonly written: string;
  /** Targets that it represents in this group as it is now; null where the number cannot be read. */
  readonly limit: number | null;
  /** The reasons it applies to; [] where it applies to none. */
  readonly reasons: readonly string[];
  /** False for one that names no reasons and so applies to all. */
  readonly namesReasons: boolean;
  readonly schedule: string | null;
  readonly durationMs: number | null;
  /** When it holds within the calendar, merged; for a broken schedule as if it were written as in `repair`. */
  readonly windows: readonly Interval[];
  /** When its windows open in the first days of the calendar, before they are merged. */
  readonly hits: readonly Instant[];
  /** The only days of the week (Sunday is 0) on which its windows open; null where any day can be one. */
  readonly weekdays: readonly number[] | null;
  /** Why the controller cannot evaluate it; null where it can. */
  readonly error: string | null;
  /** For a schedule that does not parse: the text that was most likely meant, which does. */
  readonly repair: string | null;
  /** A schedule without a hit in reach: the controller takes the limit for active all the time. */
  readonly neverFires: boolean;
  readonly place: Place;
}

/** A group whose limits change with time or differ by reason, far beyond the horizon. */
export interface LimitCalendar {
  /** From before the first midnight of the plan, to a year after it; less far where windows open by the minute. */
  readonly within: Interval;
  /** Every reason for which the controller may take a target out, in its order. */
  readonly reasons: readonly string[];
  /** The reason for which the dry rollout takes targets. */
  readonly rolledFor: string;
  /** Reasons for which it takes none of this group whatever the limits say, and why. */
  readonly idle: Readonly<Record<string, Text>>;
  /** As `allowed`, over the whole calendar. */
  readonly spans: readonly AllowedSpan[];
  /** Only where no target counts: what `spans` would be for 100 targets, a number never being all of them. */
  readonly unsized?: readonly AllowedSpan[];
  readonly limits: readonly TimedLimit[];
  /** Targets that percentages are taken of, and how many of them use the limits up already. */
  readonly counted: number;
  readonly consuming: number;
  /** Where the list of limits is written; the place of the policy where none is. */
  readonly place: Place;
  /** True when the author wrote the list, be it empty. */
  readonly isWritten: boolean;
}
