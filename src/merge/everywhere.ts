import { few } from '../manifest/listing.js';
import { minuteText } from '../manifest/instant-text.js';
import type { Leg, LegFinding, LegGroup, LegPolicy } from './leg.js';

const HOUR_MS = 3_600_000;
const RULE = 'same-window-everywhere';

/** Something of a policy begins in a cluster. */
interface Beginning {
  readonly at: number;
  readonly cluster: string;
  /** `NodePool/default`. */
  readonly policy: string;
}

/** The clusters in which something begins within an hour. */
interface Together {
  readonly at: number;
  readonly clusters: readonly string[];
  readonly policies: readonly string[];
}

/**
 * What no cluster's own report can see. Windows that open in several clusters within an hour are an error, as in one cluster those of
 * several regions; a changed policy that starts in all of its clusters within an hour, window or not, is a warning: no cluster shows
 * what the change does before the others have it.
 */
export function crossFindings(legs: readonly Leg[]): readonly LegFinding[] {
  return [...windowsTogether(legs), ...startsTogether(legs)];
}

function windowsTogether(legs: readonly Leg[]): LegFinding[] {
  const worst = mostTogether(legs.flatMap((leg) => openingsOf(leg, 'head')));
  if (worst === null) return [];
  const before = mostTogether(legs.flatMap((leg) => openingsOf(leg, 'base')));
  const isOld = before !== null && before.clusters.length >= worst.clusters.length;
  const { at, clusters, policies } = worst;
  return [
    {
      ...UNPLACED,
      severity: 'error',
      status: isOld ? 'unchanged' : before === null ? 'new' : 'worsened',
      message: `${few(policies, NAMED)}: windows open in ${clusters.length} clusters (${few(clusters, NAMED)}) within an hour of ${minuteText(at)}. A change that is bad is then rolled in all of them before it shows in one.`,
      remediation:
        'Let the windows of clusters open more than an hour apart, so that one of them begins alone.',
      policy: null,
      fingerprint: `${RULE}/clusters`,
      waiver: null,
    },
  ];
}

function openingsOf(leg: Leg, side: 'base' | 'head'): Beginning[] {
  return leg.policies.flatMap((policy) =>
    (policy[side]?.groups ?? []).flatMap(({ openings }) =>
      openings.map((at) => ({ at, cluster: leg.cluster, policy: nameOf(policy) })),
    ),
  );
}

function mostTogether(beginnings: readonly Beginning[]): Together | null {
  const inOrder = [...beginnings].sort((a, b) => a.at - b.at);
  const counts = new Map<string, number>();
  let worst: { readonly from: number; readonly to: number; readonly clusters: number } | null = null;
  let to = 0;
  // A window of an hour over all beginnings, one step at a time: 500 clusters open a thousand times a week.
  for (const [from, { at, cluster }] of inOrder.entries()) {
    for (let next = inOrder[to]; next !== undefined && next.at < at + HOUR_MS; next = inOrder[++to])
      counts.set(next.cluster, (counts.get(next.cluster) ?? 0) + 1);
    if (counts.size > Math.max(1, worst?.clusters ?? 0)) worst = { from, to, clusters: counts.size };
    const left = (counts.get(cluster) ?? 0) - 1;
    if (left > 0) counts.set(cluster, left);
    else counts.delete(cluster);
  }
  return worst === null ? null : togetherOf(inOrder.slice(worst.from, worst.to));
}

function togetherOf(near: readonly Beginning[]): Together {
  const distinct = (key: 'cluster' | 'policy') => [...new Set(near.map((one) => one[key]))].sort();
  return { at: near[0]?.at ?? 0, clusters: distinct('cluster'), policies: distinct('policy') };
}

function startsTogether(legs: readonly Leg[]): LegFinding[] {
  const byPolicy = new Map<
    string,
    { readonly policy: LegPolicy; readonly starts: Map<string, number | null> }
  >();
  for (const leg of legs)
    for (const policy of leg.policies) {
      const key = JSON.stringify([policy.system, policy.kind, policy.namespace, policy.name]);
      const known = byPolicy.get(key) ?? { policy, starts: new Map<string, number | null>() };
      known.starts.set(leg.cluster, startOf(policy));
      byPolicy.set(key, known);
    }
  return [...byPolicy.values()].flatMap(({ policy, starts }) => togetherFinding(policy, starts) ?? []);
}

/** When a change of a policy begins to touch anything; null where it does not change, or touches nothing. */
function startOf({ sameEffect, head }: LegPolicy): number | null {
  const starts = (sameEffect ? [] : (head?.groups ?? [])).flatMap(({ start }: LegGroup) => start ?? []);
  return starts.length === 0 ? null : Math.min(...starts);
}

function togetherFinding(policy: LegPolicy, starts: ReadonlyMap<string, number | null>): LegFinding | null {
  const instants = [...starts.values()].flatMap((at) => at ?? []);
  if (starts.size < 2 || instants.length < starts.size) return null;
  const [first, last] = [Math.min(...instants), Math.max(...instants)];
  if (last - first >= HOUR_MS) return null;
  const clusters = [...starts.keys()].sort();
  const { system, kind, namespace, name } = policy;
  return {
    ...UNPLACED,
    severity: 'warning',
    status: 'new',
    message: `${nameOf(policy)} starts in all of its ${clusters.length} clusters (${few(clusters, NAMED)}) within an hour of ${minuteText(first)}. No cluster shows what the change does before the others have it.`,
    remediation:
      'Merge the change for one cluster first, or give the clusters windows that open hours apart.',
    policy: { system, kind, namespace, name },
    waiver: null,
    fingerprint: `${RULE}/${system}/${kind}/${namespace ?? ''}/${name}`,
  };
}

const UNPLACED = { rule: RULE, group: null, file: null, line: null, column: null } as const;
const NAMED = 5;

function nameOf({ kind, namespace, name }: LegPolicy): string {
  return namespace === null ? `${kind}/${name}` : `${kind}/${namespace}/${name}`;
}
