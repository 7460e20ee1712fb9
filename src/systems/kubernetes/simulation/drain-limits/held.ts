import type { Manifest } from '../../../../manifest/manifest.js';
import { counted, verb } from '../../../../text/plural.js';
import type { HeldEviction } from '../../../system.js';
import type { Budget, BudgetStatus, OwnerRef } from '../../controller/disruption/cluster.js';
import type { DrainPod } from '../../controller/disruption/drain-pod.js';
import type { Ask } from '../../controller/workload-budgets.js';

/** Pods under more than one budget, and the names of those. */
export function severalBudgets(
  manifest: Manifest,
  pods: readonly DrainPod[],
  names: readonly string[],
): HeldEviction {
  return {
    cause: 'several-budgets',
    ...sizeOf(pods),
    forGood: true,
    says: `${counted(pods.length, 'pod')} ${verb(pods.length, 'is', 'are')} covered by ${names.length} budgets (${names.join(', ')}), and the API server evicts no pod that more than one covers, whatever they allow`,
    fix: `Give each pod one budget: delete ${names[0] ?? ''} or ${names[1] ?? ''}, or make their selectors exclude each other.`,
    place: manifest.placeOf(['spec', 'selector']),
  };
}

/** A budget that can not be computed, for the pods of `culprit`; of those, and of the others, `evicted` ask it. */
export function syncFailed(
  manifest: Manifest,
  evicted: readonly DrainPod[],
  culprit: OwnerRef | null,
): HeldEviction {
  const owner = culprit ? `${culprit.kind}/${culprit.name}` : 'a controller without a scale';
  return {
    cause: 'sync-failed',
    ...sizeOf(evicted),
    forGood: true,
    says: `pods of ${owner} are covered, which has no scale that the budget could count by: its sync fails, and then nothing may be evicted`,
    fix: 'Take these pods out of the selector, or write minAvailable as a number of pods.',
    place: manifest.placeOf(['spec', 'selector']),
  };
}

/** A budget that allows no eviction of these pods, even when all are healthy. */
export function neverAllows(
  manifest: Manifest,
  { ask }: Budget,
  pods: readonly DrainPod[],
  { expectedPods, desiredHealthy }: BudgetStatus,
): HeldEviction {
  const held = { cause: 'budget' as const, ...sizeOf(pods), forGood: true };
  if (ask.field === 'neither')
    return {
      ...held,
      says: 'neither maxUnavailable nor minAvailable is written, and then 0 may be evicted',
      fix: 'Write maxUnavailable: 1.',
      place: manifest.placeOf(['spec']),
    };
  const place = manifest.placeOf(['spec', ask.field]);
  if (pods.every(({ owner }) => owner === null) && expectedPods === 0)
    return {
      ...held,
      says: `pods without a controller count as none for ${ask.field} ${ask.value}, so 0 may be evicted even when all are healthy`,
      fix: `Only a number of pods as minAvailable covers pods without a controller: write minAvailable: ${pods.length - 1}.`,
      place,
    };
  return {
    ...held,
    says: `${desiredHealthy} of ${counted(expectedPods, 'pod')} must stay healthy at any time (${ask.field}: ${ask.value}${typeof ask.value === 'string' ? ', rounded up' : ''}), so none may go`,
    fix: neverFix(ask, expectedPods),
    place,
  };
}

function neverFix(ask: Exclude<Ask, { field: 'neither' }>, expectedPods: number): string {
  if (expectedPods <= 1)
    return 'Run a second replica and write maxUnavailable: 1; with one replica allow its eviction, or delete the budget.';
  const old = ask.field === 'maxUnavailable' ? String(ask.value) : ask.field;
  return `Write maxUnavailable: 1 in place of ${old}: then 1 of ${expectedPods} may be evicted at a time.`;
}

/** A budget that no pod it may cover gets past; `pods` of them are known. */
export function allowsNone(
  manifest: Manifest,
  written: string,
  pods: readonly DrainPod[] = [],
): HeldEviction {
  return {
    cause: 'budget',
    ...sizeOf(pods),
    forGood: true,
    says: `${written} allows no eviction, however many pods are healthy`,
    fix: 'Write maxUnavailable: 1.',
    place: manifest.placeOf(['spec']),
  };
}

/** Pods that a budget refuses until more are healthy. */
export function unhealthyPods(
  manifest: Manifest,
  { unhealthyPodEvictionPolicy: policy }: Budget,
  refused: readonly DrainPod[],
  { currentHealthy, desiredHealthy }: BudgetStatus,
): HeldEviction {
  const isHelped = policy !== 'AlwaysAllow' && refused.some(({ ready }) => !ready);
  return {
    cause: 'unhealthy-pods',
    ...sizeOf(refused),
    forGood: false,
    says: `${counted(currentHealthy, 'pod')} ${verb(currentHealthy, 'is', 'are')} healthy and ${desiredHealthy} must be, so none may go until others get ready`,
    fix: `Repair the pods that are not ready${isHelped ? '; unhealthyPodEvictionPolicy: AlwaysAllow lets a drain take those' : ''}.`,
    place: manifest.placeOf(['spec']),
  };
}

function sizeOf(pods: readonly DrainPod[]): { readonly pods: number; readonly nodes: number } {
  return { pods: pods.length, nodes: nodesOf(pods) };
}

/** How many nodes of the snapshot the pods are on. */
export function nodesOf(pods: readonly DrainPod[]): number {
  return new Set(pods.flatMap(({ node }) => node ?? [])).size;
}

/** Equal for references to the same controller in a namespace. */
export function ownerKey(namespace: string, { kind, name }: OwnerRef): string {
  return `${kind}/${namespace}/${name}`;
}
