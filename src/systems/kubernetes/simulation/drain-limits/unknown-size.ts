import { type Problem, warningAt } from '../../../../manifest/problem.js';
import type { Manifest } from '../../../../manifest/manifest.js';
import { counted, verb } from '../../../../text/plural.js';
import type { DrainLimit, UnjudgedDrain } from '../../../system.js';
import type { Budget, BudgetStatus, OwnerRef } from '../../controller/disruption/cluster.js';
import type { DrainPod } from '../../controller/disruption/drain-pod.js';
import type { Ask } from '../../controller/workload-budgets.js';
import { allowsNone, nodesOf } from './held.js';

/** True for a budget that never agrees, whatever its pods belong to. */
export function neverAgrees(ask: Ask): boolean {
  if (ask.field === 'neither') return true;
  return ask.field === 'maxUnavailable' ? ask.value === 0 || ask.value === '0%' : ask.value === '100%';
}

/** `maxUnavailable 0`, as one reads it in a sentence. */
export function askText(ask: Ask): string {
  return ask.field === 'neither' ? 'neither maxUnavailable nor minAvailable' : `${ask.field} ${ask.value}`;
}

/** Pods of one controller at least whose size is not known. */
interface PodsOfUnknown {
  readonly covered: readonly DrainPod[];
  /** Those of them whose eviction a drain asks for. */
  readonly asked: readonly DrainPod[];
  readonly owner: OwnerRef;
}

/** What is known of a budget whose pods belong to something of unknown size. */
export interface OfUnknownSize {
  readonly limit: DrainLimit | null;
  readonly notes: string[];
  /** Absent where it is known what it allows. */
  readonly unjudged?: UnjudgedDrain;
}

/**
 * The wanted size of a controller of another kind comes from its scale subresource, which no snapshot holds; without one the sync of
 * the budget fails and nothing may be evicted. So what the budget allows can not be told, but for one that never agrees.
 * Source: kubernetes 1.28, disruption.go, getScaleController and failSafe.
 */
export function ofUnknownSize(
  manifest: Manifest,
  { ask }: Budget,
  { covered, asked, owner: { kind, name } }: PodsOfUnknown,
): OfUnknownSize {
  const owner = `${kind}/${name}`;
  if (neverAgrees(ask)) {
    const limit = {
      expectedPods: 0,
      desiredHealthy: 0,
      currentHealthy: covered.filter(({ ready, terminating }) => ready && !terminating).length,
      disruptionsAllowed: 0,
      pods: covered.length,
      nodes: nodesOf(covered),
      held: asked.length > 0 ? [allowsNone(manifest, askText(ask), asked)] : [],
    };
    const says = `It allows none of its pods to be evicted, whatever ${owner} wants: ${askText(ask)}.`;
    return { limit, notes: [says] };
  }
  const says = `Its pods belong to ${owner}, of which the snapshot holds no size, so what it allows is not known; dry rollouts take it to hold no drain back.`;
  return {
    limit: null,
    notes: [says],
    unjudged: {
      pods: asked.length,
      nodes: nodesOf(asked),
      says:
        `${verb(asked.length, 'it belongs', 'they belong')} to ${owner}, whose wanted size is in no snapshot. With a scale subresource ` +
        `${askText(ask)} counts by that; without one the budget can not be computed, and the API server evicts none of them`,
      fix: `Write minAvailable as a number of pods, which needs no size; else see that ${kind} has a scale subresource.`,
      place: manifest.placeOf(['spec']),
    },
  };
}

/** The status of a budget that never agrees; null for one of which only the size would tell. */
export function neverAllowing({ ask }: Budget, covered: readonly DrainPod[]): BudgetStatus | null {
  if (!neverAgrees(ask)) return null;
  const currentHealthy = covered.filter(({ ready, terminating }) => ready && !terminating).length;
  const wanted = covered.length;
  const counts = { expectedPods: wanted, desiredHealthy: wanted, currentHealthy, disruptionsAllowed: 0 };
  return { observed: true, ...counts, disruptedPods: [], reason: 'InsufficientPods' };
}

/** Budgets of the snapshot of which neither a size nor a status tells what they allow: that dry rollouts leave them out is said. */
export function untoldProblems(budgets: readonly Budget[]): Problem[] {
  const [first] = budgets;
  if (!first) return [];
  const more = budgets.length > 1 ? ` and ${counted(budgets.length - 1, 'other budget')}` : '';
  const message = `PodDisruptionBudget/${first.name}${more} of the snapshot: no size of the controllers of the pods and no status tells what is allowed; dry rollouts take it to hold no drain back. Take the budgets into the snapshot with their status.`;
  return [warningAt(null, 'budgets-not-judged', message)];
}
