import { counted } from '../../../manifest/plural.js';
import type { Manifest } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import type { Unshown } from '../../system.js';
import { allowedAt } from '../controller/allowed.js';
import { UNBOUNDED } from '../controller/budget.js';
import type { LimitRoom } from '../objects/limit-room.js';
import type { NodePool } from '../objects/nodepool.js';
import type { PoolNode } from '../objects/pool-nodes.js';

interface Drift {
  readonly manifest: Manifest;
  readonly pool: NodePool;
  readonly room: LimitRoom | null;
  /** All nodes of the pool, and those that drift and go. */
  readonly all: readonly PoolNode[];
  readonly going: readonly PoolNode[];
  readonly at: Instant;
}

/**
 * A limit that lets fewer replacements be made at once than the budgets let nodes go. The dry rollout keeps to it; what no number tells
 * is a replacement that has to be bigger than the node that goes. Source: JiRaska/open-bank-oss#3352; `limitRoom`.
 */
export function tightLimit({ manifest, pool, room, all, going, at }: Drift): Unshown[] {
  if (room === null || pool.replicas !== null) return [];
  const budget = allowedAt(pool.budgets, all.length, at).ceiling.Drifted;
  const atOnce = room.nodes + 1;
  if (atOnce >= Math.min(budget, going.length)) return [];
  const { resource, limit, has } = room;
  const held = resource === 'nodes' ? 'as many' : has;
  const beside = room.nodes === 0 ? 'one replacement' : counted(atOnce, 'replacement');
  const allowed = budget >= UNBOUNDED ? 'the budgets set no limit' : `the budgets let ${budget} go`;
  return [
    {
      subject: `tight-limit/${resource}`,
      says: `limits.${resource} is ${limit} and its ${all.length} nodes have ${held}: beside them there is room for ${beside} at a time, where ${allowed}. The numbers take new nodes to be as big as those that go: for a bigger one there is no room, and its node stays.`,
      fix: `Raise limits.${resource} by the size of the nodes that are to go at once, until the drift is done.`,
      place: manifest.placeOf(['spec', 'limits', resource]),
      ofRollout: true,
    },
  ];
}
