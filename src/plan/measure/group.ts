import { groupedBy, remembered } from '../../manifest/lookup.js';
import { type Instant, NO_BATCH, type Phase } from '../../rollout/controller.js';
import { groupKey } from '../../rollout/batches.js';
import type { Run } from '../../rollout/trace.js';
import type { Outcome, ResolvedGroup, ResolvedPolicy } from '../../systems/system.js';
import { percentOf } from '../../text/plural.js';
import { distinctTexts, isEmpty, joinTexts, NO_TEXT, withoutStop } from '../../text/text.js';
import type { DomainPeak, Effect, PlannedGroup } from '../model.js';
import { ByTwo } from '../../rollout/by-two.js';
import { counterOf } from './counters.js';
import { plannedExpiries } from './expiries.js';
import type { Fleet } from './fleet.js';
import { withWorstOrders } from './free-order.js';
import type { Course, Measured } from './measured.js';
import { lossOf } from './mixes.js';
import { partEffect, partNumbers } from './part.js';
import { isDone, isHalted, isNamed, isPart, leavesSomething, settlingMs } from './wholes.js';

/** The group with the numbers of the dry rollouts. */
export function measureGroup(group: ResolvedGroup, measured: Measured, fleet: Fleet): PlannedGroup {
  const { targets, drains } = group;
  const course = measured.courseOf(group);
  const outBefore = outBeforeIn(group, course.run, fleet);
  const members = targets.map(fleet.memberOf);
  const workMs = members.map(({ work }) => work[drains ? 'drainedMs' : 'plainMs']);
  return {
    ...group,
    matched: targets.length,
    workMs: {
      shortest: workMs.reduce((a, b) => Math.min(a, b), workMs[0] ?? 0),
      longest: workMs.reduce((a, b) => Math.max(a, b), 0),
    },
    production: members.some(({ isProduction }) => isProduction),
    controlPlane: targets.filter((_, i) => members[i]?.isControlPlane),
    outBefore,
    ...(isPart({ groups: [group] })
      ? partNumbers(group, course, outBefore)
      : numbersOf(group, course, measured, fleet)),
  };
}

function numbersOf(group: ResolvedGroup, course: Course, measured: Measured, fleet: Fleet) {
  const { end, batches, inFlight, run } = course;
  const { controller, group: name } = group.runs;
  const outcome = outcomeOfGroup(group, course);
  const loss = measured.losses.get(groupKey(group.runs));
  const peak = measured.peaks.get(counterOf.group(group));
  // The expiries of the fleet before any next rollout, if the peak is reached there.
  const atPeak =
    peak && peak === measured.standing?.peaks.get(counterOf.group(group))
      ? peak.run.groups.get(controller)?.get(name)?.expiries
      : undefined;
  const expiries = atPeak ?? end?.expiries;
  const cutDrains = run.cutDrains.filter((one) => one.controller === controller && one.group === name);
  return {
    batches,
    ...(inFlight ? { inFlight } : {}),
    blocked: stillBlocked(group, batches),
    peakAtOnce: peak?.count ?? 0,
    ...(peak && peak.batch > 0 ? { peakBatch: peak.batch } : {}),
    peakPercent: percentOf(peak?.count ?? 0, group.serving ?? group.targets.length),
    worstLoss: goesByAgeOnly({ outcome, batches, expiries: end?.expiries }) ? 0 : (loss?.worst ?? 0),
    stops: loss !== undefined && breaksMore(loss.fromTheStart, [{ ...group, batches }]),
    start: batches[0]?.start ?? null,
    finish: outcome === 'complete' ? finishOf(group, course) : null,
    outcome,
    ...endOf(group, outcome, course),
    ...(cutDrains.length > 0 ? { cutDrains } : {}),
    ...(expiries ? { expiries: plannedExpiries(expiries) } : {}),
    domains: domainsOf(group, course, measured, fleet),
  } satisfies Partial<PlannedGroup>;
}

/** The outcome of a group for a reader: the end that its controller reports, and what blocks or leaves some of it. */
function outcomeOfGroup(group: ResolvedGroup, { batches, end, run }: Course): Outcome {
  if (group.targets.length === 0 && batches.length === 0) return 'none';
  const outcome = end ? PHASE_OUTCOMES[end.phase] : run.cut ? 'unfinished' : 'none';
  // Nothing of it runs until a person resumes it, at an unknown time.
  if (outcome === 'complete' && group.held !== undefined) return 'unfinished';
  return outcome === 'complete' && leavesSomething(group) ? 'stuck' : outcome;
}

const PHASE_OUTCOMES: Readonly<Record<Phase, Outcome>> = {
  complete: 'complete',
  stopped: 'stopped',
  stuck: 'stuck',
  idle: 'none',
  working: 'unfinished',
  waiting: 'unfinished',
};

/** The controller's reasons for the end of a group; of one that is done, only what others did to it. */
function endOf({ lingers = [] }: ResolvedGroup, outcome: Outcome, { end }: Course) {
  const reason = end?.why ?? NO_TEXT;
  const lingering = joinTexts(distinctTexts(lingers.map(({ why }) => why)), ' ');
  return {
    why: isDone(outcome) ? NO_TEXT : withoutStop(!isEmpty(reason) ? reason : lingering),
    fix: isHalted({ outcome }) && end?.fix !== undefined ? end.fix : null,
    ...(!isDone(outcome) && end?.holder ? { holder: end.holder } : {}),
    ...(outcome === 'stuck' && end?.mayEnd ? { mayEnd: true } : {}),
    ...(end?.undone ? { undone: end.undone } : {}),
    extremes: end?.extremes ?? null,
  };
}

/** Nodes that expire are a part of the rollout as long as it lasts; a target counts as done once it has settled. */
function finishOf(group: ResolvedGroup, { batches, inFlight, end }: Course): Instant | null {
  const settled = batches.map((batch) => (batch.end === null ? null : batch.end + settlingMs(group)));
  const expired = end?.expiries?.expired.filter(({ isOfRollout }) => isOfRollout) ?? [];
  return latest([...settled, ...expired.map(({ goneAt }) => goneAt), inFlight?.end ?? null]);
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
function stillBlocked({ blocked }: ResolvedGroup, batches: Course['batches']): ResolvedGroup['blocked'] {
  if (blocked.length === 0) return [];
  const reached = new Set(batches.flatMap(({ targets }) => targets));
  return blocked.filter(({ target }) => !reached.has(target));
}

/** True if a bad version could break more targets than that: those that started, without any that are only given up. */
function breaksMore(
  than: number,
  groups: readonly Pick<PlannedGroup, 'batches' | 'leaving' | 'targets'>[],
): boolean {
  const touched = new Set<string>();
  return groups.some(({ targets: all, leaving, batches }) => {
    const own = new Set(all);
    const givenUp = new Set(leaving);
    return batches.some(({ targets }) =>
      targets.some((target) => own.has(target) && !givenUp.has(target) && touched.add(target).size > than),
    );
  });
}

/** The outcome that matters most to a reader comes first. */
const WORST_FIRST: readonly Outcome[] = ['stuck', 'stopped', 'unfinished', 'complete', 'none'];

/** The policy's groups together. Ends of groups are not added up: the policy is done when the last one is. */
export function effectOf(
  policy: ResolvedPolicy,
  groups: readonly PlannedGroup[],
  measured: Measured,
): Effect {
  // Objects of two API groups may have one name: the rollout of the other one is not its own.
  const isIdle = groups.length === 0;
  const loss = isIdle ? undefined : lossOf(measured.losses, policy.ref);
  const outcome = WORST_FIRST.find((one) => groups.some((group) => group.outcome === one)) ?? 'none';
  const starts = groups.flatMap(({ start }) => start ?? []);
  return {
    groups,
    peakAtOnce: isIdle ? 0 : (measured.peaks.get(counterOf.policy(policy))?.count ?? 0),
    worstLoss: !isIdle && groups.every(goesByAgeOnly) ? 0 : (loss?.worst ?? 0),
    stops: loss !== undefined && breaksMore(loss.fromTheStart, groups),
    outcome,
    start: starts.length > 0 ? Math.min(...starts) : null,
    finish: outcome === 'complete' ? latest(groups.map((group) => group.finish)) : null,
    ...(isPart(policy) ? partEffect(groups) : {}),
  };
}

function domainsOf(group: ResolvedGroup, { batches, end }: Course, { peaks }: Measured, fleet: Fleet) {
  const found = new ByTwo<{ readonly key: string; readonly value: string; matched: number }>();
  for (const [domains, targets] of groupedBy(group.targets, (target) => fleet.memberOf(target).domains))
    for (const [key, value] of domains)
      found.of(key, value, () => ({ key, value, matched: 0 })).matched += targets.length;
  // In another order others may be among those that are never done.
  const taken = (): ReadonlySet<string> =>
    new Set([...batches.flatMap(({ targets }) => targets), ...(end?.undone ?? [])]);
  const shown = found.all.map(({ key, value, matched }): DomainPeak => {
    const peak = peaks.get(counterOf.groupDomain(group, key, value));
    const inFleet = isNamed(group) ? fleet.domains.get(key, value)?.names.length : undefined;
    return {
      ...{ key, value, matched: inFleet ?? matched, peakAtOnce: peak?.count ?? 0 },
      batch: peak && peak.batch > 0 ? peak.batch : null,
      ...(peak?.batch === NO_BATCH ? { byExpiry: true } : {}),
    };
  });
  return withWorstOrders(shown, group, { fleet, peak: peaks.get(counterOf.group(group))?.count ?? 0, taken });
}

/** Targets out before anything starts: by the state of the nodes, or as the controller says at the start. */
function outBeforeIn(
  { givenUp, saysWhatIsOut, targets, runs }: ResolvedGroup,
  run: Run,
  fleet: Fleet,
): number {
  if (givenUp) return givenUp.outAtStart;
  if (!saysWhatIsOut) return targets.filter((target) => fleet.outBefore.has(target)).length;
  return outAtStart(run).get(groupKey(runs))?.length ?? 0;
}

/** By group, the targets that its controller reports as unavailable before the rollout. A run of many groups is read once. */
const outAtStart = remembered(({ events }: Run) => {
  const before = events.filter(({ kind, batch }) => kind === 'out' && batch === 0);
  return groupedBy(before, groupKey);
});

function latest(ends: readonly (number | null)[]): number | null {
  const known = ends.filter((end) => end !== null);
  return known.length > 0 ? known.reduce((a, b) => Math.max(a, b)) : null;
}
