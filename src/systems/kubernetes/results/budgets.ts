import { present } from '../../../manifest/lookup.js';
import { type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { type Problem, unjudgedAt, warningAt } from '../../../manifest/problem.js';
import { selects } from '../../../manifest/selector.js';
import { titleOf } from '../../../manifest/visible.js';
import { type Fix, fix } from '../../../text/fix.js';
import { code, count, few, fewNames, name, NO_TEXT, type Text, text, verbFor } from '../../../text/text.js';
import {
  type DrainLimit,
  emptySelector,
  type HeldEviction,
  refText,
  type ResolvedPolicy,
  type SystemResult,
  type DrainPod,
} from '../../system.js';
import {
  asksBudgets,
  type BudgetStatus,
  evictionOf,
  isSameBudget,
  keyOf,
  NEVER_SYNCED,
  staysOnNode,
} from '../controller/disruption.js';
import { type KubernetesObject, refOf } from '../objects/objects.js';
import { budgetOf, SCALED } from '../objects/pods.js';
import { podTemplateOf, templateLabels } from '../objects/template.js';
import type { Drains } from '../rollout/drains.js';
import { allowed, askText, nodesOf, type Releases } from './released.js';

/** What all disruption budgets do together. */
export interface Budgets {
  readonly drains: Drains;
  /** What the other side no longer protects; null where there is none. */
  readonly releases: Releases | null;
}

/** What one budget of the files lets drains do, and what it blocks. */
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
          nodes: nodesOf(covered),
          held: isKnown ? refusalsOf(manifest, status, drains) : [allowsNone(manifest, [])],
        }
      : undefined;
  const under = new Set(covered);
  const whose = drains.own.filter((one) => drains.podsOf(one).some((pod) => under.has(pod)));
  const field = ask.field === 'neither' ? 'minAvailable' : ask.field;
  const evictable = limit && {
    most: Math.max(0, expectedPods - desiredHealthy),
    of: expectedPods,
    unit: 'pod' as const,
    field,
    written: ask.field === 'neither' ? null : ask.value,
    place: manifest.placeOf(['spec', field]),
    heldNextBy: releases?.heldNextBy(budget) ?? [],
    whose: whose.map((one) => titleOf(one.manifest)),
  };
  const unready = budget.unhealthyPodEvictionPolicy === 'AlwaysAllow' ? 'freed' : 'held';
  const isOther = isOtherPolicy(object) && drains.behaviour.evictionPolicyField;
  return {
    notes: isKnown ? [coverNote(covered, status, drains)] : limit || !selector.written ? [] : [NOT_SEEN],
    results: isKnown ? [] : present([emptySelectorOf(manifest, drains)]),
    drainLimit: limit,
    evictsUnready: isOther ? unready : undefined,
    evictionLimit: evictable,
    releasedPods: releases?.of(object),
  };
}

/** True for a budget whose unhealthyPodEvictionPolicy the change edits. */
export function isOtherPolicy({ kind, manifest, before }: KubernetesObject): boolean {
  if (kind !== 'PodDisruptionBudget' || before === null) return false;
  return budgetOf(manifest).unhealthyPodEvictionPolicy !== budgetOf(before).unhealthyPodEvictionPolicy;
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

/** Evictions that a budget refuses, for good or until pods become ready. */
function refusalsOf(manifest: Manifest, status: BudgetStatus, drains: Drains): HeldEviction[] {
  const budget = budgetOf(manifest);
  const evicted = drains.coverage.coveredBy(budget).filter((pod) => !staysOnNode(pod) && asksBudgets(pod));
  const alone = evicted.filter((pod) => drains.coverage.over(pod).length === 1);
  const others = evicted.filter((pod) => !alone.includes(pod));
  const several = drains.reportedBy(budget, others);
  const fails = status.reason === 'SyncFailed';
  const isNever = !fails && status.expectedPods <= status.desiredHealthy;
  const isRefused = (pod: DrainPod): boolean =>
    isNever || !evictionOf(pod, [{ budget, status }], drains.behaviour).evicted;
  const refused = status.disruptionsAllowed === 0 ? alone.filter(isRefused) : [];
  const names = [...new Set(several.flatMap((pod) => drains.coverage.over(pod).map((one) => one.name)))]
    .sort()
    .map((one) => name('object', one));
  const [first = NO_TEXT, second = NO_TEXT] = names;
  const byOthers = refusal('several-budgets', manifest, several, ['selector'], {
    says: text`${names.length} budgets cover them (${few(names, 5)}), and the API server evicts no pod under more than one`,
    fix: fix`Give each pod one budget: delete ${first} or ${second}, or make their selectors exclude each other.`,
  });
  return [
    ...(several.length > 0 ? [byOthers] : []),
    ...(refused.length === 0
      ? []
      : fails
        ? [syncFailed(manifest, refused, drains)]
        : isNever
          ? [neverAllows(manifest, refused, status)]
          : [unhealthy(manifest, refused, status)]),
  ];
}

/** Refused evictions of pods; `at` is the field of the spec. */
function refusal(
  cause: HeldEviction['cause'],
  manifest: Manifest,
  pods: readonly DrainPod[],
  at: readonly string[],
  sentences: Pick<HeldEviction, 'says' | 'fix'>,
): HeldEviction {
  const forGood = cause !== 'unhealthy-pods';
  const place = manifest.placeOf(['spec', ...at]);
  return { cause, pods: pods.length, nodes: nodesOf(pods), forGood, place, ...sentences };
}

function syncFailed(manifest: Manifest, pods: readonly DrainPod[], drains: Drains): HeldEviction {
  const owner = drains.failing(budgetOf(manifest));
  const unscaled = owner ? name('object', `${owner.kind}/${owner.name}`) : text`a controller`;
  return refusal('sync-failed', manifest, pods, ['selector'], {
    says: text`the budget also covers pods of ${unscaled}, which has no scale, so the disruption controller cannot compute it and allows no eviction`,
    fix: fix`Take these pods out of the selector, or write minAvailable as a number of pods.`,
  });
}

function unhealthy(manifest: Manifest, pods: readonly DrainPod[], status: BudgetStatus): HeldEviction {
  const { currentHealthy: healthy, desiredHealthy } = status;
  return refusal('unhealthy-pods', manifest, pods, [], {
    says: text`${count(healthy, 'pod')} ${verbFor(healthy, 'is', 'are')} healthy and ${desiredHealthy} must be, so no eviction is allowed until more are ready`,
    fix: fix`Repair the pods that are not ready; unhealthyPodEvictionPolicy: AlwaysAllow lets a drain take those.`,
  });
}

/** No eviction, whatever the budget covers. */
function allowsNone(manifest: Manifest, pods: readonly DrainPod[]): HeldEviction {
  return refusal('budget', manifest, pods, [], {
    says: text`${askText(budgetOf(manifest).ask)} allows no eviction, however many pods are healthy`,
    fix: fix`Write ${code('maxUnavailable: 1')}.`,
  });
}

/** No eviction, even when all pods are healthy. */
function neverAllows(manifest: Manifest, pods: readonly DrainPod[], status: BudgetStatus): HeldEviction {
  const { ask } = budgetOf(manifest);
  if (ask.field === 'neither') return allowsNone(manifest, pods);
  const { expectedPods: expected, desiredHealthy } = status;
  const asked = askText(ask);
  if (expected === 0 && pods.every(({ owner }) => owner === null))
    return refusal('budget', manifest, pods, [ask.field], {
      says: text`${asked} counts only pods that a controller wants, and these have none, so it allows no eviction`,
      fix: fix`Only a number of pods as minAvailable covers pods without a controller: write ${code(`minAvailable: ${pods.length - 1}`)}.`,
    });
  const rounded = typeof ask.value === 'string' ? text`, rounded up,` : NO_TEXT;
  return refusal('budget', manifest, pods, [ask.field], {
    says: text`${asked}${rounded} requires ${desiredHealthy} of ${count(expected, 'pod')} to stay healthy, which allows no eviction`,
    fix:
      expected <= 1
        ? fix`Run a second replica and write ${code('maxUnavailable: 1')}; with one replica allow its eviction, or delete the budget.`
        : fix`Replace ${asked} with ${code('maxUnavailable: 1')}: then 1 of ${expected} may be evicted at a time.`,
  });
}

/**
 * In policy/v1 a budget without a selector selects no pod, an empty one every pod of the namespace; it holds pods of its own namespace
 * only. Source: kubernetes 1.28, registry/core/pod/storage/eviction.go, getPodDisruptionBudgets.
 */
function emptySelectorOf(manifest: Manifest, drains: Drains): SystemResult | null {
  const { namespace, selector } = budgetOf(manifest);
  const empty = (path: string, isGuess: boolean, says: Text, fix: Fix): SystemResult =>
    emptySelector({ what: text`its selector`, says, fix, isGuess, place: manifest.placeOf(path.split('.')) });
  if (!selector.written)
    return empty(
      'spec',
      false,
      text`it has no selector, and then it covers no pod: drains evict as if it were not there.`,
      fix`Write a selector with the labels of the pods ({} is every pod of the namespace), or delete the budget.`,
    );
  const isMeant = ({ manifest: one }: KubernetesObject): boolean =>
    selects(selector, templateLabels(podTemplateOf(one)));
  const near = drains.own.filter((one) => namespaceOf(one.manifest) === namespace);
  if (near.some(isMeant)) return null;
  if (near.length > 0 || drains.coverage.podsIn(namespace).length > 0)
    return empty(
      'spec.selector',
      true,
      text`its selector matches no pod of the files or the snapshot: if they are not elsewhere, it protects nothing.`,
      fix`Correct the label key or value, or add the pods that it is for to the snapshot.`,
    );
  // {} is for every pod of its namespace, whatever they are.
  const stray = selects(selector, {}) ? undefined : drains.own.find(isMeant);
  if (!stray) return null;
  const [ours, theirs] = [code(namespace), code(namespaceOf(stray.manifest))];
  return empty(
    'metadata',
    true,
    text`its selector matches no known pod of namespace ${ours}, which is all that it can protect; ${name('policy', refText(refOf(stray.manifest)))}, which it would match, is in namespace ${theirs}.`,
    fix`Write namespace: ${theirs} if it is for those pods, or add the pods of ${ours} to the snapshot.`,
  );
}

/**
 * One warning where budgets count controllers that the snapshot does not hold. A custom resource may have no scale, so that its budgets
 * allow no eviction: of one that the change edits that is not evaluated.
 */
export function controllersMissing(drains: Drains, written: readonly KubernetesObject[]): Problem[] {
  const assumed = drains.assumptions();
  const [first] = assumed;
  if (!first) return [];
  const owners = assumed.flatMap(({ pods }) => pods.flatMap(({ owner }) => owner ?? []));
  const names = [...new Set(owners.map(({ kind, name }) => `${kind}/${name}`))];
  const pods = new Set(assumed.flatMap((one) => one.pods)).size;
  const others = assumed.length - 1;
  const which = text`${name('object', `PodDisruptionBudget/${first.budget.name}`)}${others > 0 ? text` and ${count(others, 'other budget')}` : NO_TEXT}`;
  const message = text`The controllers of ${count(pods, 'pod')} are not in the snapshot (${fewNames('object', names)}). ${which} ${verbFor(assumed.length, 'counts', 'count')} their replicas: the plan assumes that they want the pods that run. Add these controllers, and the Deployments of ReplicaSets, to the snapshot.`;
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
