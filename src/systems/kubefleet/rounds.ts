import type { Binding, Health } from './bindings.js';
import { isReady } from './bindings.js';
import type { RollingUpdate } from './ceilings.js';
import { byName } from '../../manifest/names.js';
import type { PlacementPolicy } from './policy.js';
import type { Reconciled } from './reconcile.js';
import { reconcile } from './reconcile.js';

/** What becomes of a cluster after it was bound or updated, and of a removal. Absent = ready. */
export type ClusterOutcome = 'never' | 'applyFails' | 'untracked' | 'deletionHangs';

export interface Standing {
  readonly placed: readonly string[];
  readonly ready: readonly string[];
  readonly notReady: readonly string[];
}

/** The reconciles until one picks nothing, with everything just touched still pending; then the world settles. */
export interface Round {
  readonly steps: readonly Reconciled[];
  readonly after: Standing;
}

/**
 * How a rolling update ends: `complete` (nothing left to roll, all ready), `rolledOutNotReady` (nothing left to roll, some
 * not ready) or `stuck` (something is left, and nothing moves any more; there is no deadline and no way back).
 */
export interface Rollout {
  readonly rounds: readonly Round[];
  readonly outcome: 'complete' | 'rolledOutNotReady' | 'stuck';
  readonly final: Standing;
  /** The reconcile that finds nothing to do: what it counts and what it blocks. */
  readonly last: Reconciled;
}

/** A binding of which it is known whether its wait was going on before this round. */
interface Tracked {
  readonly binding: Binding;
  readonly waitedBefore: boolean;
}

/** Time stands still within a round; an untracked cluster has waited when a round began and ended with it waiting. */
const NOW = 0;

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
  const rounds: Round[] = [];
  let world = [...bindings];
  for (;;) {
    const waiting = new Set(world.filter(isWaiting).map((binding) => binding.cluster));
    const { steps, world: touched } = stepUntilQuiet(policy, rollingUpdate, world);
    const settled = touched.flatMap((binding) => {
      const tracked = { binding, waitedBefore: waiting.has(binding.cluster) };
      return settle(tracked, outcomes.get(binding.cluster) ?? 'ready');
    });
    const [first] = steps;
    const moved = steps.length > 1 || (first !== undefined && picks(first) > 0);
    if (!moved && sameWorld(world, settled) && first) {
      const final = standing(world, periodMs);
      return { rounds, outcome: outcomeOf(first, final), final, last: first };
    }
    rounds.push({ steps, after: standing(settled, periodMs) });
    world = settled;
  }
}

/** The state after a reconcile's picks: updated and bound ones lose their conditions, removed ones are being deleted. */
export function applied(bindings: readonly Binding[], step: Reconciled): Binding[] {
  const rolled = new Set([...step.update, ...step.bind]);
  const removed = new Set(step.remove);
  return bindings.map((binding) => {
    if (removed.has(binding.cluster)) return { ...binding, deleting: true };
    if (!rolled.has(binding.cluster)) return binding;
    return { ...binding, state: 'Bound', stale: false, health: 'pending', availableSince: null };
  });
}

function stepUntilQuiet(
  policy: PlacementPolicy,
  rollingUpdate: RollingUpdate,
  bindings: readonly Binding[],
): { readonly steps: Reconciled[]; readonly world: Binding[] } {
  const steps: Reconciled[] = [];
  let world = [...bindings];
  for (;;) {
    const step = reconcile(policy, rollingUpdate, world, NOW);
    if (picks(step) === 0) return { steps: steps.length === 0 ? [step] : steps, world };
    steps.push(step);
    world = applied(world, step);
  }
}

function picks(step: Reconciled): number {
  return step.remove.length + step.update.length + step.bind.length;
}

function isWaiting(binding: Binding): boolean {
  return binding.health === 'untracked' && binding.availableSince !== null;
}

function settle({ binding, waitedBefore }: Tracked, outcome: ClusterOutcome | 'ready'): Binding[] {
  if (binding.deleting && outcome !== 'deletionHangs') return [];
  if (binding.health === 'pending' && binding.state !== 'Scheduled') {
    const health = HEALTH_AFTER[outcome];
    return [{ ...binding, health, availableSince: health === 'untracked' ? NOW : null }];
  }
  if (isWaiting(binding) && waitedBefore) return [{ ...binding, availableSince: null }];
  return [binding];
}

const HEALTH_AFTER: Readonly<Record<ClusterOutcome | 'ready', Health>> = {
  ready: 'ready',
  never: 'notAvailableYet',
  applyFails: 'failed',
  untracked: 'untracked',
  deletionHangs: 'ready',
};

function sameWorld(before: readonly Binding[], after: readonly Binding[]): boolean {
  return before.length === after.length && before.every((binding, index) => binding === after[index]);
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

function outcomeOf(last: Reconciled, final: Standing): Rollout['outcome'] {
  if (last.hasCandidates) return 'stuck';
  return final.notReady.length === 0 ? 'complete' : 'rolledOutNotReady';
}
