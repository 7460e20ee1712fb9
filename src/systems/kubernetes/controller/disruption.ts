import { addTo, groupedBy, lazily, remembered } from '../../../manifest/lookup.js';
import { type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { compileSelector, type LabelSelector, selectedBy } from '../../../manifest/selector.js';
import { type DrainPod, isFinished, type OwnerRef } from '../../system.js';
import { type Ask, desiredHealthy } from './limits.js';
import { intOrPercentOf, isSet, specOf } from './spec.js';

export type Budget = ReturnType<typeof budgetOf>;

/** A PodDisruptionBudget. One without a selector selects no pod, an empty one every pod of the namespace (policy/v1). */
export const budgetOf = remembered((manifest: Manifest) => {
  const spec = specOf(manifest);
  const compiled = compileSelector(spec['selector']);
  const selector: LabelSelector =
    'selector' in compiled ? compiled.selector : { written: false, requirements: [] };
  const field = (['maxUnavailable', 'minAvailable'] as const).find((one) => isSet(spec, one));
  const ask: Ask = field ? { field, value: intOrPercentOf(spec, field, 0) } : { field: 'neither' };
  return {
    namespace: namespaceOf(manifest),
    name: manifest.name,
    selector,
    ask,
    /** An unready pod is free; else only while enough others are healthy (IfHealthyBudget). */
    alwaysAllows: spec['unhealthyPodEvictionPolicy'] === 'AlwaysAllow',
  };
});

export function budgetsIn(manifests: readonly Manifest[]): Budget[] {
  return manifests.filter(({ kind }) => kind === 'PodDisruptionBudget').map(budgetOf);
}

type Counts = 'expectedPods' | 'desiredHealthy' | 'currentHealthy' | 'disruptionsAllowed';

export interface BudgetStatus extends Readonly<Record<Counts, number>> {
  /** status.observedGeneration has reached the budget's generation. */
  readonly observed: boolean;
  /** Names of pods evicted less than two minutes ago that are not being deleted yet. */
  readonly disruptedPods: readonly string[];
  /** Reason of the condition DisruptionAllowed; empty before the first sync. */
  readonly reason: '' | 'SufficientPods' | 'InsufficientPods' | 'SyncFailed';
}

export const NEVER_SYNCED: BudgetStatus = {
  ...{ observed: false, disruptedPods: [], reason: '' },
  ...{ expectedPods: 0, desiredHealthy: 0, currentHealthy: 0, disruptionsAllowed: 0 },
};

export interface SyncedBudget {
  readonly budget: Budget;
  readonly status: BudgetStatus;
}

/** A name where several namespaces meet: `namespace/name`. */
export function keyOf({ namespace, name }: { readonly namespace: string; readonly name: string }): string {
  return `${namespace}/${name}`;
}

export function ownerKey(namespace: string, { kind, name }: OwnerRef): string {
  return `${kind}/${namespace}/${name}`;
}

/** Drains leave daemon pods alone. */
export function staysOnNode(pod: DrainPod): boolean {
  return pod.owner?.kind === 'DaemonSet' && !isFinished(pod);
}

/** The pods that budgets cover: those of the namespace that the selector matches, in any phase, those being deleted included. */
export class Coverage {
  private readonly byNamespace: () => ReadonlyMap<string, readonly DrainPod[]>;
  private readonly byPod = new Map<DrainPod, [Budget, ...Budget[]]>();

  constructor(pods: readonly DrainPod[], budgets: readonly Budget[]) {
    this.byNamespace = lazily(() => groupedBy(pods, ({ namespace }) => namespace));
    for (const budget of budgets) for (const pod of this.coveredBy(budget)) addTo(this.byPod, pod, budget);
  }

  podsIn(namespace: string): readonly DrainPod[] {
    return this.byNamespace().get(namespace) ?? [];
  }

  coveredBy({ namespace, selector }: Budget): readonly DrainPod[] {
    return selectedBy(this.podsIn(namespace), selector);
  }

  over(pod: DrainPod): readonly Budget[] {
    return this.byPod.get(pod) ?? [];
  }
}

/** True where the wanted size of the pods' controllers counts, not the pods found. */
export function countsSizes(ask: Ask): boolean {
  return ask.field === 'maxUnavailable' || (ask.field === 'minAvailable' && typeof ask.value !== 'number');
}

/**
 * The status that the disruption controller writes, over pods with their controllers, whose sizes are `scales`. Where the scale is
 * needed and cannot be found the whole sync fails: nothing is allowed, and all else stays as it was, so a budget that never synced goes
 * on refusing as not observed. Source: kubernetes 1.28, disruption.go, trySync, failSafe, updatePdbStatus.
 */
export function syncedBudget(
  { ask }: Budget,
  before: BudgetStatus,
  covered: readonly DrainPod[],
  scales: ReadonlyMap<string, number | null>,
): BudgetStatus {
  const expectedPods = expectedScale(ask, covered, scales);
  const desired = expectedPods === null ? null : desiredHealthy(ask, expectedPods);
  if (expectedPods === null || desired === null)
    return { ...before, disruptionsAllowed: 0, reason: 'SyncFailed' };
  const live = covered.filter((pod) => !pod.terminating);
  const disruptedPods = before.disruptedPods.filter((name) => live.some((pod) => pod.name === name));
  const currentHealthy = live.filter((pod) => pod.ready && !disruptedPods.includes(pod.name)).length;
  const spare = expectedPods > 0 ? Math.max(0, currentHealthy - desired) : 0;
  return {
    observed: true,
    expectedPods,
    desiredHealthy: desired,
    currentHealthy,
    disruptionsAllowed: spare,
    disruptedPods,
    reason: spare > 0 ? 'SufficientPods' : 'InsufficientPods',
  };
}

/**
 * Number of expected pods; null if the sync fails. An integer minAvailable counts the pods found, everything else the sum of
 * spec.replicas over the distinct controllers of the pods: the wanted size. Bare pods add nothing. One pod whose controller is gone or
 * has no scale makes the whole sum unknown, a finished Job pod too. Source: kubernetes 1.28, disruption.go, getExpectedPodCount,
 * getExpectedScale and its finders.
 */
function expectedScale(
  ask: Ask,
  covered: readonly DrainPod[],
  scales: ReadonlyMap<string, number | null>,
): number | null {
  if (ask.field === 'neither') return 0;
  if (!countsSizes(ask)) return covered.length;
  const owners = covered.flatMap(({ namespace, owner }) => (owner ? ownerKey(namespace, owner) : []));
  return [...new Set(owners)].reduce<number | null>((sum, key) => {
    const scale = scales.get(key) ?? null;
    return sum === null || scale === null ? null : sum + scale;
  }, 0);
}

/** One that is refused: with 429, or with 500 where several budgets cover the pod. */
export type Eviction =
  | { readonly evicted: true; readonly takenFrom: Budget | null }
  | { readonly evicted: false; readonly why: 'budget' | 'notObserved' | 'severalBudgets' };

const FREE: Eviction = { evicted: true, takenFrom: null };

/**
 * The API server's answer to the eviction of one pod under the budgets that cover it. The counters are those of the last sync. Source:
 * kubernetes 1.28, registry/core/pod/storage/eviction.go.
 */
export function evictionOf(pod: DrainPod, covering: readonly SyncedBudget[]): Eviction {
  const [only] = covering;
  if (!asksBudgets(pod) || !only) return FREE;
  if (covering.length > 1) return { evicted: false, why: 'severalBudgets' };
  if (!pod.ready && unhealthyIsFree(only)) return FREE;
  if (!only.status.observed) return { evicted: false, why: 'notObserved' };
  if (only.status.disruptionsAllowed === 0) return { evicted: false, why: 'budget' };
  return { evicted: true, takenFrom: only.budget };
}

/** Pods that run no more, never began or are going already are evicted without a question. */
export function asksBudgets(pod: DrainPod): boolean {
  return !isFinished(pod) && pod.phase !== 'Pending' && !pod.terminating;
}

/** A pod that is not ready is free with AlwaysAllow, else only while enough others are healthy and any have to be. */
function unhealthyIsFree({ budget, status }: SyncedBudget): boolean {
  if (budget.alwaysAllows) return true;
  return status.currentHealthy >= status.desiredHealthy && status.desiredHealthy > 0;
}

/** True where two texts of a budget say the same: a default that is written out or left to itself, a selector in other words. */
export function isSameBudget(a: Budget, b: Budget): boolean {
  const textOf = ({ ask, selector, alwaysAllows }: Budget): string =>
    JSON.stringify([ask, alwaysAllows, selector.written, requirementsOf(selector)]);
  return textOf(a) === textOf(b);
}

/** All requirements of a selector, in one order: `matchLabels` are requirements with one value. */
export function requirementsOf({ requirements }: LabelSelector): string[] {
  const texts = requirements.map(({ key, operator, values }) =>
    JSON.stringify([key, operator === 'Equals' ? 'In' : operator, [...new Set(values)]]),
  );
  return [...new Set(texts)].sort();
}
