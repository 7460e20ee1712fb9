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
  for (const constraint of strictFirst) {
    const domains = countByDomain(constraint.topologyKey, clusters, placed);
    const counts = [...domains.values()];
    for (const cluster of clusters) {
      const score = scores.get(cluster.name) ?? null;
      const domain = domainOf(cluster, constraint.topologyKey);
      if (score === null || domain === null) continue;
      scores.set(cluster.name, scored(score, constraint, skewAfter(domains.get(domain) ?? 0, counts)));
    }
  }
  return scores;
}

interface Skew {
  readonly skew: number;
  readonly change: number;
}

function scored(score: number, constraint: SpreadConstraint, after: Skew): number | null {
  if (after.skew <= constraint.maxSkew) return score - after.change;
  return constraint.scheduleAnyway ? score - VIOLATION_PENALTY : null;
}

/** What one more placement in a domain that holds `count` does to the difference between the largest and smallest. */
function skewAfter(count: number, counts: readonly number[]): Skew {
  const smallest = Math.min(...counts);
  const largest = Math.max(...counts);
  const change = skewChange(count, smallest, largest, counts.filter((other) => other === smallest).length);
  return { skew: largest - smallest + change, change };
}

function skewChange(count: number, smallest: number, largest: number, withSmallest: number): number {
  if (largest === smallest) return 1;
  if (count === smallest && withSmallest === 1) return -1;
  return count === largest ? 1 : 0;
}

function countByDomain(
  key: string,
  clusters: readonly MemberCluster[],
  placed: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const cluster of clusters) {
    const domain = domainOf(cluster, key);
    if (domain !== null) counts.set(domain, (counts.get(domain) ?? 0) + (placed.has(cluster.name) ? 1 : 0));
  }
  return counts;
}

function domainOf(cluster: MemberCluster, key: string): string | null {
  return Object.hasOwn(cluster.labels, key) ? (cluster.labels[key] ?? null) : null;
}
