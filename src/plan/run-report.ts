import { sha256 } from './canonical.js';
import { type FailOn, RANK, type Report, type Verdict, worstOf } from './finding.js';

/** The result of one run: a report for each cluster, in the order of the configuration; one where it names none. */
export interface RunReport {
  readonly reports: readonly [Report, ...Report[]];
  /** The worst of the clusters. */
  readonly verdict: Verdict;
  /** True where one of the clusters would fail. */
  readonly wouldFail: boolean;
  readonly failOn: FailOn;
  /** With one cluster the digest of its plan; with several, one digest over those of all their plans. */
  readonly digest: string;
}

/** One cluster's report after another as one result: the verdict is the worst of them. */
export function runReport([first, ...others]: readonly Report[]): RunReport {
  if (first === undefined) throw new RangeError('a run over no cluster');
  const reports = [first, ...others] as const;
  return {
    reports,
    verdict: worstOf(reports.map(({ verdict }) => verdict)),
    wouldFail: reports.some((report) => report.wouldFail),
    failOn: first.failOn,
    digest:
      reports.length === 1
        ? first.plan.digest
        : sha256(reports.map(({ plan }) => [plan.cluster, plan.digest])),
  };
}

/** Reports from the worst verdict to the best; those of one verdict in their order. */
export function worstClustersFirst({ reports }: RunReport): readonly Report[] {
  return reports.toSorted((a, b) => RANK[b.verdict] - RANK[a.verdict]);
}
