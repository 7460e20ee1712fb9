import { batchResult, batchSize, FRESH } from '../controller/batch.js';
import { ceilingOf } from '../controller/ceiling.js';
import type { Limits, Strategy } from '../objects/stored.js';
import type { Switches } from '../versions.js';

/** Batches of a rollout that starts from nothing and goes well, with the nodes processed after each. */
export function healthyBatches(strategy: Strategy, total: number): { size: number; processed: number }[] {
  const batches: { size: number; processed: number }[] = [];
  let state = FRESH;
  while (state.completedNodes < total) {
    const size = Math.min(batchSize(strategy, total, state), total - state.completedNodes);
    const completedNodes = state.completedNodes + size;
    batches.push({ size, processed: completedNodes });
    state = batchResult(strategy, total, { ...state, completedNodes }, size, 0);
  }
  return batches;
}

/** The sizes of those batches, for a compartment without a strategy too: its ceiling, as long as the operator goes on. */
export function freshBatches({ strategy, budget }: Limits, total: number, switches: Switches): number[] {
  if (total === 0) return [];
  if (strategy) return healthyBatches(strategy, total).map(({ size }) => size);
  const ceiling = Math.min(total, ceilingOf(budget, total));
  if (ceiling < 1) return [];
  const full = switches.noStrategy === 'works' ? Math.floor(total / ceiling) : 1;
  const rest = switches.noStrategy === 'works' ? total % ceiling : 0;
  return [...Array.from({ length: full }, () => ceiling), ...(rest > 0 ? [rest] : [])];
}
