import * as z from 'zod';
import { defineRule } from './rule.js';

export const guardWeakened = defineRule({
  id: 'guard-weakened',
  detects: 'a change that loosens the configuration it will be judged by from its merge on',
  systems: 'all',
  severity: 'error',
  options: z.strictObject({}),
  judge: ({ side, plan }) => {
    if (side !== plan.head) return [];
    return (plan.loosened ?? []).map(({ setting, before, after, place }) => ({
      policy: null,
      group: null,
      subject: `${setting} ${before ?? ''} ${after ?? ''}`,
      message:
        `The configuration becomes looser: ${setting} ${from(before, after)}. This change is still judged by the old one; ` +
        'every change after its merge by the new one.',
      remediation: 'Take it out of this change, and let the owners of the checks decide on it by itself.',
      place,
      magnitude: null,
      evidence: { setting, before, after },
    }));
  },
});

function from(before: string | null, after: string | null): string {
  if (after === null) return `loses ${before ?? ''}`;
  return before === null ? `gets ${after}` : `goes from ${before} to ${after}`;
}
