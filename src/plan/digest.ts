import { type LimitCalendar, refKey } from '../systems/system.js';
import { canonicalJson, isSameJson } from '../manifest/canonical.js';
import { sha256 } from './canonical.js';
import type { Effect, PlannedGroup, PlannedPolicy, SidePlan } from './model.js';
import { isNamed } from './measure/wholes.js';

/** The limits of a group that hold at times or for some reasons, and the ceiling for the rest. */
interface LimitCore {
  readonly ceiling: unknown;
  readonly limits: unknown;
}

/** A group without instants and places: what "the same rollout" means. */
function groupCore(group: PlannedGroup, limits: LimitCore): unknown {
  const { name, runs, unit, targets, strategy, expiry, batches, outBefore } = group;
  const { peakAtOnce, worstLoss, stops, outcome } = group;
  // Nothing else distinguishes an announced drain of no length from one of an hour. Of those that have begun only the rest is known, and
  // that is another one every hour.
  const isLasting = isNamed(group) && outBefore === 0;
  const lastsMs = batches.map(({ start, end }) => (end === null ? null : end - start));
  return {
    ...{ name, runs: runs.group, unit, targets, ...limits, strategy },
    lifetimeMs: expiry?.lifetimeMs ?? null,
    batches: batches.map(({ failed, succeeded, targets }) => ({ failed, succeeded, targets })),
    ...(isLasting ? { lastsMs } : {}),
    ...{ peakAtOnce, worstLoss, stops, outcome },
  };
}

/**
 * Limits that move in time as they are written: their windows are others on another day, and so is the ceiling at the hour of
 * the plan. In any order they are the same.
 */
function timedLimits({ allowed, calendar, ceiling }: PlannedGroup): LimitCore {
  if (!calendar) {
    // The number of windows within the horizon changes every hour; the strategy says when they open.
    const spans = allowed.map(({ reason, limit, remaining }) => canonicalJson({ reason, limit, remaining }));
    return { ceiling, limits: [...new Set(spans)].sort() };
  }
  const limits = calendar.limits.map(({ written, namesReasons, reasons, schedule, durationMs }) =>
    canonicalJson({ written, reasons: namesReasons ? [...reasons].sort() : null, schedule, durationMs }),
  );
  return { ceiling: null, limits: [...limits.sort(), ...idleOf(calendar)] };
}

/** The same as the windows they come to: two schedules may open the same ones. The ceiling is then a list of all limits in words. */
function windowsOf(group: PlannedGroup): LimitCore {
  const { allowed, calendar, ceiling } = group;
  const pauses = group.stage?.pauses ?? [];
  const spans = calendar?.spans ?? allowed;
  const declared = calendar
    ? [...new Set(calendar.limits.map(({ written }) => written))].sort()
    : // A default that is written out is the same limit.
      (ceiling.declared ?? ceiling.byDefault ?? null);
  return {
    ceiling: { resolved: ceiling.resolved, enforced: ceiling.enforced, declared },
    limits: [
      ...spans.map(({ reason, from, to, limit }) => ({ reason, from, to, limit })),
      ...(calendar ? idleOf(calendar) : []),
      // A wait that is shorter is no batch fewer.
      ...pauses.map(({ kind, ms, guards }) => ({ kind, ms, guards })),
    ],
  };
}

/** Reasons for which nothing goes whatever the limits say: with one of them less, the same limits let more go. */
function idleOf({ idle }: LimitCalendar): unknown[] {
  const reasons = Object.keys(idle).sort();
  return reasons.length === 0 ? [] : [{ idle: reasons }];
}

function effectCore(effect: Effect, limitsOf: (group: PlannedGroup) => LimitCore): unknown {
  const groups = inOrder(effect.groups, ({ runs, name }) => JSON.stringify([runs.group, name]));
  return {
    groups: groups.map((group) => groupCore(group, limitsOf(group))),
    peakAtOnce: effect.peakAtOnce,
    worstLoss: effect.worstLoss,
    outcome: effect.outcome,
  };
}

/** The evictions that a disruption budget allows and refuses, without words and places. */
export function drainsCore(policy: Pick<PlannedPolicy, 'drainLimit'>): unknown {
  const drains = policy.drainLimit;
  if (!drains) return null;
  const { held, shared: _shared, ...numbers } = drains;
  return {
    ...numbers,
    held: held.map(({ cause, pods, nodes, forGood }) => ({ cause, pods, nodes: nodes.length, forGood })),
  };
}

/** In which file, or in which place of it, something is written does not change what it does. */
function inOrder<T>(list: readonly T[], keyOf: (item: T) => string): T[] {
  const keyed = list.map((item) => ({ item, key: keyOf(item) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ item }) => item);
}

/**
 * True when both effects, planned from the same instant, are the same rollout: same groups, ceilings, windows, batches, targets
 * and losses. The dates of the batches do not count.
 */
export function sameEffect(a: Effect, b: Effect): boolean {
  return isSameJson(effectCore(a, windowsOf), effectCore(b, windowsOf));
}

/**
 * The plan's fingerprint: what every policy does, in total and under which controller versions. Equal for the same policies
 * over the same nodes, whenever it is computed; different as soon as a batch, a ceiling, a target or a loss is.
 */
export function planDigest(side: SidePlan, charts: readonly string[] = []): string {
  // A deleted object is no policy of the head, and is gone from the next plan.
  const kept = side.policies.filter(({ isDeleted }) => !isDeleted);
  const policies = inOrder(kept, ({ ref, apiVersion }) => `${refKey(ref)} ${apiVersion}`).map(
    (policy: PlannedPolicy) => ({
      ref: policy.ref,
      change: policy.change?.kind ?? null,
      rejected: policy.rejections.length > 0,
      effect: effectCore(policy.effect, timedLimits),
      ...(policy.drainLimit ? { drains: drainsCore(policy) } : {}),
    }),
  );
  const { scopes, byDomain } = side.combined;
  // By unit, and with every next rollout: so it is the same whatever the base was.
  const whole = scopes.filter(({ scope }) => scope.kind !== 'domain' && scope.kind !== 'quorum');
  const peaks = whole.map(({ unit, peakAtOnce }) => ({ unit, peakAtOnce }));
  return sha256({
    policies,
    combined: { peaks, byDomain },
    // Without the reason: a sentence is no part of a rollout.
    versions: side.assumedVersions.map(({ system, version }) => ({ system, version })),
    ...(charts.length === 0 ? {} : { charts }),
  });
}
