import { count, groupRule, groupViolation } from '../rule.js';
import { few } from '../../manifest/words/listing.js';
import { groupedBy } from '../../manifest/lookup/grouped.js';
import { factOf, type PickedNumber } from '../../systems/system.js';

/** ` It passes over cluster-4: it has not joined.`, each reason once. */
function passedText({ passedOver }: PickedNumber): string {
  const byReason = groupedBy(passedOver, ({ why }) => why);
  const parts = [...byReason].map(([why, those]) => `${few(those.map(({ target }) => target))} (${why})`);
  return parts.length === 0 ? '' : ` It passes over ${few(parts)}.`;
}

export const shortPickFreezes = groupRule({
  id: 'short-pick-freezes',
  detects:
    'a policy that finds fewer targets than it asks for: the missing ones use up what may be unavailable',
  systems: ['kubefleet'],
  severity: 'warning',
  judge: (limited) => {
    const { group } = limited;
    const pick = factOf(group, 'pick');
    const limit = group.allowed[0]?.limit ?? null;
    if (!pick || pick.found >= pick.asked || limit === null) return null;
    const missing = pick.asked - pick.found;
    const left = Math.max(0, limit - missing);
    const effect =
      left === 0
        ? 'no update in place ever starts'
        : `only ${left} of the ${limit} that may be unavailable ${left === 1 ? 'is' : 'are'} left for an update`;
    return groupViolation(limited, ['selector'], {
      says:
        `${effect}, because it asks for ${count(pick.asked, group.unit)} and finds ${pick.found}, and ` +
        `the ${missing} missing count${missing === 1 ? 's' : ''} as unavailable.${passedText(pick)}`,
      remediation:
        pick.found === 0
          ? `Correct the names or the selector, or join ${count(missing, group.unit)} that it takes.`
          : `Ask for ${pick.found}, or label and join ${count(missing, group.unit)} more.`,
      magnitude: missing,
      evidence: { asked: pick.asked, found: pick.found, mayBeUnavailable: limit, left },
    });
  },
});
