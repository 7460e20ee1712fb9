import type { Manifest } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import type { Text } from '../../../text/text.js';
import type { BlockedTarget } from '../../system.js';
import type { Settings } from '../versions.js';
import type { NodeClassChange } from './node-classes.js';
import type { PoolNode, PoolNodes } from './pool-nodes.js';
import type { StoredPool } from './read-pool.js';

/** What keeps Karpenter from disrupting a node until someone changes it. */
export type Blocker = Omit<BlockedTarget, 'target'>;

/** A pool that the cluster accepts, with what its rollout begins from. */
export interface PlannedPool {
  /** In force after the change. */
  readonly after: StoredPool;
  /** In force before it: the pool of the base, else the live one; null if neither is known. */
  readonly before: StoredPool | null;
  /** The pool of the base, and the live one. */
  readonly base: Manifest | null;
  readonly live: Manifest | null;
  /** What the change does to its NodeClass; null for nothing. */
  readonly nodeClass: NodeClassChange | null;
  readonly all: readonly PoolNode[];
  /** Those that a static pool deletes because it has fewer replicas, and those that stay. */
  readonly surplus: ReadonlySet<string>;
  readonly nodes: readonly PoolNode[];
  readonly known: PoolNodes;
  /** Nodes that Karpenter never disrupts within the budgets; expiry deletes them all the same. */
  readonly blockers: ReadonlyMap<string, Blocker>;
  /** Why no node of the pool can be made at all; null where it can. */
  readonly disabled: Text | null;
  /** Why its budgets and limits leave no room for a drifted node at any instant, given what uses them up; null: they do. */
  readonly neverStarts: Text | null;
  /** The same of the budgets before the change. */
  readonly neverStarted: () => Text | null;
  /** Nodes for which the limits leave room beside those of the pool; null: no known bound. */
  readonly room: number | null;
  /** When each node expires. */
  readonly expiries: ReadonlyMap<string, Instant>;
  readonly settings: Settings;
  readonly at: Instant;
}
