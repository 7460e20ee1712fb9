import { entryOf } from '../../../manifest/fields.js';
import type { MemberCluster } from '../objects/clusters.js';
import type { SpreadConstraint } from '../objects/policy.js';

/** A ScheduleAnyway constraint that would be broken costs this instead of the change in skew. */
const VIOLATION_PENALTY = 1000;

/**
 * The spread score of every cluster, or null for one that a DoNotSchedule constraint rules out, given the clusters that
 * already hold a placement of this policy. Every cluster of the fleet with the key is part of the spread, also those that
 * no other filter lets through; a cluster without the key never violates and gets 0.
 * Source: kubefleet-dev/kubefleet e160c1cd, plugins/topologyspreadconstraints, evaluateAllConstraints.
 */
export function spreadScores(
  constraints: readonly SpreadConstraint[],
  clusters: readonly MemberCluster[],
  placed: ReadonlySet<string>,
): ReadonlyMap<string, number | null> {
  const scores = new Map<string, number | null>(clusters.map((cluster) => [cluster.name, 0]));
  const strictFirst = [...constraints].sort((a, b) => Number(a.scheduleAnyway) - Number(b.scheduleAnyway));
  for (const { topologyKey, maxSkew, scheduleAnyway } of strictFirst) {
    const domainOf = ({ labels }: MemberCluster): string | undefined => entryOf(labels, topologyKey);
    const domains = new Map<string, number>();
    for (const cluster of clusters) {
      const domain = domainOf(cluster);
      if (domain !== undefined)
        domains.set(domain, (domains.get(domain) ?? 0) + (placed.has(cluster.name) ? 1 : 0));
    }
    const counts = [...domains.values()];
    for (const cluster of clusters) {
      const score = scores.get(cluster.name) ?? null;
      const domain = domainOf(cluster);
      if (score === null || domain === undefined) continue;
      const { skew, change } = skewAfter(domains.get(domain) ?? 0, counts);
      const violating = scheduleAnyway ? score - VIOLATION_PENALTY : null;
      scores.set(cluster.name, skew <= maxSkew ? score - change : violating);
    }
  }
  return scores;
}

/** The difference between the largest and the smallest domain after one more placement in a domain that holds `count`. */
function skewAfter(
  count: number,
  counts: readonly number[],
): { readonly skew: number; readonly change: number } {
  const smallest = counts.reduce((a, b) => Math.min(a, b), Infinity);
  const largest = counts.reduce((a, b) => Math.max(a, b), 0);
  const isOnlySmallest = count === smallest && counts.filter((other) => other === smallest).length === 1;
  const change = largest === smallest ? 1 : isOnlySmallest ? -1 : count === largest ? 1 : 0;
  return { skew: largest - smallest + change, change };
}
