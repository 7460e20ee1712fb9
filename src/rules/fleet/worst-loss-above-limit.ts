import { SAFETY_LIMIT, THRESHOLD, wholeCause } from './group.js';
import { code, count, NO_TEXT, share, text } from '../../text/text.js';
import * as z from 'zod';
import { losableOf, isNamed, isHalted } from '../../plan/measure/wholes.js';
import { type Fix, fix, NO_FIX } from '../../systems/system.js';
import { limitFor, limitSchema } from './limit.js';
import { groupRule, type GroupRollout } from '../rule.js';

export const worstLossAboveLimit = groupRule({
  id: 'worst-loss-above-limit',
  detects: 'a change that, if it is bad, can break more targets than the limit allows',
  systems: 'some',
  severity: 'error',
  options: z.strictObject({ limit: limitSchema('50%'), production: limitSchema('20%') }),
  evaluate: (rollout, { options }) => {
    const { group } = rollout;
    const { onlyAdds, worstLoss, stops, matched, unit, brakes } = group;
    // Announced maintenances have no automatic stop; peak-above-limit reports how many are unavailable at once.
    if (isNamed(group) || onlyAdds) return null;
    const losable = losableOf(group);
    const limit = limitFor(group.production ? options.production : options.limit, losable);
    if (worstLoss <= limit) return null;
    const isStill = isHalted(group) && worstLoss < matched;
    const stop = isStill ? text`before the rollout is stuck` : text`and nothing stops it`;
    const why =
      brakes && brakes.failureThreshold === null
        ? text`${code('failureThreshold')} is not set: only nodes that stay failed block the rest.`
        : text`At the worst moment the automatic stop comes too late or no longer applies.`;
    const isPods = rollout.isWorkload;
    return rollout.result(['failureThreshold', 'safetyLimit', 'strategy', 'budget'], {
      says: text`a bad version breaks up to ${share(worstLoss, losable, unit)} ${stops || isPods ? text`before it stops` : stop}. Limit: ${count(limit, unit)}.`,
      why: isPods ? wholeCause(rollout) : stops ? why : NO_TEXT,
      fix: rollout.unlessUnbatched(fixFor(rollout, Math.max(1, limit))),
      short: text`${share(worstLoss, losable, unit)} lost, limit ${limit}`,
      field: 'strategy',
      ofRollout: true,
      magnitude: worstLoss,
      evidence: { worstLoss, matched: losable, limit, stops },
    });
  },
});

/** Thresholds belong to a policy: an object that names none cannot have them. What grows is small only at its start. */
function fixFor(rollout: GroupRollout, most: number): Fix {
  const { stops, strategy, declaredIn, brakes, joining } = rollout.group;
  const { takes, words } = rollout.traits;
  // If KubeFleet cannot track the availability, no field of a placement or of a stage holds back the next cluster.
  if (takes === 'clusters' && joining && words.pastBatches) return words.pastBatches;
  if (takes === 'clusters' && !stops && strategy !== null)
    return fix`Apply the edit to one cluster first, with an override and its ${code('clusterSelector')}; apply it to the others when it works there.`;
  if (takes !== 'nodes') return rollout.fewer(most) ?? NO_FIX;
  const kind = strategy?.['kind'];
  if (declaredIn.kind !== 'DeploymentPolicy' || typeof kind !== 'string') {
    const fixed = code(`fixed: {initialBatch: ${most}, failureThreshold: 1, safetyLimit: 100}`);
    return declaredIn.kind === 'DeploymentPolicy'
      ? fix`Set the strategy ${fixed}.`
      : fix`Name a ${code('deploymentPolicy')} with the strategy ${fixed}.`;
  }
  const batch = { field: 'initialBatch', value: most };
  const isStopped =
    brakes?.failureThreshold === THRESHOLD.value && brakes.safetyLimitPercent === SAFETY_LIMIT.value;
  if (kind === 'fixed' && isStopped) return fix`Set ${batch}.`;
  return kind === 'fixed'
    ? fix`Set ${batch}, ${THRESHOLD} and ${SAFETY_LIMIT}.`
    : fix`Replace ${code(kind)} with ${{ ...batch, inPlaceOf: kind }}, ${THRESHOLD} and ${SAFETY_LIMIT}.`;
}
