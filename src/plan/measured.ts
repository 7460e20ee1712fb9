import type { BatchRecord } from '../rollout/batches.js';
import type { Peak } from '../rollout/peaks.js';
import type { Run } from '../rollout/trace.js';
import type { Loss } from '../rollout/worst-loss.js';
import type { Ends } from './ends.js';
import type { Facts } from './facts.js';
import type { Distribution } from './model.js';

/** Everything that was measured in the dry rollouts of one side. */
export interface Measured {
  /** The reading with the highest combined peak; `runs` are all of them. */
  readonly healthy: Run;
  readonly runs: readonly [Run, ...Run[]];
  readonly facts: Facts;
  readonly batches: ReadonlyMap<string, readonly BatchRecord[]>;
  readonly peaks: ReadonlyMap<string, Peak>;
  /** The reading that a peak is of. */
  readonly runOf: (peak: Peak) => Run;
  readonly losses: ReadonlyMap<string, Loss>;
  readonly flaky: ReadonlyMap<string, Distribution>;
  readonly ends: Ends;
}
