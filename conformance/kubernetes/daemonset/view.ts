import {
  type DaemonPod,
  type DaemonSetState,
  isPodAvailable,
  podsByNode,
} from '../../../src/systems/kubernetes/controller/daemonset/state.js';
import { type DaemonWorld } from '../../../src/systems/kubernetes/controller/daemonset/world.js';

export interface PodView {
  readonly template: string;
  readonly state: 'available' | 'ready' | 'unready' | 'terminating';
}

/** Every node with its pods, oldest first. */
export function podsView(world: DaemonWorld): ReadonlyMap<string, readonly PodView[]> {
  const state = world;
  const onNode = podsByNode(world.pods);
  return new Map(
    world.nodes.map((node) => [node.name, (onNode.get(node.name) ?? []).map((pod) => viewOf(pod, state))]),
  );
}

function viewOf(pod: DaemonPod, state: DaemonSetState): PodView {
  const ready = pod.readySinceMs === null ? 'unready' : 'ready';
  const live = isPodAvailable(pod, state) ? 'available' : ready;
  return { template: pod.template, state: pod.terminating ? 'terminating' : live };
}

/** The least nodes with an available pod, and the most pods that are not being deleted, of all that was added. */
export class Extremes {
  lowestAvailable = Infinity;
  highestPods = 0;

  constructor(start: DaemonWorld) {
    this.add(start);
  }

  add(world: DaemonWorld): void {
    const state = world;
    const live = state.pods.filter((pod) => !pod.terminating);
    const available = new Set(live.filter((pod) => isPodAvailable(pod, state)).map((pod) => pod.node));
    this.lowestAvailable = Math.min(this.lowestAvailable, available.size);
    this.highestPods = Math.max(this.highestPods, live.length);
  }
}
