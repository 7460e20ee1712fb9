import { fieldAt } from '../../../manifest/fields.js';
import { shareText } from '../../../manifest/words/plural.js';
import type { Instant } from '../../../rollout/controller.js';
import { agedNodes, expireAfterPath } from '../simulation/expiry-forecast.js';
import type { PoolChange, PoolChangeInput } from './pool-change-input.js';
import type { StoredPool } from './pool-drift.js';
import type { PoolNode } from '../objects/pool-nodes.js';

/**
 * What merging does where nodes have reached the age that the pool now sets, before 1.0: they are replaced within the budgets, like
 * nodes that drift. Null where none has.
 */
export function changeByAge(
  { after, nodes, outOf, at }: PoolChangeInput,
  before: StoredPool,
  marksOf: (nodes: readonly PoolNode[], at: Instant) => ReadonlyMap<string, Instant>,
): Omit<PoolChange, 'notes'> | null {
  const aged = agedNodes(after.pool, nodes, at);
  if (aged.length === 0) return null;
  const due = new Set(agedNodes(before.pool, nodes, at));
  const wasDue = aged.every((node) => due.has(node));
  const who = shareText(aged.length, outOf, 'node');
  const [now, was] = [writtenIn(after), writtenIn(before)];
  const value = now === was ? `expireAfter is ${now}` : `expireAfter is ${now}, was ${was}`;
  const why = `by age (${value}); before Karpenter 1.0 the pool's value counts for nodes that are there, within the budgets.`;
  return {
    drifts: marksOf(aged, at),
    effect: {
      kind: wasDue ? 'continues' : 'drift',
      says: `${who} ${wasDue ? 'are being replaced' : 'are replaced'}: ${why}`,
      batched: true,
      targetsAtOnce: 0,
      replaces: aged.length,
      place: after.manifest.placeOf(expireAfterPath(after.pool)),
    },
    isAssumed: false,
    drift: { who, why },
    wasDue,
  };
}

function writtenIn({ stored, pool }: StoredPool): string {
  const written = fieldAt(stored, ...expireAfterPath(pool));
  return typeof written === 'string' ? written : 'Never';
}
