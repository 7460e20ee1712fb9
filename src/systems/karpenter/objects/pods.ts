import { fieldAt, itemsIn, labelsIn, numberIn, textIn, textsIn } from '../../../manifest/fields.js';
import { byIdentity, identityOf, inNamespace } from '../../../manifest/identity.js';
import { groupedBy } from '../../../manifest/lookup.js';
import { groupOf, isObject, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { goDurationMs, scaleIntOrPercent } from '../../../manifest/quantity.js';
import { compileSelector, selects } from '../../../manifest/selector.js';
import { visible } from '../../../manifest/visible.js';
import type { Instant } from '../../../rollout/controller.js';
import { tolerates } from '../../../snapshot/snapshot.js';
import { type DrainPod, drainPodOf, isFinished } from '../../system.js';
import type { Workload } from '../controller/replacement/model.js';

/** A pod on a node, as far as it can keep the node from being disrupted. */
export interface PodOnNode {
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
}

/** A Pod of the snapshot. */
type KnownPod = DrainPod & PodOnNode;

/** What runs on a node, as far as replacing the node asks for it. */
export interface NodeLoad {
  /** Null for a node that holds nothing that needs another one. */
  readonly workload: Workload | null;
  /** PodDisruptionBudgets, by name, that allow no eviction of one of its pods even when all of theirs are ready. */
  readonly closedBy: readonly string[];
  /** Those that allow none at this moment, and will when more of their pods are ready. */
  readonly heldNowBy: readonly string[];
  /** All of its pods; empty where the snapshot has none of any node. */
  readonly pods: readonly KnownPod[];
}

const EMPTY: NodeLoad = { workload: null, closedBy: [], heldNowBy: [], pods: [] };
const UNKNOWN: NodeLoad = { ...EMPTY, workload: { keptUntil: null, pdb: 'free' } };

/** Files that may hold disruption budgets: those replace the live ones of the same name. */
export interface FilesOfBothSides {
  readonly before: readonly Manifest[];
  readonly after: readonly Manifest[];
}

/** The load of each node by the Pods of the snapshot; null without any: then nothing blocks what is assumed on each node. */
export function nodeLoads(
  objects: readonly Manifest[],
  files: FilesOfBothSides,
): { readonly known: boolean; readonly of: (node: string) => NodeLoad } {
  const pods = objects.filter(({ apiVersion, kind }) => apiVersion === 'v1' && kind === 'Pod').map(podOf);
  if (pods.length === 0) return { known: false, of: () => UNKNOWN };
  const budgets = budgetsInForce(objects.filter(isBudget), files).flatMap(
    (budget) => readBudget(budget, pods, files.after) ?? [],
  );
  const byNode = groupedBy(pods, ({ node }) => node ?? undefined);
  const loads = new Map([...byNode].map(([node, own]) => [node, loadOf(own, budgets)]));
  return { known: true, of: (node) => loads.get(node) ?? EMPTY };
}

function podOf(manifest: Manifest): KnownPod {
  const { metadata, spec, status } = manifest.object;
  const pod = drainPodOf(manifest);
  const annotations = textsIn(metadata, 'annotations');
  const startedAt = Date.parse(textIn(status, 'startTime') ?? '') || 0;
  return {
    ...pod,
    ofDaemonSet: pod.owner?.kind === 'DaemonSet',
    isStatic: pod.owner?.kind === 'Node',
    finished: isFinished(pod),
    deletionCost: Number(annotations?.get('controller.kubernetes.io/pod-deletion-cost') ?? 0) || 0,
    priority: numberIn(spec, 'priority') ?? 0,
    keptUntil: doNotDisruptUntil(annotations?.get('karpenter.sh/do-not-disrupt') ?? null, startedAt),
  };
}

function loadOf(pods: readonly KnownPod[], budgets: readonly Budget[]): NodeLoad {
  // Pods of DaemonSets block a drain too, though they need no other node: only those that are over do not.
  const drained = pods.filter((pod) => !pod.finished && (pod.keptUntil !== null || isReschedulable(pod)));
  if (drained.length === 0) return { ...EMPTY, pods };
  const evicted = drained.filter(
    ({ tolerations }) => !tolerations.some((toleration) => tolerates(toleration, DISRUPTED_TAINT)),
  );
  const own = budgets.filter(({ covers }) => evicted.some(covers));
  const namesOf = (...states: readonly Budget['state'][]): string[] =>
    [...new Set(own.flatMap(({ state, name }) => (states.includes(state) ? [name] : [])))].sort();
  const kept = pods.flatMap(({ finished, keptUntil }) => (finished ? [] : (keptUntil ?? [])));
  const closedBy = namesOf('closed', 'never');
  const pdb = namesOf('never').length > 0 ? 'never' : closedBy.length > 0 ? 'blocked' : 'free';
  const workload = { keptUntil: kept.length === 0 ? null : Math.max(...kept), pdb } as const;
  return { workload, closedBy, heldNowBy: namesOf('held'), pods };
}

/** A PodDisruptionBudget, by whether it lets a pod be evicted. */
interface Budget {
  readonly name: string;
  readonly covers: (pod: Pick<KnownPod, 'namespace' | 'labels'>) => boolean;
  /** `held`: not at this moment; `closed`: not even when all of its pods are ready; `never`: its numbers can never allow it. */
  readonly state: 'open' | 'held' | 'closed' | 'never';
}

function isBudget({ apiVersion, kind }: Manifest): boolean {
  return groupOf(apiVersion) === 'policy' && kind === 'PodDisruptionBudget';
}

/** The budgets after the change. An edit of what one asks makes its status out of date. */
function budgetsInForce(live: readonly Manifest[], { before, after }: FilesOfBothSides): Manifest[] {
  const written = new Set([...before, ...after].filter(isBudget).map(identityOf));
  const liveOnes = byIdentity(live);
  const asks = ({ object: { spec } }: Manifest): string =>
    JSON.stringify([fieldAt(spec, 'minAvailable') ?? null, fieldAt(spec, 'maxUnavailable') ?? null]);
  return [
    ...live.filter((one) => !written.has(identityOf(one))),
    ...after.filter(isBudget).map((one) => {
      const now = liveOnes.get(identityOf(one));
      const status = now && asks(now) === asks(one) ? (now.object['status'] ?? null) : null;
      return { ...one, object: { ...one.object, status } };
    }),
  ];
}

/**
 * `minAvailable: 2` of two looks harmless and allows nothing. The status says so; a budget that only the files hold, or that the change
 * edits, has none, and then its pods are counted, or what the files want of them where that is more. Source: kubernetes 1.28, disruption.go,
 * getExpectedPodCount; of `never`: kubernetes-sigs/karpenter 2266468, pkg/utils/pdb/pdb.go: maxUnavailable 0 or 0%, minAvailable 100%.
 */
function readBudget(
  manifest: Manifest,
  pods: readonly KnownPod[],
  files: readonly Manifest[],
): Budget | null {
  const { spec, status } = manifest.object;
  const compiled = compileSelector(fieldAt(spec, 'selector') ?? {});
  if (!('selector' in compiled)) return null;
  const namespace = namespaceOf(manifest);
  const covers: Budget['covers'] = (pod) =>
    pod.namespace === namespace && selects(compiled.selector, pod.labels);
  const [least, most] = [fieldAt(spec, 'minAvailable'), fieldAt(spec, 'maxUnavailable')];
  let expected = numberIn(status, 'expectedPods') ?? 0;
  let kept = numberIn(status, 'desiredHealthy') ?? 0;
  if (!isObject(status)) {
    const found = pods.filter((pod) => covers(pod) && !pod.finished).length;
    const wanted = inNamespace(files, namespace)
      .filter(({ apiVersion }) => groupOf(apiVersion) === 'apps')
      .filter(({ object }) =>
        covers({ namespace, labels: labelsIn(fieldAt(object, 'spec', 'template', 'metadata'), 'labels') }),
      )
      .reduce((sum, { object }) => sum + (numberIn(object['spec'], 'replicas') ?? 1), 0);
    expected = Math.max(found, wanted);
    kept =
      typeof least === 'number' || typeof least === 'string'
        ? (scaleIntOrPercent(least, expected, 'up') ?? 0)
        : 0;
  }
  const isNever = most === 0 || most === '0' || most === '0%' || least === '100%';
  const isHeld = numberIn(status, 'disruptionsAllowed') === 0;
  const isClosed = expected > 0 && kept >= expected;
  const state = isNever ? 'never' : isClosed ? 'closed' : isHeld ? 'held' : 'open';
  return { name: visible(manifest.name), covers, state };
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
  if (annotation === 'true') return Infinity;
  const ms = annotation === null ? null : goDurationMs(annotation);
  return ms === null || ms <= 0 ? null : startedAt + ms;
}

/** Whether the pod must find another node when this one goes. */
export function isReschedulable(pod: PodOnNode): boolean {
  return !pod.ofDaemonSet && !pod.isStatic && !pod.finished;
}
