import { isObject, type Json, type JsonObject } from '../../src/manifest/manifest.js';
import * as daemons from '../../src/systems/kubernetes/controller/daemonset.js';
import { limitsOf, type ReplicaSet } from '../../src/systems/kubernetes/controller/deployment.js';
import * as fit from '../../src/systems/kubernetes/controller/node-fit.js';
import { isAvailable, type Pod } from '../../src/systems/kubernetes/controller/pod.js';
import * as specs from '../../src/systems/kubernetes/controller/spec.js';
import * as stateful from '../../src/systems/kubernetes/controller/statefulset.js';
import { restingPod } from '../../src/systems/kubernetes/objects/live.js';
import { DaemonSetSimulation } from '../../src/systems/kubernetes/rollout/daemonset.js';
import { DeploymentSimulation, initialSets } from '../../src/systems/kubernetes/rollout/deployment.js';
import type { PodSimulation, Sync } from '../../src/systems/kubernetes/rollout/pods.js';
import { StatefulSetSimulation } from '../../src/systems/kubernetes/rollout/statefulset.js';
import { type Behavior, behaviorOf } from '../../src/systems/kubernetes/versions.js';
import { exactly, type Mismatch } from '../family.js';
import * as read from '../read.js';

const { fields, number, numbers, object, objectOf, objects, objectsOf, plain, text, texts, truth } = read;

/** The clock of the first round. */
const START_MS = 3_600_000;
/** How long a round takes; only minReadySeconds notices. */
const ROUND_MS = 10_000;
/** The vectors of DaemonSets and StatefulSets cut a run after so many rounds. */
const MOST_ROUNDS = 80;

/**
 * Drives a workload's pods in rounds of 10 seconds: the events of the round; syncs until one changes nothing; then deleted pods vanish
 * and the others come one round closer to ready. Ends after a round in which nothing happens and nothing is awaited, or after the most
 * rounds. Gives the rounds, without the last. `apply`: an event that does not edit the spec; `stepOf`: null for no step; `view`: the
 * pods at the end of a round.
 */
function playRounds<P extends Pod, S>(run: {
  readonly vector: JsonObject;
  readonly kind: 'deployment' | 'daemonSet' | 'statefulSet';
  readonly specOf: (written: JsonObject) => S;
  readonly pods: PodSimulation<P> & { state: { readonly spec: S } };
  readonly apply?: (event: JsonObject) => void;
  readonly stepOf: (sync: Sync<P>) => object | null;
  readonly view: () => object;
}): JsonObject[] {
  const { vector, kind, pods } = run;
  const events = objects(vector, 'events');
  const lastEvent = Math.max(0, ...events.map((event) => number(event, 'round')));
  const keyOf = ({ slot, template }: Pod): string => `${slot} ${template}`;
  /** Rounds until a pod is ready. */
  const left = new Map<string, number>();
  const moves = (pod: P): boolean =>
    !pod.terminating && !pod.finished && pods.canStart(pod) && (left.get(keyOf(pod)) ?? Infinity) < Infinity;
  const rounds: object[] = [];
  let written = object(vector, kind);
  pods.nowMs = START_MS;
  for (let round = 1; kind === 'deployment' || round <= MOST_ROUNDS; round++) {
    const due = events.filter((event) => number(event, 'round') === round);
    for (const event of due) {
      run.apply?.(event);
      if (event['set'] === undefined) continue;
      const field = kind === 'deployment' ? 'strategy' : 'updateStrategy';
      written = editedSpec(written, field, object(event, 'set'));
      pods.state = { ...pods.state, spec: run.specOf(written) };
    }
    const steps: object[] = [];
    for (let sync = pods.sync(); sync; sync = pods.sync()) {
      for (const pod of sync.created) left.set(keyOf(pod), roundsOf(object(vector, 'outcomes'), pod));
      const step = run.stepOf(sync);
      if (!step) continue;
      steps.push(step);
      pods.recordCounts();
    }
    const isAwaited = pods.activePods().some((pod) => pods.vanishes(pod) || moves(pod));
    const isOver = steps.length === 0 && round > lastEvent && !isAwaited;
    if (isOver && pods.wakeAt(pods.nowMs - 1) === null) break;
    pods.nowMs += ROUND_MS;
    pods.changePods((pod) => {
      if (!moves(pod)) return pod;
      const rest = (left.get(keyOf(pod)) ?? 0) - 1;
      left.set(keyOf(pod), rest);
      return rest > 0 ? pod : { ...pod, phase: 'up', readySinceMs: pods.nowMs };
    });
    pods.vanish();
    pods.recordCounts();
    rounds.push({ round, steps, ...run.view(), events: some(due) });
  }
  return objectsOf(plain(rounds));
}

/** Absent in plain data where it is empty. */
function some<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** `outcomes{template: {never, slow}}`: a pod becomes ready at the end of the nth round of its life, or never. */
function roundsOf(outcomes: JsonObject, { template, slot }: Pod): number {
  const outcome = object(outcomes, template);
  const { never } = outcome;
  const isNever = never === 'all' || (Array.isArray(never) && never.map(String).includes(String(slot)));
  return isNever ? Infinity : Math.max(1, number(object(outcome, 'slow'), String(slot), 1));
}

/** `initial{slot: template:state}`: pods of the start, ready for an hour, or never. */
function initialPods<S extends string | number>(vector: JsonObject, slotOf: (slot: string) => S): Pod<S>[] {
  const initial = object(vector, 'initial');
  return Object.keys(initial).map((slot) => {
    const [template = '', state] = text(initial, slot).split(':');
    return restingPod(slotOf(slot), template, state === 'available');
  });
}

/** `template:state` of a pod. */
function stateOf(pod: Pod, clock: Parameters<typeof isAvailable>[1]): string {
  const live = isAvailable(pod, clock) ? 'available' : pod.readySinceMs === null ? 'unready' : 'ready';
  return `${pod.template}:${pod.terminating ? 'terminating' : live}`;
}

/** The spec of a workload after an event that sets some of its fields, among them numbers of its update strategy. */
function editedSpec(
  spec: JsonObject,
  strategyField: string,
  { type, partition, maxUnavailable, maxSurge, ...rest }: JsonObject,
): JsonObject {
  const strategy = object({ ...spec, ...rest }, strategyField);
  // Absent ones are left out.
  const [of, numbers] = [{ type }, { partition, maxUnavailable, maxSurge }].map((one) =>
    objectOf(plain(one)),
  );
  const rollingUpdate = { ...object(strategy, 'rollingUpdate'), ...numbers };
  return { ...spec, ...rest, [strategyField]: { ...strategy, ...of, rollingUpdate } };
}

/** A Deployment with ReplicaSets of the vector, sized when it had `before` for a spec. */
function deploymentOf(
  spec: specs.DeploymentSpec,
  sets: readonly JsonObject[],
  before = spec,
): DeploymentSimulation {
  const initial = sets.map((set) => {
    const size = number(set, 'replicas');
    return { template: text(set, 'template'), size, available: size - number(set, 'unavailable') };
  });
  const { replicaSets, pods } = initialSets(before, initial, before.replicas);
  return new DeploymentSimulation({ spec, replicaSets }, pods, { targets: [], mostPlaced: null, before: 0 });
}

/** Every round and step, the limits and the end must agree. */
export function checkDeploymentRounds(vector: JsonObject): Mismatch {
  const specOf = (spec: JsonObject) => specs.deploymentSpecOf({ object: { spec } }, text(spec, 'template'));
  const spec = specOf(object(vector, 'deployment'));
  const pods = deploymentOf(spec, objects(vector, 'initial'));
  const countsNow = () => {
    const { old, new: fresh, available } = pods.counts();
    return { old, new: fresh, total: old + fresh, available };
  };
  const setNow = ({ template, size, available }: ReplicaSet) => ({ template, replicas: size, available });
  const stateNow = () => {
    const { total, available } = countsNow();
    return { ...countsNow(), unavailable: total - available, rs: pods.state.replicaSets.map(setNow) };
  };
  let before = pods.state.replicaSets;
  const stepOf = ({ by }: Sync): object | null => {
    const sizes = sizesAfter(before, pods.state.replicaSets);
    before = pods.state.replicaSets;
    return sizes && { by, ...countsNow(), ...sizes };
  };
  const view = () => ({ after: stateNow(), limits: limitsOf(pods.spec) });
  const rounds = playRounds({ vector, kind: 'deployment', specOf, pods, stepOf, view }).map((round) => {
    const { events, limits = null, ...rest } = round;
    return Array.isArray(events) ? { ...rest, limits, events: events.length } : rest;
  });
  const { code } = pods.halt();
  const outcome = code === 'complete' || code === 'paused' ? code : 'stuck';
  const { lowestAvailable: minAvailableSeen, highestTotal: maxTotalSeen } = pods.seen;
  const final = { outcome, minAvailableSeen, maxTotalSeen, state: stateNow() };
  const actual = plain({ limits: limitsOf(spec), rounds, final });
  return exactly(fields(vector, 'limits', 'rounds', 'final'), actual);
}

/** Null when no size changed and no ReplicaSet came or went. */
function sizesAfter(before: readonly ReplicaSet[], after: readonly ReplicaSet[]): object | null {
  const scale = after.flatMap(({ name, template, size }) => {
    const from = before.find((set) => set.name === name);
    if (from?.size === size) return [];
    return { template, from: from?.size ?? 0, to: size, created: from ? undefined : true };
  });
  // The controller deletes by revision.
  const gone = before
    .filter(({ name }) => !after.some((set) => set.name === name))
    .sort((a, b) => a.revision - b.revision);
  const deletedReplicaSets = some(gone.map(({ template }) => template));
  return scale.length + gone.length === 0 ? null : { scale, deletedReplicaSets };
}

/** The sizes after one scaling sync, which a paused Deployment has too; every pod is available. */
export function checkProportionalScale(vector: JsonObject): Mismatch {
  const spec = { ...vector, replicas: vector['replicasBefore'] ?? null };
  const before = specs.deploymentSpecOf({ object: { spec } }, text(vector, 'template'));
  const after = { ...before, replicas: number(vector, 'replicasAfter'), paused: true };
  const pods = deploymentOf(after, objects(vector, 'replicaSets'), before);
  pods.sync();
  const sizes = pods.state.replicaSets.map(({ template, size }) => ({ template, replicas: size }));
  return exactly(vector['expect'] ?? null, plain(sizes));
}

/** 1.28 before the fixes must agree round by round, and newer releases too: with `newer` from its round on, else the same. */
export function checkDaemonSetRounds(vector: JsonObject): Mismatch {
  const main = fields(vector, 'rounds', 'final');
  const newer = object(vector, 'newer');
  const before = objects(vector, 'rounds').filter((round) => number(round, 'round') < number(newer, 'from'));
  const changed = { rounds: [...before, ...objects(newer, 'rounds')], final: newer['final'] ?? null };
  return (
    exactly(main, daemonSetRolled(vector, behaviorOf([1, 28, 0]))) ??
    exactly(isObject(vector['newer']) ? changed : main, daemonSetRolled(vector, behaviorOf([1, 31, 0])))
  );
}

/** A run in the words of the vectors, where a run that is cut counts as stuck. */
function daemonSetRolled(vector: JsonObject, behavior: Behavior): Json {
  const specOf = ({ tolerations, nodeSelector, hostNetwork, ...rest }: JsonObject) => {
    const pods = { spec: objectOf(plain({ tolerations, nodeSelector, hostNetwork })) };
    return specs.daemonSetSpecOf({ object: { spec: { ...rest, template: pods } } }, text(rest, 'template'));
  };
  const nodes = objects(vector, 'nodes').map((node) => nodeOf(node, null));
  const initial = initialPods(vector, String);
  const named = objects(vector, 'events').map((event) => text(object(event, 'node'), 'name'));
  const targets = [...nodes.map(({ name }) => name), ...initial.map(({ slot }) => slot), ...named];
  const spec = specOf(object(vector, 'daemonSet'));
  const start = { spec, slots: daemons.slotsOf(nodes, initial), nowMs: START_MS };
  const pods = new DaemonSetSimulation(start, { targets, behavior });
  const view = (): object => {
    const { state } = pods;
    const there = state.slots.filter(({ node }) => node !== null);
    const nodes = there.map(({ name, pods: own }) => [name, own.map((pod) => stateOf(pod, state))] as const);
    return { nodes: Object.fromEntries(nodes), status: daemons.daemonSetStatus(state) };
  };
  const rounds = playRounds({
    vector,
    kind: 'daemonSet',
    specOf,
    pods,
    // A node that changes or joins, one that is removed with its pods, or pods that someone deletes.
    apply: (event) => {
      const [removed, deleted] = [text(event, 'removeNode'), texts(event, 'deletePods')];
      const left = pods.state.slots.filter(({ name }) => name !== removed);
      const byName = new Map(left.flatMap(({ name, node }) => (node ? [[name, node]] : [])));
      const node = object(event, 'node');
      const name = text(node, 'name');
      if (name) byName.set(name, nodeOf(node, byName.get(name) ?? null));
      const there = left
        .flatMap((slot) => slot.pods)
        .map((pod) => (deleted.includes(pod.slot) ? { ...pod, terminating: true } : pod));
      pods.state = { ...pods.state, slots: daemons.slotsOf([...byName.values()], there) };
    },
    stepOf: (sync) => {
      const create = some(sync.created.map(({ slot }) => slot).sort());
      return { by: sync.by, ...movesOf(sync, '/'), create };
    },
    view,
  });
  const { code } = pods.halt();
  const outcome = code === 'complete' ? code : code === 'on-delete' ? 'onDelete' : 'stuck';
  const { lowestAvailable: minAvailableSeen, highestTotal: maxPodsSeen } = pods.seen;
  const final = { outcome, ...daemons.limitsOf(pods.state), minAvailableSeen, maxPodsSeen, ...view() };
  return plain({ rounds, final });
}

/** The pods of a step, by slot and template. */
function movesOf({ created, deleted }: Sync, between: string): object {
  const [create, gone] = [created, deleted].map((pods) =>
    some(pods.map(({ slot, template }) => `${slot}${between}${template}`).sort()),
  );
  return { create, delete: gone };
}

/**
 * A node, or the node after an event: `taints`, as `key=value:Effect` or `key:Effect`, replaces all of them, also those that a condition
 * put there; `unschedulable` and `down` put theirs on or take them off.
 */
function nodeOf(node: JsonObject, before: fit.DaemonNode | null): fit.DaemonNode {
  const { unschedulable, down } = node;
  const written = texts(node, 'taints').map((taint) => {
    const [, key = '', value = '', effect = ''] = /^([^=]*?)(?:=(.*))?:([^:]*)$/.exec(taint) ?? [];
    return { key, value, effect };
  });
  let taints = node['taints'] === undefined ? [...(before?.taints ?? [])] : written;
  if (typeof unschedulable === 'boolean') taints = fit.withCondition(taints, fit.CORDONED, unschedulable);
  if (typeof down === 'boolean') taints = fit.withCondition(taints, fit.UNREACHABLE, down);
  return {
    name: text(node, 'name'),
    labels: isObject(node['labels']) ? (node['labels'] as Record<string, string>) : (before?.labels ?? {}),
    taints,
    down: truth(node, 'down', before?.down ?? false),
  };
}

/** What an event does to a pod. */
const POD_EVENTS: Readonly<Record<string, Partial<stateful.StatefulPod>>> = {
  deletePods: { terminating: true },
  failPods: { finished: true, readySinceMs: null },
  breakPods: { phase: 'broken', readySinceMs: null },
};

/** Every round, step and the end must agree with 1.28, with the gate as the vector says. */
export function checkStatefulSetRounds(vector: JsonObject): Mismatch {
  const specOf = ({ startOrdinal, ...spec }: JsonObject) => {
    const ordinals = { start: startOrdinal ?? 0 };
    return specs.statefulSetSpecOf({ object: { spec: { ...spec, ordinals } } }, text(spec, 'template'));
  };
  const behavior = behaviorOf([1, 28, 0], truth(vector, 'maxUnavailableGate'));
  const start = {
    spec: specOf(object(vector, 'statefulSet')),
    currentRevision: text(vector, 'currentTemplate') || null,
    pods: initialPods(vector, Number).sort((a, b) => a.slot - b.slot),
    nowMs: START_MS,
  };
  const pods = new StatefulSetSimulation(start, { targets: [], behavior });
  // Surplus pods count here.
  const isUp = (pod: Pod): boolean => !pod.terminating && isAvailable(pod, pods);
  const seen = [start.pods.filter(isUp).length];
  const see = () => seen.push(pods.activePods().filter(isUp).length);
  const view = (): object => {
    see();
    const { state } = pods;
    const stateIn = (pod: stateful.StatefulPod): string =>
      pod.finished && !pod.terminating ? `${pod.template}:failed` : stateOf(pod, state);
    return { pods: Object.fromEntries(state.pods.map((pod) => [pod.slot, stateIn(pod)])) };
  };
  const rounds = playRounds({
    vector,
    kind: 'statefulSet',
    specOf,
    pods,
    apply: (event) => {
      for (const [key, change] of Object.entries(POD_EVENTS)) {
        const ordinals = numbers(event, key);
        pods.changePods((pod) => (ordinals.includes(pod.slot) ? { ...pod, ...change } : pod));
      }
    },
    stepOf: (sync) => {
      if (sync.created.length + sync.deleted.length === 0) return null;
      see();
      return movesOf(sync, ':');
    },
    view,
  });
  const { status } = stateful.syncStatefulSet(pods.state, behavior);
  const final = {
    outcome: stateful.outcomeOf(pods.state),
    status,
    ...view(),
    minAvailableSeen: Math.min(...seen),
  };
  return exactly(fields(vector, 'rounds', 'final'), plain({ rounds, final }));
}
