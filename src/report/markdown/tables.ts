import type { PlannedGroup, PolicyDiff } from '../../plan/model.js';
import { fixedText, gfm, joinMarkdown, type Markdown, NEWLINE, summaryText } from '../escape/index.js';
import { documentedDifferences } from '../group/documented.js';
import { movePhrase, movedCounts, movesOf } from '../group/moved.js';
import { policyName, shortList } from '../words/names.js';
import { NO_WORDS, joinPhrases, name, ours, say } from '../words/phrase.js';
import { POLICY_TITLES, listedPolicies, policyCells } from '../table/policy-cells.js';
import { subjectUnit } from '../numbers/measures.js';
import type { Subject } from '../choice/selection.js';
import { type Section, sectionOf } from './fit.js';
import { phraseRow, tableHead } from './table.js';
import type { View } from './view.js';

function headOf(titles: readonly string[], numeric: readonly string[] = []): Markdown {
  return tableHead(titles.map((title) => ({ title: fixedText(title), numeric: numeric.includes(title) })));
}

const DOCUMENTED_HEAD = headOf(['group', '', 'documented', 'shipped']);
const POLICY_HEAD = headOf(
  POLICY_TITLES,
  POLICY_TITLES.filter((title) => title.includes(':')),
);

/** Where the controller does otherwise than its document leads a reader to expect. */
export function documentedSection(view: View): Section | null {
  const groups = headGroups(view).filter(({ group }) => documentedDifferences(group).length > 0);
  return sectionOf(groups, (one) => documentedRows(view, one), {
    title: say`documented against shipped`,
    summary: [summaryText(`Documented against shipped (${groups.length})`)],
    intro: gfm`The plan follows what the controllers do. Their documents lead to expect:\n\n${DOCUMENTED_HEAD}`,
    rowsAre: 'group',
    weight: 2,
  });
}

interface HeadGroup {
  readonly subject: Subject;
  readonly group: PlannedGroup;
}

function headGroups({ selection }: View): HeadGroup[] {
  return selection.subjects.flatMap((subject) => (subject.head ?? []).map((group) => ({ subject, group })));
}

function documentedRows(view: View, { subject, group }: HeadGroup): Markdown {
  const title = say`${policyName(subject.diff.ref)} ${name(group.name)}`;
  const rows = documentedDifferences(group).map(({ what, documented, shipped }, i) =>
    phraseRow(view, [i === 0 ? title : NO_WORDS, ours(what), documented, shipped]),
  );
  return joinMarkdown(rows, NEWLINE);
}

/** Targets that change hands between groups. */
export function movedSection(view: View): Section | null {
  const moves = movesIn(view.selection.touched);
  const unit = subjectUnit(view.selection.subjects);
  const counts = movedCounts(
    view.selection.touched.flatMap(({ moved }) => moved),
    unit,
  );
  const isFull = view.detail === 'full';
  return sectionOf(
    moves,
    ({ move, refs }) => gfm`- ${view.show(say`${shortList(refs)}: ${movePhrase(move, unit, isFull)}`)}`,
    {
      title: say`moved ${ours(unit)}s`,
      summary: view.showInFold(say`Moved: ${joinPhrases(counts, ', ')}`),
      rowsAre: 'move',
      weight: 2,
    },
  );
}

interface PolicyMove {
  readonly move: ReturnType<typeof movesOf>[number];
  readonly refs: PolicyDiff['ref'][];
}

/** What moves for several policies, as one that selects and one that limits, is one move. */
function movesIn(touched: readonly PolicyDiff[]): PolicyMove[] {
  const moves = new Map<string, PolicyMove>();
  for (const { moved, ref } of touched)
    for (const move of movesOf(moved)) {
      const key = JSON.stringify(move);
      const known = moves.get(key);
      if (known) known.refs.push(ref);
      else moves.set(key, { move, refs: [ref] });
    }
  return [...moves.values()];
}

/** Every policy with its numbers, base beside head; the touched ones first. */
export function policiesSection(view: View): Section | null {
  const { touched, all } = listedPolicies(view.selection);
  return sectionOf(all, (diff) => phraseRow(view, policyCells(diff)), {
    title: say`all policies`,
    summary: view.showInFold(say`All policies (${touched.length} of ${all.length} touched)`),
    intro: POLICY_HEAD,
    rowsAre: 'policy',
    weight: 3,
  });
}
