import { groupedBy } from '../manifest/lookup.js';
import { placedTitleOf } from '../manifest/visible.js';
import { sha256 } from '../plan/canonical.js';
import { count, fewNames, instant, literal, text } from '../text/text.js';
import type { Leg, LegFinding } from './leg.js';

const HOUR_MS = 3_600_000;
const RULE = 'same-window-everywhere';
const NAMED = 5;

/**
 * Findings that no cluster's own report can have. Windows that open in several clusters within an hour are an error, as in one cluster those of
 * several regions; a changed policy that starts in most of its clusters within an hour of the first, window or not, and one that is
 * removed from them, is a warning: no cluster shows what the change does before they have it.
 */
export function crossFindings(legs: readonly Leg[]): readonly LegFinding[] {
  return [...windowsTogether(legs), ...startsTogether(legs)];
}

type Of<T> = T & { readonly cluster: string };
type Opening = Leg['openings']['head'][number];
type Begun = Leg['begun'][number];

/** The clusters in which windows open within an hour. */
interface Meeting {
  readonly at: number;
  readonly clusters: readonly string[];
  readonly policies: readonly string[];
}

/** All policies together, then each by its name: where it moves to the hour of another cluster, others may have met before. */
function windowsTogether(legs: readonly Leg[]): LegFinding[] {
  const openings = (side: 'base' | 'head'): Of<Opening>[] =>
    legs.flatMap(({ cluster, openings: of }) => of[side].map((one) => ({ cluster, ...one })));
  const [head, base] = [openings('head'), openings('base')];
  const [of, before] = [head, base].map((all) => groupedBy(all, ({ policy }) => policy));
  const each = [...(of ?? [])].map(([policy, own]) => [own, before?.get(policy) ?? []] as const);
  const met = [[head, base] as const, ...each]
    .flatMap(([is, was]) => meetings(is).map((one) => ({ ...one, isOld: isOld(one, is, was) })))
    .sort((a, b) => b.clusters.length - a.clusters.length);
  const worst = met.find((one) => !one.isOld) ?? met[0];
  if (!worst) return [];
  const { at, clusters, policies } = worst;
  const message = text`${fewNames('policy', policies, NAMED)}: windows open in ${count(clusters.length, 'cluster')} (${fewNames('cluster', clusters, NAMED)}) within an hour of ${instant(at)}. A bad change then reaches all of them before it shows in one.`;
  const remediation = text`Let the windows of clusters open more than an hour apart, so that one of them begins alone.`;
  const status = worst.isOld ? 'unchanged' : meetings(base).length === 0 ? 'new' : 'worsened';
  return [findingOf({ severity: 'error', status, message, remediation, policy: null }, 'clusters')];
}

/** True if the base has the meeting too: nothing moved, or all of these clusters opened within one hour before. */
function isOld({ clusters }: Meeting, is: readonly Of<Opening>[], was: readonly Of<Opening>[]): boolean {
  if (JSON.stringify(is) === JSON.stringify(was)) return true;
  const these = new Set(clusters);
  const near = meetings(was.filter(({ cluster }) => these.has(cluster)));
  return near.some((one) => one.clusters.length === clusters.length);
}

/** The hours in which windows of more than one cluster open, each set of clusters once. */
function meetings(openings: readonly Of<Opening>[]): readonly Meeting[] {
  const inOrder = [...openings].sort((a, b) => a.at - b.at);
  const met = new Map<string, Meeting>();
  let to = 0;
  for (const [from, { at }] of inOrder.entries()) {
    const reached = to;
    while ((inOrder[to]?.at ?? Infinity) < at + HOUR_MS) to += 1;
    if (to === reached) continue;
    const near = inOrder.slice(from, to);
    const clusters = distinct(near.map(({ cluster }) => cluster));
    const key = clusters.join('\n');
    if (clusters.length > 1 && !met.has(key))
      met.set(key, { at, clusters, policies: distinct(near.map(({ policy }) => policy)) });
  }
  return [...met.values()];
}

/** The clusters that are the first to have a change of a policy, and among how many. */
interface First extends Begun {
  readonly clusters: readonly string[];
  readonly of: number;
}

/** Policies that start in the same clusters at the same time are one finding. */
function startsTogether(legs: readonly Leg[]): LegFinding[] {
  // Legs are planned one after the other, and what starts with the merge starts in all of them then.
  const merged = legs.reduce((latest, { at }) => Math.max(latest, at), 0);
  const begun = legs.flatMap(({ cluster, begun: own }) =>
    own.map((one) => ({ cluster, ...one, at: Math.max(one.at, merged) })),
  );
  const byPolicy = groupedBy(begun, ({ isRemoved, policy }) =>
    JSON.stringify([isRemoved, policy.system, placedTitleOf(policy)]),
  );
  const first = [...byPolicy.values()].flatMap((all) => firstOf(all) ?? []);
  const alike = groupedBy(first, ({ isRemoved, at, clusters, of }) =>
    JSON.stringify([isRemoved, at, clusters, of]),
  );
  return [...alike.values()].map(togetherFinding);
}

/** Null unless most of the clusters have it before any other does: the few that come later show nothing in time. */
function firstOf(begun: readonly [Of<Begun>, ...Of<Begun>[]]): First | null {
  const at = Math.min(...begun.map((one) => one.at));
  const clusters = distinct(begun.flatMap((one) => (one.at < at + HOUR_MS ? one.cluster : [])));
  const of = distinct(begun.map(({ cluster }) => cluster)).length;
  return clusters.length < 2 || clusters.length * 2 <= of ? null : { ...begun[0], at, clusters, of };
}

function togetherFinding(alike: readonly [First, ...First[]]): LegFinding {
  const [{ policy, isRemoved, at, clusters, of }] = alike;
  const keys = alike.map((one) => placedTitleOf(one.policy)).sort();
  const { length } = clusters;
  const which = length < of ? text`${length} of ${of} clusters` : text`all ${length} clusters`;
  const message = text`${fewNames('policy', keys, NAMED)}: ${literal(isRemoved ? 'removed from' : 'the rollout starts in')} ${which} (${fewNames('cluster', clusters, NAMED)}) within an hour of ${instant(at)}. No cluster shows the effect of the change before the others have it.`;
  const remediation = isRemoved
    ? text`Remove it from one cluster first.`
    : text`Merge the change for one cluster first, or give the clusters windows that open hours apart.`;
  const own = keys.length === 1 ? policy : null;
  return findingOf(
    { severity: 'warning', status: 'new', message, remediation, policy: own },
    `${isRemoved ? 'removals' : 'starts'}/${sha256(keys)}`,
  );
}

function findingOf(
  found: Pick<LegFinding, 'severity' | 'status' | 'message' | 'remediation' | 'policy'>,
  cause: string,
): LegFinding {
  const nowhere = { group: null, file: null, line: null, column: null };
  return {
    ...{ rule: RULE, breaks: [RULE], before: null, waiver: null, ...nowhere, ...found },
    fingerprint: `${RULE}/${cause}`,
  };
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort();
}
