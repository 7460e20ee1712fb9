import { count, few, instant, literal, name, type Text, text } from '../text/text.js';
import { groupedBy } from '../manifest/lookup.js';
import { sha256 } from '../plan/canonical.js';
import type { ReportRef } from '../plan/report-json.js';
import { type Leg, type LegFinding, startedGroups } from './leg.js';

const HOUR_MS = 3_600_000;
const RULE = 'same-window-everywhere';

/** A window of a policy opens in a cluster. */
interface Opening {
  readonly at: number;
  readonly cluster: string;
  /** `NodePool/default`. */
  readonly policy: string;
}

/** The clusters in which windows open within an hour. */
interface Meeting {
  readonly at: number;
  readonly clusters: readonly string[];
  readonly policies: readonly string[];
}

/**
 * Findings that no cluster's own report can have. Windows that open in several clusters within an hour are an error, as in one cluster those of
 * several regions; a changed policy that starts in most of its clusters within an hour of the first, window or not, and one that is
 * removed from them, is a warning: no cluster shows what the change does before they have it.
 */
export function crossFindings(legs: readonly Leg[]): readonly LegFinding[] {
  return [...windowsTogether(legs), ...startsTogether(legs)];
}

/** All policies together, then each by its name: where it moves to the hour of another cluster, others may have met before. */
function windowsTogether(legs: readonly Leg[]): LegFinding[] {
  const [all, base] = [openingsOf(legs, 'head'), openingsOf(legs, 'base')];
  const baseOf = groupedBy(base, ({ policy }) => policy);
  const each = [...groupedBy(all, ({ policy }) => policy)].map(([policy, head]) => ({
    head,
    base: baseOf.get(policy) ?? [],
  }));
  const met = [{ head: all, base }, ...each]
    .flatMap((scope) => meetings(scope.head).map((one) => ({ ...one, isOld: isOld(one, scope) })))
    .sort((a, b) => b.clusters.length - a.clusters.length);
  const worst = met.find((one) => !one.isOld) ?? met[0];
  if (!worst) return [];
  const { at, clusters, policies } = worst;
  const names = few(
    policies.map((one) => name('policy', one)),
    NAMED,
  );
  return [
    {
      ...UNPLACED,
      severity: 'error',
      status: worst.isOld ? 'unchanged' : meetings(base).length === 0 ? 'new' : 'worsened',
      message: text`${names}: windows open in ${count(clusters.length, 'cluster')} (${clusterNames(clusters)}) within an hour of ${instant(at)}. A bad change then reaches all of them before it shows in one.`,
      remediation: text`Let the windows of clusters open more than an hour apart, so that one of them begins alone.`,
      policy: null,
      fingerprint: `${RULE}/clusters`,
      waiver: null,
    },
  ];
}

/** True if the base has the meeting too: nothing moved, or all of these clusters opened within one hour before. */
function isOld(
  { clusters }: Meeting,
  { head, base }: { readonly head: readonly Opening[]; readonly base: readonly Opening[] },
): boolean {
  if (JSON.stringify(head) === JSON.stringify(base)) return true;
  const these = new Set(clusters);
  const near = meetings(base.filter(({ cluster }) => these.has(cluster)));
  return near.some((one) => one.clusters.length === clusters.length);
}

function openingsOf(legs: readonly Leg[], side: 'base' | 'head'): Opening[] {
  return legs.flatMap(({ cluster, policies }) =>
    policies.flatMap((policy) =>
      (policy[side]?.groups ?? []).flatMap(({ openings }) =>
        openings.map((at) => ({ at, cluster, policy: nameOf(policy) })),
      ),
    ),
  );
}

/** The hours in which windows of more than one cluster open, each set of clusters once. */
function meetings(openings: readonly Opening[]): readonly Meeting[] {
  const inOrder = [...openings].sort((a, b) => a.at - b.at);
  const met = new Map<string, Meeting>();
  let to = 0;
  for (const [from, { at }] of inOrder.entries()) {
    const reached = to;
    while ((inOrder[to]?.at ?? Infinity) < at + HOUR_MS) to += 1;
    if (to === reached) continue;
    const near = inOrder.slice(from, to);
    const clusters = distinct(near, 'cluster');
    if (clusters.length < 2) continue;
    const key = clusters.join('\n');
    if (!met.has(key)) met.set(key, { at, clusters, policies: distinct(near, 'policy') });
  }
  return [...met.values()];
}

function distinct<K extends string>(near: readonly Readonly<Record<K, string>>[], key: K): readonly string[] {
  return [...new Set(near.map((one) => one[key]))].sort();
}

/** A policy that merging starts in a cluster, or removes from it. */
interface Begun {
  readonly cluster: string;
  readonly policy: ReportRef;
  readonly isRemoved: boolean;
  readonly at: number;
}

/** The clusters that are the first to have a change of a policy, and among how many. */
interface First extends Pick<Begun, 'policy' | 'isRemoved' | 'at'> {
  readonly clusters: readonly string[];
  readonly of: number;
}

/** Policies that start in the same clusters at the same time are one finding. */
function startsTogether(legs: readonly Leg[]): LegFinding[] {
  // Legs are planned one after the other, and what starts with the merge starts in all of them then.
  const merged = legs.reduce((latest, { at }) => Math.max(latest, at), 0);
  const begun = legs.flatMap(begunIn).map((one) => ({ ...one, at: Math.max(one.at, merged) }));
  const byPolicy = groupedBy(begun, ({ isRemoved, policy }) =>
    JSON.stringify([isRemoved, policy.system, nameOf(policy)]),
  );
  const first = [...byPolicy.values()].flatMap((all) => firstOf(all) ?? []);
  const alike = groupedBy(first, ({ isRemoved, at, clusters, of }) =>
    JSON.stringify([isRemoved, at, clusters, of]),
  );
  return [...alike.values()].map(togetherFinding);
}

function begunIn({ cluster, at, policies, removed }: Leg): Begun[] {
  const started = policies.flatMap((policy) => {
    const starts = startedGroups(policy).map(({ start }) => start);
    const isRemoved = policy.change === 'removed';
    return starts.length === 0 ? [] : [{ cluster, policy, isRemoved, at: Math.min(...starts) }];
  });
  return [...started, ...removed.map(({ policy }) => ({ cluster, policy, isRemoved: true, at }))];
}

/** Null unless most of the clusters have it before any other does: the few that come later show nothing in time. */
function firstOf(begun: readonly [Begun, ...Begun[]]): First | null {
  const [{ policy, isRemoved }] = begun;
  const at = Math.min(...begun.map((one) => one.at));
  const clusters = distinct(
    begun.filter((one) => one.at < at + HOUR_MS),
    'cluster',
  );
  const of = distinct(begun, 'cluster').length;
  return clusters.length < 2 || clusters.length * 2 <= of ? null : { policy, isRemoved, at, clusters, of };
}

function togetherFinding(alike: readonly [First, ...First[]]): LegFinding {
  const [{ policy, isRemoved, at, clusters, of }] = alike;
  const keys = alike.map((one) => nameOf(one.policy)).sort();
  const names = few(
    keys.map((key) => name('policy', key)),
    NAMED,
  );
  const { length } = clusters;
  const isOne = keys.length === 1;
  const [starts, start] = isRemoved ? (['goes', 'go'] as const) : (['starts', 'start'] as const);
  const all = length < of ? text`${length} of the ${of}` : length === 2 ? text`Both` : text`All ${length}`;
  return {
    ...UNPLACED,
    severity: 'warning',
    status: 'new',
    message: text`${all} clusters ${literal(isRemoved ? 'from' : 'in')} which ${names} ${literal(isOne ? starts : start)} (${clusterNames(clusters)}) ${literal(isRemoved ? 'lose' : 'start')} ${literal(isOne ? 'it' : 'them')} within an hour of ${instant(at)}. No cluster shows what the change does before ${literal(length < of ? 'these' : 'the others')} have it.`,
    remediation: isRemoved
      ? text`Remove it from one cluster first.`
      : text`Merge the change for one cluster first, or give the clusters windows that open hours apart.`,
    policy: isOne ? refOf(policy) : null,
    waiver: null,
    fingerprint: `${RULE}/${isRemoved ? 'removals' : 'starts'}/${sha256(keys)}`,
  };
}

function clusterNames(clusters: readonly string[]): Text {
  return few(
    clusters.map((cluster) => name('cluster', cluster)),
    NAMED,
  );
}

function refOf({ system, kind, namespace, name }: ReportRef): LegFinding['policy'] {
  return { system, kind, namespace, name };
}

const UNPLACED = {
  rule: RULE,
  breaks: [RULE],
  also: null,
  before: null,
  group: null,
  file: null,
  line: null,
  column: null,
};
const NAMED = 5;

function nameOf({ kind, namespace, name }: ReportRef): string {
  return namespace === null ? `${kind}/${name}` : `${kind}/${namespace}/${name}`;
}
