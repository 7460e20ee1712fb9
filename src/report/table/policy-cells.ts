import { matchedOf } from '../words/amounts.js';
import type { PlannedPolicy, PolicyDiff } from '../../plan/model.js';
import { finishPhrase } from './finish-row.js';
import { changePhrase, subjectName } from '../words/names.js';
import { NO_TEXT, type Text, text } from '../../text/text.js';
import type { Selection } from '../choice/selection.js';
import { isPart } from '../../plan/measure/part.js';

export const POLICY_COLUMNS = [
  { title: 'policy' },
  { title: 'change' },
  { title: 'peak: base', isNumeric: true },
  { title: 'peak: this', isNumeric: true },
  { title: 'loss: base', isNumeric: true },
  { title: 'loss: this', isNumeric: true },
  { title: 'finishes' },
] as const;

/** Every policy, the touched ones first; empty where the sections of the rollouts have all there is. */
export function listedPolicies({ touched, untouched, subjects }: Selection): {
  readonly touched: readonly PolicyDiff[];
  readonly all: readonly PolicyDiff[];
} {
  const [own, others] = [touched.filter(isWhole), untouched.filter(isWhole)];
  return { touched: own, all: subjects.length + others.length < 2 ? [] : [...own, ...others] };
}

/** Forty objects of one maintenance are one line, that of the object which represents them. */
function isWhole({ base, head }: PolicyDiff): boolean {
  const policy = head ?? base;
  return policy === null || !isPart(policy.effect);
}

/** A policy with its numbers, base beside head, in the order of `POLICY_COLUMNS`. */
export function policyCells(diff: PolicyDiff): Text[] {
  const of = (which: 'base' | 'head', pick: (policy: PlannedPolicy) => number): Text => {
    const policy = diff[which];
    if (!policy) return NO_TEXT;
    const whole = matchedOf(policy.effect.groups);
    return whole > 0 ? text`${pick(policy)} of ${whole}` : text`${pick(policy)}`;
  };
  return [
    subjectName(diff),
    changePhrase(diff),
    of('base', ({ effect }) => effect.peakAtOnce),
    of('head', ({ effect }) => effect.peakAtOnce),
    of('base', ({ effect }) => effect.worstLoss),
    of('head', ({ effect }) => effect.worstLoss),
    diff.head ? finishPhrase(diff.head.effect, 'UTC') : NO_TEXT,
  ];
}
