import { groupedBy } from '../../../manifest/lookup.js';
import { fieldAt, itemsIn, listIn, numberIn, textIn, textsIn, labelsIn } from '../../../manifest/fields.js';
import { groupOf, isObject, type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { compileSelector, type LabelSelector, selects } from '../../../manifest/selector.js';
import { visible } from '../../../manifest/visible.js';
import { readToleration, tolerates } from '../../../snapshot/snapshot.js';
import { DISRUPTED_TAINT, doNotDisruptUntil, isReschedulable, type PodOnNode } from './pods.js';
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

/** A disruption budget, by whether it lets a pod be evicted. */
interface Budget {
  readonly name: string;
  readonly namespace: string;
  readonly selector: LabelSelector;
  /** `held`: not at this moment; `closed`: not even when all of its pods are ready; `never`: its numbers can never allow it. */
  readonly state: 'open' | 'held' | 'closed' | 'never';
}

/** Disruption budgets of the files: they replace the live ones of the same name. */
export interface DisruptionBudgets {
  readonly before: readonly Manifest[];
  readonly after: readonly Manifest[];
}

const NO_FILES: DisruptionBudgets = { before: [], after: [] };

const UNKNOWN: NodeLoad = {
  workload: { keptUntil: null, pdb: 'free' },
  closedBy: [],
  heldNowBy: [],
  pods: [],
};
const EMPTY: NodeLoad = { ...UNKNOWN, workload: null };

/** The loads of all nodes by the Pods of the snapshot; without any, every node is assumed to have pods that nothing blocks. */
export function nodeLoads(objects: readonly Manifest[], files: DisruptionBudgets = NO_FILES): NodeLoads {
  const pods = objects.filter(({ apiVersion, kind }) => apiVersion === 'v1' && kind === 'Pod');
  if (pods.length === 0) return { known: false, of: () => UNKNOWN };
  const budgets = inForce(objects.filter(isDisruptionBudget), files).flatMap(
    (budget) => budgetOf(budget, { pods, files: files.after }) ?? [],
  );
  const byNode = groupedBy(pods, ({ object }) => textIn(object['spec'], 'nodeName'));
  const loads = new Map([...byNode].map(([node, own]) => [node, loadOf(own, budgets)]));
  return { known: true, of: (node) => loads.get(node) ?? EMPTY };
}

function loadOf(manifests: readonly Manifest[], budgets: readonly Budget[]): NodeLoad {
  const pods = manifests.map((pod) => ({ pod, read: podOf(pod) }));
  // Pods of DaemonSets block a drain too, though they need no other node: only those that are over do not.
  const drained = pods.filter(
    ({ read }) => !read.finished && (read.keptUntil !== null || isReschedulable(read)),
  );
  if (drained.length === 0) return { ...EMPTY, pods: pods.map(({ read }) => read) };
  const own = budgets.filter(({ namespace, selector }) =>
    drained.some(
      ({ pod, read }) =>
        read.endsWithNode !== true &&
        namespace === namespaceOf(pod) &&
        selects(selector, labelsIn(pod.object['metadata'], 'labels')),
    ),
  );
  const namesOf = (...states: readonly Budget['state'][]): string[] =>
    [...new Set(own.filter(({ state }) => states.includes(state)).map(({ name }) => name))].sort();
  const kept = drained.flatMap(({ read }) => read.keptUntil ?? []);
  const pdb = namesOf('never').length > 0 ? 'never' : namesOf('closed').length > 0 ? 'blocked' : 'free';
  return {
    workload: { keptUntil: kept.length === 0 ? null : Math.max(...kept), pdb },
    closedBy: namesOf('closed', 'never'),
    heldNowBy: namesOf('held'),
    pods: pods.map(({ read }) => read),
  };
}

/** True when a PodDisruptionBudget allows no eviction of one of the pods at this moment. */
export function isHeldNow({ closedBy, heldNowBy }: NodeLoad): boolean {
  return closedBy.length + heldNowBy.length > 0;
}

/** A Pod of the snapshot, as far as it can keep its node from going. */
function podOf(pod: Manifest): PodOnNode {
  const annotations = textsIn(pod.object['metadata'], 'annotations');
  const startedAt = Date.parse(textIn(pod.object['status'], 'startTime') ?? '') || 0;
  const phase = textIn(pod.object['status'], 'phase');
  const owners = (listIn(pod.object['metadata'], 'ownerReferences') ?? []).map((owner) =>
    textIn(owner, 'kind'),
  );
  return {
    name: `${namespaceOf(pod)}/${pod.name}`,
    ofDaemonSet: owners.includes('DaemonSet'),
    isStatic: owners.includes('Node'),
    finished: phase === 'Succeeded' || phase === 'Failed',
    deletionCost: Number(annotations?.get('controller.kubernetes.io/pod-deletion-cost') ?? 0) || 0,
    priority: numberIn(pod.object['spec'], 'priority') ?? 0,
    keptUntil: doNotDisruptUntil(annotations?.get('karpenter.sh/do-not-disrupt') ?? null, startedAt),
    ...(toleratesDrain(pod) ? { endsWithNode: true } : {}),
  };
}

function toleratesDrain({ object }: Manifest): boolean {
  return itemsIn(object['spec'], 'tolerations')
    .filter(isObject)
    .some((toleration) => tolerates(readToleration(toleration), DISRUPTED_TAINT));
}

function isDisruptionBudget({ apiVersion, kind }: Manifest): boolean {
  return groupOf(apiVersion) === 'policy' && kind === 'PodDisruptionBudget';
}

function budgetOf(manifest: Manifest, around: Around): Budget | null {
  const { spec, status } = manifest.object;
  const compiled = compileSelector(fieldAt(spec, 'selector') ?? {});
  if (!('selector' in compiled)) return null;
  const { selector } = compiled;
  const isHeld = numberIn(status, 'disruptionsAllowed') === 0;
  const isShut = isClosed(manifest, selector, around);
  const state = allowsNothingEver(spec) ? 'never' : isShut ? 'closed' : isHeld ? 'held' : 'open';
  return { name: visible(manifest.name), namespace: namespaceOf(manifest), selector, state };
}

/** Source: kubernetes-sigs/karpenter 2266468, pkg/utils/pdb/pdb.go: maxUnavailable 0 or 0%, minAvailable 100%. */
function allowsNothingEver(spec: Json | undefined): boolean {
  const most = fieldAt(spec, 'maxUnavailable');
  return most === 0 || most === '0' || most === '0%' || fieldAt(spec, 'minAvailable') === '100%';
}

/** The budgets after the change. An edit of what one asks makes its status out of date. */
function inForce(live: readonly Manifest[], { before, after }: DisruptionBudgets): Manifest[] {
  const written = new Map(after.filter(isDisruptionBudget).map((manifest) => [keyOf(manifest), manifest]));
  const gone = new Set(before.filter(isDisruptionBudget).map(keyOf));
  const byKey = new Map(live.map((manifest) => [keyOf(manifest), manifest]));
  return [
    ...live.filter((manifest) => !written.has(keyOf(manifest)) && !gone.has(keyOf(manifest))),
    ...[...written].map(([key, manifest]) => {
      const now = byKey.get(key);
      const { object } = manifest;
      if (!now || !isSameAsk(now, manifest)) return { ...manifest, object: { ...object, status: null } };
      return { ...manifest, object: { ...object, status: now.object['status'] ?? null } };
    }),
  ];
}

function isSameAsk(a: Manifest, b: Manifest): boolean {
  const ask = ({ object }: Manifest): string =>
    ['minAvailable', 'maxUnavailable']
      .map((name) => JSON.stringify(fieldAt(object, 'spec', name) ?? null))
      .join('/');
  return ask(a) === ask(b);
}

function keyOf(manifest: Manifest): string {
  return `${namespaceOf(manifest)}/${manifest.name}`;
}

/** What a disruption budget covers: pods of the snapshot, and what the files want of their workloads. */
interface Around {
  readonly pods: readonly Manifest[];
  readonly files: readonly Manifest[];
}

/**
 * True for a disruption budget that allows nothing even when all of its pods are ready: `minAvailable: 2` of two looks harmless and allows
 * nothing. Its status says so; one that only the files hold, or that the change edits, has none, and then its pods are counted, or what
 * the files want of them where that is more. Source: kubernetes 1.28, disruption.go, getExpectedPodCount.
 */
function isClosed(budget: Manifest, selector: LabelSelector, around: Around): boolean {
  const { object } = budget;
  const status = object['status'];
  if (isObject(status)) {
    const expected = numberIn(status, 'expectedPods') ?? 0;
    return expected > 0 && (numberIn(status, 'desiredHealthy') ?? 0) >= expected;
  }
  const count = Math.max(found(budget, selector, around), wanted(budget, selector, around));
  const kept = keptOf(fieldAt(object, 'spec', 'minAvailable'), count);
  return count > 0 && kept !== null && kept >= count;
}

function found(budget: Manifest, selector: LabelSelector, { pods }: Around): number {
  return pods.filter(
    (pod) =>
      isNear(budget, pod) &&
      selects(selector, labelsIn(pod.object['metadata'], 'labels')) &&
      !OVER.has(textIn(pod.object['status'], 'phase') ?? ''),
  ).length;
}

function wanted(budget: Manifest, selector: LabelSelector, { files }: Around): number {
  const covered = files.filter(
    (one) =>
      groupOf(one.apiVersion) === 'apps' &&
      isNear(budget, one) &&
      selects(selector, labelsIn(fieldAt(one.object, 'spec', 'template', 'metadata'), 'labels')),
  );
  return covered.reduce((sum, { object }) => sum + (numberIn(object['spec'], 'replicas') ?? 1), 0);
}

/** A percentage rounds up. Null for a budget that says how many may go. */
function keptOf(least: Json | undefined, count: number): number | null {
  if (typeof least === 'number') return least;
  const percent = typeof least === 'string' ? /^(\d+)%$/.exec(least)?.[1] : undefined;
  return percent === undefined ? null : Math.ceil((Number(percent) * count) / 100);
}

function isNear(budget: Manifest, other: Manifest): boolean {
  return namespaceOf(budget) === namespaceOf(other);
}

const OVER: ReadonlySet<string> = new Set(['Succeeded', 'Failed']);
