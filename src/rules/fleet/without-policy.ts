import { refKey } from '../../systems/system.js';
import type { LimitedGroup } from '../rule.js';

/** True for a Skyhook or NodeWright that names no policy: its own interruptionBudget limits it, or 100% by default. */
export function isWithoutPolicy({ group }: LimitedGroup): boolean {
  return group.declaredIn.system === 'skyhook' && refKey(group.declaredIn) === refKey(group.rolls);
}
