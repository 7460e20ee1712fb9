import type { Instant } from '../../../rollout/controller.js';
import { countsOf, isComplete, statusOf } from '../controller/deployment/status.js';
import { deploymentHalt } from '../controller/deployment/halt.js';
import { newAndOld } from '../controller/deployment/new-and-old.js';
import {
  annotated,
  type DeploymentSpec,
  type DeploymentState,
  emptySet,
  limitsOf,
  type ReplicaSet,
} from '../controller/deployment/state.js';
import { differs, syncDeployment } from '../controller/deployment/sync.js';
import type { Halt } from '../controller/halt.js';
import { createdPod, isAvailable, type Pod } from '../controller/pod.js';
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

/** A ReplicaSet of the start. */
interface InitialSet {
  readonly template: string;
  readonly size: number;
  /** Its other pods never become ready. */
  readonly available: number;
}

/** ReplicaSets at rest, oldest first, each sized when spec.replicas was what it is now, and their pods. */
export function initialSets(
  spec: DeploymentSpec,
  sets: readonly InitialSet[],
): { readonly replicaSets: readonly ReplicaSet[]; readonly pods: readonly ReplicaPod[] } {
  const created = new Map<string, number>();
  const pods: ReplicaPod[] = [];
  const replicaSets = sets.map(({ template, size, available }, i) => {
    const set = emptySet(`${template}#${i + 1}`, template, i + 1);
    const before = created.get(template) ?? 0;
    created.set(template, before + size);
    for (let k = 0; k < size; k++) {
      const pod = createdPod(before + k + 1, template, before + k + 1);
      const isUp = k < available;
      const state = { phase: isUp ? 'up' : 'broken', readySinceMs: isUp ? -Infinity : null } as const;
      pods.push({ ...pod, ...state, set: set.name, placed: true });
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
    this.created = highestSlots(pods);
    this.current = observed(current, pods, (pod) => this.isAvailable(pod));
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
    this.current = state;
  }

  protected get minReadySeconds(): number {
    return this.current.spec.minReadySeconds;
  }

  activePods(): readonly ReplicaPod[] {
    return this.pods;
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
    const before = this.current;
    const { by, state } = syncDeployment(before);
    const created: ReplicaPod[] = [];
    const deleted: ReplicaPod[] = [];
    const pods = state.replicaSets.flatMap((set) => {
      const own = this.pods.filter((pod) => pod.set === set.name);
      const missing = set.size - own.filter(({ terminating }) => !terminating).length;
      if (missing > 0) {
        const fresh = Array.from({ length: missing }, () => this.create(set));
        created.push(...fresh);
        return [...own, ...fresh];
      }
      const surplus = this.removedFirst(own).slice(0, -missing);
      deleted.push(...surplus);
      // A pod that never had a node leaves at once.
      return own.flatMap((pod) => {
        if (!surplus.includes(pod)) return pod;
        return pod.placed ? { ...pod, terminating: true } : [];
      });
    });
    this.take(state, pods);
    return differs(before, this.current) ? { by, created, deleted } : null;
  }

  vanish(): boolean {
    const left = this.pods.filter(({ terminating }) => !terminating);
    if (left.length === this.pods.length) return false;
    this.take(this.current, left);
    return true;
  }

  begin(): string[] {
    if (!this.pods.some(({ phase }) => phase === 'pending')) return [];
    const set = this.newSet()?.name;
    const targets: string[] = [];
    this.mapPods((pod) => {
      if (pod.phase !== 'pending' || !pod.placed || pod.set !== set) return pod;
      targets.push(this.targetOf(pod));
      return { ...pod, phase: 'starting' };
    });
    return targets;
  }

  ended(target: string, ready: boolean, now: Instant): void {
    const set = this.newSet()?.name;
    this.mapPods((pod) => {
      if (pod.set !== set || this.targetOf(pod) !== target) return pod;
      return { ...pod, phase: ready ? 'up' : 'broken', readySinceMs: ready ? now : null };
    });
  }

  /**
   * Pods of the new template that do not serve first, then targets that the update has not reached. Added replicas that never served
   * count once their pods are broken.
   */
  out(): string[] {
    const { available } = countsOf(this.current);
    const fresh = this.newPods();
    const broken = fresh.filter(({ phase }) => phase === 'broken').length;
    const { length } = this.targets;
    const missing = Math.min(length, Math.max(this.served, available + broken)) - available;
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
    const counts = countsOf(this.current);
    return { ...counts, newAvailable: this.newSet()?.available ?? 0 };
  }

  halt(): Halt {
    const { spec, replicaSets } = this.current;
    if (isComplete(spec, statusOf(spec, newAndOld(spec, replicaSets)))) return { code: 'complete' };
    if (spec.paused) return { code: 'paused' };
    const halt = deploymentHalt(this.current);
    const count = this.pods.filter(({ placed }) => !placed).length;
    if (count === 0 || halt.code === 'recreate-while-scaling') return halt;
    return { code: 'no-node', slots: [], count, minAvailable: limitsOf(spec).minAvailable };
  }

  effort(): number {
    return this.targets.length / PODS_IN_A_STEP;
  }

  private get targets(): readonly string[] {
    return this.setting.targets ?? [];
  }

  private targetOf({ slot }: ReplicaPod): string {
    return this.targets[slot - 1] ?? '';
  }

  private isAvailable(pod: ReplicaPod): boolean {
    return isAvailable(pod, this.minReadySeconds, this.nowMs);
  }

  private newSet(): ReplicaSet | null {
    return newAndOld(this.current.spec, this.current.replicaSets).newSet;
  }

  private newPods(): ReplicaPod[] {
    const set = this.newSet()?.name;
    return this.pods.filter((pod) => pod.set === set && !pod.terminating);
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

  mapPods(change: (pod: ReplicaPod) => ReplicaPod): void {
    this.take(this.current, this.pods.map(change));
  }

  private take(state: DeploymentState, pods: readonly ReplicaPod[]): void {
    this.pods = this.withExtras(state, this.onTargets(state, placed(pods, this.setting.mostPlaced)));
    this.current = observed(state, this.pods, (pod) => this.isAvailable(pod));
  }

  /** Pods of the new template that were created after others of it went have slots beyond the targets: they get free ones. */
  private onTargets(state: DeploymentState, pods: readonly ReplicaPod[]): readonly ReplicaPod[] {
    const { targets } = this.setting;
    if (targets === null || pods.every(({ slot }) => slot <= targets.length)) return pods;
    const set = newAndOld(state.spec, state.replicaSets).newSet?.name;
    const isBeyond = (pod: ReplicaPod): boolean => pod.set === set && pod.slot > targets.length;
    const taken = new Set(pods.filter((pod) => pod.set === set).map(({ slot }) => slot));
    const free = this.targets.flatMap((_target, i) => (taken.has(i + 1) ? [] : i + 1));
    return pods.map((pod) => (isBeyond(pod) ? { ...pod, slot: free.shift() ?? pod.slot } : pod));
  }

  /**
   * Pods that serve in place of no target, as a change of `replicas` halfway adds them, are like those of their ReplicaSet: available at
   * once, or never where some are broken and none is available.
   */
  private withExtras(state: DeploymentState, pods: readonly ReplicaPod[]): readonly ReplicaPod[] {
    const { targets } = this.setting;
    if (targets === null || !pods.some(({ phase }) => phase === 'pending')) return pods;
    const fresh = newAndOld(state.spec, state.replicaSets).newSet?.name;
    const isExtra = ({ phase, placed, set, slot }: ReplicaPod): boolean =>
      phase === 'pending' && placed && (set !== fresh || slot > targets.length);
    if (!pods.some(isExtra)) return pods;
    const isBroken = (set: string): boolean => {
      const own = pods.filter((pod) => pod.set === set && !pod.terminating);
      return own.some(({ phase }) => phase === 'broken') && !own.some((pod) => this.isAvailable(pod));
    };
    return pods.map((pod) => {
      if (!isExtra(pod)) return pod;
      const isLost = pod.set !== fresh && isBroken(pod.set);
      return { ...pod, phase: isLost ? 'broken' : 'up', readySinceMs: isLost ? null : -Infinity };
    });
  }
}

/** Gives nodes to pods that wait for one, oldest ReplicaSet and oldest pod first. */
function placed(pods: readonly ReplicaPod[], mostPlaced: number | null): readonly ReplicaPod[] {
  if (pods.every((pod) => pod.placed)) return pods;
  let free = (mostPlaced ?? Infinity) - pods.filter((pod) => pod.placed).length;
  return pods.map((pod) => (pod.placed || free-- <= 0 ? pod : { ...pod, placed: true }));
}

/** The status of each ReplicaSet follows its pods. */
function observed(
  state: DeploymentState,
  pods: readonly ReplicaPod[],
  isAvailable: (pod: ReplicaPod) => boolean,
): DeploymentState {
  const counts = new Map(
    state.replicaSets.map(({ name }) => [name, { pods: 0, available: 0, terminating: 0 }]),
  );
  for (const pod of pods) {
    const own = counts.get(pod.set);
    if (!own) continue;
    if (pod.terminating) own.terminating++;
    else {
      own.pods++;
      if (isAvailable(pod)) own.available++;
    }
  }
  const replicaSets = state.replicaSets.map((set) => {
    const own = counts.get(set.name);
    return { ...set, ...own, ready: own?.available ?? 0 };
  });
  return { ...state, replicaSets };
}

function highestSlots(pods: readonly ReplicaPod[]): ReadonlyMap<string, number> {
  const highest = new Map<string, number>();
  for (const { template, slot } of pods) highest.set(template, Math.max(slot, highest.get(template) ?? 0));
  return highest;
}
