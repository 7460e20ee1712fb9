import { capital } from '../../text/plural.js';
import type { Report } from '../../plan/finding.js';
import { columnsOf, fenced } from '../../text/escape/index.js';
import { literal, text } from '../../text/text.js';
import type { Selection } from '../choice/selection.js';
import { type Block, listOf, paragraph, rowsOf, type Section } from '../document/document.js';
import { amount } from '../words/amounts.js';
import { policyName } from '../words/names.js';
import { freezePhrases } from '../calendar/levels.js';
import { calendarOf, calendarPhrases } from '../calendar/shown.js';
import { legendOf, stripLines } from '../calendar/strip.js';
import { shownWeek } from '../calendar/week.js';

/** A week of what may go at once, for groups whose limit is not the same all the time. */
export function calendarSection({ plan }: Report, { subjects }: Selection): Section[] {
  const week = shownWeek(plan);
  const groups = subjects.flatMap(({ diff, base, head }) =>
    (head ?? []).flatMap((group): (readonly Block[])[] => {
      const before = base?.find(({ name }) => name === group.name) ?? null;
      const shown = calendarOf(group, before, week);
      if (!shown) return [];
      const strips = stripLines(shown.lanes, shown.before, week);
      return [
        [
          paragraph(text`${policyName(diff.ref)}, ${amount(group.matched, group.unit)}`),
          {
            kind: 'picture',
            markdown: () => fenced(strips.join('\n')),
            // Cut in two they would say nothing; the list below has the same in words.
            terminal: (width) => (strips.every((line) => columnsOf(line) <= width) ? strips : []),
          },
          ...listOf(calendarPhrases(shown, week, group.unit), 'limit'),
        ],
      ];
    }),
  );
  if (groups.length === 0) return [];
  const date = new Date(week.from).toISOString().slice(0, 10);
  return [
    {
      title: text`Calendar of the week from ${literal(date)}: how many may be disrupted at once`,
      blocks: [
        paragraph(text`${literal(capital(legendOf(week)))}.`),
        ...listOf(freezePhrases(week), 'freeze'),
        { kind: 'stack', rows: rowsOf(groups, 'group', (blocks) => blocks) },
      ],
      weight: 2,
    },
  ];
}
