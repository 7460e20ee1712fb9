import { isObject, type Json, type JsonObject } from '../../src/manifest/manifest.js';
import {
  type DaemonPod,
  daemonSetStatus,
  type DaemonSetState,
  type DaemonSlot,
  limitsOf as daemonSetLimitsOf,
  slotsOf,
} from '../../src/systems/kubernetes/controller/daemonset.js';
import { limitsOf, type ReplicaSet } from '../../src/systems/kubernetes/controller/deployment.js';
import {
  CORDONED,
  type DaemonNode,
  UNREACHABLE,
  withCondition,
} from '../../src/systems/kubernetes/controller/node-fit.js';
import { isAvailable } from '../../src/systems/kubernetes/controller/pod.js';
import {
  outcomeOf,
  type StatefulPod,
  syncStatefulSet,
} from '../../src/systems/kubernetes/controller/statefulset.js';
import {
  daemonSetSpecOf,
  type DeploymentSpec,
  deploymentSpecOf,
  statefulSetSpecOf,
} from '../../src/systems/kubernetes/controller/spec.js';
import { DaemonSetSimulation } from '../../src/systems/kubernetes/rollout/daemonset.js';
import { DeploymentSimulation, initialSets } from '../../src/systems/kubernetes/rollout/deployment.js';
import { StatefulSetSimulation } from '../../src/systems/kubernetes/rollout/statefulset.js';
import { type Behaviour, behaviourOf } from '../../src/systems/kubernetes/versions.js';
import { exactly, type Mismatch } from '../family.js';
import { fields, number, numbers, object, objects, plain, text, texts, truth } from '../read.js';
import { initialPods, playRounds, START_MS, stateOf } from './rounds.js';

/** A Deployment with ReplicaSets of the vector, sized when it had `before` for a spec. */
function deploymentOf(
  spec: DeploymentSpec,
  sets: readonly JsonObject[],
  before = spec,
): DeploymentSimulation {
  const initial = sets.map((set) => {
    const size = number(set, 'replicas');
    return { template: text(set, 'template'), size, available: size - number(set, 'unavailable') };
  });
  const { replicaSets, pods } = initialSets(before, initial, before.replicas);
  const setting = { targets: [], mostPlaced: null, before: 0 };
  return new DeploymentSimulation({ spec, replicaSets }, pods, setting);
}

/** Every round and step, the limits and the end must agree. */
export function checkDeploymentRounds(vector: JsonObject): Mismatch {
  const specOf = (spec: JsonObject) => deploymentSpecOf({ object: { spec } }, text(spec, 'template'));
  const spec = specOf(object(vector, 'deployment'));
  const pods = deploymentOf(spec, objects(vector, 'initial'));
  const countsNow = () => {
    const { old, new: fresh, available } = pods.counts();
    return { old, new: fresh, total: old + fresh, available };
  };
  const stateNow = (): object => {
    const rs = pods.state.replicaSets.map((set) => {
      return { template: set.template, replicas: set.size, available: set.available };
    });
    const { total, available } = countsNow();
    return { ...countsNow(), unavailable: total - available, rs };
  };
  let before = pods.state.replicaSets;
  const stepOf = ({ by }: { readonly by: string }): object | null => {
    const sizes = sizesAfter(before, pods.state.replicaSets);
    before = pods.state.replicaSets;
    return sizes && { by, ...countsNow(), ...sizes };
  };
  const view = (): object => ({ after: stateNow(), limits: limitsOf(pods.spec) });
  const rounds = playRounds({ vector, kind: 'deployment', specOf, pods, stepOf, view }).map((round) => {
    const { events = [], limits, ...rest } = round as { events?: object[]; limits?: object };
    return events.length > 0 ? { ...rest, limits, events: events.length } : rest;
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
    return { template, from: from?.size ?? 0, to: size, ...(from ? {} : { created: true }) };
  });
  const gone = before.filter(({ name }) => !after.some((set) => set.name === name));
  if (scale.length + gone.length === 0) return null;
  const deletedReplicaSets = gone.map(({ template }) => template);
  return { scale, ...(gone.length > 0 ? { deletedReplicaSets } : {}) };
}

/** The sizes after one scaling sync, which a paused Deployment has too; every pod is available. */
export function checkProportionalScale(vector: JsonObject): Mismatch {
  const spec = { ...vector, replicas: vector['replicasBefore'] ?? null };
  const before = deploymentSpecOf({ object: { spec } }, text(vector, 'template'));
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
    exactly(main, daemonSetRolled(vector, behaviourOf([1, 28, 0]))) ??
    exactly(isObject(vector['newer']) ? changed : main, daemonSetRolled(vector, behaviourOf([1, 31, 0])))
  );
}

/** A run in the words of the vectors, where a run that is cut counts as stuck. */
function daemonSetRolled(vector: JsonObject, behaviour: Behaviour): Json {
  const specOf = ({ template = '', tolerations = [], nodeSelector = {}, ...spec }: JsonObject) => {
    const podSpec = { tolerations, nodeSelector, hostNetwork: spec['hostNetwork'] ?? false };
    return daemonSetSpecOf(
      { object: { spec: { ...spec, template: { spec: podSpec } } } },
      template as string,
    );
  };
  const nodes = objects(vector, 'nodes').map((node) => nodeOf(node, null));
  const initial = initialPods(vector, String);
  const spec = specOf(object(vector, 'daemonSet'));
  const named = objects(vector, 'events').map((event) => text(object(event, 'node'), 'name'));
  const targets = [...nodes.map(({ name }) => name), ...initial.map(({ slot }) => slot), ...named];
  const start = { spec, slots: slotsOf(nodes, initial), nowMs: START_MS };
  const pods = new DaemonSetSimulation(start, { targets, behaviour });
  const view = (): object => {
    const { state } = pods;
    const viewed = state.slots.flatMap(({ name, node, pods: own }) =>
      node ? [[name, own.map((pod) => stateOf(pod, state))] as const] : [],
    );
    return { nodes: Object.fromEntries(viewed), status: daemonSetStatus(state) };
  };
  const rounds = playRounds({
    vector,
    kind: 'daemonSet',
    specOf,
    pods,
    apply: (event) => {
      pods.state = { ...pods.state, slots: slotsAfter(event, pods.state) };
    },
    stepOf: (sync) => {
      const goneOf = ({ slot, template }: DaemonPod): string => `${slot}/${template}`;
      return { by: sync.by, ...movesOf(sync, ({ slot }) => slot, goneOf) };
    },
    view,
  });
  const { code } = pods.halt();
  const outcome = code === 'complete' ? code : code === 'on-delete' ? 'onDelete' : 'stuck';
  const { lowestAvailable: minAvailableSeen, highestTotal: maxPodsSeen } = pods.seen;
  const final = { outcome, ...daemonSetLimitsOf(pods.state), minAvailableSeen, maxPodsSeen, ...view() };
  return plain({ rounds, final });
}

/** The pods of a step, by name. */
function movesOf<P>(
  { created, deleted }: { readonly created: readonly P[]; readonly deleted: readonly P[] },
  nameOf: (pod: P) => string,
  goneOf = nameOf,
): object {
  const create = created.length > 0 ? { create: created.map(nameOf).sort() } : {};
  return { ...create, ...(deleted.length > 0 ? { delete: deleted.map(goneOf).sort() } : {}) };
}

/** A node that changes or joins, one that is removed with its pods, or pods that someone deletes. */
function slotsAfter(event: JsonObject, { slots }: DaemonSetState): DaemonSlot[] {
  const [removed, deleted] = [text(event, 'removeNode'), texts(event, 'deletePods')];
  const left = slots.filter(({ name }) => name !== removed);
  const nodes = new Map(left.flatMap(({ name, node }) => (node ? [[name, node]] : [])));
  const { node } = event;
  if (isObject(node)) nodes.set(text(node, 'name'), nodeOf(node, nodes.get(text(node, 'name')) ?? null));
  const pods = left.flatMap((slot) => slot.pods);
  return slotsOf(
    [...nodes.values()],
    pods.map((pod) => (deleted.includes(pod.slot) ? { ...pod, terminating: true } : pod)),
  );
}

/**
 * A node, or the node after an event: `taints`, as `key=value:Effect` or `key:Effect`, replaces all of them, also those that a condition
 * put there; `unschedulable` and `down` put theirs on or take them off.
 */
function nodeOf(node: JsonObject, before: DaemonNode | null): DaemonNode {
  const { unschedulable, down } = node;
  let taints = [...(before?.taints ?? [])];
  if (node['taints'] !== undefined)
    taints = texts(node, 'taints').map((written) => {
      const [, key = '', value = '', effect = ''] = /^([^=]*?)(?:=(.*))?:([^:]*)$/.exec(written) ?? [];
      return { key, value, effect };
    });
  if (typeof unschedulable === 'boolean') taints = withCondition(taints, CORDONED, unschedulable);
  if (typeof down === 'boolean') taints = withCondition(taints, UNREACHABLE, down);
  return {
    name: text(node, 'name'),
    labels: isObject(node['labels']) ? (node['labels'] as Record<string, string>) : (before?.labels ?? {}),
    taints,
    down: truth(node, 'down', before?.down ?? false),
  };
}

/** What an event does to a pod. */
const POD_EVENTS: Readonly<Record<string, Partial<StatefulPod>>> = {
  deletePods: { terminating: true },
  failPods: { finished: true, readySinceMs: null },
  breakPods: { phase: 'broken', readySinceMs: null },
};

/** Every round, step and the end must agree with 1.28, with the gate as the vector says. */
export function checkStatefulSetRounds(vector: JsonObject): Mismatch {
  const specOf = ({ startOrdinal, ...spec }: JsonObject) => {
    const ordinals = { start: startOrdinal ?? 0 };
    return statefulSetSpecOf({ object: { spec: { ...spec, ordinals } } }, text(spec, 'template'));
  };
  const behaviour = behaviourOf([1, 28, 0], truth(vector, 'maxUnavailableGate'));
  const initial = initialPods(vector, Number);
  const start = {
    spec: specOf(object(vector, 'statefulSet')),
    currentRevision: text(vector, 'currentTemplate') || null,
    pods: initial.sort((a, b) => a.slot - b.slot),
    nowMs: START_MS,
  };
  const pods = new StatefulSetSimulation(start, { targets: [], behaviour });
  // Surplus pods count here.
  let minAvailableSeen = Infinity;
  const see = (): void => {
    const available = pods.activePods().filter((pod) => !pod.terminating && isAvailable(pod, pods));
    minAvailableSeen = Math.min(minAvailableSeen, available.length);
  };
  see();
  const view = (): object => {
    see();
    const { state } = pods;
    const stateIn = (pod: StatefulPod): string =>
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
      return movesOf(sync, ({ slot, template }) => `${slot}:${template}`);
    },
    view,
  });
  const { status } = syncStatefulSet(pods.state, behaviour);
  const final = { outcome: outcomeOf(pods.state), status, ...view(), minAvailableSeen };
  return exactly(fields(vector, 'rounds', 'final'), plain({ rounds, final }));
}
