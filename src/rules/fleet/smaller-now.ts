import type { SidePlan } from '../../plan/model.js';
import { keptOf } from '../../plan/wholes.js';
import type { LimitedGroup, Violation } from '../rule.js';
import { freshBatchesOf, policyOf } from '../rule.js';

/**
 * Info where the base takes as many as the group has in a single batch, which is another rule's business: with batches at all, a rule
 * of batches is broken for the first time, and the change is one for the better.
 */
export function unlessSmallerNow(
  { policy, group }: LimitedGroup,
  base: SidePlan | null,
): Pick<Violation, 'severity'> {
  const before = base ? policyOf(base, policy.ref) : undefined;
  const same = before?.effect.groups.find(({ runs }) => runs.group === group.runs.group);
  if (!before || !same) return {};
  const [only = 0, ...others] = freshBatchesOf({ policy: before, group: same });
  return others.length === 0 && only >= keptOf(group) ? { severity: 'info' } : {};
}
