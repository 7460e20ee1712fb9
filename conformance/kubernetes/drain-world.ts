import { syncedBudget } from '../../src/systems/kubernetes/controller/disruption/budget.js';
import {
  isFinished,
  keyOf,
  type OwnerRef,
  type Pod,
  type SyncedBudget,
  type Workload,
} from '../../src/systems/kubernetes/controller/disruption/cluster.js';
import type { DrainPod } from '../../src/systems/kubernetes/controller/disruption/drain-pod.js';

/** A node that pods are drained from or move to. */
export interface DrainNode {
  readonly name: string;
  /** The most pods it takes; null is no limit. */
  readonly capacity: number | null;
  readonly cordoned: boolean;
}

export interface PlacedPod extends DrainPod {
  /** The round in which it was placed; null for pods of the start. */
  readonly placedIn: number | null;
}

export interface DrainWorld {
  readonly nodes: readonly DrainNode[];
  readonly pods: readonly PlacedPod[];
  readonly workloads: readonly Workload[];
  readonly budgets: readonly SyncedBudget[];
  /** Replacements so far, by controller. */
  readonly replaced: ReadonlyMap<string, number>;
}

/** Whether replacements of a controller's pods ever become ready. */
export type ReplacementReady = (namespace: string, owner: OwnerRef) => boolean;

/** What the end of a round did. */
export interface DrainRoundEnd {
  readonly world: DrainWorld;
  /** Pods created or placed, in order; a node of null is no room. */
  readonly created: readonly { readonly pod: string; readonly node: string | null }[];
  readonly ready: readonly string[];
  readonly changed: boolean;
}

/** All budgets as the disruption controller makes them for the present pods. */
export function withSyncedBudgets(world: DrainWorld): DrainWorld {
  const budgets = world.budgets.map(({ budget, status }) => ({
    budget,
    status: syncedBudget(budget, status, world.pods, world.workloads),
  }));
  return { ...world, budgets };
}

/**
 * The end of a round: pods placed earlier become ready; pods being deleted vanish; pods without a place get one where there is
 * room; vanished pods are replaced. Each of these goes through the pods in order of name.
 */
export function endOfRound(world: DrainWorld, round: number, getsReady: ReplacementReady): DrainRoundEnd {
  const ready: string[] = [];
  const settled = [...world.pods].sort(byName).map((pod) => {
    if (!becomesReady(pod, round, getsReady)) return pod;
    ready.push(keyOf(pod));
    return { ...pod, ready: true };
  });
  const vanished = settled.filter((pod) => pod.terminating);
  const room = new Room(
    world.nodes,
    settled.filter((pod) => !pod.terminating),
  );
  const created: { pod: string; node: string | null }[] = [];
  for (const pod of room.pods.filter((one) => one.node === null && !isFinished(one))) {
    const node = room.place(pod, round);
    if (node !== null) created.push({ pod: keyOf(pod), node });
  }
  const replaced = new Map(world.replaced);
  for (const pod of vanished) {
    const replacement = replacementOf(pod, replaced);
    if (!replacement) continue;
    room.pods.push(replacement);
    created.push({ pod: keyOf(replacement), node: room.place(replacement, round) });
  }
  return {
    world: { ...world, pods: room.pods, replaced },
    created,
    ready,
    changed: ready.length > 0 || vanished.length > 0 || created.length > 0,
  };
}

/** Names compare as plain strings. */
export function byName(a: Pod, b: Pod): number {
  if (a.namespace !== b.namespace) return a.namespace < b.namespace ? -1 : 1;
  if (a.name === b.name) return 0;
  return a.name < b.name ? -1 : 1;
}

function becomesReady(pod: PlacedPod, round: number, getsReady: ReplacementReady): boolean {
  if (pod.ready || pod.terminating || pod.placedIn === null || pod.placedIn >= round) return false;
  return pod.owner === null || getsReady(pod.namespace, pod.owner);
}

/** Pods of a controller come back, but not a DaemonSet's or a Job's, nor finished ones. */
function replacementOf(pod: PlacedPod, replaced: Map<string, number>): PlacedPod | null {
  const { owner } = pod;
  if (!owner || owner.kind === 'DaemonSet' || owner.kind === 'Job' || isFinished(pod)) return null;
  const key = `${pod.namespace}/${owner.kind}/${owner.name}`;
  const count = (replaced.get(key) ?? 0) + 1;
  replaced.set(key, count);
  const name = owner.kind === 'StatefulSet' ? pod.name : `${owner.name}-r${count}`;
  return { ...pod, name, ready: false, phase: 'Pending', terminating: false, node: null, placedIn: null };
}

/** The pods of a moment, and which node takes the next one. */
class Room {
  readonly pods: PlacedPod[];

  constructor(
    private readonly nodes: readonly DrainNode[],
    pods: readonly PlacedPod[],
  ) {
    this.pods = [...pods];
  }

  /** Puts the pod on the node with the fewest pods, by name on a tie; null when none has room. */
  place(pod: PlacedPod, round: number): string | null {
    let best: { name: string; pods: number } | null = null;
    for (const { name, capacity, cordoned } of this.nodes) {
      const pods = this.pods.filter((one) => one.node === name).length;
      if (cordoned || (capacity !== null && pods >= capacity)) continue;
      if (!best || pods < best.pods || (pods === best.pods && name < best.name)) best = { name, pods };
    }
    if (!best) return null;
    this.pods[this.pods.indexOf(pod)] = { ...pod, node: best.name, phase: 'Running', placedIn: round };
    return best.name;
  }
}
