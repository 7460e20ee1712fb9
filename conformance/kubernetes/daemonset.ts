import { UNREACHABLE } from './daemonset/unreachable.js';
import { isObject, type Json, type JsonObject } from '../../src/manifest/manifest.js';
import { daemonSetStrategyOf } from '../../src/systems/kubernetes/admission/defaults.js';
import type { DaemonSetEvent } from './daemonset/events.js';
import { type DaemonSetRounds, daemonSetRounds, type DaemonSetRun } from './daemonset/rounds.js';
import { podsView } from './daemonset/view.js';
import type { DaemonSetSpec } from '../../src/systems/kubernetes/controller/daemonset/state.js';
import type { WorldNode } from '../../src/systems/kubernetes/controller/daemonset/world.js';
import type { Taint } from '../../src/snapshot/snapshot.js';
import { readToleration } from '../../src/snapshot/toleration.js';
import { CORDONED, withCondition } from '../../src/systems/kubernetes/controller/taints.js';
import { type Behaviour, behaviourOf } from '../../src/systems/kubernetes/versions.js';
import type { Mismatch } from '../family.js';
import {
  eventsIn,
  exactly,
  initialPods,
  number,
  object,
  objects,
  outcomeAt,
  plain,
  text,
  texts,
  truth,
} from './read.js';

/** The vectors cut a run after so many rounds. */
const MOST_ROUNDS = 80;
const BEFORE_THE_FIXES = behaviourOf([1, 28, 0]);
const NEWER = behaviourOf([1, 31, 0]);

/** 1.28 before the fixes must agree round by round, and newer releases too: with `newer` from its round on, else the same. */
export function checkDaemonSetRounds(vector: JsonObject): Mismatch {
  const main = { rounds: vector['rounds'] ?? null, final: vector['final'] ?? null };
  const wrong = exactly(main, written(vector, BEFORE_THE_FIXES));
  if (wrong) return wrong;

  const newer = vector['newer'];
  if (!isObject(newer)) return exactly(main, written(vector, NEWER));
  const before = objects(vector, 'rounds').filter((round) => number(round, 'round') < number(newer, 'from'));
  const rounds = [...before, ...objects(newer, 'rounds')];
  return exactly({ rounds, final: newer['final'] ?? null }, written(vector, NEWER));
}

function runOf(vector: JsonObject, behaviour: Behaviour): DaemonSetRun {
  const outcomes = object(vector, 'outcomes');
  const daemonSet = object(vector, 'daemonSet');
  const nodes = objects(vector, 'nodes').map((node) => nodeOf(node, undefined));
  return {
    spec: specOf(daemonSet),
    nodes,
    initial: initialPods(vector).map(({ place, ...pod }) => ({ node: place, ...pod })),
    events: eventsOf(object(daemonSet, 'updateStrategy'), objects(vector, 'events'), nodes),
    outcome: ({ template, node }) => outcomeAt(outcomes, template, node),
    behaviour,
    mostRounds: MOST_ROUNDS,
  };
}

function specOf(daemonSet: JsonObject): DaemonSetSpec {
  return {
    template: text(daemonSet, 'template'),
    strategy: daemonSetStrategyOf(daemonSet['updateStrategy']),
    minReadySeconds: number(daemonSet, 'minReadySeconds'),
    placement: {
      nodeName: null,
      nodeSelector: labelsOf(daemonSet, 'nodeSelector'),
      requiredTerms: null,
      tolerations: objects(daemonSet, 'tolerations').map(readToleration),
      hostNetwork: truth(daemonSet, 'hostNetwork'),
    },
  };
}

function labelsOf(from: JsonObject, key: string): Record<string, string> {
  return Object.fromEntries(
    Object.keys(object(from, key)).map((name) => [name, text(object(from, key), name)]),
  );
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
function nodeOf(node: JsonObject, before: WorldNode | undefined): WorldNode {
  let taints = Array.isArray(node['taints'])
    ? texts(node, 'taints').map(taintOf)
    : [...(before?.taints ?? [])];
  const { unschedulable, down } = node;
  if (typeof unschedulable === 'boolean') taints = withCondition(taints, CORDONED, unschedulable);
  if (typeof down === 'boolean') taints = withCondition(taints, UNREACHABLE, down);
  return {
    name: text(node, 'name'),
    labels: isObject(node['labels']) ? labelsOf(node, 'labels') : (before?.labels ?? {}),
    taints,
    down: truth(node, 'down', before?.down ?? false),
  };
}

function eventsOf(
  strategy: JsonObject,
  events: readonly JsonObject[],
  start: readonly WorldNode[],
): DaemonSetEvent[] {
  let current = strategy;
  const nodes = new Map(start.map((node) => [node.name, node]));
  const inOrder = [...events].sort((a, b) => number(a, 'round') - number(b, 'round'));
  return inOrder.map((event): DaemonSetEvent => {
    const round = number(event, 'round');
    if (isObject(event['node'])) {
      const node = nodeOf(event['node'], nodes.get(text(event['node'], 'name')));
      nodes.set(node.name, node);
      return { round, kind: 'node', node };
    }
    if (typeof event['removeNode'] === 'string') {
      nodes.delete(event['removeNode']);
      return { round, kind: 'remove-node', node: event['removeNode'] };
    }
    if (Array.isArray(event['deletePods']))
      return { round, kind: 'delete-pods', nodes: texts(event, 'deletePods') };
    const set = object(event, 'set');
    current = withUpdate(current, set);
    const strategyNow = daemonSetStrategyOf(current);
    const template = set['template'];
    const minReadySeconds = set['minReadySeconds'];
    return {
      round,
      kind: 'edit',
      set: {
        strategy: strategyNow,
        ...(typeof template === 'string' ? { template } : {}),
        ...(typeof minReadySeconds === 'number' ? { minReadySeconds } : {}),
      },
    };
  });
}

function withUpdate(strategy: JsonObject, set: JsonObject): JsonObject {
  const update = { ...object(strategy, 'rollingUpdate') };
  for (const key of ['maxUnavailable', 'maxSurge']) {
    const value: Json | undefined = set[key];
    if (value !== undefined) update[key] = value;
  }
  return { ...strategy, ...(set['type'] === undefined ? {} : { type: set['type'] }), rollingUpdate: update };
}

/** A run in the words of the vectors, where a run that is cut counts as stuck. */
function written(vector: JsonObject, behaviour: Behaviour): Json {
  const run = daemonSetRounds(runOf(vector, behaviour));
  const events = objects(vector, 'events');
  const nodes = ({ world }: DaemonSetRounds['end']): Json =>
    Object.fromEntries(
      [...podsView(world)].map(([node, pods]) => [node, pods.map((pod) => `${pod.template}:${pod.state}`)]),
    );
  return plain({
    rounds: run.rounds.map((round) => ({
      round: round.round,
      steps: round.steps.map((step) => ({
        by: step.by,
        ...(step.create.length > 0 ? { create: step.create } : {}),
        ...(step.delete.length > 0 ? { delete: step.delete } : {}),
      })),
      nodes: nodes(round),
      status: round.status,
      ...eventsIn(events, round.round),
    })),
    final: {
      outcome: run.outcome === 'cut' ? 'stuck' : run.outcome,
      maxUnavailable: run.limits.maxUnavailable,
      maxSurge: run.limits.maxSurge,
      minAvailableSeen: run.lowestAvailable,
      maxPodsSeen: run.highestPods,
      nodes: nodes(run.end),
      status: run.end.status,
    },
  });
}
