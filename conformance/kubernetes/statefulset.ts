import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import { statefulSetStrategyOf } from '../../src/systems/kubernetes/admission/defaults.js';
import { outcomeOf } from '../../src/systems/kubernetes/controller/statefulset/run-outcome.js';
import type {
  StatefulPod,
  StatefulSetSpec,
} from '../../src/systems/kubernetes/controller/statefulset/state.js';
import { syncStatefulSet } from '../../src/systems/kubernetes/controller/statefulset/sync.js';
import { StatefulSetSimulation } from '../../src/systems/kubernetes/rollout/statefulset.js';
import { behaviourOf } from '../../src/systems/kubernetes/versions.js';
import { exactly, type Mismatch } from '../family.js';
import { number, numbers, object, objects, plain, text, truth } from '../read.js';
import { eventsIn, initialPods, outcomeAt } from './read.js';
import { editedStrategy, initialPod, playRounds, START_MS, stateOf } from './rounds.js';

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

/** A run in the words of the vectors, where a run that is cut counts as stuck. */
function rolled(vector: JsonObject): Json {
  const set = object(vector, 'statefulSet');
  const outcomes = object(vector, 'outcomes');
  const events = objects(vector, 'events');
  const behaviour = behaviourOf([1, 28, 0], truth(vector, 'maxUnavailableGate'));
  const initial = initialPods(vector).map(({ place, ...pod }) =>
    initialPod(Number(place), Number(place), pod),
  );
  const pods = new StatefulSetSimulation(
    {
      spec: specOf(set),
      currentRevision: text(vector, 'currentTemplate') || null,
      pods: initial.sort((a, b) => a.slot - b.slot),
      nowMs: START_MS,
    },
    { targets: [], behaviour },
  );
  let strategy = object(set, 'updateStrategy');
  let steps: object[] = [];
  const rounds: object[] = [];
  let lowest = availableIn(pods);
  const see = (): void => {
    lowest = Math.min(lowest, availableIn(pods));
  };
  playRounds({
    pods,
    events,
    outcome: ({ template, slot }) => outcomeAt(outcomes, template, String(slot)),
    mostRounds: MOST_ROUNDS,
    apply: (event) => {
      for (const [key, change] of Object.entries(POD_EVENTS)) {
        const ordinals = numbers(event, key);
        pods.mapPods((pod) => (ordinals.includes(pod.slot) ? { ...pod, ...change } : pod));
      }
      if (event['set'] === undefined) return;
      strategy = editedStrategy(strategy, object(event, 'set'));
      const { type: _type, partition: _partition, maxUnavailable: _max, ...edit } = object(event, 'set');
      const spec = { ...pods.state.spec, ...(edit as Partial<StatefulSetSpec>) };
      pods.state = { ...pods.state, spec: { ...spec, strategy: statefulSetStrategyOf(strategy) } };
    },
    onSync: ({ created, deleted }) => {
      if (created.length + deleted.length === 0) return false;
      steps.push({
        ...(created.length > 0 ? { create: listOf(created) } : {}),
        ...(deleted.length > 0 ? { delete: listOf(deleted) } : {}),
      });
      see();
      return true;
    },
    onRound: (round) => {
      see();
      rounds.push({ round, steps, pods: podsView(pods), ...eventsIn(events, round) });
      steps = [];
    },
  });
  const { status } = syncStatefulSet(pods.state, behaviour);
  const outcome = outcomeOf(pods.state, status);
  return plain({ rounds, final: { outcome, status, minAvailableSeen: lowest, pods: podsView(pods) } });
}

function specOf(set: JsonObject): StatefulSetSpec {
  return {
    replicas: number(set, 'replicas', 1),
    template: text(set, 'template'),
    podManagementPolicy: text(set, 'podManagementPolicy') === 'Parallel' ? 'Parallel' : 'OrderedReady',
    strategy: statefulSetStrategyOf(set['updateStrategy']),
    minReadySeconds: number(set, 'minReadySeconds'),
    startOrdinal: number(set, 'startOrdinal'),
  };
}

function listOf(pods: readonly StatefulPod[]): string[] {
  const inOrder = [...pods].sort((a, b) => a.slot - b.slot);
  return inOrder.map(({ slot, template }) => `${slot}:${template}`).sort();
}

/** Pods by ordinal. */
function podsView({ state }: StatefulSetSimulation): Record<string, string> {
  const { minReadySeconds } = state.spec;
  return Object.fromEntries(
    state.pods.map((pod) => [
      String(pod.slot),
      pod.finished && !pod.terminating
        ? `${pod.template}:failed`
        : stateOf(pod, minReadySeconds, state.nowMs),
    ]),
  );
}

function availableIn(pods: StatefulSetSimulation): number {
  return Object.values(podsView(pods)).filter((pod) => pod.endsWith(':available')).length;
}
