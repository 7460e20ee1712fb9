import { MINUTE_MS } from '../../calendar/days.js';
import type { Interval } from '../../calendar/intervals.js';
import { fix } from '../../systems/system.js';
import { type RuleResult, defineRule, type GroupRollout, rolledGroups } from '../rule.js';
import { isOpen, type TimedGroup, timedGroups } from './time.js';
import { code, count, duration, instant, share, text, verbFor } from '../../text/text.js';
import { minuteText } from '../../text/instant-text.js';

export const windowTooShort = defineRule({
  id: 'window-too-short',
  detects: 'a window shorter than the work on one node, or work that continues after its window has closed',
  systems: 'some',
  severity: 'warning',
  evaluate: ({ side, plan }) => [
    ...rolledGroups(side).map(pastStartWindow),
    ...timedGroups(side, plan).flatMap((timed) => {
      if (timed.isClosedByError || timed.rollout.group.matched === 0) return [];
      const short = shortWindows(timed);
      return short.length > 0 ? short : [spills(timed)];
    }),
  ],
});

/** Stretches that close again before one node is done. Only starts are limited: work in progress continues. */
function shortWindows(timed: TimedGroup): RuleResult[] {
  const { longest } = timed.rollout.group.workMs;
  const shortOf = (reason: string): Interval[] =>
    closingStretches(timed, reason).filter(({ from, to }) => to - from < longest);
  return timed.alike(timed.acting, shortOf).map(({ reasons, times }) => {
    const shortest = Math.min(...times.map(({ from, to }) => to - from));
    const isAll = reasons.length === timed.calendar.reasons.length;
    const takenFor = !isAll && text` taken for ${timed.reasonsText(reasons)}`;
    return timed.result({
      subject: `short ${reasons.join('+')}`,
      says: text`nodes${takenFor} are still unavailable after the window has closed.`,
      why: text`Work on a node takes up to ${duration(longest)}, and the window (${timed.hoursText(times)}) is open for ${duration(shortest)}; a budget only limits what starts, and a node that is unavailable when the next window opens uses it up.`,
      fix: fix`Make the window longer than ${duration(longest)}, or set ${code('durations')} to what the work takes.`,
      magnitude: Math.round((longest - shortest) / MINUTE_MS),
      evidence: {
        ...{ windowMinutes: shortest / MINUTE_MS, workMinutes: longest / MINUTE_MS },
        reasons: [...reasons],
      },
    });
  });
}

/** Nodes of the dry rollout that are out when their window closes. What ends within that minute is not late: instants are shown by the minute. */
function spills(timed: TimedGroup): RuleResult | null {
  const { batches, matched, workMs } = timed.rollout.group;
  const windows = closingStretches(timed, timed.calendar.rolledFor);
  const late = batches.flatMap(({ start, end, targets }) => {
    const window = windows.find(({ from, to }) => from <= start && start < to);
    return window && (end ?? Infinity) >= window.to + MINUTE_MS ? [{ closes: window.to, end, targets }] : [];
  });
  const [first] = late;
  if (!first) return null;
  const { closes } = first;
  const out = late.filter((one) => one.closes === closes);
  const nodes = new Set(out.flatMap(({ targets }) => targets)).size;
  const until = Math.max(...out.map(({ end }) => end ?? Infinity));
  const over = Number.isFinite(until) ? text`until ${instant(until)}` : text`for good`;
  return timed.result({
    subject: 'spills',
    says: text`${share(nodes, matched, 'node')} ${verbFor(nodes, 'is', 'are')} still unavailable when the window closes on ${instant(closes)}, ${over}.`,
    why: text`A window only limits what starts.`,
    fix: fix`Where nothing may be out after the window, let it close ${duration(workMs.longest)} earlier.`,
    magnitude: nodes,
    evidence: { nodes, closes: minuteText(closes) },
    severity: 'info',
  });
}

/** Stretches with an allowance that end before the calendar does. */
function closingStretches(timed: TimedGroup, reason: string): Interval[] {
  const { within } = timed.calendar;
  return timed
    .stretches(reason, isOpen)
    .filter(({ from, to }) => to > timed.at && to < within.to && from > within.from);
}

/**
 * Rollouts that begin in a window which only says when they may begin, and that go on past its end. Source:
 * rancher/system-upgrade-controller#335: the window is asked only while no node has a place.
 */
function pastStartWindow(rollout: GroupRollout): RuleResult | null {
  const { batches, strategy, allowed, unit, matched } = rollout.group;
  const [first] = batches;
  if (strategy?.['kind'] !== 'window' || !first) return null;
  const window = allowed.find(
    ({ from, to, limit }) => limit !== 0 && from <= first.start && first.start < to,
  );
  const finish = batches.reduce((end, batch) => Math.max(end, batch.end ?? Infinity), 0);
  if (!window || finish < window.to + MINUTE_MS) return null;
  const after = batches.filter(({ start }) => start >= window.to).flatMap(({ targets }) => targets);
  const late = new Set(after).size;
  const until = Number.isFinite(finish) ? text`until ${instant(finish)}` : text`without an end that is known`;
  return rollout.result(['window', 'budget'], {
    subject: 'start-window',
    says: text`it begins in its window, which closes on ${instant(window.to)}, and continues ${until}.`,
    why: text`The window only decides when it may begin: ${count(late, unit)} of ${matched} ${verbFor(late, 'starts', 'start')} after it has closed.`,
    fix: fix`Split the Plan by ${code('nodeSelector')} so that each part fits into the window, or make the window as long as the rollout.`,
    ofRollout: true,
    magnitude: late,
    evidence: { closes: minuteText(window.to), late },
  });
}
