import {
  type Controller,
  type GroupEnd,
  type Instant,
  NO_STEP,
  type Out,
  type Start,
  type Step,
  type WorldView,
} from '../../../rollout/controller.js';
import type { Availability } from '../../system.js';
import { type Binding, isReady } from '../controller/bindings.js';
import type { RollingUpdate } from '../controller/ceilings.js';
import { nextWaitMs, reconcile, type Reconciled } from '../controller/reconcile.js';
import type { PlacementPolicy } from '../objects/policy.js';
import {
  atRest,
  isMoving,
  outAlready,
  outClusters,
  type UnderWay,
  untilHeard,
  withEnd,
  withStarts,
} from './out-clusters.js';
import { notAvailable, rollingStuck } from './why.js';

/** One placement with strategy RollingUpdate, and its bindings when the dry rollout begins. */
export interface RollingInput {
  readonly id: string;
  readonly group: string;
  readonly policy: PlacementPolicy;
  readonly rolling: RollingUpdate;
  readonly bindings: readonly Binding[];
  readonly signal: Availability['signal'];
  /** Clusters whose agent is silent, and why: nothing that is sent there becomes available. */
  readonly silent: ReadonlyMap<string, string>;
  /** Clusters that get an edited apply strategy in one pass, before anything is rolled. */
  readonly atOnce: readonly string[];
}

/**
 * The rollout controller of one placement: `reconcile` again and again, with the bindings as its own state. A batch is a
 * round: what is picked until a cluster ends or time passes.
 */
export class RollingController implements Controller {
  private bindings: readonly Binding[];
  private under: UnderWay;
  private round = 0;
  private pickedAt: Instant | null = null;
  private somethingEnded = false;
  private last: Reconciled | null = null;
  private now: Instant = 0;

  constructor(private readonly input: RollingInput) {
    this.bindings = input.bindings;
    this.under = atRest(outAlready(input.bindings, input.silent, () => input.group));
  }

  get id(): string {
    return this.input.id;
  }

  step(_world: WorldView, now: Instant): Step {
    this.now = now;
    const carried = this.last === null ? this.carriedOver(now) : [];
    const picked = reconcile(this.input.policy, this.input.rolling, this.bindings, now);
    this.bindings = picked.bindings;
    this.last = picked;
    const starts = [...carried, ...this.begin(picked, now)];
    this.under = withStarts(this.under, starts, picked.bind);
    return { ...NO_STEP, starts, again: starts.length > 0, wakeAt: this.wakeAt(now) };
  }

  ended(start: Start, result: 'succeeded' | 'failed', now: Instant): void {
    const { target, removes } = start;
    this.under = withEnd(this.under, start, result);
    this.somethingEnded = true;
    const health = this.healthAfter(target, result);
    if (removes) this.bindings = this.bindings.filter(({ cluster }) => cluster !== target);
    else if (health !== null) this.set([target], (binding) => ({ ...settled(binding), health }));
    else if (result === 'succeeded' && this.bindings.some((one) => one.cluster === target && isComingUp(one)))
      // Tracked resources are up, and the period of the others begins.
      this.report([target], now);
  }

  out(): readonly Out[] {
    return outClusters(this.under);
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    const isDone = (binding: Binding): boolean =>
      binding.state === 'Bound' && !binding.stale && !binding.deleting && this.isReady(binding);
    const undone = this.bindings.filter((one) => !isDone(one)).map(({ cluster }) => cluster);
    return new Map([[this.input.group, { ...this.end(), undone }]]);
  }

  fork(): RollingController {
    return Object.assign(Object.create(RollingController.prototype) as RollingController, this);
  }

  /** Updates in progress when the snapshot was taken belong to no round; an edited apply strategy is the first one. */
  private carriedOver(now: Instant): Start[] {
    const { atOnce } = this.input;
    const going = this.bindings.filter(
      (binding) => binding.deleting || (isComingUp(binding) && !atOnce.includes(binding.cluster)),
    );
    this.report(namesOf(going.filter(({ health }) => health === 'pending')), now);
    const carried = going.map(({ cluster, deleting, onItsWayMs = 0 }) => ({
      ...this.start(cluster, 0, deleting),
      ...(onItsWayMs > 0 ? { headStartMs: onItsWayMs } : {}),
    }));
    if (atOnce.length === 0) return carried;
    this.round++;
    this.pickedAt = now;
    // Another apply strategy is another generation of the binding: its conditions no longer count.
    this.set(atOnce, (binding) => ({ ...binding, health: 'pending', availableSince: null }));
    this.report(atOnce, now);
    return [...carried, ...atOnce.map((cluster) => this.start(cluster, this.round, false))];
  }

  private begin({ update, bind, remove }: Reconciled, now: Instant): Start[] {
    const rolled = [...update, ...bind];
    if (rolled.length + remove.length === 0) return [];
    if (this.somethingEnded || this.pickedAt !== now) this.round++;
    this.somethingEnded = false;
    this.pickedAt = now;
    this.report(rolled, now);
    return [
      ...rolled.map((cluster) => this.start(cluster, this.round, false)),
      ...remove.map((cluster) => this.start(cluster, this.round, true)),
    ];
  }

  /** What cannot be tracked is reported available as soon as it is applied, long before the work on it is done. */
  private report(clusters: readonly string[], now: Instant): void {
    if (this.input.signal !== 'time') return;
    const heard = clusters.filter((cluster) => !this.input.silent.has(cluster));
    this.set(heard, (binding) => ({ ...settled(binding), health: 'untracked', availableSince: now }));
  }

  private set(clusters: readonly string[], become: (binding: Binding) => Binding): void {
    const named = new Set(clusters);
    this.bindings = this.bindings.map((one) => (named.has(one.cluster) ? become(one) : one));
  }

  /**
   * Null if the end of the work changes nothing that the controller sees. A version that does not become available has failed, whatever the
   * kind: the work generator has one reason for it, `NotAllWorkAreAvailable`, which is none of those that mean "not yet". So it is not
   * ready, which holds updates and removals, and cannot be ready either, which holds no new cluster.
   * Source: kubefleet-dev/kubefleet, workgenerator/controller.go, setAllWorkAvailableCondition; pkg/utils/binding/binding.go,
   * HasBindingFailed; rollout/controller.go, calculateMaxToAdd.
   */
  private healthAfter(cluster: string, result: 'succeeded' | 'failed'): Binding['health'] | null {
    const { silent, signal } = this.input;
    if (silent.has(cluster) || signal === 'time') return null;
    // Data alone is available whatever it says: a bad version looks like a good one.
    return result === 'succeeded' || signal === 'none' ? 'ready' : 'failed';
  }

  private start(target: string, batch: number, removes: boolean): Start {
    const { group, silent } = this.input;
    return { target, group, batch, removes, ...untilHeard(target, silent) };
  }

  private wakeAt(now: Instant): Instant | null {
    const wait = nextWaitMs(this.bindings, now, this.periodMs);
    return wait === null ? null : now + wait;
  }

  private isReady(binding: Binding): boolean {
    return isReady(binding, this.now, this.periodMs);
  }

  private get periodMs(): number {
    return this.input.rolling.unavailablePeriodSeconds * 1000;
  }

  private end(): GroupEnd {
    const { last, bindings, input } = this;
    if (last === null || isMoving(this.under, input.silent) || this.wakeAt(this.now) !== null)
      return { phase: 'working', why: '' };
    const unready = namesOf(
      bindings.filter((one) => one.deleting || (one.state !== 'Scheduled' && !this.isReady(one))),
    );
    const stuck = { ...input, last, bindings, unready };
    if (last.hasCandidates) return rollingStuck(stuck);
    return unready.length === 0 ? { phase: 'complete', why: '' } : notAvailable(unready, stuck);
  }
}

function namesOf(bindings: readonly Binding[]): string[] {
  return bindings.map(({ cluster }) => cluster);
}

/** False for a failed one that is stale: it is updated at once. */
function isComingUp({ state, stale, health, onItsWayMs }: Binding): boolean {
  return state === 'Bound' && onItsWayMs !== undefined && !(stale && health === 'failed');
}

/** A binding whose update has ended. */
function settled(binding: Binding): Binding {
  const { onItsWayMs: _, unavailableSince: __, ...rest } = binding;
  return rest;
}
