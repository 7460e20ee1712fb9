import {
  AFTERWARDS,
  IF_NOT_STARTING,
  type Measure,
  type Measures,
  type Pair,
  type Rise,
  steepestRise,
} from './measures.js';
import { amount } from '../words/amounts.js';
import { policyName } from '../words/names.js';
import { joinTexts, NO_TEXT, type Text, text } from '../../text/text.js';
import type { Selection } from '../choice/selection.js';

/** `peak 3 of 20 nodes at once, worst loss 20 of 20`: the numbers that the change leaves. */
export function standing({ peak, loss }: Measures): Text {
  if (isNoTarget({ peak, loss })) return text`nothing is rolled out`;
  const atOnce = peak.head ? text`peak ${ofWhole(peak.head)} at once` : NO_TEXT;
  const broken = loss.head ? text`worst loss ${ofCount(loss.head)}${ifNotStarting(loss.head)}` : NO_TEXT;
  return joinTexts([atOnce, broken], ', ');
}

/** True where there is no target that a number could be of. */
export function isNoTarget({ peak, loss }: Measures): boolean {
  return isNothing(peak.head) && isNothing(loss.head);
}

function ifNotStarting({ isIfNotStarting }: Measure): Text {
  return isIfNotStarting === true ? IF_NOT_STARTING : NO_TEXT;
}

/** Nothing of nothing: there is no target yet. */
function isNothing(measure: Measure | null): boolean {
  return measure?.count === 0 && measure.whole === 0;
}

export const LOSS = text`worst loss`;
export const PEAK = text`peak at once`;

/** `worst loss rises from 1 to 9 of 20 nodes`. */
export function movedPhrase(what: Text, verb: Text, { base, head }: Pair): Text {
  if (!base || !head) return text`${what} ${verb}`;
  const when = head.isAfterwards === true ? AFTERWARDS : NO_TEXT;
  return text`${what} ${verb} from ${base.count} to ${ofWhole(head)}${ifNotStarting(head)}${when}`;
}

/** Where there are several rollouts, the one that gets worse most; the number of nodes lost counts first. */
export function steepestOf({ subjects }: Selection): { readonly what: Text; readonly rise: Rise } | null {
  const loss = steepestRise(subjects, 'loss');
  if (loss) return { what: text`worst loss of ${policyName(loss.ref)}`, rise: loss };
  const peak = steepestRise(subjects, 'peak');
  return peak && { what: text`peak of ${policyName(peak.ref)}`, rise: peak };
}

/** 1 where the number rises, -1 where it falls. */
export function compare({ base, head }: Pair): number {
  return base && head ? Math.sign(head.count - base.count) : 0;
}

/** The unit stands with the peak. */
function ofCount({ count, whole }: Measure): Text {
  return whole > 0 ? text`${count} of ${whole}` : text`${count}`;
}

function ofWhole({ count, whole, unit }: Measure): Text {
  if (whole > 0) return text`${count} of ${amount(whole, unit)}`;
  // Nobody knows which unit the targets would have where there are none.
  return count === 0 ? text`${count}` : amount(count, unit);
}
