import { isAvailable } from '../../../src/systems/kubernetes/controller/availability.js';
import { countedDown, isPending } from '../rounds-left.js';
import type { StatefulWorld } from '../../../src/systems/kubernetes/controller/statefulset/world.js';

/** How long a round takes; only minReadySeconds notices. */
const ROUND_MS = 10_000;

/** The end of a round: time passes, terminating pods vanish, pending ones come one round closer to ready. */
export function worldAfterRound(world: StatefulWorld): StatefulWorld {
  const nowMs = world.nowMs + ROUND_MS;
  const pods = world.pods
    .filter((pod) => !pod.terminating)
    .map((pod) => {
      const left = pod.failed ? pod.left : countedDown(pod.left);
      const ready = left === 0 && !pod.failed;
      return { ...pod, left, readySinceMs: ready ? (pod.readySinceMs ?? nowMs) : null };
    });
  return { ...world, pods, nowMs };
}

/** True while the end of a round, or time alone, still changes something. */
export function worldAwaits({ spec, pods, nowMs }: StatefulWorld): boolean {
  return pods.some(
    (pod) =>
      pod.terminating ||
      (!pod.failed && isPending(pod.left)) ||
      (pod.readySinceMs !== null && !isAvailable(pod.readySinceMs, spec.minReadySeconds, nowMs)),
  );
}
