import { groupedBy } from '../manifest/lookup.js';
import type { Finding, Report } from '../plan/finding.js';
import { sameRef } from '../rules/rule.js';
import type { ReviewedCluster } from './reviewed.js';
import { rolledNow } from './windows.js';

/**
 * Findings at or above the bar, sorted by what a gate makes of them. A freeze and the age of the snapshot are a matter of this
 * hour, whatever the base or the reviewed plan said of theirs.
 */
export function brokenRules(
  { plan, findings, verdict, failOn }: Report,
  { isSame, before }: { readonly isSame: boolean; readonly before: ReviewedCluster | null },
) {
  const isAtBar = ({ severity }: Pick<Finding, 'severity'>): boolean =>
    severity === 'error' || (severity === 'warning' && failOn === 'warning');
  const isFresh = ({ status }: Finding): boolean => status === 'new' || status === 'worsened';
  // Findings that the base has too count only if the run fails for them.
  const isOfBase = verdict === 'fail' && !findings.some((one) => isFresh(one) && isAtBar(one));
  const counts = (one: Finding): boolean => isOfBase || isFresh(one);
  // A freeze is broken by what rolls if it starts now, whether or not the base would do the same.
  const isRolled = ({ policy, group }: Finding): boolean =>
    rolledNow(plan).some(
      ({ group: own }) => policy !== null && sameRef(own.declaredIn, policy) && own.name === group,
    );
  const known = groupedBy((before?.findings ?? []).filter(isAtBar), ({ fingerprint }) => fingerprint);
  // A waiver may have expired since the review, even if the plan is the same.
  const wasReviewed = ({ fingerprint, rule, breaks }: Finding): boolean =>
    (isSame && rule !== 'waiver-lapsed') ||
    breaks.every((id) => known.get(fingerprint)?.some((one) => one.rule === id || one.breaks.includes(id)));
  const there = findings.filter(({ status }) => status !== 'fixed');
  const others = there.filter(
    (one) => one.rule !== 'in-freeze' && one.rule !== 'inventory-stale' && isAtBar(one) && counts(one),
  );
  return {
    /** Targets that would be out in a freeze that begins later. */
    frozen: there.filter((one) => one.rule === 'in-freeze' && isAtBar(one) && (counts(one) || isRolled(one))),
    broken: failOn === 'never' ? [] : others.filter((one) => !wasReviewed(one)),
    stale: there.filter(({ rule }) => rule === 'inventory-stale'),
    /** Broken by the reviewed plan as well, with all their limits. */
    reviewed: others.filter(wasReviewed),
  };
}
