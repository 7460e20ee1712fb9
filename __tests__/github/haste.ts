import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const HASTE = 50;
/** A machine that has much else to do answers late. */
const TIMEOUT_HASTE = 6;
/** What the client lets pass between requests; shorter ones are of machinery. */
const LEAST_MS = 900;
const [sleep, timer] = [timers.setTimeout, globalThis.setTimeout];
const timeout = AbortSignal.timeout.bind(AbortSignal);

/** The clock goes on as it does: only what is waited for is shorter. */
export function setHaste(isHasty: boolean): void {
  const [waits, timeouts] = isHasty ? [HASTE, TIMEOUT_HASTE] : [1, 1];
  timers.setTimeout = ((ms: number, ...rest: []) => sleep(ms / waits, ...rest)) as typeof sleep;
  globalThis.setTimeout = ((then: () => void, ms = 0, ...rest: []) =>
    timer(then, ms < LEAST_MS ? ms : ms / waits, ...rest)) as typeof timer;
  AbortSignal.timeout = (ms) => timeout(Math.ceil(ms / timeouts));
  syncBuiltinESMExports();
}
