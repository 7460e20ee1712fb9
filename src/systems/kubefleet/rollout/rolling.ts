import { code, count, NO_TEXT, text } from '../../../text/text.js';
import {
  type Controller,
  type GroupEnd,
  type Instant,
  NO_STEP,
  type Start,
} from '../../../rollout/controller.js';
import {
  neverAllowed,
  nextName,
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
  rolloutOf,
  survey,
} from '../controller/rolling-update.js';
import type { PlacedObject, Side } from '../side.js';
import { outAlready, UnderWay } from './under-way.js';
import { notAvailable, rollingStuck } from './why.js';
import { fix } from '../../../text/fix.js';
import { fieldAt } from '../../../manifest/fields.js';
import { type FleetObject, refKeyOf } from '../objects/objects.js';
import { intOrText } from '../objects/policy.js';

type Placed = Pick<PlacedObject, 'spec' | 'bindings' | 'atOnce' | 'isLater'> & {
  planned: Pick<FleetObject, 'ref'>;
};

/** The rollout that the change starts, and the next in-place update if the first does not show the edited limits. */
export function rolloutsOf(placed: PlacedObject): PlacedObject[] {
  const { later } = placed;
  return later === null ? [placed] : [placed, { ...placed, bindings: later, atOnce: [], isLater: true }];
}

/** State of the controller of a placement: the bindings, and the round of updates. */
type RollingState = ReturnType<typeof rollingStart>;

function rollingStart(placed: Placed, silent: Side['silent']) {
  const { spec, bindings } = placed;
  const { group } = runsOf(placed);
  return {
    rollout: rolloutOf(spec, bindings),
    underWay: new UnderWay(
      outAlready(bindings, silent, () => group),
      bindings,
    ),
    round: 0,
    pickedAt: null as Instant | null,
    somethingEnded: false,
    last: null as { readonly reconciled: Reconciled; readonly at: Instant } | null,
  };
}

/**
 * The rollout controller of one placement: it reconciles again and again, with the bindings as its own state. A batch is a round: what is
 * picked until a cluster ends or time passes. What is sent to a `silent` cluster never becomes available.
 */
export function rollingController(
  placed: Placed,
  silent: Side['silent'],
  state: RollingState = rollingStart(placed, silent),
): Controller {
  const { signal } = placed.spec.availability;
  const { controller: id, group } = runsOf(placed);
  const { rollout, underWay } = state;
  const bindings = (): Binding[] => [...rollout.bindings.values()];
  const serves = (binding: Binding): boolean =>
    isReady(binding, rollout.rolling, state.last?.at ?? -Infinity);
  /** Only the agent of a cluster applies, reports and deletes: work on a silent cluster never ends. */
  const startOn = (target: string, batch: number, removes: boolean): Start => ({
    ...{ target, group, batch, removes },
    ...(silent.has(target) ? { workMs: Infinity } : {}),
  });
  /** Untracked resources are reported available as soon as they are applied, long before the work on them is done. */
  const report = (clusters: readonly string[], now: Instant): void => {
    if (signal !== 'time') return;
    const reporting = clusters.filter((one) => !silent.has(one));
    change(rollout, reporting, (one) => ({ ...settled(one), health: 'untracked', availableSince: now }));
  };
  /** Updates in progress when the snapshot was taken belong to no round; an edited apply strategy is the first one. */
  const carriedOver = (now: Instant): Start[] => {
    const { atOnce } = placed;
    const going = bindings().filter(
      (one) => one.deleting || (isComingUp(one) && !atOnce.includes(one.cluster)),
    );
    report(
      going.flatMap(({ health, cluster }) => (health === 'pending' ? [cluster] : [])),
      now,
    );
    const carried = going.map(({ cluster, deleting, onItsWayMs = 0 }) => ({
      ...startOn(cluster, 0, deleting),
      ...(onItsWayMs > 0 ? { headStartMs: onItsWayMs } : {}),
    }));
    if (atOnce.length === 0) return carried;
    state.round++;
    state.pickedAt = now;
    // Another apply strategy is another generation of the binding: its conditions no longer count.
    change(rollout, atOnce, (one) => ({ ...one, health: 'pending', availableSince: null }));
    report(atOnce, now);
    return [...carried, ...atOnce.map((cluster) => startOn(cluster, state.round, false))];
  };
  const begin = ({ update, bind, remove }: Reconciled, now: Instant): Start[] => {
    const rolled = [...update, ...bind];
    if (rolled.length + remove.length === 0) return [];
    if (state.somethingEnded || state.pickedAt !== now) state.round++;
    Object.assign(state, { somethingEnded: false, pickedAt: now });
    report(rolled, now);
    return [
      ...rolled.map((cluster) => startOn(cluster, state.round, false)),
      ...remove.map((cluster) => startOn(cluster, state.round, true)),
    ];
  };
  const end = (): GroupEnd => {
    const { last } = state;
    const waits = last !== null && survey(rollout, last.at).nextReadyAt !== null;
    if (last === null || waits || underWay.isMoving(silent)) return { phase: 'working', why: NO_TEXT };
    const unready = bindings().filter((one) => one.deleting || (one.state !== 'Scheduled' && !serves(one)));
    if (last.reconciled.hasCandidates) return rollingStuck(rollout, last.at, unready, silent);
    return unready.length === 0 ? { phase: 'complete', why: NO_TEXT } : notAvailable(unready, silent);
  };
  return {
    id,
    step: (_world, now) => {
      const carried = state.last === null ? carriedOver(now) : [];
      const reconciled = reconcile(rollout, now);
      state.last = { reconciled, at: now };
      const starts = [...carried, ...begin(reconciled, now)];
      underWay.begin(starts);
      return { ...NO_STEP, starts, again: starts.length > 0, wakeAt: reconciled.nextReadyAt };
    },
    /**
     * A version that does not become available has failed, whatever the kind: the work generator has one reason for it,
     * `NotAllWorkAreAvailable`, which is none of those that mean "not yet". So it is not ready, which holds updates and removals, and cannot
     * be ready either, which holds no new cluster. Data alone is available whatever it says: a bad version looks like a good one.
     * Source: kubefleet-dev/kubefleet, workgenerator/controller.go, setAllWorkAvailableCondition; pkg/utils/binding/binding.go,
     * HasBindingFailed; rollout/controller.go, calculateMaxToAdd.
     */
    ended: (start, result, now) => {
      const { target } = start;
      underWay.end(start, result);
      state.somethingEnded = true;
      const binding = rollout.bindings.get(target);
      if (start.removes) rollout.bindings.delete(target);
      else if (signal !== 'time') {
        const health = result === 'succeeded' || signal === 'none' ? 'ready' : 'failed';
        change(rollout, [target], (one) => ({ ...settled(one), health }));
      }
      // Tracked resources are up, and the period of the others begins.
      else if (result === 'succeeded' && binding && isComingUp(binding)) report([target], now);
    },
    out: () => underWay.out(),
    groups: () => {
      const undone = bindings().filter(
        (one) => one.state !== 'Bound' || one.stale || one.deleting || !serves(one),
      );
      return new Map([[group, { ...end(), undone: undone.map(({ cluster }) => cluster) }]]);
    },
    fork: () =>
      rollingController(placed, silent, {
        ...state,
        underWay: underWay.copy(),
        rollout: { ...rollout, bindings: new Map(rollout.bindings) },
      }),
  };
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
  const { planned, spec, bindings, atOnce, isLater } = placed;
  const { rolling, availability } = spec;
  const { manifest, ref } = planned;
  const { at, until } = side.input;
  const { ceilings, room } = survey(rolloutOf(spec, bindings), at);
  const { maxUnavailable, target } = ceilings;
  const isTimed = availability.signal === 'time';
  const leaving = clustersIn(bindings, 'Unscheduled');
  const joining = clustersIn(bindings, 'Scheduled');
  const onlyAdds = leaving.length + atOnce.length === 0 && !bindings.some(({ stale }) => stale);
  // Clusters that leave serve until others serve in their place.
  const serving = Math.min(bindings.length, Math.max(target, bindings.length - joining.length));
  const free = Math.max(0, Math.min(maxUnavailable, room.maxToRemove));
  const remaining = joining.length === bindings.length ? maxUnavailable : free;
  const declared = intOrText(fieldAt(manifest.object, 'spec', 'strategy', 'rollingUpdate', 'maxUnavailable'));
  const givenUp = {
    written: leaving.filter((cluster) => atOnce.includes(cluster)).length,
    outAtStart: outAlready(bindings, side.silent, () => '').length,
  };
  return {
    ...unlimitedGroup({
      ...{ name: ref.name, rolls: ref, runs: runsOf(placed), unit: 'cluster' },
      targets: bindings.map(({ cluster }) => cluster),
    }),
    ...(isLater ? { name: nextName(ref.name), follows: runsOf({ planned }) } : {}),
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
    ...(joining.length > 0 ? { joining, onlyAdds } : {}),
    ...(serving < bindings.length ? { serving } : {}),
    ...(leaving.length > 0 ? { leaving, givenUp } : {}),
    saysWhatIsOut: true,
  };
}

/** Its controller in the dry rollout, and its group there. */
function runsOf({ planned, isLater }: Pick<Placed, 'planned' | 'isLater'>): ResolvedGroup['runs'] {
  const group = refKeyOf(planned.ref);
  return { controller: `kubefleet ${group}${isLater ? ', the next update' : ''}`, group };
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
