import { once } from '../../manifest/lookup.js';
import type { Place } from '../../manifest/manifest.js';
import { jsonLogSafe } from '../../text/escape/lines.js';
import { formatInstant } from '../../text/instant-text.js';
import { toPlain } from '../../text/render.js';
import type { Text } from '../../text/text.js';

export const SCHEMA_VERSION = 1;

/** A plain value as the text of a report. */
export function jsonText(value: object): string {
  return jsonLogSafe(`${JSON.stringify({ schemaVersion: SCHEMA_VERSION, ...value }, null, 2)}\n`);
}

/** The keys of instants. */
const INSTANTS: ReadonlySet<string> = new Set([
  ...['at', 'from', 'to', 'start', 'end', 'finish', 'until', 'since'],
  ...['takenAt', 'peakAt', 'searchedUntil'],
]);

/** A rollout has thousands of batches that begin at the same instants. */
const instantOf = once(formatInstant);

/** Fields of an object, in this order: instants as RFC 3339, sentences as plain text, all else as it is. */
export function written<T extends object, K extends keyof T & string>(
  object: T,
  ...keys: readonly K[]
): Readonly<Record<K, unknown>> {
  const fields: Partial<Record<K, unknown>> = {};
  for (const key of keys) {
    const value = object[key];
    fields[key] =
      typeof value === 'number' && INSTANTS.has(key)
        ? instantOf(value)
        : isText(value)
          ? toPlain(value)
          : value;
  }
  return fields as Record<K, unknown>;
}

function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && Array.isArray((value as Partial<Text>).parts);
}

/** A location as the contract writes it. */
export function placeJson(place: Place | null | undefined) {
  return { file: place?.file ?? null, line: place?.line ?? null, column: place?.column ?? null };
}
