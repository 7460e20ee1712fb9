import { placedTitleOf } from '../manifest/visible.js';
import { type FailOn, isCaused, RANK, type Verdict } from '../plan/finding.js';
import {
  type ClusterReport,
  readReport,
  type ReportFinding,
  type ReportGroup,
  type ReportPolicy,
} from '../plan/report-json.js';
import { count, literal, type Text, text } from '../text/text.js';

export type LegFinding = Omit<ReportFinding, 'cluster' | 'evidence'>;

/** The part of one cluster's report that is kept: names of targets, spans and batches of 500 reports are a million. */
export type Leg = ReturnType<typeof legOf>;

/** A report that nothing can be taken from, and why: a clause to follow its name. */
export interface BrokenLeg {
  readonly source: string;
  readonly why: Text;
}

/**
 * Reads a plan's JSON report, which may hold several clusters. `name` is what a cluster is called whose report does not say. The text
 * may be anything: it came through an artifact. What is cut off, of another version, or says better than it shows is refused.
 */
export function readLegs(source: string, name: string, json: string): readonly Leg[] | BrokenLeg {
  const read = readReport(json);
  if ('why' in read) return { source, why: read.why };
  if (read.clusters.length === 0) return { source, why: text`lists no cluster` };
  const flattering = read.clusters.find((one) => RANK[one.verdict] < RANK[shownBy(one)]);
  if (flattering === undefined) return read.clusters.map((one) => legOf(source, one.name ?? name, one));
  const says = text`says ${literal(flattering.verdict)} and holds what comes to ${literal(shownBy(flattering))}`;
  return { source, why: text`${says}: it was edited, or fleetplan did not write it` };
}

/** `source` is the file that said so. */
function legOf(source: string, cluster: string, report: ClusterReport) {
  const { verdict, wouldFail, failOn, digest, at, snapshot, combined, policies, problems } = report;
  const { peakAtOnce, removedAtOnce } = combined;
  const effects = policies.flatMap(({ head }) => head ?? []);
  const started = policies.flatMap((policy) => {
    const { system, kind, namespace, name, change } = policy;
    const starts = startedGroups(policy).map(({ start }) => start);
    if (starts.length === 0) return [];
    const ref = { system, kind, namespace, name };
    return { policy: ref, isRemoved: change === 'removed', at: Math.min(...starts) };
  });
  return {
    ...{ cluster, source, verdict, wouldFail, failOn, digest, at, snapshot, problems, peakAtOnce },
    headline: report.headline ?? text`${peakAtOnce} of ${count(snapshot.nodes, 'node')} unavailable at once`,
    worstLoss: Math.max(0, ...effects.map(({ worstLoss }) => worstLoss)),
    /** The number of its policies, and of those whose effect changes. */
    policies: policies.length,
    changed: policies.filter(({ sameEffect }) => !sameEffect).length,
    /** The ends of all its groups. */
    ends: effects.flatMap(({ groups }) => groups.map(({ outcome, finish }) => ({ outcome, finish }))),
    /** Windows that open. */
    openings: { base: openingsOf(policies, 'base'), head: openingsOf(policies, 'head') },
    /** Policies that merging starts, or removes. */
    begun: [...started, ...removedAtOnce.map(({ policy }) => ({ policy, isRemoved: true, at }))],
    findings: report.findings.map(({ evidence: _evidence, cluster: _cluster, ...kept }): LegFinding => kept),
  };
}

/** The groups that merging rolls. The next rollout has a start as well, and nothing starts that. */
function startedGroups({ sameEffect, starts, head }: ReportPolicy): (ReportGroup & { start: number })[] {
  const groups = sameEffect || !starts ? [] : (head?.groups ?? []);
  return groups.flatMap((group) => (group.start === null ? [] : [{ ...group, start: group.start }]));
}

/** A group opens where nothing of it may go before, and something may from then on. */
function openingsOf(policies: readonly ReportPolicy[], side: 'base' | 'head') {
  return policies.flatMap((policy) =>
    (policy[side]?.groups ?? []).flatMap(({ allowed }) =>
      allowed.flatMap(({ reason, from, limit }, index) => {
        const before = allowed[index - 1];
        const follows = before?.reason === reason && before.to === from && before.limit === 0;
        return follows && limit !== 0 ? [{ at: from, policy: placedTitleOf(policy) }] : [];
      }),
    ),
  );
}

/** The best verdict that the content of a report allows. */
function shownBy({ problems, findings, failOn }: ClusterReport): Verdict {
  if (problems.some((problem) => problem.severity === 'error')) return 'unknown';
  return verdictOf(findings, failOn);
}

type Counted = Pick<LegFinding, 'status'> & { readonly waiver: object | null };

/** The verdict by findings alone: pre-existing ones do not count here. */
export function verdictOf(
  findings: readonly (Counted & Pick<LegFinding, 'severity'>)[],
  failOn: FailOn,
): Verdict {
  const severities = findings.filter(countsIn).map(({ severity }) => severity);
  const isWarned = severities.includes('warning');
  if (severities.includes('error') || (isWarned && failOn === 'warning')) return 'fail';
  return isWarned ? 'warn' : 'pass';
}

/** True for a finding of this change that is not waived. */
export function countsIn(finding: Counted): boolean {
  return finding.waiver === null && isCaused(finding);
}
