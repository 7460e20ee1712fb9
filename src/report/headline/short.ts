import type { Report } from '../../plan/finding.js';
import { type Selection } from '../choice/selection.js';
import { isMovedRow, type Row } from '../table/row.js';
import { amount } from '../words/amounts.js';
import { shortList } from '../words/names.js';
import { hasWords, joinTexts, NO_TEXT, type Text, text } from '../../text/text.js';

/** Comes above numbers that cannot be the whole truth. */
export const UNJUDGED_NUMBERS = text`These numbers cover only what could be read:`;

/** True where a sentence says all that a table would. */
export function isShort(report: Report, { situation }: Selection): boolean {
  return situation === 'planned' ? report.verdict === 'pass' : situation !== 'unjudged';
}

/** True where all that is touched is refused, and neither side has anything that it could be rolled out to. */
export function isNothingRolled({ situation, subjects, touched }: Selection): boolean {
  const groups = subjects.flatMap(({ base, head }) => [...(base ?? []), ...(head ?? [])]);
  const isRefused = touched.every(({ outcome }) => outcome.kind === 'refused');
  return situation === 'planned' && isRefused && groups.every(({ matched }) => matched === 0);
}

/** What happened and the numbers in one paragraph, base beside head, for the results that need no table. */
export function numbersSentence(selection: Selection, rows: readonly Row[]): Text {
  const { untouched, situation } = selection;
  if (situation === 'empty') return text`No file holds a policy that fleetplan knows, on either side.`;
  const numbers = joinTexts(rows.map(rowPhrase), ' ');
  if (situation === 'untouched') return text`No policy changed (${untouched.length} checked). ${numbers}`;
  if (situation !== 'same-effect') return numbers;
  return joinTexts([editedPhrase(selection), numbers, stuckWhy(selection)], ' ');
}

function rowPhrase(row: Row): Text {
  const { label, base, head } = row;
  return isMovedRow(row) && base ? text`${label}: ${head}, was ${base}.` : text`${label}: ${head}.`;
}

function editedPhrase({ touched }: Selection): Text {
  const refused = touched.filter(({ outcome }) => outcome.kind === 'refused').map(({ ref }) => ref);
  return refused.length === 0
    ? text`${amount(touched.length, 'policy')} edited or using an edited one; same batches, numbers and targets.`
    : text`Refused: ${shortList(refused)}. The cluster keeps what it has; same batches, numbers and targets.`;
}

/** Why a rollout is stuck that was so before: no finding of the change says it. */
function stuckWhy({ subjects }: Selection): Text {
  const groups = subjects.flatMap(({ diff }) => diff.head?.effect.groups ?? []);
  const [why] = groups.flatMap((group) =>
    group.outcome === 'stuck' && hasWords(group.why) ? [group.why] : [],
  );
  return why ?? NO_TEXT;
}
