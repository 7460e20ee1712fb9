import type { Manifest } from '../../manifest/manifest.js';
import type { ResolvedGroup } from '../system.js';
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
  const staying = nodes.filter((node) => !isLeaving(node)).length;
  return staying > replicas ? nodes.slice(nodes.length - (staying - replicas)) : [];
}

/** What the change comes to when it deletes nodes beside everything else. */
export function scaledDown(
  change: PoolChange,
  gone: ResolvedGroup,
  manifest: Manifest,
  { replicas }: NodePool,
): PoolChange['effect'] {
  const count = gone.targets.length;
  const says = `replicas falls to ${replicas ?? 0}: ${count} node${count === 1 ? ' is' : 's are'} deleted at once, and budgets do not hold that back. ${change.effect.says}`;
  const place = manifest.placeOf(['spec', 'replicas']);
  return { ...change.effect, kind: 'scaled-down', says, batched: false, targetsAtOnce: count, place };
}
