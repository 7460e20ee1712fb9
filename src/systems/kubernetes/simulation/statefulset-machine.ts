import type { Instant } from '../../../rollout/controller.js';
import { statefulSetStatus } from '../controller/statefulset/status.js';
import { outcomeOf } from '../controller/statefulset/run-outcome.js';
import {
  isPodAvailable,
  partitionOf,
  type StatefulPod,
  type StatefulSetSpec,
} from '../controller/statefulset/state.js';
import { syncStatefulSet } from '../controller/statefulset/sync.js';
import { whyStuck } from '../controller/statefulset/why-stuck.js';
import { acted, type StatefulWorld } from '../controller/statefulset/world.js';
import type { Behaviour } from '../versions.js';
import { statefulSetMaxUnavailable } from '../controller/workload-budgets.js';
import {
  AT_WORK,
  type Extremes,
  extremesWith,
  type Machine,
  MOST_SYNCS,
  NOT_BEGUN,
  type Stand,
} from './machine.js';
import { statefulSetStuck, statefulSetWithoutRoom } from '../words/why.js';

/** To look through so many pods, with all syncs of an instant, takes as long as a step of `Work`. */
const PODS_IN_A_STEP = 7;

export interface StatefulSetRollout {
  readonly world: StatefulWorld;
  readonly seen: Extremes;
}

/** A StatefulSet as a dry rollout drives it; the k-th target is its k-th ordinal. */
export class StatefulSetMachine implements Machine<StatefulSetRollout> {
  readonly start: StatefulSetRollout;
  /** From a healthy start an update keeps to its limit. */
  readonly mostOut: number | null;

  constructor(
    start: StatefulWorld,
    private readonly targets: readonly string[],
    private readonly behaviour: Behaviour,
    /** Its name: that of a pod is the name and the ordinal. */
    private readonly set: string,
    /** Why no node takes a new pod; null if some node does. */
    private readonly nowhere: string | null = null,
    /** Ordinals that the change adds and whose pods the rollout creates: nothing served there. */
    private readonly added: ReadonlySet<number> = new Set(),
  ) {
    const lowestAvailable = available(start).size;
    const isHealthy = lowestAvailable === targets.length && start.pods.length === targets.length;
    this.mostOut = isHealthy ? limitOf(start.spec, behaviour) : null;
    this.start = { world: start, seen: { lowestAvailable, highestTotal: start.pods.length } };
  }

  settled(rollout: StatefulSetRollout, now: Instant): StatefulSetRollout {
    // A pod is available when it has been ready for more than minReadySeconds: exactly as long is not enough.
    let world: StatefulWorld = { ...rollout.world, nowMs: now + 1 };
    let extremes = rollout.seen;
    for (let count = 0; count < MOST_SYNCS; count++) {
      const sync = syncStatefulSet(world, this.behaviour);
      const after = acted(world, sync, () => NOT_BEGUN);
      const rests = sync.created.length === 0 && sync.deleted.length === 0;
      const revisionMoved = after.currentRevision !== world.currentRevision;
      world = { ...after, pods: after.pods.filter((pod) => !pod.terminating) };
      if (rests && !revisionMoved) return { world, seen: extremes };
      extremes = extremesWith(extremes, available(after).size, world.pods.length);
    }
    throw new Error('the StatefulSet controller does not come to rest');
  }

  begun(rollout: StatefulSetRollout): { world: StatefulSetRollout; targets: string[] } {
    const { world } = rollout;
    const targets: string[] = [];
    const pods = world.pods.map((pod) => {
      const target = this.targetOf(pod.ordinal, world);
      if (pod.left !== NOT_BEGUN || target === undefined || this.isUnplaced(pod, world)) return pod;
      targets.push(target);
      return { ...pod, left: AT_WORK };
    });
    if (targets.length === 0) return { world: rollout, targets };
    return { world: { ...rollout, world: { ...world, pods } }, targets };
  }

  ended(rollout: StatefulSetRollout, target: string, ready: boolean, now: Instant): StatefulSetRollout {
    const { world } = rollout;
    const pods = world.pods.map((pod) => {
      if (this.targetOf(pod.ordinal, world) !== target) return pod;
      return { ...pod, left: ready ? 0 : null, readySinceMs: ready ? now : null };
    });
    return { ...rollout, world: { ...world, pods } };
  }

  /** An added pod that is not there yet is missed by nobody; one that never gets ready is lost. */
  out({ world }: StatefulSetRollout): string[] {
    const serving = available(world);
    const broken = new Set(world.pods.flatMap(({ ordinal, left }) => (left === null ? ordinal : [])));
    return this.targets.filter((_target, index) => {
      const ordinal = world.spec.startOrdinal + index;
      return !serving.has(ordinal) && (!this.added.has(ordinal) || broken.has(ordinal));
    });
  }

  /** How many of its wanted pods are available. */
  serving({ world }: StatefulSetRollout): number {
    return available(world).size;
  }

  isOld({ world }: StatefulSetRollout, target: string): boolean {
    const pod = world.pods.find(({ ordinal }) => this.targetOf(ordinal, world) === target);
    return pod !== undefined && pod.template !== world.spec.template;
  }

  /** Those below a partition are not among them: the rollout does not touch them. */
  undone({ world }: StatefulSetRollout): string[] {
    const { spec, pods } = world;
    const serving = available(world);
    const renewed = new Set(
      pods.filter(({ template }) => template === spec.template).map(({ ordinal }) => ordinal),
    );
    return this.targets.filter((_target, index) => {
      const ordinal = spec.startOrdinal + index;
      return index >= partitionOf(spec) && !(serving.has(ordinal) && renewed.has(ordinal));
    });
  }

  wakeAt({ world }: StatefulSetRollout, now: Instant): Instant | null {
    const waitMs = world.spec.minReadySeconds * 1000;
    if (waitMs === 0) return null;
    const ends = world.pods.map(({ readySinceMs }) => (readySinceMs ?? -Infinity) + waitMs);
    const later = ends.filter((at) => at > now);
    return later.length > 0 ? later.reduce((a, b) => Math.min(a, b)) : null;
  }

  stand({ world }: StatefulSetRollout): Stand {
    switch (outcomeOf(world, statefulSetStatus(world, world.pods))) {
      case 'complete':
      case 'partitioned':
        return { phase: 'complete', why: '', fix: '' };
      case 'onDelete':
        return {
          phase: 'idle',
          why: 'updateStrategy OnDelete: a pod is replaced only when someone deletes it.',
          fix: 'Delete the pods in the order you want, or set updateStrategy.type: RollingUpdate.',
        };
      case 'stuck':
        return this.stuckText(world);
    }
  }

  private stuckText(world: StatefulWorld): Stand {
    const waiting = world.pods.filter((pod) => pod.left === NOT_BEGUN && this.isUnplaced(pod, world));
    if (this.nowhere === null || waiting.length === 0)
      return statefulSetStuck(whyStuck(world, this.behaviour), world.spec, this.set);
    const names = waiting.map(({ ordinal }) => `${this.set}-${ordinal}`);
    return statefulSetWithoutRoom(names, this.nowhere, world.spec);
  }

  /** Pods of an earlier template are already scheduled. */
  private isUnplaced({ template }: StatefulPod, { spec }: StatefulWorld): boolean {
    return this.nowhere !== null && template === spec.template;
  }

  effort(): number {
    return this.targets.length / PODS_IN_A_STEP;
  }

  extremes(rollout: StatefulSetRollout): Extremes {
    return rollout.seen;
  }

  private targetOf(ordinal: number, { spec }: StatefulWorld): string | undefined {
    return this.targets[ordinal - spec.startOrdinal];
  }
}

/** How many pods an update takes at once. */
export function limitOf(spec: StatefulSetSpec, behaviour: Behaviour): number {
  if (spec.strategy.type !== 'RollingUpdate') return spec.strategy.type === 'OnDelete' ? 0 : spec.replicas;
  if (!behaviour.statefulSetMaxUnavailable) return 1;
  return statefulSetMaxUnavailable(spec.strategy.maxUnavailable, spec.replicas);
}

/** Wanted ordinals with an available pod that is not being deleted. */
function available(world: StatefulWorld): ReadonlySet<number> {
  const { startOrdinal, replicas } = world.spec;
  const wanted = (ordinal: number): boolean => ordinal >= startOrdinal && ordinal < startOrdinal + replicas;
  const serving = world.pods.filter(
    (pod) => !pod.terminating && wanted(pod.ordinal) && isPodAvailable(pod, world),
  );
  return new Set(serving.map(({ ordinal }) => ordinal));
}
