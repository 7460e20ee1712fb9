import { few } from '../../manifest/words/listing.js';
import { allOf } from '../../manifest/words/plural.js';
import type { PlannedGroup } from '../../plan/model.js';
import { groupRule, groupViolation, ofSystem } from '../rule.js';
import { isNamed } from '../../plan/measure/wholes.js';

/** Of systems whose objects say when something may go. In the others no policy knows of time, and every one would break this. */
export const noWindow = groupRule({
  id: 'no-window',
  detects: 'a group that no window limits: its targets may go at any time',
  systems: 'some',
  severity: 'info',
  judge: (limited) => {
    const { group } = limited;
    // A limit that changes is a window, and one of zero never lets anything go.
    const reasons = new Map<string | null, number>();
    for (const { reason } of group.allowed) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    const isAlways =
      [...reasons.values()].every((spans) => spans === 1) && group.allowed.some(({ limit }) => limit !== 0);
    // An object that can never take its node is told of by maintenance-never-ends.
    const isIdle = group.matched === 0 || (isNamed(group) && group.blocked.length >= group.matched);
    if (isIdle || !isAlways) return null;
    const isUnlimited = group.allowed.every(({ limit }) => limit === null);
    return groupViolation(limited, ['budget'], {
      says: isUnlimited
        ? `no window is set and nothing limits how many: ${whichText(group)}.`
        : `no window is set: the same limit holds at any time, working hours included.`,
      remediation:
        ofSystem(limited).words.noWindow ??
        'Add a budget with a schedule that allows none outside the window.',
      evidence: { matched: group.matched, unlimited: isUnlimited },
      ...(isUnlimited ? { severity: 'warning' } : {}),
    });
  },
});

/** Nodes that are announced one by one are named: nothing else says which they are. */
function whichText(group: PlannedGroup): string {
  const { matched, unit, targets } = group;
  const named = isNamed(group) ? few([...targets].sort()) : null;
  if (matched === 1) return `${named ?? `its ${unit}`} may go at any time`;
  return `${allOf(matched, unit)} of it${named === null ? '' : ` (${named})`} may go at any time, together or not`;
}
