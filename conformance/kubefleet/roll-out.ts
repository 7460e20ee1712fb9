import type { Binding, Health } from '../../src/systems/kubefleet/controller/bindings.js';
import {
  isReady,
  reconcile,
  type Rollout,
  rolloutOf,
  survey,
} from '../../src/systems/kubefleet/controller/rolling-update.js';

/** Fate of a cluster after it was bound or updated, and of a removal. Absent = ready. */
export type ClusterOutcome = 'never' | 'applyFails' | 'untracked' | 'deletionHangs';

/** Time stands still within a round. */
const NOW = 0;

/**
 * A rolling update over the clusters of a vector. Between two rounds everything pending reaches its outcome, deleted bindings vanish, and
 * untracked clusters that were waiting have waited their period. A round has the reconciles that picked something, else the only one; `last`
 * finds nothing to do.
 */
export function rollOut(
  { bindings: start, ...limits }: Pick<Rollout, 'policy' | 'rolling'> & { bindings: readonly Binding[] },
  outcomes: ReadonlyMap<string, ClusterOutcome>,
) {
  const rounds: { steps: readonly Step[]; after: Record<'placed' | 'ready' | 'notReady', string[]> }[] = [];
  let bindings = start;
  for (;;) {
    const rollout = rolloutOf(limits, bindings);
    const waiting = new Set(bindings.filter(isWaiting));
    const steps: Step[] = [];
    let last = stepOf(rollout);
    for (; last.remove.length + last.update.length + last.bind.length > 0; last = stepOf(rollout))
      steps.push(last);
    const touched = [...rollout.bindings.values()];
    const settled = touched.flatMap(
      (one) => settle(one, waiting.has(one), outcomes.get(one.cluster) ?? 'ready') ?? [],
    );
    const isSettled = settled.length === touched.length && settled.every((one) => touched.includes(one));
    bindings = settled;
    const placed = bindings.filter(({ state }) => state !== 'Scheduled');
    const names = (isWanted: (one: Binding) => boolean): string[] =>
      placed.flatMap((one) => (isWanted(one) ? [one.cluster] : []));
    const ready = (one: Binding): boolean => isReady(one, limits.rolling, NOW);
    const after = { placed: names(() => true), ready: names(ready), notReady: names((one) => !ready(one)) };
    if (steps.length === 0 && isSettled) {
      const done = after.notReady.length > 0 ? 'rolledOutNotReady' : 'complete';
      return { rounds, outcome: last.hasCandidates ? 'stuck' : done, last, final: after };
    }
    rounds.push({ steps: steps.length > 0 ? steps : [last], after });
  }
}

/** One reconcile, with the stale and newly picked clusters that wait for room after it, and those that wait to be removed. */
export function stepOf(rollout: Rollout, now = NOW) {
  const step = reconcile(rollout, now);
  const { update, bind, remove } = survey(rollout, now).candidates;
  return { ...step, blocked: [...update, ...bind], kept: remove };
}

export type Step = ReturnType<typeof stepOf>;

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
