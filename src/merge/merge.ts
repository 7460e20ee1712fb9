import { byName, groupedBy } from '../manifest/lookup.js';
import type { FailOn, Verdict } from '../plan/finding.js';
import { count, few, name, type Text, text } from '../text/text.js';
import { sha256 } from '../plan/canonical.js';
import { UNITS } from '../plan/report-json.js';
import { crossFindings } from './everywhere.js';
import {
  type BrokenLeg,
  type Counted,
  type Leg,
  type LegFinding,
  RANK,
  startedGroups,
  verdictOf,
} from './leg.js';

/** A gap in what is known of the clusters, and why. */
interface MergeProblem {
  readonly code: 'missing-report' | 'broken-report' | 'two-reports' | 'old-report';
  /** Null where a file does not tell which one it is of. */
  readonly cluster: string | null;
  readonly message: Text;
}

/** Something that happens to one policy in one cluster; those of all clusters make the timeline. */
interface Wave extends Counted {
  readonly cluster: string;
  readonly start: number;
  /** Null if it never ends, or the end is unknown. */
  readonly finish: number | null;
  readonly batches: number;
  readonly peakAtOnce: number;
  readonly worstLoss: number;
}

/** Many clusters' reports as one. */
export interface Merged {
  readonly verdict: Verdict;
  readonly wouldFail: boolean;
  readonly exitCode: 0 | 1 | 2;
  readonly digest: string;
  /** By name. */
  readonly legs: readonly Leg[];
  readonly problems: readonly MergeProblem[];
  /** Findings about all clusters together, which no leg could know. */
  readonly findings: readonly LegFinding[];
  /** By start. */
  readonly waves: readonly Wave[];
}

interface MergeOptions {
  /** Clusters that must be among them. */
  readonly expected: readonly string[];
  /** The bar for findings about all clusters together; null for the strictest of the legs. */
  readonly failOn: FailOn | null;
}

/**
 * One verdict for many clusters: the worst of the legs, of what only all of them together show, and of what is not known. A leg that is
 * expected and not there, one that cannot be read, and two of one cluster are unknown: that cluster was not checked.
 */
export function merge(
  read: readonly (readonly Leg[] | BrokenLeg)[],
  { expected, failOn }: MergeOptions,
): Merged {
  const all = read.flatMap((one) => ('why' in one ? [] : one)).sort((a, b) => byName(a.cluster, b.cluster));
  const sources = groupedBy(all, ({ cluster }) => cluster);
  const isTwice = ({ cluster }: Leg): boolean => (sources.get(cluster)?.length ?? 0) > 1;
  const legs = all.filter((leg) => !isTwice(leg)).map((leg) => heldTo(leg, failOn));
  const problem = (code: MergeProblem['code'], cluster: string | null, message: Text): MergeProblem => {
    return { code, cluster, message };
  };
  const newest = legs.reduce((latest, { at }) => Math.max(latest, at), 0);
  const problems = [
    ...read.flatMap((one) =>
      'why' in one
        ? problem(
            'broken-report',
            null,
            text`${name('file', one.source)} ${one.why}. Its cluster was not evaluated; run its job again.`,
          )
        : [],
    ),
    ...[...sources].flatMap(([cluster, several]) => {
      if (several.length === 1) return [];
      const files = several.map(({ source }) => name('file', source));
      const message = text`There are ${several.length} reports of the cluster ${name('cluster', cluster)} (${few(files, 5)}); neither is used. Give each leg a name of its own.`;
      return problem('two-reports', cluster, message);
    }),
    ...[...new Set(expected)]
      .filter((cluster) => !sources.has(cluster))
      .map((cluster) =>
        problem(
          'missing-report',
          cluster,
          text`There is no report of the cluster ${name('cluster', cluster)}: it was not evaluated. Look at its job.`,
        ),
      ),
    // Most likely from an earlier run, of another change.
    ...legs
      .filter(({ at }) => newest - at > LONGEST_APART_MS)
      .map(({ cluster, source, at }) => {
        const older = count(Math.floor((newest - at) / HOUR_MS), 'hour');
        const message = text`The report of the cluster ${name('cluster', cluster)} (${name('file', source)}) is ${older} older than the newest one, so it may be of another change and another fleet. Run its job again.`;
        return problem('old-report', cluster, message);
      }),
    ...(read.length === 0 && expected.length === 0
      ? [problem('missing-report', null, text`There are no reports to merge: nothing was evaluated.`)]
      : []),
  ];
  const findings = crossFindings(legs);
  const bar = failOn ?? strictest(legs);
  const cross = verdictOf(findings, bar);
  const verdicts = [
    ...legs.map(({ verdict }) => verdict),
    cross,
    ...(problems.length > 0 ? (['unknown'] as const) : []),
  ];
  const verdict = verdicts.reduce((a, b) => (RANK[b] > RANK[a] ? b : a), 'pass');
  const fails = legs.some((leg) => leg.verdict === 'fail' && (failOn ?? leg.failOn) !== 'never');
  const isRed = fails || (cross === 'fail' && bar !== 'never');
  return {
    verdict,
    wouldFail: verdict === 'fail' || verdict === 'unknown' || legs.some((leg) => leg.wouldFail),
    exitCode: verdict === 'unknown' ? 2 : isRed ? 1 : 0,
    digest: sha256(legs.map(({ cluster, digest }) => [cluster, digest])),
    legs,
    problems,
    findings,
    waves: legs
      .flatMap((leg) => waveOf(leg) ?? [])
      .sort((a, b) => a.start - b.start || byName(a.cluster, b.cluster)),
  };
}

const HOUR_MS = 3_600_000;
/** A plan is of an instant and of the fleet as it was then; a snapshot of a day is old by the rule inventory-stale too. */
const LONGEST_APART_MS = 24 * HOUR_MS;

function strictest(legs: readonly Leg[]): FailOn {
  const bars = legs.map((leg) => leg.failOn);
  return bars.includes('warning')
    ? 'warning'
    : bars.includes('error') || bars.length === 0
      ? 'error'
      : 'never';
}

/** A leg by the bar of all of them: what it let pass may fail here. */
function heldTo(leg: Leg, failOn: FailOn | null): Leg {
  const held = failOn === null ? leg.verdict : verdictOf(leg.findings, failOn);
  return RANK[held] > RANK[leg.verdict] ? { ...leg, verdict: held } : leg;
}

/** The rollouts that merging starts in a cluster, and its removals, which happen at once; all policies together. */
function waveOf({ cluster, at, policies, removed, starting, peaks }: Leg): Wave | null {
  const rolling = policies.filter((policy) => startedGroups(policy).length > 0);
  const started = rolling.flatMap((policy) => startedGroups(policy));
  if (started.length === 0 && removed.length === 0) return null;
  const atOnce = removed.length > 0 ? [at] : [];
  const finishes = [...started.map(({ finish }) => finish), ...atOnce];
  const { unit, targets } = added([...(started.length > 0 ? [starting] : []), ...removed]);
  // Batches, peak and loss of replicas are not those of nodes.
  const isCounted = (of: { readonly unit: Counted['unit'] }): boolean => of.unit === unit;
  const gone = removed.filter(isCounted);
  const losses = rolling
    .filter((policy) => startedGroups(policy).some(isCounted))
    .map(({ head }) => head?.worstLoss ?? 0);
  return {
    cluster,
    start: Math.min(...started.map(({ start }) => start), ...atOnce),
    finish: finishes.includes(null) ? null : Math.max(...finishes.map((end) => end ?? 0)),
    unit,
    targets,
    batches: started.filter(isCounted).reduce((sum, { batches }) => sum + batches, gone.length > 0 ? 1 : 0),
    peakAtOnce: peaks.get(unit) ?? 0,
    worstLoss: Math.max(added(gone).targets, ...losses),
  };
}

/** The targets of the most important unit. */
function added(all: readonly Counted[]): Counted {
  const unit = UNITS.find((one) => all.some((counted) => counted.unit === one)) ?? 'node';
  const targets = all.reduce((sum, one) => sum + (one.unit === unit ? one.targets : 0), 0);
  return { unit, targets };
}
