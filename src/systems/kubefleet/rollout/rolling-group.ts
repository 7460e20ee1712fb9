import type { Instant } from '../../../rollout/controller.js';
import type { JsonObject } from '../../../manifest/manifest.js';
import { type GivenUp, type PickedNumber, type ResolvedGroup, stated, unlimitedGroup } from '../../system.js';
import type { Binding } from '../controller/bindings.js';
import { type Ceilings, resolveCeilings, type Room, roomFor } from '../controller/ceilings.js';
import type { Fleet } from '../objects/fleet.js';
import type { FleetObject } from '../objects/objects.js';
import type { PlacementSpec } from '../objects/placement.js';
import { targetNumber } from '../objects/policy.js';
import { countsOf } from '../controller/reconcile.js';
import { takenUp } from '../results/not-working.js';
import { passedOver } from '../results/why-left.js';
import { updatesStandStill } from '../results/standstill.js';
import { bringBackText } from '../results/why.js';
import { outAlready } from './out-clusters.js';

interface PlacementPlan {
  readonly object: FleetObject;
  readonly spec: PlacementSpec;
  readonly bindings: readonly Binding[];
  /** Clusters that are written to in one pass, before the first round. */
  readonly atOnce: readonly string[];
  readonly silent: ReadonlyMap<string, string>;
  readonly fleet: Fleet;
  readonly runs: ResolvedGroup['runs'];
  readonly at: Instant;
  readonly until: Instant;
}

/** A placement with strategy RollingUpdate as the one group it is. */
export function rollingGroup(plan: PlacementPlan): ResolvedGroup {
  const { object, spec, bindings, at } = plan;
  const { manifest, ref } = object;
  const ceilings = resolveCeilings(spec.rolling, targetNumber(spec.policy, bindings));
  const counts = countsOf(bindings, at, spec.rolling.unavailablePeriodSeconds * 1000);
  const room = roomFor(ceilings, counts);
  const targets = bindings.map(({ cluster }) => cluster);
  const pick = pickOf(plan);
  const standstill = updatesStandStill(ceilings);
  return {
    ...unlimitedGroup({ name: ref.name, rolls: ref, runs: plan.runs, unit: 'cluster', targets }),
    ceiling: ceilingOf(plan, ceilings),
    allowed: [
      {
        reason: null,
        from: plan.at,
        to: plan.until,
        limit: ceilings.maxUnavailable,
        remaining: remainingOf(ceilings, room, bindings),
      },
    ],
    strategy: strategyOf(spec, ceilings),
    places: {
      budget: manifest.placeOf(['spec', 'strategy', 'rollingUpdate', 'maxUnavailable']),
      strategy: manifest.placeOf(['spec', 'strategy']),
      selector: manifest.placeOf(['spec', 'policy']),
      resources: manifest.placeOf(['spec', 'resourceSelectors']),
    },
    facts: [
      ...stated('availability', [spec.availability]),
      ...stated('pick', [pick]),
      ...stated('standstill', [standstill]),
      ...stated('not-working', [standstill ? null : takenUp(ceilings, bindings)]),
      ...stated('joining', joiningOf(bindings)),
      ...stated('given-up', givenUpIn(plan)),
      ...stated('unstick', [unstickText(ceilings, pick, plan)]),
    ],
    ...servingPart(ceilings, bindings),
    saysWhatIsOut: true,
    mostLost: plan.atOnce.length > 0 ? undefined : mostLost(spec, room, counts.ready, bindings.length),
  };
}

/**
 * What the controller holds to: maxUnavailable, since what is bound anew takes nothing out. Where time alone makes a cluster ready
 * nothing holds the number that is really out.
 */
function ceilingOf(
  { spec, atOnce }: PlacementPlan,
  { maxUnavailable, target }: Ceilings,
): ResolvedGroup['ceiling'] {
  const byDefault =
    spec.writtenMaxUnavailable === null ? { byDefault: String(spec.rolling.maxUnavailable) } : {};
  return {
    declared: spec.writtenMaxUnavailable,
    ...byDefault,
    resolved: maxUnavailable,
    of: target,
    enforced: spec.availability.signal === 'time' || atOnce.length > 0 ? null : maxUnavailable,
    rounding: 'up',
  };
}

/**
 * A bad version takes no more of the ready clusters than may go, and of the others each one: it may be lost itself, or get ready
 * and let one more go. Where something else than its status makes a cluster ready nothing is sure.
 */
export function mostLost(
  { availability }: Pick<PlacementSpec, 'availability'>,
  { maxToRemove }: Room,
  ready: number,
  all: number,
): number | undefined {
  if (availability.signal === 'time' || availability.signal === 'none') return undefined;
  return Math.max(0, maxToRemove) + 2 * (all - ready);
}

function remainingOf(ceilings: Ceilings, room: Room, bindings: readonly Binding[]): number {
  const isFirst = bindings.every(({ state }) => state === 'Scheduled');
  if (isFirst) return ceilings.maxUnavailable;
  return Math.max(0, Math.min(ceilings.maxUnavailable, room.maxToRemove));
}

/** The limits as the controller uses them, in clusters. */
function strategyOf({ availability, rolling }: PlacementSpec, ceilings: Ceilings): JsonObject {
  return {
    kind: 'rollingUpdate',
    target: ceilings.target,
    maxUnavailable: ceilings.maxUnavailable,
    maxSurge: ceilings.maxSurge,
    minAvailable: ceilings.minAvailable,
    maxReady: ceilings.maxReady,
    unavailablePeriodSeconds: rolling.unavailablePeriodSeconds,
    waits: availability.signal === 'time' ? 'unavailablePeriodSeconds' : 'availability',
  };
}

/** PickAll takes what it finds; the others ask for a number. */
function pickOf({ object, spec: { policy }, bindings, fleet }: PlacementPlan): PickedNumber | null {
  if (policy.type === 'PickAll') return null;
  const found = bindings.filter(({ state }) => state !== 'Unscheduled').length;
  const asked = targetNumber(policy, bindings);
  const isShort = found < asked;
  return {
    asked,
    found,
    passedOver: isShort ? passedOver(policy, bindings, fleet, object.ref.namespace) : [],
  };
}

function unstickText(
  ceilings: Ceilings,
  pick: PickedNumber | null,
  { bindings, silent }: PlacementPlan,
): string {
  const standstill = updatesStandStill(ceilings);
  if (standstill) return standstill.fix;
  if (pick && pick.asked > pick.found)
    return `Set the number asked for to ${pick.found}, or raise maxUnavailable to ${pick.asked - pick.found + 1} or more.`;
  const away = bindings.flatMap(({ cluster }) => (silent.has(cluster) ? [cluster] : []));
  if (away.length > 0) return bringBackText(away);
  return `Make the clusters available that are not, or raise maxUnavailable above ${ceilings.maxUnavailable} until they are.`;
}

/** With clusters that come and clusters that go, as many serve as before or as are asked for, whichever are more. */
function servingPart(
  { target }: Ceilings,
  bindings: readonly Binding[],
): Pick<ResolvedGroup, 'serving' | 'leaving'> {
  const leaving = bindings.filter(({ state }) => state === 'Unscheduled').map(({ cluster }) => cluster);
  const placed = bindings.filter(({ state }) => state !== 'Scheduled').length;
  const serving = Math.min(bindings.length, Math.max(target, placed));
  return { ...(serving < bindings.length ? { serving } : {}), ...(leaving.length > 0 ? { leaving } : {}) };
}

/** Clusters that had nothing of it before, as the one list there is to state; none where there is no such cluster. */
function joiningOf(bindings: readonly Binding[]): (readonly string[])[] {
  const joining = bindings.filter(({ state }) => state === 'Scheduled').map(({ cluster }) => cluster);
  return joining.length > 0 ? [joining] : [];
}

/**
 * Of the clusters that lose the placement: those that an edited apply strategy gets to before, and, since the first reconcile takes
 * several at once, how many were out when it began.
 */
function givenUpIn({ bindings, atOnce, silent }: PlacementPlan): GivenUp[] {
  const leaving = bindings.filter(({ state }) => state === 'Unscheduled');
  if (leaving.length === 0) return [];
  const written = leaving.filter(({ cluster }) => atOnce.includes(cluster)).length;
  return [{ written, outAtStart: outAlready(bindings, silent, () => '').size }];
}
