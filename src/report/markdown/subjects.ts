import type { PlannedGroup } from '../../plan/model.js';
import { amount } from '../words/amounts.js';
import { fixedText, gfm, joinMarkdown, type Markdown, NEWLINE, NOTHING } from '../../text/escape/index.js';
import { goneText } from '../words/gone.js';
import { blockedPhrases, groupFacts, peopledGroups } from '../group/group.js';
import { type Run, runCells, RUNS_SHOWN, runsOf } from '../group/batch-runs.js';
import { changePhrase, placeText, policyName, subjectName } from '../words/names.js';
import { asText, isEmpty, name, NO_TEXT, type Text, text } from '../../text/text.js';
import { leadOf } from '../headline/merging.js';
import type { Subject } from '../choice/selection.js';
import { each, type Section } from './fit.js';
import { phraseItem, phraseRow, tableHead } from './table.js';
import type { View } from './view.js';

/** One fold a rollout: what merging does, then every group with its batches. */
export function subjectSection(
  view: View,
  subject: Subject,
  isMergingSaid: boolean,
  weight: number,
): Section {
  const groups = peopledGroups(subject.head ?? [], subject.base ?? []);
  const before = new Map((subject.base ?? []).map((group) => [group.name, group]));
  return {
    title: policyName(subject.diff.ref),
    summary: view.showInFold(summaryPhrase(subject)),
    intro: introOf(view, subject, isMergingSaid),
    rows: each(groups, (group) => groupBlock(view, group, before.get(group.name) ?? null, groups)),
    count: groups.length,
    rowsAre: 'group',
    isOfBlocks: true,
    weight,
  };
}

function summaryPhrase({ diff, head }: Subject): Text {
  const title = text`${subjectName(diff)} ${changePhrase(diff)}`;
  // A disruption budget rolls nothing, and neither does what is refused.
  if (!diff.head || !head || peopledGroups(head, []).length === 0) return title;
  const { effect } = diff.head;
  const batches = head.reduce((sum, group) => sum + group.batches.length, 0);
  if (batches === 0 && effect.peakAtOnce === 0) return text`${title}: nothing starts`;
  return text`${title}: ${amount(batches, 'batch')}, peak ${effect.peakAtOnce}, worst loss ${effect.worstLoss}`;
}

/** Where it is written, what merging does unless that is above, and the notes. */
function introOf(view: View, subject: Subject, isMergingSaid: boolean): Markdown {
  const { diff } = subject;
  const { head } = diff;
  const place = text`Written in ${name('file', placeText(diff.place))}.`;
  const says = asText(isMergingSaid ? '' : head ? (head.change?.says ?? '') : goneText(diff));
  const merging = isEmpty(says) ? NO_TEXT : text` ${head ? text`${leadOf([subject])}: ` : NO_TEXT}${says}`;
  const notes = (head?.notes ?? []).map((note) => phraseItem(view, asText(note)));
  const items = limited(notes, view);
  const merged = view.show(text`${place}${merging}`);
  return items.length === 0 ? merged : gfm`${merged}\n\n${joinMarkdown(items, NEWLINE)}`;
}

const NOTES_SHOWN = 10;

function limited(notes: readonly Markdown[], view: View): Markdown[] {
  if (notes.length <= NOTES_SHOWN) return [...notes];
  const more = phraseItem(view, text`${notes.length - NOTES_SHOWN} more notes are in the JSON report.`);
  return [...notes.slice(0, NOTES_SHOWN), more];
}

/** A group; what holds several groups of a rollout alike is said with the first of them. */
function groupBlock(
  view: View,
  group: PlannedGroup,
  before: PlannedGroup | null,
  all: readonly PlannedGroup[],
): Markdown {
  const earlier = all.slice(0, all.indexOf(group));
  const facts = [
    ...groupFacts(group, before, view.report.plan.timeZone, earlier),
    ...blockedPhrases(group, view.detail === 'full')
      .slice(0, NOTES_SHOWN)
      .map((phrase) => ({ label: 'blocked', phrase })),
  ];
  const lines = facts.map(({ label, phrase }) => gfm`- **${fixedText(label)}** ${view.show(phrase)}`);
  const title = gfm`**${view.show(name('group', group.name))}** ${view.show(amount(group.matched, group.unit))}`;
  return gfm`${title}\n\n${joinMarkdown(lines, NEWLINE)}${batchTable(view, group)}`;
}

function batchTable(view: View, group: PlannedGroup): Markdown {
  if (group.batches.length === 0) return NOTHING;
  const withNames = view.detail === 'full';
  const runs = runsOf(group.batches);
  const rows = runs.slice(0, RUNS_SHOWN).map((run) => batchRow(view, run, withNames));
  const head = tableHead([
    { title: fixedText('batch'), numeric: true },
    { title: fixedText(`${group.unit}s`), numeric: true },
    { title: fixedText('starts (UTC)') },
    { title: fixedText('ends (UTC)') },
    ...(withNames ? [{ title: fixedText(`first ${group.unit}s`) }] : []),
  ]);
  const left = runs.length - RUNS_SHOWN;
  const more =
    left > 0 ? gfm`\n\n${view.show(text`${left} more lines of batches are in the JSON report.`)}` : NOTHING;
  return gfm`\n\n${joinMarkdown([head, ...rows], NEWLINE)}${more}`;
}

function batchRow(view: View, run: Run, withNames: boolean): Markdown {
  const { which, size, starts, ends, names } = runCells(run);
  return phraseRow(view, [which, size, starts, ends, ...(withNames ? [names] : [])]);
}
