import type { Instant } from '../../rollout/controller.js';
import { formatInstant } from '../../text/instant-text.js';
import { utcText } from '../../text/instants.js';
import { instant as instantValue, inZone, literal, type Text } from '../../text/text.js';

export { durationText } from '../../text/instants.js';

/** An instant as RFC 3339, for JSON; null stays null. */
export function instantOrNull(instant: Instant | null): string | null {
  return instant === null ? null : formatInstant(instant);
}

/** `Thu 2026-11-26 18:00 UTC`; where people live by another clock also `(10:00 Los Angeles)`. */
export function instantPhrase(instant: Instant, timeZone: string): Text {
  return inZone(instantValue(instant), timeZone);
}

/** For the column of a table whose head says UTC: `Thu 2026-11-26 18:00`; without the day where it is that of `beside`. */
export function utcPhrase(instant: Instant, beside?: Instant): Text {
  return literal(utcText(instant, beside));
}
