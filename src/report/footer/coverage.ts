import type { Report } from '../../plan/finding.js';
import { joinTexts, literal, name, NO_TEXT, type Text, text } from '../../text/text.js';
import { amount } from '../words/amounts.js';

const SHOWN = 3;

/** `Evaluated: 12 objects. Not evaluated: HelmRelease/loki and 3 more.`; no words if everything is evaluated. */
export function coveragePhrase({ coverage }: Report, withNames: boolean): Text {
  if (coverage === undefined || coverage.notEvaluated.length === 0) return NO_TEXT;
  const { evaluated, notEvaluated } = coverage;
  const of = text`Evaluated: ${amount(evaluated, 'object')}.`;
  if (!withNames) return text`${of} Not evaluated: ${notEvaluated.length}.`;
  const shown = joinTexts(
    notEvaluated.slice(0, SHOWN).map((one) => text`${name('object', one)}`),
    ', ',
  );
  const more = notEvaluated.length - SHOWN;
  return text`${of} Not evaluated: ${shown}${more > 0 ? text` and ${more} more` : literal('')}.`;
}
