import { formatInstant } from '../../text/instant-text.js';
import type { Problem } from '../../manifest/problem.js';
import type { Finding, Report } from '../../plan/finding.js';
import type {
  Combined,
  Contribution,
  DomainPeak,
  PolicyDiff,
  SnapshotSummary,
  Together,
} from '../../plan/model.js';
import { isHeld } from '../../plan/held.js';
import { removedAtOnce } from '../table/rows.js';
import { jsonLogSafe } from '../../text/escape/index.js';
import { titlePhrase } from '../title.js';
import { hiderOf } from '../hidden-names.js';
import { instantOrNull } from '../words.js';
import { toPlain, toTerminal } from '../../text/render.js';
import { selectionOf } from '../selection.js';
import { begunTogether } from '../numbers.js';
import { refJson } from './group.js';
import { policyJson } from './policy.js';
import { fieldsOf, placeJson } from './fields.js';

export const SCHEMA_VERSION = 1;

/**
 * The report for programs, version 1 (docs/report-v1.schema.json): the keys of the contract in its order, then additions.
 * Ends with a line feed. Equal reports give equal bytes.
 */
export function renderJson(report: Report): string {
  return jsonText(reportJson(report));
}

/** A plain value as the text of a report. */
export function jsonText(value: object): string {
  return `${jsonLogSafe(JSON.stringify(value, null, 2))}\n`;
}

export type ReportJson = ReturnType<typeof reportJson>;

/** The report as a plain value. */
export function reportJson(report: Report) {
  const { plan } = report;
  return {
    schemaVersion: SCHEMA_VERSION,
    verdict: report.verdict,
    digest: plan.digest,
    at: formatInstant(plan.at),
    horizon: { from: formatInstant(plan.horizon.from), to: formatInstant(plan.horizon.to) },
    snapshot: snapshotJson(plan.snapshot),
    policies: plan.policies.map((diff) => policyJson(diff, isHeld(diff, plan))),
    combined: {
      base: plan.base && combinedJson(plan.base.combined, begunTogether(plan.base)),
      head: { ...combinedJson(plan.head.combined, begunTogether(plan.head)), ...removedJson(plan.policies) },
    },
    findings: [...report.findings, ...report.waived].map(findingJson),
    problems: plan.problems.map(problemJson),
    wouldFail: report.wouldFail,
    failOn: report.failOn,
    sides: { base: report.sides.base, head: report.sides.head },
    rulesFrom: report.rulesFrom,
    notices: report.notices.map(toPlain),
    assumedVersions: plan.head.assumedVersions.map(({ system, version, why }) => ({ system, version, why })),
    timeZone: plan.timeZone,
    cluster: plan.cluster,
    // Many clusters' reports are merged to one comment, where names of nodes may have to be hidden.
    headline: hiderOf([report], 'counts')(toTerminal(titlePhrase(report, selectionOf(report)))),
  };
}

function snapshotJson(snapshot: SnapshotSummary): object {
  return {
    ...fieldsOf(snapshot, 'nodes', 'ready', 'clusters'),
    takenAt: instantOrNull(snapshot.takenAt),
    digest: snapshot.digest,
  };
}

function combinedJson(combined: Combined, withoutNext: Together): object {
  const begunOf = begunByDomain(combined);
  return {
    peakAtOnce: withoutNext.peakAtOnce,
    peakAt: instantOrNull(withoutNext.peakAt),
    byDomain: combined.byDomain.map((domain) => domainJson(domain, begunOf(domain))),
    unit: combined.unit,
    contributors: contributorsJson(withoutNext.contributors),
    withNext: isSame(combined, withoutNext)
      ? null
      : {
          ...togetherJson(combined),
          byDomain: combined.byDomain.map((domain) => domainJson(domain, domain.peakAtOnce)),
        },
    scopes: combined.scopes
      .filter(({ peakAtOnce }) => peakAtOnce > 0)
      .map(({ scope, unit, members, withoutNext, ...together }) => ({
        scope,
        unit,
        members,
        ...togetherJson(together),
        withoutNext: isSame(together, withoutNext) ? null : togetherJson(withoutNext),
      })),
  };
}

/** What removals take in one pass, as the row of the comment says it, most first; absent where they take nothing. */
function removedJson(policies: readonly PolicyDiff[]): object {
  const removed = removedAtOnce(policies).map(({ diff, targets, unit }) => {
    return { policy: refJson(diff.ref), targets, unit };
  });
  return removed.length === 0 ? {} : { removedAtOnce: removed };
}

function domainJson({ key, value, matched }: DomainPeak, peakAtOnce: number): object {
  return { key, value, matched, peakAtOnce };
}

/** The peak of a domain by what the merge begins. A fleet may have ten thousand racks. */
function begunByDomain({ scopes }: Combined): (domain: DomainPeak) => number {
  const peaks = new Map(
    scopes.flatMap(({ scope, withoutNext }) =>
      scope.kind === 'domain'
        ? [[JSON.stringify([scope.key, scope.value]), withoutNext.peakAtOnce] as const]
        : [],
    ),
  );
  return ({ key, value, peakAtOnce }) => peaks.get(JSON.stringify([key, value])) ?? peakAtOnce;
}

function isSame(a: Together, b: Together): boolean {
  const isAlike = a.peakAtOnce === b.peakAtOnce && a.peakAt === b.peakAt;
  return isAlike && JSON.stringify(a.contributors) === JSON.stringify(b.contributors);
}

function togetherJson({ peakAtOnce, peakAt, contributors }: Together): object {
  return { peakAtOnce, peakAt: instantOrNull(peakAt), contributors: contributorsJson(contributors) };
}

function contributorsJson(contributors: readonly Contribution[]): object[] {
  return contributors.map(({ policy, out, isNext }) => ({ policy: policy && refJson(policy), out, isNext }));
}

function findingJson(finding: Finding): object {
  return {
    ...fieldsOf(finding, 'rule', 'severity', 'status'),
    breaks: finding.breaks,
    ...fieldsOf(finding, 'message', 'remediation'),
    policy: finding.policy && refJson(finding.policy),
    group: finding.group,
    ...placeJson(finding.place),
    ...fieldsOf(finding, 'fingerprint', 'evidence', 'waiver', 'magnitude', 'before'),
    why: finding.why && toPlain(finding.why),
  };
}

function problemJson(problem: Problem): object {
  const { severity, code, message, place } = problem;
  return { severity, code, message: toPlain(message), ...placeJson(place) };
}
