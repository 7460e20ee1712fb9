import type { Json, JsonObject, Manifest } from '../../src/manifest/manifest.js';
import { type DrainPod, drainPodOf, isFinished } from '../../src/systems/pods.js';
import {
  Coverage,
  type Eviction,
  evictionOf,
  NEVER_SYNCED,
  type SyncedBudget,
  syncedBudget,
} from '../../src/systems/kubernetes/controller/disruption.js';
import { objectKey } from '../../src/systems/kubernetes/objects/objects.js';
import { budgetOf, scaleOf, withController } from '../../src/systems/kubernetes/objects/pods.js';
import { coveredPods, PodEvictions } from '../../src/systems/kubernetes/rollout/evictions.js';
import { behaviourOf } from '../../src/systems/kubernetes/versions.js';
import { exactly, type Mismatch } from '../family.js';
import { number, object, objects, plain, text, texts, truth } from '../read.js';

/** The vectors have one namespace. */
const namespace = 'ns';
/** Kinds of the vectors without a scale subresource. */
const WITHOUT_SCALE: readonly string[] = ['DaemonSet', 'Job', 'Node', 'Gadget'];
const BEHAVIOUR = behaviourOf([1, 28, 0]);

/** An object of a vector, which has an owner as `Kind/name`. */
function manifestOf(kind: string, from: JsonObject, spec: JsonObject): Manifest {
  const [ownerKind = '', ownerName = ''] = text(from, 'owner').split('/');
  const owners = ownerKind ? [{ kind: ownerKind, name: ownerName, controller: true }] : [];
  const metadata = { labels: object(from, 'labels'), ownerReferences: owners };
  return { kind, name: text(from, 'name'), namespace, object: { metadata, spec } } as unknown as Manifest;
}

/** Controllers and pods, these with the controllers whose sizes count. */
function clusterOf(vector: JsonObject): { pods: DrainPod[]; scales: Map<string, number | null> } {
  const controllers = objects(vector, 'controllers').map((one) => {
    const kind = text(one, 'kind');
    return manifestOf(kind, one, WITHOUT_SCALE.includes(kind) ? {} : { replicas: number(one, 'replicas') });
  });
  const sets = new Map(
    controllers.flatMap((one) => (one.kind === 'ReplicaSet' ? [[objectKey(one), one]] : [])),
  );
  const pods = objects(vector, 'pods').map((pod) => ({
    ...drainPodOf(manifestOf('Pod', pod, { nodeName: text(pod, 'node') })),
    ready: truth(pod, 'ready', true),
    phase: text(pod, 'phase', 'Running'),
    terminating: truth(pod, 'terminating'),
  }));
  const scales = new Map(controllers.map((one) => [objectKey(one), scaleOf(one)]));
  return { pods: pods.map((pod) => withController(pod, sets)), scales };
}

/** Budgets after one sync. `synced: false` is a changed budget whose status, not yet processed, still says that one may go. */
function budgetsOf(vector: JsonObject, { pods, scales }: ReturnType<typeof clusterOf>): SyncedBudget[] {
  return objects(vector, 'pdbs').map((spec) => {
    const budget = budgetOf(manifestOf('PodDisruptionBudget', spec, spec));
    const before = { ...NEVER_SYNCED, disruptedPods: texts(spec, 'disruptedPods') };
    if (!truth(spec, 'synced', true)) return { budget, status: { ...before, disruptionsAllowed: 1 } };
    const covered = new Coverage(pods, [budget]).coveredBy(budget);
    return { budget, status: syncedBudget(budget, before, covered, scales) };
  });
}

/** The status after one sync, each pod evicted by itself, and all of them one after the other. */
export function checkPdb(vector: JsonObject): Mismatch {
  const cluster = clusterOf(vector);
  const { pods } = cluster;
  const budgets = budgetsOf(vector, cluster);
  const all = budgets.map(({ budget }) => budget);
  const coverage = new Coverage(pods, all);
  const evicted = (pod: DrainPod, synced: readonly SyncedBudget[]): Eviction => {
    const covering = synced.filter(({ budget }) => coverage.over(pod).includes(budget));
    return evictionOf(pod, covering, BEHAVIOUR);
  };
  let left: readonly SyncedBudget[] = budgets;
  const evictAll = pods.map((pod) => {
    const eviction = evicted(pod, left);
    left = afterEviction(pod, eviction, left);
    return resultOf(eviction);
  });
  const status = budgets.map(({ budget, status: of }) => {
    const { currentHealthy, desiredHealthy, disruptionsAllowed, expectedPods, reason } = of;
    return [
      budget.name,
      { currentHealthy, desiredHealthy, disruptionsAllowed, expectedPods, reason },
    ] as const;
  });
  const evictOne = pods.map((pod) => [pod.name, resultOf(evicted(pod, budgets))] as const);
  return exactly(
    {
      status: vector['status'] ?? null,
      evictOne: vector['evictOne'] ?? null,
      evictAll: vector['evictAll'] ?? null,
    },
    plain({ status: Object.fromEntries(status), evictOne: Object.fromEntries(evictOne), evictAll }),
  );
}

/** The budgets after an eviction: one disruption less, and the pod noted, where one was taken. */
function afterEviction(
  { name }: DrainPod,
  eviction: Eviction,
  budgets: readonly SyncedBudget[],
): readonly SyncedBudget[] {
  const taken = eviction.evicted ? eviction.takenFrom : null;
  return budgets.map(({ budget, status }) => {
    const { disruptionsAllowed, disruptedPods } = status;
    const after = { disruptionsAllowed: disruptionsAllowed - 1, disruptedPods: [...disruptedPods, name] };
    return { budget, status: budget === taken ? { ...status, ...after } : status };
  });
}

function resultOf(eviction: Eviction): string {
  if (!eviction.evicted) return `refused:${eviction.why}`;
  return eviction.takenFrom ? 'evicted:budget' : 'evicted:free';
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
  const cluster = clusterOf(vector);
  const { pods } = cluster;
  const budgets = budgetsOf(vector, cluster);
  const [first] = objects(vector, 'rounds');
  const allowed = budgets.map(({ budget, status }) => [budget.name, status.disruptionsAllowed]);
  const wrong = first ? exactly(object(first, 'budgets'), plain(Object.fromEntries(allowed))) : null;
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
): Json {
  const nodes = objects(vector, 'nodes');
  const names = nodes.map((node) => text(node, 'name'));
  const coverage = new Coverage(
    pods,
    budgets.map(({ budget }) => budget),
  );
  const covered = coveredPods(names, pods, (pod) =>
    budgets.filter(({ budget }) => coverage.over(pod).includes(budget)),
  );
  const cluster = { nodes: names, pods: covered, behaviour: BEHAVIOUR, readyMs: READY_AFTER };
  const evictions = new PodEvictions(cluster);
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
