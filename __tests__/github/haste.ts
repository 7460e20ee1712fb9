import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const HASTE = 50;
/** A machine that has much else to do answers late. */
const TIMEOUT_HASTE = 6;
/** What the client lets pass between requests; shorter ones are of machinery. */
const LEAST_MS = 300;
const [sleep, timer] = [timers.setTimeout, globalThis.setTimeout];
const timeout = AbortSignal.timeout.bind(AbortSignal);

/**
 * Shortens waits, and for a run in haste the time that an answer may take too; the clock goes on as it does.
 *
 * @returns sets the waits as they were
 */
export function setHaste(isHasty: boolean): () => void {
  timers.setTimeout = ((ms: number, ...rest: []) => sleep(ms / HASTE, ...rest)) as typeof sleep;
  globalThis.setTimeout = ((then: () => void, ms = 0, ...rest: []) =>
    timer(then, ms < LEAST_MS ? ms : ms / HASTE, ...rest)) as typeof timer;
  AbortSignal.timeout = (ms) => timeout(Math.ceil(isHasty ? ms / TIMEOUT_HASTE : ms));
  syncBuiltinESMExports();
  return () => {
    timers.setTimeout = sleep;
    globalThis.setTimeout = timer;
    AbortSignal.timeout = timeout;
    syncBuiltinESMExports();
  };
}
