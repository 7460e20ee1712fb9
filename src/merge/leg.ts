import * as z from 'zod';
import type { FailOn, Verdict } from '../plan/finding.js';
import { readReport, refShape, shape, spanShape } from '../plan/report-json.js';
import { count as countOf, literal, foreign, type Text, text } from '../text/text.js';

const { text: word, count, digest, instant, outcome, severity, status, verdict } = shape;
const prose = z.string().max(20_000).transform(foreign);
const failOn = z.enum(['error', 'warning', 'never']);
const line = z.int().min(0).nullable();
/** Units of targets, the most important first. */
export const UNITS = ['node', 'cluster', 'replica'] as const;

/** Targets of one unit: nodes and replicas are never added up. */
export interface Counted {
  readonly unit: (typeof UNITS)[number];
  readonly targets: number;
}

const group = z
  .object({
    name: word,
    unit: z.enum(UNITS),
    matched: count,
    targets: z.array(word),
    allowed: z.array(spanShape),
    batches: z.array(z.object({ start: instant })),
    peakAtOnce: count,
    worstLoss: count,
    start: instant.nullable(),
    finish: instant.nullable(),
    outcome,
  })
  // Spans and batches are most of a report, and are no longer needed.
  .transform(({ allowed, batches, ...rest }) => ({
    ...rest,
    batches: batches.length,
    openings: openingsIn(allowed),
  }));

const effect = z.object({ groups: z.array(group), peakAtOnce: count, worstLoss: count });

const policy = z.object({
  ...refShape.shape,
  cluster: word.nullish(),
  change: z.enum(['added', 'removed', 'changed', 'unchanged']),
  sameEffect: z.boolean(),
  starts: z.boolean().default(true),
  base: effect.nullable(),
  head: effect.nullable(),
});

const finding = z.object({
  rule: word,
  severity,
  status,
  breaks: z.array(word).optional(),
  message: prose,
  remediation: prose,
  policy: refShape.nullable(),
  group: word.nullable(),
  file: word.nullable(),
  line,
  column: line,
  fingerprint: word,
  waiver: z.object({ owner: word, expires: word, reason: word }).nullable().default(null),
  cluster: word.nullish(),
});

const problem = z.object({
  severity,
  code: word,
  message: prose,
  file: word.nullable(),
  line,
  column: line,
  cluster: word.nullish(),
});

const removal = z.object({ policy: refShape, targets: count, unit: z.enum(UNITS).default('node') });
const scope = z.object({
  scope: z.object({ kind: word }),
  unit: z.enum(UNITS),
  peakAtOnce: count,
  withoutNext: z.object({ peakAtOnce: count }).nullish(),
});
const combined = z.object({
  peakAtOnce: count,
  unit: z.enum(UNITS).default('node'),
  removedAtOnce: z.array(removal).default([]),
  scopes: z.array(scope).default([]),
});
const part = z.object({
  verdict,
  digest,
  at: instant,
  snapshot: z.object({ nodes: count, ready: count, takenAt: instant.nullable() }),
  combined: z.object({ head: combined }),
  wouldFail: z.boolean(),
  failOn,
  headline: prose.optional(),
});

const report = z.object({
  ...part.shape,
  policies: z.array(policy),
  findings: z.array(finding),
  problems: z.array(problem),
  cluster: word.nullish(),
  clusters: z.array(part.extend({ name: word.nullable() })).optional(),
});

export type LegRef = z.output<typeof refShape>;
type ReadPolicy = z.output<typeof policy>;
type ReadEffect = z.output<typeof effect>;

type LegGroup = Omit<z.output<typeof group>, 'targets'>;
interface LegEffect extends Omit<ReadEffect, 'groups'> {
  readonly groups: readonly LegGroup[];
}
interface LegPolicy extends Omit<ReadPolicy, 'base' | 'head' | 'cluster'> {
  readonly base: LegEffect | null;
  readonly head: LegEffect | null;
}
export type LegFinding = Omit<z.output<typeof finding>, 'cluster'>;
type LegProblem = Omit<z.output<typeof problem>, 'cluster'>;

/** The part of one cluster's report that is kept. */
export interface Leg {
  readonly cluster: string;
  /** The file that said so. */
  readonly source: string;
  readonly verdict: Verdict;
  readonly wouldFail: boolean;
  readonly failOn: FailOn;
  readonly digest: string;
  readonly at: number;
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
  readonly removed: readonly (Counted & { readonly policy: LegRef })[];
  readonly findings: readonly LegFinding[];
  readonly problems: readonly LegProblem[];
}

/** A report that nothing can be taken from, and why: a clause to follow its name. */
export interface BrokenLeg {
  readonly source: string;
  readonly why: Text;
}

/** A group opens where nothing of it may go before, and something may from then on. */
function openingsIn(spans: readonly z.output<typeof spanShape>[]): readonly number[] {
  return spans.flatMap(({ reason, from, limit }, index) => {
    const before = spans[index - 1];
    const follows = before?.reason === reason && before.to === from && before.limit === 0;
    return follows && limit !== 0 ? [from] : [];
  });
}

/**
 * Reads a plan's JSON report, which may hold several clusters. `name` is what a cluster is called whose report does not say. The text
 * may be anything: it came through an artifact. What is cut off, of another version, or says better than it shows is refused.
 */
export function readLegs(source: string, name: string, json: string): readonly Leg[] | BrokenLeg {
  const found = readReport(report, json);
  if ('why' in found) return { source, why: found.why };
  const legs = legsOf(source, name, found.read);
  if (legs.length === 0) return { source, why: text`lists no cluster` };
  const flattering = legs.find((leg) => RANK[leg.verdict] < RANK[shownBy(leg)]);
  return flattering === undefined
    ? legs
    : {
        source,
        why: text`says ${literal(flattering.verdict)} and holds what comes to ${literal(shownBy(flattering))}: it was edited, or fleetplan did not write it`,
      };
}

function legsOf(source: string, name: string, read: z.output<typeof report>): Leg[] {
  const parts = read.clusters ?? [{ ...read, name: read.cluster ?? null }];
  return parts.map((one) => {
    const isOfPart = ({ cluster }: { readonly cluster?: string | null | undefined }) =>
      read.clusters === undefined || (cluster ?? null) === one.name;
    const policies = read.policies.filter(isOfPart);
    const { verdict: own, wouldFail, failOn: bar, digest, at, snapshot } = one;
    const { peakAtOnce, removedAtOnce } = one.combined.head;
    return {
      cluster: one.name ?? name,
      source,
      ...{ verdict: own, wouldFail, failOn: bar, digest, at },
      ...snapshot,
      peakAtOnce,
      peaks: peaksIn(one.combined.head),
      headline: one.headline ?? text`${peakAtOnce} of ${countOf(snapshot.nodes, 'node')} unavailable at once`,
      starting: startingIn(policies),
      policies: policies.map(withoutNames),
      removed: removedAtOnce,
      findings: read.findings.filter(isOfPart),
      problems: read.problems.filter(isOfPart),
    };
  });
}

/** Domains and quorums are parts of a fleet. */
const WHOLE: readonly string[] = ['fleet', 'clusters', 'replicas'];

function peaksIn({ unit, peakAtOnce, scopes }: z.output<typeof combined>): Leg['peaks'] {
  const peaks = scopes
    .filter(({ scope: { kind } }) => WHOLE.includes(kind))
    .map((one) => [one.unit, one.withoutNext?.peakAtOnce ?? one.peakAtOnce] as const);
  return new Map([...peaks, [unit, peakAtOnce]]);
}

function startingIn(policies: readonly ReadPolicy[]): Counted {
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

/** Names of targets are most of what is left, and 500 reports have a million of them. */
function withoutNames({ base, head, ...rest }: ReadPolicy): LegPolicy {
  return { ...rest, base: base && nameless(base), head: head && nameless(head) };
}

function nameless({ groups, ...rest }: ReadEffect): LegEffect {
  return { ...rest, groups: groups.map(({ targets: _targets, ...one }) => one) };
}

export const RANK: Readonly<Record<Verdict, number>> = { pass: 0, warn: 1, fail: 2, unknown: 3 };

/** The best verdict that what a report holds allows. */
function shownBy({ problems, findings, failOn }: Leg): Verdict {
  if (problems.some((problem) => problem.severity === 'error')) return 'unknown';
  return verdictOf(findings, failOn);
}

/** Judged by findings alone: what was there before does not count here. */
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
