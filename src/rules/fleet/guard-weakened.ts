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
        says: `The configuration becomes looser: ${setting} ${from(before, after)}. This change is evaluated by the old one, every change after its merge by the new one.`,
        fix: 'Make it a change of its own, which the owners of the checks review.',
        place,
        evidence: { setting, before, after },
      }));
  },
});

function from(before: string | null, after: string | null): string {
  if (after === null) return `loses ${before ?? ''}`;
  return before === null ? `gets ${after}` : `goes from ${before} to ${after}`;
}
