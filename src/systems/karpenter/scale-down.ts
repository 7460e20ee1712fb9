import type { Manifest } from '../../manifest/manifest.js';
import { counted, verb } from '../../manifest/plural.js';
import type { ResolvedGroup, ResolvedPolicy } from '../system.js';
import type { NodePool } from './nodepool.js';
import type { PoolChange } from './pool-change.js';
import type { StoredPool } from './pool-drift.js';
import type { PoolNode } from './pool-nodes.js';
import { isLeaving } from './pool-nodes.js';

/** Nodes that a static pool with fewer replicas than before deletes. Karpenter chooses which; here it is the last ones. */
export function surplusOf(
  after: StoredPool,
  before: StoredPool | null,
  nodes: readonly PoolNode[],
): PoolNode[] {
  const { replicas } = after.pool;
  if (replicas === null || replicas >= (before?.pool.replicas ?? 0)) return [];
  return nodes.filter((node) => !isLeaving(node)).slice(replicas);
}

/**
 * What the change comes to when a static pool deletes nodes beside everything else. Shares are of the pool as it is, and what a
 * budget allows counts only where it allows more than go anyway: then it is what most nodes are out by.
 */
export function scaledDown(
  { effect }: PoolChange,
  { targets, leaving = [], ceiling }: ResolvedGroup,
  manifest: Manifest,
  { replicas }: NodePool,
): Pick<ResolvedPolicy, 'change' | 'leaves'> {
  const gone = leaving.length;
  const says = `replicas falls to ${replicas ?? 0}: ${gone} of ${counted(targets.length, 'node')} ${verb(gone, 'is', 'are')} deleted at once, and budgets do not hold that back.`;
  const place = manifest.placeOf(['spec', 'replicas']);
  const own = effect.kind === 'drift' ? {} : { kind: 'scaled-down', place };
  const batched = gone < (ceiling.enforced ?? Infinity);
  return {
    change: { ...effect, ...own, says: `${says} ${effect.says}`, batched },
    leaves: {
      targets: gone,
      says,
      fix: 'Lower replicas in steps.',
      isStep: (replicas ?? 0) > 0,
      place,
    },
  };
}
