import { toTerminal } from '../../text/render.js';
import type { PlannedGroup, PolicyDiff } from '../../plan/model.js';
import { amount } from '../words/amounts.js';
import { columnsOf, terminal } from '../../text/escape/index.js';
import { goneText } from '../words/gone.js';
import { blockedPhrases, groupFacts, peopledGroups } from '../group/group.js';
import { runCells, RUNS_SHOWN, runsOf } from '../group/batch-runs.js';
import { changePhrase, placeText, subjectName } from '../words/names.js';
import { isDueAnyway } from '../headline/merging.js';
import { orderPhrase } from '../words/order.js';
import { asText, name, type Text, text, sentence } from '../../text/text.js';
import { subjectUnit } from '../numbers/measures.js';
import { listedPolicies, POLICY_COLUMNS, policyCells } from '../table/policy-cells.js';
import type { Selection, Subject } from '../choice/selection.js';
import type { ShownWeek } from '../calendar/week.js';
import { movedPhrases } from '../group/moved.js';
import { gridLines, type Paint, wrap } from './layout.js';
import { freezePhrases } from '../calendar/levels.js';
import { calendarOf, calendarPhrases } from '../calendar/shown.js';
import { legendOf, stripLines } from '../calendar/strip.js';

const GROUPS_SHOWN = 30;
const FACT_COLUMNS = 13;
const POLICIES_SHOWN = 50;

/** One rollout in full: what merging does, then group by group. */
export function subjectLines(subject: Subject, week: ShownWeek, width: number, paint: Paint): string[] {
  const groups = peopledGroups(subject.head ?? [], subject.base ?? []);
  const before = new Map((subject.base ?? []).map((group) => [group.name, group]));
  const lines = groups
    .slice(0, GROUPS_SHOWN)
    .flatMap((group, i) =>
      groupLines(group, before.get(group.name) ?? null, groups.slice(0, i), week, width),
    );
  const more = groups.length - GROUPS_SHOWN;
  return [
    ...headLines(subject.diff, width, paint),
    ...mergingLines(subject, width),
    ...lines,
    ...(more > 0 ? [`  and ${more} more groups; they are in the JSON report`] : []),
  ];
}

function orderLines(group: PlannedGroup, width: number): string[] {
  const order = orderPhrase(group);
  return order ? factLines('order', toTerminal(order), width, 4) : [];
}

function headLines(diff: PolicyDiff, width: number, paint: Paint): string[] {
  const title = toTerminal(text`${subjectName(diff)}, ${changePhrase(diff)}`);
  return wrap(`${title}  ${terminal(placeText(diff.place))}`, width, 0, 2).map((line) => paint('bold', line));
}

function mergingLines(subject: Subject, width: number): string[] {
  const { diff } = subject;
  const { head } = diff;
  if (!head) return wrap(toTerminal(sentence(goneText(diff))), width, 2);
  const label = isDueAnyway(subject) ? 'regardless' : subject.byHand === null ? 'merging' : 'sync by hand';
  const says = head.change ? [fact(label, asText(head.change.says))] : [];
  const notes = head.notes.map((note) => fact('note', asText(note)));
  const moved = movedPhrases(diff.moved, subjectUnit([subject])).map((phrase) => fact('moved', phrase));
  return [...says, ...notes, ...moved].flatMap(({ label, text }) => factLines(label, text, width, 2));
}

function fact(label: string, phrase: Text): { readonly label: string; readonly text: string } {
  return { label, text: toTerminal(phrase) };
}

function groupLines(
  group: PlannedGroup,
  before: PlannedGroup | null,
  earlier: readonly PlannedGroup[],
  week: ShownWeek,
  width: number,
): string[] {
  const title = toTerminal(text`group ${name('group', group.name)}, ${amount(group.matched, group.unit)}`);
  const facts = [
    ...groupFacts(group, before, week.timeZone, earlier),
    ...blockedPhrases(group, true).map((phrase) => ({ label: 'blocked', phrase })),
  ];
  return [
    ...wrap(title, width, 2, 2),
    ...facts.flatMap(({ label, phrase }) => factLines(label, toTerminal(phrase), width, 4)),
    ...batchLines(group, width),
    ...orderLines(group, width),
    ...calendarLines(group, before, week, width),
  ];
}

/** From when to when each batch is out, and who is first in it. */
function batchLines({ batches, unit }: PlannedGroup, width: number): string[] {
  const runs = runsOf(batches);
  const cells = runs.slice(0, RUNS_SHOWN).map((run) => {
    const { which, size, starts, ends, names } = runCells(run);
    return [which, size, starts, ends, names].map(toTerminal);
  });
  if (cells.length === 0) return [];
  const rows = [['batch', `${unit}s`, 'starts (UTC)', 'ends (UTC)', `first ${unit}s`], ...cells];
  const more = runs.length - RUNS_SHOWN;
  return [
    ...gridLines(rows, width, 4),
    ...(more > 0 ? [`    ${more} more lines of batches are in the JSON report.`] : []),
  ];
}

function factLines(label: string, text: string, width: number, indent: number): string[] {
  const lines = wrap(text, width, indent + FACT_COLUMNS);
  return lines.map((line, i) =>
    i === 0 ? ' '.repeat(indent) + label.padEnd(FACT_COLUMNS) + line.slice(indent + FACT_COLUMNS) : line,
  );
}

/** Every policy with its numbers, where there are more than the rollouts above tell of. */
export function allPolicyLines(selection: Selection, width: number, paint: Paint): string[] {
  const { touched, all } = listedPolicies(selection);
  if (all.length === 0) return [];
  const rows = all.slice(0, POLICIES_SHOWN).map((diff) => policyCells(diff).map(toTerminal));
  const more = all.length - POLICIES_SHOWN;
  return [
    paint('bold', `All policies (${touched.length} of ${all.length} touched)`),
    ...gridLines([POLICY_COLUMNS.map(({ title }) => title), ...rows], width, 2),
    ...(more > 0 ? [`  and ${more} more policies; they are in the JSON report`] : []),
  ];
}

const INDENT = 4;

/** The calendar of a group: the strips where there is room for them, and in words what they show. */
function calendarLines(
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
    wrap(toTerminal(phrase), width, INDENT, 2),
  );
  const frozen = freezePhrases(week).flatMap((phrase) => wrap(toTerminal(phrase), width, INDENT, 2));
  const head = fits ? `calendar; ${legendOf(week)}` : 'calendar';
  const drawn = fits ? strips.map((line) => ' '.repeat(INDENT) + line) : [];
  return [...wrap(head, width, INDENT, 2), ...drawn, ...words, ...frozen];
}
