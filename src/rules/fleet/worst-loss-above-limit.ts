import { SAFETY_LIMIT, THRESHOLD, fewer, isWorkload, wholeCause } from './group.js';
import { code, count, NO_TEXT, share, type Text, text } from '../../text/text.js';
import * as z from 'zod';
import type { PlannedGroup } from '../../plan/model.js';
import { losableOf, isNamed } from '../../plan/measure/wholes.js';
import { type Fix, fix, NO_FIX } from '../../systems/system.js';
import { limitFor, limitSchema } from './limit.js';
import { groupRule, groupResult, type LimitedGroup, ofSystem, unlessUnbatched } from '../rule.js';

export const worstLossAboveLimit = groupRule({
  id: 'worst-loss-above-limit',
  detects:
    'a change that, if it turns out bad, breaks more targets before anything stops it than the limit allows',
  systems: 'some',
  severity: 'error',
  options: z.strictObject({ limit: limitSchema('50%'), production: limitSchema('20%') }),
  evaluate: (limited, { options }) => {
    const { group, policy } = limited;
    // Announced maintenances have no automatic stop; peak-above-limit reports how many are unavailable at once.
    if (isNamed(group)) return null;
    if (policy.change?.interrupts === false) return null;
    const limit = limitFor(group.production ? options.production : options.limit, losableOf(group));
    if (group.worstLoss <= limit) return null;
    const why = isWorkload(limited) ? wholeCause(limited) : whyStopped(group);
    const end = isWorkload(limited) ? text`before it stops` : whatStops(group);
    return groupResult(limited, ['failureThreshold', 'safetyLimit', 'strategy', 'budget'], {
      says: text`a bad version breaks up to ${share(group.worstLoss, losableOf(group), group.unit)} ${end}. Limit: ${count(limit, group.unit)}.`,
      why,
      fix: unlessUnbatched(limited, fixFor(limited, Math.max(1, limit))),
      short: text`${share(group.worstLoss, losableOf(group), group.unit)} lost, limit ${limit}`,
      field: 'strategy',
      ofRollout: true,
      magnitude: group.worstLoss,
      evidence: { worstLoss: group.worstLoss, matched: losableOf(group), limit, stops: group.stops },
    });
  },
});

/** Thresholds belong to a policy: an object that names none cannot have them. What grows is small only at its start. */
function fixFor(limited: LimitedGroup, most: number): Fix {
  const { stops, strategy } = limited.group;
  const { takes } = ofSystem(limited);
  if (takes === 'clusters' && !stops && strategy !== null) return ONE_CLUSTER_FIRST;
  if (takes !== 'nodes') return fewer(limited, most) ?? NO_FIX;
  const fixed = code(`fixed: {initialBatch: ${most}, failureThreshold: 1, safetyLimit: 100}`);
  if (limited.group.declaredIn.kind !== 'DeploymentPolicy')
    return fix`Name a ${code('deploymentPolicy')} with the strategy ${fixed}.`;
  const batch = { field: 'initialBatch', value: most };
  const kind = strategy?.['kind'];
  const { failureThreshold, safetyLimitPercent } = limited.group.brakes ?? {};
  const isStopped = failureThreshold === THRESHOLD.value && safetyLimitPercent === SAFETY_LIMIT.value;
  if (kind === 'fixed')
    return isStopped ? fix`Set ${batch}.` : fix`Set ${batch}, ${THRESHOLD} and ${SAFETY_LIMIT}.`;
  return typeof kind === 'string'
    ? fix`Replace ${code(kind)} with ${{ ...batch, inPlaceOf: kind }}, ${THRESHOLD} and ${SAFETY_LIMIT}.`
    : fix`Set the strategy ${fixed}.`;
}

/** Where KubeFleet cannot tell whether it works, no field of a placement or of a stage holds the next cluster. */
const ONE_CLUSTER_FIRST = fix`Apply the edit to one cluster first, with an override and its ${code('clusterSelector')}; apply it to the others when it works there.`;

function whatStops({ stops, outcome, worstLoss, matched }: PlannedGroup): Text {
  const standsStill = (outcome === 'stuck' || outcome === 'stopped') && worstLoss < matched;
  if (!stops) return standsStill ? text`before the rollout is stuck` : text`and nothing stops it`;
  return text`before it stops`;
}

function whyStopped({ stops, brakes }: PlannedGroup): Text {
  if (!stops) return NO_TEXT;
  return brakes && brakes.failureThreshold === null
    ? text`${code('failureThreshold')} is not set: only nodes that stay failed block the rest.`
    : text`At the worst moment the automatic stop comes too late or no longer applies.`;
}
