import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

/** Waits between requests become milliseconds. From 10 s on, a time ends a program, which a busy machine needs longer for. */
const HASTE = 500;
const GUARD_HASTE = 50;
const LEAST_GUARD_MS = 10_000;
/** A machine that has much else to do answers late. */
const TIMEOUT_HASTE = 6;
/** What the client lets pass between requests; shorter ones are of machinery. */
const LEAST_MS = 300;
const [sleep, timer] = [timers.setTimeout, globalThis.setTimeout];
const timeout = AbortSignal.timeout.bind(AbortSignal);

function shortened(ms: number): number {
  return ms / (ms < LEAST_GUARD_MS ? HASTE : GUARD_HASTE);
}

/**
 * Shortens waits, and for a run in haste the time that an answer may take too; the clock goes on as it does.
 *
 * @returns sets the waits as they were
 */
export function setHaste(isHasty: boolean): () => void {
  timers.setTimeout = ((ms: number, ...rest: []) => sleep(shortened(ms), ...rest)) as typeof sleep;
  globalThis.setTimeout = ((then: () => void, ms = 0, ...rest: []) =>
    timer(then, ms < LEAST_MS ? ms : shortened(ms), ...rest)) as typeof timer;
  AbortSignal.timeout = (ms) => timeout(Math.ceil(isHasty ? ms / TIMEOUT_HASTE : ms));
  syncBuiltinESMExports();
  return () => {
    timers.setTimeout = sleep;
    globalThis.setTimeout = timer;
    AbortSignal.timeout = timeout;
    syncBuiltinESMExports();
  };
}
