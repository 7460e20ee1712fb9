import { byName } from '../../src/manifest/values/names.js';
import { type Binding, isReady } from '../../src/systems/kubefleet/controller/bindings.js';
import type { RollingUpdate } from '../../src/systems/kubefleet/controller/ceilings.js';
import { type Reconciled, rolled, tableOf } from '../../src/systems/kubefleet/controller/reconcile.js';
import {
  type ClusterOutcome,
  playRounds,
  type RolloutEnd,
} from '../../src/systems/kubefleet/controller/rounds.js';
import type { PlacementPolicy } from '../../src/systems/kubefleet/objects/policy.js';

/** Time stands still within a round. */
const NOW = 0;

export interface Standing {
  readonly placed: readonly string[];
  readonly ready: readonly string[];
  readonly notReady: readonly string[];
}

/** The reconciles until one picks nothing, with everything just touched still pending; then the world settles. */
interface Round {
  readonly steps: readonly Reconciled[];
  readonly after: Standing;
}

/** A rolling update from its first round to its end. */
export interface Rollout extends RolloutEnd {
  readonly rounds: readonly Round[];
  readonly final: Standing;
}

/**
 * A whole rolling update in rounds: between two rounds everything that is pending reaches its outcome, deleted bindings
 * vanish, and untracked clusters that were waiting have waited their period.
 */
export function rollOut(
  policy: PlacementPolicy,
  rollingUpdate: RollingUpdate,
  bindings: readonly Binding[],
  outcomes: ReadonlyMap<string, ClusterOutcome>,
): Rollout {
  const periodMs = rollingUpdate.unavailablePeriodSeconds * 1000;
  const table = tableOf(rollingUpdate, bindings);
  const rounds: Round[] = [];
  const played = playRounds(policy, rollingUpdate, table, outcomes);
  for (;;) {
    const next = played.next();
    const after = standing([...table.all()], periodMs);
    if (next.done) return { rounds, final: after, ...next.value };
    rounds.push({ steps: next.value, after });
  }
}

function standing(bindings: readonly Binding[], periodMs: number): Standing {
  const placed = bindings.filter((binding) => binding.state !== 'Scheduled');
  const names = (some: readonly Binding[]) => some.map((binding) => binding.cluster).sort(byName);
  return {
    placed: names(placed),
    ready: names(placed.filter((binding) => isReady(binding, NOW, periodMs))),
    notReady: names(placed.filter((binding) => !isReady(binding, NOW, periodMs))),
  };
}

/** The state after a reconcile's picks: updated and bound ones lose their conditions, removed ones are being deleted. */
export function applied(bindings: readonly Binding[], step: Reconciled): Binding[] {
  const touched = new Set([...step.update, ...step.bind]);
  const removed = new Set(step.remove);
  return bindings.map((binding) => {
    if (removed.has(binding.cluster)) return { ...binding, deleting: true };
    return touched.has(binding.cluster) ? rolled(binding) : binding;
  });
}
