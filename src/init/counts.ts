import { counted } from '../manifest/words/plural.js';
import { visible } from '../manifest/words/visible.js';
import { plannedKind } from './kinds.js';

/** `12 NodePools, 1 Deployment`, the most frequent first; `no planned object` of none. */
export function countsOf(objects: readonly { readonly kind: string }[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of objects) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (counts.size === 0) return 'no planned object';
  return [...counts]
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([kind, count]) => counted(count, plannedKind(kind) === null ? visible(kind, 60) : kind))
    .join(', ');
}
