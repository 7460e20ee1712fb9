import { type ChangeEffect, inBatches } from '../../system.js';

/** What a refused edit comes to: nothing, but for what the same change does to the NodeClass of the pool. */
export function refused(change: ChangeEffect | null): ChangeEffect {
  const says =
    'The edit is refused: the cluster keeps the NodePool it has, and the plan is that of the old one.';
  if (change?.unsure !== undefined) return { ...change, says: `${says} ${change.says}` };
  return inBatches('none', says);
}
