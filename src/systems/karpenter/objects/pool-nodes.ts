import { entryOf, textIn, textsIn } from '../../../manifest/fields.js';
import { goDurationMs } from '../../../manifest/quantity.js';
import { groupOf, type Json, type Manifest } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import { createdIn, timeIn, trueConditionIn } from '../../../snapshot/status.js';
import type { NodeState, Snapshot } from '../../../snapshot/snapshot.js';
import type { Stamp } from '../controller/drift.js';
import type { CountedNode } from '../controller/budget.js';
import { type NodePool, POOL_LABEL } from './nodepool.js';
import type { Switches } from '../versions.js';
import { rebootingNodes } from '../../system.js';
import { type FilesOfBothSides, type NodeLoad, nodeLoads } from './pods.js';

/** What a NodeClaim carries of its own; its spec never changes once it is made. */
interface ClaimState {
  readonly createdAt: Instant;
  /** Null: never. Undefined: the claim does not say. */
  readonly expireAfterMs: number | null | undefined;
  readonly terminationGracePeriodMs: number | null;
  /** When it became Initialized; null: not yet, or the claim does not say. */
  readonly initializedAt: Instant | null;
  /** The last time a pod came or went; null where the claim does not say. */
  readonly lastPodEventAt: Instant | null;
  /** The condition Drifted, with Karpenter's or the provider's reason; null while it is not marked. */
  readonly mark: { readonly reason: string; readonly since: Instant } | null;
}

/** A node of a pool, with what its NodeClaim says where the snapshot has it. */
export interface PoolNode {
  readonly name: string;
  readonly createdAt: Instant;
  readonly counted: CountedNode;
  /** Labels of the NodeClaim; those of the Node where the snapshot has no claim. */
  readonly labels: ReadonlyMap<string, string>;
  /** The hash of the template the claim was made from; null without one. */
  readonly stamp: Stamp | null;
  readonly claim: ClaimState | null;
  /** Since when its claim is being deleted; the Node, where the snapshot has no claims. */
  readonly deletingSince: Instant | null;
  /** `karpenter.sh/do-not-disrupt: "true"` on the Node. */
  readonly doNotDisrupt: boolean;
  readonly load: NodeLoad;
  /** It is not ready because another controller reboots it. */
  readonly isRebooting: boolean;
}

/** What the snapshot shows of the pools. */
export interface PoolNodes {
  readonly byPool: ReadonlyMap<string, readonly PoolNode[]>;
  /** False when the snapshot has no NodeClaims: then each node of a pool is taken to have one. */
  readonly knowsClaims: boolean;
  /** False when the snapshot has no Pods: then each node is taken to hold some that need another node. */
  readonly knowsPods: boolean;
}

const DISRUPTED_TAINTS: ReadonlySet<string> = new Set(['karpenter.sh/disrupted', 'karpenter.sh/disruption']);

/** The nodes of the snapshot that carry the label of a pool, in its order. */
export function poolNodes(snapshot: Snapshot, switches: Switches, files: FilesOfBothSides): PoolNodes {
  const claims = snapshot.objects.filter(
    ({ apiVersion, kind }) => groupOf(apiVersion) === 'karpenter.sh' && kind === 'NodeClaim',
  );
  const knowsClaims = claims.length > 0;
  const claimOf = new Map(claims.map((claim) => [textIn(claim.object['status'], 'nodeName') ?? '', claim]));
  const loads = nodeLoads(snapshot.objects, files);
  const rebooting = rebootingNodes(snapshot.objects);
  const byPool = new Map<string, PoolNode[]>();
  for (const node of snapshot.nodes) {
    const pool = Object.hasOwn(node.labels, POOL_LABEL) ? node.labels[POOL_LABEL] : undefined;
    if (pool === undefined) continue;
    const list = byPool.get(pool) ?? [];
    byPool.set(pool, list);
    const claim = claimOf.get(node.name) ?? null;
    list.push({
      name: node.name,
      createdAt: claim ? (createdIn(claim.object) ?? node.createdAt) : node.createdAt,
      counted: countedNode(node, pool, claim, { ...switches, knowsClaims }),
      labels: (claim && textsIn(claim.object['metadata'], 'labels')) ?? new Map(Object.entries(node.labels)),
      stamp: claim && stampOf(claim),
      claim: claim && claimState(claim, node.createdAt),
      deletingSince: deletingSince(node, claim),
      doNotDisrupt: entryOf(node.annotations, 'karpenter.sh/do-not-disrupt') === 'true',
      load: loads.of(node.name),
      isRebooting: node.ready !== 'True' && rebooting.has(node.name),
    });
  }
  return { byPool, knowsClaims, knowsPods: loads.known };
}

function countedNode(
  node: NodeState,
  pool: string,
  claim: Manifest | null,
  { countsTerminating, knowsClaims }: Switches & { readonly knowsClaims: boolean },
): CountedNode {
  return {
    pool,
    hasClaim: !knowsClaims || claim !== null,
    hasNode: true,
    initialized: entryOf(node.labels, 'karpenter.sh/initialized') === 'true',
    ready: node.ready,
    claimDeleting: deletingSince(node, claim) !== null,
    instanceTerminating:
      !countsTerminating &&
      claim !== null &&
      trueConditionIn(claim.object['status'], 'InstanceTerminating') !== undefined,
    taken: node.taints.some(({ key }) => DISRUPTED_TAINTS.has(key)),
  };
}

/**
 * The deletion of a Node is that of its claim: Karpenter's finalizer on the Node deletes that at its first look.
 * Source: kubernetes-sigs/karpenter, pkg/controllers/node/termination/controller.go, finalize.
 */
function deletingSince(node: NodeState, claim: Manifest | null): Instant | null {
  return (claim && timeIn(claim.object['metadata'], 'deletionTimestamp')) ?? node.deletingSince;
}

/** True for a node that is on its way out already, whatever the change does. */
export function isLeaving({ counted }: PoolNode): boolean {
  return counted.claimDeleting || counted.taken;
}

/** The terminationGracePeriod of the claim; of the pool where the snapshot has no claims. Null: none. */
export function graceMsOf({ claim }: PoolNode, { template }: NodePool): number | null {
  return claim ? claim.terminationGracePeriodMs : template.terminationGracePeriodMs;
}

/** The annotations of a pool or a claim in which the hash controller keeps the hash of the template; null without a hash. */
export function stampOf(object: Manifest): Stamp | null {
  const annotations = textsIn(object.object['metadata'], 'annotations');
  const hash = annotations?.get('karpenter.sh/nodepool-hash') ?? null;
  const version = annotations?.get('karpenter.sh/nodepool-hash-version') ?? null;
  return hash === null ? null : { hash, version };
}

function claimState(claim: Manifest, nodeCreatedAt: Instant): ClaimState {
  const { spec, status } = claim.object;
  const drifted = trueConditionIn(status, 'Drifted');
  const reason = textIn(drifted, 'reason') ?? '';
  const grace = textIn(spec, 'terminationGracePeriod');
  return {
    createdAt: createdIn(claim.object) ?? nodeCreatedAt,
    expireAfterMs: expireAfterIn(spec),
    terminationGracePeriodMs: grace === null ? null : goDurationMs(grace),
    initializedAt: timeIn(trueConditionIn(status, 'Initialized'), 'lastTransitionTime'),
    lastPodEventAt: timeIn(status, 'lastPodEventTime'),
    mark: drifted ? { reason, since: timeIn(drifted, 'lastTransitionTime') ?? nodeCreatedAt } : null,
  };
}

function expireAfterIn(spec: Json | undefined): number | null | undefined {
  const written = textIn(spec, 'expireAfter');
  if (written === null) return undefined;
  return written === 'Never' ? null : (goDurationMs(written) ?? undefined);
}
