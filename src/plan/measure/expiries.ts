import type { Expiries, Instant } from '../../rollout/controller.js';

/** Targets whose expiries overlap: each expired before the previous one was gone. */
export interface ExpiryCluster {
  readonly from: Instant;
  readonly to: Instant;
  readonly expired: number;
  /** The instant at which most of the group was out, their number, and the limit of that instant; null = no limit. */
  readonly worst: { readonly at: Instant; readonly out: number; readonly limit: number | null };
}

/** Targets that expire in the dry rollout of a group, regardless of its limits. */
export interface PlannedExpiries extends Expiries {
  readonly clusters: readonly ExpiryCluster[];
  /** Clusters in which more were out than the limits allowed. */
  readonly over: readonly ExpiryCluster[];
}

/** The expiries of a dry rollout, grouped by overlap. */
export function plannedExpiries(expiries: Expiries): PlannedExpiries {
  const clusters: ExpiryCluster[] = [];
  let until = -Infinity;
  for (const { at, goneAt, out, limit } of expiries.expired) {
    const moment = { at, out, limit };
    const last = at < until ? clusters.pop() : undefined;
    clusters.push({
      from: last?.from ?? at,
      to: at,
      expired: (last?.expired ?? 0) + 1,
      worst: last && !isWorse(moment, last.worst) ? last.worst : moment,
    });
    until = Math.max(until, goneAt ?? Infinity);
  }
  return { ...expiries, clusters, over: clusters.filter(({ worst }) => isOver(worst)) };
}

/** The cluster that matters most: of those that pass the limits, else of all, the one with most of the group out. */
export function worstCluster({ clusters }: PlannedExpiries): ExpiryCluster | null {
  return clusters.reduce<ExpiryCluster | null>(
    (most, cluster) => (most === null || isWorse(cluster.worst, most.worst) ? cluster : most),
    null,
  );
}

/** The cluster in which a group reaches its peak; null if batches alone reach it. */
export function peakByAge(group: {
  readonly peakAtOnce: number;
  readonly batches: readonly { readonly size: number }[];
  readonly outBefore: number;
  readonly expiries?: PlannedExpiries;
}): ExpiryCluster | null {
  const { peakAtOnce, batches, outBefore, expiries } = group;
  if (!expiries || expiries.clusters.length === 0) return null;
  if (batches.some(({ size }) => size + outBefore >= peakAtOnce)) return null;
  return expiries.clusters.reduce((most, one) => (one.worst.out > most.worst.out ? one : most));
}

/** True if targets of a group expire at a moment: that needs no rollout. */
export function goesByAgeAt(
  { expiries }: { readonly expiries?: PlannedExpiries },
  at: Instant | null,
): boolean {
  if (at === null) return false;
  return expiries?.clusters.some(({ from, to }) => from <= at && at <= to) === true;
}

/** A cluster over its limit comes before one that is not, and then the larger one. */
function isWorse(a: ExpiryCluster['worst'], b: ExpiryCluster['worst']): boolean {
  return isOver(a) === isOver(b) ? a.out > b.out : isOver(a);
}

function isOver({ out, limit }: ExpiryCluster['worst']): boolean {
  return limit !== null && out > limit;
}
