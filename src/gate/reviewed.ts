import { parsedJson, repeatedKey } from '../manifest/json.js';
import * as z from 'zod';
import { groupOf } from '../manifest/manifest.js';
import { visible } from '../manifest/visible.js';

const text = z.string().max(2048);
const count = z.int().min(0).max(1e9);
const ref = z.object({ system: text, kind: text, namespace: text.nullable(), name: text });
const digest = z.string().regex(/^sha256:[0-9a-f]{64}$/, 'is not a digest');
const instant = z.iso.datetime({ offset: true }).transform((written) => Date.parse(written));
const outcome = z.enum(['complete', 'stopped', 'stuck', 'unfinished', 'none']);

const pause = z.object({
  kind: z.enum(['wait', 'approval']),
  seconds: z.number().min(0).nullable(),
  holdsBack: text,
});

const batch = z.object({
  size: count,
  targets: z.array(text).default([]),
  start: instant.nullable().default(null),
  end: instant.nullable().default(null),
});

const span = z.object({ reason: text.nullable(), from: instant, to: instant, limit: z.number().nullable() });

const group = z.object({
  name: text,
  matched: count,
  targets: z.array(text),
  ceiling: z.object({ enforced: z.number().nullable() }),
  allowed: z.array(span).default([]),
  batches: z.array(batch),
  inFlight: z.object({ targets: z.array(text), end: instant.nullable() }).optional(),
  peakAtOnce: count,
  peakPercent: z.number().min(0),
  worstLoss: count,
  stops: z.boolean(),
  start: instant.nullable(),
  finish: instant.nullable(),
  outcome,
  pauses: z.array(pause).default([]),
  outBefore: count.default(0),
  blocked: z.array(z.object({ target: text })).default([]),
  rolls: ref,
});

const effect = z.object({ groups: z.array(group), peakAtOnce: count, worstLoss: count, outcome });

const policy = z.object({
  ...ref.shape,
  apiVersion: text,
  cluster: text.nullish(),
  head: effect.nullable(),
  change: text.default('unchanged'),
  changeEffect: z.object({ kind: text, batched: z.boolean().default(true) }).nullish(),
  drains: z.object({ desiredHealthy: count, expectedPods: count }).optional(),
  inCluster: z.boolean().default(false),
  recorded: z.array(z.object({ of: text.nullable(), target: text, state: text })).default([]),
});

const finding = z.object({
  rule: text,
  severity: z.enum(['error', 'warning', 'info']),
  status: z.enum(['new', 'worsened', 'unchanged', 'fixed']),
  fingerprint: text,
  breaks: z.array(text).default([]),
  policy: ref.nullish(),
  group: text.nullish(),
  evidence: z
    .looseObject({
      groups: z
        .array(z.looseObject({ group: text.nullable(), rule: text.optional() }))
        .optional()
        .catch(undefined),
    })
    .default({}),
  waiver: z.looseObject({}).nullish(),
  cluster: text.nullish(),
});

const verdict = z.enum(['pass', 'warn', 'fail', 'unknown']);
const snapshot = z.object({ nodes: count, ready: count, takenAt: instant.nullable(), digest });
const domain = z.object({ key: text, value: text, matched: count, peakAtOnce: count });
const together = z.object({ peakAtOnce: count, byDomain: z.array(domain) });
// The gate has no base: it counts all next rollouts, and so does what it compares with.
const combined = z.object({
  head: together
    .extend({ withNext: together.nullish() })
    .transform(({ withNext, ...begun }) => withNext ?? begun),
});

const cluster = z.object({ name: text.nullable(), snapshot, combined });

const report = z.object({
  schemaVersion: z.literal(1),
  verdict,
  digest,
  snapshot,
  policies: z.array(policy),
  combined,
  findings: z.array(finding),
  cluster: text.nullish(),
  clusters: z.array(cluster).optional(),
});

export type ReviewedGroup = z.output<typeof group>;
export type ReviewedPolicy = z.output<typeof policy>;
export type ReviewedFinding = z.output<typeof finding>;

/** What was reviewed for one cluster, as far as it is compared. */
export interface ReviewedCluster {
  readonly cluster: string | null;
  readonly snapshot: z.output<typeof snapshot>;
  /** By `policyKey`. */
  readonly policies: ReadonlyMap<string, ReviewedPolicy>;
  readonly combined: z.output<typeof combined>['head'];
  readonly findings: readonly ReviewedFinding[];
  /** What was found before the change, and not of the rollout that it starts. */
  readonly before: readonly ReviewedFinding[];
  /** True of what a snapshot showed that does not say when: planned as of now, it forecasts nothing. */
  readonly isUndated?: boolean;
}

/** The plan that people reviewed, of its JSON report. */
export interface ReviewedPlan {
  readonly digest: string;
  readonly clusters: readonly ReviewedCluster[];
}

/** Why a report cannot be compared with: a sentence to follow "The reviewed report". */
export interface UnusableReport {
  readonly unusable: string;
}

/** What tells a policy from the others of its cluster; its API group too, since two of them may have the same kind. */
export function policyKey(one: {
  readonly system: string;
  readonly apiVersion: string;
  readonly kind: string;
  readonly namespace: string | null;
  readonly name: string;
}): string {
  return JSON.stringify([one.system, groupOf(one.apiVersion), one.kind, one.namespace, one.name]);
}

/**
 * Reads a plan's JSON report, of one cluster or of several. The text may be anything: it was kept somewhere since the review. What
 * is no whole report of a plan is refused, as is one of a plan that could not be judged: then nothing was reviewed.
 */
export function readReviewed(json: string): ReviewedPlan | UnusableReport {
  const value = parsedJson(json);
  if (value === undefined) return { unusable: 'is no JSON; it may be cut off.' };
  const twice = repeatedKey(json, value);
  if (twice)
    return {
      unusable: `says ${visible(twice.key)} twice in one place, so that it is no report of fleetplan's.`,
    };
  const read = report.safeParse(value);
  if (!read.success) {
    const [issue] = read.error.issues;
    const where = issue?.path.length ? ` at ${visible(issue.path.join('.'))}` : '';
    return {
      unusable: `is not the JSON report of a plan${where}: ${visible(issue?.message ?? 'it has another form')}.`,
    };
  }
  if (read.data.verdict === 'unknown')
    return { unusable: 'is of a plan that could not be judged, so that nothing was reviewed.' };
  return ofClusters(read.data);
}

function ofClusters(read: z.output<typeof report>): ReviewedPlan | UnusableReport {
  const parts = read.clusters ?? [
    { name: read.cluster ?? null, snapshot: read.snapshot, combined: read.combined },
  ];
  const clusters: ReviewedCluster[] = [];
  for (const part of parts) {
    const isOwn = (entry: { readonly cluster?: string | null | undefined }): boolean =>
      read.clusters === undefined || (entry.cluster ?? null) === part.name;
    const listed = read.policies.filter((one) => isOwn(one) && one.head !== null);
    const policies = new Map(listed.map((one) => [policyKey(one), one]));
    if (policies.size < listed.length) return { unusable: 'has the same policy twice.' };
    if (clusters.some(({ cluster: other }) => other === part.name))
      return { unusable: 'has the same cluster twice.' };
    // What was accepted for a time is no longer so when that is over.
    const found = read.findings.filter((one) => isOwn(one) && !one.waiver);
    const findings = found.filter(({ status }) => status !== 'fixed');
    const before = found.filter(({ status }) => status === 'fixed');
    const { snapshot: taken, combined: together } = part;
    clusters.push({
      cluster: part.name,
      snapshot: taken,
      policies,
      combined: together.head,
      findings,
      before,
    });
  }
  return { digest: read.digest, clusters };
}
