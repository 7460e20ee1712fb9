import { entryOf, numberIn, textIn, textsIn } from '../../../manifest/fields.js';
import { groupedBy } from '../../../manifest/lookup.js';
import { groupOf, type Manifest } from '../../../manifest/manifest.js';
import { goDurationMs } from '../../../manifest/quantity.js';
import type { Instant } from '../../../rollout/controller.js';
import { isTolerated, type NodeState, type Snapshot } from '../../../snapshot/snapshot.js';
import { createdIn, timeIn, trueConditionIn, trueSince } from '../../../snapshot/status.js';
import {
  type BudgetsOver,
  type DrainPod,
  drainPodOf,
  isFinished,
  type PodBudget,
  rebootingNodes,
  recorded,
  type RecordedTime,
  type ResolveInput,
} from '../../system.js';
import { HASH_VERSION, type Stamp } from '../controller/drift.js';
import { MOVABLE, type Workload } from '../controller/replacement.js';
import { type NodePool, POOL_LABEL } from './nodepool.js';

function claimsIn({ objects }: Snapshot): Manifest[] {
  return objects.filter(
    ({ apiVersion, kind }) => groupOf(apiVersion) === 'karpenter.sh' && kind === 'NodeClaim',
  );
}

/** The pools as the snapshot shows them. */
export type PoolNodes = ReturnType<typeof poolNodes>;

/** The nodes of the snapshot that carry the label of a pool, in its order. */
export function poolNodes({ snapshot, budgetsOver, at }: ResolveInput) {
  const claims = claimsIn(snapshot);
  const claimOf = new Map(claims.map((claim) => [textIn(claim.object['status'], 'nodeName') ?? '', claim]));
  const pods = snapshot.objects
    .filter((one) => one.apiVersion === 'v1' && one.kind === 'Pod')
    .map((one) => podOf(one, at));
  const podsOn = groupedBy(pods, ({ node }) => node ?? undefined);
  const rebooting = rebootingNodes(snapshot.objects);
  /** False when the snapshot has no NodeClaims: then each node of a pool is assumed to have one. */
  const knowsClaims = claims.length > 0;
  /** False when the snapshot has no Pods: then each node is assumed to hold some that need another node. */
  const knowsPods = pods.length > 0;
  const nodeOf = (node: NodeState): PoolNode => {
    const own = poolNode(node, claimOf.get(node.name));
    return {
      ...own,
      hasClaim: own.hasClaim || !knowsClaims,
      load: knowsPods ? loadOf(podsOn.get(node.name) ?? [], budgetsOver) : UNKNOWN,
      isRebooting: node.ready !== 'True' && rebooting.has(node.name),
    };
  };
  const ofPools = groupedBy(snapshot.nodes, ({ labels }) => entryOf(labels, POOL_LABEL));
  const byPool: ReadonlyMap<string, readonly PoolNode[]> = new Map(
    [...ofPools].map(([pool, nodes]) => [pool, nodes.map(nodeOf)]),
  );
  return { byPool, knowsClaims, knowsPods };
}

/** A node of a pool, with what its NodeClaim says where the snapshot has it. The spec of a claim never changes once it is made. */
export type PoolNode = Readonly<ReturnType<typeof poolNode>> & {
  readonly load: NodeLoad;
  /** It is not ready because another controller reboots it. */
  readonly isRebooting: boolean;
};

function poolNode(node: NodeState, claim: Manifest | undefined) {
  const { metadata, spec, status } = claim?.object ?? {};
  // Karpenter's finalizer on the Node deletes the claim at its first look. Source: node/termination/controller.go, finalize.
  const deletingSince = timeIn(metadata, 'deletionTimestamp') ?? node.deletingSince;
  const drifted = trueConditionIn(status, 'Drifted');
  const [grace, expireAfter] = [textIn(spec, 'terminationGracePeriod'), textIn(spec, 'expireAfter')];
  return {
    name: node.name,
    createdAt: (claim && createdIn(claim.object)) ?? node.createdAt,
    hasClaim: claim !== undefined,
    initialized: entryOf(node.labels, 'karpenter.sh/initialized') === 'true',
    ready: node.ready,
    claimDeleting: deletingSince !== null,
    instanceTerminating: trueConditionIn(status, 'InstanceTerminating') !== undefined,
    taken: node.taints.some(({ key }) => /^karpenter\.sh\/(disrupted|disruption)$/.test(key)),
    /** Labels of the NodeClaim; those of the Node where the snapshot has no claim. */
    labels: textsIn(metadata, 'labels') ?? new Map(Object.entries(node.labels)),
    /** The hash of the template the claim was made from; null without one. */
    stamp: claim ? stampOf(claim) : null,
    hasLaterHash: claim !== undefined && hasLaterHash(claim),
    /** Null: never. Undefined: no claim says. */
    expireAfterMs: expireAfter === 'Never' ? null : (goDurationMs(expireAfter ?? '') ?? undefined),
    /** Its terminationGracePeriod; null: none. Undefined: the snapshot has no claim. */
    claimGraceMs: claim && (grace === null ? null : goDurationMs(grace)),
    /** When it became Initialized, and the last time a pod came or went; null: not yet, or no claim says. */
    initializedAt: trueSince(status, 'Initialized'),
    lastPodEventAt: timeIn(status, 'lastPodEventTime'),
    /** The condition Drifted, with Karpenter's or the provider's reason; null while it is not marked. */
    mark: drifted
      ? { reason: textIn(drifted, 'reason') ?? '', since: trueSince(status, 'Drifted') ?? node.createdAt }
      : null,
    /** Since when its claim is being deleted; the Node, where the snapshot has no claims. */
    deletingSince,
    doNotDisrupt: entryOf(node.annotations, 'karpenter.sh/do-not-disrupt') === 'true',
  };
}

/** True for a node that is on its way out already, whatever the change does. */
export function isLeaving({ claimDeleting, taken }: PoolNode): boolean {
  return claimDeleting || taken;
}

/** The terminationGracePeriod of the claim; of the pool where the snapshot has no claims. Null: none. */
export function graceMsOf({ claimGraceMs }: PoolNode, pool: NodePool | null): number | null {
  return claimGraceMs === undefined ? (pool?.template.terminationGracePeriodMs ?? null) : claimGraceMs;
}

/** Versions of the hash in Karpenter's releases. Source: kubernetes-sigs/karpenter, pkg/apis, v0.36.0 to 2266468. */
const HASH_VERSIONS: readonly (string | null)[] = [null, 'v1', 'v2', HASH_VERSION];

/** True for a pool or a claim with the hash of a later version, with which no hash of ours can be compared. */
export function hasLaterHash({ object }: Manifest): boolean {
  return !HASH_VERSIONS.includes(
    textIn(object, 'metadata', 'annotations', 'karpenter.sh/nodepool-hash-version'),
  );
}

/** The annotations of a pool or a claim in which the hash controller keeps the hash of the template; null without one to compare. */
export function stampOf(manifest: Manifest): Stamp | null {
  const hash = textIn(manifest.object, 'metadata', 'annotations', 'karpenter.sh/nodepool-hash');
  const version = textIn(manifest.object, 'metadata', 'annotations', 'karpenter.sh/nodepool-hash-version');
  return hash === null || hasLaterHash(manifest) ? null : { hash, version };
}

/** Durations of new nodes: from the creation of a NodeClaim to its condition Initialized, which does not change again. */
export function recordedTimes(snapshot: Snapshot): readonly RecordedTime[] {
  return claimsIn(snapshot).flatMap(({ name, object }) => {
    const ends = [createdIn(object), trueSince(object['status'], 'Initialized')] as const;
    return recorded('karpenter.readyAfter', name, ends);
  });
}

type KnownPod = Readonly<ReturnType<typeof podOf>>;

/** A pod on a node, as far as it can keep the node from being disrupted. */
export type PodOnNode = Omit<KnownPod, keyof DrainPod | 'isActive'>;

/** Pods of a node that matter for its replacement. */
interface NodeLoad {
  /** Null for a node that holds nothing that needs another one or blocks its disruption. */
  readonly workload: Workload | null;
  /** PodDisruptionBudgets, by name, that allow no eviction of one of its pods even when all of theirs are ready. */
  readonly closedBy: readonly string[];
  /** Budgets of a pod that several cover: the API server does not evict it. */
  readonly severalOver: readonly string[];
  /** Budgets that allow no eviction at this moment, and will when more of their pods are ready. */
  readonly heldNowBy: readonly string[];
  /** All of its pods; empty where the snapshot has none of any node. */
  readonly pods: readonly KnownPod[];
}

const EMPTY: NodeLoad = { workload: null, closedBy: [], severalOver: [], heldNowBy: [], pods: [] };
/** A node in a snapshot without Pods: nothing blocks the pods that are assumed on it. */
const UNKNOWN: NodeLoad = { ...EMPTY, workload: MOVABLE };

/** Source: kubernetes-sigs/karpenter 2266468, pkg/utils/pod/scheduling.go, IsReschedulable, IsDisruptable and IsDoNotDisruptActive. */
function podOf(manifest: Manifest, at: Instant) {
  const { metadata, spec, status } = manifest.object;
  const pod = drainPodOf(manifest);
  const annotation = (key: string): string | null => textIn(metadata, 'annotations', key);
  // A duration begins with the start of the pod, so one that has not started yet is protected.
  const startedAt = Date.parse(textIn(status, 'startTime') ?? '') || at;
  const isActive = !isFinished(pod) && !pod.terminating;
  return {
    ...pod,
    ofDaemonSet: pod.owner?.kind === 'DaemonSet',
    /** Owned by the node itself. */
    isStatic: pod.owner?.kind === 'Node',
    /** It has ended or is terminating, which blocks nothing. The successor of a StatefulSet's pod comes later, and needs a node. */
    finished: !isActive && (isFinished(pod) || pod.owner?.kind !== 'StatefulSet'),
    isActive,
    deletionCost: Number(annotation('controller.kubernetes.io/pod-deletion-cost') ?? 0) || 0,
    priority: numberIn(spec, 'priority') ?? 0,
    keptUntil: isActive ? doNotDisruptUntil(annotation('karpenter.sh/do-not-disrupt'), startedAt) : null,
  };
}

/**
 * Pods of DaemonSets need no other node, but block a disruption as others do: by the annotation, and by their PodDisruptionBudgets. No
 * budget is asked for static pods. Source: kubernetes-sigs/karpenter 2266468, pkg/utils/pdb/pdb.go, isEvictable and isFullyBlocked.
 */
function loadOf(pods: readonly KnownPod[], budgetsOver: BudgetsOver = () => []): NodeLoad {
  const evicted = pods.filter(
    ({ isActive, isStatic, tolerations }) =>
      isActive && !isStatic && !isTolerated(DISRUPTED_TAINT, tolerations),
  );
  const covering = evicted.map((pod) => ({ pod, budgets: budgetsOver(pod) }));
  const several = covering.filter(({ budgets }) => budgets.length > 1);
  const single = covering.flatMap(({ pod, budgets: [budget, ...others] }) =>
    !budget || others.length > 0 || (budget.freesUnready && !pod.ready) ? [] : { pod, budget },
  );
  const closed = single.filter(({ budget }) => budget.mostAtOnce === 0);
  const held = single.filter(({ budget }) => budget.mostAtOnce > 0 && budget.allowed === 0);
  const never = new Set([...several, ...single.filter(({ budget }) => budget.isNever)].map(({ pod }) => pod));
  const moves = pods
    .filter(isReschedulable)
    .map((pod) => (never.has(pod) ? Infinity : (pod.keptUntil ?? -Infinity)));
  const kept = pods.flatMap(({ keptUntil }) => keptUntil ?? []);
  const namesOf = (budgets: readonly PodBudget[]) => [...new Set(budgets.map(({ name }) => name))].sort();
  const isBlocked = several.length + closed.length > 0;
  const workload: Workload = {
    keptUntil: kept.length === 0 ? null : Math.max(...kept),
    pdb: isBlocked ? 'blocked' : 'free',
    movesFrom: moves.length === 0 ? null : Math.min(...moves),
  };
  return {
    workload: moves.length + kept.length === 0 && !isBlocked ? null : workload,
    closedBy: namesOf(closed.map(({ budget }) => budget)),
    severalOver: namesOf(several.flatMap(({ budgets }) => budgets)),
    heldNowBy: namesOf(held.map(({ budget }) => budget)),
    pods,
  };
}

/**
 * On a node that is being drained. Pods that tolerate it are not evicted, so that no disruption budget is asked for them, and the drain
 * does not wait for them: they end with the instance. Source: kubernetes-sigs/karpenter 2266468, pkg/utils/pod/scheduling.go, IsEvictable
 * and IsDrainable; kubernetes-sigs/karpenter#641.
 */
export const DISRUPTED_TAINT = { key: 'karpenter.sh/disrupted', value: '', effect: 'NoSchedule' } as const;

/**
 * Until when the annotation `karpenter.sh/do-not-disrupt` of a pod holds: `true` forever (Infinity), a positive Go duration
 * from the start of the pod, anything else is ignored (null).
 * Source: kubernetes-sigs/karpenter 2266468, pkg/utils/pod/scheduling.go.
 */
export function doNotDisruptUntil(annotation: string | null, startedAt: Instant): Instant | null {
  if (annotation === 'true') return Infinity;
  const ms = annotation === null ? null : goDurationMs(annotation);
  return ms === null || ms <= 0 ? null : startedAt + ms;
}

/** True if the pod must find another node when this one is deleted. */
export function isReschedulable(pod: PodOnNode): boolean {
  return !pod.ofDaemonSet && !pod.isStatic && !pod.finished;
}
