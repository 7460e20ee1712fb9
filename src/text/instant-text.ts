/** RFC 3339 in UTC; milliseconds only where there are any: `2026-11-26T18:00:00Z`. */
export function formatInstant(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', 'Z');
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** `Tue 2026-11-24 08:00 UTC`: a window is of days of the week. */
export function minuteText(instant: number): string {
  const date = new Date(instant);
  return `${DAYS[date.getUTCDay()]} ${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
