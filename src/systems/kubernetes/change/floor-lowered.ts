import { visible } from '../../../manifest/words/visible.js';
import type { Unshown } from '../../system.js';
import { floorOf } from '../objects/autoscalers.js';
import { count } from '../words/limits.js';
import type { PlannedWorkload } from '../simulation/workload.js';

/**
 * An autoscaler whose least number the change lowers, or that it adds, may take pods away as soon as the load lets it: by default all of
 * them in one step, five minutes after it has seen less load, and no disruption budget holds that back. How much load there is no file
 * says. Source: kubernetes.io, HorizontalPodAutoscaler, "Default behavior" (scaleDown: Percent 100 in 15 s, stabilizationWindowSeconds
 * 300); keda.sh, ScaledObject, cooldownPeriod 300 before it scales to none.
 */
export function floorLowered({ scaledBy, targets }: PlannedWorkload): Unshown | null {
  if (!scaledBy) return null;
  const { title, min, fewest, before, isAdded, manifest, current } = scaledBy;
  if (before === null && !isAdded) return null;
  // Where nothing tells how many there are, the plan is of the least number, and the base had its own.
  const now = before && targets.length === min && current === null ? before.min : targets.length;
  const kept = before === null ? now : Math.min(now, before.fewest);
  const atStake = kept - fewest;
  if (atStake <= 0) return null;
  const lets =
    before === null
      ? `is added, and lets ${fewest} be enough where there are ${now}`
      : `lets ${fewest} be enough where it was ${before.fewest}`;
  return {
    subject: 'fewest-replicas',
    says: `${visible(title)} ${lets}: from the merge on it may take away up to ${count(atStake, 'pod')} of ${now} at once, as soon as the load lets it; no disruption budget and no limit of the rolling update holds that back.`,
    fix: `Set ${floorOf(manifest, kept)}, and lower it in steps once the load is seen to need fewer.`,
    place: manifest.place,
  };
}
