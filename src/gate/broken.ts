import { groupedBy } from '../manifest/lookup.js';
import type { Finding, Report } from '../plan/finding.js';
import { sameRef } from '../rules/rule.js';
import type { ReviewedCluster } from './reviewed.js';
import { rolledNow } from './rolled.js';

const IN_FREEZE = 'in-freeze';
const STALE = 'inventory-stale';
const LAPSED = 'waiver-lapsed';

/** The findings about a start at the plan's instant. */
interface BrokenRules {
  /** Targets that would be out in a freeze that begins later. */
  readonly frozen: readonly Finding[];
  readonly broken: readonly Finding[];
  readonly stale: readonly Finding[];
  /** Broken by the reviewed plan as well, with all their limits. */
  readonly reviewed: readonly Finding[];
}

/**
 * Findings at or above the bar, sorted by what a gate makes of them. A freeze and the age of the snapshot are a matter of this
 * hour, whatever the base or the reviewed plan said of theirs.
 */
export function brokenRules(
  report: Report,
  { isSame, before }: { readonly isSame: boolean; readonly before: ReviewedCluster | null },
): BrokenRules {
  const there = report.findings.filter(({ status }) => status !== 'fixed');
  const hits = there.filter(({ severity }) => barOf(report).includes(severity));
  const counts = isCounted(report);
  const others = hits.filter((one) => one.rule !== IN_FREEZE && one.rule !== STALE && counts(one));
  const known = knownIn(report, before);
  // A waiver may have expired since the review, even if the plan is the same.
  const wasReviewed = ({ fingerprint, rule, breaks }: Finding): boolean =>
    (isSame && rule !== LAPSED) || breaks.every((id) => known.get(fingerprint)?.has(id) === true);
  return {
    frozen: hits.filter((one) => one.rule === IN_FREEZE && (counts(one) || isRolled(one, report))),
    broken: report.failOn === 'never' ? [] : others.filter((one) => !wasReviewed(one)),
    stale: there.filter(({ rule }) => rule === STALE),
    reviewed: others.filter(wasReviewed),
  };
}

function barOf({ failOn }: Report): readonly Finding['severity'][] {
  return failOn === 'warning' ? ['error', 'warning'] : ['error'];
}

/** True where a rule is broken by what rolls if it starts now, whether or not the base would do the same. */
function isRolled({ policy, group }: Finding, { plan }: Report): boolean {
  return rolledNow(plan).some(
    ({ group: rolled }) => policy !== null && sameRef(rolled.declaredIn, policy) && rolled.name === group,
  );
}

/** The limits that each cause broke in the reviewed plan, at the same bar. */
function knownIn(report: Report, before: ReviewedCluster | null): ReadonlyMap<string, ReadonlySet<string>> {
  const bar = barOf(report);
  const hits = (before?.findings ?? []).filter(({ severity }) => bar.includes(severity));
  const causes = groupedBy(hits, ({ fingerprint }) => fingerprint);
  return new Map(
    [...causes].map(([cause, of]) => [cause, new Set(of.flatMap(({ rule, breaks }) => [rule, ...breaks]))]),
  );
}

/** Findings that the base has too count only if the run fails for them. */
function isCounted(report: Report): (finding: Finding) => boolean {
  const bar = barOf(report);
  const isFresh = ({ status }: Finding): boolean => status === 'new' || status === 'worsened';
  const failsFresh = report.findings.some((one) => isFresh(one) && bar.includes(one.severity));
  return report.verdict === 'fail' && !failsFresh ? () => true : isFresh;
}
