import { isPodAvailable } from '../../../src/systems/kubernetes/controller/statefulset/state.js';
import { type StatefulWorld } from '../../../src/systems/kubernetes/controller/statefulset/world.js';

export interface PodView {
  readonly ordinal: number;
  readonly template: string;
  readonly state: 'available' | 'ready' | 'unready' | 'terminating' | 'failed';
}

/** Pods that are available and not being deleted. */
export function availableIn(world: StatefulWorld): number {
  return viewOf(world).filter((pod) => pod.state === 'available').length;
}

/** The pods of a moment, by ordinal. */
export function viewOf(world: StatefulWorld): PodView[] {
  const state = world;
  return world.pods.map((pod) => {
    const ready = pod.readySinceMs === null ? 'unready' : 'ready';
    const live = isPodAvailable(pod, state) ? 'available' : ready;
    const phase = pod.failed ? 'failed' : live;
    return {
      ordinal: pod.ordinal,
      template: pod.template,
      state: pod.terminating ? 'terminating' : phase,
    };
  });
}
