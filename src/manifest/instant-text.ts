/** RFC 3339 in UTC; milliseconds only where there are any: `2026-11-26T18:00:00Z`. */
export function formatInstant(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', 'Z');
}

/** `2026-11-24 08:00 UTC`. */
export function minuteText(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
