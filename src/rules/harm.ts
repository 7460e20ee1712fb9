import type { Finding } from '../plan/finding.js';
import type { Severity } from '../manifest/problem.js';
import { BY_HARM } from './catalogue.js';
import { abandonedMidway } from './stated.js';
import { noProgress } from './fleet/no-progress.js';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/** The highest severity first. */
export function bySeverity(a: { readonly severity: Severity }, b: { readonly severity: Severity }): number {
  return SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity);
}

/** The lower, the worse for the targets. A rollout that stops halfway is worse than one that is stuck before it takes any. */
export function harmRank({ rule, evidence }: Pick<Finding, 'rule' | 'evidence'>): number {
  const isHalfway = [evidence['touched'], evidence['lost']].some(
    (count) => typeof count === 'number' && count > 0,
  );
  // What is lost is worse, and what is only unavailable at once is not.
  const isLeft = rule === noProgress.id && isHalfway;
  return isLeft ? rankOf(abandonedMidway.id) + 0.5 : rankOf(rule);
}

function rankOf(rule: string): number {
  return BY_HARM.findIndex(({ id }) => id === rule);
}
