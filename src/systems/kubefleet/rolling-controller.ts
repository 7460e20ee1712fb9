import type { Controller, Instant, Out, Phase, Start, Step, WorldView } from '../../rollout/controller.js';
import type { Availability } from '../system.js';
import type { Binding } from './bindings.js';
import { isReady, waitMs } from './bindings.js';
import type { RollingUpdate } from './ceilings.js';
import type { UnderWay } from './out-clusters.js';
import { atRest, outAlready, outClusters, withEnd, withStarts } from './out-clusters.js';
import type { PlacementPolicy } from './policy.js';
import type { Reconciled } from './reconcile.js';
import { reconcile } from './reconcile.js';
import { applied } from './rounds.js';
import { notAvailableText, stuckText } from './why.js';

/** One placement with strategy RollingUpdate, and what it has on the clusters when the dry rollout begins. */
export interface RollingInput {
  readonly id: string;
  readonly group: string;
  readonly policy: PlacementPolicy;
  readonly rolling: RollingUpdate;
  readonly bindings: readonly Binding[];
  readonly signal: Availability['signal'];
  /** Clusters whose agent is silent: what is sent to them never becomes available. */
  readonly silent: ReadonlySet<string>;
}

/**
 * The rollout controller of one placement: `reconcile` again and again, with the bindings as its own state. A batch is a
 * round: what is picked until a cluster ends or time passes.
 */
export class RollingController implements Controller {
  private bindings: readonly Binding[];
  private under: UnderWay;
  private repairedStarts: readonly Start[] = [];
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
    const starts = [...this.carriedOver(), ...this.resumed()];
    const picked = reconcile(this.input.policy, this.input.rolling, this.bindings, now);
    this.last = picked;
    starts.push(...this.begin(picked, now));
    if (starts.length > 0) this.under = withStarts(this.under, starts, picked.bind);
    const { phase, why } = this.standing();
    return {
      starts,
      joins: [],
      leaves: [],
      again: starts.length > 0,
      wakeAt: this.wakeAt(now),
      phase,
      why,
    };
  }

  ended(start: Start, result: 'succeeded' | 'failed'): void {
    this.under = withEnd(this.under, start, result);
    this.somethingEnded = true;
    if (start.removes) {
      this.bindings = this.bindings.filter(({ cluster }) => cluster !== start.target);
      return;
    }
    const health = this.healthAfter(start.target, result);
    if (health !== null)
      this.bindings = this.bindings.map((binding) => healed(binding, start.target, health));
  }

  repaired(start: Start): void {
    this.repairedStarts = [...this.repairedStarts, { ...start, again: true }];
  }

  out(): readonly Out[] {
    return outClusters(this.under);
  }

  groups(): ReadonlyMap<string, { readonly phase: Phase; readonly why: string }> {
    return new Map([[this.input.group, this.standing()]]);
  }

  fork(): RollingController {
    return Object.assign(new RollingController(this.input), this);
  }

  /** What was on its way when the snapshot was taken belongs to no round of this rollout. */
  private carriedOver(): Start[] {
    if (this.hasBegun) return [];
    this.hasBegun = true;
    return this.bindings
      .filter(
        ({ state, stale, health, deleting }) =>
          deleting || (state === 'Bound' && !stale && health === 'pending'),
      )
      .map(({ cluster, deleting }) => this.start(cluster, 0, deleting));
  }

  private resumed(): Start[] {
    const again = [...this.repairedStarts];
    this.repairedStarts = [];
    return again;
  }

  private begin(picked: Reconciled, now: Instant): Start[] {
    const rolled = [...picked.update, ...picked.bind];
    if (rolled.length + picked.remove.length === 0) return [];
    if (this.somethingEnded || this.pickedAt !== now) this.round++;
    this.somethingEnded = false;
    this.pickedAt = now;
    this.bindings = this.reported(applied(this.bindings, picked), rolled, now);
    return [
      ...rolled.map((cluster) => this.start(cluster, this.round, false)),
      ...picked.remove.map((cluster) => this.start(cluster, this.round, true)),
    ];
  }

  /** What cannot be tracked is reported available as soon as it is applied, long before the work on it is done. */
  private reported(
    bindings: readonly Binding[],
    rolled: readonly string[],
    now: Instant,
  ): readonly Binding[] {
    if (this.input.signal !== 'time') return bindings;
    const touched = new Set(rolled.filter((cluster) => !this.input.silent.has(cluster)));
    return bindings.map((binding) =>
      touched.has(binding.cluster) ? { ...binding, health: 'untracked', availableSince: now } : binding,
    );
  }

  /** Null where the end of the work changes nothing that the controller can see. */
  private healthAfter(cluster: string, result: 'succeeded' | 'failed'): Binding['health'] | null {
    if (this.input.silent.has(cluster) || this.input.signal === 'time') return null;
    // Data alone is available whatever it says: a bad version looks like a good one.
    return result === 'succeeded' || this.input.signal === 'none' ? 'ready' : 'notAvailableYet';
  }

  private start(target: string, batch: number, removes: boolean): Start {
    return { target, group: this.input.group, batch, again: false, stages: 1, removes };
  }

  private wakeAt(now: Instant): Instant | null {
    const waits = this.bindings.flatMap((binding) => {
      const wait = waitMs(binding, now, this.periodMs);
      return wait !== null && wait > 0 ? [wait] : [];
    });
    return waits.length > 0 ? now + Math.min(...waits) : null;
  }

  private get periodMs(): number {
    return this.input.rolling.unavailablePeriodSeconds * 1000;
  }

  private standing(): { readonly phase: Phase; readonly why: string } {
    const last = this.last;
    if (last === null || this.under.inFlight.size > 0 || this.wakeAt(this.now) !== null)
      return { phase: 'working', why: '' };
    const unready = this.bindings
      .filter((binding) => binding.state !== 'Scheduled' && !isReady(binding, this.now, this.periodMs))
      .map(({ cluster }) => cluster);
    if (last.hasCandidates)
      return { phase: 'stuck', why: stuckText(last, this.input, this.bindings, unready) };
    if (unready.length > 0) return { phase: 'waiting', why: notAvailableText(unready, this.input.silent) };
    return { phase: 'complete', why: '' };
  }
}

function healed(binding: Binding, cluster: string, health: Binding['health']): Binding {
  return binding.cluster === cluster ? { ...binding, health } : binding;
}
