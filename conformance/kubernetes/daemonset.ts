import { isObject, type Json, type JsonObject } from '../../src/manifest/manifest.js';
import { readToleration, type Taint } from '../../src/snapshot/snapshot.js';
import { daemonSetStrategyOf } from '../../src/systems/kubernetes/admission/defaults.js';
import type { DaemonNode } from '../../src/systems/kubernetes/controller/daemonset/node-fit.js';
import { type DaemonSetSpec, limitsOf } from '../../src/systems/kubernetes/controller/daemonset/state.js';
import { daemonSetStatus } from '../../src/systems/kubernetes/controller/daemonset/status.js';
import { CORDONED, UNREACHABLE, withCondition } from '../../src/systems/kubernetes/controller/taints.js';
import { DaemonSetSimulation } from '../../src/systems/kubernetes/rollout/daemonset.js';
import { type Behaviour, behaviourOf } from '../../src/systems/kubernetes/versions.js';
import { exactly, type Mismatch } from '../family.js';
import { number, object, objects, plain, text, texts, truth } from '../read.js';
import { eventsIn, initialPods, outcomeAt } from './read.js';
import { editedStrategy, initialPod, playRounds, START_MS, stateOf } from './rounds.js';

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

/** A run in the words of the vectors, where a run that is cut counts as stuck. */
function rolled(vector: JsonObject, behaviour: Behaviour): Json {
  const daemonSet = object(vector, 'daemonSet');
  const outcomes = object(vector, 'outcomes');
  const events = objects(vector, 'events');
  const pods = new DaemonSetSimulation(
    {
      spec: specOf(daemonSet),
      nodes: objects(vector, 'nodes').map((node) => nodeOf(node, undefined)),
      pods: initialPods(vector).map(({ place, ...pod }, i) => initialPod(place, i + 1, pod)),
      nowMs: START_MS,
    },
    { targets: null, behaviour },
  );
  let strategy = object(daemonSet, 'updateStrategy');
  let steps: object[] = [];
  const rounds: object[] = [];
  playRounds({
    pods,
    events,
    outcome: ({ template, slot }) => outcomeAt(outcomes, template, slot),
    moves: ({ slot }) => pods.takesPods(slot),
    stays: ({ slot }) => pods.node(slot)?.down === true,
    mostRounds: MOST_ROUNDS,
    apply: ({ node, removeNode, deletePods, ...event }) => {
      if (isObject(node)) pods.setNode(nodeOf(node, pods.node(text(node, 'name'))));
      else if (typeof removeNode === 'string') pods.removeNode(removeNode);
      else if (Array.isArray(deletePods))
        for (const name of texts({ deletePods }, 'deletePods')) pods.deletePods(name);
      else {
        strategy = editedStrategy(strategy, object(event, 'set'));
        pods.spec = {
          ...pods.spec,
          ...editOf(object(event, 'set')),
          strategy: daemonSetStrategyOf(strategy),
        };
      }
    },
    onSync: ({ by, created, deleted }) => {
      steps.push({
        by,
        ...(created.length > 0 ? { create: created.map(({ slot }) => slot).sort() } : {}),
        ...(deleted.length > 0
          ? { delete: deleted.map(({ slot, template }) => `${slot}/${template}`).sort() }
          : {}),
      });
      pods.see();
      return true;
    },
    onRound: (round) => {
      pods.see();
      rounds.push({
        round,
        steps,
        nodes: nodesView(pods),
        status: statusOf(pods),
        ...eventsIn(events, round),
      });
      steps = [];
    },
  });
  const { code } = pods.halt();
  return plain({
    rounds,
    final: {
      outcome: code === 'complete' ? code : code === 'on-delete' ? 'onDelete' : 'stuck',
      ...limitsOf(pods.whole()),
      minAvailableSeen: pods.seen.lowestAvailable,
      maxPodsSeen: pods.seen.highestTotal,
      nodes: nodesView(pods),
      status: statusOf(pods),
    },
  });
}

function statusOf(pods: DaemonSetSimulation): object {
  return daemonSetStatus(pods.whole());
}

/** Nodes with their pods, oldest first. */
function nodesView(pods: DaemonSetSimulation): object {
  const { minReadySeconds } = pods.spec;
  return Object.fromEntries(
    pods
      .whole()
      .nodes.map(({ name }) => [
        name,
        pods.podsOn(name).map((pod) => stateOf(pod, minReadySeconds, pods.nowMs)),
      ]),
  );
}

function editOf({ template, minReadySeconds }: JsonObject): Partial<DaemonSetSpec> {
  return {
    ...(typeof template === 'string' ? { template } : {}),
    ...(typeof minReadySeconds === 'number' ? { minReadySeconds } : {}),
  };
}

function specOf(daemonSet: JsonObject): DaemonSetSpec {
  return {
    template: text(daemonSet, 'template'),
    strategy: daemonSetStrategyOf(daemonSet['updateStrategy']),
    minReadySeconds: number(daemonSet, 'minReadySeconds'),
    placement: {
      nodeName: null,
      nodeSelector: object(daemonSet, 'nodeSelector') as Record<string, string>,
      requiredTerms: null,
      tolerations: objects(daemonSet, 'tolerations').map(readToleration),
      hostNetwork: truth(daemonSet, 'hostNetwork'),
    },
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
function nodeOf(node: JsonObject, before: DaemonNode | undefined): DaemonNode {
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
