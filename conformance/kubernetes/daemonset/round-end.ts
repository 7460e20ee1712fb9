import { isAvailable } from '../../../src/systems/kubernetes/controller/availability.js';
import {
  type DaemonWorld,
  movingNodes,
  withReadiness,
} from '../../../src/systems/kubernetes/controller/daemonset/world.js';
import { countedDown, isPending } from '../rounds-left.js';

/** How long a round takes; only minReadySeconds notices. */
const ROUND_MS = 10_000;

/** The end of a round: time passes, terminating pods vanish, pending ones come closer to ready; not on a node that is down. */
export function worldAfterRound(world: DaemonWorld): DaemonWorld {
  const down = new Set(world.nodes.filter((node) => node.down).map((node) => node.name));
  const moving = movingNodes(world);
  return withReadiness({
    ...world,
    nowMs: world.nowMs + ROUND_MS,
    pods: world.pods
      .filter((pod) => !pod.terminating || down.has(pod.node))
      .map((pod) =>
        isPending(pod.left) && moving.has(pod.node) ? { ...pod, left: countedDown(pod.left) } : pod,
      ),
  });
}

/** True while the end of a round, or time alone, still changes something. */
export function worldAwaits(world: DaemonWorld): boolean {
  const up = new Set(world.nodes.filter((node) => !node.down).map((node) => node.name));
  const moving = movingNodes(world);
  return world.pods.some((pod) => {
    if (pod.terminating) return up.has(pod.node);
    if (isPending(pod.left)) return moving.has(pod.node);
    return (
      pod.readySinceMs !== null && !isAvailable(pod.readySinceMs, world.spec.minReadySeconds, world.nowMs)
    );
  });
}
