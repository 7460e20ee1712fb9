import { type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { type Problem, unjudgedAt, warningAt } from '../../../manifest/problem.js';
import { visible } from '../../../manifest/visible.js';
import { counted, verb } from '../../../text/plural.js';
import { code, count, few, literal, name, NO_TEXT, type Text, text } from '../../../text/text.js';
import { type DrainLimit, type EmptySelector, type HeldEviction, refText } from '../../system.js';
import { type Budget, type BudgetStatus, keyOf } from '../controller/disruption/cluster.js';
import type { DrainPod } from '../controller/disruption/drain-pod.js';
import { evictionOf } from '../controller/disruption/eviction.js';
import { isSameBudget } from '../controller/disruption/same-budget.js';
import { selects } from '../controller/labels.js';
import type { Ask } from '../controller/workload-budgets.js';
import { budgetOf } from '../objects/disruption.js';
import { type KubernetesObject, objectsIn, refOf } from '../objects/objects.js';
import { podTemplateOf, templateLabels } from '../objects/template.js';
import type { Drains } from '../rollout/drains.js';

/** What is known of one budget of the files. */
export interface BudgetFacts {
  /** Null for one that covers no known pod and may allow evictions. */
  readonly limit: DrainLimit | null;
  readonly notes: readonly Text[];
  readonly empty?: EmptySelector;
}

/** What one budget of the files allows, and what it blocks. */
export function factsOfBudget(manifest: Manifest, drains: Drains): BudgetFacts {
  const budget = budgetOf(manifest);
  const covered = drains.coveredBy(budget);
  if (covered.length === 0) return withoutPods(manifest, budget, drains);
  const status = drains.statusOf(budget);
  const { expectedPods, desiredHealthy, currentHealthy, disruptionsAllowed } = status;
  const limit = {
    ...{ expectedPods, desiredHealthy, currentHealthy, disruptionsAllowed },
    pods: covered.length,
    nodes: nodesOf(covered),
    held: blockedBy(manifest, budget, status, drains),
  };
  return { limit, notes: [allowsText(budget, limit, status.reason === 'SyncFailed', drains)] };
}

function allowsText(budget: Budget, limit: DrainLimit, fails: boolean, drains: Drains): Text {
  const pods = count(limit.pods, 'pod');
  if (fails)
    return text`It covers ${pods}, one of which has a controller without a scale, so the disruption controller cannot compute it and the API server evicts none of them. (A drain leaves the pods of DaemonSets alone.)`;
  const covered = drains.coveredBy(budget);
  const assumed = covered.filter((pod) => drains.isAssumed(pod)).length;
  const which = assumed === covered.length ? literal('all') : text`${assumed}`;
  const unseen = assumed === 0 ? NO_TEXT : text` (${which} assumed to be ready: not in the snapshot)`;
  const isBare = limit.expectedPods === 0 && covered.every(({ owner }) => owner === null);
  const wanted = isBare ? text`no controller wants them` : text`${limit.expectedPods} wanted`;
  const others = drains.namesOver(covered).filter((other) => other !== budget.name);
  const shared =
    others.length === 0
      ? NO_TEXT
      : text` Other budgets cover some of them too (${few(
          others.map((other) => name('object', other)),
          5,
        )}): the API server evicts no pod under two budgets.`;
  return text`It covers ${pods}${unseen}: ${wanted}, ${limit.currentHealthy} healthy, ${limit.desiredHealthy} must stay healthy, so ${limit.disruptionsAllowed} may be evicted at a time.${shared}`;
}

/** Evictions that a budget refuses, for good or until pods become ready. */
function blockedBy(manifest: Manifest, budget: Budget, status: BudgetStatus, drains: Drains): HeldEviction[] {
  const evicted = drains.evictedUnder(budget);
  const alone = evicted.filter((pod) => drains.covering(pod).length === 1);
  const several = drains.reportedBy(
    budget,
    evicted.filter((pod) => !alone.includes(pod)),
  );
  const fails = status.reason === 'SyncFailed';
  const allowsNever = !fails && status.expectedPods <= status.desiredHealthy;
  const refused = alone.filter((pod) => !evictionOf(pod, [{ budget, status }], drains.behaviour).evicted);
  const own =
    status.disruptionsAllowed > 0
      ? null
      : allowsNever
        ? alone.length > 0 && neverAllows(budget, alone, status)
        : refused.length > 0 &&
          (fails ? syncFailed(budget, refused, drains) : unhealthy(budget, refused, status));
  return [several.length > 0 && severalBudgets(drains.namesOver(several), several), own]
    .filter((one) => one !== false && one !== null)
    .map(({ at, pods, ...one }) => ({
      ...one,
      pods: pods.length,
      nodes: nodesOf(pods),
      place: manifest.placeOf(at),
    }));
}

interface Blocked extends Pick<HeldEviction, 'cause' | 'forGood' | 'says' | 'fix'> {
  readonly pods: readonly DrainPod[];
  readonly at: readonly string[];
}

function severalBudgets(names: readonly string[], pods: readonly DrainPod[]): Blocked {
  return {
    cause: 'several-budgets',
    pods,
    forGood: true,
    says: `${names.length} budgets cover them (${names.join(', ')}), and the API server evicts no pod under more than one`,
    fix: `Give each pod one budget: delete ${names[0] ?? ''} or ${names[1] ?? ''}, or make their selectors exclude each other.`,
    at: ['spec', 'selector'],
  };
}

function syncFailed(budget: Budget, pods: readonly DrainPod[], drains: Drains): Blocked {
  const owner = drains.failing(budget);
  const covered = owner ? `${owner.kind}/${owner.name}` : 'a controller';
  return {
    cause: 'sync-failed',
    pods,
    forGood: true,
    says: `the budget also covers pods of ${covered}, which has no scale, so the disruption controller cannot compute it and allows no eviction`,
    fix: 'Take these pods out of the selector, or write minAvailable as a number of pods.',
    at: ['spec', 'selector'],
  };
}

/** No eviction, even when all pods are healthy. */
function neverAllows(
  { ask }: Budget,
  pods: readonly DrainPod[],
  { expectedPods, desiredHealthy }: BudgetStatus,
): Blocked {
  if (ask.field === 'neither') return allowsNone(ask, pods);
  const blocked = { cause: 'budget', pods, forGood: true, at: ['spec', ask.field] } as const;
  if (expectedPods === 0 && pods.every(({ owner }) => owner === null))
    return {
      ...blocked,
      says: `${askText(ask)} counts only pods that a controller wants, and these have none, so it allows no eviction`,
      fix: `Only a number of pods as minAvailable covers pods without a controller: write minAvailable: ${pods.length - 1}.`,
    };
  const rounded = typeof ask.value === 'string' ? ', rounded up,' : '';
  const old = ask.field === 'maxUnavailable' ? String(ask.value) : ask.field;
  return {
    ...blocked,
    says: `${ask.field}: ${ask.value}${rounded} requires ${desiredHealthy} of ${counted(expectedPods, 'pod')} to stay healthy, which allows no eviction`,
    fix:
      expectedPods <= 1
        ? 'Run a second replica and write maxUnavailable: 1; with one replica allow its eviction, or delete the budget.'
        : `Write maxUnavailable: 1 in place of ${old}: then 1 of ${expectedPods} may be evicted at a time.`,
  };
}

/** No eviction, whatever pods it covers. */
function allowsNone(ask: Ask, pods: readonly DrainPod[]): Blocked {
  return {
    cause: 'budget',
    pods,
    forGood: true,
    says: `${askText(ask)} allows no eviction, however many pods are healthy`,
    fix: 'Write maxUnavailable: 1.',
    at: ['spec'],
  };
}

/** No eviction until more pods are healthy. */
function unhealthy(
  { unhealthyPodEvictionPolicy: policy }: Budget,
  pods: readonly DrainPod[],
  { currentHealthy, desiredHealthy }: BudgetStatus,
): Blocked {
  const isHelped = policy !== 'AlwaysAllow' && pods.some(({ ready }) => !ready);
  return {
    cause: 'unhealthy-pods',
    pods,
    forGood: false,
    says: `${counted(currentHealthy, 'pod')} ${verb(currentHealthy, 'is', 'are')} healthy and ${desiredHealthy} must be, so no eviction is allowed until more are ready`,
    fix: `Repair the pods that are not ready${isHelped ? '; unhealthyPodEvictionPolicy: AlwaysAllow lets a drain take those' : ''}.`,
    at: ['spec'],
  };
}

/** True for a budget that allows no eviction, whatever its pods belong to. */
function neverAgrees(ask: Ask): boolean {
  if (ask.field === 'neither') return true;
  return ask.field === 'maxUnavailable' ? ask.value === 0 || ask.value === '0%' : ask.value === '100%';
}

/** `maxUnavailable 0`. */
export function askText(ask: Ask): string {
  return ask.field === 'neither' ? 'neither maxUnavailable nor minAvailable' : `${ask.field} ${ask.value}`;
}

/** Nodes of the snapshot that the pods are on. */
export function nodesOf(pods: readonly DrainPod[]): number {
  return new Set(pods.flatMap(({ node }) => node ?? [])).size;
}

/** A budget that covers no known pod: it protects nothing, or its pods are not in the files and the snapshot. */
function withoutPods(manifest: Manifest, budget: Budget, drains: Drains): BudgetFacts {
  const empty = emptySelectorOf(manifest, budget, drains);
  const found = empty ? { empty } : {};
  if (budget.selector === null)
    return {
      limit: null,
      notes: [text`It has no selector, so it covers no pod: it protects nothing.`],
      ...found,
    };
  if (!neverAgrees(budget.ask)) {
    const note = text`It covers no pod of the files or the snapshot, so what it holds up is not known.`;
    return { limit: null, notes: [note], ...found };
  }
  const { at, ...none } = allowsNone(budget.ask, []);
  const held = [{ ...none, pods: 0, nodes: 0, place: manifest.placeOf(at) }];
  const numbers = { expectedPods: 0, desiredHealthy: 0, currentHealthy: 0, disruptionsAllowed: 0 };
  return { limit: { ...numbers, pods: 0, nodes: 0, held }, notes: [], ...found };
}

/**
 * In policy/v1 a budget without a selector selects no pod, an empty one every pod of the namespace; it holds pods of its own namespace
 * only. Source: kubernetes 1.28, registry/core/pod/storage/eviction.go, getPodDisruptionBudgets.
 */
function emptySelectorOf(
  manifest: Manifest,
  { namespace, selector }: Budget,
  drains: Drains,
): EmptySelector | null {
  const about = { what: 'its selector', group: null };
  if (selector === null)
    return {
      ...about,
      says: 'it has no selector, and then it covers no pod: drains evict as if it were not there.',
      fix: 'Write a selector with the labels of the pods ({} is every pod of the namespace), or delete the budget.',
      place: manifest.placeOf(['spec']),
    };
  const isMeant = (one: Manifest): boolean => selects(selector, templateLabels(podTemplateOf(one)));
  const near = objectsIn(drains.own, namespace).map((object) => object.manifest);
  if (near.length > 0 || drains.podsIn(namespace).length > 0)
    return near.some(isMeant)
      ? null
      : {
          ...about,
          says: 'its selector matches no pod of the files or the snapshot: if they are not elsewhere, it protects nothing.',
          fix: 'Correct the label key or value, or add the pods that it is for to the snapshot.',
          isGuess: true,
          place: manifest.placeOf(['spec', 'selector']),
        };
  // {} is for every pod of its namespace, whatever they are.
  const stray = selects(selector, {}) ? undefined : drains.own.find((object) => isMeant(object.manifest));
  if (!stray) return null;
  const theirs = visible(namespaceOf(stray.manifest));
  return {
    ...about,
    says:
      `its selector matches no pod that is known of namespace ${visible(namespace)}, which is all that it can protect; ` +
      `${refText(refOf(stray.manifest))}, which it would match, is in namespace ${theirs}.`,
    fix: `Write namespace: ${theirs} if it is for those pods, or add the pods of ${visible(namespace)} to the snapshot.`,
    isGuess: true,
    place: manifest.placeOf(['metadata']),
  };
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
  const resting = drains.assumptions();
  const [first] = resting;
  if (!first) return [];
  const pods = new Set(resting.flatMap((one) => one.pods));
  const owners = new Map(
    [...pods].flatMap(({ owner }) => (owner ? [[`${owner.kind}/${owner.name}`, owner.kind]] : [])),
  );
  const kinds = [...new Set(owners.values())].sort().map((kind) => code(RESOURCES[kind] ?? kind));
  const names = few(
    [...owners.keys()].map((owner) => name('object', owner)),
    3,
  );
  const others = resting.length - 1;
  const which = text`${name('object', `PodDisruptionBudget/${first.budget.name}`)}${others > 0 ? text` and ${count(others, 'other budget')}` : NO_TEXT}`;
  const message = text`The controllers of ${count(pods.size, 'pod')} are not in the snapshot (${names}). ${which} ${literal(verb(resting.length, 'counts', 'count'))} their replicas: the plan assumes that they want the pods that run. Add ${few(kinds, 3)} to the snapshot.`;
  const own = written.filter(({ kind }) => kind === 'PodDisruptionBudget');
  const found = own.flatMap((object) => {
    const one = resting.find(({ budget }) => keyOf(budget) === keyOf(budgetOf(object.manifest)));
    return one ? [{ object, pods: one.pods }] : [];
  });
  const isUnknown = found.some(
    ({ object: { manifest, before }, pods }) =>
      (before === null || !isSameBudget(budgetOf(manifest), budgetOf(before))) &&
      pods.some(({ owner }) => owner !== null && RESOURCES[owner.kind] === undefined),
  );
  const place = found[0]?.object.manifest.placeOf(['spec']) ?? null;
  return [(isUnknown ? unjudgedAt : warningAt)(place, 'owners-not-in-snapshot', message)];
}
