import { groupedBy, present } from '../../../manifest/lookup.js';
import { percentOrCount } from '../../../manifest/quantity.js';
import { type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { type Problem, unjudgedAt, warningAt } from '../../../manifest/problem.js';
import { selects } from '../../../manifest/selector.js';
import { fix } from '../../../text/fix.js';
import { code, count, few, fewNames, name, NO_TEXT, type Text, text, verbFor } from '../../../text/text.js';
import {
  type DrainLimit,
  emptySelector,
  type HeldEviction,
  type ReleasedPods,
  type ResolvedPolicy,
  type SystemResult,
  type DrainPod,
} from '../../system.js';
import {
  asksBudgets,
  type Budget,
  budgetOf,
  type BudgetStatus,
  evictionOf,
  isSameBudget,
  keyOf,
  NEVER_SYNCED,
  requirementsOf,
  staysOnNode,
} from '../controller/disruption.js';
import { allowed, type Ask } from '../controller/limits.js';
import type { KubernetesObject } from '../objects/objects.js';
import { SCALED } from '../objects/pods.js';
import { podTemplateOf, templateLabels } from '../objects/template.js';
import type { Drains } from '../rollout/drains.js';

/** The combined effect of all disruption budgets; null if there is no other side to compare with. */
export interface Budgets {
  readonly drains: Drains;
  readonly releases: ReturnType<typeof releasesTo> | null;
}

/** The evictions that one budget of the files allows and blocks. */
export function budgetResults(
  object: KubernetesObject,
  { drains, releases }: Budgets,
): Partial<ResolvedPolicy> & Pick<ResolvedPolicy, 'notes'> {
  const { manifest } = object;
  const budget = budgetOf(manifest);
  const { ask, selector } = budget;
  const covered = drains.coverage.coveredBy(budget);
  const isKnown = covered.length > 0;
  const status = isKnown ? drains.statusOf(budget) : NEVER_SYNCED;
  const { expectedPods, desiredHealthy, currentHealthy, disruptionsAllowed } = status;
  const isNone = selector.written && allowed(ask) === 'none';
  const limit: DrainLimit | undefined =
    isKnown || isNone
      ? {
          ...{ expectedPods, desiredHealthy, currentHealthy, disruptionsAllowed },
          pods: covered.length,
          shared: evictedUnder(budget, drains).filter((pod) => drains.coverage.over(pod).length > 1).length,
          nodes: nodesOf(covered).length,
          held: isKnown ? refusalsOf(manifest, status, drains) : [heldBy(manifest, [], allowsNone(budget))],
        }
      : undefined;
  const field = ask.field === 'neither' ? 'minAvailable' : ask.field;
  const evictable = limit && {
    most: Math.max(0, expectedPods - desiredHealthy),
    of: expectedPods,
    unit: 'pod' as const,
    field,
    written: ask.field === 'neither' ? null : ask.value,
    place: manifest.placeOf(['spec', field]),
    heldNextBy: releases?.heldNextBy(budget) ?? [],
  };
  return {
    notes: isKnown ? [coverNote(covered, status, drains)] : limit || !selector.written ? [] : [NOT_SEEN],
    results: isKnown ? [] : present([emptySelectorOf(manifest, drains)]),
    drainLimit: limit,
    evictionLimit: evictable,
    releasedPods: releases?.of(object),
  };
}

/** True for a budget whose unhealthyPodEvictionPolicy the change edits. */
export function isOtherPolicy({ kind, manifest, before }: KubernetesObject): boolean {
  if (kind !== 'PodDisruptionBudget' || before === null) return false;
  return budgetOf(manifest).alwaysAllows !== budgetOf(before).alwaysAllows;
}

const NOT_SEEN = text`It covers no pod of the files or the snapshot, so what it holds up is not known.`;

function coverNote(covered: readonly DrainPod[], status: BudgetStatus, drains: Drains): Text {
  const pods = count(covered.length, 'pod');
  const assumed = covered.filter((pod) => drains.assumed.has(pod)).length;
  const unseen = assumed === 0 ? NO_TEXT : text` (${assumed} assumed to be ready: not in the snapshot)`;
  return status.reason === 'SyncFailed'
    ? text`It covers ${pods}, one of which has a controller without a scale, so the disruption controller cannot compute it and the API server evicts none of them. (A drain leaves the pods of DaemonSets alone.)`
    : text`It covers ${pods}${unseen}: ${status.expectedPods} expected, ${status.currentHealthy} healthy, ${status.desiredHealthy} must stay healthy, so ${status.disruptionsAllowed} may be evicted at a time.`;
}

/** A cause of refused evictions; `at`: the field of the spec. */
type Cause = Pick<HeldEviction, 'cause' | 'says' | 'fix'> & { readonly at?: string };

function heldBy(manifest: Manifest, pods: readonly DrainPod[], { at, ...cause }: Cause): HeldEviction {
  return {
    ...cause,
    pods: pods.length,
    nodes: nodesOf(pods),
    forGood: cause.cause !== 'unhealthy-pods',
    place: manifest.placeOf(['spec', ...(at === undefined ? [] : [at])]),
  };
}

/** Pods of a budget whose eviction asks it. */
function evictedUnder(budget: Budget, { coverage }: Drains): DrainPod[] {
  return coverage.coveredBy(budget).filter((pod) => !staysOnNode(pod) && asksBudgets(pod));
}

/** Evictions that a budget refuses, for good or until pods become ready. */
function refusalsOf(manifest: Manifest, status: BudgetStatus, drains: Drains): HeldEviction[] {
  const budget = budgetOf(manifest);
  const evicted = evictedUnder(budget, drains);
  const alone = evicted.filter((pod) => drains.coverage.over(pod).length === 1);
  const others = evicted.filter((pod) => drains.coverage.over(pod).length !== 1);
  // One budget of the files reports them for all: the last by name, as files and documents may be in any order.
  const isWritten = (one: Budget): boolean => !drains.liveBudgets.includes(one);
  const writtenOver = (pod: DrainPod): string[] =>
    drains.coverage.over(pod).flatMap((one) => (isWritten(one) ? one.name : []));
  const several = others.filter((pod) => writtenOver(pod).sort().at(-1) === budget.name);
  const isNever = status.reason !== 'SyncFailed' && status.expectedPods <= status.desiredHealthy;
  const isRefused = (pod: DrainPod): boolean => isNever || !evictionOf(pod, [{ budget, status }]).evicted;
  const refused = status.disruptionsAllowed === 0 ? alone.filter(isRefused) : [];
  return [
    ...(several.length > 0
      ? [{ ...heldBy(manifest, several, overlap(several, drains)), parts: new Set(several.map(keyOf)) }]
      : []),
    ...(refused.length > 0 ? [heldBy(manifest, refused, causeOf(budget, refused, status, drains))] : []),
  ];
}

function overlap(pods: readonly DrainPod[], { coverage }: Drains): Cause {
  const over = pods.flatMap((pod) => coverage.over(pod).map((one) => one.name));
  const names = [...new Set(over)].sort().map((one) => name('object', one));
  const [first = NO_TEXT, second = NO_TEXT] = names;
  return {
    cause: 'several-budgets',
    at: 'selector',
    says: text`${names.length} budgets cover them (${few(names, 5)}), and the API server evicts no pod under more than one`,
    fix: fix`Give each pod one budget: delete ${first} or ${second}, or make their selectors exclude each other.`,
  };
}

function causeOf(budget: Budget, pods: readonly DrainPod[], status: BudgetStatus, drains: Drains): Cause {
  const { ask } = budget;
  const { expectedPods: expected, currentHealthy: healthy, desiredHealthy } = status;
  if (status.reason === 'SyncFailed') {
    const owner = drains.failing(budget);
    const unscaled = owner ? name('object', `${owner.kind}/${owner.name}`) : text`a controller`;
    return {
      cause: 'sync-failed',
      at: 'selector',
      says: text`the budget also covers pods of ${unscaled}, which has no scale, so the disruption controller cannot compute it and allows no eviction`,
      fix: fix`Take these pods out of the selector, or write minAvailable as a number of pods.`,
    };
  }
  if (expected > desiredHealthy)
    return {
      cause: 'unhealthy-pods',
      says: text`${count(healthy, 'pod')} ${verbFor(healthy, 'is', 'are')} healthy and ${desiredHealthy} must be, so no eviction is allowed until more are ready`,
      fix: budget.alwaysAllows
        ? fix`Repair the pods that are not ready.`
        : fix`Repair the pods that are not ready; unhealthyPodEvictionPolicy: AlwaysAllow lets a drain take those.`,
    };
  if (ask.field === 'neither') return allowsNone(budget);
  const of = { cause: 'budget', at: ask.field } as const;
  const asked = askText(ask);
  if (expected === 0 && pods.every(({ owner }) => owner === null))
    return {
      ...of,
      says: text`${asked} is relative to the replicas of a controller, and these pods have none, so it allows no eviction`,
      fix: fix`For pods without a controller, minAvailable must be a number of pods: write ${code(`minAvailable: ${pods.length - 1}`)}.`,
    };
  const rounded = typeof ask.value === 'string' ? text`, rounded up,` : NO_TEXT;
  return {
    ...of,
    says: text`${asked}${rounded} requires ${desiredHealthy} of ${count(expected, 'pod')} to stay healthy, which allows no eviction`,
    fix:
      expected <= 1
        ? fix`Run a second replica and write ${code('maxUnavailable: 1')}; with one replica allow its eviction, or delete the budget.`
        : fix`Replace ${asked} with ${code('maxUnavailable: 1')}: then 1 of ${expected} may be evicted at a time.`,
  };
}

/** No eviction, whatever the budget covers. */
function allowsNone({ ask }: Budget): Cause {
  return {
    cause: 'budget',
    says: text`${askText(ask)} allows no eviction, however many pods are healthy`,
    fix: fix`Write ${code('maxUnavailable: 1')}.`,
  };
}

/** Workloads of the files, in any namespace, whose pods a selector matches. */
function meantBy({ selector }: Budget, { own }: Drains): KubernetesObject[] {
  return own.filter(({ manifest }) => selects(selector, templateLabels(podTemplateOf(manifest))));
}

/**
 * In policy/v1 a budget without a selector selects no pod, an empty one every pod of the namespace; it holds pods of its own namespace
 * only. Source: kubernetes 1.28, registry/core/pod/storage/eviction.go, getPodDisruptionBudgets.
 */
function emptySelectorOf(manifest: Manifest, drains: Drains): SystemResult | null {
  const { namespace, selector } = budgetOf(manifest);
  const what = text`its selector`;
  if (!selector.written)
    return emptySelector({
      what,
      says: text`it has no selector, and then it covers no pod: drains evict as if it were not there.`,
      fix: fix`Write a selector with the labels of the pods ({} is every pod of the namespace), or delete the budget.`,
      place: manifest.placeOf(['spec']),
    });
  const meant = meantBy(budgetOf(manifest), drains);
  if (meant.some((one) => namespaceOf(one.manifest) === namespace)) return null;
  const isNear = drains.own.some((one) => namespaceOf(one.manifest) === namespace);
  // {} is for every pod of its namespace, whatever they are.
  const isStray = meant.length > 0 && !selects(selector, {});
  if (!isNear && !isStray && drains.coverage.podsIn(namespace).length === 0) return null;
  return emptySelector({
    what,
    says: text`its selector matches no pod of namespace ${code(namespace)} in the files or the snapshot: if they are not elsewhere, it protects nothing.`,
    fix: fix`Correct the namespace or the labels, or add the pods that it is for to the snapshot.`,
    isGuess: true,
    place: manifest.placeOf(['spec', 'selector']),
  });
}

/**
 * One warning where budgets count controllers that the snapshot does not hold. A custom resource may have no scale, so that its budgets
 * allow no eviction: of one that the change edits that is not evaluated.
 */
export function controllersMissing(drains: Drains, written: readonly KubernetesObject[]): Problem[] {
  const assumed = drains.assumptions();
  if (assumed.length === 0) return [];
  const pods = new Set(assumed.flatMap((one) => one.pods));
  const names = new Set([...pods].flatMap(({ owner }) => (owner ? `${owner.kind}/${owner.name}` : [])));
  const message = text`The controllers of ${count(pods.size, 'pod')} are not in the snapshot (${fewNames('object', [...names])}). ${count(assumed.length, 'disruption budget')} ${verbFor(assumed.length, 'counts', 'count')} their replicas: the plan assumes that they want the pods that run. Add these controllers, and the Deployments of ReplicaSets, to the snapshot.`;
  const found = written.flatMap((object) => {
    if (object.kind !== 'PodDisruptionBudget') return [];
    const budget = budgetOf(object.manifest);
    const one = assumed.find((other) => keyOf(other.budget) === keyOf(budget));
    if (!one) return [];
    const isEdited = object.before === null || !isSameBudget(budget, budgetOf(object.before));
    const isCustom = one.pods.some(({ owner }) => owner !== null && !SCALED.includes(owner.kind));
    return [{ place: object.manifest.placeOf(['spec']), isUnknown: isEdited && isCustom }];
  });
  const problemAt = found.some(({ isUnknown }) => isUnknown) ? unjudgedAt : warningAt;
  return [problemAt(found[0]?.place ?? null, 'owners-not-in-snapshot', message)];
}

/** Compares the budgets of both sides: on the other one a budget may be gone, allow all evictions, or cover other pods. */
export function releasesTo(after: Drains, drains: Drains) {
  const replaced = new Set(after.budgets.map(keyOf));
  const byNamespace = groupedBy(after.budgets, ({ namespace }) => namespace);
  /** Names of the budgets that limit the evictions of a pod on the other side; null where it is gone. */
  const namesOver = (pod: DrainPod): string[] | null => {
    const then = after.podsByKey().get(keyOf(pod));
    const over = then && after.coverage.over(then).filter((budget) => !after.letsAllGo(budget));
    return over?.map(({ name }) => name) ?? null;
  };
  return {
    /** Pods that one budget of the files protects and none of the other side does. */
    of({ manifest }: KubernetesObject): ReleasedPods | undefined {
      const budget = budgetOf(manifest);
      if (drains.letsAllGo(budget)) return undefined;
      const isGone = !replaced.has(keyOf(budget));
      const lets = isGone ? text`where a sync deletes it, drains may evict` : text`drains may evict`;
      const all = drains.coverage.coveredBy(budget);
      if (all.length === 0) {
        // The snapshot has pods of its namespace, or a workload of it has no replicas: it covers none.
        const { namespace } = budget;
        const isSeen = drains.coverage.podsIn(namespace).some((pod) => !drains.assumed.has(pod));
        if (isSeen || meantBy(budget, drains).some(({ manifest: one }) => namespaceOf(one) === namespace))
          return undefined;
        return releasedByText(budget, isGone, byNamespace.get(namespace));
      }
      const free = all.filter((pod) => namesOver(pod)?.length === 0);
      if (free.length === 0) return undefined;
      const says = text`${lets} ${count(free.length, 'pod')} all at once: it allowed ${drains.mostAtOnce(budget)} to be evicted at a time, and no other budget holds them back`;
      return { pods: free.length, nodes: nodesOf(free).length, isGone, says };
    },
    /** Other budgets that protect pods of this one on the other side, where it does not itself: one that was renamed, or split. */
    heldNextBy(budget: Budget): string[] {
      const next = drains.coverage.coveredBy(budget).flatMap((pod) => {
        const over = namesOver(pod) ?? [];
        return over.includes(budget.name) ? [] : over;
      });
      return [...new Set(next)];
    },
  };
}

/** For pods that neither the files nor the snapshot hold: what the text of the budgets says. */
function releasedByText(
  { selector, ask }: Budget,
  isGone: boolean,
  after: readonly Budget[] = [],
): ReleasedPods | undefined {
  if (!selector.written || allowed(ask) === 'all') return undefined;
  const asked = new Set(requirementsOf(selector));
  const kept = after.filter(
    (other) =>
      allowed(other.ask) !== 'all' &&
      other.selector.written &&
      requirementsOf(other.selector).every((requirement) => asked.has(requirement)),
  );
  const of = { pods: null, nodes: 0, isGone: isGone && kept.length === 0 };
  const unseen = text`The files and the snapshot do not show how many pods it covers`;
  const [first] = kept;
  if (!first) {
    const says = text`${isGone ? text`where a sync deletes it, drains` : text`drains`} may evict all its pods at once: ${askText(ask)} limited that before, and no other budget does. ${unseen}`;
    return { ...of, says };
  }
  if (!kept.every((other) => mayBeLooser(ask, other.ask))) return undefined;
  const says = text`more of its pods, perhaps all, may be evicted at once: ${askText(first.ask)} (was ${askText(ask)}). ${unseen}`;
  return { ...of, isPossible: true, says };
}

/** True where `after` may allow more evictions than `before`: by its number, or because it counts in another way. */
function mayBeLooser(before: Ask, after: Ask): boolean {
  if (after.field === 'neither') return false;
  if (before.field === 'neither') return true;
  if (before.value === after.value && before.field === after.field) return false;
  const [was, is] = [percentOrCount(before.value), percentOrCount(after.value)];
  if (before.field !== after.field || !was || !is || was.isPercent !== is.isPercent) return true;
  return after.field === 'maxUnavailable' ? is.value > was.value : is.value < was.value;
}

function askText(ask: Ask): Text {
  return ask.field === 'neither'
    ? text`neither maxUnavailable nor minAvailable`
    : code(`${ask.field}: ${ask.value}`);
}

function nodesOf(pods: readonly DrainPod[]): string[] {
  return [...new Set(pods.flatMap(({ node }) => node ?? []))];
}
