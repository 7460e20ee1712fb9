import type { JsonObject, Manifest } from '../../src/manifest/manifest.js';
import { type DrainPod, drainPodOf, isFinished } from '../../src/systems/pods.js';
import * as disruption from '../../src/systems/kubernetes/controller/disruption.js';
import { objectKey } from '../../src/systems/kubernetes/objects/objects.js';
import { scaleOf, withController } from '../../src/systems/kubernetes/objects/pods.js';
import { coveredPods, PodEvictions } from '../../src/systems/kubernetes/rollout/evictions.js';
import { differs, exactly, type Mismatch } from '../family.js';
import { fields, number, object, objects, plain, text, texts, truth } from '../read.js';

/** The vectors have one namespace. */
const namespace = 'ns';
/** Kinds of the vectors without a scale subresource. */
const WITHOUT_SCALE: readonly string[] = ['DaemonSet', 'Job', 'Node', 'Gadget'];

/** An object of a vector, which has an owner as `Kind/name`. */
function manifestOf(kind: string, from: JsonObject, spec: JsonObject): Manifest {
  const [ownerKind = '', ownerName = ''] = text(from, 'owner').split('/');
  const owners = ownerKind ? [{ kind: ownerKind, name: ownerName, controller: true }] : [];
  const metadata = { labels: object(from, 'labels'), ownerReferences: owners };
  return { kind, name: text(from, 'name'), namespace, object: { metadata, spec } } as unknown as Manifest;
}

/**
 * Pods with the controllers whose sizes count, and budgets after one sync. A budget with `synced: false` is changed, and its status, not
 * yet processed, still says that one pod may go.
 */
function clusterOf(vector: JsonObject) {
  const controllers = objects(vector, 'controllers').map((one) => {
    const kind = text(one, 'kind');
    return manifestOf(kind, one, WITHOUT_SCALE.includes(kind) ? {} : { replicas: number(one, 'replicas') });
  });
  const byKey = new Map(controllers.map((one) => [objectKey(one), one]));
  const scales = new Map(controllers.map((one) => [objectKey(one), scaleOf(one)]));
  const pods = objects(vector, 'pods').map((pod) => {
    const read = drainPodOf(manifestOf('Pod', pod, { nodeName: text(pod, 'node') }));
    const state = { ready: truth(pod, 'ready', true), terminating: truth(pod, 'terminating') };
    return withController({ ...read, ...state, phase: text(pod, 'phase', 'Running') }, byKey);
  });
  const budgets = objects(vector, 'pdbs').map((spec) => {
    const budget = disruption.budgetOf(manifestOf('PodDisruptionBudget', spec, spec));
    const before = { ...disruption.NEVER_SYNCED, disruptedPods: texts(spec, 'disruptedPods') };
    if (!truth(spec, 'synced', true)) return { budget, status: { ...before, disruptionsAllowed: 1 } };
    const covered = new disruption.Coverage(pods, [budget]).coveredBy(budget);
    return { budget, status: disruption.syncedBudget(budget, before, covered, scales) };
  });
  const known = budgets.map(({ budget }) => budget);
  const coverage = new disruption.Coverage(pods, known);
  const over = (pod: DrainPod) => budgets.filter(({ budget }) => coverage.over(pod).includes(budget));
  return { pods, budgets, over };
}

/** The status after one sync, each pod evicted by itself, and all of them one after the other. */
export function checkPdb(vector: JsonObject): Mismatch {
  const { pods, budgets, over } = clusterOf(vector);
  const taken = new Map<string, number>();
  const evicted = (pod: DrainPod): string => {
    const now = over(pod).map(({ budget, status }) => {
      const disruptionsAllowed = status.disruptionsAllowed - (taken.get(budget.name) ?? 0);
      return { budget, status: { ...status, disruptionsAllowed } };
    });
    const eviction = disruption.evictionOf(pod, now);
    if (!eviction.evicted) return `refused:${eviction.why}`;
    const name = eviction.takenFrom?.name;
    if (name === undefined) return 'evicted:free';
    taken.set(name, (taken.get(name) ?? 0) + 1);
    return 'evicted:budget';
  };
  const status = Object.fromEntries(budgets.map((one) => [one.budget.name, one.status]));
  const evictAll = pods.map(evicted);
  const evictOne = pods.map((pod) => {
    taken.clear();
    return [pod.name, evicted(pod)] as const;
  });
  const actual = plain({ status, evictOne: Object.fromEntries(evictOne), evictAll });
  return differs(fields(vector, 'status', 'evictOne', 'evictAll'), actual);
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
  const rounds = objects(vector, 'rounds');
  const allowed = cluster.budgets.map(({ budget, status }) => [budget.name, status.disruptionsAllowed]);
  const wrong = rounds[0] && exactly(object(rounds[0], 'budgets'), plain(Object.fromEntries(allowed)));
  const isModelled =
    !objects(vector, 'controllers').some((one) => truth(one, 'replacementsNeverReady')) &&
    !objects(vector, 'nodes').some((node) => typeof node['capacity'] === 'number') &&
    cluster.pods.every((pod) => pod.node && (truth(vector, 'force') || pod.owner || isFinished(pod)));
  if (wrong || !isModelled) return wrong ?? null;
  const isTogether = number(vector, 'parallel', 1) >= texts(vector, 'drain').length;
  const nameOf = (node: string, round: number): string => (isTogether ? `${node} in round ${round}` : node);
  const all = objects(vector, 'nodes');
  const nodes = all.map((node) => text(node, 'name'));
  const covered = coveredPods(nodes, cluster.pods, cluster.over);
  const evictions = new PodEvictions({ nodes, pods: covered, readyMs: READY_AFTER });
  const cordoned = new Set(all.filter((node) => truth(node, 'cordoned')).map((node) => text(node, 'name')));
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
    const before = [...active, ...started];
    active = before.filter((node) => !evictions.isEmpty(node));
    done.push(...before.filter((node) => !active.includes(node)).map((node) => nameOf(node, round)));
    still = active.length < before.length ? 0 : still + 1;
  }
  const doneIn = (round: JsonObject) =>
    texts(round, 'done').map((node) => nameOf(node, number(round, 'round')));
  const hanging = Object.keys(object(object(vector, 'final'), 'hanging')).sort();
  const expected = { done: rounds.flatMap(doneIn).sort(), hanging };
  return exactly(expected, { done: done.sort(), hanging: active.sort() });
}
