import { fix } from '../../../text/fix.js';
import { code, count, NO_TEXT, text } from '../../../text/text.js';
import { fieldAt } from '../../../manifest/fields.js';
import { neverAllowed, type ResolvedGroup, type SystemResult, unlimitedGroup } from '../../system.js';
import { clustersIn } from '../controller/bindings.js';
import { rolloutOf, survey } from '../controller/rolling-update.js';
import { refKeyOf } from '../objects/objects.js';
import type { PlacementSpec } from '../objects/placement.js';
import { intOrText } from '../objects/policy.js';
import type { PlacedObject, Side } from '../side.js';
import { outAlready } from './under-way.js';

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
export function runsOf({ planned: { ref } }: PlacedObject): ResolvedGroup['runs'] {
  return { controller: `kubefleet ${refKeyOf(ref)}`, group: refKeyOf(ref) };
}

/** The group of a placement that is rolled by nothing: it has no limits. */
export function idleGroup(group: ResolvedGroup): ResolvedGroup {
  return {
    ...group,
    ceiling: { declared: null, resolved: null, enforced: null },
    allowed: [],
    strategy: null,
  };
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
  const none = text`none of ${count(target, 'cluster')} is ever updated`;
  const surge = text`; maxSurge ${maxSurge} counts newly picked clusters only`;
  const moves = text`, and maxSurge is 0, so no placement moves either`;
  return neverAllowed({
    ...{ what: 'updates', targets: target, group, ofRollout: true, isOfWaiting: true },
    says: text`maxUnavailable is 0, so ${none} in place${maxSurge === 0 ? moves : surge}. New images reach none of them.`,
    fix: fix`Set ${code('maxUnavailable: 1')} or more${maxSurge === 0 ? NO_TEXT : text`; maxSurge does not replace it`}.`,
    severity: 'error',
    place,
  });
}
