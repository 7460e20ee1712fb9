import type { Finding, Report } from '../plan/finding.js';
import { findingText } from '../plan/finding-text.js';
import type { Plan } from '../plan/model.js';
import type { RunReport } from '../plan/run-report.js';
import type { Instant } from '../rollout/controller.js';
import {
  code as codeText,
  count,
  inZone,
  instant,
  list,
  name,
  NO_TEXT,
  sameText,
  type Text,
  text,
} from '../text/text.js';
import { brokenRules } from './broken.js';
import { compareEffects, NO_DIFFERENCE } from './compare.js';
import {
  type Expectation,
  expectationNotes,
  isReviewed,
  reviewedOf,
  unusableReasons,
} from './expectation.js';
import { freezeAt } from './freezes.js';
import { inOrder, type Reason } from './reason.js';
import { closedWindow, startNotes } from './window.js';
import { fixText } from '../systems/system.js';

/** Whether the rollout may start at one instant. */
export interface Decision {
  readonly at: Instant;
  readonly gate: 'allow' | 'deny';
  /** True where it is denied because something could not be evaluated. */
  readonly isUnknown: boolean;
  /** The one to be told first is the first; empty where it may start. */
  readonly reasons: readonly Reason[];
  /** What a person should know, although it denies nothing. */
  readonly notes: readonly Text[];
  readonly run: RunReport;
}

/** The plan of an instant, and what was reviewed, to allow or deny. Pure. */
export function decide(run: RunReport, expected: Expectation): Decision {
  const unusable = unusableReasons(run, expected);
  const usable = unusable.length === 0 ? expected : null;
  const judged = run.reports.map((report) => judgeCluster(report, run, usable));
  const reasons = inOrder([...unusable, ...judged.flatMap((one) => one.reasons)]);
  const isWorse = reasons.some(({ code }) => code === 'worse-plan');
  return {
    at: run.reports[0].plan.at,
    gate: reasons.length === 0 ? 'allow' : 'deny',
    isUnknown: reasons.some(({ code }) => code === 'unreadable'),
    reasons,
    notes: [
      ...(usable ? expectationNotes(run, usable, isWorse) : []),
      ...judged.flatMap(({ notes }, i) => notes.map((note) => ofCluster(note, run.reports[i]?.plan, judged))),
    ],
    run,
  };
}

/** A note that not every cluster has, with the name of its cluster. */
function ofCluster(note: Text, plan: Plan | undefined, all: readonly Judged[]): Text {
  const isShared = all.every(({ notes }) => notes.some((other) => sameText(other, note)));
  const cluster = plan?.cluster ?? null;
  return isShared || cluster === null ? note : text`${name('cluster', cluster)}: ${note}`;
}

interface Judged {
  readonly reasons: readonly Reason[];
  readonly notes: readonly Text[];
}

function judgeCluster(report: Report, run: RunReport, expected: Expectation | null): Judged {
  const { plan } = report;
  const unjudged = unjudgedReason(report);
  if (unjudged) return { reasons: [unjudged], notes: [] };
  const before = expected && reviewedOf(expected, plan.cluster);
  // A digest that is the same says nothing of a report that was edited since.
  const { worse, moved } = before ? compareEffects(plan, before) : NO_DIFFERENCE;
  const isSame = expected !== null && before === null && isReviewed(run, expected);
  const { frozen, broken, stale, reviewed } = brokenRules(report, { isSame, before });
  const freeze = freezeReason(plan);
  const closed = closedWindow(plan);
  return {
    reasons: [
      ...(freeze ? [freeze] : frozen.map((finding) => ofFinding('freeze', finding, plan))),
      ...(closed ? [closed] : []),
      ...worse.map((says): Reason => ({
        code: 'worse-plan',
        cluster: plan.cluster,
        says,
        fix: REVIEW,
        place: null,
      })),
      ...broken.map((finding) => ofFinding('broken-rule', finding, plan)),
      ...stale.map((finding) => ofFinding('stale-snapshot', finding, plan)),
    ],
    notes: [...moved, ...reviewedNote(reviewed), ...ageNotes(plan), ...startNotes(plan), ...report.notices],
  };
}

const REVIEW = text`Review the current plan and pass its report to the gate.`;

/** What could not be read or evaluated: nothing else that is known counts beside it. */
function unjudgedReason({ plan, verdict }: Report): Reason | null {
  const reason = (says: Text, fix: Text | null, place: Reason['place']): Reason => ({
    code: 'unreadable',
    cluster: plan.cluster,
    says,
    fix,
    place,
  });
  if (verdict === 'unknown') {
    const errors = plan.problems.filter(({ severity }) => severity === 'error');
    const [first] = errors;
    const more = errors.length > 1 ? text` And ${count(errors.length - 1, 'other problem')}.` : NO_TEXT;
    return reason(
      text`${first ? first.message : text`The plan could not be evaluated.`}${more}`,
      null,
      first?.place ?? null,
    );
  }
  if (plan.head.policies.length > 0) return null;
  return reason(
    text`No policy was found.`,
    text`List them in ${codeText('policies')} of the configuration.`,
    null,
  );
}

function freezeReason(plan: Plan): Reason | null {
  const freeze = freezeAt(plan, plan.at);
  if (freeze === null) return null;
  const until = inZone(instant(freeze.window.to), plan.timeZone);
  const says = text`The freeze ${name('object', freeze.name)} lasts until ${until}.`;
  return { code: 'freeze', cluster: plan.cluster, says, fix: null, place: null };
}

function ofFinding(code: Reason['code'], finding: Finding, { cluster }: Plan): Reason {
  const { rule, subject, fix, place } = finding;
  const says = findingText(finding);
  const whole = subject ? text`${subject}: ${says}` : says;
  return {
    code,
    cluster,
    says: code === 'broken-rule' ? text`${codeText(rule)}: ${whole}` : whole,
    fix: fix && fixText(fix),
    place,
  };
}

function reviewedNote(findings: readonly Finding[]): Text[] {
  if (findings.length === 0) return [];
  const rules = [...new Set(findings.flatMap(({ breaks }) => breaks))];
  return [text`Also broken by the reviewed plan: ${list(rules.map(codeText), rules.length)}.`];
}

/** A snapshot of unknown age cannot be found stale. */
function ageNotes({ at, snapshot }: Plan): Text[] {
  if (snapshot.takenAt === null) return [text`The snapshot has no timestamp; its age is unknown.`];
  return snapshot.takenAt > at ? [text`The snapshot was taken after the requested start.`] : [];
}
