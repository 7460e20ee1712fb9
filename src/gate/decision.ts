import { counted } from '../manifest/plural.js';
import { visible } from '../manifest/visible.js';
import type { Finding, Report } from '../plan/finding.js';
import type { RunReport } from '../plan/run-report.js';
import type { Instant } from '../rollout/controller.js';
import { instantText } from '../rules/time.js';
import type { Difference } from './compare.js';
import { compareEffects } from './compare.js';
import { freezeAt } from './freezes.js';
import type { Reason } from './reason.js';
import { inOrder } from './reason.js';
import type { ReviewedCluster, ReviewedPlan, UnusableReport } from './reviewed.js';
import { isHeldByWindow, openTimes, rolledNow } from './rolled.js';

/** What the plan of now is held to. */
export interface Expectation {
  /** Of the reviewed plan; null where nobody said. */
  readonly digest: string | null;
  /** Its report; null where nobody gave one. */
  readonly reviewed: ReviewedPlan | UnusableReport | null;
}

/** Whether the rollout may start at one instant. */
export interface Decision {
  readonly at: Instant;
  readonly gate: 'allow' | 'deny';
  /** True where it is denied because something could not be judged. */
  readonly isUnknown: boolean;
  /** The one to be told first is the first; empty where it may start. */
  readonly reasons: readonly Reason[];
  /** What a person should know, although it denies nothing. Sentences. */
  readonly notes: readonly string[];
  readonly run: RunReport;
}

/** The plan of an instant, and what was reviewed, to allow or deny. Pure. */
export function decide(run: RunReport, expected: Expectation): Decision {
  const unusable = unusableReasons(run, expected);
  const judged = run.reports.map((report) => judgeCluster(report, run, unusable.length > 0 ? null : expected));
  const reasons = inOrder([...unusable, ...judged.flatMap((one) => one.reasons)]);
  return {
    at: run.reports[0].plan.at,
    gate: reasons.length === 0 ? 'allow' : 'deny',
    isUnknown: reasons.some(({ code }) => code === 'unreadable'),
    reasons,
    notes: [...expectationNotes(run, expected), ...judged.flatMap(({ notes }) => notes)],
    run,
  };
}

interface Judged {
  readonly reasons: readonly Reason[];
  readonly notes: readonly string[];
}

function judgeCluster(report: Report, run: RunReport, expected: Expectation | null): Judged {
  const { plan } = report;
  const reason = (code: Reason['code'], says: string, fix: string | null, place: Reason['place'] = null): Reason => ({
    code,
    cluster: plan.cluster,
    says,
    fix,
    place,
  });
  const unjudged = unjudgedReason(report, reason);
  if (unjudged) return { reasons: [unjudged], notes: [] };
  const before = expected && reviewedOf(expected, plan.cluster);
  const isSame = expected !== null && isReviewed(run, expected);
  const difference: Difference = before && !isSame ? compareEffects(plan, before) : { worse: [], moved: [] };
  const rules = brokenRules(report, { isSame, before });
  const freeze = freezeAt(plan, plan.at);
  const worse = difference.worse.map((says) =>
    reason('worse-plan', says, 'Review the plan as it is now, and give the gate that report.'),
  );
  return {
    reasons: [
      ...(freeze
        ? [reason('freeze', `The freeze "${visible(freeze.name)}" lasts until ${instantText(freeze.window.to, plan.timeZone)}.`, null)]
        : []),
      ...rules.frozen.map(({ message, remediation, place }) => reason('freeze', message, remediation, place)),
      ...closedReason(report, reason),
      ...worse,
      ...rules.broken.map(({ rule, message, remediation, place }) => reason('broken-rule', `${rule}: ${message}`, remediation, place)),
      ...staleReason(report, reason),
    ],
    notes: [...difference.moved, ...rules.notes, ...startNotes(report), ...report.notices],
  };
}

type MakeReason = (code: Reason['code'], says: string, fix: string | null, place?: Reason['place']) => Reason;

/** What could not be read or judged: nothing else that is known counts beside it. */
function unjudgedReason({ plan, verdict }: Report, reason: MakeReason): Reason | null {
  if (verdict === 'unknown') {
    const errors = plan.problems.filter(({ severity }) => severity === 'error');
    const [first] = errors;
    const more = errors.length > 1 ? ` ${counted(errors.length - 1, 'more problem')} beside it.` : '';
    return reason('unreadable', `${first?.message ?? 'The plan could not be judged.'}${more}`, null, first?.place ?? null);
  }
  if (plan.head.policies.length > 0) return null;
  return reason('unreadable', 'No policy was found, so that nothing was planned and nothing can be allowed.', 'Say where the policies are.');
}

function closedReason({ plan }: Report, reason: MakeReason): Reason[] {
  const rolled = rolledNow(plan);
  const held = rolled.filter(({ group }) => isHeldByWindow(group, plan.at));
  const startsNow = rolled.some(({ group }) => group.start !== null && group.start <= plan.at + POLL_MS);
  const [first] = held;
  if (!first || startsNow) return [];
  const opens = nextOpening(plan.at, held.map(({ group }) => openTimes(group) ?? []));
  const others = held.length > 1 ? ` So are those of ${counted(held.length - 1, 'other group')}.` : '';
  const until = opens === null ? 'and does not open again as far as is known' : `until ${instantText(opens, plan.timeZone)}`;
  const { kind, name } = first.policy.ref;
  return [
    reason(
      'closed-window',
      `The window of ${visible(kind)}/${visible(name)} is closed ${until}: nothing would start now.${others}`,
      null,
      first.policy.place,
    ),
  ];
}

/** A controller that looks at its window once a minute starts up to a minute after it opened. */
const POLL_MS = 60_000;

function nextOpening(at: Instant, groups: readonly (readonly { readonly from: number }[])[]): Instant | null {
  const later = groups.flatMap((open) => open.map(({ from }) => from).filter((from) => from > at));
  return later.length === 0 ? null : Math.min(...later);
}

interface BrokenRules {
  readonly frozen: readonly Finding[];
  readonly broken: readonly Finding[];
  readonly notes: readonly string[];
}

const IN_FREEZE = 'in-freeze';
const STALE = 'inventory-stale';

/**
 * Rules that starting now breaks. What the reviewed plan broke as well was before the eyes of those who reviewed it; a freeze
 * was not, since it depends on the hour.
 */
function brokenRules(
  { findings, failOn, plan }: Report,
  { isSame, before }: { readonly isSame: boolean; readonly before: ReviewedCluster | null },
): BrokenRules {
  const bar = failOn === 'warning' ? ['error', 'warning'] : ['error'];
  const hits = findings.filter(({ severity, status }) => bar.includes(severity) && status !== 'fixed');
  const frozen = hits.filter(({ rule }) => rule === IN_FREEZE);
  // In a freeze its own reason says it all.
  const counted_ = hits.filter(({ rule, status }) => rule !== IN_FREEZE && rule !== STALE && status !== 'unchanged');
  const known = new Set(before?.findings.filter(({ severity }) => severity === 'error' || failOn === 'warning').map(({ fingerprint }) => fingerprint));
  const wasReviewed = ({ fingerprint }: Finding): boolean => isSame || known.has(fingerprint);
  const reviewed = counted_.filter(wasReviewed);
  const broken = failOn === 'never' ? [] : counted_.filter((one) => !wasReviewed(one));
  const rules = [...new Set(reviewed.map(({ rule }) => rule))].join(', ');
  return {
    frozen: freezeAt(plan, plan.at) ? [] : frozen,
    broken,
    notes: reviewed.length === 0 ? [] : [`The reviewed plan broke ${rules} as well; that was up to its reviewers.`],
  };
}

function staleReason({ findings }: Report, reason: MakeReason): Reason[] {
  const stale = findings.find(({ rule, status }) => rule === STALE && status !== 'fixed');
  return stale ? [reason('stale-snapshot', stale.message, stale.remediation)] : [];
}

/** What keeps the report, or the digest, from being compared with at all. */
function unusableReasons(run: RunReport, expected: Expectation): Reason[] {
  const { digest, reviewed } = expected;
  const reason = (says: string, fix: string): Reason => ({ code: 'unreadable', cluster: null, says, fix, place: null });
  if (reviewed === null) return digest === null || digest === run.digest ? [] : [OTHER_DIGEST];
  if ('unusable' in reviewed)
    return [reason(`The reviewed report ${reviewed.unusable}`, 'Give the JSON report that the plan wrote (report-file, or --format json).')];
  if (digest !== null && digest !== reviewed.digest)
    return [reason('The reviewed report is of another plan than the expected digest.', 'Give the report and the digest of one plan.')];
  const missing = run.reports.find(({ plan }) => reviewedOf(expected, plan.cluster) === null);
  if (!missing) return [];
  const names = reviewed.clusters.map(({ cluster }) => clusterText(cluster)).join(', ');
  return [
    reason(
      `The reviewed report is of ${names}, and this is ${clusterText(missing.plan.cluster)}: they cannot be compared.`,
      'Give the report of this cluster, planned under the same name.',
    ),
  ];
}

/** Without the report nobody can say in what the plan differs. */
const OTHER_DIGEST: Reason = {
  code: 'worse-plan',
  cluster: null,
  says: 'This is another plan than the expected digest; without the reviewed report nobody can tell whether it is worse, or the fleet only moved.',
  fix: 'Give the JSON report of the reviewed plan too (reviewed), or review the plan as it is now.',
  place: null,
};

function clusterText(cluster: string | null): string {
  return cluster === null ? 'a cluster without a name' : `the cluster "${visible(cluster)}"`;
}

function reviewedOf({ reviewed }: Expectation, cluster: string | null): ReviewedCluster | null {
  if (reviewed === null || 'unusable' in reviewed) return null;
  return reviewed.clusters.find((one) => one.cluster === cluster) ?? null;
}

function isReviewed({ digest }: RunReport, expected: Expectation): boolean {
  if (expected.digest === digest) return true;
  const { reviewed } = expected;
  return reviewed !== null && 'digest' in reviewed && reviewed.digest === digest;
}

function expectationNotes(run: RunReport, { digest, reviewed }: Expectation): string[] {
  if (digest === null && reviewed === null)
    return ['Nothing was given that was reviewed, so this plan was compared with none; the rules judge it alone.'];
  return isReviewed(run, { digest, reviewed }) ? ['The plan is the reviewed one: every effect is the same.'] : [];
}

/** What is held by its window while others start, and that nothing starts at all. */
function startNotes({ plan }: Report): string[] {
  const rolled = rolledNow(plan);
  if (rolled.length === 0) return ['No policy has a target to roll.'];
  const held = rolled.filter(({ group }) => isHeldByWindow(group, plan.at)).length;
  return held > 0 ? [`${counted(held, 'group')} of ${rolled.length} wait for their window; the others start now.`] : [];
}
