import { createdPod, type Halt } from '../controller/pod.js';
import type { StatefulSetSpec } from '../controller/spec.js';
import {
  isWanted,
  partitionOf,
  type StatefulPod,
  statefulSetHalt,
  type StatefulSetState,
  syncStatefulSet,
  updatedAtOnce,
} from '../controller/statefulset.js';
import type { Behavior } from '../versions.js';
import { changed, PodSimulation, type Sync } from './pods.js';

interface StatefulSetSetting {
  /** By ordinal, the first one first. */
  readonly targets: readonly string[];
  readonly behavior: Behavior;
  /** True where no node takes a new pod. */
  readonly isUnplaceable?: boolean;
  /** Ordinals whose pods the rollout creates: nothing served there. */
  readonly added?: ReadonlySet<number>;
}

export class StatefulSetSimulation extends PodSimulation<StatefulPod> {
  /** From a healthy start an update keeps to its limit. */
  readonly mostOut: number | null;

  constructor(
    private current: StatefulSetState,
    private readonly setting: StatefulSetSetting,
  ) {
    super();
    this.nowMs = current.nowMs;
    const { targets, behavior } = setting;
    const isHealthy = this.counts().available === targets.length && current.pods.length === targets.length;
    this.mostOut = isHealthy ? updatedAtOnce(current.spec, behavior) : null;
    this.recordCounts();
  }

  get spec(): StatefulSetSpec {
    return this.current.spec;
  }

  get state(): StatefulSetState {
    return { ...this.current, nowMs: this.nowMs };
  }

  set state(state: StatefulSetState) {
    this.current = state;
  }

  activePods(): readonly StatefulPod[] {
    return this.current.pods;
  }

  changePods(change: (pod: StatefulPod) => StatefulPod | null): boolean {
    const pods = changed(this.current.pods, change);
    if (pods === this.current.pods) return false;
    this.current = { ...this.current, pods };
    return true;
  }

  sync(): Sync<StatefulPod> | null {
    const { created, deleted, status } = syncStatefulSet(this.state, this.setting.behavior);
    const hasMoved = status.currentRevision !== this.current.currentRevision;
    if (created.length === 0 && deleted.length === 0 && !hasMoved) return null;
    const fresh = created.map(({ ordinal, revision }) => createdPod(ordinal, revision));
    const kept = this.current.pods.flatMap((pod) =>
      deleted.includes(pod) ? (pod.finished ? [] : { ...pod, terminating: true }) : pod,
    );
    const pods = [...kept, ...fresh].sort((a, b) => a.slot - b.slot);
    this.current = { ...this.current, pods, currentRevision: status.currentRevision };
    return { by: 'update', created: fresh, deleted };
  }

  /** Pods of an earlier template have a node already. */
  override canStart(pod: StatefulPod): boolean {
    return super.canStart(pod) && !(this.setting.isUnplaceable === true && this.isNew(pod));
  }

  protected override isServing(pod: StatefulPod): boolean {
    return isWanted(this.spec, pod.slot) && super.isServing(pod);
  }

  /** An added pod that is not there yet never served; one that never becomes ready is lost. */
  unserved(): string[] {
    const serving = this.ordinalsOf((pod) => this.isServing(pod));
    const broken = this.ordinalsOf(({ phase }) => phase === 'broken');
    return this.targetsBy(
      (ordinal) => !serving.has(ordinal) && (!this.setting.added?.has(ordinal) || broken.has(ordinal)),
    );
  }

  /** The rollout leaves ordinals below a partition as they are. */
  protected undone(): string[] {
    const done = this.ordinalsOf((pod) => this.isNew(pod) && this.isServing(pod));
    const first = this.spec.startOrdinal + partitionOf(this.spec);
    return this.targetsBy((ordinal) => ordinal >= first && !done.has(ordinal));
  }

  halt(): Halt {
    const halt = statefulSetHalt(this.state, this.setting.behavior);
    if (halt.code === 'on-delete' || halt.code === 'complete') return halt;
    const pods = this.current.pods.flatMap((pod) =>
      pod.phase === 'pending' && !this.canStart(pod) ? pod.slot : [],
    );
    return pods.length > 0 ? { code: 'no-node', pods } : halt;
  }

  targetOf({ slot }: StatefulPod): string | undefined {
    return this.setting.targets[slot - this.spec.startOrdinal];
  }

  private ordinalsOf(isIncluded: (pod: StatefulPod) => boolean): ReadonlySet<number> {
    return new Set(this.current.pods.filter(isIncluded).map(({ slot }) => slot));
  }

  private targetsBy(isIncluded: (ordinal: number) => boolean): string[] {
    return this.setting.targets.filter((_target, index) => isIncluded(this.spec.startOrdinal + index));
  }
}
