import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import {
  outcomeOf,
  type StatefulPod,
  type StatefulSetSpec,
  syncStatefulSet,
} from '../../src/systems/kubernetes/controller/statefulset.js';
import { statefulSetSpecOf } from '../../src/systems/kubernetes/objects/spec.js';
import { StatefulSetSimulation } from '../../src/systems/kubernetes/rollout/statefulset.js';
import { behaviourOf } from '../../src/systems/kubernetes/versions.js';
import { exactly, type Mismatch } from '../family.js';
import { numbers, object, plain, text, truth } from '../read.js';
import { initialPods, playRounds, START_MS, stateOf } from './rounds.js';

/** The vectors cut a run after so many rounds. */
const MOST_ROUNDS = 80;

/** Every round, step and the end must agree with 1.28, with the gate as the vector says. */
export function checkStatefulSetRounds(vector: JsonObject): Mismatch {
  const expected = { rounds: vector['rounds'] ?? null, final: vector['final'] ?? null };
  return exactly(expected, rolled(vector));
}

/** What an event does to a pod. */
const POD_EVENTS: Readonly<Record<string, Partial<StatefulPod>>> = {
  deletePods: { terminating: true },
  failPods: { finished: true, readySinceMs: null },
  breakPods: { phase: 'broken', readySinceMs: null },
};

function specOf({ startOrdinal, ...spec }: JsonObject): StatefulSetSpec {
  const ordinals = { start: startOrdinal ?? 0 };
  return statefulSetSpecOf({ object: { spec: { ...spec, ordinals } } }, text(spec, 'template'));
}

/** A run in the words of the vectors. */
function rolled(vector: JsonObject): Json {
  const written = object(vector, 'statefulSet');
  const behaviour = behaviourOf([1, 28, 0], truth(vector, 'maxUnavailableGate'));
  const initial = initialPods(vector).map((pod) => {
    return { ...pod, slot: Number(pod.slot), order: Number(pod.slot) };
  });
  const start = {
    spec: specOf(written),
    currentRevision: text(vector, 'currentTemplate') || null,
    pods: initial.sort((a, b) => a.slot - b.slot),
    nowMs: START_MS,
  };
  const pods = new StatefulSetSimulation(start, { targets: [], behaviour });
  let lowest = availableIn(pods);
  const see = (): void => {
    lowest = Math.min(lowest, availableIn(pods));
  };
  const rounds = playRounds({
    vector,
    written,
    strategyField: 'updateStrategy',
    specOf,
    pods,
    mostRounds: MOST_ROUNDS,
    apply: (event) => {
      for (const [key, change] of Object.entries(POD_EVENTS)) {
        const ordinals = numbers(event, key);
        pods.changePods((pod) => (ordinals.includes(pod.slot) ? { ...pod, ...change } : pod));
      }
    },
    stepOf: ({ created, deleted }) => {
      if (created.length + deleted.length === 0) return null;
      see();
      return {
        ...(created.length > 0 ? { create: listOf(created) } : {}),
        ...(deleted.length > 0 ? { delete: listOf(deleted) } : {}),
      };
    },
    view: () => {
      see();
      return { pods: podsView(pods) };
    },
  });
  const { status } = syncStatefulSet(pods.state, behaviour);
  const outcome = outcomeOf(pods.state);
  return plain({ rounds, final: { outcome, status, minAvailableSeen: lowest, pods: podsView(pods) } });
}

function listOf(pods: readonly StatefulPod[]): string[] {
  return pods.map(({ slot, template }) => `${slot}:${template}`).sort();
}

/** Pods by ordinal. */
function podsView({ state }: StatefulSetSimulation): Record<string, string> {
  const viewOf = (pod: StatefulPod): string =>
    pod.finished && !pod.terminating ? `${pod.template}:failed` : stateOf(pod, state);
  return Object.fromEntries(state.pods.map((pod) => [String(pod.slot), viewOf(pod)]));
}

function availableIn(pods: StatefulSetSimulation): number {
  return Object.values(podsView(pods)).filter((pod) => pod.endsWith(':available')).length;
}
