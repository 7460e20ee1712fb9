import type { Manifest } from '../../manifest/manifest.js';
import type { Instant } from '../../rollout/controller.js';
import type { ExpiryForecast } from '../system.js';
import { expiryOf } from './expiry.js';
import type { NodePool } from './nodepool.js';
import type { PoolNode } from './pool-nodes.js';
import { isLeaving } from './pool-nodes.js';

/** Where `expireAfter` stands in each version of the API. */
export function expireAfterPath({ apiVersion }: NodePool): readonly string[] {
  return apiVersion === 'v1'
    ? ['spec', 'template', 'spec', 'expireAfter']
    : ['spec', 'disruption', 'expireAfter'];
}

/**
 * Which nodes of a pool reach their age within the horizon. A claim keeps the value it was made with: `before` is the pool that
 * the nodes of a snapshot without claims were made from.
 */
export function expiryForecast(
  {
    manifest,
    pool,
    before,
  }: { readonly manifest: Manifest; readonly pool: NodePool; readonly before: NodePool },
  nodes: readonly PoolNode[],
  { at, until }: { readonly at: Instant; readonly until: Instant },
): ExpiryForecast {
  // Before 1.0 the pool's value counted, and not the claim's.
  const isOwn = pool.apiVersion === 'v1';
  const recorded = nodes.some(({ claim }) => claim?.expireAfterMs !== undefined);
  const expected = nodes
    .filter((node) => !isLeaving(node) && node.counted.hasClaim)
    .flatMap((node) => {
      const own = isOwn ? node.claim?.expireAfterMs : pool.template.expireAfterMs;
      const claim = {
        createdAt: node.createdAt,
        expireAfterMs: own === undefined ? before.template.expireAfterMs : own,
        terminationGracePeriodMs: null,
        deletingSince: null,
      };
      const { status, expiresAt } = expiryOf(claim, at, until);
      if (status !== 'deletesNow' && status !== 'inHorizon') return [];
      return [{ target: node.name, at: Math.max(expiresAt ?? at, at) }];
    })
    .sort((a, b) => a.at - b.at);
  return {
    lifetimeMs: pool.template.expireAfterMs,
    ignoresLimits: isOwn,
    expected,
    basis: isOwn && recorded ? 'recorded' : 'age',
    place: manifest.placeOf(expireAfterPath(pool)),
  };
}
