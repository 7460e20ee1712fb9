import { counted } from '../../../manifest/words/plural.js';
import { entryOf, fieldAt, objectIn } from '../../../manifest/fields.js';
import { type Json, type Manifest } from '../../../manifest/manifest.js';
import {
  approximately,
  compareQuantities,
  parseQuantity,
  type Quantity,
} from '../../../manifest/values/quantity.js';
import { visible } from '../../../manifest/words/visible.js';
import type { Instant } from '../../../rollout/controller.js';
import type { Unshown } from '../../system.js';
import { allowedAt } from '../controller/allowed.js';
import { UNBOUNDED } from '../controller/budget.js';
import type { LimitRoom } from '../objects/limit-room.js';
import type { NodePool } from '../objects/nodepool.js';
import type { PoolNode } from '../objects/pool-nodes.js';

/**
 * A limit that the change lowers, or sets first below what any nodes have, where the snapshot holds no live pool: nobody knows what its nodes have of it. One that they
 * exceed lets no NodeClaim be created. Source: `exceededLimit`.
 */
export function lowerLimit(
  manifest: Manifest,
  before: Json | null,
  live: Manifest | null,
  nodes: number,
): Unshown | null {
  if (before === null || live !== null) return null;
  const [was, is] = [before, manifest.object].map((pool) => objectIn(fieldAt(pool, 'spec'), 'limits') ?? {});
  const lower = Object.keys(is ?? {}).find((resource) => {
    const [then, now] = [was, is].map((limits) => parseQuantity(textOf(limits?.[resource])));
    if (!now) return false;
    return then ? resource !== 'nodes' && compareQuantities(now, then) < 0 : isBelowAny(resource, now, nodes);
  });
  if (lower === undefined) return null;
  const [then, now] = [was, is].map((limits) => visible(textOf(limits?.[lower])));
  return {
    subject: `lower-limit/${visible(lower)}`,
    says: `limits.${visible(lower)} goes from ${then} to ${now}: where its nodes have more than that already, no node is made in the place of one that goes. A drift then stands still, and what expires or is lost is not replaced. The snapshot holds no status of the pool that would tell, and the numbers take it that there is room.`,
    fix: `Take nodepools.karpenter.sh into the snapshot, or ${is?.[lower] !== undefined && was?.[lower] === undefined ? `leave limits.${visible(lower)} out` : `keep limits.${visible(lower)}: ${then}`}.`,
    place: manifest.placeOf(['spec', 'limits', lower]),
    ofRollout: true,
  };
}

/** What no node has less of: of a first limit nothing else is known. */
const LEAST_OF_NODE: Readonly<Record<string, number>> = { cpu: 1, memory: 2 ** 30 };

function isBelowAny(resource: string, limit: Quantity, nodes: number): boolean {
  return approximately(limit) < nodes * (entryOf(LEAST_OF_NODE, resource) ?? 0);
}

function textOf(written: Json | undefined): string {
  return typeof written === 'string' || typeof written === 'number' ? String(written) : 'none';
}

export interface Drift {
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
export function tightLimit({ manifest, pool, room, all, going, at }: Drift): Unshown | null {
  if (room === null || pool.replicas !== null) return null;
  const budget = allowedAt(pool.budgets, all.length, at).ceiling.Drifted;
  const atOnce = room.nodes + 1;
  if (atOnce >= Math.min(budget, going.length)) return null;
  const { resource, limit, has } = room;
  const held = resource === 'nodes' ? 'as many' : has;
  const beside = room.nodes === 0 ? 'one replacement' : counted(atOnce, 'replacement');
  const allowed = budget >= UNBOUNDED ? 'the budgets set no limit' : `the budgets let ${budget} go`;
  return {
    subject: `tight-limit/${resource}`,
    says: `limits.${resource} is ${limit} and its ${all.length} nodes have ${held}: beside them there is room for ${beside} at a time, where ${allowed}. The numbers take new nodes to be as big as those that go: for a bigger one there is no room, and its node stays.`,
    fix: `Let the budgets allow no more than there is room for, nodes: "${atOnce}", or raise limits.${resource} to ${limitFor(room, all.length, Math.min(budget, going.length))} until the drift is done.`,
    place: manifest.placeOf(['spec', 'limits', resource]),
    ofRollout: true,
  };
}

/** With as much beside the nodes as so many need that go at once: one of them may be made where there is no room at all. */
function limitFor({ resource, has }: LimitRoom, nodes: number, atOnce: number): string {
  const quantity = parseQuantity(has);
  const held = quantity === null ? 0 : approximately(quantity);
  const needed = held + (held / nodes) * (atOnce - 1);
  return resource === 'memory' ? `${Math.ceil(needed / 2 ** 30)}Gi` : String(Math.ceil(needed));
}
