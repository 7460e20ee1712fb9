import { clipTo, type Interval, mergeIntervals, without } from '../calendar/intervals.js';
import { WEEK_MS } from '../calendar/week.js';
import { openTimes } from '../gate/windows.js';
import type { PlannedGroup } from '../plan/model.js';
import type { ReportGroup } from '../plan/report-json.js';
import type { Instant } from '../rollout/controller.js';
import { count, instant, text, verbFor } from '../text/text.js';
import { type DriftEffect, effectOn } from './effect.js';
import { dueSince, finishText, isHalted, isUnderWay, type Pair } from './progress.js';

/**
 * A rollout that takes longer than the window it begins in, and did not in the last report; or the other way round. A difference that
 * only comes of the hours of the two reports, such as a shorter window at the weekend, is no drift: it is reported if the window of now
 * would have been long enough for the rollout of then, and if both are the same window.
 */
export function windowEffects(pair: Pair): DriftEffect[] {
  const { subject, now, then, rollout } = pair;
  const [is, was] = [stayOf(now, openNow(pair)), stayOf(then, openThen(pair))];
  // The rest of a rollout fits into more windows than the next one, which has not begun.
  const isOther = rollout.wasUnderWay && !rollout.isUnderWay;
  if (isOther || !is || !was || isHalted(now)) return [];
  const isSame = is.closes === was.closes;
  const [isInside, wasInside] = [is, was].map(({ needsMs, roomMs }) => needsMs <= roomMs);
  if (wasInside && !isInside && (isSame || is.roomMs >= was.needsMs)) {
    const late = now.batches.filter(({ end }) => end === null || end > is.closes);
    const left = late.reduce((sum, { size }) => sum + size, 0);
    const says = text`its window now ends before the rollout does: it closes at ${instant(is.closes)}, and ${left} of ${count(now.matched, now.unit)} ${verbFor(left, 'is', 'are')} not done by then. The last time all were done inside one window.`;
    return [effectOn('window', subject, says, true)];
  }
  const isLongEnough = !wasInside && isInside && (isSame || was.roomMs >= is.needsMs);
  if (rollout.isUnderWay || !isLongEnough) return [];
  const says = text`the rollout ends inside its window, and last time it did not.`;
  return [effectOn('window', subject, says, false)];
}

/**
 * A rollout under way that waits because its window differs from that of the last report, which forecast that some of it would be done
 * by now: then it neither stalls nor is late. Null if its window was open since the first of it was due.
 */
export function shutEffect(pair: Pair): DriftEffect | null {
  const { policy, now, at } = pair;
  const [since, open, was] = [dueSince(pair), openNow(pair), openThen(pair)];
  if (!isUnderWay(policy.change?.kind) || isHalted(now) || since === null || !open || !was) return null;
  if (open.knownTo < at + WEEK_MS) return null;
  const ahead = { from: at, to: Math.min(open.knownTo, was.knownTo) };
  const lost = without(clipTo(ahead, was.windows), clipTo(ahead, open.windows));
  // A window of next week was open last week: no plan covers the time that has passed.
  const aWeekBefore = open.windows.map(({ from, to }) => ({ from: from - WEEK_MS, to: to - WEEK_MS }));
  if (lost.length === 0 || clipTo({ from: since, to: at }, aWeekBefore).length > 0) return null;
  const next = open.windows.find(({ to }) => to > at);
  const until = next ? text`opens at ${instant(Math.max(next.from, at))}` : text`does not open`;
  const says = text`it waits for its window, which differs from the last report and ${until}. ${finishText(pair)}`;
  return effectOn('window', pair.subject, says, policy.live);
}

/** The time in which targets may be disrupted, and up to when that is known. */
interface Open {
  readonly windows: readonly Interval[];
  readonly knownTo: Instant;
}

/** The window that a rollout begins in: from the first start to its closing, and to the last end; Infinity if either is unknown. */
function stayOf({ batches }: PlannedGroup | ReportGroup, open: Open | null) {
  const first = Math.min(...batches.map(({ start }) => start ?? Infinity));
  const last = Math.max(...batches.map(({ end }) => end ?? Infinity));
  const window = open?.windows.find(({ from, to }) => from <= first && first < to);
  if (!open || !window) return null;
  const roomMs = window.to < open.knownTo ? window.to - first : Infinity;
  return { closes: window.to, roomMs, needsMs: last - first };
}

function openNow({ now, plan: { horizon } }: Pair): Open | null {
  const windows = openTimes(now, { horizon });
  return windows && { windows, knownTo: (now.calendar?.within ?? horizon).to };
}

/** A report holds what is allowed within its horizon only, for each reason. */
function openThen({ now: { calendar }, then: { allowed } }: Pair): Open | null {
  const spans = calendar ? allowed.filter(({ reason }) => reason === calendar.rolledFor) : allowed;
  if (spans.length === 0) return null;
  const open = spans.filter(({ limit }) => limit === null || limit > 0).sort((a, b) => a.from - b.from);
  return { windows: mergeIntervals(open), knownTo: spans.reduce((most, { to }) => Math.max(most, to), 0) };
}
