import { present } from '../../../manifest/lookup.js';
import { type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { type Problem, unjudgedAt, warningAt } from '../../../manifest/problem.js';
import { selects } from '../../../manifest/selector.js';
import { type Fix, fix } from '../../../text/fix.js';
import {
  code,
  count,
  few,
  fewNames,
  literal,
  name,
  NO_TEXT,
  type Text,
  text,
  verbFor,
} from '../../../text/text.js';
import {
  type DrainLimit,
  emptySelector,
  type EvictionLimit,
  type HeldEviction,
  refText,
  type ReleasedPods,
  type SystemResult,
  type ResolvedPolicy,
} from '../../system.js';
import {
  type Budget,
  type BudgetStatus,
  type DrainPod,
  evictionOf,
  isSameBudget,
  keyOf,
} from '../controller/disruption.js';
import type { Ask } from '../controller/limits.js';
import { type KubernetesObject, objectsIn, refOf } from '../objects/objects.js';
import { budgetOf } from '../objects/pods.js';
import { podTemplateOf, templateLabels } from '../objects/template.js';
import type { Drains } from '../rollout/drains.js';

/** What all disruption budgets do together. */
export interface Budgets {
  readonly drains: Drains;
  /** What the other side no longer protects; null where there is none. */
  readonly releases: {
    of(object: KubernetesObject): ReleasedPods | undefined;
    heldNextBy(budget: Budget): string[];
  } | null;
}

/** What one budget of the files lets drains do, and what it blocks. */
export function budgetResults(
  object: KubernetesObject,
  { drains, releases }: Budgets,
): Partial<ResolvedPolicy> & Pick<ResolvedPolicy, 'notes'> {
  const { manifest } = object;
  const budget = budgetOf(manifest);
  const covered = drains.coveredBy(budget);
  const { limit, notes } =
    covered.length > 0 ? limitOf(manifest, budget, covered, drains) : withoutPods(manifest, budget);
  const isOther = isOtherPolicy(object) && drains.behaviour.evictionPolicyField;
  return {
    notes,
    results: covered.length > 0 ? [] : present([emptySelectorOf(manifest, budget, drains)]),
    drainLimit: limit ?? undefined,
    ...(isOther ? { evictsUnready: { isFreed: budget.unhealthyPodEvictionPolicy === 'AlwaysAllow' } } : {}),
    evictionLimit: (limit && evictableOf(limit, manifest, budget, { drains, releases })) ?? undefined,
    releasedPods: releases?.of(object),
  };
}

/** True for a budget whose unhealthyPodEvictionPolicy the change edits. */
export function isOtherPolicy({ kind, manifest, before }: KubernetesObject): boolean {
  if (kind !== 'PodDisruptionBudget' || before === null) return false;
  return budgetOf(manifest).unhealthyPodEvictionPolicy !== budgetOf(before).unhealthyPodEvictionPolicy;
}

interface Limited {
  /** Null for a budget that covers no known pod and may allow evictions. */
  readonly limit: DrainLimit | null;
  readonly notes: readonly Text[];
}

function limitOf(manifest: Manifest, budget: Budget, covered: readonly DrainPod[], drains: Drains): Limited {
  const status = drains.statusOf(budget);
  const { expectedPods, desiredHealthy, currentHealthy, disruptionsAllowed } = status;
  const numbers = { expectedPods, desiredHealthy, currentHealthy, disruptionsAllowed };
  const pods = count(covered.length, 'pod');
  const assumed = covered.filter((pod) => drains.isAssumed(pod)).length;
  const which = assumed === covered.length ? literal('all') : text`${assumed}`;
  const unseen = assumed === 0 ? NO_TEXT : text` (${which} assumed to be ready: not in the snapshot)`;
  const note =
    status.reason === 'SyncFailed'
      ? text`It covers ${pods}, one of which has a controller without a scale, so the disruption controller cannot compute it and the API server evicts none of them. (A drain leaves the pods of DaemonSets alone.)`
      : text`It covers ${pods}${unseen}: ${expectedPods} expected, ${currentHealthy} healthy, ${desiredHealthy} must stay healthy, so ${disruptionsAllowed} may be evicted at a time.`;
  const held = heldBy(manifest, budget, status, drains);
  return { limit: { ...numbers, pods: covered.length, nodes: nodesOf(covered), held }, notes: [note] };
}

/** A budget that covers no known pod: it protects nothing, or its pods are not in the files and the snapshot. */
function withoutPods(manifest: Manifest, budget: Budget): Limited {
  if (!budget.selector.written)
    return { limit: null, notes: [text`It has no selector, so it covers no pod: it protects nothing.`] };
  if (!neverAgrees(budget.ask)) {
    const note = text`It covers no pod of the files or the snapshot, so what it holds up is not known.`;
    return { limit: null, notes: [note] };
  }
  const numbers = { expectedPods: 0, desiredHealthy: 0, currentHealthy: 0, disruptionsAllowed: 0 };
  const held = [heldFor(manifest, [], allowsNone(budget.ask))];
  return { limit: { ...numbers, pods: 0, nodes: 0, held }, notes: [] };
}

/** Why evictions are refused; `at` is the field of the spec. */
interface Refused extends Pick<HeldEviction, 'cause'> {
  readonly says: Text;
  readonly fix: Fix;
  readonly at: readonly string[];
}

function heldFor(manifest: Manifest, pods: readonly DrainPod[], { at, ...refused }: Refused): HeldEviction {
  return {
    ...refused,
    pods: pods.length,
    nodes: nodesOf(pods),
    forGood: refused.cause !== 'unhealthy-pods',
    place: manifest.placeOf(['spec', ...at]),
  };
}

/** Evictions that a budget refuses, for good or until pods become ready. */
function heldBy(manifest: Manifest, budget: Budget, status: BudgetStatus, drains: Drains): HeldEviction[] {
  const evicted = drains.evictedUnder(budget);
  const alone = evicted.filter((pod) => drains.covering(pod).length === 1);
  const several = drains.reportedBy(
    budget,
    evicted.filter((pod) => !alone.includes(pod)),
  );
  const fails = status.reason === 'SyncFailed';
  const isNever = !fails && status.expectedPods <= status.desiredHealthy;
  const refused = isNever
    ? alone
    : alone.filter((pod) => !evictionOf(pod, [{ budget, status }], drains.behaviour).evicted);
  const why = (): Refused =>
    fails
      ? syncFailed(budget, drains)
      : isNever
        ? neverAllows(budget, refused, status)
        : unhealthy(budget, refused, status);
  return [
    ...(several.length > 0 ? [heldFor(manifest, several, severalBudgets(drains.namesOver(several)))] : []),
    ...(refused.length > 0 && status.disruptionsAllowed === 0 ? [heldFor(manifest, refused, why())] : []),
  ];
}

function severalBudgets(names: readonly string[]): Refused {
  const all = names.map((one) => name('object', one));
  const [first = NO_TEXT, second = NO_TEXT] = all;
  return {
    cause: 'several-budgets',
    says: text`${names.length} budgets cover them (${few(all, 5)}), and the API server evicts no pod under more than one`,
    fix: fix`Give each pod one budget: delete ${first} or ${second}, or make their selectors exclude each other.`,
    at: ['selector'],
  };
}

function syncFailed(budget: Budget, drains: Drains): Refused {
  const owner = drains.failing(budget);
  const covered = owner ? name('object', `${owner.kind}/${owner.name}`) : text`a controller`;
  return {
    cause: 'sync-failed',
    says: text`the budget also covers pods of ${covered}, which has no scale, so the disruption controller cannot compute it and allows no eviction`,
    fix: fix`Take these pods out of the selector, or write minAvailable as a number of pods.`,
    at: ['selector'],
  };
}

/** No eviction, even when all pods are healthy. */
function neverAllows(
  { ask }: Budget,
  pods: readonly DrainPod[],
  { expectedPods, desiredHealthy }: BudgetStatus,
): Refused {
  if (ask.field === 'neither') return allowsNone(ask);
  const refused = { cause: 'budget', at: [ask.field] } as const;
  if (expectedPods === 0 && pods.every(({ owner }) => owner === null))
    return {
      ...refused,
      says: text`${askText(ask)} counts only pods that a controller wants, and these have none, so it allows no eviction`,
      fix: fix`Only a number of pods as minAvailable covers pods without a controller: write ${code(`minAvailable: ${pods.length - 1}`)}.`,
    };
  const rounded = typeof ask.value === 'string' ? text`, rounded up,` : NO_TEXT;
  return {
    ...refused,
    says: text`${askText(ask)}${rounded} requires ${desiredHealthy} of ${count(expectedPods, 'pod')} to stay healthy, which allows no eviction`,
    fix:
      expectedPods <= 1
        ? fix`Run a second replica and write ${code('maxUnavailable: 1')}; with one replica allow its eviction, or delete the budget.`
        : fix`Replace ${askText(ask)} with ${code('maxUnavailable: 1')}: then 1 of ${expectedPods} may be evicted at a time.`,
  };
}

/** No eviction, whatever pods it covers. */
function allowsNone(ask: Ask): Refused {
  return {
    cause: 'budget',
    says: text`${askText(ask)} allows no eviction, however many pods are healthy`,
    fix: fix`Write ${code('maxUnavailable: 1')}.`,
    at: [],
  };
}

/** No eviction until more pods are healthy. */
function unhealthy(
  { unhealthyPodEvictionPolicy }: Budget,
  pods: readonly DrainPod[],
  { currentHealthy, desiredHealthy }: BudgetStatus,
): Refused {
  const isHelped = unhealthyPodEvictionPolicy !== 'AlwaysAllow' && pods.some(({ ready }) => !ready);
  return {
    cause: 'unhealthy-pods',
    says: text`${count(currentHealthy, 'pod')} ${verbFor(currentHealthy, 'is', 'are')} healthy and ${desiredHealthy} must be, so no eviction is allowed until more are ready`,
    fix: isHelped
      ? fix`Repair the pods that are not ready; unhealthyPodEvictionPolicy: AlwaysAllow lets a drain take those.`
      : fix`Repair the pods that are not ready.`,
    at: [],
  };
}

/** True for a budget that allows no eviction, whatever its pods belong to. */
function neverAgrees(ask: Ask): boolean {
  if (ask.field === 'neither') return true;
  return ask.field === 'maxUnavailable' ? ask.value === 0 || ask.value === '0%' : ask.value === '100%';
}

/** `maxUnavailable: 0`. */
export function askText(ask: Ask): Text {
  return ask.field === 'neither'
    ? text`neither maxUnavailable nor minAvailable`
    : code(`${ask.field}: ${ask.value}`);
}

/** Nodes of the snapshot that the pods are on. */
export function nodesOf(pods: readonly DrainPod[]): number {
  return new Set(pods.flatMap(({ node }) => node ?? [])).size;
}

/** Where all pods are ready; it may want more of them than there are. */
function evictableOf(
  { expectedPods, desiredHealthy }: DrainLimit,
  manifest: Manifest,
  budget: Budget,
  { drains, releases }: Budgets,
): EvictionLimit {
  const next = releases?.heldNextBy(budget) ?? [];
  const whose = drains.workloadsUnder(budget);
  const { ask } = budget;
  const where = ask.field === 'neither' ? 'minAvailable' : ask.field;
  return {
    most: Math.max(0, expectedPods - desiredHealthy),
    of: expectedPods,
    unit: 'pod',
    field: where,
    written: ask.field === 'neither' ? null : ask.value,
    place: manifest.placeOf(['spec', where]),
    ...(next.length > 0 ? { heldNextBy: next } : {}),
    ...(whose.length > 0 ? { whose } : {}),
  };
}

/**
 * In policy/v1 a budget without a selector selects no pod, an empty one every pod of the namespace; it holds pods of its own namespace
 * only. Source: kubernetes 1.28, registry/core/pod/storage/eviction.go, getPodDisruptionBudgets.
 */
function emptySelectorOf(
  manifest: Manifest,
  { namespace, selector }: Budget,
  drains: Drains,
): SystemResult | null {
  const what = text`its selector`;
  if (!selector.written)
    return emptySelector({
      what,
      says: text`it has no selector, and then it covers no pod: drains evict as if it were not there.`,
      fix: fix`Write a selector with the labels of the pods ({} is every pod of the namespace), or delete the budget.`,
      place: manifest.placeOf(['spec']),
    });
  const isMeant = (one: KubernetesObject): boolean =>
    selects(selector, templateLabels(podTemplateOf(one.manifest)));
  const near = objectsIn(drains.own, namespace);
  if (near.length > 0 || drains.hasPodsIn(namespace))
    return near.some(isMeant)
      ? null
      : emptySelector({
          what,
          says: text`its selector matches no pod of the files or the snapshot: if they are not elsewhere, it protects nothing.`,
          fix: fix`Correct the label key or value, or add the pods that it is for to the snapshot.`,
          isGuess: true,
          place: manifest.placeOf(['spec', 'selector']),
        });
  // {} is for every pod of its namespace, whatever they are.
  const stray = selects(selector, {}) ? undefined : drains.own.find(isMeant);
  if (!stray) return null;
  const [ours, theirs] = [code(namespace), code(namespaceOf(stray.manifest))];
  return emptySelector({
    what,
    says: text`its selector matches no known pod of namespace ${ours}, which is all that it can protect; ${name('policy', refText(refOf(stray.manifest)))}, which it would match, is in namespace ${theirs}.`,
    fix: fix`Write namespace: ${theirs} if it is for those pods, or add the pods of ${ours} to the snapshot.`,
    isGuess: true,
    place: manifest.placeOf(['metadata']),
  });
}

/** Names of kinds in a `kubectl get`. */
const RESOURCES: Readonly<Record<string, string>> = {
  Deployment: 'deployments.apps and replicasets.apps',
  ReplicaSet: 'replicasets.apps',
  StatefulSet: 'statefulsets.apps',
  ReplicationController: 'replicationcontrollers',
};

/**
 * One warning where budgets count controllers that the snapshot does not hold. A custom resource may have no scale, so that its budgets
 * allow no eviction: of one that the change edits that is not evaluated.
 */
export function controllersMissing(drains: Drains, written: readonly KubernetesObject[]): Problem[] {
  const assumed = drains.assumptions();
  const [first] = assumed;
  if (!first) return [];
  const pods = new Set(assumed.flatMap((one) => one.pods));
  const owners = new Map(
    [...pods].flatMap(({ owner }) => (owner ? [[`${owner.kind}/${owner.name}`, owner]] : [])),
  );
  const kinds = [...new Set([...owners.values()].map(({ kind }) => kind))].sort();
  const names = fewNames('object', [...owners.keys()]);
  const others = assumed.length - 1;
  const which = text`${name('object', `PodDisruptionBudget/${first.budget.name}`)}${others > 0 ? text` and ${count(others, 'other budget')}` : NO_TEXT}`;
  const resources = few(
    kinds.map((kind) => code(RESOURCES[kind] ?? kind)),
    3,
  );
  const message = text`The controllers of ${count(pods.size, 'pod')} are not in the snapshot (${names}). ${which} ${verbFor(assumed.length, 'counts', 'count')} their replicas: the plan assumes that they want the pods that run. Add ${resources} to the snapshot.`;
  const found = written.flatMap((object) => {
    if (object.kind !== 'PodDisruptionBudget') return [];
    const budget = budgetOf(object.manifest);
    const one = assumed.find((other) => keyOf(other.budget) === keyOf(budget));
    const isEdited = object.before === null || !isSameBudget(budget, budgetOf(object.before));
    const isOfOthers = one?.pods.some(({ owner }) => owner !== null && RESOURCES[owner.kind] === undefined);
    return one ? [{ object, isUnknown: isEdited && isOfOthers === true }] : [];
  });
  const place = found[0]?.object.manifest.placeOf(['spec']) ?? null;
  const problemAt = found.some(({ isUnknown }) => isUnknown) ? unjudgedAt : warningAt;
  return [problemAt(place, 'owners-not-in-snapshot', message)];
}
