import type { Instant } from '../../../rollout/controller.js';
import { countsOf } from '../controller/deployment/counts.js';
import { newAndOld } from '../controller/deployment/new-and-old.js';
import type { Pod, PodsOfSet } from '../controller/deployment/pods.js';
import { type DeploymentSpec, limitsOf } from '../controller/deployment/state.js';
import { isComplete, statusOf } from '../controller/deployment/status.js';
import { differs } from '../controller/deployment/sync.js';
import { whyStuck } from '../controller/deployment/why-stuck.js';
import {
  type DeploymentWorld,
  syncedWorld,
  withoutTerminating,
  withPods,
} from '../controller/deployment/world.js';
import {
  AT_WORK,
  type Extremes,
  extremesWith,
  type Machine,
  MOST_SYNCS,
  NOT_BEGUN,
  type Stand,
} from './machine.js';
import { deploymentStuck } from '../words/why.js';
import type { PlacesForPods } from './places/places-for-pods.js';

/** To look through so many pods, with all syncs of an instant, takes as long as a step of `Work`. */
const PODS_IN_A_STEP = 20;

export interface DeploymentRollout {
  readonly world: DeploymentWorld;
  /** Ready pods of the new version, by number, and when they will have been so for minReadySeconds. */
  readonly availableAt: ReadonlyMap<number, Instant>;
  readonly seen: Extremes;
  /** How many replicas there were to serve so far: those before a change of `replicas`, or more once more were available. */
  readonly served: number;
}

/** A Deployment as a dry rollout drives it. The k-th pod of the new version takes the place of the k-th target. */
export class DeploymentMachine implements Machine<DeploymentRollout> {
  readonly start: DeploymentRollout;
  /** From a healthy start a rolling update keeps to its limit. */
  readonly mostOut: number | null;

  /** Pods of `start` that are on their way have NOT_BEGUN rounds left; `before` is `replicas` before the change. */
  constructor(
    start: DeploymentWorld,
    private readonly targets: readonly string[],
    private readonly places: PlacesForPods,
    before: number,
  ) {
    const { available, total } = countsOf(start.state);
    const seen = { lowestAvailable: available, highestTotal: total };
    const served = Math.max(before, available);
    this.start = { world: this.onTargets(start), availableAt: new Map(), seen, served };
    const { spec } = start.state;
    const isHealthy =
      available === total && total === spec.replicas && spec.strategy.type === 'RollingUpdate';
    this.mostOut = isHealthy ? limitsOf(spec).maxUnavailable : null;
  }

  settled(rollout: DeploymentRollout, now: Instant): DeploymentRollout {
    const begun = this.withAvailable(rollout, now);
    let { world, seen } = begun;
    let served = Math.max(begun.served, countsOf(world.state).available);
    // Recreate deletes the pods that a scaling event has just added to the old ReplicaSet: they never serve.
    const isRecreated = this.spec(rollout).strategy.type === 'Recreate';
    const rules = { fateOf: () => NOT_BEGUN, mostPlaced: this.places.most };
    for (let sync = 0; sync < MOST_SYNCS; sync++) {
      const next = this.withoutPlace(this.onTargets(syncedWorld(world, rules).world));
      const { available, total } = countsOf(next.state);
      seen = extremesWith(seen, available, total);
      const vanishes = [...next.pods.values()].some(({ terminating }) => terminating.length > 0);
      const rests = !differs(world.state, next.state) && !vanishes;
      world = vanishes ? withoutTerminating(next, this.places.most) : next;
      if (!isRecreated) served = Math.max(served, countsOf(world.state).available);
      if (rests) return { ...begun, world, seen, served };
    }
    throw new Error('the Deployment controller does not come to rest');
  }

  begun(rollout: DeploymentRollout): { world: DeploymentRollout; targets: string[] } {
    const targets: string[] = [];
    const world = this.mapNew(rollout.world, (pod) => {
      if (pod.left !== NOT_BEGUN || !pod.placed) return pod;
      targets.push(this.targetOf(pod));
      return { ...pod, left: AT_WORK };
    });
    return targets.length === 0 ? { world: rollout, targets } : { world: { ...rollout, world }, targets };
  }

  ended(rollout: DeploymentRollout, target: string, ready: boolean, now: Instant): DeploymentRollout {
    const number = this.targets.indexOf(target) + 1;
    const { minReadySeconds } = this.spec(rollout);
    if (ready && minReadySeconds > 0) {
      const availableAt = new Map(rollout.availableAt).set(number, now + minReadySeconds * 1000);
      return { ...rollout, availableAt };
    }
    const left = ready ? 0 : null;
    const world = this.mapNew(rollout.world, (pod) => (pod.number === number ? { ...pod, left } : pod));
    return { ...rollout, world };
  }

  /**
   * Pods of the new version that do not serve first, then the places that the update has not reached. Replicas that the change
   * adds and that never served count once their pods are broken.
   */
  out({ world, served: most }: DeploymentRollout): string[] {
    const { available } = countsOf(world.state);
    const fresh = this.newPods(world).live;
    const broken = fresh.filter(({ left }) => left === null).length;
    const missing = Math.min(this.targets.length, Math.max(most, available + broken)) - available;
    if (missing <= 0) return [];
    const served = this.served(world);
    const pending = fresh.filter(({ left }) => left !== 0).flatMap((pod) => this.targetOf(pod) || []);
    const rest = this.targets.filter((target) => !served.has(target) && !pending.includes(target));
    return [...pending, ...rest].slice(0, missing);
  }

  undone({ world }: DeploymentRollout): string[] {
    const served = this.served(world);
    return this.targets.filter((target) => !served.has(target));
  }

  wakeAt({ availableAt }: DeploymentRollout, now: Instant): Instant | null {
    const later = [...availableAt.values()].filter((at) => at > now);
    return later.length > 0 ? later.reduce((a, b) => Math.min(a, b)) : null;
  }

  stand({ world }: DeploymentRollout): Stand {
    const { spec, replicaSets } = world.state;
    if (isComplete(spec, statusOf(spec, newAndOld(spec, replicaSets))))
      return { phase: 'complete', why: '', fix: '' };
    if (spec.paused)
      return { phase: 'idle', why: 'It is paused: nothing is rolled.', fix: 'Set paused: false.' };
    const unplaced = [...world.pods.values()].flatMap(({ live }) => live).filter(({ placed }) => !placed);
    return deploymentStuck(whyStuck(world.state), spec, {
      unplaced: unplaced.length,
      places: this.places,
    });
  }

  effort(): number {
    return this.targets.length / PODS_IN_A_STEP;
  }

  extremes({ seen }: DeploymentRollout): Extremes {
    return seen;
  }

  /** Targets in whose place an available pod of the new version is. */
  private served(world: DeploymentWorld): ReadonlySet<string> {
    const fresh = this.newPods(world).live;
    return new Set(fresh.filter(({ left }) => left === 0).map((pod) => this.targetOf(pod)));
  }

  private spec({ world }: DeploymentRollout): DeploymentSpec {
    return world.state.spec;
  }

  private withAvailable(rollout: DeploymentRollout, now: Instant): DeploymentRollout {
    const due = new Set([...rollout.availableAt].filter(([, at]) => at <= now).map(([number]) => number));
    if (due.size === 0) return rollout;
    const availableAt = new Map([...rollout.availableAt].filter(([number]) => !due.has(number)));
    const world = this.mapNew(rollout.world, (pod) => (due.has(pod.number) ? { ...pod, left: 0 } : pod));
    return { ...rollout, world, availableAt };
  }

  /**
   * Pods of the new version that are made after others of it went (a smaller `replicas` halfway) take the places those had:
   * their numbers go past the targets.
   */
  private onTargets(world: DeploymentWorld): DeploymentWorld {
    const { live } = this.newPods(world);
    if (live.every(({ number }) => number <= this.targets.length)) return world;
    const taken = new Set(live.map(({ number }) => number));
    const free = this.targets.map((_target, i) => i + 1).filter((number) => !taken.has(number));
    return this.mapNew(world, (pod) =>
      pod.number <= this.targets.length ? pod : { ...pod, number: free.shift() ?? pod.number },
    );
  }

  /**
   * Pods that take no target's place, as a change of `replicas` halfway adds them, do what those of their version do: ready at
   * once, or never where it has some and none is available.
   */
  private withoutPlace(world: DeploymentWorld): DeploymentWorld {
    const fresh = newAndOld(world.state.spec, world.state.replicaSets).newSet?.name;
    const isExtra = (pod: Pod, set: string): boolean =>
      pod.left === NOT_BEGUN && pod.placed && (set !== fresh || pod.number > this.targets.length);
    if (![...world.pods].some(([set, { live }]) => live.some((pod) => isExtra(pod, set)))) return world;
    const pods = [...world.pods].map(([set, own]): [string, PodsOfSet] => {
      const left = set !== fresh && servesNot(own) ? null : 0;
      return [set, { ...own, live: own.live.map((pod) => (isExtra(pod, set) ? { ...pod, left } : pod)) }];
    });
    return withPods(world, new Map(pods));
  }

  private newPods(world: DeploymentWorld): PodsOfSet {
    const { newSet } = newAndOld(world.state.spec, world.state.replicaSets);
    return world.pods.get(newSet?.name ?? '') ?? { live: [], terminating: [] };
  }

  private mapNew(world: DeploymentWorld, change: (pod: Pod) => Pod): DeploymentWorld {
    const { newSet } = newAndOld(world.state.spec, world.state.replicaSets);
    if (!newSet) return world;
    const own = this.newPods(world);
    return withPods(world, new Map(world.pods).set(newSet.name, { ...own, live: own.live.map(change) }));
  }

  private targetOf({ number }: Pod): string {
    return this.targets[number - 1] ?? '';
  }
}

/** Pods that never get ready, and none that is. */
function servesNot({ live }: PodsOfSet): boolean {
  return live.some(({ left }) => left === null) && live.every(({ left }) => left !== 0);
}
