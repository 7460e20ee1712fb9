import { verb } from '../../manifest/words/plural.js';
import type { Plan } from '../../plan/model.js';
import { type ByDefinition, factsOf } from '../../systems/system.js';
import { amount } from '../words/amounts.js';
import { joinPhrases, name, NO_WORDS, ours, type Phrase, say, sentence } from '../words/phrase.js';

type Kind = ByDefinition['differences'][number]['kind'];

const DIFFERENCES: readonly (readonly [Kind, string])[] = [
  ['accepted', 'accepted'],
  ['refused', 'refused'],
  ['kept', 'with fields that fleetplan does not know'],
  ['dropped', 'with fields that the cluster drops'],
  ['filled-in', 'with other defaults'],
];

/** How many rules are named one by one, and how much of each. */
const SHOWN = 3;
const LONGEST = 100;

/**
 * Where the cluster's own definitions of the planned kinds decided otherwise than what fleetplan knows of them, and where they could
 * not be worked out; no words where they agree, or the snapshot has none.
 */
export function definitionsPhrase(plan: Plan): Phrase {
  const all = plan.head.policies.flatMap((policy) => factsOf(policy, 'by-definition'));
  return joinPhrases([otherwise(all), unevaluated(all)], ' ');
}

function otherwise(all: readonly ByDefinition[]): Phrase {
  const differing = all.filter(({ differences }) => differences.length > 0);
  if (differing.length === 0) return NO_WORDS;
  const counts = DIFFERENCES.flatMap(([kind, words]) => {
    const count = differing.filter(({ differences }) => differences.some((one) => one.kind === kind)).length;
    return count === 0 ? [] : [say`${count} ${ours(words)}`];
  });
  const objects = amount(differing.length, 'object');
  return say`The CustomResourceDefinitions of this cluster decide ${objects} otherwise than fleetplan's own tables, and the plan follows the cluster: ${joinPhrases(counts, ', ')}.`;
}

function unevaluated(all: readonly ByDefinition[]): Phrase {
  const left = all.filter((one) => one.unevaluated.length > 0);
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
