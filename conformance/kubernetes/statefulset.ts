import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import { statefulSetStrategyOf } from '../../src/systems/kubernetes/admission/defaults.js';
import type { StatefulSetEvent } from './statefulset/events.js';
import { type StatefulSetRounds, statefulSetRounds } from './statefulset/rounds.js';
import type { StatefulSetSpec } from '../../src/systems/kubernetes/controller/statefulset/state.js';
import type { PodView } from './statefulset/view.js';
import { behaviourOf } from '../../src/systems/kubernetes/versions.js';
import type { Mismatch } from '../family.js';
import {
  eventsIn,
  exactly,
  initialPods,
  number,
  numbers,
  object,
  objects,
  outcomeAt,
  plain,
  text,
  truth,
} from './read.js';

/** The vectors cut a run after so many rounds. */
const MOST_ROUNDS = 80;

/** Every round, step and the end must agree with 1.28, with the gate as the vector says. */
export function checkStatefulSetRounds(vector: JsonObject): Mismatch {
  const outcomes = object(vector, 'outcomes');
  const set = object(vector, 'statefulSet');
  const run = statefulSetRounds({
    spec: specOf(set),
    currentRevision: text(vector, 'currentTemplate') || null,
    initial: initialPods(vector).map(({ place, ...pod }) => ({ ordinal: Number(place), ...pod })),
    events: eventsOf(object(set, 'updateStrategy'), objects(vector, 'events')),
    outcome: ({ template, ordinal }) => outcomeAt(outcomes, template, String(ordinal)),
    behaviour: behaviourOf([1, 28, 0], truth(vector, 'maxUnavailableGate')),
    mostRounds: MOST_ROUNDS,
  });
  const expected = { rounds: vector['rounds'] ?? null, final: vector['final'] ?? null };
  return exactly(expected, written(run, objects(vector, 'events')));
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

const POD_EVENTS = { deletePods: 'delete-pods', failPods: 'fail-pods', breakPods: 'break-pods' } as const;

function eventsOf(strategy: JsonObject, events: readonly JsonObject[]): StatefulSetEvent[] {
  let current = strategy;
  const inOrder = [...events].sort((a, b) => number(a, 'round') - number(b, 'round'));
  return inOrder.flatMap((event): StatefulSetEvent[] => {
    const round = number(event, 'round');
    const found: StatefulSetEvent[] = [];
    for (const [key, kind] of Object.entries(POD_EVENTS))
      if (Array.isArray(event[key])) found.push({ round, kind, ordinals: numbers(event, key) });
    if (event['set'] === undefined) return found;
    const { type, partition, maxUnavailable, ...set } = object(event, 'set');
    const update = {
      ...object(current, 'rollingUpdate'),
      ...(partition === undefined ? {} : { partition }),
      ...(maxUnavailable === undefined ? {} : { maxUnavailable }),
    };
    current = { ...current, ...(type === undefined ? {} : { type }), rollingUpdate: update };
    const edit = { ...(set as Partial<StatefulSetSpec>), strategy: statefulSetStrategyOf(current) };
    return [...found, { round, kind: 'edit', set: edit }];
  });
}

/** A run in the words of the vectors, where a run that is cut counts as stuck. */
function written(run: StatefulSetRounds, events: readonly JsonObject[]): Json {
  const pods = (views: readonly PodView[]): Json =>
    Object.fromEntries(views.map((pod) => [String(pod.ordinal), `${pod.template}:${pod.state}`]));
  const list = (of: readonly { ordinal: number; template: string }[]): string[] =>
    of.map(({ ordinal, template }) => `${ordinal}:${template}`).sort();
  return plain({
    rounds: run.rounds.map((round) => ({
      round: round.round,
      steps: round.steps.map((step) => ({
        ...(step.create.length > 0 ? { create: list(step.create) } : {}),
        ...(step.delete.length > 0 ? { delete: list(step.delete) } : {}),
      })),
      pods: pods(round.pods),
      ...eventsIn(events, round.round),
    })),
    final: {
      outcome: run.outcome === 'cut' ? 'stuck' : run.outcome,
      status: run.status,
      minAvailableSeen: run.lowestAvailable,
      pods: pods(run.end),
    },
  });
}
