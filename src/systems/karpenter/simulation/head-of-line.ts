import { listing } from '../../../manifest/words/listing.js';
import { type ResolvedPolicy, stated, type Unshown } from '../../system.js';
import type { ResolvedPool } from '../side.js';

/**
 * Drift takes the candidates of all pools in one line, the oldest mark first, and a node whose replacement could not be launched
 * keeps its mark and its place: something to know of each of several pools that drift together. Source: kubernetes-sigs/karpenter#3080;
 * kubernetes-sigs/karpenter 2266468, disruption/drift.go.
 */
export function withHeadOfLine(pools: readonly ResolvedPool[]): readonly ResolvedPool[] {
  const inLine = pools.filter(isInLine);
  if (inLine.length < 2) return pools;
  const names = inLine.map(({ policy }) => policy.ref.name);
  return pools.map((pool) => {
    if (!isInLine(pool)) return pool;
    const others = names.filter((name) => name !== pool.policy.ref.name);
    const says =
      `The drift of all pools stands in one line with this one (${listing(others)}): Karpenter tries the oldest mark first in every pass, ` +
      'so a pool whose replacements cannot be launched is tried again and again, and can hold the others for as long as that lasts. The plan assumes that all launch.';
    const facts = [...pool.policy.facts, ...stated('unshown', [sharedLine(says, pool.policy)])];
    return { ...pool, policy: { ...pool.policy, facts } };
  });
}

function sharedLine(says: string, { place }: ResolvedPolicy): Unshown {
  const fix =
    'Make sure that every pool can launch its replacements (capacity, quota, reservation), or change one pool after the other.';
  return { subject: 'one-line', says, fix, place, grade: 'info' };
}

/** Static pools have a line of their own; the next drift of a pool that the change leaves alone may come at any time, or never. */
function isInLine({ rollout, policy }: ResolvedPool): boolean {
  return rollout !== null && rollout.start.replicas === null && (policy.change?.replaces ?? 0) > 0;
}
