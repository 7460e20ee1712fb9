const UNITS_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const LONGEST_MS = 3_660 * 86_400_000;

/** `90s`, `20m`, `4h`, `7d` to milliseconds; null when it is not a duration or longer than ten years. */
export function parseDuration(text: string): number | null {
  const match = /^(\d{1,7})(s|m|h|d)$/.exec(text);
  const unit = match?.[2] === undefined ? undefined : UNITS_MS[match[2]];
  if (!match || unit === undefined) return null;
  const ms = Number(match[1]) * unit;
  return ms <= LONGEST_MS ? ms : null;
}

/** The same back, in the largest unit that gives a whole number. */
export function writeDuration(ms: number): string {
  const [unit, size] = Object.entries(UNITS_MS).findLast(([, length]) => ms % length === 0) ?? ['s', 1_000];
  return ms === 0 ? '0s' : `${ms / size}${unit}`;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** ISO 8601 with a zone (`2026-11-21T08:00:00Z`, `...+01:00`) to an instant; null for anything else. */
export function parseInstant(text: string): number | null {
  if (!INSTANT.test(text)) return null;
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? null : ms;
}

/** True for a name the runtime's time zone data knows: `Europe/Berlin`, `UTC`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
