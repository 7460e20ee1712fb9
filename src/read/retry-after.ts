const SECOND_MS = 1000;

/** Milliseconds that a `Retry-After` header asks for: seconds, or an instant of HTTP. Null where there is none, or none that is one. */
export function retryAfterMs(written: string | number | undefined, nowMs: number): number | null {
  if (written === undefined || written === '') return null;
  const seconds = Number(written);
  const ms = Number.isFinite(seconds) ? seconds * SECOND_MS : Date.parse(String(written)) - nowMs;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
