import type { Interval } from '../../calendar/intervals.js';
import { hasHours, WEEK_MS, weekText } from '../../calendar/week.js';
import { offsetMs, toWallClock } from '../../calendar/zones.js';
import type { Unit } from '../../rollout/controller.js';
import { amount } from '../words/amounts.js';
import { name, NO_TEXT, literal, type Text, text } from '../../text/text.js';
import { clockName } from './strip.js';
import { type Lane, type Level, levelsOf, type ShownWeek } from './week.js';

/** How many may go at once, and when: `4 nodes Mon-Fri 22:00–06:00 UTC; Mon-Fri 23:00–07:00 Berlin`. A phrase a height of the limit. */
export function levelPhrases(lane: Lane, week: ShownWeek, unit: Unit): Text[] {
  return levelsOf(lane, week).map(
    (level) =>
      text`${heightPhrase(level, unit)}: ${lane.spans.length === 1 ? text`all week` : whenPhrase(level, week)}`,
  );
}

/** The same for a cell that holds several of them: `4 nodes (Mon-Fri 22:00–06:00 UTC; Mon-Fri 23:00–07:00 Berlin)`. */
export function levelsInCell(lane: Lane, week: ShownWeek, unit: Unit): Text[] {
  return levelsOf(lane, week).map(({ stretches, ...height }) => {
    const shown = heightPhrase(height, unit, ',');
    if (lane.spans.length > 1) return text`${shown} (${whenPhrase({ stretches }, week)})`;
    if (height.limit === 0) return text`none at any time`;
    return text`${heightPhrase({ ...height, remaining: null }, unit)} all week${leftPhrase(height)}`;
  });
}

/** When nothing may be rolled out: `freeze launch: Fri 18:00–Mon 08:00 UTC; Fri 19:00–Mon 09:00 Berlin`. */
export function freezePhrases(week: ShownWeek): Text[] {
  return week.freezes.map(
    (freeze) =>
      text`freeze ${name('object', freeze.name)}: ${whenPhrase({ stretches: freeze.windows }, week)}`,
  );
}

function heightPhrase(
  { limit, remaining }: Omit<Level, 'stretches'>,
  unit: Unit,
  left: ',' | '(' = '(',
): Text {
  if (limit === null) return text`no limit`;
  if (limit === 0) return text`none`;
  const of = amount(limit, unit);
  if (remaining === null || remaining === limit) return of;
  return left === ',' ? text`${of}, ${remaining} left now` : text`${of} (${remaining} left now)`;
}

/** `, 0 of them left now`: what is out already counts. */
function leftPhrase({ limit, remaining }: Omit<Level, 'stretches'>): Text {
  return remaining === null || remaining === limit ? NO_TEXT : text`, ${remaining} of them left now`;
}

function whenPhrase({ stretches }: Pick<Level, 'stretches'>, week: ShownWeek): Text {
  const shown = { from: week.from, to: week.from + WEEK_MS };
  const inUtc = weekText(stretches, shown, 'UTC');
  if (!hasHours(stretches, shown)) return literal(inUtc);
  if (week.timeZone === 'UTC') return text`${literal(inUtc)} UTC`;
  const city = literal(clockName(week.timeZone));
  const local = wallText(stretches, shown, week.change?.beforeMs ?? offsetMs(week.from, week.timeZone));
  return text`${literal(inUtc)} UTC; ${literal(local)} ${city}${laterPhrase(stretches, local, week)}`;
}

/** By clocks that are ahead of UTC by a fixed time: in a week in which they are set, the hours from before it. */
function wallText(stretches: Level['stretches'], week: Interval, aheadMs: number): string {
  const ahead = ({ from, to }: Interval): Interval => ({ from: from + aheadMs, to: to + aheadMs });
  return weekText(stretches.map(ahead), ahead(week), 'UTC');
}

/** By local clocks the same window is another one after they were set. */
function laterPhrase(stretches: Level['stretches'], local: string, { change, timeZone }: ShownWeek): Text {
  if (!change) return NO_TEXT;
  const later = wallText(stretches, change.week, change.afterMs);
  if (later === local || !hasHours(stretches, change.week)) return NO_TEXT;
  const date = new Date(toWallClock(change.at, timeZone)).toISOString().slice(0, 10);
  return text`, from ${literal(date)} on ${literal(later)}`;
}
