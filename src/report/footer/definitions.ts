import { verb } from '../../manifest/words/plural.js';
import type { Plan } from '../../plan/model.js';
import { factsOf } from '../../systems/system.js';
import { amount } from '../words/amounts.js';
import { joinPhrases, name, NO_WORDS, ours, type Phrase, say, sentence } from '../words/phrase.js';

/** How many rules are named one by one, and how much of each. */
const SHOWN = 3;
const LONGEST = 100;

/** Rules of the cluster's own definitions that could not be evaluated, so that the built-in tables decided; no words where there are none. */
export function definitionsPhrase(plan: Plan): Phrase {
  const left = plan.head.policies
    .flatMap((policy) => factsOf(policy, 'by-definition'))
    .filter((one) => one.unevaluated.length > 0);
  if (left.length === 0) return NO_WORDS;
  const rules = new Map(
    left.flatMap(({ definition, unevaluated }) =>
      unevaluated.map(({ rule, why }) => [
        JSON.stringify([definition, rule]),
        say`${name(definition)}${rule === '' ? NO_WORDS : say` ${name(cut(rule))}`} (${sentence(why)})`,
      ]),
    ),
  );
  const shown = joinPhrases([...rules.values()].slice(0, SHOWN), '; ');
  const more = rules.size > SHOWN ? say`; and ${rules.size - SHOWN} more` : NO_WORDS;
  const decide = ours(verb(left.length, 'is', 'are'));
  return say`${amount(left.length, 'object')} ${decide} judged by fleetplan's own tables, as the cluster's own could not be evaluated: ${shown}${more}.`;
}

function cut(rule: string): string {
  const line = rule.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
