import type { IntOrPercent } from '../../src/manifest/values/intstr.js';
import { isObject, type Json, type JsonObject } from '../../src/manifest/manifest.js';
import { syncedBudget } from '../../src/systems/kubernetes/controller/disruption/budget.js';
import {
  type Budget,
  type BudgetStatus,
  NEVER_SYNCED,
  type OwnerRef,
  type Pod,
  type SyncedBudget,
  type Workload,
} from '../../src/systems/kubernetes/controller/disruption/cluster.js';
import { type Drain, type DrainRound, drainRounds, type DrainRun } from './drain.js';
import { type DrainInPlan, drainInPlan } from './drain-in-plan.js';
import { evictionOf } from '../../src/systems/kubernetes/controller/disruption/eviction.js';
import { afterEviction } from './after-eviction.js';
import type { LabelSelector } from '../../src/systems/kubernetes/controller/labels.js';
import { behaviourOf } from '../../src/systems/kubernetes/versions.js';
import type { Ask } from '../../src/systems/kubernetes/controller/workload-budgets.js';
import type { Mismatch } from '../family.js';
import { exactly, number, object, objects, plain, text, texts, truth } from './read.js';

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

function record(entries: readonly (readonly [string, unknown])[]): object {
  return Object.fromEntries(entries);
}

/** Every round and the end must agree; and as far as a plan models a drain, which node is done in which round. */
export function checkDrain(vector: JsonObject): Mismatch {
  const run = runOf(vector);
  const drain = drainRounds(run);
  const expected = { rounds: vector['rounds'] ?? null, final: vector['final'] ?? null };
  const inPlan = drainInPlan(run);
  if (inPlan === null) return exactly(expected, drainView(drain));
  const rounds = objects(vector, 'rounds').flatMap((round) =>
    texts(round, 'done').map((node) => ({ node, round: number(round, 'round') })),
  );
  const final = object(vector, 'final');
  const due = { done: rounds, hanging: Object.keys(object(final, 'hanging')) };
  return exactly(
    { ...expected, inPlan: comparable(due, run) },
    { ...drainView(drain), inPlan: comparable(inPlan, run) },
  );
}

/** Where nodes are drained one after the other, a plan may place replacements on another one, which is then done in another round. */
function comparable({ done, hanging }: DrainInPlan, { drain, parallel }: DrainRun): JsonObject {
  const isTogether = parallel >= drain.length;
  const nodes = done.map(({ node, round }) => (isTogether ? `${node} in round ${round}` : node));
  return { done: nodes.sort(), hanging: [...hanging].sort() };
}

/** The drain that a vector is about. */
export function runOf(vector: JsonObject): DrainRun {
  const neverReady = objects(vector, 'controllers')
    .filter((controller) => truth(controller, 'replacementsNeverReady'))
    .map((controller) => `${text(controller, 'kind')}/${text(controller, 'name')}`);
  return {
    nodes: objects(vector, 'nodes').map((node) => ({
      name: text(node, 'name'),
      capacity: typeof node['capacity'] === 'number' ? node['capacity'] : null,
      cordoned: truth(node, 'cordoned'),
    })),
    pods: objects(vector, 'pods').map((pod) => ({
      ...podOf(pod),
      node: text(pod, 'node') || null,
      placedIn: null,
    })),
    workloads: objects(vector, 'controllers').map(workloadOf),
    budgets: objects(vector, 'pdbs').map((pdb) => ({ budget: budgetOf(pdb), status: startOf(pdb) })),
    drain: texts(vector, 'drain'),
    parallel: number(vector, 'parallel', 1),
    force: truth(vector, 'force'),
    behaviour: BEHAVIOUR,
    getsReady: (_namespace, owner) => !neverReady.includes(`${owner.kind}/${owner.name}`),
  };
}

function drainView({ rounds, drained, hanging, notStarted }: Drain): JsonObject {
  const held = [...hanging].map(([node, pods]): [string, object] => [node, byOwnName(pods)]);
  return {
    rounds: plain(rounds.map(roundView)),
    final: plain({ drained, hanging: record(held), notStarted }),
  };
}

/** Lists that are empty are left out where the vectors leave them out. */
function roundView({ round, started, budgets, evicted, refused, created, ready, done }: DrainRound): object {
  return {
    round,
    ...(started.length > 0 ? { started } : {}),
    budgets: byOwnName(budgets),
    evicted: evicted.map(ownName),
    refused: byOwnName(refused),
    ...(created.length > 0
      ? { created: created.map(({ pod, node }) => `${ownName(pod)}@${node ?? ''}`) }
      : {}),
    ...(ready.length > 0 ? { ready: ready.map(ownName) } : {}),
    done,
  };
}

function byOwnName(of: ReadonlyMap<string, unknown>): object {
  return record([...of].map(([key, value]): [string, unknown] => [ownName(key), value]));
}

/** A name without its namespace. */
function ownName(key: string): string {
  return key.slice(key.indexOf('/') + 1);
}
