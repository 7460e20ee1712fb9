import type { PlannedGroup } from '../../plan/model.js';
import { joinTexts, name, type Text, text } from '../../text/text.js';

const NAMES_SHOWN = 40;

/**
 * `batch 1: east-1, east-2; batch 2: west-1`: which clusters go in which order, as each of them is a decision of its own. Null
 * for other targets: nodes and replicas are told by number.
 */
export function orderPhrase({ batches, unit }: Pick<PlannedGroup, 'batches' | 'unit'>): Text | null {
  if (unit !== 'cluster' || batches.length === 0) return null;
  let left = NAMES_SHOWN;
  const parts = batches.flatMap(({ index, targets }) => {
    const shown = targets.slice(0, left);
    left -= shown.length;
    return shown.length === 0
      ? []
      : [
          text`batch ${index}: ${joinTexts(
            shown.map((cluster) => name('cluster', cluster)),
            ', ',
          )}`,
        ];
  });
  const total = batches.reduce((sum, { targets }) => sum + targets.length, 0);
  const named = joinTexts(parts, '; ');
  return total > NAMES_SHOWN ? text`${named} and ${total - NAMES_SHOWN} more` : named;
}
