import type { Budget } from '../objects/stored.js';

/**
 * The ceiling that a budget resolves to. A count is taken as written, also for no nodes at all; a percentage rounds down with
 * a minimum of 1, in doubles with the division first: 29% of 100 is 28. Source: compartment.go calculateCeiling, v0.15.0.
 */
export function ceilingOf(budget: Budget, matched: number): number {
  if (budget.kind === 'count') return budget.nodes;
  if (matched === 0) return 0;
  return Math.max(1, Math.trunc(matched * (budget.percent / 100)));
}

/** The budget as written: `25%`, or the count. */
export function budgetText(budget: Budget): string | number {
  return budget.kind === 'count' ? budget.nodes : `${budget.percent}%`;
}

/**
 * Nodes at a time without a policy: the interruptionBudget, at least 1, everything where nothing is set, 1 for no nodes.
 * Source: cluster_state_v2.go createLegacyDefaultCompartment, v0.15.0.
 */
export function legacyBatch(budget: Budget | null, nodes: number): number {
  if (nodes === 0) return 1;
  const { kind, ...rest } = budget ?? { kind: 'percent' as const, percent: 100 };
  if (kind === 'count' && 'nodes' in rest) return Math.max(1, Math.min(nodes, rest.nodes));
  return Math.max(1, Math.trunc(nodes * (('percent' in rest ? rest.percent : 100) / 100)));
}
