import type { Problem, Severity } from '../manifest/problem.js';
import type { Finding, Report } from '../plan/finding.js';
import type { PlannedGroup } from '../plan/model.js';
import {
  asText,
  code,
  isEmpty,
  joinTexts,
  literal,
  name,
  NO_TEXT,
  redacted,
  type Said,
  sentence,
  type Text,
  text,
} from '../text/text.js';
import { calendarSection } from './pictures/calendar.js';
import { type Detail, hiderOf } from './choice/hidden-names.js';
import { type Selection, selectionOf, type Subject, worstFirst } from './choice/selection.js';
import { adviceOf, alike, sayingOf, type Told, toldFindings } from './choice/told.js';
import {
  type Block,
  type Document,
  type Entry,
  type Fact,
  listOf,
  paragraph,
  rowsOf as rows,
  type Section,
} from './document/document.js';
import { footerPhrases } from './footer/footer.js';
import { type Run, runCells, runsOf } from './group/batch-runs.js';
import { blockedPhrases, groupFacts, peopledGroups } from './group/group.js';
import { movedCounts, movePhrase, movesOf } from './group/moved.js';
import { isDueAnyway, type Merging, mergings } from './headline/merging.js';
import { isNothingRolled, isShort, numbersSentence, UNJUDGED_NUMBERS } from './headline/short.js';
import { titlePhrase } from './headline/title.js';
import { countedUnits, subjectUnit } from './numbers/measures.js';
import { togetherPhrase } from './numbers/together.js';
import { outSections } from './pictures/out-over-time.js';
import { timelineSection } from './pictures/timeline.js';
import { listedPolicies, POLICY_COLUMNS, policyCells } from './table/policy-cells.js';
import type { Row } from './table/row.js';
import { rowsOf } from './table/rows.js';
import { amount } from './words/amounts.js';
import { goneText } from './words/gone.js';
import { changePhrase, placeText, shortList, subjectName } from './words/names.js';
import { orderPhrase } from './words/order.js';
import { worsePhrase } from './words/worse.js';

/**
 * A plan as a document: verdict, what merging does, base beside change, each problem and finding with its fix; then what was accepted, each
 * rollout, pictures, every policy, and findings that the change did not make. `detail` says what its readers may see.
 */
export function planDocument(report: Report, detail: Detail = 'full'): Document {
  const selection = selectionOf(report);
  const { plan } = report;
  const named = detail !== 'none';
  const merging = named && rolls(selection) ? mergings(plan, selection) : [];
  // What could not be read comes before numbers without it.
  const isUnjudged = selection.situation === 'unjudged';
  const effect = [
    ...merging.map(({ phrase }) => paragraph(phrase)),
    ...numberBlocks(report, selection, named),
  ];
  const cluster = plan.cluster === null || !named ? NO_TEXT : text` for ${name('cluster', plan.cluster)}`;
  return {
    title: {
      sign: report.verdict,
      report: text`Rollout plan${cluster}:`,
      says: titlePhrase(report, selection),
    },
    head: [
      ...(report.verdict === 'fail' && report.failOn === 'never'
        ? [paragraph(text`Would fail: reported only (${code('fail-on')} is ${code('never')}).`)]
        : []),
      ...(isUnjudged ? [] : effect),
    ],
    entries: named ? entriesOf(report, selection, detail) : countEntries(report, selection),
    sections: [
      ...(isUnjudged && effect.length > 0
        ? [{ title: UNJUDGED_NUMBERS, blocks: effect, weight: 4, isOpen: true as const }]
        : []),
      ...sectionsOf(report, selection, merging, detail),
    ],
    foot: footerPhrases(report, named),
    ...(detail === 'full' ? {} : { mask: maskOf(report, detail) }),
  };
}

/** Takes names out of a text; of a report without names also everything from the input, but for fields and versions. */
function maskOf(report: Report, detail: Detail): (shown: Text) => Text {
  const hide = hiderOf(report, detail);
  const isShown = (kind: string): boolean => detail === 'none' && kind === 'code';
  return (shown) => redacted(shown, (written, kind) => (isShown(kind) ? written : hide(written)));
}

/** True where the change is shown rollout by rollout. */
export function rolls({ situation }: Selection): boolean {
  return situation === 'planned' || situation === 'unjudged';
}

/** The numbers as a table, or as a sentence where that says it all; then what makes the peak of all policies, unless a finding says it. */
function numberBlocks(report: Report, selection: Selection, named: boolean): Block[] {
  if (isNothingRolled(selection)) return [];
  const { decisive, fresh } = selection.findings;
  const all = rowsOf(report, selection).filter((row) => named || !hasNames(row));
  const isSaid = [...decisive, ...fresh].some(({ breaks }) => breaks.includes('combined-peak-above-limit'));
  const together =
    named && !isSaid ? togetherPhrase(report.plan, countedUnits(report.plan, selection.subjects)) : NO_TEXT;
  if (isShort(report, selection))
    return [paragraph(joinTexts([numbersSentence(selection, all), together], ' '))];
  return [
    ...(all.length > 0 ? [{ kind: 'comparison' as const, rows: all }] : []),
    ...(isEmpty(together) ? [] : [paragraph(together)]),
  ];
}

/** True for a row that readers may not see who may not know names. */
function hasNames(row: Row): boolean {
  return [row.label, row.base ?? NO_TEXT, row.head].some(({ parts }) =>
    parts.some(({ kind }) => kind === 'name'),
  );
}

/** So many of each come before the findings: a hundred of them must not push those out of sight. */
const PROBLEMS_FIRST = 4;
const UNJUDGED_FIRST = 1;
const NOTICES_FIRST = 1;

/** What a reviewer must see: what could not be read or evaluated, notices, then findings of this change; infos last. */
function entriesOf(report: Report, selection: Selection, detail: Detail): Entry[] {
  const { problems } = report.plan;
  const [errors, others] = [
    problems.filter(({ severity }) => severity === 'error'),
    problems.filter(({ severity }) => severity !== 'error'),
  ];
  const isFirst = ({ isUnjudged, isOfTargets }: Problem): boolean =>
    isUnjudged === true || (isOfTargets === true && selection.situation === 'planned');
  const unjudged = others.filter(({ isUnjudged }) => isUnjudged === true);
  const findings = toldFindings(selection);
  const entry = (problem: Problem): Entry => problemEntry(problem, detail);
  const notices = report.notices.map(noteEntry);
  return [
    ...errors.slice(0, PROBLEMS_FIRST).map(entry),
    ...unjudged.slice(0, UNJUDGED_FIRST).map(entry),
    ...notices.slice(0, NOTICES_FIRST),
    ...findings.filter(({ severity }) => severity !== 'info').map(findingEntry),
    ...others.filter((problem) => isFirst(problem) && problem.isUnjudged !== true).map(entry),
    ...errors.slice(PROBLEMS_FIRST).map(entry),
    ...unjudged.slice(UNJUDGED_FIRST).map(entry),
    ...notices.slice(NOTICES_FIRST),
    ...findings.filter(({ severity }) => severity === 'info').map(findingEntry),
    ...others.filter((problem) => !isFirst(problem)).map(entry),
  ];
}

/** A sentence about the run itself. */
export function noteEntry(notice: Said): Entry {
  return {
    level: 'note',
    id: null,
    places: [],
    says: asText(notice),
    fix: null,
    base: null,
    picture: null,
  };
}

function problemEntry({ severity, code: id, place, message, picture }: Problem, detail: Detail): Entry {
  return {
    level: severity,
    id,
    places: place ? [placeText(place, true)] : [],
    says: message,
    fix: null,
    base: null,
    picture: detail === 'full' ? picture : null,
  };
}

/** What is gone needs no fix. */
function findingEntry(finding: Told): Entry {
  const { rule, severity, status, place, alsoAt, before } = finding;
  const advice = adviceOf(finding);
  return {
    level: severity,
    id: rule,
    places: [...(place ? [place] : []), ...alsoAt].map((at) => placeText(at, true)),
    says: text`${sayingOf(finding)}${worsePhrase(finding)}`,
    fix: status === 'fixed' || isEmpty(advice) ? null : advice,
    base: status === 'worsened' && before !== null ? sentence(before) : null,
    picture: null,
  };
}

/** Counts by rule, for readers who may not see names. */
function countEntries(report: Report, { findings: { decisive, fresh } }: Selection): Entry[] {
  const errors = report.plan.problems.filter(({ severity }) => severity === 'error').length;
  const counted = [...decisive, ...fresh].filter(({ severity }) => severity !== 'info');
  return [
    ...(errors > 0 ? [noteEntry(`${amountText(errors, 'error')} in the input.`)] : []),
    ...countedByRule(counted),
  ];
}

function amountText(count: number, thing: string): string {
  return `${count} ${count === 1 ? thing : `${thing}s`}`;
}

function countedByRule(findings: readonly Finding[]): Entry[] {
  const byRule = new Map<string, { readonly level: Severity; count: number }>();
  for (const { rule, severity } of worstFirst(findings)) {
    const known = byRule.get(rule) ?? { level: severity, count: 0 };
    byRule.set(rule, known);
    known.count += 1;
  }
  return [...byRule].map(([id, { level, count }]) => ({
    ...{ level, id, places: [], fix: null, base: null, picture: null },
    says: count === 1 ? text`once` : text`${count} times`,
  }));
}

/** In the order in which they are read, which is also the order in which they are kept when there is too little room. */
function sectionsOf(
  report: Report,
  selection: Selection,
  merging: readonly Merging[],
  detail: Detail,
): Section[] {
  const { before, fixed, decisive, waived } = selection.findings;
  const older = before.filter((finding) => !decisive.includes(finding));
  const findings = (title: string, list: readonly Finding[], weight: number): Section[] =>
    findingsSection(title, list, weight, detail);
  return [
    ...findings('Waived', waived, 2),
    ...(detail === 'none' ? [] : namedSections(report, selection, merging, detail)),
    ...findings('Fixed by this change', worstFirst(fixed), 1),
    ...findings('Pre-existing', worstFirst(older), 2),
  ];
}

function findingsSection(
  title: string,
  findings: readonly Finding[],
  weight: number,
  detail: Detail,
): Section[] {
  const entries = detail === 'none' ? countedByRule(findings) : alike(findings).map(findingEntry);
  if (entries.length === 0) return [];
  return [
    {
      title: text`${literal(title)} (${findings.length})`,
      blocks: [{ kind: 'entries', rows: rows(entries, 'finding', (entry) => entry) }],
      weight,
    },
  ];
}

/** What cannot be shown without the names of policies, nodes and files. */
function namedSections(
  report: Report,
  selection: Selection,
  merging: readonly Merging[],
  detail: Detail,
): Section[] {
  const { plan } = report;
  const said = new Set(merging.flatMap(({ subjects }) => subjects));
  const subjects = rolls(selection) ? selection.subjects : [];
  // All rollouts together weigh as much as the findings.
  const weight = 12 / Math.max(1, subjects.length);
  return [
    ...sharedNotes(subjects).map(({ subject, notes }) =>
      subjectSection(subject, notes, {
        timeZone: plan.timeZone,
        isMergingSaid: said.has(subject),
        weight,
        detail,
      }),
    ),
    ...(rolls(selection) ? timelineSection(report, selection, detail) : []),
    ...(rolls(selection) ? outSections(report, selection) : []),
    ...movedSection(selection, detail),
    ...policiesSection(selection),
    ...calendarSection(report, selection),
  ];
}

/** The notes of each rollout; one that several share is shown at the first of them, with how many it is of. */
function sharedNotes(subjects: readonly Subject[]): { readonly subject: Subject; readonly notes: Text[] }[] {
  const notesOf = ({ diff }: Subject): Text[] => (diff.head?.notes ?? []).map((note) => asText(note));
  const counts = new Map<string, number>();
  for (const key of subjects.flatMap((subject) => notesOf(subject).map((note) => JSON.stringify(note))))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  const shown = new Set<string>();
  return subjects.map((subject) => ({
    subject,
    notes: notesOf(subject).flatMap((note) => {
      const key = JSON.stringify(note);
      const all = counts.get(key) ?? 1;
      if (all === 1) return [note];
      if (shown.has(key)) return [];
      shown.add(key);
      return [text`${note} (${all} rollouts)`];
    }),
  }));
}

/** One rollout: where it is written, what merging does unless that is above, notes, then group by group. */
function subjectSection(
  subject: Subject,
  notes: readonly Text[],
  {
    timeZone,
    isMergingSaid,
    weight,
    detail,
  }: {
    readonly timeZone: string;
    readonly isMergingSaid: boolean;
    readonly weight: number;
    readonly detail: Detail;
  },
): Section {
  const { diff } = subject;
  const groups = peopledGroups(subject.head ?? [], subject.base ?? []);
  const before = new Map((subject.base ?? []).map((group) => [group.name, group]));
  const blocks = (group: PlannedGroup): Block[] =>
    groupBlocks(group, before.get(group.name) ?? null, groups, timeZone, detail);
  const title = text`${subjectName(diff)}, ${changePhrase(diff)}`;
  return {
    title,
    summary: joinTexts([text`${subjectName(diff)} ${changePhrase(diff)}`, numbersOf(subject)], ': '),
    blocks: [
      { kind: 'facts', of: null, facts: subjectFacts(subject, notes, isMergingSaid) },
      { kind: 'stack', rows: rows(groups, 'group', blocks) },
    ],
    weight,
  };
}

/** A disruption budget rolls nothing, and neither does what is refused. */
function numbersOf({ diff, head }: Subject): Text {
  if (!diff.head || !head || peopledGroups(head, []).length === 0) return NO_TEXT;
  const { effect } = diff.head;
  const batches = head.reduce((sum, group) => sum + group.batches.length, 0);
  if (batches === 0 && effect.peakAtOnce === 0) return text`nothing starts`;
  return text`${amount(batches, 'batch')}, peak ${effect.peakAtOnce}, worst loss ${effect.worstLoss}`;
}

const NOTES_SHOWN = 10;

function subjectFacts(subject: Subject, notes: readonly Text[], isMergingSaid: boolean): Fact[] {
  const { diff } = subject;
  const more = notes.length - NOTES_SHOWN;
  return [
    { label: 'file', text: name('file', placeText(diff.place)) },
    ...(isMergingSaid ? [] : mergingFact(subject)),
    ...notes.slice(0, NOTES_SHOWN).map((note) => ({ label: 'note', text: note })),
    ...(more > 0 ? [{ label: 'note', text: text`${amount(more, 'more note')} in the JSON report` }] : []),
  ];
}

function mergingFact(subject: Subject): Fact[] {
  const { head } = subject.diff;
  if (!head) return [{ label: 'merging', text: goneText(subject.diff) }];
  if (!head.change) return [];
  const label = isDueAnyway(subject) ? 'regardless' : subject.byHand === null ? 'merging' : 'sync by hand';
  return [{ label, text: asText(head.change.says) }];
}

/** A group; what holds several groups of a rollout alike is said with the first of them. */
function groupBlocks(
  group: PlannedGroup,
  before: PlannedGroup | null,
  all: readonly PlannedGroup[],
  timeZone: string,
  detail: Detail,
): Block[] {
  const order = detail === 'full' ? orderPhrase(group) : null;
  const facts = [
    ...groupFacts(group, before, timeZone, all.slice(0, all.indexOf(group))).map(({ label, phrase }) => ({
      label,
      text: phrase,
    })),
    ...(order ? [{ label: 'order', text: order }] : []),
    ...blockedPhrases(group, detail === 'full')
      .slice(0, NOTES_SHOWN)
      .map((phrase) => ({ label: 'blocked', text: phrase })),
  ];
  const of = { name: name('group', group.name), size: amount(group.matched, group.unit) };
  return [{ kind: 'facts', of, facts }, ...batchTable(group, detail === 'full')];
}

/** From when to when each batch is out, and which targets are first in it. */
function batchTable({ batches, unit }: PlannedGroup, withNames: boolean): Block[] {
  if (batches.length === 0) return [];
  const cells = (run: Run): Text[] => {
    const { which, size, starts, ends, names } = runCells(run);
    return [which, size, starts, ends, ...(withNames ? [names] : [])];
  };
  const columns = [
    { title: 'batch', isNumeric: true },
    { title: `${unit}s`, isNumeric: true },
    { title: 'starts (UTC)' },
    { title: 'ends (UTC)' },
    ...(withNames ? [{ title: `first ${unit}s` }] : []),
  ];
  const runs = runsOf(batches);
  const shown = runs.slice(0, RUNS_SHOWN);
  return [
    { kind: 'table', columns, rows: rows(shown, 'line', cells) },
    ...(runs.length > shown.length
      ? [paragraph(text`${amount(runs.length - shown.length, 'more line')} of batches in the JSON report.`)]
      : []),
  ];
}

const RUNS_SHOWN = 20;

/** Targets that change groups. What moves for several policies, as one that selects and one that limits, is one move. */
function movedSection({ touched, subjects }: Selection, detail: Detail): Section[] {
  const unit = subjectUnit(subjects);
  const moves = new Map<
    string,
    { readonly move: ReturnType<typeof movesOf>[number]; readonly of: Subject['diff']['ref'][] }
  >();
  for (const { moved, ref } of touched)
    for (const move of movesOf(moved)) {
      const key = JSON.stringify(move);
      const known = moves.get(key) ?? { move, of: [] };
      known.of.push(ref);
      moves.set(key, known);
    }
  if (moves.size === 0) return [];
  const counts = movedCounts(
    touched.flatMap(({ moved }) => moved),
    unit,
  );
  const items = [...moves.values()].map(
    ({ move, of }) => text`${shortList(of)}: ${movePhrase(move, unit, detail === 'full')}`,
  );
  return [{ title: text`Moved: ${joinTexts(counts, ', ')}`, blocks: listOf(items, 'move'), weight: 2 }];
}

/** Every policy with its numbers, base beside head; the touched ones first. */
function policiesSection(selection: Selection): Section[] {
  const { touched, all } = listedPolicies(selection);
  if (all.length === 0) return [];
  return [
    {
      title: text`All policies (${touched.length} of ${all.length} touched)`,
      blocks: [{ kind: 'table', columns: POLICY_COLUMNS, rows: rows(all, 'policy', policyCells) }],
      weight: 3,
    },
  ];
}
