import type { Instant } from '../../../rollout/controller.js';
import {
  annotated,
  deploymentHalt,
  type DeploymentState,
  emptySet,
  isComplete,
  limitsOf,
  type ReplicaSet,
  syncDeployment,
} from '../controller/deployment.js';
import { createdPod, type Halt, isAvailable, type Pod } from '../controller/pod.js';
import type { DeploymentSpec } from '../controller/spec.js';
import { changed, PodSimulation, type Sync } from './pods.js';

/** A pod of a Deployment. Its slot counts from 1 over all pods of a template, in order of creation. */
export interface ReplicaPod extends Pod<number> {
  /** Name of its ReplicaSet. */
  readonly set: string;
  /** False while no node takes it. */
  readonly placed: boolean;
  /** The target in whose place it serves; absent: as its slot says. */
  readonly target?: string | undefined;
}

/**
 * ReplicaSets at rest, oldest first, and their pods; those that are not available never will be. Where annotations do not say it, each was
 * sized when spec.replicas was `replicas`.
 */
export function initialSets(
  spec: DeploymentSpec,
  sets: readonly (Partial<ReplicaSet> & Pick<ReplicaSet, 'template' | 'size' | 'available'>)[],
  replicas: number,
): { readonly replicaSets: readonly ReplicaSet[]; readonly pods: readonly ReplicaPod[] } {
  const pods: ReplicaPod[] = [];
  const replicaSets = sets.map(({ template, size, available, desiredAnnotation, maxAnnotation }, i) => {
    const set = annotated(spec, { ...emptySet(template, i + 1), size });
    const first = pods.filter((pod) => pod.template === template).length + 1;
    for (let number = first; number < first + size; number++) {
      const isUp = number < first + available;
      const state = isUp
        ? ({ phase: 'up', readySinceMs: -Infinity } as const)
        : ({ phase: 'broken' } as const);
      pods.push({ ...createdPod(number, template), ...state, set: set.name, placed: true });
    }
    const known = { desiredAnnotation: desiredAnnotation ?? replicas };
    return { ...set, ...known, maxAnnotation: maxAnnotation ?? set.maxAnnotation };
  });
  return { replicaSets, pods };
}

export interface DeploymentSetting {
  /** The k-th pod of the new template serves in place of the k-th target; empty: pods have no targets. */
  readonly targets: readonly string[];
  /** The most pods that find a node at the same time, terminating ones included; null is no limit. */
  readonly mostPlaced: number | null;
  readonly before: number;
}

export class DeploymentSimulation extends PodSimulation<ReplicaPod> {
  /** From a healthy start a rolling update keeps to its limit. */
  readonly mostOut: number | null;
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
    this.created = new Map(pods.map(({ template, slot }) => [template, slot]));
    this.state = current;
    const { available } = this.counts();
    this.served = Math.max(setting.before, available);
    const isHealthy = available === pods.length && available === this.spec.replicas;
    const keeps = isHealthy && this.spec.strategy.type === 'RollingUpdate';
    this.mostOut = keeps ? limitsOf(this.spec).maxUnavailable : null;
    this.recordCounts();
  }

  get spec(): DeploymentSpec {
    return this.current.spec;
  }

  get state(): DeploymentState {
    return this.current;
  }

  /** The status of each ReplicaSet follows its pods. */
  set state({ spec, replicaSets }: DeploymentState) {
    const sets = replicaSets.map((set) => {
      const own = this.pods.filter((pod) => pod.set === set.name);
      const live = own.filter(({ terminating }) => !terminating);
      const available = live.filter((pod) => isAvailable(pod, { spec, nowMs: this.nowMs })).length;
      return { ...set, pods: live.length, available, terminating: own.length - live.length };
    });
    this.current = { spec, replicaSets: sets };
  }

  activePods(): readonly ReplicaPod[] {
    return this.pods;
  }

  changePods(change: (pod: ReplicaPod) => ReplicaPod | null): boolean {
    const pods = changed(this.pods, change);
    if (pods === this.pods) return false;
    this.take(this.current, pods);
    return true;
  }

  override settle(now: Instant): void {
    this.nowMs = now + 1;
    if (this.spec.minReadySeconds > 0) this.take(this.current, this.pods);
    this.serve();
    super.settle(now);
  }

  /** Recreate deletes pods that a scaling event has just added to the old ReplicaSet: they never serve. */
  override recordCounts(): void {
    if (this.spec.strategy.type !== 'Recreate') this.serve();
    super.recordCounts();
  }

  private serve(): void {
    this.served = Math.max(this.served, this.counts().available);
  }

  /** One sync, and the ReplicaSet controllers' answer to it: pods are created and deleted at once. */
  sync(): Sync<ReplicaPod> | null {
    const before = this.current.replicaSets;
    const { by, replicaSets } = syncDeployment(this.current);
    const created: ReplicaPod[] = [];
    const deleted: ReplicaPod[] = [];
    const pods = replicaSets.flatMap((set) => {
      const own = this.pods.filter((pod) => pod.set === set.name);
      const surplus = own.filter(({ terminating }) => !terminating).length - set.size;
      const gone = surplus > 0 ? this.removedFirst(own).slice(0, surplus) : [];
      const fresh = Array.from({ length: Math.max(0, -surplus) }, () => this.create(set));
      created.push(...fresh);
      deleted.push(...gone);
      const going = new Set(gone);
      // A pod that never had a node leaves at once.
      const kept = own.filter((pod) => pod.placed || !going.has(pod));
      return [...kept.map((pod) => (going.has(pod) ? { ...pod, terminating: true } : pod)), ...fresh];
    });
    this.take({ spec: this.spec, replicaSets }, pods);
    const isSame = JSON.stringify(before) === JSON.stringify(this.current.replicaSets);
    return isSame ? null : { by, created, deleted };
  }

  override canStart(pod: ReplicaPod): boolean {
    return super.canStart(pod) && pod.placed;
  }

  /**
   * Pods of the new template that do not serve first, then targets that the update has not reached. Added replicas that never served
   * count once their pods are broken.
   */
  unserved(): string[] {
    const { available } = this.counts();
    const fresh = this.pods.filter((pod) => this.isNew(pod) && !pod.terminating);
    const broken = fresh.filter(({ phase }) => phase === 'broken').length;
    const missing =
      Math.min(this.setting.targets.length, Math.max(this.served, available + broken)) - available;
    if (missing <= 0) return [];
    const pending = fresh.flatMap((pod) => (this.isServing(pod) ? [] : (this.targetOf(pod) ?? [])));
    return [...new Set([...pending, ...this.undone()])].slice(0, missing);
  }

  protected undone(): string[] {
    const done = new Set(this.pods.map((pod) => (this.isServing(pod) ? this.targetOf(pod) : undefined)));
    return this.setting.targets.filter((target) => !done.has(target));
  }

  halt(): Halt {
    if (isComplete(this.current)) return { code: 'complete' };
    if (this.spec.paused) return { code: 'paused' };
    const halt = deploymentHalt(this.current);
    const pods = this.pods.filter(({ placed }) => !placed).length;
    return pods === 0 || halt.code === 'recreate-while-scaling' ? halt : { code: 'no-node', pods };
  }

  targetOf(pod: ReplicaPod): string | undefined {
    return this.isNew(pod) ? (pod.target ?? this.setting.targets[pod.slot - 1]) : undefined;
  }

  private create({ name, template }: ReplicaSet): ReplicaPod {
    const number = (this.created.get(template) ?? 0) + 1;
    this.created = new Map(this.created).set(template, number);
    return { ...createdPod(number, template), set: name, placed: false };
  }

  /** Pods of a ReplicaSet in the order in which it deletes them: without a node, not available, available; the youngest first. */
  private removedFirst(pods: readonly ReplicaPod[]): ReplicaPod[] {
    const rank = (pod: ReplicaPod): number => (pod.placed ? 1 + Number(isAvailable(pod, this)) : 0);
    const live = pods.filter(({ terminating }) => !terminating);
    return live.reverse().sort((a, b) => rank(a) - rank(b));
  }

  /** Gives nodes to pods that wait for one, oldest ReplicaSet and oldest pod first. */
  private take(state: DeploymentState, pods: readonly ReplicaPod[]): void {
    let free = (this.setting.mostPlaced ?? Infinity) - pods.filter((pod) => pod.placed).length;
    const placed = changed(pods, (pod) => (pod.placed || free-- <= 0 ? pod : { ...pod, placed: true }));
    this.pods = this.setting.targets.length > 0 ? this.withTargets(placed) : placed;
    this.state = state;
  }

  /**
   * New pods beyond the targets (a smaller `replicas` halfway, or created after others of them went) serve in place of targets that have
   * none. Pods that serve in place of no target, as a change of `replicas` halfway adds them, are like those of their ReplicaSet:
   * available at once, or never where some are broken and none is available.
   */
  private withTargets(pods: readonly ReplicaPod[]): readonly ReplicaPod[] {
    const isBeyond = (pod: ReplicaPod): boolean => this.isNew(pod) && this.targetOf(pod) === undefined;
    const taken = new Set(pods.some(isBeyond) ? pods.map((pod) => this.targetOf(pod)) : this.setting.targets);
    const free = this.setting.targets.filter((target) => !taken.has(target));
    const isLost = (set: string): boolean => {
      const others = pods.filter((pod) => pod.set === set && !pod.terminating);
      return others.some(({ phase }) => phase === 'broken') && !others.some((pod) => this.isServing(pod));
    };
    return changed(pods, (pod) => {
      const own = isBeyond(pod) && free.length > 0 ? { ...pod, target: free.shift() } : pod;
      if (this.targetOf(own) !== undefined || own.phase !== 'pending' || !own.placed) return own;
      return !this.isNew(own) && isLost(own.set)
        ? { ...own, phase: 'broken' }
        : { ...own, phase: 'up', readySinceMs: -Infinity };
    });
  }
}
