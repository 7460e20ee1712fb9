import type { Report } from '../../plan/finding.js';
import { isHeld } from '../../plan/held.js';
import { limitsText } from '../../plan/finding-text.js';
import type { Combined, DomainPeak, Together } from '../../plan/model.js';
import { toPlain, toTerminal } from '../../text/render.js';
import { hiderOf } from '../hidden-names.js';
import { begunTogether } from '../numbers.js';
import { selectionOf } from '../selection.js';
import { titlePhrase } from '../title.js';
import { unitOf } from '../words.js';
import { policyJson, refJson } from './policy.js';
import { jsonText, placeJson, SCHEMA_VERSION, written } from './written.js';

/**
 * The report for programs, version 1 (docs/report-v1.schema.json): the keys of the contract in its order, then additions.
 * Ends with a line feed. Equal reports give equal bytes.
 */
export function renderJson(report: Report): string {
  return jsonText(reportJson(report));
}

/** The report as a plain value. */
export function reportJson(report: Report) {
  const { plan } = report;
  // Removed policies whose targets lose at once what it rolled.
  const removed = plan.policies.flatMap(({ ref, base, head }) => {
    const targets = head === null ? (base?.onDelete?.targets.length ?? 0) : 0;
    return targets > 0 ? [{ policy: refJson(ref), targets, unit: unitOf(base?.effect.groups ?? []) }] : [];
  });
  return {
    schemaVersion: SCHEMA_VERSION,
    verdict: report.verdict,
    digest: plan.digest,
    ...written(plan, 'at'),
    horizon: written(plan.horizon, 'from', 'to'),
    snapshot: written(plan.snapshot, 'nodes', 'ready', 'clusters', 'takenAt', 'digest'),
    policies: plan.policies.map((diff) => policyJson(diff, isHeld(diff, plan))),
    combined: {
      base: plan.base && combinedJson(plan.base.combined),
      head: {
        ...combinedJson(plan.head.combined),
        removedAtOnce: removed.length === 0 ? undefined : removed.toSorted((a, b) => b.targets - a.targets),
      },
    },
    findings: [...report.findings, ...report.waived].map((finding) => ({
      ...written(finding, 'rule', 'severity', 'status', 'breaks', 'message', 'remediation'),
      policy: finding.policy && refJson(finding.policy),
      group: finding.group,
      ...placeJson(finding.place),
      ...written(finding, 'fingerprint', 'evidence', 'waiver', 'magnitude', 'before', 'why'),
      ...written({ also: limitsText(finding) }, 'also'),
    })),
    problems: plan.problems.map((problem) => ({
      ...written(problem, 'severity', 'code', 'message'),
      ...placeJson(problem.place),
    })),
    ...written(report, 'wouldFail', 'failOn'),
    sides: written(report.sides, 'base', 'head'),
    rulesFrom: report.rulesFrom,
    notices: report.notices.map(toPlain),
    assumedVersions: plan.head.assumedVersions.map((one) => written(one, 'system', 'version', 'why')),
    ...written(plan, 'timeZone', 'cluster'),
    // Many clusters' reports are merged to one comment, where names of nodes may have to be hidden.
    headline: hiderOf([report], 'counts')(toTerminal(titlePhrase(report, selectionOf(report)))),
  };
}

function combinedJson(combined: Combined) {
  const begun = begunTogether({ combined });
  const { peakAtOnce, peakAt, contributors } = togetherJson(begun);
  // A fleet may have ten thousand racks.
  const peaks = new Map(
    combined.scopes.flatMap(({ scope, withoutNext }) =>
      scope.kind === 'domain'
        ? [[JSON.stringify([scope.key, scope.value]), withoutNext.peakAtOnce] as const]
        : [],
    ),
  );
  const domainJson = (domain: DomainPeak) => written(domain, 'key', 'value', 'matched', 'peakAtOnce');
  return {
    peakAtOnce,
    peakAt,
    byDomain: combined.byDomain.map((domain) => ({
      ...domainJson(domain),
      peakAtOnce: peaks.get(JSON.stringify([domain.key, domain.value])) ?? domain.peakAtOnce,
    })),
    unit: combined.unit,
    contributors,
    withNext: isSame(combined, begun)
      ? null
      : { ...togetherJson(combined), byDomain: combined.byDomain.map(domainJson) },
    scopes: combined.scopes
      .filter((scope) => scope.peakAtOnce > 0)
      .map((scope) => ({
        ...written(scope, 'scope', 'unit', 'members'),
        ...togetherJson(scope),
        withoutNext: isSame(scope, scope.withoutNext) ? null : togetherJson(scope.withoutNext),
      })),
  };
}

function isSame(a: Together, b: Together): boolean {
  return JSON.stringify(togetherJson(a)) === JSON.stringify(togetherJson(b));
}

function togetherJson(together: Together) {
  return {
    ...written(together, 'peakAtOnce', 'peakAt'),
    contributors: together.contributors.map(({ policy, out, isNext }) => ({
      ...{ policy: policy && refJson(policy), out, isNext },
    })),
  };
}
