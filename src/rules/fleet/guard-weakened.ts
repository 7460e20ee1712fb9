import { fix } from '../../systems/system.js';
import { code, type Text, text } from '../../text/text.js';
import { defineRule } from '../rule.js';

export const guardWeakened = defineRule({
  id: 'guard-weakened',
  detects: 'a change of the configuration that makes the checks looser from its merge on',
  systems: 'all',
  severity: 'error',
  evaluate: ({ side, plan }) => {
    if (side !== plan.head) return [];
    return (plan.configEdits ?? [])
      .filter(({ isLooser }) => isLooser)
      .map(({ setting, before, after, place }) => ({
        subject: `${setting} ${before ?? ''} ${after ?? ''}`,
        about: null,
        says: text`The configuration becomes looser: ${code(setting)} ${from(before, after)}. This change is evaluated by the old configuration, later changes by the new one.`,
        fix: fix`Put it in a separate change that the owners of the checks review.`,
        place,
        evidence: { setting, before, after },
      }));
  },
});

function from(before: string | null, after: string | null): Text {
  if (after === null) return text`loses ${code(before ?? '')}`;
  return before === null ? text`gets ${code(after)}` : text`changes from ${code(before)} to ${code(after)}`;
}
