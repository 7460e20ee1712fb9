import type { Manifest } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import type { ChangeEffect } from '../../system.js';
import type { Stamp } from '../controller/drift/drift.js';
import type { NodeClassChange } from './node-class-change.js';
import type { StoredPool } from './pool-drift.js';
import type { PoolNode } from '../objects/pool-nodes.js';

/** What merging does to the nodes of a pool: which of them go, since when they are marked, and how to say it. */
export interface PoolChange {
  readonly drifts: ReadonlyMap<string, Instant>;
  readonly effect: ChangeEffect<string>;
  readonly notes: readonly string[];
  /** True when nothing makes nodes drift yet, and the plan shows what would happen if all of them did. */
  readonly isAssumed: boolean;
  /** A drift that is sure: which nodes, and why; null without one. */
  readonly drift: { readonly who: string; readonly why: string } | null;
  /** True when the same nodes drift without the change, so that only limits can have kept them. */
  readonly wasDue: boolean;
  /** True where it makes other nodes from now on, or not as many, which no number of those that are there shows; absent: it does not. */
  readonly altersLater?: boolean;
}

export interface PoolChangeInput {
  readonly after: StoredPool & { readonly manifest: Manifest };
  /** The pool of the base, else the live one; null where neither is known. */
  readonly before: StoredPool | null;
  /** The annotations of the live pool; null without one. */
  readonly live: Stamp | null;
  readonly hasBase: boolean;
  /** The pool that the change renames to this one; null where it renames none. */
  readonly renamedFrom: string | null;
  /** What the change does to its NodeClass; null where that is nothing. */
  readonly nodeClass: NodeClassChange | null;
  /** Those that stay in the pool. */
  readonly nodes: readonly PoolNode[];
  /** How many nodes the pool has, those included that it deletes because it has fewer replicas. */
  readonly outOf: number;
  readonly at: Instant;
}
