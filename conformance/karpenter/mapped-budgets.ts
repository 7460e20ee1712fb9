import type { Instant } from '../../src/rollout/controller.js';
import { type Allowed, allowedAt, remaining } from '../../src/systems/karpenter/controller/allowed.js';
import { type Budget, type Reason, REASONS } from '../../src/systems/karpenter/controller/budget.js';
import { type CountedNode, countNodes, type Counts } from '../../src/systems/karpenter/controller/mapping.js';

interface PoolBudgets {
  readonly name: string;
  readonly budgets: readonly Budget[];
}

interface ReasonState {
  /** The ceiling; may be negative. */
  readonly allowed: number;
  readonly consuming: number;
  readonly remaining: number;
}

interface PoolState {
  readonly counts: Counts;
  readonly byReason: Readonly<Record<Reason, ReasonState>>;
  /** Reasons for which a "blocked" event is published: the ceiling is 0 and there is a node. */
  readonly blocked: readonly Reason[];
}

/**
 * What each pool allows and has left at one instant, given the nodes of the cluster. Nodes whose pool is not in the list
 * count for nobody. Source: kubernetes-sigs/karpenter 2266468, disruption/helpers.go, BuildDisruptionBudgetMapping.
 */
export function mapBudgets(
  pools: readonly PoolBudgets[],
  nodes: Iterable<CountedNode>,
  now: Instant,
): ReadonlyMap<string, PoolState> {
  const counts = countNodes(nodes);
  return new Map(
    pools.map((pool) => {
      const own = counts.get(pool.name) ?? { total: 0, consuming: 0 };
      return [pool.name, stateOf(allowedAt(pool.budgets, own.total, now), own)];
    }),
  );
}

function stateOf(allowed: Allowed, counts: Counts): PoolState {
  const reasonState = (reason: Reason): ReasonState => ({
    allowed: allowed.ceiling[reason],
    consuming: counts.consuming,
    remaining: remaining(allowed.ceiling[reason], counts.consuming),
  });
  return {
    counts,
    byReason: {
      Underutilized: reasonState('Underutilized'),
      Empty: reasonState('Empty'),
      Drifted: reasonState('Drifted'),
    },
    blocked: REASONS.filter((reason) => counts.total > 0 && allowed.ceiling[reason] === 0),
  };
}
