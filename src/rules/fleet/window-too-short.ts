import type { Interval } from '../../calendar/intervals.js';
import { spanText } from '../../calendar/week.js';
import { type AllowedSpan, fix } from '../../systems/system.js';
import { type RuleResult, defineRule, groupResult, type RuleInput, rolledGroups } from '../rule.js';
import {
  calendarViolation,
  isClosedByError,
  reasonsBy,
  reasonsText,
  stretchText,
  type TimedGroup,
  timedGroups,
  timesWhen,
  weekOf,
} from './time.js';
import type { SidePlan } from '../../plan/model.js';
import { code, count, instant, literal, NO_TEXT, share, type Text, text, verbFor } from '../../text/text.js';
import { minuteText } from '../../text/instant-text.js';

export const windowTooShort = defineRule({
  id: 'window-too-short',
  detects: 'a window shorter than the work on one node, or work that continues after its window has closed',
  systems: 'some',
  severity: 'warning',
  evaluate: ({ side, plan }) => [
    ...pastStartWindow(side),
    ...timedGroups(side).flatMap((timed) => {
      if (isClosedByError(timed.calendar) || timed.limited.group.matched === 0) return [];
      const short = shortWindows(timed, plan);
      return short.length > 0 ? short : spills(timed, plan);
    }),
  ],
});

/** Stretches that close again before one node is done. Starts only are gated: the work itself goes on. */
function shortWindows(timed: TimedGroup, plan: RuleInput<unknown>['plan']): RuleResult[] {
  const { calendar, limited } = timed;
  const { longest } = limited.group.workMs;
  const shortOf = (reason: string): Interval[] =>
    closingStretches(timed, reason, plan.at).filter(({ from, to }) => to - from < longest);
  const acting = calendar.reasons.filter((reason) => calendar.idle[reason] === undefined);
  const reasons = acting.filter((reason) => shortOf(reason).length > 0);
  return reasonsBy(reasons, (reason) => JSON.stringify(shortOf(reason))).map((alike) => {
    const times = shortOf(alike[0]);
    const shortest = Math.min(...times.map(({ from, to }) => to - from));
    return calendarViolation(timed, {
      subject: `short ${alike.join('+')}`,
      says: text`nodes${takenFor(alike, calendar.reasons)} are still unavailable after the window has closed.`,
      why: text`Work on a node takes up to ${span(longest)}, and the window (${stretchText(times, weekOf(plan), plan.timeZone)}) is open for ${span(shortest)}; a budget only limits what starts, and a node that is unavailable when the next window opens uses it up.`,
      fix: fix`Make the window longer than ${span(longest)}, or set ${code('durations')} to what the work takes.`,
      magnitude: Math.round((longest - shortest) / 60_000),
      evidence: { windowMinutes: shortest / 60_000, workMinutes: longest / 60_000, reasons: alike },
    });
  });
}

/** `3 h 20 min`. */
function span(ms: number): Text {
  return literal(spanText(ms));
}

/** Names the reasons, unless they are all there are. */
function takenFor(reasons: readonly string[], all: readonly string[]): Text {
  return reasons.length === all.length ? NO_TEXT : text` taken for ${reasonsText(reasons, all)}`;
}

/** Instants are shown by the minute: what ends within the one in which the window closes is not late. */
const SHOWN_MS = 60_000;

/** Nodes of the dry rollout that are out when their window closes. */
function spills(timed: TimedGroup, plan: RuleInput<unknown>['plan']): RuleResult | null {
  const { limited } = timed;
  const { batches, matched } = limited.group;
  const windows = closingStretches(timed, timed.calendar.rolledFor, plan.at);
  const late = batches.flatMap((batch) => {
    const window = windows.find(({ from, to }) => from <= batch.start && batch.start < to);
    const end = batch.end ?? Infinity;
    return window && end >= window.to + SHOWN_MS ? [{ window, end, targets: batch.targets }] : [];
  });
  const [first] = late;
  if (!first) return null;
  const out = late.filter(({ window }) => window.to === first.window.to);
  const nodes = new Set(out.flatMap(({ targets }) => targets)).size;
  const until = Math.max(...out.map(({ end }) => end));
  const over = Number.isFinite(until) ? text`until ${instant(until)}` : text`for good`;
  return calendarViolation(timed, {
    subject: 'spills',
    says: text`${share(nodes, matched, 'node')} ${verbFor(nodes, 'is', 'are')} still unavailable when the window closes on ${instant(first.window.to)}, ${over}.`,
    why: text`A window only limits what starts.${severalText(late)}`,
    fix: fix`Where nothing may be out after the window, let it close ${span(limited.group.workMs.longest)} earlier.`,
    magnitude: nodes,
    evidence: { nodes, closes: minuteText(first.window.to) },
    severity: 'info',
  });
}

function severalText(late: readonly { readonly window: Interval }[]): Text {
  const windows = new Set(late.map(({ window }) => window.to)).size;
  return windows === 1 ? NO_TEXT : text` In the whole rollout ${count(windows, 'window')} end like that.`;
}

/** Stretches with an allowance that end while the calendar goes on. */
function closingStretches({ calendar }: TimedGroup, reason: string, at: number): Interval[] {
  const isOpen = ({ limit }: AllowedSpan): boolean => limit === null || limit > 0;
  return timesWhen(calendar, reason, calendar.within.from, isOpen).filter(
    ({ from, to }) => to > at && to < calendar.within.to && from > calendar.within.from,
  );
}

/** The minute that is shown for it, so that the span is that between the two. */
function shown(instant: number): number {
  return Math.floor(instant / SHOWN_MS) * SHOWN_MS;
}

/**
 * Rollouts that begin in a window which only says when they may begin, and that go on past its end. Source:
 * rancher/system-upgrade-controller#335: the window is asked only while no node has a place.
 */
function pastStartWindow(side: SidePlan): RuleResult[] {
  return rolledGroups(side).flatMap((limited): RuleResult | [] => {
    const { group } = limited;
    const [first] = group.batches;
    if (group.strategy?.['kind'] !== 'window' || !first) return [];
    const window = group.allowed.find(
      ({ from, to, limit }) => limit !== 0 && from <= first.start && first.start < to,
    );
    const finish = group.batches.reduce((end, batch) => Math.max(end, batch.end ?? Infinity), 0);
    if (!window || finish < window.to + SHOWN_MS) return [];
    const after = group.batches.filter(({ start }) => start >= window.to).flatMap(({ targets }) => targets);
    const late = new Set(after).size;
    const until = Number.isFinite(finish)
      ? text`until ${instant(finish)}, ${span(shown(finish) - shown(window.to))} past its end`
      : text`without an end that is known`;
    return groupResult(limited, ['window', 'budget'], {
      subject: 'start-window',
      says: text`it begins in its window, which closes on ${instant(window.to)}, and continues ${until}.`,
      why: text`The window only decides when it may begin: ${count(late, group.unit)} of ${group.matched} ${verbFor(late, 'starts', 'start')} after it has closed.`,
      fix: fix`Split the Plan by ${code('nodeSelector')} so that each part fits into the window, or make the window as long as the rollout.`,
      ofRollout: true,
      magnitude: late,
      evidence: { closes: minuteText(window.to), late },
    });
  });
}
