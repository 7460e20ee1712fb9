import type { Manifest } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import type { ExpiryForecast } from '../../system.js';
import type { NodePool } from '../objects/nodepool.js';
import { isLeaving, type PoolNode } from '../objects/pool-nodes.js';

export const EXPIRE_AFTER = ['spec', 'template', 'spec', 'expireAfter'];

/** When the nodes of a pool expire. */
interface PoolExpiries {
  /** By the name of the node; what is overdue goes now. */
  readonly instants: ReadonlyMap<string, Instant>;
  /** Nodes of which that is not known: they are older than they could be. */
  readonly unknown: readonly string[];
  readonly basis: ExpiryForecast['basis'];
}

/**
 * When a claim is deleted because of its age (null: never). Budgets, windows, do-not-disrupt and PodDisruptionBudgets have no say, and no
 * replacement is made first. Source: kubernetes-sigs/karpenter 2266468, nodeclaim/expiration/controller.go.
 */
export function expiryOf(createdAt: Instant, expireAfterMs: number | null): Instant | null {
  return expireAfterMs === null ? null : createdAt + expireAfterMs;
}

/**
 * When each node of a pool reaches its age. A claim keeps the value it was made with; `before` is the pool that the nodes of a
 * snapshot without claims were made from. A node that is older than that and still there was made with another value, which
 * nobody can see; a claim that carries its value and is overdue goes at once.
 */
export function poolExpiries(before: NodePool, nodes: readonly PoolNode[], at: Instant): PoolExpiries {
  const instants = new Map<string, Instant>();
  const unknown: string[] = [];
  for (const node of nodes) {
    if (isLeaving(node) || !node.counted.hasClaim) continue;
    const own = node.claim?.expireAfterMs;
    const expiresAt = expiryOf(node.createdAt, own === undefined ? before.template.expireAfterMs : own);
    if (expiresAt === null) continue;
    if (own === undefined && expiresAt < at) unknown.push(node.name);
    else instants.set(node.name, Math.max(expiresAt, at));
  }
  const recorded = nodes.some(({ claim }) => claim?.expireAfterMs !== undefined);
  return { instants, unknown, basis: recorded ? 'recorded' : 'age' };
}

/** Which nodes of a pool reach their age within the horizon, if nothing replaces them before. */
export function expiryForecast(
  manifest: Manifest,
  pool: NodePool,
  { instants, unknown, basis }: PoolExpiries,
  until: Instant,
): ExpiryForecast {
  return {
    lifetimeMs: pool.template.expireAfterMs,
    expected: [...instants]
      .map(([target, at]) => ({ target, at }))
      .filter(({ at }) => at < until)
      .sort((a, b) => a.at - b.at),
    unknown,
    basis,
    place: manifest.placeOf(EXPIRE_AFTER),
  };
}
