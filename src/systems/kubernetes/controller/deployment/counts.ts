import { newAndOld } from './new-and-old.js';
import { type DeploymentState, sumOf } from './state.js';

/** Pods by size: `total` is old and new together, `available` of all. */
interface DeploymentCounts {
  readonly old: number;
  readonly new: number;
  readonly total: number;
  readonly available: number;
  readonly unavailable: number;
}

/** The counts of a Deployment by size of its ReplicaSets. */
export function countsOf({ spec, replicaSets }: DeploymentState): DeploymentCounts {
  const { newSet, oldSets } = newAndOld(spec, replicaSets);
  const total = sumOf(replicaSets, 'size');
  const available = sumOf(replicaSets, 'available');
  return {
    old: sumOf(oldSets, 'size'),
    new: newSet?.size ?? 0,
    total,
    available,
    unavailable: total - available,
  };
}
