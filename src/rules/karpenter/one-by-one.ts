import { spanText } from '../../calendar/week.js';
import type { Interval } from '../../calendar/intervals.js';
import type { Plan } from '../../plan/model.js';
import { type AllowedSpan, factOf } from '../../systems/system.js';
import { type Breach, count, subjectOf } from '../rule.js';
import { calendarViolation, instantText, type TimedGroup, timesWhen } from '../fleet/time.js';

/** As long as a pass may well take where many nodes and pods are simulated. */
const SLOW_PASS_MS = 60_000;

/**
 * A limit that lets many go in a short window, where they start one after the other and nobody knows how fast: how many the window
 * may hold, and what waits for the next one. Source: kubernetes-sigs/karpenter#1350 (one to four at a time of the 38 that a budget
 * of 100% let go in ten minutes); kubernetes-sigs/karpenter 2266468, disruption/drift.go (one command a pass).
 */
export function windowHoldsFewer(timed: TimedGroup, plan: Plan): Breach[] {
  const { limited, calendar } = timed;
  const { batches, matched } = limited.group;
  const oneByOne = factOf(limited.group, 'one-by-one');
  const [first] = batches;
  if (!oneByOne || !first) return [];
  const windows = openStretches(timed, plan);
  const at = windows.findIndex(({ from, to }) => from <= first.start && first.start < to);
  const window = windows[at];
  if (!window || window.to >= calendar.within.to) return [];
  const started = batches
    .filter(({ start }) => start < window.to)
    .reduce((sum, { targets }) => sum + targets.length, 0);
  const lengthMs = window.to - Math.max(window.from, first.start);
  const slowMs = Math.max(SLOW_PASS_MS, oneByOne.everyMs);
  const slow = Math.max(1, Math.floor(lengthMs / slowMs));
  if (slow >= started) return [];
  const next = windows[at + 1];
  const wait = next ? `until ${instantText(next.from, plan.timeZone)}` : 'and no window follows';
  return [
    calendarViolation(timed, {
      subject: 'one by one',
      message:
        `${subjectOf(limited)}: up to ${started} of ${count(matched)} go in the window from ${instantText(first.start, plan.timeZone)} (${spanText(lengthMs)}), one after the other: ` +
        `Karpenter starts one node a pass, and how long a pass takes is not known. The plan takes ${secondsText(oneByOne.everyMs)}; ` +
        `with passes of ${secondsText(slowMs)} the window holds ${slow}, and ${matched - slow} wait ${wait}.`,
      remediation: `Set ${oneByOne.setting} to what passes take in your cluster, or make the window longer than ${spanText(started * slowMs)}.`,
      magnitude: started - slow,
      evidence: { most: started, least: slow, passSeconds: slowMs / 1000, windowMinutes: lengthMs / 60_000 },
      severity: 'info',
    }),
  ];
}

function openStretches({ calendar }: TimedGroup, plan: Plan): Interval[] {
  const isOpen = ({ limit }: AllowedSpan): boolean => limit === null || limit > 0;
  return timesWhen(calendar, calendar.rolledFor, plan.at, isOpen);
}

function secondsText(ms: number): string {
  return ms < 60_000 || ms % 60_000 !== 0 ? `${Math.round(ms / 1000)} s` : spanText(ms);
}
