import type { Manifest } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import type { ExpiryForecast } from '../../system.js';
import { expiryOf } from '../controller/expiry.js';
import type { NodePool } from '../objects/nodepool.js';
import { isLeaving, type PoolNode } from '../objects/pool-nodes.js';

/** Where `expireAfter` stands in each version of the API. */
export function expireAfterPath({ apiVersion }: NodePool): readonly string[] {
  return apiVersion === 'v1'
    ? ['spec', 'template', 'spec', 'expireAfter']
    : ['spec', 'disruption', 'expireAfter'];
}

/** When the nodes of a pool expire. */
export interface PoolExpiries {
  /** By the name of the node; what is overdue goes now. */
  readonly instants: ReadonlyMap<string, Instant>;
  /** Nodes of which that is not known: they are older than they could be. */
  readonly unknown: readonly string[];
  readonly basis: ExpiryForecast['basis'];
}

/**
 * When each node of a pool reaches its age. A claim keeps the value it was made with; `before` is the pool that the nodes of a
 * snapshot without claims were made from. A node that is older than that and still there was made with another value, which
 * nobody can see; a claim that carries its value and is overdue goes at once.
 */
export function poolExpiries(
  pool: NodePool,
  before: NodePool,
  nodes: readonly PoolNode[],
  at: Instant,
): PoolExpiries {
  const instants = new Map<string, Instant>();
  const unknown: string[] = [];
  // Before 1.0 the pool's value counted, and not the claim's.
  const isOwn = pool.storedAs === 'v1';
  for (const node of nodes) {
    if (isLeaving(node) || !node.counted.hasClaim) continue;
    const own = isOwn ? node.claim?.expireAfterMs : pool.template.expireAfterMs;
    const expireAfterMs = own === undefined ? before.template.expireAfterMs : own;
    const expiresAt = expiryOf({ createdAt: node.createdAt, expireAfterMs });
    if (expiresAt === null) continue;
    if (own === undefined && expiresAt < at) unknown.push(node.name);
    else instants.set(node.name, Math.max(expiresAt, at));
  }
  const recorded = nodes.some(({ claim }) => claim?.expireAfterMs !== undefined);
  return { instants, unknown, basis: isOwn && recorded ? 'recorded' : 'age' };
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
    ignoresLimits: ignoresBudgets(pool),
    expected: [...instants]
      .map(([target, at]) => ({ target, at }))
      .filter(({ at }) => at < until)
      .sort((a, b) => a.at - b.at),
    unknown,
    basis,
    place: manifest.placeOf(expireAfterPath(pool)),
  };
}

/** Before 1.0 an expired node was replaced within the budgets, like one that drifts. */
export function ignoresBudgets({ storedAs }: NodePool): boolean {
  return storedAs === 'v1';
}

/**
 * Nodes that have reached their age. Before 1.0 that was a reason to replace them within the budgets, and the pool's value counted,
 * for nodes too that were made with another one. Source: kubernetes-sigs/karpenter v0.37, nodeclaim/disruption/expiration.go.
 */
export function agedNodes(pool: NodePool, nodes: readonly PoolNode[], at: Instant): PoolNode[] {
  const { expireAfterMs } = pool.template;
  if (ignoresBudgets(pool) || expireAfterMs === null) return [];
  return nodes.filter(
    (node) => !isLeaving(node) && node.counted.hasClaim && node.createdAt + expireAfterMs <= at,
  );
}
