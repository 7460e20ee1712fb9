import { fieldAt, itemsIn, labelsIn, listIn, numberIn, textIn, textsIn } from '../../../manifest/fields.js';
import { byIdentity, identityOf, inNamespace } from '../../../manifest/identity.js';
import { groupedBy } from '../../../manifest/lookup.js';
import { groupOf, isObject, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { goDurationMs, scaleIntOrPercent } from '../../../manifest/quantity.js';
import { compileSelector, type LabelSelector, selects } from '../../../manifest/selector.js';
import { visible } from '../../../manifest/visible.js';
import type { Instant } from '../../../rollout/controller.js';
import { readToleration, tolerates } from '../../../snapshot/snapshot.js';
import type { Workload } from '../controller/replacement/model.js';

/** What runs on a node, as far as replacing the node asks for it. */
export interface NodeLoad {
  /** Null for a node that holds nothing that needs another one. */
  readonly workload: Workload | null;
  /** PodDisruptionBudgets, by name, that allow no eviction of one of its pods even when all of theirs are ready. */
  readonly closedBy: readonly string[];
  /** Those that allow none at this moment, and will when more of their pods are ready. */
  readonly heldNowBy: readonly string[];
  /** All of its pods; empty where the snapshot has none of any node. */
  readonly pods: readonly PodOnNode[];
}

interface NodeLoads {
  /** False when the snapshot has no Pods. */
  readonly known: boolean;
  of(node: string): NodeLoad;
}

const FREE = { closedBy: [], heldNowBy: [], pods: [] };
const UNKNOWN: NodeLoad = { ...FREE, workload: { keptUntil: null, pdb: 'free' } };
const EMPTY: NodeLoad = { ...FREE, workload: null };

/** Files that may hold disruption budgets: those replace the live ones of the same name. */
export interface FilesOfBothSides {
  readonly before: readonly Manifest[];
  readonly after: readonly Manifest[];
}

/** The loads of all nodes by the Pods of the snapshot; without any, every node is assumed to have pods that nothing blocks. */
export function nodeLoads(objects: readonly Manifest[], files: FilesOfBothSides): NodeLoads {
  const pods = objects.filter(({ apiVersion, kind }) => apiVersion === 'v1' && kind === 'Pod');
  if (pods.length === 0) return { known: false, of: () => UNKNOWN };
  const budgets = inForce(objects.filter(isBudget), files).flatMap(
    (budget) => budgetOf(budget, pods, files.after) ?? [],
  );
  const byNode = groupedBy(pods, ({ object }) => textIn(object['spec'], 'nodeName'));
  const loads = new Map([...byNode].map(([node, own]) => [node, loadOf(own, budgets)]));
  return { known: true, of: (node) => loads.get(node) ?? EMPTY };
}

/** True when a PodDisruptionBudget allows no eviction of one of the pods at this moment. */
export function isHeldNow({ closedBy, heldNowBy }: NodeLoad): boolean {
  return closedBy.length + heldNowBy.length > 0;
}

function loadOf(manifests: readonly Manifest[], budgets: readonly Budget[]): NodeLoad {
  const all = manifests.map((pod) => ({ pod, read: podOf(pod) }));
  const pods = all.map(({ read }) => read);
  // Pods of DaemonSets block a drain too, though they need no other node: only those that are over do not.
  const drained = all.filter(
    ({ read }) => !read.finished && (read.keptUntil !== null || isReschedulable(read)),
  );
  if (drained.length === 0) return { ...EMPTY, pods };
  const evicted = drained.filter(({ read }) => read.endsWithNode !== true);
  const own = budgets.filter((budget) => evicted.some(({ pod }) => isCovered(budget, pod)));
  const namesOf = (...states: readonly Budget['state'][]): string[] =>
    [...new Set(own.flatMap(({ state, name }) => (states.includes(state) ? [name] : [])))].sort();
  const kept = pods.flatMap(({ finished, keptUntil }) => (finished ? [] : (keptUntil ?? [])));
  const closedBy = namesOf('closed', 'never');
  const pdb = namesOf('never').length > 0 ? 'never' : closedBy.length > 0 ? 'blocked' : 'free';
  return {
    workload: { keptUntil: kept.length === 0 ? null : Math.max(...kept), pdb },
    closedBy,
    heldNowBy: namesOf('held'),
    pods,
  };
}

/** A Pod of the snapshot, as far as it can keep its node from being disrupted. */
function podOf(pod: Manifest): PodOnNode {
  const { metadata, spec, status } = pod.object;
  const annotations = textsIn(metadata, 'annotations');
  const phase = textIn(status, 'phase');
  const owners = (listIn(metadata, 'ownerReferences') ?? []).map((owner) => textIn(owner, 'kind'));
  const endsWithNode = itemsIn(spec, 'tolerations')
    .filter(isObject)
    .some((toleration) => tolerates(readToleration(toleration), DISRUPTED_TAINT));
  return {
    name: `${namespaceOf(pod)}/${pod.name}`,
    ofDaemonSet: owners.includes('DaemonSet'),
    isStatic: owners.includes('Node'),
    finished: phase === 'Succeeded' || phase === 'Failed',
    deletionCost: Number(annotations?.get('controller.kubernetes.io/pod-deletion-cost') ?? 0) || 0,
    priority: numberIn(spec, 'priority') ?? 0,
    keptUntil: doNotDisruptUntil(
      annotations?.get('karpenter.sh/do-not-disrupt') ?? null,
      Date.parse(textIn(status, 'startTime') ?? '') || 0,
    ),
    ...(endsWithNode ? { endsWithNode } : {}),
  };
}

/** A PodDisruptionBudget, by whether it lets a pod be evicted. */
interface Budget {
  readonly name: string;
  readonly namespace: string;
  readonly selector: LabelSelector;
  /** `held`: not at this moment; `closed`: not even when all of its pods are ready; `never`: its numbers can never allow it. */
  readonly state: 'open' | 'held' | 'closed' | 'never';
}

function isBudget({ apiVersion, kind }: Manifest): boolean {
  return groupOf(apiVersion) === 'policy' && kind === 'PodDisruptionBudget';
}

function isCovered({ namespace, selector }: Pick<Budget, 'namespace' | 'selector'>, pod: Manifest): boolean {
  return namespace === namespaceOf(pod) && selects(selector, labelsIn(pod.object['metadata'], 'labels'));
}

/** The budgets after the change. An edit of what one asks makes its status out of date. */
function inForce(live: readonly Manifest[], { before, after }: FilesOfBothSides): Manifest[] {
  const written = new Set([...before, ...after].filter(isBudget).map(identityOf));
  const asks = ({ object: { spec } }: Manifest): string =>
    JSON.stringify([fieldAt(spec, 'minAvailable') ?? null, fieldAt(spec, 'maxUnavailable') ?? null]);
  return [
    ...live.filter((one) => !written.has(identityOf(one))),
    ...after.filter(isBudget).map((one) => {
      const now = byIdentity(live).get(identityOf(one));
      const status = now && asks(now) === asks(one) ? (now.object['status'] ?? null) : null;
      return { ...one, object: { ...one.object, status } };
    }),
  ];
}

/** Source of `never`: kubernetes-sigs/karpenter 2266468, pkg/utils/pdb/pdb.go: maxUnavailable 0 or 0%, minAvailable 100%. */
function budgetOf(manifest: Manifest, pods: readonly Manifest[], files: readonly Manifest[]): Budget | null {
  const { spec, status } = manifest.object;
  const compiled = compileSelector(fieldAt(spec, 'selector') ?? {});
  if (!('selector' in compiled)) return null;
  const budget = { name: visible(manifest.name), namespace: namespaceOf(manifest), ...compiled };
  const most = fieldAt(spec, 'maxUnavailable');
  const isNever = most === 0 || most === '0' || most === '0%' || fieldAt(spec, 'minAvailable') === '100%';
  const isHeld = numberIn(status, 'disruptionsAllowed') === 0;
  const isClosed = isNever || closes(manifest, budget, pods, files);
  return { ...budget, state: isNever ? 'never' : isClosed ? 'closed' : isHeld ? 'held' : 'open' };
}

/**
 * True for a disruption budget that allows nothing even when all of its pods are ready: `minAvailable: 2` of two looks harmless and allows
 * nothing. Its status says so; one that only the files hold, or that the change edits, has none, and then its pods are counted, or what
 * the files want of them where that is more. Source: kubernetes 1.28, disruption.go, getExpectedPodCount.
 */
function closes(
  { object: { spec, status } }: Manifest,
  budget: Pick<Budget, 'namespace' | 'selector'>,
  pods: readonly Manifest[],
  files: readonly Manifest[],
): boolean {
  if (isObject(status)) {
    const expected = numberIn(status, 'expectedPods') ?? 0;
    return expected > 0 && (numberIn(status, 'desiredHealthy') ?? 0) >= expected;
  }
  const found = pods.filter((pod) => isCovered(budget, pod) && !podOf(pod).finished).length;
  const wanted = inNamespace(files, budget.namespace)
    .filter(
      ({ apiVersion, object }) =>
        groupOf(apiVersion) === 'apps' &&
        selects(budget.selector, labelsIn(fieldAt(object, 'spec', 'template', 'metadata'), 'labels')),
    )
    .reduce((sum, { object }) => sum + (numberIn(object['spec'], 'replicas') ?? 1), 0);
  const count = Math.max(found, wanted);
  const least = fieldAt(spec, 'minAvailable');
  const kept =
    typeof least === 'number' || typeof least === 'string' ? scaleIntOrPercent(least, count, 'up') : null;
  return count > 0 && kept !== null && kept >= count;
}

/** A pod on a node, as far as it can keep the node from going. */
export interface PodOnNode {
  /** `namespace/name`; absent where it plays no part. */
  readonly name?: string;
  readonly ofDaemonSet: boolean;
  /** Owned by the node itself. */
  readonly isStatic: boolean;
  /** Succeeded or failed. */
  readonly finished: boolean;
  /** The annotation `controller.kubernetes.io/pod-deletion-cost`; 0 without one. */
  readonly deletionCost: number;
  readonly priority: number;
  /** From `doNotDisruptUntil`. */
  readonly keptUntil: Instant | null;
  /** True for one that tolerates `DISRUPTED_TAINT`: absent where it does not. */
  readonly endsWithNode?: boolean;
}

/**
 * On a node that is being drained. Pods that tolerate it are not evicted, so that no disruption budget is asked for them, and the drain
 * does not wait for them: they end with the instance. Source: kubernetes-sigs/karpenter 2266468, pkg/utils/pod/scheduling.go, IsEvictable
 * and IsDrainable; kubernetes-sigs/karpenter#641.
 */
export const DISRUPTED_TAINT = { key: 'karpenter.sh/disrupted', value: '', effect: 'NoSchedule' } as const;

/**
 * Until when the annotation `karpenter.sh/do-not-disrupt` of a pod holds: `true` for ever (Infinity), a positive Go duration
 * from the start of the pod, anything else is ignored (null).
 * Source: kubernetes-sigs/karpenter 2266468, pkg/utils/pod/scheduling.go.
 */
export function doNotDisruptUntil(annotation: string | null, startedAt: Instant): Instant | null {
  if (annotation === null) return null;
  if (annotation === 'true') return Infinity;
  const ms = goDurationMs(annotation);
  return ms === null || ms <= 0 ? null : startedAt + ms;
}

/** Whether the pod itself keeps its node from voluntary disruption at an instant. */
export function blocksDisruption(pod: PodOnNode, now: Instant): boolean {
  return !pod.finished && pod.keptUntil !== null && now < pod.keptUntil;
}

/** Whether the pod must find another node when this one goes. */
export function isReschedulable(pod: PodOnNode): boolean {
  return !pod.ofDaemonSet && !pod.isStatic && !pod.finished;
}

/**
 * What moving a pod costs: 1, more or less with its deletion cost and priority, between -10 and 10. Pods of no positive cost
 * do not make a node busy. Source: kubernetes-sigs/karpenter 2266468, pkg/utils/disruption/disruption.go, EvictionCost.
 */
export function evictionCost(pod: PodOnNode): number {
  const cost = 1 + pod.deletionCost / 2 ** 27 + pod.priority / 2 ** 25;
  return Math.min(10, Math.max(-10, cost));
}
