import type { RoundsLeft } from '../../src/systems/kubernetes/controller/outcome.js';

/** One round later. */
export function countedDown(left: RoundsLeft): RoundsLeft {
  return left === null ? null : Math.max(0, left - 1);
}

/** True while a pod is on its way to ready. */
export function isPending(left: RoundsLeft): boolean {
  return left !== null && left > 0;
}
