import { byName } from '../../src/manifest/lookup.js';
import { type Binding, type Health, isReady } from '../../src/systems/kubefleet/controller/bindings.js';
import type { RollingUpdate } from '../../src/systems/kubefleet/controller/ceilings.js';
import { reconcile, type Reconciled } from '../../src/systems/kubefleet/controller/reconcile.js';
import type { PlacementPolicy } from '../../src/systems/kubefleet/objects/policy.js';

/** Fate of a cluster after it was bound or updated, and of a removal. Absent = ready. */
export type ClusterOutcome = 'never' | 'applyFails' | 'untracked' | 'deletionHangs';

/** Time stands still within a round. */
const NOW = 0;

export interface Standing {
  readonly placed: readonly string[];
  readonly ready: readonly string[];
  readonly notReady: readonly string[];
}

/** A rolling update from its first round to its end. */
interface Rollout {
  /** Each with the reconciles that picked something; else with the only one. */
  readonly rounds: readonly { readonly steps: readonly Reconciled[]; readonly after: Standing }[];
  readonly outcome: 'complete' | 'rolledOutNotReady' | 'stuck';
  /** The reconcile that finds nothing to do. */
  readonly last: Reconciled;
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
  const periodMs = rollingUpdate.unavailablePeriodSeconds * 1000;
  const rounds: Rollout['rounds'][number][] = [];
  for (let bindings = start; ;) {
    const waiting = new Set(bindings.filter(isWaiting).map(({ cluster }) => cluster));
    const steps: Reconciled[] = [];
    let step = reconcile(policy, rollingUpdate, bindings, NOW);
    const last = step;
    for (; picks(step); step = reconcile(policy, rollingUpdate, step.bindings, NOW)) steps.push(step);
    const settled = step.bindings.flatMap(
      (one) => settle(one, waiting.has(one.cluster), outcomes.get(one.cluster) ?? 'ready') ?? [],
    );
    if (steps.length === 0 && settled.every((one, i) => one === bindings[i])) {
      const final = standing(settled, periodMs);
      const outcome = last.hasCandidates
        ? 'stuck'
        : final.notReady.length > 0
          ? 'rolledOutNotReady'
          : 'complete';
      return { rounds, outcome, last, final };
    }
    rounds.push({ steps: steps.length > 0 ? steps : [last], after: standing(settled, periodMs) });
    bindings = settled;
  }
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

function standing(bindings: readonly Binding[], periodMs: number): Standing {
  const placed = bindings.filter((binding) => binding.state !== 'Scheduled');
  const names = (ready: boolean): string[] =>
    placed.flatMap((one) => (isReady(one, NOW, periodMs) === ready ? [one.cluster] : [])).sort(byName);
  return {
    placed: placed.map(({ cluster }) => cluster).sort(byName),
    ready: names(true),
    notReady: names(false),
  };
}
