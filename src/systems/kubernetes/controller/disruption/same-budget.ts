import type { LabelSelector } from '../labels.js';
import type { Budget } from './cluster.js';

/** True where two texts of a budget say the same: a default that is written out or left to itself, a selector in other words. */
export function isSameBudget(a: Budget, b: Budget): boolean {
  return textOf(a) === textOf(b);
}

function textOf({ ask, selector, unhealthyPodEvictionPolicy }: Budget): string {
  const value = ask.field === 'neither' ? null : ask.value;
  const requirements = selector && requirementsOf(selector);
  return JSON.stringify([ask.field, value, unhealthyPodEvictionPolicy, requirements]);
}

/** All requirements of a selector, in one order: `matchLabels` are requirements with one value. */
export function requirementsOf({ matchLabels, matchExpressions }: LabelSelector): string[] {
  const labels = Object.entries(matchLabels).map(([key, value]) => [key, 'In', [value]]);
  const expressions = matchExpressions.map(({ key, operator, values }) => [
    key,
    operator,
    [...new Set(values)].sort(),
  ]);
  const texts = [...labels, ...expressions].map((one) => JSON.stringify(one));
  return [...new Set(texts)].sort();
}
