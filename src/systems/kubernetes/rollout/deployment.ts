import { groupedBy } from '../../../manifest/lookup.js';
import type { Instant } from '../../../rollout/controller.js';
import {
  annotated,
  countsOf,
  deploymentHalt,
  type DeploymentSpec,
  type DeploymentState,
  emptySet,
  isComplete,
  limitsOf,
  newAndOld,
  type ReplicaSet,
  syncDeployment,
} from '../controller/deployment.js';
import { createdPod, type Halt, isAvailable, type Pod } from '../controller/pod.js';
import { type PodCounts, PodSimulation, type Sync } from './pods.js';

/** To look at so many pods, with all syncs of an instant, takes as long as a step of `Work`. */
const PODS_IN_A_STEP = 20;

/** A pod of a Deployment. Its slot counts from 1 over all pods of a template, in order of creation. */
export interface ReplicaPod extends Pod<number> {
  /** Name of its ReplicaSet. */
  readonly set: string;
  /** False while no node takes it. */
  readonly placed: boolean;
}

/** ReplicaSets at rest, oldest first, each sized when spec.replicas was what it is now, and their pods; those that are not available never will be. */
export function initialSets(
  spec: DeploymentSpec,
  sets: readonly Pick<ReplicaSet, 'template' | 'size' | 'available'>[],
): { readonly replicaSets: readonly ReplicaSet[]; readonly pods: readonly ReplicaPod[] } {
  const created = new Map<string, number>();
  const pods: ReplicaPod[] = [];
  const replicaSets = sets.map(({ template, size, available }, i) => {
    const set = emptySet(template, i + 1);
    const before = created.get(template) ?? 0;
    created.set(template, before + size);
    for (let k = 1; k <= size; k++) {
      const state =
        k <= available
          ? ({ phase: 'up', readySinceMs: -Infinity } as const)
          : ({ phase: 'broken', readySinceMs: null } as const);
      pods.push({ ...createdPod(before + k, template, before + k), ...state, set: set.name, placed: true });
    }
    return annotated(spec, { ...set, size });
  });
  return { replicaSets, pods };
}

/** What a rollout of a Deployment is over. */
interface DeploymentSetting {
  /** The k-th pod of the new template serves in place of the k-th target; null: pods have no targets. */
  readonly targets: readonly string[] | null;
  /** The most pods that find a node at the same time, terminating ones included; null is no limit. */
  readonly mostPlaced: number | null;
  /** Replicas before the change. */
  readonly before: number;
}

/** The pods of a Deployment and its ReplicaSets. */
export class DeploymentSimulation extends PodSimulation<ReplicaPod> {
  /** From a healthy start a rolling update keeps to its limit. */
  readonly mostOut: number | null;
  private readonly targets: readonly string[];
  /** Name of the new ReplicaSet. */
  private fresh: string | undefined;
  /** Pods created so far, by template. */
  private created: ReadonlyMap<string, number>;
  /** Replicas that served so far: those before a change of `replicas`, or more once more were available. */
  private served: number;

  /** `pods` by ReplicaSet, oldest first. */
  constructor(
    private current: DeploymentState,
    private pods: readonly ReplicaPod[],
    private readonly setting: DeploymentSetting,
  ) {
    super();
    const { spec } = current;
    this.targets = setting.targets ?? [];
    const slots = [...groupedBy(pods, ({ template }) => template)];
    this.created = new Map(slots.map(([name, own]) => [name, Math.max(...own.map(({ slot }) => slot))]));
    this.keep(current);
    const { available, total } = countsOf(this.current);
    this.served = Math.max(setting.before, available);
    const isHealthy =
      available === total && total === spec.replicas && spec.strategy.type === 'RollingUpdate';
    this.mostOut = isHealthy ? limitsOf(spec).maxUnavailable : null;
    this.see();
  }

  get state(): DeploymentState {
    return this.current;
  }

  /** Another spec. */
  set state(state: DeploymentState) {
    this.keep(state);
  }

  protected get minReadySeconds(): number {
    return this.current.spec.minReadySeconds;
  }

  activePods(): readonly ReplicaPod[] {
    return this.pods;
  }

  mapPods(change: (pod: ReplicaPod) => ReplicaPod): void {
    this.take(this.current, this.pods.map(change));
  }

  override settle(now: Instant): void {
    this.nowMs = now + 1;
    if (this.minReadySeconds > 0) this.take(this.current, this.pods);
    this.served = Math.max(this.served, countsOf(this.current).available);
    super.settle(now);
  }

  /** Recreate deletes pods that a scaling event has just added to the old ReplicaSet: they never serve. */
  override see(): ReturnType<PodSimulation['see']> {
    if (this.current.spec.strategy.type !== 'Recreate')
      this.served = Math.max(this.served, countsOf(this.current).available);
    return super.see();
  }

  /** One sync, and the ReplicaSet controllers' answer to it: pods are created and deleted at once. */
  sync(): Sync<ReplicaPod> | null {
    const { spec, replicaSets: before } = this.current;
    const { by, replicaSets } = syncDeployment(this.current);
    const created: ReplicaPod[] = [];
    const deleted = new Set<ReplicaPod>();
    const pods = replicaSets.flatMap((set) => {
      const own = this.pods.filter((pod) => pod.set === set.name);
      const surplus = own.filter(({ terminating }) => !terminating).length - set.size;
      for (let missing = surplus; missing < 0; missing++) created.push(this.create(set));
      if (surplus > 0) for (const pod of this.removedFirst(own).slice(0, surplus)) deleted.add(pod);
      // A pod that never had a node leaves at once.
      const kept = own.flatMap((pod) =>
        deleted.has(pod) ? (pod.placed ? { ...pod, terminating: true } : []) : pod,
      );
      return surplus < 0 ? [...kept, ...created.slice(surplus)] : kept;
    });
    this.take({ spec, replicaSets }, pods);
    const isSame =
      before.length === this.current.replicaSets.length &&
      this.current.replicaSets.every((set, i) => isSameSet(set, before[i]));
    return isSame ? null : { by, created, deleted: [...deleted] };
  }

  vanish(): boolean {
    const left = this.pods.filter(({ terminating }) => !terminating);
    if (left.length === this.pods.length) return false;
    this.take(this.current, left);
    return true;
  }

  protected override canStart({ phase, placed }: ReplicaPod): boolean {
    return phase === 'pending' && placed;
  }

  /**
   * Pods of the new template that do not serve first, then targets that the update has not reached. Added replicas that never served
   * count once their pods are broken.
   */
  out(): string[] {
    const { available } = countsOf(this.current);
    const fresh = this.newPods();
    const broken = fresh.filter(({ phase }) => phase === 'broken').length;
    const missing = Math.min(this.targets.length, Math.max(this.served, available + broken)) - available;
    if (missing <= 0) return [];
    const pending = fresh.filter((pod) => !this.isAvailable(pod)).flatMap((pod) => this.targetOf(pod) || []);
    const rest = this.undone().filter((target) => !pending.includes(target));
    return [...pending, ...rest].slice(0, missing);
  }

  undone(): string[] {
    const done = new Set(this.newPods().flatMap((pod) => (this.isAvailable(pod) ? this.targetOf(pod) : [])));
    return this.targets.filter((target) => !done.has(target));
  }

  counts(): PodCounts {
    return { ...countsOf(this.current), newAvailable: this.newSet()?.available ?? 0 };
  }

  halt(): Halt {
    const { spec, replicaSets } = this.current;
    if (isComplete(spec, newAndOld(spec, replicaSets))) return { code: 'complete' };
    if (spec.paused) return { code: 'paused' };
    const halt = deploymentHalt(this.current);
    const count = this.pods.filter(({ placed }) => !placed).length;
    if (count === 0 || halt.code === 'recreate-while-scaling') return halt;
    return { code: 'no-node', slots: [], count, minAvailable: limitsOf(spec).minAvailable };
  }

  effort(): number {
    return this.targets.length / PODS_IN_A_STEP;
  }

  /** Only of pods of the new template. */
  protected targetOf({ slot, set }: ReplicaPod): string | undefined {
    return set === this.fresh ? (this.targets[slot - 1] ?? '') : undefined;
  }

  private isAvailable(pod: ReplicaPod): boolean {
    return isAvailable(pod, this.minReadySeconds, this.nowMs);
  }

  private newSet({ spec, replicaSets } = this.current): ReplicaSet | null {
    return newAndOld(spec, replicaSets).newSet;
  }

  private newPods(): ReplicaPod[] {
    return this.pods.filter((pod) => pod.set === this.fresh && !pod.terminating);
  }

  /** New pods beyond the targets (a smaller `replicas` halfway) serve in place of targets that have none. */
  private create({ name, template }: ReplicaSet): ReplicaPod {
    const number = (this.created.get(template) ?? 0) + 1;
    this.created = new Map(this.created).set(template, number);
    return { ...createdPod(number, template, number), set: name, placed: false };
  }

  /** Pods of a ReplicaSet in the order in which it deletes them: without a node, not available, available; the youngest first. */
  private removedFirst(pods: readonly ReplicaPod[]): ReplicaPod[] {
    const rank = (pod: ReplicaPod): number => (pod.placed ? 1 + Number(this.isAvailable(pod)) : 0);
    const live = pods.filter(({ terminating }) => !terminating);
    return live.reverse().sort((a, b) => rank(a) - rank(b));
  }

  private take(state: DeploymentState, pods: readonly ReplicaPod[]): void {
    const placed = withNodes(pods, this.setting.mostPlaced);
    this.pods = this.setting.targets ? this.withTargets(this.newSet(state)?.name, placed) : placed;
    this.keep(state);
  }

  /**
   * Pods of the new template that were created after others of it went have slots beyond the targets: they get free ones. Pods that
   * serve in place of no target, as a change of `replicas` halfway adds them, are like those of their ReplicaSet: available at once, or
   * never where some are broken and none is available.
   */
  private withTargets(fresh: string | undefined, pods: readonly ReplicaPod[]): readonly ReplicaPod[] {
    const { length } = this.targets;
    const own = pods.filter((pod) => pod.set === fresh);
    const isBeyond = (pod: ReplicaPod): boolean => pod.set === fresh && pod.slot > length;
    const taken = new Set(own.map(({ slot }) => slot));
    const free = own.some(isBeyond)
      ? this.targets.flatMap((_target, i) => (taken.has(i + 1) ? [] : i + 1))
      : [];
    const isExtra = (pod: ReplicaPod): boolean =>
      pod.phase === 'pending' && pod.placed && (pod.set !== fresh || pod.slot > length);
    const isLost = (set: string): boolean => {
      const others = pods.filter((pod) => pod.set === set && !pod.terminating);
      return others.some(({ phase }) => phase === 'broken') && !others.some((pod) => this.isAvailable(pod));
    };
    return pods.map((pod) => {
      const placed = isBeyond(pod) ? { ...pod, slot: free.shift() ?? pod.slot } : pod;
      if (!isExtra(placed)) return placed;
      return placed.set !== fresh && isLost(placed.set)
        ? { ...placed, phase: 'broken' }
        : { ...placed, phase: 'up', readySinceMs: -Infinity };
    });
  }

  /** The status of each ReplicaSet follows its pods. */
  private keep({ spec, replicaSets }: DeploymentState): void {
    const counts = new Map(replicaSets.map((set) => [set.name, { pods: 0, available: 0, terminating: 0 }]));
    for (const pod of this.pods) {
      const own = counts.get(pod.set);
      if (!own) continue;
      own[pod.terminating ? 'terminating' : 'pods']++;
      if (!pod.terminating && this.isAvailable(pod)) own.available++;
    }
    this.current = { spec, replicaSets: replicaSets.map((set) => ({ ...set, ...counts.get(set.name) })) };
    this.fresh = this.newSet()?.name;
  }
}

function isSameSet(a: ReplicaSet, b: ReplicaSet | undefined): boolean {
  return b !== undefined && (Object.keys(a) as (keyof ReplicaSet)[]).every((key) => a[key] === b[key]);
}

/** Gives nodes to pods that wait for one, oldest ReplicaSet and oldest pod first. */
function withNodes(pods: readonly ReplicaPod[], most: number | null): readonly ReplicaPod[] {
  if (pods.every((pod) => pod.placed)) return pods;
  let free = (most ?? Infinity) - pods.filter((pod) => pod.placed).length;
  return pods.map((pod) => (pod.placed || free-- <= 0 ? pod : { ...pod, placed: true }));
}
