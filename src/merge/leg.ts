import type { FailOn, Verdict } from '../plan/finding.js';
import {
  type ClusterReport,
  readReport,
  type ReportCombined,
  type ReportFinding,
  type ReportGroup,
  type ReportPolicy,
  type ReportProblem,
  type ReportRef,
  UNITS,
} from '../plan/report-json.js';
import { count as countOf, literal, type Text, text } from '../text/text.js';

/** Targets of one unit: nodes and replicas are never added up. */
export interface Counted {
  readonly unit: (typeof UNITS)[number];
  readonly targets: number;
}

type LegGroup = Pick<
  ReportGroup,
  'name' | 'unit' | 'matched' | 'peakAtOnce' | 'worstLoss' | 'start' | 'finish' | 'outcome'
> & {
  /** Their number. */
  readonly batches: number;
  /** Instants at which a window opens. */
  readonly openings: readonly number[];
};
interface LegEffect {
  readonly groups: readonly LegGroup[];
  readonly peakAtOnce: number;
  readonly worstLoss: number;
}
interface LegPolicy extends ReportRef, Pick<ReportPolicy, 'change' | 'sameEffect' | 'starts'> {
  readonly base: LegEffect | null;
  readonly head: LegEffect | null;
}
export type LegFinding = Omit<ReportFinding, 'cluster' | 'evidence'>;

/** The part of one cluster's report that is kept. */
export interface Leg extends Pick<ClusterReport, 'verdict' | 'wouldFail' | 'failOn' | 'digest' | 'at'> {
  readonly cluster: string;
  /** The file that said so. */
  readonly source: string;
  readonly nodes: number;
  readonly ready: number;
  readonly takenAt: number | null;
  readonly peakAtOnce: number;
  /** The peak of all policies by unit, without next rollouts that nothing starts. */
  readonly peaks: ReadonlyMap<Counted['unit'], number>;
  /** The headline of its plan. */
  readonly headline: Text;
  /** Targets of what starts by the change, of the most important unit, each once however many policies take it. */
  readonly starting: Counted;
  readonly policies: readonly LegPolicy[];
  /** Policies whose removal takes what they rolled in one pass, outside the dry rollout. */
  readonly removed: readonly (Counted & { readonly policy: ReportRef })[];
  readonly findings: readonly LegFinding[];
  readonly problems: readonly ReportProblem[];
}

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
  const legs = read.clusters.map((cluster) => legOf(source, cluster.name ?? name, cluster));
  if (legs.length === 0) return { source, why: text`lists no cluster` };
  const flattering = legs.find((leg) => RANK[leg.verdict] < RANK[shownBy(leg)]);
  return flattering === undefined
    ? legs
    : {
        source,
        why: text`says ${literal(flattering.verdict)} and holds what comes to ${literal(shownBy(flattering))}: it was edited, or fleetplan did not write it`,
      };
}

function legOf(source: string, name: string, report: ClusterReport): Leg {
  const { verdict, wouldFail, failOn, digest, at, headline, combined, policies, problems } = report;
  const { nodes, ready, takenAt } = report.snapshot;
  const { peakAtOnce } = combined;
  return {
    ...{ cluster: name, source, verdict, wouldFail, failOn, digest, at, nodes, ready, takenAt, peakAtOnce },
    peaks: peaksIn(combined),
    headline: headline ?? text`${peakAtOnce} of ${countOf(nodes, 'node')} unavailable at once`,
    starting: startingIn(policies),
    policies: policies.map(legPolicy),
    removed: combined.removedAtOnce,
    findings: report.findings.map(({ evidence: _evidence, cluster: _cluster, ...kept }) => kept),
    problems,
  };
}

/** Domains and quorums are parts of a fleet. */
const WHOLE: readonly string[] = ['fleet', 'clusters', 'replicas'];

function peaksIn({ unit, peakAtOnce, scopes }: ReportCombined): Leg['peaks'] {
  const peaks = scopes
    .filter(({ scope: { kind } }) => WHOLE.includes(kind))
    .map((one) => [one.unit, one.withoutNext?.peakAtOnce ?? one.peakAtOnce] as const);
  return new Map([...peaks, [unit, peakAtOnce]]);
}

function startingIn(policies: readonly ReportPolicy[]): Counted {
  const groups = policies.flatMap((policy) => startedGroups(policy));
  const most = UNITS.find((one) => groups.some((group) => group.unit === one)) ?? 'node';
  const names = groups.flatMap((group) => (group.unit === most ? group.targets : []));
  return { unit: most, targets: new Set(names).size };
}

/** The groups that merging rolls: those of what it changes and starts. The next rollout has a start as well, and nothing starts that. */
export function startedGroups<G extends { readonly start: number | null }>({
  sameEffect,
  starts,
  head,
}: {
  readonly sameEffect: boolean;
  readonly starts: boolean;
  readonly head: { readonly groups: readonly G[] } | null;
}): readonly (G & { readonly start: number })[] {
  const groups = sameEffect || !starts ? [] : (head?.groups ?? []);
  return groups.flatMap((group) => (group.start === null ? [] : [{ ...group, start: group.start }]));
}

/** Spans, batches and names of targets are most of a report, and 500 reports have a million of them. */
function legPolicy({ base, head, ...policy }: ReportPolicy): LegPolicy {
  const { system, kind, namespace, name, change, sameEffect, starts } = policy;
  return {
    ...{ system, kind, namespace, name, change, sameEffect, starts },
    base: base && legEffect(base),
    head: head && legEffect(head),
  };
}

function legEffect({ groups, peakAtOnce, worstLoss }: NonNullable<ReportPolicy['head']>): LegEffect {
  return { groups: groups.map(legGroup), peakAtOnce, worstLoss };
}

function legGroup({ allowed, batches, ...group }: ReportGroup): LegGroup {
  const { name, unit, matched, peakAtOnce, worstLoss, start, finish, outcome } = group;
  return {
    ...{ name, unit, matched, peakAtOnce, worstLoss, start, finish, outcome },
    batches: batches.length,
    openings: openingsIn(allowed),
  };
}

/** A group opens where nothing of it may go before, and something may from then on. */
function openingsIn(spans: ReportGroup['allowed']): readonly number[] {
  return spans.flatMap(({ reason, from, limit }, index) => {
    const before = spans[index - 1];
    const follows = before?.reason === reason && before.to === from && before.limit === 0;
    return follows && limit !== 0 ? [from] : [];
  });
}

export const RANK: Readonly<Record<Verdict, number>> = { pass: 0, warn: 1, fail: 2, unknown: 3 };

/** The best verdict that what a report holds allows. */
function shownBy({ problems, findings, failOn }: Leg): Verdict {
  if (problems.some((problem) => problem.severity === 'error')) return 'unknown';
  return verdictOf(findings, failOn);
}

/** The verdict by findings alone: pre-existing ones do not count here. */
export function verdictOf(
  findings: readonly Pick<LegFinding, 'status' | 'severity' | 'waiver'>[],
  failOn: FailOn,
): Verdict {
  const counted = findings.filter(countsIn);
  const isAtBar = ({ severity }: Pick<LegFinding, 'severity'>) =>
    severity === 'error' || (failOn === 'warning' && severity === 'warning');
  if (counted.some(isAtBar)) return 'fail';
  return counted.some(({ severity }) => severity === 'warning') ? 'warn' : 'pass';
}

/** True for a finding of this change that is not waived. */
export function countsIn({
  status,
  waiver,
}: Pick<LegFinding, 'status'> & { readonly waiver: object | null }): boolean {
  return waiver === null && (status === 'new' || status === 'worsened');
}
