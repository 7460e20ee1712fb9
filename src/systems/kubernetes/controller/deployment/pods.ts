import type { RoundsLeft } from '../availability.js';

/** A pod of the round model. */
export interface Pod {
  /** Counts from 1 over all pods of a template, in order of creation. */
  readonly number: number;
  /** 0 is available. Counts down only while the pod has a place. */
  readonly left: RoundsLeft;
  /** False while no node takes the pod. */
  readonly placed: boolean;
}

/** The pods of one ReplicaSet, oldest first. */
export interface PodsOfSet {
  readonly live: readonly Pod[];
  /** Being deleted until the end of the round. */
  readonly terminating: readonly Pod[];
}

export const NO_PODS: PodsOfSet = { live: [], terminating: [] };

/** How many pods of a ReplicaSet are available. */
export function availableIn({ live }: PodsOfSet): number {
  return live.filter((pod) => pod.left === 0).length;
}

/**
 * Brings a ReplicaSet's pods to its size. Pods go in this order: without a place, not available, available; the youngest of a
 * kind first. `create` makes the pods that are missing.
 */
export function resizedPods(pods: PodsOfSet, size: number, create: () => Pod): PodsOfSet {
  if (pods.live.length === size) return pods;
  const live = [...pods.live];
  while (live.length < size) live.push(create());
  const surplus = [...live]
    .reverse()
    .sort((a, b) => removalRank(a) - removalRank(b))
    .slice(0, live.length - size);
  const gone = new Set(surplus);
  return {
    live: live.filter((pod) => !gone.has(pod)),
    // A pod that never had a place leaves at once.
    terminating: [...pods.terminating, ...surplus.filter((pod) => pod.placed)],
  };
}

function removalRank(pod: Pod): number {
  if (!pod.placed) return 0;
  return pod.left === 0 ? 2 : 1;
}
