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
import { inOrder, type Reason, reasonOf } from './reason.js';
import { closedWindow, startNotes } from './window.js';
import { fixText } from '../systems/system.js';

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
  const unusable = unusableReasons(run, expected);
  const usable = unusable.length === 0 ? expected : null;
  const decisions = run.reports.map((report) => decideCluster(report, run, usable));
  // A note that not every cluster has begins with the name of its cluster.
  const named = (note: Text, cluster: string | null): Text =>
    cluster === null || decisions.every(({ notes }) => notes.some((other) => sameText(other, note)))
      ? note
      : text`${name('cluster', cluster)}: ${note}`;
  const reasons = inOrder([...unusable, ...decisions.flatMap((one) => one.reasons)]);
  const isWorse = reasons.some(({ code }) => code === 'worse-plan');
  return {
    at: run.reports[0].plan.at,
    gate: reasons.length === 0 ? 'allow' : 'deny',
    isUnknown: reasons.some(({ code }) => code === 'unreadable'),
    reasons,
    notes: [
      ...(usable ? expectationNotes(run, usable, isWorse) : []),
      ...decisions.flatMap(({ notes }, i) =>
        notes.map((note) => named(note, run.reports[i]?.plan.cluster ?? null)),
      ),
    ],
    run,
  };
}

interface ClusterDecision {
  readonly reasons: readonly Reason[];
  readonly notes: readonly Text[];
}

function decideCluster(report: Report, run: RunReport, expected: Expectation | null): ClusterDecision {
  const { plan, verdict } = report;
  const { cluster } = plan;
  // Beside what could not be read or evaluated nothing else that is known counts.
  const unjudged =
    verdict === 'unknown' ? unevaluated(plan) : plan.head.policies.length === 0 ? NO_POLICY : null;
  if (unjudged) return { reasons: [{ ...unjudged, cluster }], notes: [] };
  const before = expected && reviewedOf(expected, cluster);
  // The same digest says nothing of a report that was edited since.
  const { worse, moved } = before ? compareEffects(plan, before) : NO_DIFFERENCE;
  const isSame = expected !== null && before === null && isReviewed(run, expected);
  const { frozen, broken, stale, reviewed } = brokenRules(report, { isSame, before });
  const freeze = freezeAt(plan, plan.at);
  const closed = closedWindow(plan);
  const ofFindings = (code: Reason['code'], findings: readonly Finding[]): Reason[] =>
    findings.map((finding) => ofFinding(code, finding));
  const reasons = [
    ...(freeze
      ? [
          reasonOf(
            'freeze',
            text`The freeze ${name('object', freeze.name)} lasts until ${inZone(instant(freeze.window.to), plan.timeZone)}.`,
          ),
        ]
      : ofFindings('freeze', frozen)),
    ...(closed ? [closed] : []),
    ...worse.map((says) => reasonOf('worse-plan', says, { fix: REVIEW })),
    ...ofFindings('broken-rule', broken),
    ...ofFindings('stale-snapshot', stale),
  ];
  const rules = [...new Set(reviewed.flatMap(({ breaks }) => breaks))];
  const known = text`Also broken by the reviewed plan: ${list(rules.map(codeText), rules.length)}.`;
  return {
    reasons: reasons.map((reason) => ({ ...reason, cluster })),
    notes: [
      ...[...moved, ...(rules.length > 0 ? [known] : []), ...ageNotes(plan), ...startNotes(plan)],
      ...report.notices,
    ],
  };
}

const REVIEW = text`Review the current plan and pass its report to the gate.`;
const NO_POLICY = reasonOf('unreadable', text`No policy was found.`, {
  fix: text`List them in ${codeText('policies')} of the configuration.`,
});

function unevaluated({ problems }: Plan): Reason {
  const [first, ...others] = problems.filter(({ severity }) => severity === 'error');
  if (!first) return reasonOf('unreadable', text`The plan could not be evaluated.`);
  const more = others.length > 0 ? text` And ${count(others.length, 'other problem')}.` : NO_TEXT;
  return reasonOf('unreadable', text`${first.message}${more}`, { place: first.place });
}

function ofFinding(code: Reason['code'], finding: Finding): Reason {
  const { rule, subject, fix, place } = finding;
  const says = text`${code === 'broken-rule' ? text`${codeText(rule)}: ` : NO_TEXT}${subject ? text`${subject}: ` : NO_TEXT}${findingText(finding)}`;
  return reasonOf(code, says, { fix: fix && fixText(fix), place });
}

/** A snapshot of unknown age cannot be found stale. */
function ageNotes({ at, snapshot }: Plan): Text[] {
  if (snapshot.takenAt === null) return [text`The snapshot has no timestamp; its age is unknown.`];
  return snapshot.takenAt > at ? [text`The snapshot was taken after the requested start.`] : [];
}
