import type { Loosening } from '../../plan/model.js';
import { defineRule } from '../rule.js';

export const guardWeakened = defineRule({
  id: 'guard-weakened',
  detects: 'a change that loosens or moves the configuration that judges from its merge on',
  systems: 'all',
  severity: 'error',
  evaluate: ({ side, plan }) => {
    if (side !== plan.head) return [];
    return (plan.loosened ?? []).map(({ kind, setting, before, after, place }) => ({
      subject: `${setting} ${before ?? ''} ${after ?? ''}`,
      about: null,
      says:
        `The configuration ${SAYS[kind]}: ${setting} ${from(before, after)}. ` +
        `This change is still ${kind === 'shown' ? 'shown' : 'judged'} by the old one; ` +
        'every change after its merge by the new one.',
      fix: 'Take it out of this change, and let the owners of the checks decide on it by itself.',
      place,
      ...(kind === 'shown' ? { severity: 'warning' as const } : {}),
      evidence: { setting, before, after },
    }));
  },
});

const SAYS: Readonly<Record<Loosening['kind'], string>> = {
  looser: 'becomes looser',
  moved: 'judges otherwise',
  shown: 'shows results otherwise',
};

function from(before: string | null, after: string | null): string {
  if (after === null) return `loses ${before ?? ''}`;
  return before === null ? `gets ${after}` : `goes from ${before} to ${after}`;
}
