import { sha256 } from '../../plan/canonical.js';
import type { RunReport } from '../../plan/run-report.js';
import { begunTogether } from '../numbers.js';
import { reportJson } from './index.js';
import { jsonText, written } from './written.js';

/**
 * One JSON report for several clusters. Its top has the keys of every report: the lists of all clusters one after the other, each
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
