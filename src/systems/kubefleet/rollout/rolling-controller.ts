import { NO_TEXT, type Text } from '../../../text/text.js';
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
import type { Availability, ResolvedGroup } from '../../system.js';
import type { Binding } from '../controller/bindings.js';
import { BindingTable, type Reconciled, type RollingUpdate } from '../controller/rolling-update.js';
import type { PlacementPolicy } from '../objects/policy.js';
import { ClustersUnderWay, freshOf, outAlready } from './out-clusters.js';
import { notAvailable, rollingStuck } from './why.js';

/** One placement with strategy RollingUpdate, and its bindings when the dry rollout begins. */
export interface RollingInput {
  readonly runs: ResolvedGroup['runs'];
  readonly policy: PlacementPolicy;
  readonly rolling: RollingUpdate;
  readonly bindings: readonly Binding[];
  readonly signal: Availability['signal'];
  /** Clusters whose agent is silent, and why: nothing that is sent there becomes available. */
  readonly silent: ReadonlyMap<string, Text>;
  /** Clusters that get an edited apply strategy in one pass, before anything is rolled. */
  readonly atOnce: readonly string[];
}

/**
 * The rollout controller of one placement: it reconciles again and again, with the bindings as its own state. A batch is a round: what is
 * picked until a cluster ends or time passes.
 */
export class RollingController implements Controller {
  private readonly table: BindingTable;
  private readonly underWay: ClustersUnderWay;
  private round = 0;
  private pickedAt: Instant | null = null;
  private somethingEnded = false;
  private last: Reconciled | null = null;

  constructor(private readonly input: RollingInput) {
    const { bindings, policy, rolling, silent, runs } = input;
    this.table = new BindingTable(bindings, policy, rolling);
    this.underWay = new ClustersUnderWay(
      outAlready(bindings, silent, () => runs.group),
      freshOf(bindings),
    );
  }

  get id(): string {
    return this.input.runs.controller;
  }

  step(_world: WorldView, now: Instant): Step {
    const carried = this.last === null ? this.carriedOver(now) : [];
    this.last = this.table.reconcile(now);
    const starts = [...carried, ...this.begin(this.last, now)];
    this.underWay.begin(starts);
    return { ...NO_STEP, starts, again: starts.length > 0, wakeAt: this.table.nextReadyAt() };
  }

  /**
   * A version that does not become available has failed, whatever the kind: the work generator has one reason for it,
   * `NotAllWorkAreAvailable`, which is none of those that mean "not yet". So it is not ready, which holds updates and removals, and cannot
   * be ready either, which holds no new cluster. Data alone is available whatever it says: a bad version looks like a good one.
   * Source: kubefleet-dev/kubefleet, workgenerator/controller.go, setAllWorkAvailableCondition; pkg/utils/binding/binding.go,
   * HasBindingFailed; rollout/controller.go, calculateMaxToAdd.
   */
  ended(start: Start, result: 'succeeded' | 'failed', now: Instant): void {
    const { target, removes } = start;
    const { signal } = this.input;
    const binding = this.table.get(target);
    this.underWay.end(start, result);
    this.somethingEnded = true;
    if (removes) this.table.delete(target);
    else if (signal !== 'time') {
      const health = result === 'succeeded' || signal === 'none' ? 'ready' : 'failed';
      this.table.change(target, (one) => ({ ...settled(one), health }));
    }
    // Tracked resources are up, and the period of the others begins.
    else if (result === 'succeeded' && binding && isComingUp(binding)) this.report([target], now);
  }

  out(): readonly Out[] {
    return this.underWay.out();
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    const undone = this.table
      .all()
      .filter((one) => one.state !== 'Bound' || one.stale || one.deleting || !this.table.isReady(one))
      .map(({ cluster }) => cluster);
    return new Map([[this.input.runs.group, { ...this.end(), undone }]]);
  }

  fork(): RollingController {
    const copy = Object.create(RollingController.prototype) as RollingController;
    return Object.assign(copy, this, { table: this.table.copy(), underWay: this.underWay.copy() });
  }

  /** Updates in progress when the snapshot was taken belong to no round; an edited apply strategy is the first one. */
  private carriedOver(now: Instant): Start[] {
    const { atOnce } = this.input;
    const written = new Set(atOnce);
    const going = this.table
      .all()
      .filter((one) => one.deleting || (isComingUp(one) && !written.has(one.cluster)));
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
    // Another apply strategy is another generation of the binding: its conditions no longer count.
    for (const cluster of atOnce)
      this.table.change(cluster, (one) => ({ ...one, health: 'pending', availableSince: null }));
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
    const { signal, silent } = this.input;
    if (signal !== 'time') return;
    for (const cluster of clusters.filter((one) => !silent.has(one)))
      this.table.change(cluster, (one) => ({ ...settled(one), health: 'untracked', availableSince: now }));
  }

  /** Only the agent of a cluster applies, reports and deletes: work on a silent cluster never ends. */
  private start(target: string, batch: number, removes: boolean): Start {
    const { runs, silent } = this.input;
    return { target, group: runs.group, batch, removes, ...(silent.has(target) ? { workMs: Infinity } : {}) };
  }

  private end(): GroupEnd {
    const { last, table, input } = this;
    if (last === null || this.underWay.isMoving(input.silent) || table.nextReadyAt() !== null)
      return { phase: 'working', why: NO_TEXT };
    const bindings = table.all();
    const unready = bindings.flatMap((one) =>
      one.deleting || (one.state !== 'Scheduled' && !table.isReady(one)) ? [one.cluster] : [],
    );
    if (last.hasCandidates) return rollingStuck({ ...input, ceilings: last.ceilings, table, unready });
    return unready.length === 0
      ? { phase: 'complete', why: NO_TEXT }
      : notAvailable(unready, input.silent, bindings);
  }
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
