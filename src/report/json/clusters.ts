import { formatInstant } from '../../text/instant-text.js';
import { sha256 } from '../../plan/canonical.js';
import type { Report } from '../../plan/finding.js';
import type { RunReport } from '../../plan/run-report.js';
import { instantOrNull } from '../words.js';
import { begunTogether } from '../numbers.js';
import { jsonText, type ReportJson, reportJson, SCHEMA_VERSION } from './index.js';

/**
 * One JSON report for several clusters. Its top has the keys of every report: the lists of all clusters one after the other, each
 * entry with its `cluster`; counts are added up. Nodes of two clusters are never out of one fleet, so `combined` is that of the
 * cluster with the highest peak. `clusters` has what is left of each one's report.
 */
export function renderClustersJson(run: RunReport): string {
  return jsonText(clustersJson(run));
}

/** The same as a plain value. */
function clustersJson(run: RunReport): object {
  const parts = run.reports.map((report) => ({
    cluster: report.plan.cluster,
    report,
    json: reportJson(report),
  }));
  const all = (key: 'policies' | 'findings' | 'problems'): object[] =>
    parts.flatMap(({ cluster, json }) => json[key].map((entry) => ({ cluster, ...entry })));
  const [first] = run.reports;
  const widest = parts.reduce((a, b) => (peakOf(b.report) > peakOf(a.report) ? b : a));
  return {
    schemaVersion: SCHEMA_VERSION,
    verdict: run.verdict,
    digest: run.digest,
    at: formatInstant(first.plan.at),
    horizon: { from: formatInstant(first.plan.horizon.from), to: formatInstant(first.plan.horizon.to) },
    snapshot: snapshotsJson(run),
    policies: all('policies'),
    combined: widest.json.combined,
    findings: all('findings'),
    problems: all('problems'),
    wouldFail: run.wouldFail,
    failOn: run.failOn,
    clusters: parts.map(({ cluster, json }) => ({ name: cluster, ...withoutLists(json) })),
  };
}

/** What stands at the top for all clusters is not written twice. */
const FLATTENED: ReadonlySet<string> = new Set(['policies', 'findings', 'problems']);

function withoutLists(json: ReportJson): object {
  return Object.fromEntries(Object.entries(json).filter(([key]) => !FLATTENED.has(key)));
}

function peakOf({ plan }: Report): number {
  return begunTogether(plan.head).peakAtOnce;
}

/** `takenAt` is that of the oldest one, which the whole is as old as; null where one of them does not say. */
function snapshotsJson({ reports }: RunReport): object {
  const snapshots = reports.map(({ plan }) => plan.snapshot);
  const sum = (key: 'nodes' | 'ready' | 'clusters'): number =>
    snapshots.reduce((total, snapshot) => total + snapshot[key], 0);
  const taken = snapshots.map(({ takenAt }) => takenAt);
  const oldest = taken.some((at) => at === null) ? null : Math.min(...taken.map((at) => at ?? 0));
  return {
    nodes: sum('nodes'),
    ready: sum('ready'),
    clusters: sum('clusters'),
    takenAt: instantOrNull(oldest),
    digest: sha256(snapshots.map(({ digest }) => digest)),
  };
}
