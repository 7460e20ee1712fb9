import type { PolicyDiff } from '../../plan/model.js';
import { amount } from '../words/amounts.js';
import { shortList } from '../words/names.js';
import { type Text, text } from '../../text/text.js';
import type { Selection } from '../choice/selection.js';
import { factsOf } from '../../systems/system.js';

type Touched = Pick<Selection, 'touched'>;

/** An edit that is stored, in which something keeps the controller from taking any target. */
export function isDeadAsWritten({ change, head }: PolicyDiff): boolean {
  if (change === 'unchanged' || head === null) return false;
  const isBroken = head.rejections.some(({ consequence }) => consequence !== undefined);
  return isBroken && head.effect.groups.every(({ matched }) => matched === 0);
}

/** For the first line, where nothing but such edits and what is removed is touched; null where something else is. */
export function deadAsWrittenPhrase({ touched }: Touched): Text | null {
  const dead = touched.filter(isDeadAsWritten);
  const isAll = touched.every((diff) => isDeadAsWritten(diff) || diff.change === 'removed');
  if (dead.length === 0 || !isAll) return null;
  return text`${shortList(dead.map(({ ref }) => ref))} can not work as written and takes nothing`;
}

/** Edits that the API server refuses: what it refuses is not there, and that is no edit without effect. */
export function refusedEdits({ touched }: Touched): readonly PolicyDiff[] {
  return touched.filter(isRefused);
}

/** An object that is stored in spite of what is wrong with it has a consequence. */
function isRefused({ change, head }: PolicyDiff): boolean {
  if (change === 'unchanged' || head === null) return false;
  const isReadOnly = change === 'changed' && factsOf(head, 'legacy').some(({ refused }) => refused);
  return isReadOnly || head.rejections.some(({ consequence }) => !consequence);
}

/** Where nothing that was edited has an effect. */
export function sameEffectPhrase(selection: Pick<Selection, 'touched' | 'findings'>): Text {
  const edited = editsOf(selection);
  const refused = refusedEdits(selection).length;
  // What a finding says of the change is an effect, though no number shows it.
  const isTold = selection.findings.fresh.some(
    ({ rule, severity }) => severity !== 'info' || rule === 'config-not-rolled',
  );
  if (refused === 0) return isTold ? text`no number changes` : text`changed text, same effect`;
  if (refused >= edited)
    return refused === 1
      ? text`the edit is refused, nothing is applied`
      : text`${refused} edits are refused, nothing is applied`;
  return text`${refused} of ${edited} edits are refused and not applied, the rest has the same effect`;
}

/** The same as a sentence, before the numbers. */
export function sameEffectSentence(selection: Touched): Text {
  const refused = refusedEdits(selection);
  const touched = amount(selection.touched.length, 'policy');
  if (refused.length === 0)
    return text`${touched} edited or using an edited one: every batch, number and target is as before.`;
  const names = shortList(refused.map(({ ref }) => ref));
  const kept = refused.length === 1 ? text`the object it has` : text`the objects it has`;
  const rest =
    refused.length >= editsOf(selection)
      ? text`and the numbers are as before.`
      : text`and the rest changes no batch, number or target.`;
  return text`Refused: ${names}. The cluster keeps ${kept}, ${rest}`;
}

/** `StatefulSet/db is refused`, for the first line of a change of which something else goes; null without one. */
export function besideRefused(selection: Touched): Text | null {
  const refused = refusedEdits(selection);
  if (refused.length === 0) return null;
  const names = shortList(refused.map(({ ref }) => ref));
  return refused.length === 1 ? text`${names} is refused` : text`${refused.length} are refused (${names})`;
}

function editsOf({ touched }: Touched): number {
  return touched.filter(({ change }) => change !== 'unchanged').length;
}
