import type { JsonObject } from '../../src/manifest/manifest.js';
import { isAvailable, type Pod } from '../../src/systems/kubernetes/controller/pod.js';
import type { PodSimulation, Sync } from '../../src/systems/kubernetes/rollout/pods.js';
import { number, object } from '../read.js';

/** A pod becomes ready at the end of the nth round of its life, or `never`. */
export type PodOutcome = 'never' | number;

/** The clock of the first round; pods of the start have been ready for an hour. */
export const START_MS = 3_600_000;
/** How long a round takes; only minReadySeconds notices. */
const ROUND_MS = 10_000;
const MOST_SYNCS = 100_000;

interface Rounds<P extends Pod> {
  readonly pods: PodSimulation<P>;
  readonly events: readonly JsonObject[];
  readonly apply: (event: JsonObject) => void;
  readonly outcome: (pod: P) => PodOutcome;
  /** False for a pod that comes no further in this round. */
  readonly moves?: (pod: P) => boolean;
  /** True for a pod that stays although it was deleted. */
  readonly stays?: (pod: P) => boolean;
  readonly mostRounds: number;
  /** True for a sync that is a step of its round. */
  readonly onSync: (sync: Sync<P>) => boolean;
  /** At the end of a round that is not the last. */
  readonly onRound: (round: number) => void;
}

/**
 * Drives a workload's pods in rounds of 10 seconds: the events of the round; syncs until one changes nothing; then deleted pods vanish
 * and the others come one round closer to ready. Ends after a round in which nothing happens and nothing is awaited; true if it is cut.
 */
export function playRounds<P extends Pod>(run: Rounds<P>): boolean {
  const { pods, events, moves = () => true, stays = () => false } = run;
  const left = new Map<string, number>();
  const isPending = (pod: P): boolean => !pod.finished && pod.phase === 'pending' && left.has(keyOf(pod));
  const lastEvent = Math.max(0, ...events.map((event) => number(event, 'round')));
  pods.nowMs = START_MS;
  for (let round = 1; round <= run.mostRounds; round++) {
    for (const event of events) if (number(event, 'round') === round) run.apply(event);
    let steps = 0;
    for (let sync = pods.sync(); sync; sync = pods.sync()) {
      for (const pod of sync.created) {
        const outcome = run.outcome(pod);
        if (outcome === 'never') left.delete(keyOf(pod));
        else left.set(keyOf(pod), Math.max(1, outcome));
      }
      if (run.onSync(sync)) steps++;
      if (steps > MOST_SYNCS) throw new Error('the controller does not come to rest');
    }
    const isAwaited = [...pods.activePods()].some((pod) =>
      pod.terminating ? !stays(pod) : isPending(pod) && moves(pod),
    );
    if (steps === 0 && round > lastEvent && !isAwaited && pods.wakeAt(pods.nowMs - 1) === null) return false;
    pods.nowMs += ROUND_MS;
    pods.mapPods((pod) => {
      if (pod.terminating || !isPending(pod) || !moves(pod)) return pod;
      const rounds = (left.get(keyOf(pod)) ?? 0) - 1;
      left.set(keyOf(pod), rounds);
      return rounds > 0 ? pod : { ...pod, phase: 'up', readySinceMs: pods.nowMs };
    });
    pods.vanish();
    run.onRound(round);
  }
  return true;
}

function keyOf({ slot, template, order }: Pod): string {
  return `${slot} ${template} ${order}`;
}

/** Pods of the start: ready for an hour, or never. */
export function initialPod<Slot extends string | number>(
  slot: Slot,
  order: number,
  { template, available }: { readonly template: string; readonly available: boolean },
): Pod<Slot> {
  return {
    slot,
    template,
    order,
    phase: available ? 'up' : 'broken',
    readySinceMs: available ? 0 : null,
    terminating: false,
    finished: false,
  };
}

/** `template:state` of a pod. */
export function stateOf(pod: Pod, minReadySeconds: number, nowMs: number): string {
  const ready = pod.readySinceMs === null ? 'unready' : 'ready';
  const live = isAvailable(pod, minReadySeconds, nowMs) ? 'available' : ready;
  return `${pod.template}:${pod.terminating ? 'terminating' : live}`;
}

/** An update strategy after an event that sets some of its numbers. */
export function editedStrategy(
  strategy: JsonObject,
  { type, partition, maxUnavailable, maxSurge }: JsonObject,
): JsonObject {
  const set = Object.entries({ partition, maxUnavailable, maxSurge }).filter(
    ([, value]) => value !== undefined,
  );
  return {
    ...strategy,
    ...(type === undefined ? {} : { type }),
    rollingUpdate: { ...object(strategy, 'rollingUpdate'), ...(Object.fromEntries(set) as JsonObject) },
  };
}
