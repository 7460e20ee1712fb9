import type { PlannedGroup } from '../../plan/model.js';
import { factOf } from '../../systems/system.js';
import { strip } from '../words/amounts.js';
import { ours, type Phrase, say } from '../words/phrase.js';

/** Where the document leads to expect something else than the dry rollout shows, number by number. */
interface Difference {
  readonly what: string;
  readonly documented: Phrase;
  readonly shipped: Phrase;
}

/**
 * Those of a group, numbers that are the same left out. None of a built-in kind: what is written of those elsewhere is a proposal that
 * its users never read, and the documentation of Kubernetes says what ships. The JSON report has both.
 */
export function documentedDifferences(group: PlannedGroup): Difference[] {
  const { documented } = group;
  if (!documented || factOf(group, 'unread-document')) return [];
  const sizes = (list: readonly number[]): Phrase => (list.length === 0 ? say`none` : ours(strip(list)));
  const all: Difference[] = [
    {
      what: 'batches',
      documented: sizes(documented.batches),
      shipped: sizes(group.batches.map((batch) => batch.size)),
    },
    { what: 'peak', documented: say`${documented.peakAtOnce}`, shipped: say`${group.peakAtOnce}` },
    { what: 'worst loss', documented: say`${documented.worstLoss}`, shipped: say`${group.worstLoss}` },
    { what: 'outcome', documented: ours(documented.outcome), shipped: ours(group.outcome) },
  ];
  return all.filter((one) => JSON.stringify(one.documented) !== JSON.stringify(one.shipped));
}
