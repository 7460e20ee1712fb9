import type { PlannedGroup } from '../../plan/model.js';
import { freezePhrases } from '../calendar/levels.js';
import { calendarOf, calendarPhrases } from '../calendar/shown.js';
import { legendOf, stripLines } from '../calendar/strip.js';
import type { ShownWeek } from '../calendar/week.js';
import { columnsOf } from '../escape/index.js';
import { phraseTerminal } from '../phrase.js';
import { wrap } from './layout.js';

const INDENT = 4;

/** The calendar of a group: the strips where there is room for them, and in words what they show. */
export function calendarLines(
  group: PlannedGroup,
  before: PlannedGroup | null,
  week: ShownWeek,
  width: number,
): string[] {
  const shown = calendarOf(group, before, week);
  if (!shown) return [];
  const strips = stripLines(shown.lanes, shown.before, week);
  const fits = strips.every((line) => columnsOf(line) + INDENT <= width);
  const words = calendarPhrases(shown, week, group.unit).flatMap((phrase) =>
    wrap(phraseTerminal(phrase), width, INDENT, 2),
  );
  const frozen = freezePhrases(week).flatMap((phrase) => wrap(phraseTerminal(phrase), width, INDENT, 2));
  const head = fits ? `calendar; ${legendOf(week)}` : 'calendar';
  const drawn = fits ? strips.map((line) => ' '.repeat(INDENT) + line) : [];
  return [...wrap(head, width, INDENT, 2), ...drawn, ...words, ...frozen];
}
