import type { Plan, PolicyDiff } from '../../plan/model.js';
import { amount, type Counted, unitOf } from '../words/amounts.js';
import { policyName } from '../words/names.js';
import { NO_TEXT, type Text, text } from '../../text/text.js';
import type { Row } from './row.js';
import type { Selection } from '../choice/selection.js';

/** A policy that is gone, and on how many targets what it rolled goes with it. */
interface Deletion {
  readonly diff: PolicyDiff;
  readonly targets: number;
  readonly unit: Counted;
}

/**
 * Policies whose deletion takes what they rolled from many targets in one pass, outside the dry rollout, most targets first. That
 * less is planned without them is no gain. A NodePool that goes is planned, and is none of these.
 */
export function deletedAtOnce({ touched }: Pick<Selection, 'touched'>): readonly Deletion[] {
  return touched
    .flatMap((diff): Deletion[] => {
      const targets = diff.head === null ? (diff.base?.onDelete?.targets.length ?? 0) : 0;
      return targets > 0 ? [{ diff, targets, unit: unitOf(diff.base?.effect.groups ?? []) }] : [];
    })
    .sort((a, b) => b.targets - a.targets);
}

/** What goes by the removals alone: no peak and no loss of the dry rollout holds it. */
export function deletedRow(plan: Plan, deleted: readonly Deletion[]): Row | null {
  const [most, ...others] = deleted;
  if (!most) return null;
  const more = others.length > 0 ? text`, and what ${amount(others.length, 'policy')} more had` : NO_TEXT;
  return {
    label: text`Removed at once`,
    base: plan.base && text`nothing`,
    head: text`${targetsPhrase(most)} with ${policyName(most.diff.ref)}${more}`,
    trend: { arrow: '▲', word: 'higher', worse: true },
  };
}

/** The row of a peak: what the change removes at once counts in it. */
export function withRemoval(row: Row, deleted: readonly Deletion[]): Row {
  return deleted.length === 0 ? row : { ...row, head: text`${row.head}, with what is removed` };
}

function targetsPhrase({ targets, unit }: Deletion): Text {
  return amount(targets, unit);
}
