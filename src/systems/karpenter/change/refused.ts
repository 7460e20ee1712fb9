import { asText, text } from '../../../text/text.js';
import { type ChangeEffect, inBatches } from '../../system.js';

const REFUSED = text`The edit is refused: the cluster keeps the NodePool it has, and the plan is that of the old one.`;

/** What a refused edit comes to: nothing, but for what the same change does to the NodeClass of the pool. */
export function refused(change: ChangeEffect | null): ChangeEffect {
  if (change?.unsure !== undefined) return { ...change, says: text`${REFUSED} ${asText(change.says)}` };
  return inBatches('none', REFUSED);
}
