import { isObject, type Json, type JsonObject } from '../../src/manifest/manifest.js';
import type { Taint } from '../../src/snapshot/snapshot.js';
import {
  type DaemonSetSpec,
  type DaemonSetState,
  daemonSetStatus,
  type DaemonSlot,
  limitsOf,
  slotsOf,
} from '../../src/systems/kubernetes/controller/daemonset.js';
import {
  CORDONED,
  type DaemonNode,
  UNREACHABLE,
  withCondition,
} from '../../src/systems/kubernetes/controller/node-fit.js';
import { daemonSetSpecOf } from '../../src/systems/kubernetes/objects/spec.js';
import { DaemonSetSimulation } from '../../src/systems/kubernetes/rollout/daemonset.js';
import { type Behaviour, behaviourOf } from '../../src/systems/kubernetes/versions.js';
import { exactly, type Mismatch } from '../family.js';
import { number, object, objects, plain, text, texts, truth } from '../read.js';
import { initialPods, playRounds, START_MS, stateOf } from './rounds.js';

/** The vectors cut a run after so many rounds. */
const MOST_ROUNDS = 80;
const BEFORE_THE_FIXES = behaviourOf([1, 28, 0]);
const NEWER = behaviourOf([1, 31, 0]);

/** 1.28 before the fixes must agree round by round, and newer releases too: with `newer` from its round on, else the same. */
export function checkDaemonSetRounds(vector: JsonObject): Mismatch {
  const main = { rounds: vector['rounds'] ?? null, final: vector['final'] ?? null };
  const wrong = exactly(main, rolled(vector, BEFORE_THE_FIXES));
  if (wrong) return wrong;

  const newer = vector['newer'];
  if (!isObject(newer)) return exactly(main, rolled(vector, NEWER));
  const before = objects(vector, 'rounds').filter((round) => number(round, 'round') < number(newer, 'from'));
  const rounds = [...before, ...objects(newer, 'rounds')];
  return exactly({ rounds, final: newer['final'] ?? null }, rolled(vector, NEWER));
}

function specOf({
  template = '',
  tolerations,
  nodeSelector,
  hostNetwork,
  ...spec
}: JsonObject): DaemonSetSpec {
  const podSpec = {
    tolerations: tolerations ?? [],
    nodeSelector: nodeSelector ?? {},
    hostNetwork: hostNetwork ?? false,
  };
  return daemonSetSpecOf({ object: { spec: { ...spec, template: { spec: podSpec } } } }, template as string);
}

/** A run in the words of the vectors, where a run that is cut counts as stuck. */
function rolled(vector: JsonObject, behaviour: Behaviour): Json {
  const written = object(vector, 'daemonSet');
  const nodes = objects(vector, 'nodes').map((node) => nodeOf(node, null));
  const initial = initialPods(vector);
  const start = { spec: specOf(written), slots: slotsOf(nodes, initial), nowMs: START_MS };
  const events = objects(vector, 'events').map((event) => text(object(event, 'node'), 'name'));
  const targets = [...nodes.map(({ name }) => name), ...initial.map(({ slot }) => slot), ...events];
  const pods = new DaemonSetSimulation(start, { targets, behaviour });
  const rounds = playRounds({
    vector,
    written,
    strategyField: 'updateStrategy',
    specOf,
    pods,
    mostRounds: MOST_ROUNDS,
    apply: (event) => {
      pods.state = { ...pods.state, slots: slotsAfter(event, pods.state) };
    },
    stepOf: ({ by, created, deleted }) => ({
      by,
      ...(created.length > 0 ? { create: created.map(({ slot }) => slot).sort() } : {}),
      ...(deleted.length > 0
        ? { delete: deleted.map(({ slot, template }) => `${slot}/${template}`).sort() }
        : {}),
    }),
    view: () => viewOf(pods),
  });
  const { code } = pods.halt();
  return plain({
    rounds,
    final: {
      outcome: code === 'complete' ? code : code === 'on-delete' ? 'onDelete' : 'stuck',
      ...limitsOf(pods.state),
      minAvailableSeen: pods.seen.lowestAvailable,
      maxPodsSeen: pods.seen.highestTotal,
      ...viewOf(pods),
    },
  });
}

/** A node that changes or joins, one that is removed with its pods, or pods that someone deletes. */
function slotsAfter(event: JsonObject, { slots }: DaemonSetState): DaemonSlot[] {
  const [removed, deleted] = [text(event, 'removeNode'), texts(event, 'deletePods')];
  const nodes = new Map(slots.flatMap(({ name, node }) => (node && name !== removed ? [[name, node]] : [])));
  const { node } = event;
  if (isObject(node)) nodes.set(text(node, 'name'), nodeOf(node, nodes.get(text(node, 'name')) ?? null));
  const pods = slots.flatMap((slot) => (slot.name === removed ? [] : slot.pods));
  return slotsOf(
    [...nodes.values()],
    pods.map((pod) => (deleted.includes(pod.slot) ? { ...pod, terminating: true } : pod)),
  );
}

/** Nodes with their pods, oldest first, and the status. */
function viewOf({ state }: DaemonSetSimulation): object {
  const nodes = state.slots.filter(({ node }) => node !== null);
  return {
    nodes: Object.fromEntries(nodes.map(({ name, pods }) => [name, pods.map((pod) => stateOf(pod, state))])),
    status: daemonSetStatus(state),
  };
}

/** `key=value:Effect`, or `key:Effect`. */
function taintOf(written: string): Taint {
  const colon = written.lastIndexOf(':');
  const [key = '', value = ''] = written.slice(0, colon).split('=');
  return { key, value, effect: written.slice(colon + 1) };
}

/**
 * A node, or the node after an event: `taints` replaces all of them, also those that a condition put there; `unschedulable` and
 * `down` put theirs on or take them off.
 */
function nodeOf(node: JsonObject, before: DaemonNode | null): DaemonNode {
  let taints = Array.isArray(node['taints'])
    ? texts(node, 'taints').map(taintOf)
    : [...(before?.taints ?? [])];
  const { unschedulable, down } = node;
  if (typeof unschedulable === 'boolean') taints = withCondition(taints, CORDONED, unschedulable);
  if (typeof down === 'boolean') taints = withCondition(taints, UNREACHABLE, down);
  return {
    name: text(node, 'name'),
    labels: isObject(node['labels']) ? (node['labels'] as Record<string, string>) : (before?.labels ?? {}),
    taints,
    down: truth(node, 'down', before?.down ?? false),
  };
}
