import { visible } from '../manifest/words/visible.js';
import type { RunReport } from '../plan/run-report.js';
import type { Reason } from './reason.js';
import type { ReviewedCluster, ReviewedPlan, UnusableReport } from './reviewed.js';

/** What the plan of now is held to. */
export interface Expectation {
  /** The digest of the reviewed plan; null where nobody gave it. */
  readonly digest: string | null;
  /** Its report; null where nobody gave one. */
  readonly reviewed: ReviewedPlan | UnusableReport | null;
}

/** What was reviewed for a cluster; null where nothing was given, or nothing of use. */
export function reviewedOf({ reviewed }: Expectation, cluster: string | null): ReviewedCluster | null {
  if (reviewed === null || 'unusable' in reviewed) return null;
  return reviewed.clusters.find((one) => one.cluster === cluster) ?? null;
}

/** True where the plan is the very one that was reviewed, by its digest. */
export function isReviewed({ digest }: RunReport, { digest: expected, reviewed }: Expectation): boolean {
  if (expected === digest) return true;
  return reviewed !== null && 'digest' in reviewed && reviewed.digest === digest;
}

/** What keeps the report, or the digest, from being compared with at all. */
export function unusableReasons(run: RunReport, expected: Expectation): Reason[] {
  const { digest, reviewed } = expected;
  if (reviewed === null) return digest === null || digest === run.digest ? [] : [OTHER_DIGEST];
  if ('unusable' in reviewed) return [unreadable(`The reviewed report ${reviewed.unusable}`, GIVE_REPORT)];
  if (digest !== null && digest !== reviewed.digest)
    return [unreadable('The reviewed report is of another plan than the expected digest.', GIVE_BOTH)];
  const ours = run.reports.map(({ plan }) => plan.cluster);
  const missing = ours.find((cluster) => reviewedOf(expected, cluster) === null);
  if (missing === undefined) return [];
  const names = reviewed.clusters.map(({ cluster }) => clusterText(cluster)).join(', ');
  const says = `The reviewed report is of ${names}, and this is ${clusterText(missing)}: they cannot be compared.`;
  return [unreadable(says, 'Give the report of this cluster, planned under the same name.')];
}

/** What a person should know of what was reviewed, although it denies nothing. */
export function expectationNotes(run: RunReport, expected: Expectation, isWorse: boolean): string[] {
  if (expected.digest === null && expected.reviewed === null)
    return ['No reviewed plan was given to compare this one with; the rules judge it alone.'];
  return isReviewed(run, expected) && !isWorse
    ? ['The plan is the reviewed one: every effect is the same.']
    : [];
}

const GIVE_REPORT = 'Give the JSON report that the plan wrote (report-file, or --format json).';
const GIVE_BOTH = 'Give the report and the digest of one plan.';

/** Without the report nobody can say in what the plan differs. */
const OTHER_DIGEST: Reason = {
  code: 'worse-plan',
  cluster: null,
  says: 'This is another plan than the expected digest. Without the reviewed report nobody can tell whether it is worse, or only the fleet moved.',
  fix: 'Give the JSON report of the reviewed plan as well (reviewed), or review the plan as it is now.',
  place: null,
};

function unreadable(says: string, fix: string): Reason {
  return { code: 'unreadable', cluster: null, says, fix, place: null };
}

function clusterText(cluster: string | null): string {
  return cluster === null ? 'a cluster without a name' : `the cluster "${visible(cluster)}"`;
}
