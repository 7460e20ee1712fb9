import { isCalendarDay } from '../manifest/quantity.js';
import { itemsIn, textIn } from '../manifest/fields.js';
import type { Json, JsonObject } from '../manifest/manifest.js';
import type { Instant } from '../rollout/controller.js';

const RFC3339 = /^\d{4}-\d{2}-\d{2}T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:Z|([+-])(\d{2}):(\d{2}))$/;

/**
 * Reads a time as the API server writes it: RFC 3339, with seconds and a zone. Null for anything else, for dates that do not
 * exist, and for instants before 1970 (Go's zero time is `0001-01-01T00:00:00Z`). Fractions are cut to milliseconds.
 */
export function parseInstant(text: string): Instant | null {
  const match = RFC3339.exec(text);
  if (match === null || !isCalendarDay(text)) return null;
  const [hour, minute, second] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (hour > 23 || minute > 59 || second > 59) return null;
  const midnight = Date.parse(text.slice(0, 'YYYY-MM-DD'.length));
  const zoneHours = Number(match[6] ?? 0);
  const zoneMinutes = Number(match[7] ?? 0);
  if (zoneHours > 23 || zoneMinutes > 59) return null;
  const offsetMs = (match[5] === '-' ? -1 : 1) * (zoneHours * 60 + zoneMinutes) * 60_000;
  const fractionMs = Number((match[4] ?? '').slice(0, 3).padEnd(3, '0'));
  const instant = midnight + ((hour * 60 + minute) * 60 + second) * 1_000 + fractionMs - offsetMs;
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
