import { verb } from '../../text/plural.js';
import type { Plan } from '../../plan/model.js';
import { factsOf } from '../../systems/system.js';
import { amount } from '../words/amounts.js';
import { joinTexts, name, NO_TEXT, literal, type Text, text, sentence, code } from '../../text/text.js';

/** How many rules are named one by one, and how much of each. */
const SHOWN = 3;
const LONGEST = 100;

/** Rules of the cluster's own definitions that could not be evaluated, so that the built-in tables decided; no words where there are none. */
export function definitionsPhrase(plan: Plan): Text {
  const left = plan.head.policies
    .flatMap((policy) => factsOf(policy, 'by-definition'))
    .filter((one) => one.unevaluated.length > 0);
  if (left.length === 0) return NO_TEXT;
  const rules = new Map(
    left.flatMap(({ definition, unevaluated }) =>
      unevaluated.map(({ rule, why }) => [
        JSON.stringify([definition, rule]),
        text`${name('object', definition)}${rule === '' ? NO_TEXT : text` ${code(cut(rule))}`} (${sentence(why)})`,
      ]),
    ),
  );
  const shown = joinTexts([...rules.values()].slice(0, SHOWN), '; ');
  const more = rules.size > SHOWN ? text`; and ${rules.size - SHOWN} more` : NO_TEXT;
  const decide = literal(verb(left.length, 'is', 'are'));
  return text`${amount(left.length, 'object')} ${decide} judged by fleetplan's own tables, as the cluster's own could not be evaluated: ${shown}${more}.`;
}

function cut(rule: string): string {
  const line = rule.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
