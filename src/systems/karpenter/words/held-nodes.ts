import { listing } from '../../../manifest/words/listing.js';
import { factOf, type RolledGroup } from '../../system.js';

/** What takes the blocked nodes of a pool out of their hold: a grace period lifts what pods say, and only on nodes that were made with it. */
export function withoutHolds(group: RolledGroup): string {
  const unstick = factOf(group, 'unstick');
  if (unstick !== undefined) return unstick;
  const known = factOf(group, 'lasting-holds');
  const holds = group.blocked.flatMap(({ target }) => known?.get(target) ?? []);
  const closed = new Set(holds.flatMap(({ budgets }) => (budgets.length > 0 ? [listing(budgets)] : [])));
  const [first] = closed;
  if (first !== undefined) {
    const others = closed.size > 1 ? `, and ${closed.size - 1} more like it,` : '';
    return `Let PodDisruptionBudget ${first}${others} allow an eviction, with maxUnavailable: 1. A terminationGracePeriod lifts it too, but not on nodes that were made without one.`;
  }
  return holds.some(({ by }) => by === 'pod')
    ? 'Take the mark off the nodes or pods. A terminationGracePeriod lifts what pods say, but not on nodes that were made without one.'
    : 'Take the mark off the nodes, or delete them by hand; no setting of the NodePool lifts what a node says.';
}
