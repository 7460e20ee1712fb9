import { fieldAt, listIn, textIn, textsIn } from '../../manifest/fields.js';
import type { Manifest } from '../../manifest/manifest.js';
import { groupOf } from '../../manifest/manifest.js';
import type { NodeState, Snapshot } from '../../snapshot/snapshot.js';
import type { Stamp } from './drift/drift.js';
import type { CountedNode } from './mapping.js';
import { isCounted } from './mapping.js';
import { POOL_LABEL } from './nodepool.js';

/** A node of a pool, with what its NodeClaim says where the snapshot has it. */
export interface PoolNode {
  readonly name: string;
  readonly pool: string;
  readonly counted: CountedNode;
  /** Of the NodeClaim; of the Node where the snapshot has no claim. */
  readonly labels: ReadonlyMap<string, string>;
  /** The hash of the template the claim was made from; null without one. */
  readonly stamp: Stamp | null;
  /** Why Karpenter will not take it of its own accord now; null where nothing stands against it. */
  readonly blocked: string | null;
}

/** What the snapshot shows of the pools. */
export interface PoolNodes {
  readonly byPool: ReadonlyMap<string, readonly PoolNode[]>;
  /** False when the snapshot has no NodeClaims: then each node of a pool is taken to have one. */
  readonly knowsClaims: boolean;
}

const DISRUPTED_TAINTS: ReadonlySet<string> = new Set(['karpenter.sh/disrupted', 'karpenter.sh/disruption']);

/** The nodes of the snapshot that carry the label of a pool, in its order. */
export function poolNodes(snapshot: Snapshot): PoolNodes {
  const claims = snapshot.objects.filter(
    ({ apiVersion, kind }) => groupOf(apiVersion) === 'karpenter.sh' && kind === 'NodeClaim',
  );
  const knowsClaims = claims.length > 0;
  const claimOf = new Map(claims.map((claim) => [textIn(claim.object['status'], 'nodeName') ?? '', claim]));
  const byPool = new Map<string, PoolNode[]>();
  for (const node of snapshot.nodes) {
    const pool = Object.hasOwn(node.labels, POOL_LABEL) ? node.labels[POOL_LABEL] : undefined;
    if (pool === undefined) continue;
    const list = byPool.get(pool) ?? [];
    byPool.set(pool, list);
    list.push(poolNode(node, pool, claimOf.get(node.name) ?? null, knowsClaims));
  }
  return { byPool, knowsClaims };
}

function poolNode(node: NodeState, pool: string, claim: Manifest | null, knowsClaims: boolean): PoolNode {
  const counted: CountedNode = {
    pool,
    hasClaim: !knowsClaims || claim !== null,
    hasNode: true,
    initialized: node.labels['karpenter.sh/initialized'] === 'true',
    ready: node.ready,
    // Without claims a Node's own deletion is the only trace that its claim leaves.
    claimDeleting: knowsClaims
      ? claim !== null && textIn(claim.object['metadata'], 'deletionTimestamp') !== null
      : node.deletingSince !== null,
    instanceTerminating: claim !== null && hasCondition(claim, 'InstanceTerminating'),
    taken: node.taints.some(({ key }) => DISRUPTED_TAINTS.has(key)),
  };
  return {
    name: node.name,
    pool,
    counted,
    labels: (claim && textsIn(claim.object['metadata'], 'labels')) ?? new Map(Object.entries(node.labels)),
    stamp: claim && stampOf(claim),
    blocked: blockedBy(node, counted),
  };
}

function blockedBy(node: NodeState, counted: CountedNode): string | null {
  if (counted.claimDeleting) return 'it is being deleted already';
  if (counted.taken) return 'Karpenter is replacing it already';
  if (!isCounted(counted)) return 'it is not initialized, or has no NodeClaim';
  const mark = Object.hasOwn(node.annotations, 'karpenter.sh/do-not-disrupt')
    ? node.annotations['karpenter.sh/do-not-disrupt']
    : undefined;
  return mark === 'true' ? 'karpenter.sh/do-not-disrupt is "true"' : null;
}

function stampOf(claim: Manifest): Stamp | null {
  const annotations = textsIn(claim.object['metadata'], 'annotations');
  const hash = annotations?.get('karpenter.sh/nodepool-hash') ?? null;
  const version = annotations?.get('karpenter.sh/nodepool-hash-version') ?? null;
  return hash === null ? null : { hash, version };
}

function hasCondition(claim: Manifest, type: string): boolean {
  const conditions = listIn(fieldAt(claim.object, 'status'), 'conditions') ?? [];
  return conditions.some(
    (condition) => textIn(condition, 'type') === type && textIn(condition, 'status') === 'True',
  );
}
