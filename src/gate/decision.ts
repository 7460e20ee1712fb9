import { groupedBy } from '../manifest/lookup.js';
import type { Place } from '../manifest/manifest.js';
import { type Finding, isCaused, type Report } from '../plan/finding.js';
import { findingText } from '../plan/finding-text.js';
import type { Plan } from '../plan/model.js';
import type { RunReport } from '../plan/run-report.js';
import type { Instant } from '../rollout/controller.js';
import { sameRef } from '../rules/rule.js';
import { fixText, settingsOf } from '../systems/system.js';
import { code, count, inZone, instant, list, name, sameText, type Text, text } from '../text/text.js';
import { compareEffects } from './compare.js';
import type { ReviewedCluster, ReviewedPlan, UnusableReport } from './reviewed.js';
import { closedWindow, freezeAt, rolledNow, startNotes } from './windows.js';

/** The reviewed plan that the plan of now is compared with. */
export interface Expectation {
  /** The digest of the reviewed plan; null if not given. */
  readonly digest: string | null;
  /** Its report; null if not given. */
  readonly reviewed: ReviewedPlan | UnusableReport | null;
}

/** Reasons why a rollout may not start, the most important first. */
const REASONS = [
  'unreadable',
  'freeze',
  'closed-window',
  'worse-plan',
  'broken-rule',
  'stale-snapshot',
] as const;

export interface Reason {
  readonly code: (typeof REASONS)[number];
  /** Null if the configuration names none. */
  readonly cluster: string | null;
  /** The consequence, then the cause. */
  readonly says: Text;
  /** The fix; null if only time helps. */
  readonly fix: Text | null;
  readonly place: Place | null;
}

/** The decision about a start at one instant. */
export interface Decision {
  readonly at: Instant;
  readonly gate: 'allow' | 'deny';
  /** True if it is denied because something could not be evaluated. */
  readonly isUnknown: boolean;
  /** The most important first; empty if it may start. */
  readonly reasons: readonly Reason[];
  /** Facts for a person that deny nothing. */
  readonly notes: readonly Text[];
  readonly run: RunReport;
}

/** The plan of an instant, and what was reviewed, to allow or deny. Pure. */
export function decide(run: RunReport, expected: Expectation): Decision {
  const unusable = unusableReason(run, expected);
  const decisions = run.reports.map((report) => decideCluster(report, run, unusable ? null : expected));
  // A note that not every cluster has begins with the name of its cluster.
  const named = (note: Text, { plan: { cluster } }: Report): Text =>
    cluster === null || decisions.every(({ notes }) => notes.some((other) => sameText(other, note)))
      ? note
      : text`${name('cluster', cluster)}: ${note}`;
  const reasons = [...(unusable ? [unusable] : []), ...decisions.flatMap((one) => one.reasons)].sort(
    (a, b) => REASONS.indexOf(a.code) - REASONS.indexOf(b.code),
  );
  const isWorse = reasons.some((reason) => reason.code === 'worse-plan');
  return {
    at: run.reports[0].plan.at,
    gate: reasons.length === 0 ? 'allow' : 'deny',
    isUnknown: reasons[0]?.code === 'unreadable',
    reasons,
    notes: [
      ...(unusable ? [] : expectationNotes(run, expected, isWorse)),
      ...decisions.flatMap(({ report, notes }) => notes.map((note) => named(note, report))),
    ],
    run,
  };
}

function reasonOf(of: Reason['code'], says: Text, more: Partial<Reason> = {}): Reason {
  return { cluster: null, fix: null, place: null, ...more, code: of, says };
}

/** The reviewed plan of a cluster; null if none was given, or none that can be used. */
function reviewedOf({ reviewed }: Expectation, cluster: string | null): ReviewedCluster | null {
  if (reviewed === null || 'why' in reviewed) return null;
  return reviewed.clusters.find((one) => one.name === cluster) ?? null;
}

/** True if the plan is the very one that was reviewed, by its digest, or by those of its clusters if more were reviewed. */
function isReviewed({ digest, reports }: RunReport, expected: Expectation): boolean {
  if (expected.digest === digest) return true;
  return reports.every(({ plan }) => reviewedOf(expected, plan.cluster)?.digest === plan.digest);
}

/** The reason why the report, or the digest, cannot be compared with at all. */
function unusableReason(run: RunReport, expected: Expectation): Reason | null {
  const { digest, reviewed } = expected;
  if (reviewed === null) {
    if (digest === null || digest === run.digest) return null;
    // Without the report it is unknown in what the plan differs.
    const says = text`The digest is not the expected one. Without the reviewed report it is unknown whether the plan is worse or only the fleet changed.`;
    const fix = text`Give the JSON report of the reviewed plan as well (${code('reviewed')}), or review the current plan.`;
    return reasonOf('worse-plan', says, { fix });
  }
  if ('why' in reviewed) {
    const fix = text`Give the JSON report that the plan wrote (${code('report-file')}, or ${code('--format json')}).`;
    return reasonOf('unreadable', text`The reviewed report ${reviewed.why}.`, { fix });
  }
  if (digest !== null && digest !== reviewed.digest)
    return reasonOf('unreadable', text`The reviewed report is of another plan than the expected digest.`, {
      fix: text`Give the report and the digest of one plan.`,
    });
  const ours = run.reports.map(({ plan }) => plan.cluster);
  const missing = ours.find((cluster) => reviewedOf(expected, cluster) === null);
  if (missing === undefined) return null;
  const says = text`The reviewed report holds nothing of the cluster ${name('cluster', missing ?? '(no name)')}.`;
  const fix = text`Give the report of this cluster, planned under the same name.`;
  return reasonOf('unreadable', says, { fix });
}

function expectationNotes(run: RunReport, expected: Expectation, isWorse: boolean): Text[] {
  if (expected.digest === null && expected.reviewed === null)
    return [text`No reviewed plan was given; only the rules were checked.`];
  return isReviewed(run, expected) && !isWorse
    ? [text`The plan is the reviewed one: every effect is the same.`]
    : [];
}

function decideCluster(
  report: Report,
  run: RunReport,
  expected: Expectation | null,
): Pick<Decision, 'reasons' | 'notes'> & { readonly report: Report } {
  const { plan, verdict } = report;
  const { cluster } = plan;
  // Beside what could not be read or evaluated nothing else that is known counts.
  const unjudged =
    verdict === 'unknown' ? unevaluated(plan) : plan.head.policies.length === 0 ? NO_POLICY : null;
  if (unjudged) return { report, reasons: [{ ...unjudged, cluster }], notes: [] };
  const before = expected && reviewedOf(expected, cluster);
  // The same digest says nothing of a report that was edited since.
  const { worse, moved } = before ? compareEffects(plan, before) : { worse: [], moved: [] };
  const isSame = expected !== null && before === null && isReviewed(run, expected);
  const { frozen, broken, stale, reviewed } = brokenRules(report, { isSame, before });
  const freeze = freezeAt(plan, plan.at);
  const lasting =
    freeze &&
    text`The freeze ${name('object', freeze.name)} lasts until ${inZone(instant(freeze.window.to), plan.timeZone)}.`;
  const closed = closedWindow(plan);
  const reasons = [
    ...(lasting ? [reasonOf('freeze', lasting)] : frozen.map((finding) => ofFinding('freeze', finding))),
    ...(closed ? [reasonOf('closed-window', closed.says, { place: closed.place })] : []),
    ...worse.map((says) => reasonOf('worse-plan', says, { fix: REVIEW })),
    ...broken.map((finding) => ofFinding('broken-rule', finding)),
    ...stale.map((finding) => ofFinding('stale-snapshot', finding)),
  ];
  const rules = [...new Set(reviewed.flatMap(({ breaks }) => breaks))];
  const known = text`Also broken by the reviewed plan: ${list(rules.map(code), rules.length)}.`;
  return {
    report,
    reasons: reasons.map((reason) => ({ ...reason, cluster })),
    notes: [
      ...[...moved, ...(rules.length > 0 ? [known] : []), ...ageNotes(plan), ...startNotes(plan)],
      ...report.notices,
    ],
  };
}

const REVIEW = text`Review the current plan and pass its report to the gate.`;
const NO_POLICY = reasonOf('unreadable', text`No policy was found.`, {
  fix: text`List them in ${code('policies')} of the configuration.`,
});

function unevaluated({ problems }: Plan): Reason {
  const [first, ...others] = problems.filter(({ severity }) => severity === 'error');
  if (!first) return reasonOf('unreadable', text`The plan could not be evaluated.`);
  const more = others.length > 0 && text` And ${count(others.length, 'other problem')}.`;
  return reasonOf('unreadable', text`${first.message}${more}`, { place: first.place });
}

function ofFinding(of: Reason['code'], finding: Finding): Reason {
  const { rule, fix, place } = finding;
  const says = text`${of === 'broken-rule' && text`${code(rule)}: `}${findingText(finding)}`;
  // A setting that no plan has tried may break another limit: `plan` tries them.
  return reasonOf(of, says, { fix: fix && settingsOf(fix).length === 0 ? fixText(fix) : null, place });
}

/** A snapshot of unknown age cannot be found stale. */
function ageNotes({ at, snapshot }: Plan): Text[] {
  if (snapshot.takenAt === null) return [text`The snapshot has no timestamp; its age is unknown.`];
  return snapshot.takenAt > at ? [text`The snapshot was taken after the requested start.`] : [];
}

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
  // Findings that the base has too count only if the run fails for them.
  const isOfBase = verdict === 'fail' && !findings.some((one) => isCaused(one) && isAtBar(one));
  const counts = (one: Finding): boolean => isOfBase || isCaused(one);
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
    frozen: there.filter(
      (one) =>
        one.rule === 'in-freeze' &&
        (isAtBar(one) ? counts(one) || isRolled(one) : one.isCapped === true && isRolled(one)),
    ),
    broken: failOn === 'never' ? [] : others.filter((one) => !wasReviewed(one)),
    stale: there.filter(({ rule }) => rule === 'inventory-stale'),
    /** Broken by the reviewed plan as well, with all their limits. */
    reviewed: others.filter(wasReviewed),
  };
}
