import type { PodsOfSet } from '../../../src/systems/kubernetes/controller/deployment/pods.js';
import {
  type DeploymentWorld,
  placed,
  withPods,
} from '../../../src/systems/kubernetes/controller/deployment/world.js';
import { countedDown, isPending } from '../rounds-left.js';

/** The end of a round: time passes for pods. */
export function worldAfterRound(world: DeploymentWorld, mostPlaced: number | null): DeploymentWorld {
  const later = new Map([...world.pods].map(([name, pods]) => [name, afterRound(pods)]));
  return withPods(world, placed(later, mostPlaced));
}

/** True while the end of a round still changes something. */
export function worldAwaits(world: DeploymentWorld): boolean {
  return [...world.pods.values()].some(awaitsSomething);
}

/** The end of a round: pods with a place come one round closer to available, deleted ones are gone. */
function afterRound({ live }: PodsOfSet): PodsOfSet {
  return {
    live: live.map((pod) => (pod.placed ? { ...pod, left: countedDown(pod.left) } : pod)),
    terminating: [],
  };
}

/** True while the end of a round still changes something. */
function awaitsSomething({ live, terminating }: PodsOfSet): boolean {
  return terminating.length > 0 || live.some((pod) => pod.placed && isPending(pod.left));
}
