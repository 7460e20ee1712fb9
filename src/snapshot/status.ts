import { isCalendarDay } from '../manifest/quantity.js';
import { itemsIn, textIn } from '../manifest/fields.js';
import type { Json, JsonObject } from '../manifest/manifest.js';
import type { Instant } from '../rollout/controller.js';

const RFC3339 =
  /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * Reads a time as the API server writes it: RFC 3339, with seconds and a zone. Null for anything else, for dates that do not
 * exist, and for instants before 1970 (Go's zero time is `0001-01-01T00:00:00Z`). Fractions are cut to milliseconds.
 */
export function parseInstant(text: string): Instant | null {
  const instant = RFC3339.test(text) && isCalendarDay(text) ? Date.parse(text) : -1;
  return instant >= 0 ? instant : null;
}

/** The time under a name; null where there is none. */
export function timeIn(of: Json | undefined, name: string): Instant | null {
  const written = textIn(of, name);
  return written === null ? null : parseInstant(written);
}

/** The clocks of two machines, of which one wrote when an object was made and the other when it was read, differ by less. */
export const CLOCKS_APART_MS = 3_600_000;

/** When an object was made; null where it does not say. */
export function createdIn({ metadata }: JsonObject): Instant | null {
  return timeIn(metadata, 'creationTimestamp');
}

/** The condition of a type, of a status or of a part of one; undefined where it has none. */
export function conditionIn(of: Json | undefined, type: string): Json | undefined {
  return itemsIn(of, 'conditions').find((one) => textIn(one, 'type') === type);
}

/** The same where it is True; undefined where it is not. */
export function trueConditionIn(of: Json | undefined, type: string): Json | undefined {
  const condition = conditionIn(of, type);
  return textIn(condition, 'status') === 'True' ? condition : undefined;
}

/** Since when a condition is True; null where it is not, or does not say. */
export function trueSince(of: Json | undefined, type: string): Instant | null {
  return timeIn(trueConditionIn(of, type), 'lastTransitionTime');
}
