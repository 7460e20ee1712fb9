import { byName } from '../../src/manifest/lookup.js';
import type { Binding, Health } from '../../src/systems/kubefleet/controller/bindings.js';
import {
  BindingTable,
  type Reconciled,
  type RollingUpdate,
} from '../../src/systems/kubefleet/controller/rolling-update.js';
import type { PlacementPolicy } from '../../src/systems/kubefleet/objects/policy.js';

/** Fate of a cluster after it was bound or updated, and of a removal. Absent = ready. */
export type ClusterOutcome = 'never' | 'applyFails' | 'untracked' | 'deletionHangs';

/** Time stands still within a round. */
const NOW = 0;

/** One reconcile, with the clusters that still wait after it. */
export interface Reconcile extends Reconciled {
  readonly blocked: readonly string[];
  readonly kept: readonly string[];
}

export interface Standing {
  readonly placed: readonly string[];
  readonly ready: readonly string[];
  readonly notReady: readonly string[];
}

/** A rolling update from its first round to its end. */
interface Rollout {
  /** Each with the reconciles that picked something; else with the only one. */
  readonly rounds: readonly { readonly steps: readonly Reconcile[]; readonly after: Standing }[];
  readonly outcome: 'complete' | 'rolledOutNotReady' | 'stuck';
  /** The reconcile that finds nothing to do. */
  readonly last: Reconcile;
  readonly final: Standing;
}

/**
 * A rolling update over the clusters of a vector. Between two rounds everything pending reaches its outcome, deleted bindings vanish, and
 * untracked clusters that were waiting have waited their period.
 */
export function rollOut(
  policy: PlacementPolicy,
  rollingUpdate: RollingUpdate,
  start: readonly Binding[],
  outcomes: ReadonlyMap<string, ClusterOutcome>,
): Rollout {
  const table = new BindingTable(start, policy, rollingUpdate);
  const rounds: Rollout['rounds'][number][] = [];
  for (;;) {
    const waiting = new Set(table.all().filter(isWaiting));
    const steps: Reconcile[] = [];
    let last = reconcileOnce(table);
    for (; picks(last); last = reconcileOnce(table)) steps.push(last);
    let isSettled = true;
    for (const one of table.all()) {
      const settled = settle(one, waiting.has(one), outcomes.get(one.cluster) ?? 'ready');
      isSettled &&= settled === one;
      if (settled) table.put(settled);
      else table.delete(one.cluster);
    }
    const after = standing(table);
    if (steps.length === 0 && isSettled) {
      const done = after.notReady.length > 0 ? 'rolledOutNotReady' : 'complete';
      return { rounds, outcome: last.hasCandidates ? 'stuck' : done, last, final: after };
    }
    rounds.push({ steps: steps.length > 0 ? steps : [last], after });
  }
}

function reconcileOnce(table: BindingTable): Reconcile {
  const step = table.reconcile(NOW);
  return { ...step, blocked: table.blocked(), kept: table.kept() };
}

function picks({ remove, update, bind }: Reconciled): boolean {
  return remove.length + update.length + bind.length > 0;
}

function isWaiting({ health, availableSince }: Binding): boolean {
  return health === 'untracked' && availableSince !== null;
}

function settle(binding: Binding, waitedBefore: boolean, outcome: ClusterOutcome | 'ready'): Binding | null {
  if (binding.deleting && outcome !== 'deletionHangs') return null;
  if (binding.health === 'pending' && binding.state !== 'Scheduled') {
    const health = HEALTH_AFTER[outcome];
    return { ...binding, health, availableSince: health === 'untracked' ? NOW : null };
  }
  return isWaiting(binding) && waitedBefore ? { ...binding, availableSince: null } : binding;
}

const HEALTH_AFTER: Readonly<Record<ClusterOutcome | 'ready', Health>> = {
  ready: 'ready',
  never: 'notAvailableYet',
  applyFails: 'failed',
  untracked: 'untracked',
  deletionHangs: 'ready',
};

function standing(table: BindingTable): Standing {
  const placed = table.all().filter((binding) => binding.state !== 'Scheduled');
  const names = (isWanted: (one: Binding) => boolean): string[] =>
    placed.flatMap((one) => (isWanted(one) ? [one.cluster] : [])).sort(byName);
  return {
    placed: names(() => true),
    ready: names((one) => table.isReady(one)),
    notReady: names((one) => !table.isReady(one)),
  };
}
