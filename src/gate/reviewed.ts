import * as z from 'zod';
import { groupOf } from '../manifest/manifest.js';
import { readReport, refShape, shape, spanShape } from '../plan/report-json.js';
import { type Text, text } from '../text/text.js';

const { text: word, count, digest, instant, outcome, severity, status, verdict } = shape;

const pause = z.object({
  kind: z.enum(['wait', 'approval']),
  seconds: z.number().min(0).nullable(),
  holdsBack: word,
});

const batch = z.object({
  size: count,
  targets: z.array(word).default([]),
  start: instant.nullable().default(null),
  end: instant.nullable().default(null),
});

const group = z.object({
  name: word,
  matched: count,
  targets: z.array(word),
  ceiling: z.object({ enforced: z.number().nullable() }),
  allowed: z.array(spanShape).default([]),
  batches: z.array(batch),
  inFlight: z.object({ targets: z.array(word), end: instant.nullable() }).optional(),
  peakAtOnce: count,
  peakPercent: z.number().min(0),
  worstLoss: count,
  stops: z.boolean(),
  start: instant.nullable(),
  finish: instant.nullable(),
  outcome,
  pauses: z.array(pause).default([]),
  outBefore: count.default(0),
  blocked: z.array(z.object({ target: word })).default([]),
  rolls: refShape,
});

const effect = z.object({ groups: z.array(group), peakAtOnce: count, worstLoss: count, outcome });

const policy = z.object({
  ...refShape.shape,
  apiVersion: word,
  cluster: word.nullish(),
  head: effect.nullable(),
  change: word.default('unchanged'),
  changeEffect: z.object({ kind: word, batched: z.boolean().default(true) }).nullish(),
  drains: z.object({ desiredHealthy: count, expectedPods: count }).optional(),
  inCluster: z.boolean().default(false),
  recorded: z.array(z.object({ of: word.nullable(), target: word, state: word })).default([]),
});

const finding = z.object({
  rule: word,
  severity,
  status,
  fingerprint: word,
  breaks: z.array(word).default([]),
  policy: refShape.nullish(),
  group: word.nullish(),
  evidence: z
    .looseObject({
      groups: z
        .array(z.looseObject({ group: word.nullable(), rule: word.optional() }))
        .optional()
        .catch(undefined),
    })
    .default({}),
  waiver: z.looseObject({}).nullish(),
  cluster: word.nullish(),
});

const snapshot = z.object({ nodes: count, ready: count, takenAt: instant.nullable(), digest });
const domain = z.object({ key: word, value: word, matched: count, peakAtOnce: count });
const together = z.object({ peakAtOnce: count, byDomain: z.array(domain) });
// The gate has no base: it counts all next rollouts, and so does what it compares with.
const combined = z.object({
  head: together
    .extend({ withNext: together.nullish() })
    .transform(({ withNext, ...begun }) => withNext ?? begun),
});

const cluster = z.object({ name: word.nullable(), digest: digest.optional(), snapshot, combined });

const report = z.object({
  verdict,
  digest,
  snapshot,
  policies: z.array(policy),
  combined,
  findings: z.array(finding),
  cluster: word.nullish(),
  clusters: z.array(cluster).optional(),
});

export type ReviewedGroup = z.output<typeof group>;
export type ReviewedPolicy = z.output<typeof policy>;
export type ReviewedFinding = z.output<typeof finding>;

/** The reviewed plan of one cluster, as far as it is compared. */
export interface ReviewedCluster {
  readonly cluster: string | null;
  readonly digest?: string | undefined;
  readonly snapshot: z.output<typeof snapshot>;
  /** By `policyKey`. */
  readonly policies: ReadonlyMap<string, ReviewedPolicy>;
  readonly combined: z.output<typeof combined>['head'];
  readonly findings: readonly ReviewedFinding[];
  /** Findings of the base that the reviewed change fixed. */
  readonly before: readonly ReviewedFinding[];
  /** True of what a snapshot showed that does not say when: planned as of now, it forecasts nothing. */
  readonly isUndated?: boolean;
}

/** The plan that people reviewed, of its JSON report. */
export interface ReviewedPlan {
  readonly digest: string;
  readonly clusters: readonly ReviewedCluster[];
}

/** A report that cannot be compared with: the reason, as a clause to follow "The reviewed report". */
export interface UnusableReport {
  readonly unusable: Text;
}

/** The key of a policy in its cluster, with its API group: two groups may have the same kind. */
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
 * Reads a plan's JSON report, of one cluster or of several. The word may be anything: it was kept somewhere since the review. What
 * is no whole report of a plan is refused, as is one of a plan that could not be evaluated: then nothing was reviewed.
 */
export function readReviewed(json: string): ReviewedPlan | UnusableReport {
  const found = readReport(report, json);
  if ('why' in found) return { unusable: found.why };
  const { read } = found;
  if (read.verdict === 'unknown')
    return { unusable: text`is of a plan that could not be evaluated, so that nothing was reviewed` };
  return ofClusters(read);
}

function ofClusters(read: z.output<typeof report>): ReviewedPlan | UnusableReport {
  const parts = read.clusters ?? [
    { name: read.cluster ?? null, digest: read.digest, snapshot: read.snapshot, combined: read.combined },
  ];
  const clusters: ReviewedCluster[] = [];
  for (const part of parts) {
    const isOwn = (entry: { readonly cluster?: string | null | undefined }): boolean =>
      read.clusters === undefined || (entry.cluster ?? null) === part.name;
    const listed = read.policies.filter((one) => isOwn(one) && one.head !== null);
    const policies = new Map(listed.map((one) => [policyKey(one), one]));
    if (policies.size < listed.length) return { unusable: text`has the same policy twice` };
    if (clusters.some(({ cluster: other }) => other === part.name))
      return { unusable: text`has the same cluster twice` };
    // A waived finding counts again once its waiver has expired.
    const found = read.findings.filter((one) => isOwn(one) && !one.waiver);
    const findings = found.filter(({ status }) => status !== 'fixed');
    const before = found.filter(({ status }) => status === 'fixed');
    const { snapshot: taken, combined: together } = part;
    clusters.push({
      cluster: part.name,
      digest: part.digest,
      snapshot: taken,
      policies,
      combined: together.head,
      findings,
      before,
    });
  }
  return { digest: read.digest, clusters };
}
