import type { Manifest } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import type { ExpiryForecast } from '../../system.js';
import type { NodePool } from '../objects/nodepool.js';
import { isLeaving, type PoolNode } from '../objects/pool-nodes.js';

const EXPIRE_AFTER = ['spec', 'template', 'spec', 'expireAfter'];

/**
 * When a claim is deleted because of its age (null: never). Budgets, windows, do-not-disrupt and PodDisruptionBudgets have no say, and no
 * replacement is made first. Source: kubernetes-sigs/karpenter 2266468, nodeclaim/expiration/controller.go.
 */
export function expiryOf(createdAt: Instant, expireAfterMs: number | null): Instant | null {
  return expireAfterMs === null ? null : createdAt + expireAfterMs;
}

/**
 * When each node of a pool reaches its age, and which do within the horizon if nothing replaces them before. A claim keeps the value it was
 * made with; `before` is the pool that the nodes of a snapshot without claims were made from. A node that is older than that and still there
 * was made with another value, which is unknown; a claim that carries its value and is overdue goes at once.
 */
export function poolExpiries(
  manifest: Manifest,
  { pool, before }: { readonly pool: NodePool; readonly before: NodePool },
  nodes: readonly PoolNode[],
  { at, until }: { readonly at: Instant; readonly until: Instant },
): { readonly instants: ReadonlyMap<string, Instant>; readonly forecast: ExpiryForecast } {
  const instants = new Map<string, Instant>();
  const unknown: string[] = [];
  for (const node of nodes) {
    if (isLeaving(node) || !node.hasClaim) continue;
    const own = node.claim?.expireAfterMs;
    const expiresAt = expiryOf(node.createdAt, own === undefined ? before.template.expireAfterMs : own);
    if (expiresAt === null) continue;
    if (own === undefined && expiresAt < at) unknown.push(node.name);
    else instants.set(node.name, Math.max(expiresAt, at));
  }
  const expected = [...instants].flatMap(([target, due]) => (due < until ? [{ target, at: due }] : []));
  const forecast: ExpiryForecast = {
    lifetimeMs: pool.template.expireAfterMs,
    expected: expected.sort((a, b) => a.at - b.at),
    unknown,
    basis: nodes.some(({ claim }) => claim?.expireAfterMs !== undefined) ? 'recorded' : 'age',
    place: manifest.placeOf(EXPIRE_AFTER),
  };
  return { instants, forecast };
}
