import * as z from 'zod';
import type { PlannedGroup } from '../../plan/model.js';
import { count, groupRule, groupViolation, share } from '../rule.js';
import { verb } from '../../manifest/words/plural.js';
import { factOf } from '../../systems/system.js';

export const noAutomaticRollback = groupRule({
  id: 'no-automatic-rollback',
  detects: 'what a bad version leaves behind: the rollout stops there, and nothing puts the old one back',
  systems: 'some',
  severity: 'info',
  options: z.strictObject({
    /** A bad version that leaves fewer targets out than this is not reported. */
    fromLost: z.number().int().min(0).default(0),
  }),
  judge: (limited, { options }) => {
    const { group } = limited;
    const resting = factOf(group, 'resting');
    if (!resting || group.batches.length === 0) return null;
    const lost = group.matched - resting.available;
    if (lost < options.fromLost) return null;
    return groupViolation(limited, ['deadline', 'strategy'], {
      says: `if the new version never gets ready, ${serving(resting.available, group.matched, group.unit)} until a person acts: ${resting.says}`,
      remediation:
        'Let the pipeline watch the rollout (kubectl rollout status --timeout) and put the old version back when it fails.',
      magnitude: lost,
      evidence: { available: resting.available, old: resting.old, new: resting.new, rollsBack: false },
    });
  },
});

/** `3 of 4 replicas (75%) serve`. */
function serving(available: number, all: number, unit: PlannedGroup['unit']): string {
  if (available === 0 && all === 1) return `its only ${unit} does not serve`;
  if (available === 0) return `none of ${count(all, unit)} serves`;
  return `${share(available, all, unit)} ${verb(available, 'serves', 'serve')}`;
}
