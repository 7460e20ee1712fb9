import { code, count, NO_TEXT, text } from '../../../text/text.js';
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
import {
  type Availability,
  neverAllowed,
  type ResolvedGroup,
  type SystemResult,
  unlimitedGroup,
} from '../../system.js';
import { type Binding, clustersIn } from '../controller/bindings.js';
import {
  change,
  isReady,
  reconcile,
  type Reconciled,
  type Rollout,
  rolloutOf,
  survey,
} from '../controller/rolling-update.js';
import type { PlacedObject, Side } from '../side.js';
import { outAlready, UnderWay } from './under-way.js';
import { notAvailable, rollingStuck } from './why.js';
import { fix } from '../../../text/fix.js';
import { fieldAt } from '../../../manifest/fields.js';
import { type FleetObject, refKeyOf } from '../objects/objects.js';
import type { PlacementSpec } from '../objects/placement.js';
import { intOrText } from '../objects/policy.js';

type Placed = Pick<PlacedObject, 'spec' | 'bindings' | 'atOnce'> & { planned: Pick<FleetObject, 'ref'> };

/**
 * The rollout controller of one placement: it reconciles again and again, with the bindings as its own state. A batch is a round: what is
 * picked until a cluster ends or time passes. What is sent to a `silent` cluster never becomes available.
 */
export class RollingController implements Controller {
  readonly id: string;
  private rollout: Rollout;
  private underWay: UnderWay;
  private round = 0;
  private pickedAt: Instant | null = null;
  private somethingEnded = false;
  private last: { readonly reconciled: Reconciled; readonly at: Instant } | null = null;

  private readonly runs: ResolvedGroup['runs'];

  constructor(
    private readonly placed: Placed,
    private readonly silent: Side['silent'],
  ) {
    this.runs = runsOf(placed);
    this.id = this.runs.controller;
    this.rollout = rolloutOf(placed.spec, placed.bindings);
    const out = outAlready(placed.bindings, silent, () => this.runs.group);
    this.underWay = new UnderWay(out, placed.bindings);
  }

  private get signal(): Availability['signal'] {
    return this.placed.spec.availability.signal;
  }

  step(_world: WorldView, now: Instant): Step {
    const carried = this.last === null ? this.carriedOver(now) : [];
    const reconciled = reconcile(this.rollout, now);
    this.last = { reconciled, at: now };
    const starts = [...carried, ...this.begin(reconciled, now)];
    this.underWay.begin(starts);
    return { ...NO_STEP, starts, again: starts.length > 0, wakeAt: reconciled.nextReadyAt };
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
    const { signal } = this;
    this.underWay.end(start, result);
    this.somethingEnded = true;
    const binding = this.rollout.bindings.get(target);
    if (removes) this.rollout.bindings.delete(target);
    else if (signal !== 'time') {
      const health = result === 'succeeded' || signal === 'none' ? 'ready' : 'failed';
      change(this.rollout, [target], (one) => ({ ...settled(one), health }));
    }
    // Tracked resources are up, and the period of the others begins.
    else if (result === 'succeeded' && binding && isComingUp(binding)) this.report([target], now);
  }

  out(): readonly Out[] {
    return this.underWay.out();
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    const undone = this.bindings
      .filter((one) => one.state !== 'Bound' || one.stale || one.deleting || !this.isReady(one))
      .map(({ cluster }) => cluster);
    return new Map([[this.runs.group, { ...this.end(), undone }]]);
  }

  fork(): RollingController {
    const copy = Object.assign(Object.create(RollingController.prototype) as RollingController, this);
    return Object.assign(copy, {
      underWay: this.underWay.copy(),
      rollout: { ...this.rollout, bindings: new Map(this.rollout.bindings) },
    });
  }

  private get bindings(): Binding[] {
    return [...this.rollout.bindings.values()];
  }

  private isReady(binding: Binding): boolean {
    return isReady(binding, this.rollout.rolling, this.last?.at ?? -Infinity);
  }

  /** Updates in progress when the snapshot was taken belong to no round; an edited apply strategy is the first one. */
  private carriedOver(now: Instant): Start[] {
    const { atOnce } = this.placed;
    const going = this.bindings.filter(
      (one) => one.deleting || (isComingUp(one) && !atOnce.includes(one.cluster)),
    );
    const pending = going.filter(({ health }) => health === 'pending');
    this.report(
      pending.map(({ cluster }) => cluster),
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
    change(this.rollout, atOnce, (one) => ({ ...one, health: 'pending', availableSince: null }));
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

  /** Untracked resources are reported available as soon as they are applied, long before the work on them is done. */
  private report(clusters: readonly string[], now: Instant): void {
    if (this.signal !== 'time') return;
    const reporting = clusters.filter((one) => !this.silent.has(one));
    change(this.rollout, reporting, (one) => ({ ...settled(one), health: 'untracked', availableSince: now }));
  }

  /** Only the agent of a cluster applies, reports and deletes: work on a silent cluster never ends. */
  private start(target: string, batch: number, removes: boolean): Start {
    const { runs, silent } = this;
    return { target, group: runs.group, batch, removes, ...(silent.has(target) ? { workMs: Infinity } : {}) };
  }

  private end(): GroupEnd {
    const { last, silent } = this;
    const waits = last !== null && survey(this.rollout, last.at).nextReadyAt !== null;
    if (last === null || waits || this.underWay.isMoving(silent)) return { phase: 'working', why: NO_TEXT };
    const unready = this.bindings.filter(
      (one) => one.deleting || (one.state !== 'Scheduled' && !this.isReady(one)),
    );
    if (last.reconciled.hasCandidates) return rollingStuck(this.rollout, last.at, unready, silent);
    return unready.length === 0 ? { phase: 'complete', why: NO_TEXT } : notAvailable(unready, silent);
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

/** A placement with strategy RollingUpdate, as one group. */
export function rollingGroup(placed: PlacedObject, side: Side): ResolvedGroup {
  const { planned, spec, bindings, atOnce } = placed;
  const { rolling, availability } = spec;
  const { manifest, ref } = planned;
  const { at, until } = side.input;
  const { ceilings, counts, room } = survey(rolloutOf(spec, bindings), at);
  const { maxUnavailable, target } = ceilings;
  const isTimed = availability.signal === 'time';
  const leaving = clustersIn(bindings, 'Unscheduled');
  const joining = clustersIn(bindings, 'Scheduled');
  // Clusters that leave serve until others serve in their place.
  const serving = Math.min(bindings.length, Math.max(target, bindings.length - joining.length));
  const free = Math.max(0, Math.min(maxUnavailable, room.maxToRemove));
  const remaining = joining.length === bindings.length ? maxUnavailable : free;
  const declared = writtenMaxUnavailable(placed);
  const givenUp = {
    written: leaving.filter((cluster) => atOnce.includes(cluster)).length,
    outAtStart: outAlready(bindings, side.silent, () => '').length,
  };
  return {
    ...unlimitedGroup({
      ...{ name: ref.name, rolls: ref, runs: runsOf(placed), unit: 'cluster' },
      targets: bindings.map(({ cluster }) => cluster),
    }),
    ceiling: {
      declared,
      ...(declared === null ? { byDefault: String(rolling.maxUnavailable) } : {}),
      resolved: maxUnavailable,
      of: target,
      // Nothing limits the clusters that are really out if time alone makes them ready.
      enforced: isTimed || atOnce.length > 0 ? null : maxUnavailable,
      rounding: 'up',
    },
    allowed: [{ reason: null, from: at, to: until, limit: maxUnavailable, remaining }],
    strategy: {
      kind: 'rollingUpdate',
      ...ceilings,
      unavailablePeriodSeconds: rolling.unavailablePeriodSeconds,
      waits: isTimed ? 'unavailablePeriodSeconds' : 'availability',
    },
    places: {
      budget: manifest.placeOf(['spec', 'strategy', 'rollingUpdate', 'maxUnavailable']),
      strategy: manifest.placeOf(['spec', 'strategy']),
      selector: manifest.placeOf(['spec', 'policy']),
      resources: manifest.placeOf(['spec', 'resourceSelectors']),
    },
    availability,
    ...(joining.length > 0 ? { joining } : {}),
    ...(serving < bindings.length ? { serving } : {}),
    ...(leaving.length > 0 ? { leaving, givenUp } : {}),
    saysWhatIsOut: true,
    mostLost: atOnce.length > 0 ? undefined : mostLost(spec, room, counts.ready, bindings.length),
  };
}

/** maxUnavailable as written; null where the default holds. */
export function writtenMaxUnavailable({ planned: { manifest } }: PlacedObject): string | number | null {
  return intOrText(fieldAt(manifest.object, 'spec', 'strategy', 'rollingUpdate', 'maxUnavailable'));
}

/** Its controller in the dry rollout, and its group there. */
function runsOf({ planned: { ref } }: Placed): ResolvedGroup['runs'] {
  return { controller: `kubefleet ${refKeyOf(ref)}`, group: refKeyOf(ref) };
}

/**
 * The most clusters that a bad version can break: of the ready ones no more than may be removed, and of the others each one: it may break
 * itself, or become ready and let one more go. Unknown if something else than their status makes clusters ready.
 */
export function mostLost(
  { availability: { signal } }: Pick<PlacementSpec, 'availability'>,
  { maxToRemove }: ReturnType<typeof survey>['room'],
  ready: number,
  all: number,
): number | undefined {
  return signal === 'time' || signal === 'none' ? undefined : Math.max(0, maxToRemove) + 2 * (all - ready);
}

/**
 * With maxUnavailable 0 no in-place update ever starts: maxSurge is for newly picked clusters. With both at 0 no move starts either.
 * Percentages round up, so only a literal 0 is 0.
 * Source: kubefleet-dev/kubefleet e160c1cd, rollout/controller.go, calculateMaxToRemove.
 */
export function updatesNone({ name: group, ceiling, strategy, places }: ResolvedGroup): SystemResult | null {
  const { resolved: maxUnavailable, of: target = 0 } = ceiling;
  const { budget: place } = places;
  if (!place || maxUnavailable !== 0 || target === 0) return null;
  const maxSurge = Number(strategy?.['maxSurge'] ?? 0);
  return neverAllowed({
    ...{ what: 'updates', targets: target, group, ofRollout: true, isOfWaiting: true },
    says: text`maxUnavailable is 0, so none of ${count(target, 'cluster')} is ever updated in place: new images reach none of them. maxSurge ${maxSurge} counts newly picked clusters only.`,
    fix: fix`Set ${code('maxUnavailable: 1')} or more.`,
    severity: 'error',
    place,
  });
}
