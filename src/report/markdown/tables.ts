import type { PolicyDiff } from '../../plan/model.js';
import { fixedText, gfm } from '../../text/escape/index.js';
import { movePhrase, movedCounts, movesOf } from '../group/moved.js';
import { shortList } from '../words/names.js';
import { joinTexts, literal, text } from '../../text/text.js';
import { POLICY_COLUMNS, listedPolicies, policyCells } from '../table/policy-cells.js';
import { subjectUnit } from '../numbers/measures.js';
import { type Section, sectionOf } from './fit.js';
import { phraseRow, tableHead } from './table.js';
import type { View } from './view.js';

const POLICY_HEAD = tableHead(
  POLICY_COLUMNS.map((column) => ({ ...column, title: fixedText(column.title) })),
);

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
    ({ move, refs }) => gfm`- ${view.show(text`${shortList(refs)}: ${movePhrase(move, unit, isFull)}`)}`,
    {
      title: text`moved ${literal(unit)}s`,
      summary: view.showInFold(text`Moved: ${joinTexts(counts, ', ')}`),
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
    title: text`all policies`,
    summary: view.showInFold(text`All policies (${touched.length} of ${all.length} touched)`),
    intro: POLICY_HEAD,
    rowsAre: 'policy',
    weight: 3,
  });
}
