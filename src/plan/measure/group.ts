import { percentOf } from '../../text/plural.js';
import { groupKey } from '../../rollout/batches.js';
import { type Expiries, type GroupEnd, type Instant, NO_BATCH } from '../../rollout/controller.js';
import type { Peak } from '../../rollout/peaks.js';
import type { Run } from '../../rollout/trace.js';
import { type Outcome, type ResolvedGroup, type ResolvedPolicy } from '../../systems/system.js';
import { begunIn } from './begun.js';
import { ByDomain } from './by-domain.js';
import { withWorstOrders } from './free-order.js';
import { counterOf } from './counters.js';
import { lastOfRollout, plannedExpiries } from './expiries.js';
import type { Fleet } from './fleet.js';
import { lossOf } from './mixes.js';
import type { Measured } from './measured.js';
import { outcomeOf, worstOutcome } from './outcomes.js';
import { isPart, lingeringText, partEffect, partNumbers } from './part.js';
import type { Batch, DomainPeak, Effect, PlannedGroup } from '../model.js';
import { isNamed, settlingMs } from './wholes.js';
import { remembered } from '../../manifest/lookup.js';
import { hasWords, NO_TEXT, withoutStop } from '../../text/text.js';

/** The group with the numbers of the dry rollouts. */
export function measureGroup(group: ResolvedGroup, measured: Measured, fleet: Fleet): PlannedGroup {
  return isPart({ groups: [group] })
    ? measurePart(group, measured, fleet)
    : measureWhole(group, measured, fleet);
}

function measurePart(group: ResolvedGroup, measured: Measured, fleet: Fleet): PlannedGroup {
  const outBefore = group.targets.filter((target) => fleet.outBefore.has(target)).length;
  const numbers = partNumbers(group, measured, outBefore);
  return {
    ...group,
    ...numbers,
    ...targetsOf(group, fleet),
    peakPercent: percentOf(numbers.peakAtOnce, group.targets.length),
    blocked: withTexts(group.blocked),
    why: NO_TEXT,
    fix: null,
    extremes: null,
    outBefore,
    domains: [],
  };
}

function measureWhole(group: ResolvedGroup, measured: Measured, fleet: Fleet): PlannedGroup {
  const { course, ifNext } = measured.facts.of(group);
  const { end } = course;
  const batches = course.batches.map((record) => ({ ...record, size: record.targets.length }));
  const outcome = outcomeOf(group, batches, end, course.run.cut);
  const loss = measured.losses.get(groupKey(group.runs.controller, group.runs.group));
  const peak = measured.peaks.get(counterOf.group(group));
  const peakAtOnce = peak?.count ?? 0;
  const touched = touchedIn([{ ...group, batches }]);
  const expiries = end?.expiries;
  const worstLoss = goesByAgeOnly({ outcome, batches, expiries }) ? 0 : (loss?.worst ?? 0);
  return {
    ...group,
    ...targetsOf(group, fleet),
    batches,
    ...(course.inFlight ? { inFlight: { targets: course.inFlight.targets, end: course.inFlight.end } } : {}),
    blocked: stillBlocked(group, batches),
    peakAtOnce,
    ...(peak && peak.batch > 0 ? { peakBatch: peak.batch } : {}),
    peakPercent: percentOf(peakAtOnce, group.serving ?? group.targets.length),
    worstLoss,
    stops: loss !== undefined && loss.fromTheStart < touched,
    start: batches[0]?.start ?? null,
    finish:
      outcome === 'complete'
        ? latest([finishOf(group, batches, expiries), course.inFlight?.end ?? null])
        : null,
    outcome,
    ...endOf(group, outcome, end),
    ...cutDrainsOf(group, course.run),
    ...(ifNext ? { ifNext } : {}),
    ...shownExpiries(expiriesAt(peak, group, measured) ?? expiries),
    outBefore: outBefore(group, measured, fleet),
    domains: domainsOf(group, measured, fleet),
  };
}

/** Properties of the targets that no rollout changes. */
function targetsOf(
  group: ResolvedGroup,
  fleet: Fleet,
): Pick<PlannedGroup, 'matched' | 'workMs' | 'production' | 'controlPlane'> {
  return {
    matched: group.targets.length,
    workMs: workOf(group, fleet),
    production: group.targets.some((target) => fleet.isProduction(target)),
    controlPlane: group.targets.filter((target) => fleet.isControlPlane(target)),
  };
}

/** The controller's reasons for the end of a group; of one that is done, only what others did to it. */
function endOf(
  group: ResolvedGroup,
  outcome: Outcome,
  end: GroupEnd | undefined,
): Pick<PlannedGroup, 'why' | 'fix' | 'holder' | 'mayEnd' | 'undone' | 'extremes'> {
  const isOver = outcome === 'complete' || outcome === 'none';
  const isHalted = outcome === 'stuck' || outcome === 'stopped';
  const said = end?.why ?? NO_TEXT;
  return {
    why: isOver ? NO_TEXT : withoutStop(hasWords(said) ? said : lingeringText(group)),
    fix: isHalted && end?.fix !== undefined ? end.fix : null,
    ...(!isOver && end?.holder ? { holder: end.holder } : {}),
    ...(outcome === 'stuck' && end?.mayEnd ? { mayEnd: true } : {}),
    ...(end?.undone ? { undone: end.undone } : {}),
    extremes: end?.extremes ?? null,
  };
}

/** Nodes that expire are a part of the rollout as long as it lasts. */
function finishOf(
  group: ResolvedGroup,
  batches: readonly Batch[],
  expiries: Expiries | undefined,
): Instant | null {
  return latest([...batches.map(settledBy(group)), expiries ? lastOfRollout(expiries) : null]);
}

function shownExpiries(expiries: Expiries | undefined): Pick<PlannedGroup, 'expiries'> {
  return expiries ? { expiries: plannedExpiries(expiries) } : {};
}

function cutDrainsOf({ runs }: ResolvedGroup, { cutDrains }: Run): Pick<PlannedGroup, 'cutDrains'> {
  const own = cutDrains.filter(
    ({ controller, group }) => controller === runs.controller && group === runs.group,
  );
  return own.length === 0
    ? {}
    : {
        cutDrains: own.map(({ at, target, why, lifts, pods }) => ({
          at,
          target,
          why: why,
          lifts,
          pods,
        })),
      };
}

/** Expiries of the fleet as it stands, before any next rollout, where a peak is of that; undefined where it is of a rollout. */
function expiriesAt(
  peak: Peak | undefined,
  { runs }: ResolvedGroup,
  { standing }: Measured,
): Expiries | undefined {
  const run = peak && standing?.runOf(peak);
  return run?.groups.get(runs.controller)?.get(runs.group)?.expiries;
}

/** A stuck rollout starts nothing that could break: nodes that expire all the same are no part of it. */
export function goesByAgeOnly(group: {
  readonly outcome: Outcome;
  readonly batches: readonly unknown[];
  readonly expiries?: object | undefined;
}): boolean {
  return group.outcome === 'stuck' && group.batches.length === 0 && group.expiries !== undefined;
}

/** Targets that stay blocked: a blocker may go while the rollout is under way, such as a taint that another object takes away. */
function stillBlocked({ blocked }: ResolvedGroup, batches: readonly Batch[]): PlannedGroup['blocked'] {
  if (blocked.length === 0) return [];
  const reached = new Set(batches.flatMap(({ targets }) => targets));
  return withTexts(blocked.filter(({ target }) => !reached.has(target)));
}

function withTexts(blocked: ResolvedGroup['blocked']): PlannedGroup['blocked'] {
  return blocked.map((one) => ({ ...one, why: one.why }));
}

/** The instant at which the last target of a batch counts as done: see `settlingMs`. */
function settledBy(group: ResolvedGroup): (batch: Batch) => Instant | null {
  const settlesMs = settlingMs(group);
  return ({ end }) => (end === null ? null : end + settlesMs);
}

/** The number of targets that a bad version could break: those that started, without any that are only given up. */
function touchedIn(groups: readonly Pick<PlannedGroup, 'batches' | 'leaving' | 'targets'>[]): number {
  const touched = groups.flatMap((group) => {
    const givenUp = new Set(group.leaving);
    return [...begunIn(group)].filter((target) => !givenUp.has(target));
  });
  return new Set(touched).size;
}

function workOf({ targets, drains }: ResolvedGroup, fleet: Fleet): PlannedGroup['workMs'] {
  let shortest = Infinity;
  let longest = 0;
  for (const target of targets) {
    const { plainMs, drainedMs } = fleet.workOn(target);
    const ms = drains ? drainedMs : plainMs;
    shortest = Math.min(shortest, ms);
    longest = Math.max(longest, ms);
  }
  return { shortest: targets.length === 0 ? 0 : shortest, longest };
}

/** The policy's groups together. Ends of groups are not added up: the policy is done when the last one is. */
export function effectOf(
  policy: ResolvedPolicy,
  groups: readonly PlannedGroup[],
  measured: Measured,
): Effect {
  // Objects of two API groups may bear one name: what the other does is not this one's doing.
  const isIdle = groups.length === 0;
  const loss = isIdle ? undefined : lossOf(measured.losses, policy.ref);
  const outcome = worstOutcome(groups.map((group) => group.outcome));
  const starts = groups.map((group) => group.start).filter((start) => start !== null);
  const touched = touchedIn(groups);
  return {
    groups,
    peakAtOnce: isIdle ? 0 : (measured.peaks.get(counterOf.policy(policy))?.count ?? 0),
    worstLoss: !isIdle && groups.every(goesByAgeOnly) ? 0 : (loss?.worst ?? 0),
    stops: loss !== undefined && loss.fromTheStart < touched,
    outcome,
    start: starts.length > 0 ? Math.min(...starts) : null,
    finish: outcome === 'complete' ? latest(groups.map((group) => group.finish)) : null,
    ...(isPart(policy) ? partEffect(groups) : {}),
  };
}

function domainsOf(group: ResolvedGroup, measured: Measured, fleet: Fleet): DomainPeak[] {
  const found = new ByDomain((key, value) => ({ key, value, matched: 0 }));
  for (const target of group.targets)
    for (const [key, value] of fleet.domainsOf(target)) found.of(key, value).matched++;
  const atOnce = measured.peaks.get(counterOf.group(group))?.count ?? 0;
  const { course } = measured.facts.of(group);
  // In another order others may be among those that are never done.
  const taken = new Set([...course.batches.flatMap(({ targets }) => targets), ...(course.end?.undone ?? [])]);
  const shown = found.all.map((entry): DomainPeak => {
    const peak = measured.peaks.get(counterOf.groupDomain(group, entry.key, entry.value));
    const inFleet = fleet.domainSizes.get(entry.key)?.get(entry.value);
    const domain: DomainPeak = {
      key: entry.key,
      value: entry.value,
      matched: isNamed(group) ? (inFleet ?? entry.matched) : entry.matched,
      peakAtOnce: peak?.count ?? 0,
      batch: peak && peak.batch > 0 ? peak.batch : null,
    };
    return peak?.batch === NO_BATCH ? { ...domain, byExpiry: true } : domain;
  });
  return withWorstOrders(shown, group, { fleet, peak: atOnce, taken });
}

/** Targets out before anything starts: by the state of the nodes, or as the controller says at the start. */
function outBefore(group: ResolvedGroup, { facts }: Measured, fleet: Fleet): number {
  const givenUp = group.givenUp;
  if (givenUp) return givenUp.outAtStart;
  if (!group.saysWhatIsOut) return group.targets.filter((target) => fleet.outBefore.has(target)).length;
  return outAtStart(facts.of(group).course.run).get(groupKey(group.runs.controller, group.runs.group)) ?? 0;
}

/** By run, how many targets of each group its controller says are out from before: a run of many groups is read once. */
const outAtStart = remembered((run: Run): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { kind, batch, controller, group } of run.events) {
    if (kind !== 'out' || batch !== 0) continue;
    const key = groupKey(controller, group);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
});

function latest(ends: readonly (number | null)[]): number | null {
  const known = ends.filter((end) => end !== null);
  return known.length > 0 ? known.reduce((a, b) => Math.max(a, b)) : null;
}
