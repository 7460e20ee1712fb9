import type { BindingTable } from './binding-table.js';
import type { Binding, Health } from './bindings.js';
import type { RollingUpdate } from './ceilings.js';
import type { PlacementPolicy } from '../objects/policy.js';
import { type Reconciled, reconcileTable } from './reconcile.js';

/** What becomes of a cluster after it was bound or updated, and of a removal. Absent = ready. */
export type ClusterOutcome = 'never' | 'applyFails' | 'untracked' | 'deletionHangs';

/** Time stands still within a round; an untracked cluster has waited when a round began and ended with it waiting. */
const NOW = 0;

/**
 * How a rolling update ends: `complete` (nothing left to roll, all ready), `rolledOutNotReady` (nothing left to roll, some
 * not ready) or `stuck` (something is left, and nothing moves any more; there is no deadline and no way back).
 */
export interface RolloutEnd {
  readonly outcome: 'complete' | 'rolledOutNotReady' | 'stuck';
  /** The reconcile that finds nothing to do: what it counts and what it blocks. */
  readonly last: Reconciled;
}

/**
 * A whole rolling update in rounds, one by one, each with the reconciles that picked something; the table stands where they have
 * led. Between two rounds everything that is pending reaches its outcome, deleted bindings vanish, and untracked clusters that were
 * waiting have waited their period.
 */
export function* playRounds(
  policy: PlacementPolicy,
  rollingUpdate: RollingUpdate,
  table: BindingTable,
  outcomes: ReadonlyMap<string, ClusterOutcome>,
): Generator<readonly Reconciled[], RolloutEnd, undefined> {
  let restless = new Set([...table.all()].filter(isRestless).map(({ cluster }) => cluster));
  for (;;) {
    const waiting = new Set([...restless].filter((cluster) => isWaiting(table.get(cluster))));
    const steps = stepUntilQuiet(policy, rollingUpdate, table);
    for (const { update, bind, remove } of steps)
      for (const cluster of [...update, ...bind, ...remove]) restless.add(cluster);
    const [first] = steps;
    let moved = picks(first) > 0;
    const still = new Set<string>();
    for (const cluster of restless) {
      const binding = table.get(cluster);
      if (!binding) continue;
      const settled = settle(binding, waiting.has(cluster), outcomes.get(cluster) ?? 'ready');
      // A wait of no length at all is over before the round is.
      moved ||= settled !== binding || (waiting.has(cluster) && !isWaiting(binding));
      table.set(cluster, settled);
      if (settled && isRestless(settled)) still.add(cluster);
    }
    if (!moved) return { outcome: outcomeOf(first, table), last: first };
    restless = still;
    yield steps;
  }
}

/** At least one, also where nothing is picked. */
function stepUntilQuiet(
  policy: PlacementPolicy,
  rollingUpdate: RollingUpdate,
  table: BindingTable,
): readonly [Reconciled, ...Reconciled[]] {
  const first = reconcileTable(policy, rollingUpdate, table, NOW);
  const steps: [Reconciled, ...Reconciled[]] = [first];
  if (picks(first) === 0) return steps;
  for (;;) {
    const step = reconcileTable(policy, rollingUpdate, table, NOW);
    if (picks(step) === 0) return steps;
    steps.push(step);
  }
}

function picks(step: Reconciled): number {
  return step.remove.length + step.update.length + step.bind.length;
}

function isComing({ health, onItsWayMs }: Binding): boolean {
  return health === 'pending' || onItsWayMs !== undefined;
}

/** True for what changes by itself before the next round. */
function isRestless(binding: Binding): boolean {
  return binding.deleting || (isComing(binding) && binding.state !== 'Scheduled') || isWaiting(binding);
}

function isWaiting(binding: Binding | undefined): boolean {
  return binding?.health === 'untracked' && binding.availableSince !== null;
}

/** What becomes of a binding at the end of a round; the same one where nothing does, null when it is gone. */
function settle(binding: Binding, waitedBefore: boolean, outcome: ClusterOutcome | 'ready'): Binding | null {
  if (binding.deleting && outcome !== 'deletionHangs') return null;
  if (isComing(binding) && binding.state !== 'Scheduled') {
    const { onItsWayMs: _, ...rest } = binding;
    const health = HEALTH_AFTER[outcome];
    return { ...rest, health, availableSince: health === 'untracked' ? NOW : null };
  }
  if (isWaiting(binding) && waitedBefore) return { ...binding, availableSince: null };
  return binding;
}

const HEALTH_AFTER: Readonly<Record<ClusterOutcome | 'ready', Health>> = {
  ready: 'ready',
  never: 'notAvailableYet',
  applyFails: 'failed',
  untracked: 'untracked',
  deletionHangs: 'ready',
};

function outcomeOf(last: Reconciled, table: BindingTable): RolloutEnd['outcome'] {
  if (last.hasCandidates) return 'stuck';
  return table.counts(NOW).ready === table.placed ? 'complete' : 'rolledOutNotReady';
}
