import * as z from 'zod';
import type { PlannedGroup } from '../../plan/model.js';
import { losableOf } from '../../plan/wholes.js';
import { limitFor, limitSchema } from './limit.js';
import type { LimitedGroup } from '../rule.js';
import { count, groupRule, groupViolation, share, subjectOf, unlessUnbatched } from '../rule.js';
import { isWithoutPolicy } from './without-policy.js';
import { isWorkload, lowerLimit, wholeCause } from './workload.js';

export const worstLossAboveLimit = groupRule({
  id: 'worst-loss-above-limit',
  detects:
    'a change that, if it turns out bad, breaks more targets before anything stops it than the limit allows',
  systems: ['skyhook', 'kubefleet', 'kubernetes'],
  severity: 'error',
  options: z.strictObject({ limit: limitSchema('50%'), production: limitSchema('20%') }),
  judge: (limited, { options }) => {
    const { group, policy } = limited;
    // Karpenter has no stop at all, whatever is written: the plan says so, and nothing in a NodePool could be corrected.
    // Nobody stops what was announced node by node either; how many at once is the question there.
    if (policy.ref.system === 'karpenter' || group.fleetSize !== undefined) return null;
    if (policy.change?.interrupts === false) return null;
    const limit = limitFor(group.production ? options.production : options.limit, losableOf(group));
    if (group.worstLoss <= limit) return null;
    const why = isWorkload(limited) ? `before it stops. ${wholeCause(limited)}` : whatStops(group);
    return groupViolation(limited, ['failureThreshold', 'safetyLimit', 'strategy', 'budget'], {
      message:
        `${subjectOf(limited)}: a bad change breaks up to ${share(group.worstLoss, losableOf(group), group.unit)} ` +
        `${why} The limit is ${count(limit, group.unit)}.`,
      remediation: unlessUnbatched(
        limited,
        isWorkload(limited) ? lowerLimit(limited, limit) : fixFor(limited),
      ),
      ofRollout: true,
      magnitude: group.worstLoss,
      evidence: { worstLoss: group.worstLoss, matched: losableOf(group), limit, stops: group.stops },
    });
  },
});

/** Thresholds belong to a policy: an object that names none can not have them. */
function fixFor(limited: LimitedGroup): string {
  if (!limited.group.brakes) return 'Roll it in smaller steps that something checks before the next.';
  return isWithoutPolicy(limited)
    ? 'Name a deploymentPolicy with failureThreshold: 1 and safetyLimit: 100 that starts with a small batch.'
    : 'Set failureThreshold: 1 and safetyLimit: 100, and start with a smaller batch.';
}

function whatStops({ stops, brakes, outcome, worstLoss, matched }: PlannedGroup): string {
  const standsStill = (outcome === 'stuck' || outcome === 'stopped') && worstLoss < matched;
  if (!stops) return standsStill ? 'before it stands still.' : 'and nothing stops it.';
  if (brakes && brakes.failureThreshold === null)
    return 'before it stops. No failureThreshold is set: only nodes that stay failed hold the rest.';
  return 'before it stops. The automatic stop comes too late or no longer applies when it turns bad at the worst moment.';
}
