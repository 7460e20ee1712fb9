import { isSameJson } from '../../manifest/canonical.js';
import { sha256 } from '../../plan/canonical.js';
import type { Report } from '../../plan/finding.js';
import { limitsText } from '../../plan/finding-text.js';
import { isHeld } from '../../plan/held.js';
import type { Combined, DomainPeak } from '../../plan/model.js';
import type { RunReport } from '../../plan/run-report.js';
import { toPlain, toTerminal } from '../../text/render.js';
import { hiderOf } from '../hidden-names.js';
import { begunTogether } from '../numbers.js';
import { selectionOf } from '../selection.js';
import { titlePhrase } from '../title.js';
import { unitOf } from '../words.js';
import { policyJson, refJson } from '../../plan/json/policy.js';
import { jsonText, placeJson, SCHEMA_VERSION, written } from '../../plan/json/written.js';

/**
 * The report for programs, version 1 (docs/schemas/report.schema.json): the keys of the contract in its order, then additions.
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
  // A fleet may have ten thousand racks.
  const peaks = new Map(
    combined.scopes.flatMap(({ scope, withoutNext }) =>
      scope.kind === 'domain'
        ? [[JSON.stringify([scope.key, scope.value]), withoutNext.peakAtOnce] as const]
        : [],
    ),
  );
  const domainJson = (domain: DomainPeak) => written(domain, 'key', 'value', 'matched', 'peakAtOnce');
  const now = {
    ...written(begun, 'peakAtOnce', 'peakAt'),
    byDomain: combined.byDomain.map((domain) => ({
      ...domainJson(domain),
      peakAtOnce: peaks.get(JSON.stringify([domain.key, domain.value])) ?? domain.peakAtOnce,
    })),
  };
  const withNext = {
    ...written(combined, 'peakAtOnce', 'peakAt'),
    byDomain: combined.byDomain.map(domainJson),
  };
  return { ...now, unit: combined.unit, withNext: isSameJson(now, withNext) ? null : withNext };
}

/**
 * A JSON report for several clusters. Its top has the keys of every report: the lists of all clusters one after the other, each
 * entry with its `cluster`; counts are added up. Nodes of two clusters are never out of one fleet, so `combined` is that of the
 * cluster with the highest peak. `clusters` has what is left of each one's report.
 */
export function renderClustersJson(run: RunReport): string {
  const parts = run.reports.map((report) => ({ plan: report.plan, json: reportJson(report) }));
  const all = (key: 'policies' | 'findings' | 'problems'): object[] =>
    parts.flatMap(({ plan, json }) => json[key].map((entry) => ({ cluster: plan.cluster, ...entry })));
  const [{ plan }] = run.reports;
  const peakOf = (part: (typeof parts)[number]): number => begunTogether(part.plan.head).peakAtOnce;
  const widest = parts.reduce((a, b) => (peakOf(b) > peakOf(a) ? b : a));
  return jsonText({
    ...written(run, 'verdict', 'digest'),
    ...written(plan, 'at'),
    horizon: written(plan.horizon, 'from', 'to'),
    snapshot: snapshotsJson(run),
    policies: all('policies'),
    combined: widest.json.combined,
    findings: all('findings'),
    problems: all('problems'),
    ...written(run, 'wouldFail', 'failOn'),
    clusters: parts.map(({ plan: { cluster }, json }) => {
      const { policies: _policies, findings: _findings, problems: _problems, ...left } = json;
      return { name: cluster, ...left };
    }),
  });
}

/** `takenAt` is that of the oldest one, which the whole is as old as; null where one of them does not say. */
function snapshotsJson({ reports }: RunReport): object {
  const snapshots = reports.map(({ plan }) => plan.snapshot);
  const sum = (key: 'nodes' | 'ready' | 'clusters'): number =>
    snapshots.reduce((total, snapshot) => total + snapshot[key], 0);
  const taken = snapshots.flatMap(({ takenAt }) => takenAt ?? []);
  const takenAt = taken.length < snapshots.length ? null : Math.min(...taken);
  return {
    ...{ nodes: sum('nodes'), ready: sum('ready'), clusters: sum('clusters') },
    ...written({ takenAt }, 'takenAt'),
    digest: sha256(snapshots.map(({ digest }) => digest)),
  };
}
