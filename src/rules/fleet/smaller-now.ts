import type { SidePlan } from '../../plan/model.js';
import { keptOf } from '../../plan/measure/wholes.js';
import { freshBatchesOf, type LimitedGroup, policyOf, type RuleResult } from '../rule.js';

/**
 * Info where the base takes as many as the group has in a single batch, which is another rule's business: with batches at all, a rule
 * of batches is broken for the first time, and the change is one for the better.
 */
export function unlessSmallerNow(
  { policy, group }: LimitedGroup,
  base: SidePlan | null,
): Pick<RuleResult, 'severity'> {
  const before = groupBefore({ policy, group }, base);
  if (!before) return {};
  const [only = 0, ...others] = freshBatchesOf(before);
  return others.length === 0 && only >= keptOf(group) ? { severity: 'info' } : {};
}

/** The same group of the base; null where there is none. */
export function groupBefore({ policy, group }: LimitedGroup, base: SidePlan | null): LimitedGroup | null {
  const before = policyOf(base, policy.ref);
  const same = before?.effect.groups.find(({ runs }) => runs.group === group.runs.group);
  return before && same ? { policy: before, group: same } : null;
}
