import { defineRule } from '../rule.js';

export const guardWeakened = defineRule({
  id: 'guard-weakened',
  detects: 'a change that loosens or moves the configuration that judges from its merge on',
  systems: 'all',
  severity: 'error',
  judge: ({ side, plan }) => {
    if (side !== plan.head) return [];
    return (plan.loosened ?? []).map(({ kind, setting, before, after, place }) => ({
      subject: `${setting} ${before ?? ''} ${after ?? ''}`,
      message:
        `The configuration ${kind === 'looser' ? 'becomes looser' : 'judges otherwise'}: ${setting} ${from(before, after)}. ` +
        'This change is still judged by the old one; ' +
        'every change after its merge by the new one.',
      remediation: 'Take it out of this change, and let the owners of the checks decide on it by itself.',
      place,
      evidence: { setting, before, after },
    }));
  },
});

function from(before: string | null, after: string | null): string {
  if (after === null) return `loses ${before ?? ''}`;
  return before === null ? `gets ${after}` : `goes from ${before} to ${after}`;
}
