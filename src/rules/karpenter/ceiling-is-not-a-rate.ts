import { capital } from '../../manifest/words/plural.js';
import { DAY_MS, HOUR_MS } from '../../calendar/days.js';
import { clipTo, intersectionOf, type Interval, mergeIntervals, without } from '../../calendar/intervals.js';
import { spanText } from '../../calendar/week.js';
import { type AllowedSpan, factOf, type TimedLimit } from '../../systems/system.js';
import type { Plan } from '../../plan/model.js';
import { type Breach, count, defineRule, type Judged } from '../rule.js';
import {
  calendarViolation,
  instantText,
  isClosedByError,
  limitKey,
  limitName,
  limitViolation,
  type TimedGroup,
  timedGroups,
  timesWhen,
} from '../fleet/time.js';

export const ceilingIsNotARate = defineRule({
  id: 'ceiling-is-not-a-rate',
  detects:
    'a budget that reads as so many nodes an hour or a day: it says how many at once, and they follow each other',
  systems: ['karpenter'],
  severity: 'info',
  judge: ({ side, plan }) =>
    timedGroups(side).flatMap((timed) => {
      const { calendar, limited } = timed;
      if (isClosedByError(calendar) || limited.group.matched === 0) return [];
      const ofLimits = calendar.limits.flatMap((limit) => {
        const period = periodMs(limit);
        if (period === null || (limit.limit ?? 0) === 0) return [];
        const most = mostStarts(timed, limit, plan);
        if (!most || most.starts <= Math.min(limit.limit ?? 0, limited.group.matched)) return [];
        const isAlways = without([calendar.within], limit.windows).length === 0;
        const shape = isAlways
          ? `its windows join, so the schedule has no effect`
          : `it repeats every ${spanText(period)}`;
        return limitViolation(timed, limit, {
          says:
            `up to ${count(most.starts)} go in one open stretch of ${spanText(most.lengthMs)} ` +
            `(from ${instantText(most.from, plan.timeZone)}), ${spanText(limited.group.workMs.shortest)} each. ${capital(limitName(limit))} ` +
            `reads as ${count(limit.limit ?? 0)} ${perText(period)} and means ${count(limit.limit ?? 0)} at once: ${shape}, and the next node ` +
            `follows as soon as one is done.`,
          remediation: NO_RATE,
          magnitude: most.starts,
          evidence: { starts: most.starts, openMinutes: most.lengthMs / 60_000, limit: limit.limit },
          severity: isAlways ? 'warning' : 'info',
        });
      });
      return [...ofLimits, ...besideWindows(timed, plan), windowHoldsFewer(timed, plan)];
    }),
});

/**
 * A number without a schedule beside budgets that leave short windows open, every day or oftener: it reads as so many in a window. Source:
 * aws/karpenter-provider-aws#6911.
 */
function besideWindows(timed: TimedGroup, plan: Plan): Breach[] {
  const { calendar, limited } = timed;
  const { matched, workMs } = limited.group;
  return calendar.limits.flatMap((limit) => {
    const most = limit.limit ?? 0;
    if (limit.schedule !== null || limit.written.endsWith('%') || most === 0 || most >= matched) return [];
    const starts = opensInTurns(timed, limit, plan) ? mostStarts(timed, limit, plan) : null;
    if (!starts) return [];
    const thirdMs = Math.floor(starts.lengthMs / THREE_MINUTES_MS) * MINUTE_MS;
    const quicker =
      thirdMs > 0 && thirdMs < workMs.shortest
        ? `; were they done in ${spanText(thirdMs)}, it would be ${Math.min(matched, 3 * most)}`
        : '';
    return limitViolation(timed, limit, {
      subject: `${limitKey(limit)} beside windows`,
      says:
        `${limitName(limit)} lets ${count(most)} go at once in an open window, not ${most} in each: within one, nodes go ` +
        `one after the other, the next as soon as one is done. In the window of ${spanText(starts.lengthMs)} from ${instantText(starts.from, plan.timeZone)} that is ` +
        `${starts.starts}, at ${spanText(workMs.shortest)} a node${quicker}.`,
      remediation: NO_RATE,
      magnitude: starts.starts,
      evidence: { starts: starts.starts, openMinutes: starts.lengthMs / MINUTE_MS, limit: most },
      severity: 'info',
    });
  });
}

const NO_RATE = 'Karpenter has no limit per time; to have fewer in a day, open shorter windows.';
const MINUTE_MS = 60_000;
const THREE_MINUTES_MS = 3 * MINUTE_MS;

/** A window that is so short, and comes every day or oftener, reads as a turn for so many nodes. */
const READS_AS_TURN_MS = HOUR_MS;

function opensInTurns({ calendar }: TimedGroup, limit: TimedLimit, plan: Plan): boolean {
  const [reason] = limit.reasons;
  if (reason === undefined) return false;
  const isOpen = (span: AllowedSpan): boolean => span.limit === null || span.limit > 0;
  const open = timesWhen(calendar, reason, plan.at, isOpen).filter(({ from }) => from < plan.at + 7 * DAY_MS);
  const gaps = open.slice(1).map(({ from }, i) => from - (open[i]?.from ?? from));
  const shortest = Math.min(...open.map(({ from, to }) => to - from));
  return gaps.length > 0 && Math.min(...gaps) <= DAY_MS && shortest <= READS_AS_TURN_MS;
}

/** How often the windows of a limit open, where that is at least once a day; null for others. */
function periodMs({ schedule, durationMs, hits, neverFires }: TimedLimit): number | null {
  const [first, second] = hits;
  if (schedule === null || neverFires || first === undefined || second === undefined) return null;
  const gaps = hits.slice(1).map((hit, i) => hit - (hits[i] ?? hit));
  // Windows that overlap read like nothing at all, and have a rule of their own.
  const isQuota = Math.max(...gaps) <= DAY_MS && Math.min(...gaps) >= (durationMs ?? 0);
  return isQuota ? second - first : null;
}

interface Starts {
  readonly starts: number;
  readonly from: number;
  readonly lengthMs: number;
}

/** The stretch in which most nodes can follow each other while the limit holds, under all limits together. */
function mostStarts(timed: TimedGroup, limit: TimedLimit, plan: Judged<unknown>['plan']): Starts | null {
  const { calendar, limited } = timed;
  const { workMs, matched } = limited.group;
  const [reason] = limit.reasons;
  if (reason === undefined || workMs.shortest === 0) return null;
  const isOpen = (span: AllowedSpan): boolean => span.limit !== null && span.limit > 0;
  const end = plan.at + 7 * DAY_MS;
  const spans = calendar.spans.filter(
    (span) => span.reason === reason && span.to > plan.at && span.from < end,
  );
  const open = mergeIntervals(spans.filter(isOpen));
  let next = 0;
  let most: Starts | null = null;
  for (const stretch of intersectionOf(clipTo({ from: plan.at, to: end }, open), limit.windows)) {
    while ((spans[next]?.to ?? Infinity) <= stretch.from) next += 1;
    const lengthMs = Math.min(stretch.to - stretch.from, DAY_MS);
    const rounds = Math.ceil(lengthMs / workMs.shortest);
    const starts = Math.min(matched, rounds * leastFrom(spans, next, stretch.to));
    if (!most || starts > most.starts) most = { starts, from: stretch.from, lengthMs };
  }
  return most;
}

/** The least limit of the spans from the one at `first` on that begin before `to`. */
function leastFrom(spans: readonly AllowedSpan[], first: number, to: number): number {
  let least = Infinity;
  for (let i = first; i < spans.length && (spans[i]?.from ?? Infinity) < to; i += 1) {
    least = Math.min(least, spans[i]?.limit ?? Infinity);
  }
  return least;
}

function perText(period: number): string {
  if (period === HOUR_MS) return 'an hour';
  return period === DAY_MS ? 'a day' : `every ${spanText(period)}`;
}

/** As long as a pass may well take where many nodes and pods are simulated. */
const SLOW_PASS_MS = 60_000;

/**
 * A limit that lets many go in a short window, where they start one after the other and nobody knows how fast: how many the window
 * may hold, and what waits for the next one. Source: kubernetes-sigs/karpenter#1350 (one to four at a time of the 38 that a budget
 * of 100% let go in ten minutes); kubernetes-sigs/karpenter 2266468, disruption/drift.go (one command a pass).
 */
function windowHoldsFewer(timed: TimedGroup, plan: Plan): Breach | null {
  const { limited, calendar } = timed;
  const { batches, matched } = limited.group;
  const oneByOne = factOf(limited.group, 'one-by-one');
  const [first] = batches;
  if (!oneByOne || !first) return null;
  const windows = openStretches(timed, plan);
  const at = windows.findIndex(({ from, to }) => from <= first.start && first.start < to);
  const window = windows[at];
  if (!window || window.to >= calendar.within.to) return null;
  const started = batches
    .filter(({ start }) => start < window.to)
    .reduce((sum, { targets }) => sum + targets.length, 0);
  const lengthMs = window.to - Math.max(window.from, first.start);
  const slowMs = Math.max(SLOW_PASS_MS, oneByOne.everyMs);
  const slow = Math.max(1, Math.floor(lengthMs / slowMs));
  if (slow >= started) return null;
  const next = windows[at + 1];
  const wait = next ? `until ${instantText(next.from, plan.timeZone)}` : 'and no window follows';
  return calendarViolation(timed, {
    subject: 'one by one',
    says:
      `up to ${started} of ${count(matched)} go in the window from ${instantText(first.start, plan.timeZone)} (${spanText(lengthMs)}), one after the other: ` +
      `Karpenter starts one node a pass, and how long a pass takes is not known. The plan takes ${secondsText(oneByOne.everyMs)}; ` +
      `with passes of ${secondsText(slowMs)} the window holds ${slow}, and ${matched - slow} wait ${wait}.`,
    remediation: `Set ${oneByOne.setting} to what passes take in your cluster, or make the window longer than ${spanText(started * slowMs)}.`,
    magnitude: started - slow,
    evidence: { most: started, least: slow, passSeconds: slowMs / 1000, windowMinutes: lengthMs / 60_000 },
    severity: 'info',
  });
}

function openStretches({ calendar }: TimedGroup, plan: Plan): Interval[] {
  const isOpen = ({ limit }: AllowedSpan): boolean => limit === null || limit > 0;
  return timesWhen(calendar, calendar.rolledFor, plan.at, isOpen);
}

function secondsText(ms: number): string {
  return ms < 60_000 || ms % 60_000 !== 0 ? `${Math.round(ms / 1000)} s` : spanText(ms);
}
