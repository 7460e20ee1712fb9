import type { IntOrPercent } from '../../src/manifest/quantity.js';
import { isObject, type Json, type JsonObject } from '../../src/manifest/manifest.js';
import { syncedBudget } from '../../src/systems/kubernetes/controller/disruption/budget.js';
import {
  type Budget,
  type BudgetStatus,
  isFinished,
  NEVER_SYNCED,
  type OwnerRef,
  type Pod,
  type SyncedBudget,
  type Workload,
} from '../../src/systems/kubernetes/controller/disruption/cluster.js';
import { type Eviction, evictionOf } from '../../src/systems/kubernetes/controller/disruption/eviction.js';
import type { DrainPod } from '../../src/systems/kubernetes/controller/disruption/drain-pod.js';
import { coveredPods } from '../../src/systems/kubernetes/rollout/covered-pods.js';
import { PodEvictions } from '../../src/systems/kubernetes/rollout/evictions.js';
import type { LabelSelector } from '../../src/systems/kubernetes/controller/labels.js';
import { behaviourOf } from '../../src/systems/kubernetes/versions.js';
import type { Ask } from '../../src/systems/kubernetes/controller/workload-budgets.js';
import { exactly, type Mismatch } from '../family.js';
import { number, object, objects, plain, text, texts, truth } from '../read.js';

/** The vectors have one namespace. */
const NAMESPACE = 'ns';
/** Kinds of the vectors without a scale subresource. */
const WITHOUT_SCALE: readonly string[] = ['DaemonSet', 'Job', 'Node', 'Gadget'];
const BEHAVIOUR = behaviourOf([1, 28, 0]);

/** `Kind/name`, or none. */
function ownerOf(from: JsonObject): OwnerRef | null {
  const [kind, name] = text(from, 'owner').split('/');
  return kind && name ? { kind, name } : null;
}

function podOf(pod: JsonObject): Pod {
  return {
    namespace: NAMESPACE,
    name: text(pod, 'name'),
    labels: object(pod, 'labels') as Record<string, string>,
    owner: ownerOf(pod),
    ready: truth(pod, 'ready', true),
    phase: text(pod, 'phase', 'Running'),
    terminating: truth(pod, 'terminating'),
  };
}

function workloadOf(controller: JsonObject): Workload {
  const kind = text(controller, 'kind');
  const scale = WITHOUT_SCALE.includes(kind) ? null : number(controller, 'replicas');
  return { namespace: NAMESPACE, kind, name: text(controller, 'name'), scale, owner: ownerOf(controller) };
}

function selectorOf(selector: Json | undefined): LabelSelector | null {
  if (!isObject(selector)) return null;
  return {
    matchLabels: object(selector, 'matchLabels') as Record<string, string>,
    matchExpressions: objects(selector, 'matchExpressions').map((one) => ({
      key: text(one, 'key'),
      operator: text(one, 'operator'),
      values: texts(one, 'values'),
    })),
  };
}

function askOf(pdb: JsonObject): Ask {
  for (const field of ['maxUnavailable', 'minAvailable'] as const) {
    const value = pdb[field];
    if (typeof value === 'number' || typeof value === 'string')
      return { field, value: value satisfies IntOrPercent };
  }
  return { field: 'neither' };
}

function budgetOf(pdb: JsonObject): Budget {
  const always = text(pdb, 'unhealthyPodEvictionPolicy') === 'AlwaysAllow';
  return {
    namespace: NAMESPACE,
    name: text(pdb, 'name'),
    selector: selectorOf(pdb['selector']),
    ask: askOf(pdb),
    unhealthyPodEvictionPolicy: always ? 'AlwaysAllow' : 'IfHealthyBudget',
  };
}

/** `synced: false` is a changed budget whose status, not yet processed, still says that one may go. */
function startOf(pdb: JsonObject): BudgetStatus {
  const changed = !truth(pdb, 'synced', true);
  return {
    ...NEVER_SYNCED,
    disruptedPods: texts(pdb, 'disruptedPods'),
    disruptionsAllowed: changed ? 1 : 0,
  };
}

/** The status after one sync, each pod evicted by itself, and all of them one after the other. */
export function checkPdb(vector: JsonObject): Mismatch {
  const pods = objects(vector, 'pods').map(podOf);
  const workloads = objects(vector, 'controllers').map(workloadOf);
  const budgets = objects(vector, 'pdbs').map((pdb): SyncedBudget => {
    const budget = budgetOf(pdb);
    const status = startOf(pdb);
    const processed = truth(pdb, 'synced', true);
    return { budget, status: processed ? syncedBudget(budget, status, pods, workloads) : status };
  });
  const one = pods.map((pod): [string, string] => [pod.name, result(pod, budgets)[0]]);
  let left: readonly SyncedBudget[] = budgets;
  const all = pods.map((pod) => {
    const [word, after] = result(pod, left);
    left = after;
    return word;
  });
  const status = budgets.map(({ budget, status: of }): [string, object] => [budget.name, statusView(of)]);
  const expected = {
    status: vector['status'] ?? null,
    evictOne: vector['evictOne'] ?? null,
    evictAll: vector['evictAll'] ?? null,
  };
  return exactly(expected, plain({ status: record(status), evictOne: record(one), evictAll: all }));
}

/** The budgets after an eviction: one disruption less, and the pod noted, where one was taken. */
export function afterEviction(
  { name }: Pod,
  eviction: Eviction,
  budgets: readonly SyncedBudget[],
): readonly SyncedBudget[] {
  if (!eviction.evicted || !eviction.takenFrom) return budgets;
  return budgets.map(({ budget, status }) => {
    if (budget !== eviction.takenFrom) return { budget, status };
    const disruptedPods = [...status.disruptedPods, name];
    return {
      budget,
      status: { ...status, disruptionsAllowed: status.disruptionsAllowed - 1, disruptedPods },
    };
  });
}

function result(pod: Pod, budgets: readonly SyncedBudget[]): [string, readonly SyncedBudget[]] {
  const eviction = evictionOf(pod, budgets, BEHAVIOUR);
  const after = afterEviction(pod, eviction, budgets);
  if (!eviction.evicted) return [`refused:${eviction.why}`, after];
  return [eviction.takenFrom ? 'evicted:budget' : 'evicted:free', after];
}

function statusView(status: BudgetStatus): object {
  const { currentHealthy, desiredHealthy, disruptionsAllowed, expectedPods, reason } = status;
  return { currentHealthy, desiredHealthy, disruptionsAllowed, expectedPods, reason };
}

/** A replacement is ready to be counted two rounds after the eviction: placed in one, ready at the end of the next. */
const READY_AFTER = 2;
/** Rounds without a node done after which nothing moves any more. */
const STILL_AFTER = 50;

/**
 * The allowed evictions of the first round; and of a drain that a plan models, the nodes that are done, by round where all are drained
 * at once, and those that hang. A plan models no limit of pods on a node, no replacement that is never ready, and no pod that only
 * kubectl refuses to drain.
 */
export function checkDrain(vector: JsonObject): Mismatch {
  const pods = objects(vector, 'pods').map((pod) => ({ ...podOf(pod), node: text(pod, 'node') || null }));
  const workloads = objects(vector, 'controllers').map(workloadOf);
  const budgets = objects(vector, 'pdbs').map((pdb): SyncedBudget => {
    const budget = budgetOf(pdb);
    return { budget, status: syncedBudget(budget, startOf(pdb), pods, workloads) };
  });
  const [first] = objects(vector, 'rounds');
  const allowed = record(budgets.map(({ budget, status }) => [budget.name, status.disruptionsAllowed]));
  const wrong = first ? exactly(object(first, 'budgets'), plain(allowed)) : null;
  if (wrong || !isModelled(vector, pods)) return wrong;
  const isTogether = number(vector, 'parallel', 1) >= texts(vector, 'drain').length;
  const nameOf = (node: string, round: number): string => (isTogether ? `${node} in round ${round}` : node);
  const done = objects(vector, 'rounds').flatMap((round) =>
    texts(round, 'done').map((node) => nameOf(node, number(round, 'round'))),
  );
  const hanging = Object.keys(object(object(vector, 'final'), 'hanging'));
  return exactly({ done: done.sort(), hanging: hanging.sort() }, drained(vector, pods, budgets, nameOf));
}

function isModelled(vector: JsonObject, pods: readonly DrainPod[]): boolean {
  const isEndless = objects(vector, 'controllers').some((one) => truth(one, 'replacementsNeverReady'));
  return (
    !isEndless &&
    objects(vector, 'nodes').every((node) => typeof node['capacity'] !== 'number') &&
    pods.every(
      (pod) => pod.node !== null && (truth(vector, 'force') || pod.owner !== null || isFinished(pod)),
    )
  );
}

/** The drain by the evictions of the dry rollout. */
function drained(
  vector: JsonObject,
  pods: readonly DrainPod[],
  budgets: readonly SyncedBudget[],
  nameOf: (node: string, round: number) => string,
): JsonObject {
  const nodes = objects(vector, 'nodes');
  const names = nodes.map((node) => text(node, 'name'));
  const evictions = PodEvictions.of(coveredPods(names, budgets, pods, BEHAVIOUR, READY_AFTER));
  const cordoned = new Set(nodes.filter((node) => truth(node, 'cordoned')).map((node) => text(node, 'name')));
  const waiting = [...texts(vector, 'drain')];
  const done: string[] = [];
  let active: string[] = [];
  for (let round = 1, still = 0; active.length + waiting.length > 0 && still < STILL_AFTER; round++) {
    const started = waiting.splice(0, Math.max(0, number(vector, 'parallel', 1) - active.length));
    for (const node of started) {
      cordoned.add(node);
      evictions.begin(node);
    }
    evictions.advance(round, { turned: cordoned, isOpen: (node) => !cordoned.has(node) });
    const gone = [...active, ...started].filter((node) => evictions.isEmpty(node));
    done.push(...gone.map((node) => nameOf(node, round)));
    active = [...active, ...started].filter((node) => !gone.includes(node));
    still = gone.length > 0 ? 0 : still + 1;
  }
  return { done: done.sort(), hanging: active.sort() };
}

function record(entries: readonly (readonly [string, unknown])[]): object {
  return Object.fromEntries(entries);
}
