import * as z from 'zod';
import { fieldAt, parsedJson } from '../manifest/fields.js';
import { lazily } from '../manifest/lookup.js';
import { visible } from '../manifest/visible.js';
import { code, foreign, type Text, text } from '../text/text.js';

/** Schemas of the JSON report, created when one is read. */
export const schemasOfReport = lazily(() => {
  const word = z.string().max(2_048);
  const prose = z.string().max(20_000).transform(foreign);
  const count = z.int().min(0).max(1e9);
  const line = z.int().min(0).nullable();
  const digest = z.string().regex(/^sha256:[0-9a-f]{64}$/, 'is not a digest');
  const instant = z.iso.datetime({ offset: true }).transform((written) => Date.parse(written));
  const unit = z.enum(['node', 'cluster', 'replica']);
  const verdict = z.enum(['pass', 'warn', 'fail', 'unknown']);
  const severity = z.enum(['error', 'warning', 'info']);
  const outcome = z.enum(['complete', 'stopped', 'stuck', 'unfinished', 'none']);
  const names = z.array(word);
  const ref = z
    .object({ system: word, kind: word, namespace: word.nullable(), name: word })
    .meta({ id: 'reference' });
  const place = { file: word.nullable(), line, column: line };
  /** The cluster of an entry of several clusters' report. */
  const ofCluster = { cluster: word.nullish() };
  /** Fields of a system's own: their keys differ by kind. */
  const own = z.looseObject({});

  const domain = z
    .object({ key: word, value: word, matched: count, peakAtOnce: count, batch: count.nullish() })
    .meta({ id: 'domain' });

  const group = z
    .object({
      name: word,
      unit,
      matched: count,
      targets: names,
      ceiling: z.object({
        declared: z.union([z.string(), z.number()]).nullable().describe('as written'),
        enforced: z.number().nullable().describe('the limit that the controller enforces; null: none'),
      }),
      allowed: z
        .array(
          z.object({
            ...{ reason: word.nullable(), from: instant, to: instant },
            ...{ limit: z.number().nullable(), remaining: z.number().nullable() },
          }),
        )
        .describe('covers the horizon without gaps, per reason'),
      strategy: own.nullable(),
      batches: z
        .array(
          z.object({
            index: z.int().min(1),
            size: count,
            targets: names.default([]),
            start: instant.nullable().default(null),
            end: instant.nullable().default(null),
            succeeded: count,
            failed: count,
          }),
        )
        .describe('of the healthy dry rollout'),
      peakAtOnce: count,
      peakPercent: z.number().min(0),
      worstLoss: count.describe('targets broken before anything stops a bad version, at the worst moment'),
      stops: z.boolean().describe('a bad version stops the rollout'),
      start: instant.nullable(),
      finish: instant.nullable(),
      outcome,
      why: z.string().describe('why it does not complete; empty if it does'),
      inFlight: z.object({ targets: names, end: instant.nullable() }).optional(),
      outBefore: count,
      blocked: z.array(z.object({ target: word, why: z.string() })),
      brakes: own.nullable().describe('the failure thresholds'),
      bake: z.object({ seconds: z.number().min(0), hasSignal: z.boolean() }).optional(),
      domains: z.array(domain),
      pauses: z
        .array(
          z.object({
            kind: z.enum(['wait', 'approval']),
            seconds: z.number().min(0).nullable(),
            holdsBack: word,
          }),
        )
        .default([]),
      rolls: ref,
      production: z.boolean(),
      fix: z.string().optional(),
    })
    .meta({ id: 'group' });

  const effect = z
    .object({
      groups: z.array(group),
      peakAtOnce: count,
      worstLoss: count,
      outcome,
      starts: z
        .enum(['on-merge', 'next-rollout', 'never'])
        .describe(
          'next-rollout: not with this merge, but with the next update; never: there is nothing to roll',
        ),
      finish: instant.nullable(),
      start: instant.nullable(),
      stops: z.boolean(),
    })
    .meta({ id: 'effect' });

  const policy = z
    .object({
      ...ref.shape,
      ...ofCluster,
      apiVersion: word,
      file: word,
      line: z.int().min(1),
      change: z.enum(['added', 'removed', 'changed', 'unchanged']),
      base: effect.nullable(),
      head: effect.nullable(),
      changeEffect: z
        .object({
          ...{ kind: word, says: z.string(), batched: z.boolean().default(true), targetsAtOnce: count },
          ...place,
        })
        .nullish()
        .describe('what merging does to the targets, apart from changing limits'),
      starts: z.boolean().describe('merging starts a rollout of it'),
      notes: z.array(z.string()),
      sameEffect: z.boolean(),
      moved: z.array(z.object({ target: word, from: word.nullable(), to: word.nullable() })),
      touchedThrough: z.array(ref),
      text: digest
        .optional()
        .describe('digest of the object as the files have it; absent: in no file of the head'),
      inCluster: z.boolean().default(false).describe('the snapshot holds the object'),
      drains: z
        .object({
          ...{ expectedPods: count, desiredHealthy: count, currentHealthy: count, disruptionsAllowed: count },
          ...{ pods: count, nodes: count },
          held: z.array(
            z.object({
              cause: z.enum(['budget', 'unhealthy-pods', 'several-budgets', 'sync-failed']),
              ...{ pods: count, nodes: count, forGood: z.boolean(), says: z.string(), fix: z.string() },
            }),
          ),
        })
        .optional(),
      recorded: z
        .array(
          z.object({
            of: word.nullable().describe('a name that several objects share; null: their policy'),
            ...{ target: word, state: word, since: instant.nullable() },
            until: instant.nullable().describe('when it has to leave the state, as configured'),
            held: z.string().nullable().describe('why it does not leave the state by itself'),
          }),
        )
        .default([])
        .describe("states of targets that the cluster's own objects record"),
    })
    .meta({ id: 'policy' });

  const finding = z
    .object({
      ...place,
      ...ofCluster,
      rule: word,
      severity,
      status: z.enum(['new', 'worsened', 'unchanged', 'fixed']),
      breaks: z.array(word).min(1).describe('all rules that this cause breaks; rule is the first'),
      message: prose,
      why: z.string().nullish().describe('the part of message that names the cause'),
      also: z.string().nullish().describe('the end of message that names the other limits and groups'),
      remediation: prose,
      before: prose.nullable(),
      policy: ref.nullable(),
      group: word.nullable(),
      fingerprint: word.describe('of policy, group and field: independent of numbers, text and lines'),
      magnitude: z.number().nullish(),
      evidence: z
        .looseObject({
          groups: z
            .array(z.looseObject({ group: word.nullable(), rule: word.optional() }))
            .optional()
            .catch(undefined),
        })
        .describe('the numbers of rule; those of each other rule in breaks under its id'),
      waiver: z
        .object({
          ...{ rule: word, subject: word, reason: word, owner: word },
          expires: word.describe('the last day on which it holds, in UTC'),
          max: z.number().nullable(),
        })
        .nullable()
        .describe('who accepted the finding, which does not count in the verdict then'),
    })
    .meta({ id: 'finding' });

  const problem = z
    .object({ ...place, ...ofCluster, severity, code: word, message: prose })
    .meta({ id: 'problem' });

  const together = { peakAtOnce: count, peakAt: instant.nullable() };
  const domains = z.array(domain);
  const combined = z
    .object({
      ...together,
      unit,
      byDomain: domains,
      withNext: z
        .object({ ...together, byDomain: domains })
        .nullable()
        .describe('the same if every next rollout began at the same moment; null: no difference'),
      removedAtOnce: z
        .array(z.object({ policy: ref, targets: count, unit: z.enum([...unit.options, 'target']) }))
        .default([])
        .describe('targets that removed policies lose in one pass, the most first'),
    })
    .meta({ id: 'combined' });

  const cluster = z.object({
    verdict,
    digest: digest.describe(
      'of what every policy does, under which versions: equal digests are equal rollouts',
    ),
    at: instant.describe('the moment that the plan is made for'),
    snapshot: z.object({ nodes: count, ready: count, clusters: count, takenAt: instant.nullable(), digest }),
    combined: z.object({ base: combined.nullable(), head: combined }),
    wouldFail: z.boolean().describe('a finding reaches failOn, whether or not it is enforced'),
    failOn: z.enum(['error', 'warning', 'never']),
    headline: prose.optional().describe('the title of the comment, without names of nodes'),
  });

  /** The JSON report of a plan, version 1, published as docs/schemas/report.schema.json. Keys may be added within the version. */
  const report = cluster.extend({
    ...ofCluster,
    schemaVersion: z.literal(1),
    horizon: z.object({ from: instant, to: instant }),
    policies: z.array(policy),
    findings: z.array(finding),
    problems: z.array(problem),
    sides: z.object({ base: z.string().nullable(), head: z.string() }).optional(),
    rulesFrom: z.string().optional(),
    notices: z.array(z.string()).optional(),
    assumedVersions: z.array(z.object({ system: word, version: word, why: z.string() })).optional(),
    timeZone: word.optional(),
    clusters: z.array(cluster.extend({ name: word.nullable() })).optional(),
  });
  return { report, cluster, group, policy, finding, combined };
});

type Schemas = ReturnType<typeof schemasOfReport>;
type Read<Part extends keyof Schemas> = z.output<Schemas[Part]>;

export type ReportGroup = Read<'group'>;
export type ReportPolicy = Read<'policy'>;
export type ReportFinding = Read<'finding'>;
export type ReportCombined = Read<'combined'>;

/** The report of one cluster. */
export type ClusterReport = ReturnType<typeof clustersOf>[number];

interface ReadReport extends Pick<Read<'cluster'>, 'verdict' | 'digest'> {
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
  const read = schemasOfReport().report.safeParse(value);
  if (read.success) return { ...read.data, clusters: clustersOf(read.data) };
  const [issue] = read.error.issues;
  const path = issue?.path.map(String).join('.') ?? '';
  const where = path === '' ? text`it` : code(visible(path));
  return {
    why: text`is not the JSON report of a plan: ${where} ${foreign(visible(issue?.message ?? 'is wrong'))}`,
  };
}

/** In the report of several clusters each entry of a list names its cluster. */
function clustersOf(read: Read<'report'>) {
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
