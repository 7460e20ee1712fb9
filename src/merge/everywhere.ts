import { count, few, instant, literal, name, type Text, text } from '../text/text.js';
import { groupedBy } from '../manifest/lookup.js';
import { sha256 } from '../plan/canonical.js';
import { type Leg, type LegFinding, type LegRef, startedGroups } from './leg.js';

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
interface Meeting {
  readonly at: number;
  readonly clusters: readonly string[];
  readonly policies: readonly string[];
}

/**
 * What no cluster's own report can see. Windows that open in several clusters within an hour are an error, as in one cluster those of
 * several regions; a changed policy that starts in most of its clusters within an hour of the first, window or not, and one that goes
 * from them, is a warning: no cluster shows what the change does before they have it.
 */
export function crossFindings(legs: readonly Leg[]): readonly LegFinding[] {
  return [...windowsTogether(legs), ...startsTogether(legs)];
}

/** All policies together, then each by its name: where it moves to the hour of another cluster, others may have met before. */
function windowsTogether(legs: readonly Leg[]): LegFinding[] {
  const base = legs.flatMap((leg) => openingsOf(leg, 'base'));
  const all = legs.flatMap((leg) => openingsOf(leg, 'head'));
  const baseOf = groupedBy(base, ({ policy }) => policy);
  const each = [...groupedBy(all, ({ policy }) => policy)].map(([policy, head]) => ({
    head,
    base: baseOf.get(policy) ?? [],
  }));
  const met = [{ head: all, base }, ...each].flatMap(judged).sort(mostFirst);
  const worst = met.find(({ isOld }) => !isOld) ?? met[0];
  if (!worst) return [];
  const { at, clusters, policies, isOld } = worst;
  return [
    {
      ...UNPLACED,
      severity: 'error',
      status: isOld ? 'unchanged' : meetings(base).length === 0 ? 'new' : 'worsened',
      message: text`${few(
        policies.map((one) => name('policy', one)),
        NAMED,
      )}: windows open in ${count(clusters.length, 'cluster')} (${clusterNames(clusters)}) within an hour of ${instant(at)}. A bad change then reaches all of them before it shows in one.`,
      remediation: text`Let the windows of clusters open more than an hour apart, so that one of them begins alone.`,
      policy: null,
      fingerprint: `${RULE}/clusters`,
      waiver: null,
    },
  ];
}

/** The meetings of a scope, and whether each is one that the base has as well. */
function judged({
  head,
  base,
}: {
  readonly head: readonly Beginning[];
  readonly base: readonly Beginning[];
}) {
  const isUnmoved = JSON.stringify(head) === JSON.stringify(base);
  return meetings(head).map((one) => ({ ...one, isOld: isUnmoved || haveMet(one.clusters, base) }));
}

/** True where all of them opened within one hour before. */
function haveMet(clusters: readonly string[], before: readonly Beginning[]): boolean {
  const these = new Set(clusters);
  const near = meetings(before.filter(({ cluster }) => these.has(cluster)));
  return near.some((one) => one.clusters.length === these.size);
}

function mostFirst(a: Meeting, b: Meeting): number {
  return b.clusters.length - a.clusters.length;
}

function openingsOf(leg: Leg, side: 'base' | 'head'): Beginning[] {
  return leg.policies.flatMap((policy) =>
    (policy[side]?.groups ?? []).flatMap(({ openings }) =>
      openings.map((at) => ({ at, cluster: leg.cluster, policy: nameOf(policy) })),
    ),
  );
}

/** The hours in which more than one cluster begins, each set of clusters once. */
function meetings(beginnings: readonly Beginning[]): readonly Meeting[] {
  const inOrder = [...beginnings].sort((a, b) => a.at - b.at);
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

function distinct(near: readonly Beginning[], key: 'cluster' | 'policy'): readonly string[] {
  return [...new Set(near.map((one) => one[key]))].sort();
}

/** A policy that merging starts in a cluster, or takes from it. */
interface Begun {
  readonly cluster: string;
  readonly policy: LegRef;
  readonly isRemoved: boolean;
  readonly at: number;
}

/** The clusters that are the first to have a change, and among how many. */
interface First {
  /** The same one, or several of one change. */
  readonly policies: readonly LegRef[];
  readonly isRemoved: boolean;
  readonly at: number;
  readonly clusters: readonly string[];
  readonly of: number;
}

/** Policies that start in the same clusters at the same time are told together. */
function startsTogether(legs: readonly Leg[]): LegFinding[] {
  // Legs are planned one after the other, and what starts with the merge starts in all of them then.
  const merged = legs.reduce((latest, { at }) => Math.max(latest, at), 0);
  const begun = legs.flatMap(begunIn).map((one) => ({ ...one, at: Math.max(one.at, merged) }));
  const nameIn = namesWithout(legs.map(({ cluster }) => cluster));
  const byPolicy = groupedBy(begun, ({ cluster, isRemoved, policy: { system, kind, namespace, name } }) =>
    JSON.stringify([isRemoved, system, kind, nameIn(namespace ?? '', cluster), nameIn(name, cluster)]),
  );
  const together = [...byPolicy.values()].flatMap(firstTogether);
  const alike = groupedBy(together, ({ isRemoved, at, clusters, of }) =>
    JSON.stringify([isRemoved, at, clusters, of]),
  );
  return [...alike.values()].map(togetherFinding);
}

function begunIn(leg: Leg): Begun[] {
  const started = leg.policies.flatMap((policy) => {
    const starts = startedGroups(policy).map(({ start }) => start);
    const isRemoved = policy.change === 'removed';
    return starts.length === 0 ? [] : [{ cluster: leg.cluster, policy, isRemoved, at: Math.min(...starts) }];
  });
  const removed = leg.removed.map(({ policy }) => ({
    ...{ cluster: leg.cluster, policy, isRemoved: true, at: leg.at },
  }));
  return [...started, ...removed];
}

/** Where most of the clusters have it before any other does: the few that come after them show nobody anything in time. */
function firstTogether(begun: readonly [Begun, ...Begun[]]): First[] {
  const at = begun.reduce((first, one) => Math.min(first, one.at), Infinity);
  const first = begun.filter((one) => one.at < at + HOUR_MS);
  const clusters = clustersOf(first);
  const of = clustersOf(begun).length;
  if (clusters.length < 2 || clusters.length * 2 <= of) return [];
  const policies = [...new Map(first.map(({ policy }) => [nameOf(policy), policy])).values()];
  return [{ policies, isRemoved: begun[0].isRemoved, at, clusters, of }];
}

function clustersOf(begun: readonly Begun[]): readonly string[] {
  return [...new Set(begun.map(({ cluster }) => cluster))].sort();
}

/**
 * What a name says in every cluster: one change often has the name of each cluster in that of its policy, `gpu-east` in `prod-east` and
 * `gpu-west` in `prod-west`. Words that all clusters have tell none from another.
 */
function namesWithout(clusters: readonly string[]): (name: string, cluster: string) => string {
  const words = new Map(clusters.map((cluster) => [cluster, new Set(wordsOf(cluster))]));
  const isOfAll = (word: string): boolean => [...words.values()].every((own) => own.has(word));
  return (name, cluster) => {
    const own = words.get(cluster);
    return wordsOf(name)
      .filter((word) => !own?.has(word) || isOfAll(word))
      .join('-');
  };
}

function wordsOf(name: string): readonly string[] {
  return name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

function togetherFinding(alike: readonly [First, ...First[]]): LegFinding {
  const [{ isRemoved, at, clusters, of }] = alike;
  const [policy, ...others] = alike.flatMap(({ policies }) => policies);
  const keys = [...(policy ? [policy] : []), ...others].map(nameOf).sort();
  const names = few(
    keys.map((key) => name('policy', key)),
    NAMED,
  );
  const isOne = others.length === 0;
  const [starts, start] = isRemoved ? (['goes', 'go'] as const) : (['starts', 'start'] as const);
  const { length } = clusters;
  const all = length < of ? text`${length} of the ${of}` : length === 2 ? text`Both` : text`All ${length}`;
  return {
    ...UNPLACED,
    severity: 'warning',
    status: 'new',
    message: text`${all} clusters ${literal(isRemoved ? 'from' : 'in')} which ${names} ${literal(isOne ? starts : start)} (${clusterNames(clusters)}) ${literal(isRemoved ? 'lose' : 'start')} ${literal(isOne ? 'it' : 'them')} within an hour of ${instant(at)}. No cluster shows what the change does before ${literal(length < of ? 'these' : 'the others')} have it.`,
    remediation: isRemoved
      ? text`Remove it from one cluster first.`
      : text`Merge the change for one cluster first, or give the clusters windows that open hours apart.`,
    policy: policy && isOne ? refOf(policy) : null,
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

function refOf({ system, kind, namespace, name }: LegRef): LegFinding['policy'] {
  return { system, kind, namespace, name };
}

const UNPLACED = { rule: RULE, group: null, file: null, line: null, column: null } as const;
const NAMED = 5;

function nameOf({ kind, namespace, name }: LegRef): string {
  return namespace === null ? `${kind}/${name}` : `${kind}/${namespace}/${name}`;
}
