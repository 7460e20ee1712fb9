import { groupKey } from '../../rollout/batches.js';
import type { Run } from '../../rollout/trace.js';

/** The last end of the work on one target. */
export interface End {
  readonly at: number | null;
  readonly failed: boolean;
}

/** By controller, group and target. */
export type Ends = ReadonlyMap<string, End>;

/** The end of the work on each target of a run. */
export function endsOf(run: Run): Ends {
  const ends = new Map<string, End>();
  for (const { controller, group, target, kind, at } of run.events) {
    const key = targetKey(controller, group, target);
    if (kind === 'start') ends.set(key, { at: null, failed: false });
    if (kind === 'succeeded' || kind === 'failed') ends.set(key, { at, failed: kind === 'failed' });
  }
  return ends;
}

/** The key of a target of a group of a controller in `Ends`. */
export function targetKey(controller: string, group: string, target: string): string {
  return `${groupKey(controller, group)}\u0000${target}`;
}
