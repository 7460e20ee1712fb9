import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const HASTE = 50;
/** What the client lets pass between requests; shorter ones are of machinery. */
const LEAST_MS = 900;
const [sleep, timer] = [timers.setTimeout, globalThis.setTimeout];

/** The clock goes on as it does: only what is waited for is shorter. */
export function setHaste(): void {
  timers.setTimeout = ((ms: number, ...rest: []) => sleep(ms / HASTE, ...rest)) as typeof sleep;
  globalThis.setTimeout = ((then: () => void, ms = 0, ...rest: []) =>
    timer(then, ms < LEAST_MS ? ms : ms / HASTE, ...rest)) as typeof timer;
  syncBuiltinESMExports();
}
