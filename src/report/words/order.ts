import type { PlannedGroup } from '../../plan/model.js';
import { joinPhrases, name, type Phrase, say } from './phrase.js';

const NAMES_SHOWN = 40;

/**
 * `batch 1: east-1, east-2; batch 2: west-1`: which clusters go in which order, as each of them is a decision of its own. Null
 * for other targets: nodes and replicas are told by number.
 */
export function orderPhrase({ batches, unit }: Pick<PlannedGroup, 'batches' | 'unit'>): Phrase | null {
  if (unit !== 'cluster' || batches.length === 0) return null;
  let left = NAMES_SHOWN;
  const parts = batches.flatMap(({ index, targets }) => {
    const shown = targets.slice(0, left);
    left -= shown.length;
    return shown.length === 0 ? [] : [say`batch ${index}: ${joinPhrases(shown.map(name), ', ')}`];
  });
  const total = batches.reduce((sum, { targets }) => sum + targets.length, 0);
  const named = joinPhrases(parts, '; ');
  return total > NAMES_SHOWN ? say`${named} and ${total - NAMES_SHOWN} more` : named;
}
