import type { JsonObject } from '../../src/manifest/manifest.js';
import { createdPod, isAvailable, type Pod } from '../../src/systems/kubernetes/controller/pod.js';
import type { PodSimulation, Sync } from '../../src/systems/kubernetes/rollout/pods.js';
import { number, object, objectOf, objects, plain, text } from '../read.js';

/** The clock of the first round; pods of the start have been ready for an hour. */
export const START_MS = 3_600_000;
/** How long a round takes; only minReadySeconds notices. */
const ROUND_MS = 10_000;
/** The vectors of DaemonSets and StatefulSets cut a run after so many rounds. */
const MOST_ROUNDS = 80;

interface Rounds<P extends Pod, S> {
  readonly vector: JsonObject;
  readonly kind: 'deployment' | 'daemonSet' | 'statefulSet';
  readonly specOf: (written: JsonObject) => S;
  readonly pods: PodSimulation<P> & { state: { readonly spec: S } };
  /** An event that does not edit the spec. */
  readonly apply?: (event: JsonObject) => void;
  /** The step of a sync; null for none. */
  readonly stepOf: (sync: Sync<P>) => object | null;
  /** The pods at the end of a round. */
  readonly view: () => object;
}

/**
 * Drives a workload's pods in rounds of 10 seconds: the events of the round; syncs until one changes nothing; then deleted pods vanish
 * and the others come one round closer to ready. Ends after a round in which nothing happens and nothing is awaited, or after the most
 * rounds. Gives the rounds, without the last.
 */
export function playRounds<P extends Pod, S>(run: Rounds<P, S>): object[] {
  const { vector, kind, pods } = run;
  const events = objects(vector, 'events');
  const lastEvent = Math.max(0, ...events.map((event) => number(event, 'round')));
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
      if (step) steps.push(step);
      if (step) pods.see();
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
    pods.see();
    rounds.push({ round, steps, ...run.view(), ...(due.length > 0 ? { events: due } : {}) });
  }
  return rounds;
}

/** `outcomes{template: {never, slow}}`: a pod becomes ready at the end of the nth round of its life, or never. */
function roundsOf(outcomes: JsonObject, { template, slot }: Pod): number {
  const outcome = object(outcomes, template);
  const { never } = outcome;
  const isNever = never === 'all' || (Array.isArray(never) && never.map(String).includes(String(slot)));
  return isNever ? Infinity : Math.max(1, number(object(outcome, 'slow'), String(slot), 1));
}

function keyOf({ slot, template }: Pod): string {
  return `${slot} ${template}`;
}

/** `initial{slot: template:state}`: pods of the start, ready for an hour, or never. */
export function initialPods<S extends string | number>(
  vector: JsonObject,
  slotOf: (slot: string) => S,
): Pod<S>[] {
  const initial = object(vector, 'initial');
  return Object.keys(initial).map((slot) => {
    const [template = '', state = ''] = text(initial, slot).split(':');
    const [phase, readySinceMs] = state === 'available' ? (['up', 0] as const) : (['broken', null] as const);
    return { ...createdPod(slotOf(slot), template), phase, readySinceMs };
  });
}

/** `template:state` of a pod. */
export function stateOf(pod: Pod, clock: Parameters<typeof isAvailable>[1]): string {
  const ready = pod.readySinceMs === null ? 'unready' : 'ready';
  const live = isAvailable(pod, clock) ? 'available' : ready;
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
  const numbers = objectOf(plain({ partition, maxUnavailable, maxSurge }));
  const rollingUpdate = { ...object(strategy, 'rollingUpdate'), ...numbers };
  return { ...spec, ...rest, [strategyField]: { ...strategy, ...objectOf(plain({ type })), rollingUpdate } };
}
