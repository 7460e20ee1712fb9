import { groupOf } from '../manifest/manifest.js';
import type { Plan, PlannedGroup, PlannedPolicy } from '../plan/model.js';
import {
  type ClusterReport,
  readReport,
  type ReportCombined,
  type ReportFinding,
  type ReportGroup,
  type ReportPolicy,
} from '../plan/report-json.js';
import { refText } from '../systems/system.js';
import { type Text, text } from '../text/text.js';

/** The reviewed plan of one cluster: its policies of the head, and its findings without waived ones. */
export interface ReviewedCluster extends Omit<ClusterReport, 'combined'> {
  /** With all next rollouts: the gate has no base, and counts them. */
  readonly combined: Pick<ReportCombined, 'peakAtOnce' | 'byDomain'>;
  /** Findings of the base that the reviewed change fixed. */
  readonly before: readonly ReportFinding[];
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
  readonly why: Text;
}

/** The key of a policy in its cluster, with its API group: two groups may have the same kind. */
function policyKey(one: Pick<ReportPolicy, 'system' | 'apiVersion' | 'kind' | 'namespace' | 'name'>): string {
  return JSON.stringify([one.system, groupOf(one.apiVersion), one.kind, one.namespace, one.name]);
}

/** A policy of a plan, and the same one of a report; null where that has none. */
export interface PolicyPair {
  readonly policy: PlannedPolicy;
  readonly before: ReportPolicy | null;
}

/** The policies of a plan that are not deleted beside those of a report, and those of the report that are gone. */
export function pairPolicies({ head }: Plan, { policies }: ReviewedCluster) {
  const was = new Map(policies.map((policy) => [policyKey(policy), policy]));
  const pairs = head.policies.flatMap((policy): PolicyPair[] => {
    const key = policyKey({ ...policy.ref, apiVersion: policy.apiVersion });
    return policy.isDeleted ? [] : [{ policy, before: was.get(key) ?? null }];
  });
  const kept = new Set(pairs.map(({ before }) => before));
  return { pairs, gone: policies.filter((policy) => !kept.has(policy)) };
}

/** The groups that a policy of a report rolls itself, by their keys. */
export function groupsIn(policy: ReportPolicy): ReadonlyMap<string, ReportGroup> {
  const own = (policy.head?.groups ?? []).filter(({ rolls }) => refText(rolls) === refText(policy));
  return numbered(own);
}

/**
 * Groups of a plan by a key that the same group of another plan has too: those of one name, such as those of two rollouts in a row, by
 * their order.
 */
export function numbered<T extends Pick<PlannedGroup, 'name'>>(groups: readonly T[]): ReadonlyMap<string, T> {
  const seen = new Map<string, number>();
  return new Map(
    groups.map((group) => {
      const number = (seen.get(group.name) ?? 0) + 1;
      seen.set(group.name, number);
      return [JSON.stringify([group.name, number]), group];
    }),
  );
}

/**
 * Reads a plan's JSON report, of one cluster or of several. The word may be anything: it was kept somewhere since the review. What
 * is no whole report of a plan is refused, as is one of a plan that could not be evaluated: then nothing was reviewed.
 */
export function readReviewed(json: string): ReviewedPlan | UnusableReport {
  const read = readReport(json);
  if ('why' in read) return read;
  if (read.verdict === 'unknown')
    return { why: text`is of a plan that could not be evaluated, so that nothing was reviewed` };
  const clusters = read.clusters.map((one): ReviewedCluster => {
    // A waived finding counts again once its waiver has expired.
    const found = one.findings.filter(({ waiver }) => waiver === null);
    return {
      ...{ ...one, policies: one.policies.filter(({ head }) => head !== null) },
      combined: one.combined.withNext ?? one.combined,
      findings: found.filter(({ status }) => status !== 'fixed'),
      before: found.filter(({ status }) => status === 'fixed'),
    };
  });
  const isTwice = (keys: readonly unknown[]): boolean => new Set(keys).size < keys.length;
  if (clusters.some(({ policies }) => isTwice(policies.map(policyKey))))
    return { why: text`has the same policy twice` };
  if (isTwice(clusters.map(({ name }) => name))) return { why: text`has the same cluster twice` };
  return { digest: read.digest, clusters };
}
