import type { Manifest } from '../../../manifest/manifest.js';
import type { HeldEviction } from '../../system.js';
import { fieldOf, objectOf } from '../admission/defaults.js';
import type { BudgetStatus, OwnerRef, Workload } from '../disruption/cluster.js';
import type { DrainPod } from '../disruption/drain-world.js';
import { count } from '../workload/limits.js';

/** Pods under several budgets, and whether this budget is the one that reports it. */
export interface Others {
  readonly pods: readonly DrainPod[];
  readonly names: readonly string[];
  readonly isLast: boolean;
}

export function severalBudgets(manifest: Manifest, { pods, names }: Others): HeldEviction {
  return {
    cause: 'several-budgets',
    ...counted(pods),
    forGood: true,
    says: `${count(pods.length, 'pod')} ${pods.length === 1 ? 'is' : 'are'} covered by ${names.length} budgets (${names.join(', ')}), and the API server evicts no pod that more than one covers, whatever they allow`,
    fix: `Give each pod one budget: delete ${names[0] ?? ''} or ${names[1] ?? ''}, or make their selectors exclude each other.`,
    place: manifest.placeOf(['spec', 'selector']),
  };
}

export function syncFailed(
  manifest: Manifest,
  evicted: readonly DrainPod[],
  covered: readonly DrainPod[],
  workloads: readonly Workload[],
): HeldEviction {
  const culprit = covered.find(
    ({ owner, namespace }) =>
      owner &&
      workloads.every(
        ({ kind, name, namespace: at, scale }) =>
          kind !== owner.kind || name !== owner.name || at !== namespace || scale === null,
      ),
  );
  const owner = culprit?.owner
    ? `${culprit.owner.kind}/${culprit.owner.name}`
    : 'a controller without a scale';
  return {
    cause: 'sync-failed',
    ...counted(evicted),
    forGood: true,
    says: `pods of ${owner} are covered, which has no scale that the budget could count by: its sync fails, and then nothing may be evicted`,
    fix: 'Take these pods out of the selector, or write minAvailable as a number of pods.',
    place: manifest.placeOf(['spec', 'selector']),
  };
}

export function neverAllows(
  manifest: Manifest,
  covered: readonly DrainPod[],
  status: BudgetStatus,
): HeldEviction {
  const { expectedPods, desiredHealthy } = status;
  const field =
    fieldOf(objectOf(manifest.object, 'spec'), 'maxUnavailable') === undefined
      ? 'minAvailable'
      : 'maxUnavailable';
  const bare = expectedPods === 0 ? ' (pods without a controller count as none)' : '';
  return {
    cause: 'budget',
    ...counted(covered),
    forGood: true,
    says: `${desiredHealthy} of ${expectedPods} pods${bare} must stay healthy, so 0 may be evicted even when all are`,
    fix:
      expectedPods > 1
        ? `Write maxUnavailable: 1 in place of ${field}: then 1 of ${expectedPods} may be evicted at a time.`
        : 'Run a second replica and write maxUnavailable: 1; with one replica allow its eviction, or delete the budget.',
    place: manifest.placeOf(['spec', field]),
  };
}

/** A budget that no pod it may cover gets past. */
export function allowsNone(manifest: Manifest, written: string): HeldEviction {
  return {
    cause: 'budget',
    pods: 0,
    nodes: 0,
    forGood: true,
    says: `${written} allows no eviction, however many pods are healthy`,
    fix: 'Write maxUnavailable: 1.',
    place: manifest.placeOf(['spec']),
  };
}

export function unhealthyPods(
  manifest: Manifest,
  covered: readonly DrainPod[],
  status: BudgetStatus,
): HeldEviction {
  const { currentHealthy, desiredHealthy } = status;
  return {
    cause: 'unhealthy-pods',
    ...counted(covered),
    forGood: false,
    says: `${currentHealthy} pods are healthy and ${desiredHealthy} must be, so 0 may be evicted until others get ready`,
    fix: 'Repair the pods that are not ready; unhealthyPodEvictionPolicy: AlwaysAllow lets a drain take those.',
    place: manifest.placeOf(['spec']),
  };
}

function counted(pods: readonly DrainPod[]): { readonly pods: number; readonly nodes: number } {
  return { pods: pods.length, nodes: nodesOf(pods) };
}

/** How many nodes of the snapshot the pods are on. */
export function nodesOf(pods: readonly DrainPod[]): number {
  return new Set(pods.flatMap(({ node }) => node ?? [])).size;
}

export function ownerKey(namespace: string, { kind, name }: OwnerRef): string {
  return `${kind}/${namespace}/${name}`;
}
