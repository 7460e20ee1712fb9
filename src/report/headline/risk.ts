import type { PolicyRef } from '../../systems/system.js';
import type { Selection } from '../choice/selection.js';
import {
  IF_NOT_STARTING,
  type Measure,
  type Measures,
  type Pair,
  steepestRise,
} from '../numbers/measures.js';
import { amount } from '../words/amounts.js';
import { hasWords, NO_TEXT, type Text, text } from '../../text/text.js';

/** What a rollout takes or breaks, as what is said of it: `could break 34 of 100 nodes (was 5)`. */
export interface Risk {
  /** Of several rollouts, the one that it is said of; null: all of them, or the only one. */
  readonly of: PolicyRef | null;
  readonly phrase: Text;
  readonly isRise: boolean;
}

/** The number that the change moves most, base beside head; null where there is no target that a number could be of. */
export function riskOf(selection: Selection, measures: Measures, isCompared: boolean): Risk | null {
  const { head } = measures.peak;
  const risk = head?.whole === 0 && head.count === 0 ? null : steepest(selection, measures, isCompared);
  return risk && hasWords(risk.phrase) ? risk : null;
}

function steepest({ subjects }: Selection, { peak, loss }: Measures, isCompared: boolean): Risk {
  const [steepLoss, steepPeak] =
    subjects.length > 1 ? [steepestRise(subjects, 'loss'), steepestRise(subjects, 'peak')] : [null, null];
  if (steepLoss) return { of: steepLoss.ref, phrase: breaks(steepLoss), isRise: true };
  if (steepPeak) return { of: steepPeak.ref, phrase: takes(steepPeak), isRise: true };
  if (riseOf(loss) > 0) return { of: null, phrase: breaks(loss), isRise: true };
  if (riseOf(peak) > 0) return { of: null, phrase: takes(peak), isRise: true };
  const of = { of: null, isRise: false };
  if (!isCompared || !peak.base || !loss.base) return { ...of, phrase: standing(peak.head, loss.head) };
  if (riseOf(loss) < 0) return { ...of, phrase: breaks(loss) };
  if (riseOf(peak) < 0) return { ...of, phrase: takes(peak) };
  return { ...of, phrase: text`${breaks({ ...loss, base: null })}, as before` };
}

/** Positive where the number rises, negative where it falls. */
function riseOf({ base, head }: Pair): number {
  return base && head ? head.count - base.count : 0;
}

/** `takes up to 3 of 20 nodes at once and could break 20`: the numbers of a rollout that nothing is compared with. */
function standing(peak: Measure | null, loss: Measure | null): Text {
  if (peak?.count === 0) return breaks({ base: null, head: loss });
  const at = takes({ base: null, head: peak });
  if (!loss || loss.count === 0) return at;
  const broken = loss.whole === peak?.whole ? text`${loss.count}` : text`${loss.count} of ${loss.whole}`;
  return text`${at} and could break ${broken}${ifNotStarting(loss)}`;
}

function breaks({ base, head }: Pair): Text {
  return head ? text`could break ${ofWhole(head)}${ifNotStarting(head)}${was(base)}${later(head)}` : NO_TEXT;
}

function takes({ base, head }: Pair): Text {
  return head ? text`takes up to ${ofWhole(head)} at once${was(base)}${later(head)}` : NO_TEXT;
}

function was(base: Measure | null): Text {
  return base ? text` (was ${base.count})` : NO_TEXT;
}

function ifNotStarting({ isIfNotStarting }: Measure): Text {
  return isIfNotStarting === true ? IF_NOT_STARTING : NO_TEXT;
}

/** Only the rollout after the one under way reaches the number. */
function later({ isAfterwards }: Measure): Text {
  return isAfterwards === true ? text` in the next rollout` : NO_TEXT;
}

/** The unit is not known where there is no target. */
function ofWhole({ count, whole, unit }: Measure): Text {
  if (whole > 0) return text`${count} of ${amount(whole, unit)}`;
  return count === 0 ? text`${count}` : amount(count, unit);
}
