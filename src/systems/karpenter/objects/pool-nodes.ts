import { entryOf, textIn, textsIn } from '../../../manifest/fields.js';
import { goDurationMs } from '../../../manifest/quantity.js';
import { groupOf, type Manifest } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import { createdIn, timeIn, trueConditionIn } from '../../../snapshot/status.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import { rebootingNodes, recorded, type RecordedTime } from '../../system.js';
import type { CountedNode } from '../controller/budget.js';
import type { Stamp } from '../controller/drift.js';
import { isBefore } from '../versions.js';
import { type NodePool, POOL_LABEL } from './nodepool.js';
import { type FilesOfBothSides, type NodeLoad, nodeLoads } from './pods.js';

/** What a NodeClaim carries of its own; its spec never changes once it is made. */
interface ClaimState {
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
export interface PoolNode extends CountedNode {
  readonly name: string;
  readonly createdAt: Instant;
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

const DISRUPTED_TAINTS = ['karpenter.sh/disrupted', 'karpenter.sh/disruption'];

function claimsIn({ objects }: Snapshot): Manifest[] {
  return objects.filter(
    ({ apiVersion, kind }) => groupOf(apiVersion) === 'karpenter.sh' && kind === 'NodeClaim',
  );
}

/** The nodes of the snapshot that carry the label of a pool, in its order. */
export function poolNodes(snapshot: Snapshot, version: string, files: FilesOfBothSides): PoolNodes {
  const claims = claimsIn(snapshot);
  const knowsClaims = claims.length > 0;
  const claimOf = new Map(claims.map((claim) => [textIn(claim.object['status'], 'nodeName') ?? '', claim]));
  const loads = nodeLoads(snapshot.objects, files);
  const rebooting = rebootingNodes(snapshot.objects);
  const countsTerminating = isBefore(version, '1.1');
  const byPool = new Map<string, PoolNode[]>();
  for (const node of snapshot.nodes) {
    const pool = entryOf(node.labels, POOL_LABEL);
    if (pool === undefined) continue;
    const list = byPool.get(pool) ?? [];
    byPool.set(pool, list);
    const claim = claimOf.get(node.name);
    const { metadata, status } = claim?.object ?? {};
    // Karpenter's finalizer on the Node deletes the claim at its first look. Source: node/termination/controller.go, finalize.
    const deletingSince = timeIn(metadata, 'deletionTimestamp') ?? node.deletingSince;
    list.push({
      name: node.name,
      createdAt: (claim && createdIn(claim.object)) ?? node.createdAt,
      hasClaim: !knowsClaims || claim !== undefined,
      hasNode: true,
      initialized: entryOf(node.labels, 'karpenter.sh/initialized') === 'true',
      ready: node.ready,
      claimDeleting: deletingSince !== null,
      instanceTerminating: !countsTerminating && trueConditionIn(status, 'InstanceTerminating') !== undefined,
      taken: node.taints.some(({ key }) => DISRUPTED_TAINTS.includes(key)),
      labels: textsIn(metadata, 'labels') ?? new Map(Object.entries(node.labels)),
      stamp: claim ? stampOf(claim) : null,
      claim: claim ? claimState(claim, node.createdAt) : null,
      deletingSince,
      doNotDisrupt: entryOf(node.annotations, 'karpenter.sh/do-not-disrupt') === 'true',
      load: loads.of(node.name),
      isRebooting: node.ready !== 'True' && rebooting.has(node.name),
    });
  }
  return { byPool, knowsClaims, knowsPods: loads.known };
}

/** True for a node that is on its way out already, whatever the change does. */
export function isLeaving({ claimDeleting, taken }: PoolNode): boolean {
  return claimDeleting || taken;
}

/** The terminationGracePeriod of the claim; of the pool where the snapshot has no claims. Null: none. */
export function graceMsOf({ claim }: PoolNode, pool: NodePool | null): number | null {
  return claim ? claim.terminationGracePeriodMs : (pool?.template.terminationGracePeriodMs ?? null);
}

/** The annotations of a pool or a claim in which the hash controller keeps the hash of the template; null without a hash. */
export function stampOf(object: Manifest): Stamp | null {
  const annotations = textsIn(object.object['metadata'], 'annotations');
  const hash = annotations?.get('karpenter.sh/nodepool-hash') ?? null;
  const version = annotations?.get('karpenter.sh/nodepool-hash-version') ?? null;
  return hash === null ? null : { hash, version };
}

function claimState({ object: { spec, status } }: Manifest, nodeCreatedAt: Instant): ClaimState {
  const drifted = trueConditionIn(status, 'Drifted');
  const [grace, expireAfter] = [textIn(spec, 'terminationGracePeriod'), textIn(spec, 'expireAfter')];
  return {
    expireAfterMs: expireAfter === 'Never' ? null : (goDurationMs(expireAfter ?? '') ?? undefined),
    terminationGracePeriodMs: grace === null ? null : goDurationMs(grace),
    initializedAt: timeIn(trueConditionIn(status, 'Initialized'), 'lastTransitionTime'),
    lastPodEventAt: timeIn(status, 'lastPodEventTime'),
    mark: drifted
      ? {
          reason: textIn(drifted, 'reason') ?? '',
          since: timeIn(drifted, 'lastTransitionTime') ?? nodeCreatedAt,
        }
      : null,
  };
}

/** How long new nodes took: from the creation of a NodeClaim to its condition Initialized, which does not change again. */
export function recordedTimes(snapshots: readonly Snapshot[]): readonly RecordedTime[] {
  return snapshots.flatMap(claimsIn).flatMap(({ name, object }) => {
    const initialized = trueConditionIn(object['status'], 'Initialized');
    const ends = [createdIn(object), timeIn(initialized, 'lastTransitionTime')] as const;
    return recorded('karpenter.readyAfter', name, ends);
  });
}
