import * as z from 'zod';
import { fieldAt, parsedJson } from '../manifest/fields.js';
import { visible } from '../manifest/visible.js';
import { code, foreign, type Text, text } from '../text/text.js';

/** Units of targets, the most important first. */
export const UNITS = ['node', 'cluster', 'replica'] as const;

const word = z.string().max(2_048);
const prose = z.string().max(20_000).transform(foreign);
const count = z.int().min(0).max(1e9);
const line = z.int().min(0).nullable();
const digest = z.string().regex(/^sha256:[0-9a-f]{64}$/, 'is not a digest');
const instant = z.iso.datetime({ offset: true }).transform((written) => Date.parse(written));
const unit = z.enum(UNITS);
const verdict = z.enum(['pass', 'warn', 'fail', 'unknown']);
const severity = z.enum(['error', 'warning', 'info']);
const outcome = z.enum(['complete', 'stopped', 'stuck', 'unfinished', 'none']);
const ref = z.object({ system: word, kind: word, namespace: word.nullable(), name: word });
const place = { file: word.nullable(), line, column: line };
/** The cluster of an entry of several clusters' report. */
const ofCluster = { cluster: word.nullish() };

const group = z.object({
  name: word,
  unit,
  matched: count,
  targets: z.array(word),
  ceiling: z.object({ enforced: z.number().nullable() }),
  allowed: z.array(
    z.object({ reason: word.nullable(), from: instant, to: instant, limit: z.number().nullable() }),
  ),
  batches: z.array(
    z.object({
      size: count,
      targets: z.array(word).default([]),
      start: instant.nullable().default(null),
      end: instant.nullable().default(null),
    }),
  ),
  inFlight: z.object({ targets: z.array(word), end: instant.nullable() }).optional(),
  peakAtOnce: count,
  peakPercent: z.number().min(0),
  worstLoss: count,
  stops: z.boolean(),
  start: instant.nullable(),
  finish: instant.nullable(),
  outcome,
  pauses: z
    .array(
      z.object({
        kind: z.enum(['wait', 'approval']),
        seconds: z.number().min(0).nullable(),
        holdsBack: word,
      }),
    )
    .default([]),
  outBefore: count,
  blocked: z.array(z.object({ target: word })),
  rolls: ref,
});

const effect = z.object({ groups: z.array(group), peakAtOnce: count, worstLoss: count, outcome });

const policy = z.object({
  ...ref.shape,
  ...ofCluster,
  apiVersion: word,
  change: z.enum(['added', 'removed', 'changed', 'unchanged']),
  changeEffect: z.object({ kind: word, batched: z.boolean().default(true) }).nullish(),
  sameEffect: z.boolean(),
  starts: z.boolean(),
  base: effect.nullable(),
  head: effect.nullable(),
  drains: z.object({ desiredHealthy: count, expectedPods: count }).optional(),
  inCluster: z.boolean().default(false),
  recorded: z.array(z.object({ of: word.nullable(), target: word, state: word })).default([]),
});

const finding = z.object({
  ...place,
  ...ofCluster,
  rule: word,
  severity,
  status: z.enum(['new', 'worsened', 'unchanged', 'fixed']),
  breaks: z.array(word),
  message: prose,
  before: prose.nullable(),
  remediation: prose,
  policy: ref.nullable(),
  group: word.nullable(),
  fingerprint: word,
  evidence: z.looseObject({
    groups: z
      .array(z.looseObject({ group: word.nullable(), rule: word.optional() }))
      .optional()
      .catch(undefined),
  }),
  waiver: z.object({ owner: word, expires: word, reason: word }).nullable(),
});

const problem = z.object({ ...place, ...ofCluster, severity, code: word, message: prose });

const domains = z.array(z.object({ key: word, value: word, matched: count, peakAtOnce: count }));
const combined = z.object({
  peakAtOnce: count,
  unit,
  byDomain: domains,
  /** The same with all next rollouts; null where that is no other. */
  withNext: z.object({ peakAtOnce: count, byDomain: domains }).nullable(),
  scopes: z.array(
    z.object({
      scope: z.object({ kind: word }),
      unit,
      peakAtOnce: count,
      withoutNext: z.object({ peakAtOnce: count }).nullable(),
    }),
  ),
  removedAtOnce: z.array(z.object({ policy: ref, targets: count, unit })).default([]),
});

const cluster = z.object({
  verdict,
  digest,
  at: instant,
  snapshot: z.object({ nodes: count, ready: count, takenAt: instant.nullable(), digest }),
  combined: z.object({ head: combined }),
  wouldFail: z.boolean(),
  failOn: z.enum(['error', 'warning', 'never']),
  headline: prose.optional(),
});

const report = cluster.extend({
  ...ofCluster,
  policies: z.array(policy),
  findings: z.array(finding),
  problems: z.array(problem),
  clusters: z.array(cluster.extend({ name: word.nullable() })).optional(),
});

export type ReportRef = z.output<typeof ref>;
export type ReportGroup = z.output<typeof group>;
export type ReportPolicy = z.output<typeof policy>;
export type ReportFinding = z.output<typeof finding>;
export type ReportCombined = z.output<typeof combined>;

/** The report of one cluster. */
export type ClusterReport = ReturnType<typeof clustersOf>[number];

interface ReadReport extends Pick<z.output<typeof cluster>, 'verdict' | 'digest'> {
  readonly clusters: readonly ClusterReport[];
}

/**
 * Reads a plan's JSON report, of one cluster or of several, for all that compare with it or merge it; else why it is none, as a clause to
 * follow its name. A report may be anything: it was kept or sent somewhere since it was written. What is cut off, or of
 * another version, is refused.
 */
export function readReport(json: string): ReadReport | { readonly why: Text } {
  const value = parsedJson(json);
  if (value === undefined) return { why: text`is not JSON; it may be cut off` };
  const version = fieldAt(value, 'schemaVersion');
  if (version !== 1) {
    const found = typeof version === 'string' || typeof version === 'number' ? String(version) : 'none';
    return {
      why: text`is not the JSON report of a plan with schemaVersion 1 (it says ${code(visible(found))})`,
    };
  }
  const read = report.safeParse(value);
  if (read.success) return { ...read.data, clusters: clustersOf(read.data) };
  const [issue] = read.error.issues;
  const path = issue?.path.map(String).join('.') ?? '';
  const where = path === '' ? text`it` : code(visible(path));
  return {
    why: text`is not the JSON report of a plan: ${where} ${foreign(visible(issue?.message ?? 'is wrong'))}`,
  };
}

/** In the report of several clusters each entry of a list names its cluster. */
function clustersOf(read: z.output<typeof report>) {
  const parts = read.clusters ?? [{ ...read, name: read.cluster ?? null }];
  return parts.map(({ combined: { head }, headline = null, ...part }) => {
    const isOwn = (entry: { readonly cluster?: string | null | undefined }): boolean =>
      read.clusters === undefined || (entry.cluster ?? null) === part.name;
    return {
      ...part,
      headline,
      combined: head,
      policies: read.policies.filter(isOwn),
      findings: read.findings.filter(isOwn),
      problems: read.problems.filter(isOwn),
    };
  });
}
