import { code, list, name, type Text, text } from '../text/text.js';
import type { RunReport } from '../plan/run-report.js';
import { type Reason, reasonOf } from './reason.js';
import type { ReviewedCluster, ReviewedPlan, UnusableReport } from './reviewed.js';

/** The reviewed plan that the plan of now is compared with. */
export interface Expectation {
  /** The digest of the reviewed plan; null if not given. */
  readonly digest: string | null;
  /** Its report; null if not given. */
  readonly reviewed: ReviewedPlan | UnusableReport | null;
}

/** The reviewed plan of a cluster; null if none was given, or none that can be used. */
export function reviewedOf({ reviewed }: Expectation, cluster: string | null): ReviewedCluster | null {
  if (reviewed === null || 'why' in reviewed) return null;
  return reviewed.clusters.find((one) => one.cluster === cluster) ?? null;
}

/** True if the plan is the very one that was reviewed, by its digest, or by those of its clusters if more were reviewed. */
export function isReviewed({ digest, reports }: RunReport, expected: Expectation): boolean {
  if (expected.digest === digest) return true;
  return reports.every(({ plan }) => reviewedOf(expected, plan.cluster)?.digest === plan.digest);
}

/** Reasons why the report, or the digest, cannot be compared with at all. */
export function unusableReasons(run: RunReport, expected: Expectation): Reason[] {
  const { digest, reviewed } = expected;
  const unreadable = (says: Text, fix: Text): Reason[] => [reasonOf('unreadable', says, { fix })];
  if (reviewed === null) {
    if (digest === null || digest === run.digest) return [];
    // Without the report it is unknown in what the plan differs.
    const says = text`The digest is not the expected one. Without the reviewed report it is unknown whether the plan is worse or only the fleet changed.`;
    const fix = text`Give the JSON report of the reviewed plan as well (${code('reviewed')}), or review the current plan.`;
    return [reasonOf('worse-plan', says, { fix })];
  }
  if ('why' in reviewed)
    return unreadable(
      text`The reviewed report ${reviewed.why}.`,
      text`Give the JSON report that the plan wrote (${code('report-file')}, or ${code('--format json')}).`,
    );
  if (digest !== null && digest !== reviewed.digest)
    return unreadable(
      text`The reviewed report is of another plan than the expected digest.`,
      text`Give the report and the digest of one plan.`,
    );
  const ours = run.reports.map(({ plan }) => plan.cluster);
  const missing = ours.find((cluster) => reviewedOf(expected, cluster) === null);
  if (missing === undefined) return [];
  const nameOf = (cluster: string | null): Text =>
    cluster === null ? text`a cluster without a name` : text`the cluster ${name('cluster', cluster)}`;
  const names = list(reviewed.clusters.map(({ cluster }) => nameOf(cluster)));
  return unreadable(
    text`The reviewed report is of ${names}, and this is ${nameOf(missing)}: they cannot be compared.`,
    text`Give the report of this cluster, planned under the same name.`,
  );
}

/** Facts about the reviewed plan that deny nothing. */
export function expectationNotes(run: RunReport, expected: Expectation, isWorse: boolean): Text[] {
  if (expected.digest === null && expected.reviewed === null)
    return [text`No reviewed plan was given; only the rules were checked.`];
  return isReviewed(run, expected) && !isWorse
    ? [text`The plan is the reviewed one: every effect is the same.`]
    : [];
}
