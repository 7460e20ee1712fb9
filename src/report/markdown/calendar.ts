import { capital } from '../../text/plural.js';
import { amount } from '../words/amounts.js';
import { freezePhrases } from '../calendar/levels.js';
import { calendarOf, calendarPhrases, type ShownCalendar } from '../calendar/shown.js';
import { legendOf, stripLines } from '../calendar/strip.js';
import { type ShownWeek, shownWeek } from '../calendar/week.js';
import { fenced, gfm, joinMarkdown, type Markdown, NEWLINE, summaryText } from '../../text/escape/index.js';
import { policyName } from '../words/names.js';
import { literal, text } from '../../text/text.js';
import type { Subject } from '../choice/selection.js';
import { type Section, sectionOf } from './fit.js';
import { phraseItem } from './table.js';
import type { View } from './view.js';
import type { PlannedGroup } from '../../plan/model.js';

interface Shown {
  readonly subject: Subject;
  readonly group: PlannedGroup;
  readonly calendar: ShownCalendar;
}

/** A week of what may go at once, for groups whose limit is not the same all the time. */
export function calendarSection(view: View): Section | null {
  const week = shownWeek(view.report.plan);
  const shown = view.selection.subjects.flatMap((subject) =>
    (subject.head ?? []).flatMap((group): Shown[] => {
      const before = subject.base?.find((one) => one.name === group.name) ?? null;
      const calendar = calendarOf(group, before, week);
      return calendar ? [{ subject, group, calendar }] : [];
    }),
  );
  const date = new Date(week.from).toISOString().slice(0, 10);
  return sectionOf(shown, (one) => calendarBlock(view, one, week), {
    title: text`calendar`,
    summary: [summaryText(`Calendar of the week from ${date}: when how many may go at once`)],
    intro: introOf(view, week),
    rowsAre: 'group',
    isOfBlocks: true,
    weight: 2,
  });
}

/** What the signs mean, and when nothing may be rolled out, which is the same for all groups. */
function introOf(view: View, week: ShownWeek): Markdown {
  const legend = view.show(text`${literal(capital(legendOf(week)))}.`);
  const frozen = freezePhrases(week).map((phrase) => phraseItem(view, phrase));
  return frozen.length === 0 ? legend : gfm`${legend}\n\n${joinMarkdown(frozen, NEWLINE)}`;
}

function calendarBlock(view: View, { subject, group, calendar }: Shown, week: ShownWeek): Markdown {
  const strips = stripLines(calendar.lanes, calendar.before, week);
  const levels = calendarPhrases(calendar, week, group.unit).map((phrase) => phraseItem(view, phrase));
  const title = view.show(text`${policyName(subject.diff.ref)}, ${amount(group.matched, group.unit)}`);
  return gfm`**${title}**\n\n${fenced(strips.join('\n'))}\n\n${joinMarkdown(levels, NEWLINE)}`;
}
