import type { Instant, WorldView } from '../../../rollout/controller.js';
import type { Halt, Pod } from '../controller/pod.js';

/** More syncs at one instant than any controller needs would only hide a mistake of a model. */
const MOST_SYNCS = 100_000;

/** Pods that one sync of a controller created and deleted. */
export interface Sync<P extends Pod = Pod> {
  readonly by: string;
  readonly created: readonly P[];
  readonly deleted: readonly P[];
}

/** Pods of a workload that are not being deleted; `available` counts wanted targets. */
export interface PodCounts {
  readonly available: number;
  readonly old: number;
  readonly new: number;
  /** New pods that are available: of a rollout under way, or before a failure. */
  readonly newAvailable: number;
}

/** The least available and the most pods, over every step of a rollout. */
interface Extremes {
  readonly lowestAvailable: number;
  readonly highestTotal: number;
}

/**
 * The pods of one workload under its controller. The dry rollout and the vectors drive it alike: syncs until one does nothing, deleted
 * pods vanish, pending pods start, and the driver says when one becomes ready.
 */
export abstract class PodSimulation<P extends Pod = Pod> {
  /** Milliseconds since the epoch. */
  nowMs = 0;
  private extremes: Extremes | null = null;

  /** The most targets that are ever without an available pod; null where no limit guarantees one. */
  abstract readonly mostOut: number | null;

  protected abstract readonly minReadySeconds: number;
  /** Pods in which something may change. */
  abstract activePods(): Iterable<P>;
  /** Replaces pods in which something may change. */
  abstract mapPods(change: (pod: P) => P): void;

  /** One sync of the controller, its pods created and deleted; null where it changes nothing. */
  abstract sync(): Sync<P> | null;
  /** Deleted pods are gone; false where there is none. */
  abstract vanish(): boolean;
  /** The target in whose place a pod serves; undefined where it is none, or the pod does not count. */
  protected abstract targetOf(pod: P): string | undefined;
  /** Targets that have lost their available pod. */
  abstract out(): string[];
  /** Targets to which the rollout has still to bring an available pod of the new template. */
  abstract undone(): string[];
  abstract counts(): PodCounts;
  /** State while no pod is starting. */
  abstract halt(): Halt;
  /** Work of one settling, in steps of `Work`. */
  abstract effort(): number;

  /** True for a pending pod that has a node. */
  protected canStart({ phase }: P): boolean {
    return phase === 'pending';
  }

  /** Starts pending pods that have a node. Returns their targets. */
  begin(): string[] {
    const targets: string[] = [];
    if (![...this.activePods()].some((pod) => this.canStart(pod))) return targets;
    this.mapPods((pod) => {
      const target = this.canStart(pod) ? this.targetOf(pod) : undefined;
      if (target === undefined) return pod;
      targets.push(target);
      return { ...pod, phase: 'starting' };
    });
    return targets;
  }

  /** The pod of a target is ready, or never will be. */
  ended(target: string, ready: boolean, now: Instant): void {
    this.mapPods((pod) =>
      this.targetOf(pod) === target
        ? { ...pod, phase: ready ? 'up' : 'broken', readySinceMs: ready ? now : null }
        : pod,
    );
  }

  /** True where the pod of a target has an earlier template: a bad version cannot break it. */
  isOld(_target: string): boolean {
    return false;
  }

  /** Takes in what controllers of other families did to its nodes; false where that is nothing new. */
  look(_world: WorldView, _family: string, _now: Instant): boolean {
    return false;
  }

  /** How long ago the pod of a target started, where its node joined before that was seen. */
  headStartMs(_target: string, _now: Instant): number {
    return 0;
  }

  /** An independent copy: states are replaced, never changed. */
  fork(): this {
    return Object.assign(Object.create(Object.getPrototypeOf(this) as object) as this, this);
  }

  /** Lets the controller sync until nothing changes. A pod is available after more than minReadySeconds. */
  settle(now: Instant): void {
    this.nowMs = now + 1;
    for (let syncs = 0; syncs < MOST_SYNCS; syncs++) {
      const sync = this.sync();
      this.see();
      if (!this.vanish() && sync === null) return;
    }
    throw new Error('the controller of a workload does not come to rest');
  }

  get seen(): Extremes {
    return this.extremes ?? this.see();
  }

  /** The next instant at which a ready pod becomes available. */
  wakeAt(now: Instant): Instant | null {
    const waitMs = this.minReadySeconds * 1000;
    if (waitMs === 0) return null;
    let first = Infinity;
    for (const { readySinceMs } of this.activePods()) {
      const at = (readySinceMs ?? -Infinity) + waitMs;
      if (at > now && at < first) first = at;
    }
    return first === Infinity ? null : first;
  }

  /** Takes the pods of this moment into the extremes. */
  see(): Extremes {
    const { available, old, new: fresh } = this.counts();
    const { lowestAvailable = available, highestTotal = 0 } = this.extremes ?? {};
    this.extremes = {
      lowestAvailable: Math.min(available, lowestAvailable),
      highestTotal: Math.max(old + fresh, highestTotal),
    };
    return this.extremes;
  }
}
