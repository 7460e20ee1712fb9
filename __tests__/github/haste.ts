import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const HASTE = 50;
/** A machine that has much else to do answers late. */
const TIMEOUT_HASTE = 6;
const [sleep, timeout] = [timers.setTimeout, AbortSignal.timeout.bind(AbortSignal)];

/** The clock goes on as it does: only what is waited for is shorter. */
export function setHaste(isHasty: boolean): void {
  const [waits, timeouts] = isHasty ? [HASTE, TIMEOUT_HASTE] : [1, 1];
  timers.setTimeout = ((ms: number, ...rest: []) => sleep(ms / waits, ...rest)) as typeof sleep;
  AbortSignal.timeout = (ms) => timeout(Math.ceil(ms / timeouts));
  syncBuiltinESMExports();
}
