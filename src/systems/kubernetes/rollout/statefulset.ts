import { createdPod, type Halt } from '../controller/pod.js';
import {
  isPodAvailable,
  isWanted,
  partitionOf,
  type StatefulPod,
  statefulSetHalt,
  type StatefulSetState,
  syncStatefulSet,
  updatedAtOnce,
} from '../controller/statefulset.js';
import type { Behaviour } from '../versions.js';
import { type PodCounts, PodSimulation, type Sync } from './pods.js';

/** To look at so many pods, with all syncs of an instant, takes as long as a step of `Work`. */
const PODS_IN_A_STEP = 7;

/** What a rollout of a StatefulSet is over. */
interface StatefulSetSetting {
  /** By ordinal, the first one first. */
  readonly targets: readonly string[];
  readonly behaviour: Behaviour;
  /** True where no node takes a new pod. */
  readonly isUnplaceable?: boolean;
  /** Ordinals whose pods the rollout creates: nothing served there. */
  readonly added?: ReadonlySet<number>;
}

/** The pods of a StatefulSet. */
export class StatefulSetSimulation extends PodSimulation<StatefulPod> {
  /** From a healthy start an update keeps to its limit. */
  readonly mostOut: number | null;

  constructor(
    private current: StatefulSetState,
    private readonly setting: StatefulSetSetting,
  ) {
    super();
    this.nowMs = current.nowMs;
    const { targets, behaviour } = setting;
    const isHealthy = this.serving().size === targets.length && current.pods.length === targets.length;
    this.mostOut = isHealthy ? updatedAtOnce(current.spec, behaviour) : null;
    this.see();
  }

  get state(): StatefulSetState {
    return { ...this.current, nowMs: this.nowMs };
  }

  set state(state: StatefulSetState) {
    this.current = state;
    this.nowMs = state.nowMs;
  }

  protected get minReadySeconds(): number {
    return this.current.spec.minReadySeconds;
  }

  activePods(): readonly StatefulPod[] {
    return this.current.pods;
  }

  mapPods(change: (pod: StatefulPod) => StatefulPod): void {
    this.current = { ...this.current, pods: this.current.pods.map(change) };
  }

  sync(): Sync<StatefulPod> | null {
    const { created, deleted, status } = syncStatefulSet(this.state, this.setting.behaviour);
    const hasMoved = status.currentRevision !== this.current.currentRevision;
    if (created.length === 0 && deleted.length === 0 && !hasMoved) return null;
    const fresh = created.map(({ ordinal, revision }) => createdPod(ordinal, revision, ordinal));
    const kept = this.current.pods.flatMap((pod) =>
      deleted.includes(pod) ? (pod.finished ? [] : { ...pod, terminating: true }) : pod,
    );
    const pods = [...kept, ...fresh].sort((a, b) => a.slot - b.slot);
    this.current = { ...this.current, pods, currentRevision: status.currentRevision };
    return { by: 'update', created: fresh, deleted };
  }

  vanish(): boolean {
    const pods = this.current.pods.filter(({ terminating }) => !terminating);
    if (pods.length === this.current.pods.length) return false;
    this.current = { ...this.current, pods };
    return true;
  }

  protected override canStart(pod: StatefulPod): boolean {
    return pod.phase === 'pending' && !this.isUnplaced(pod);
  }

  /** An added pod that is not there yet never served; one that never becomes ready is lost. */
  out(): string[] {
    const serving = this.serving();
    const broken = new Set(this.current.pods.flatMap(({ slot, phase }) => (phase === 'broken' ? slot : [])));
    return this.targetsBy(
      (ordinal) => !serving.has(ordinal) && (!this.setting.added?.has(ordinal) || broken.has(ordinal)),
    );
  }

  override isOld(target: string): boolean {
    const pod = this.current.pods.find((one) => this.targetOf(one) === target);
    return pod !== undefined && pod.template !== this.current.spec.template;
  }

  /** The rollout leaves ordinals below a partition as they are. */
  undone(): string[] {
    const { spec } = this.current;
    const serving = this.serving();
    const first = spec.startOrdinal + partitionOf(spec);
    return this.targetsBy((ordinal) => ordinal >= first && serving.get(ordinal)?.template !== spec.template);
  }

  counts(): PodCounts {
    const { spec, pods } = this.current;
    const live = pods.filter(({ terminating }) => !terminating);
    const updated = live.filter(({ template }) => template === spec.template);
    const serving = this.serving();
    return {
      available: serving.size,
      old: live.length - updated.length,
      new: updated.length,
      newAvailable: updated.filter(({ slot }) => serving.has(slot)).length,
    };
  }

  halt(): Halt {
    const halt = statefulSetHalt(this.state, this.setting.behaviour);
    if (halt.code === 'on-delete' || halt.code === 'complete') return halt;
    const waiting = this.current.pods.filter((pod) => pod.phase === 'pending' && this.isUnplaced(pod));
    const slots = waiting.map(({ slot }) => slot);
    return slots.length > 0 ? { code: 'no-node', slots, count: slots.length, minAvailable: 0 } : halt;
  }

  effort(): number {
    return this.setting.targets.length / PODS_IN_A_STEP;
  }

  /** Available pods of wanted ordinals that are not being deleted, by ordinal. */
  private serving(): ReadonlyMap<number, StatefulPod> {
    const { state } = this;
    const serving = state.pods.filter(
      (pod) => !pod.terminating && isWanted(state.spec, pod.slot) && isPodAvailable(pod, state),
    );
    return new Map(serving.map((pod) => [pod.slot, pod]));
  }

  /** Pods of an earlier template have a node already. */
  private isUnplaced({ template }: StatefulPod): boolean {
    return this.setting.isUnplaceable === true && template === this.current.spec.template;
  }

  private targetsBy(isIncluded: (ordinal: number) => boolean): string[] {
    const { startOrdinal } = this.current.spec;
    return this.setting.targets.filter((_target, index) => isIncluded(startOrdinal + index));
  }

  protected targetOf({ slot }: StatefulPod): string | undefined {
    return this.setting.targets[slot - this.current.spec.startOrdinal];
  }
}
