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
import type { PlacementPolicy } from '../objects/policy.js';
import { nextWaitMs, reconcile, type Reconciled } from '../controller/reconcile.js';
import { notAvailable, rollingStuck } from './why.js';

/** One placement with strategy RollingUpdate, and what it has on the clusters when the dry rollout begins. */
export interface RollingInput {
  readonly id: string;
  readonly group: string;
  readonly policy: PlacementPolicy;
  readonly rolling: RollingUpdate;
  readonly bindings: readonly Binding[];
  readonly signal: Availability['signal'];
  /** Clusters whose agent is silent, and why: what is sent to them never becomes available. */
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
  private hasBegun = false;
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
    const starts = this.carriedOver(now);
    const picked = reconcile(this.input.policy, this.input.rolling, this.bindings, now);
    this.bindings = picked.bindings;
    this.last = picked;
    starts.push(...this.begin(picked, now));
    if (starts.length > 0) this.under = withStarts(this.under, starts, picked.bind);
    return { ...NO_STEP, starts, again: starts.length > 0, wakeAt: this.wakeAt(now) };
  }

  ended(start: Start, result: 'succeeded' | 'failed', now: Instant): void {
    this.under = withEnd(this.under, start, result);
    this.somethingEnded = true;
    const health = this.healthAfter(start.target, result);
    if (start.removes) this.bindings = this.bindings.filter(({ cluster }) => cluster !== start.target);
    else if (health !== null) this.set([start.target], (binding) => ({ ...settled(binding), health }));
    // What can be tracked is up, and for the rest the time begins to run.
    else if (result === 'succeeded')
      this.report(
        this.bindings.flatMap((one) =>
          one.cluster === start.target && isComingUp(one) ? [one.cluster] : [],
        ),
        now,
      );
  }

  out(): readonly Out[] {
    return outClusters(this.under);
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    const undone = this.bindings.filter((one) => !this.isDone(one)).map(({ cluster }) => cluster);
    return new Map([[this.input.group, { ...this.standing(), undone }]]);
  }

  /** A cluster that is kept as it is has nothing left to do. */
  private isDone(binding: Binding): boolean {
    const { state, stale, deleting } = binding;
    return state === 'Bound' && !stale && !deleting && isReady(binding, this.now, this.periodMs);
  }

  fork(): RollingController {
    return Object.assign(Object.create(RollingController.prototype) as RollingController, this);
  }

  /** What was on its way when the snapshot was taken belongs to no round of this rollout; what goes past the rounds is the first. */
  private carriedOver(now: Instant): Start[] {
    if (this.hasBegun) return [];
    this.hasBegun = true;
    const { atOnce } = this.input;
    const written = new Set(atOnce);
    const going = this.bindings.filter(
      (binding) => binding.deleting || (isComingUp(binding) && !written.has(binding.cluster)),
    );
    this.report(
      going.flatMap(({ cluster, health }) => (health === 'pending' ? [cluster] : [])),
      now,
    );
    const carried = going.map(({ cluster, deleting, onItsWayMs = 0 }) => ({
      ...this.start(cluster, 0, deleting),
      ...(onItsWayMs > 0 ? { headStartMs: onItsWayMs } : {}),
    }));
    if (atOnce.length === 0) return carried;
    this.round++;
    this.pickedAt = now;
    // Another apply strategy is another generation of the binding: what its conditions said no longer counts.
    this.set(atOnce, (binding) => ({ ...binding, health: 'pending', availableSince: null }));
    this.report(atOnce, now);
    return [...carried, ...atOnce.map((cluster) => this.start(cluster, this.round, false))];
  }

  private begin(picked: Reconciled, now: Instant): Start[] {
    const rolled = [...picked.update, ...picked.bind];
    if (rolled.length + picked.remove.length === 0) return [];
    if (this.somethingEnded || this.pickedAt !== now) this.round++;
    this.somethingEnded = false;
    this.pickedAt = now;
    this.report(rolled, now);
    return [
      ...rolled.map((cluster) => this.start(cluster, this.round, false)),
      ...picked.remove.map((cluster) => this.start(cluster, this.round, true)),
    ];
  }

  /** What cannot be tracked is reported available as soon as it is applied, long before the work on it is done. */
  private report(rolled: readonly string[], now: Instant): void {
    if (this.input.signal !== 'time') return;
    const heard = rolled.filter((cluster) => !this.input.silent.has(cluster));
    this.set(heard, (binding) => ({ ...settled(binding), health: 'untracked', availableSince: now }));
  }

  private set(clusters: readonly string[], become: (binding: Binding) => Binding): void {
    if (clusters.length === 0) return;
    const named = new Set(clusters);
    this.bindings = this.bindings.map((one) => (named.has(one.cluster) ? become(one) : one));
  }

  /**
   * Null where the end of the work changes nothing that the controller can see. A version that does not become available has
   * failed, whatever the kind: the work generator has one reason for it, `NotAllWorkAreAvailable`, which is none of those that
   * mean "not yet". So it is not ready, which holds updates and removals, and can not be ready either, which holds no new cluster.
   * Source: kubefleet-dev/kubefleet, workgenerator/controller.go, setAllWorkAvailableCondition; pkg/utils/binding/binding.go,
   * HasBindingFailed; rollout/controller.go, calculateMaxToAdd.
   */
  private healthAfter(cluster: string, result: 'succeeded' | 'failed'): Binding['health'] | null {
    if (this.input.silent.has(cluster) || this.input.signal === 'time') return null;
    // Data alone is available whatever it says: a bad version looks like a good one.
    return result === 'succeeded' || this.input.signal === 'none' ? 'ready' : 'failed';
  }

  private start(target: string, batch: number, removes: boolean): Start {
    return { target, group: this.input.group, batch, removes, ...untilHeard(target, this.input.silent) };
  }

  private wakeAt(now: Instant): Instant | null {
    const wait = nextWaitMs(this.bindings, now, this.periodMs);
    return wait === null ? null : now + wait;
  }

  private get periodMs(): number {
    return this.input.rolling.unavailablePeriodSeconds * 1000;
  }

  private standing(): GroupEnd {
    const last = this.last;
    if (last === null || isMoving(this.under, this.input.silent) || this.wakeAt(this.now) !== null)
      return { phase: 'working', why: '' };
    const { bindings } = this;
    const unready = bindings
      .filter(
        (binding) =>
          binding.deleting || (binding.state !== 'Scheduled' && !isReady(binding, this.now, this.periodMs)),
      )
      .map(({ cluster }) => cluster);
    const stuck = { ...this.input, last, bindings, unready };
    if (last.hasCandidates) return rollingStuck(stuck);
    return unready.length === 0 ? { phase: 'complete', why: '' } : notAvailable(unready, stuck);
  }
}

/** One that has failed is updated at once where there is a newer version, so nobody waits for it. */
function isComingUp({ state, stale, health, onItsWayMs }: Binding): boolean {
  return state === 'Bound' && onItsWayMs !== undefined && !(stale && health === 'failed');
}

/** Whatever the end is, it is on its way no more. */
function settled(binding: Binding): Binding {
  const { onItsWayMs: _, unavailableSince: __, ...rest } = binding;
  return rest;
}
