import { byName, groupedBy } from '../manifest/lookup.js';
import { sha256 } from '../plan/canonical.js';
import { type FailOn, type Verdict, worstOf } from '../plan/finding.js';
import { count, fewNames, name, type Text, text } from '../text/text.js';
import { crossFindings } from './everywhere.js';
import { type BrokenLeg, type Leg, type LegFinding, verdictOf } from './leg.js';

/** Many clusters' reports as one. */
export interface Merged {
  readonly verdict: Verdict;
  readonly wouldFail: boolean;
  readonly exitCode: 0 | 1 | 2;
  readonly digest: string;
  /** By name. */
  readonly legs: readonly Leg[];
  /** Gaps in what is known of the clusters. */
  readonly problems: readonly {
    readonly code: 'missing-report' | 'broken-report' | 'two-reports' | 'old-report';
    /** Null where a file does not tell which one it is of. */
    readonly cluster: string | null;
    readonly message: Text;
  }[];
  /** Findings about all clusters together, which no leg could know. */
  readonly findings: readonly LegFinding[];
}

/**
 * One verdict for many clusters: the worst of the legs, of what only all of them together show, and of what is not known. A leg that is
 * expected and not there, one that cannot be read, and two of one cluster are unknown: that cluster was not checked.
 *
 * @param expected clusters that must be among them
 * @param failOn the bar for all; null: each leg by its own, and what concerns all of them by the strictest
 */
export function merge(
  read: readonly (readonly Leg[] | BrokenLeg)[],
  { expected, failOn }: { readonly expected: readonly string[]; readonly failOn: FailOn | null },
): Merged {
  const all = read.flatMap((one) => ('why' in one ? [] : one)).sort((a, b) => byName(a.cluster, b.cluster));
  const ofCluster = groupedBy(all, ({ cluster }) => cluster);
  const legs = [...ofCluster.values()].flatMap(([leg, ...more]): Leg | [] => {
    if (more.length > 0) return [];
    // By the bar of all of them: what it let pass may fail here.
    return failOn === null
      ? leg
      : { ...leg, verdict: worstOf([leg.verdict, verdictOf(leg.findings, failOn)]) };
  });
  const problems = [...problemsOf(read, ofCluster, expected), ...oldReports(legs)];
  const findings = crossFindings(legs);
  const bar = failOn ?? strictest(legs);
  const cross = verdictOf(findings, bar);
  const verdict = problems.length > 0 ? 'unknown' : worstOf([...legs.map((leg) => leg.verdict), cross]);
  const isRed =
    (cross === 'fail' && bar !== 'never') ||
    legs.some((leg) => leg.verdict === 'fail' && (failOn ?? leg.failOn) !== 'never');
  return {
    verdict,
    wouldFail: verdict === 'fail' || verdict === 'unknown' || legs.some((leg) => leg.wouldFail),
    exitCode: verdict === 'unknown' ? 2 : isRed ? 1 : 0,
    digest: sha256(legs.map(({ cluster, digest }) => [cluster, digest])),
    ...{ legs, problems, findings },
  };
}

type Problem = Merged['problems'][number];

function problemsOf(
  read: readonly (readonly Leg[] | BrokenLeg)[],
  ofCluster: ReadonlyMap<string, readonly Leg[]>,
  expected: readonly string[],
): Problem[] {
  const missing = [...new Set(expected)].filter((cluster) => !ofCluster.has(cluster));
  return [
    ...read.flatMap((one): Problem[] => {
      if (!('why' in one)) return [];
      const message = text`${name('file', one.source)} ${one.why}. Its cluster was not evaluated; run its job again.`;
      return [{ code: 'broken-report', cluster: null, message }];
    }),
    ...[...ofCluster].flatMap(([cluster, several]): Problem[] => {
      if (several.length === 1) return [];
      const sources = several.map(({ source }) => source);
      const message = text`There are ${several.length} reports of the cluster ${name('cluster', cluster)} (${fewNames('file', sources, 5)}); neither is used. Give each leg a name of its own.`;
      return [{ code: 'two-reports', cluster, message }];
    }),
    ...missing.map((cluster): Problem => {
      const message = text`There is no report of the cluster ${name('cluster', cluster)}: it was not evaluated. Look at its job.`;
      return { code: 'missing-report', cluster, message };
    }),
    ...(read.length === 0 && expected.length === 0
      ? [{ code: 'missing-report', cluster: null, message: NO_REPORTS } as const]
      : []),
  ];
}

const NO_REPORTS = text`There are no reports to merge: nothing was evaluated.`;

const HOUR_MS = 3_600_000;
/** A plan is of an instant and of the fleet as it was then; a snapshot of a day is old by the rule inventory-stale too. */
const LONGEST_APART_MS = 24 * HOUR_MS;

/** Most likely from an earlier run, of another change. */
function oldReports(legs: readonly Leg[]): Problem[] {
  const newest = legs.reduce((latest, { at }) => Math.max(latest, at), 0);
  return legs.flatMap(({ cluster, source, at }) => {
    if (newest - at <= LONGEST_APART_MS) return [];
    const older = count(Math.floor((newest - at) / HOUR_MS), 'hour');
    const message = text`The report of the cluster ${name('cluster', cluster)} (${name('file', source)}) is ${older} older than the newest one, so it may be of another change and another fleet. Run its job again.`;
    return [{ code: 'old-report', cluster, message }];
  });
}

function strictest(legs: readonly Leg[]): FailOn {
  const bars = legs.map((leg) => leg.failOn);
  if (bars.includes('warning')) return 'warning';
  return bars.includes('error') || bars.length === 0 ? 'error' : 'never';
}
