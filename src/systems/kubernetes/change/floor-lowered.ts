import { visible } from '../../../manifest/visible.js';
import type { Unshown } from '../../system.js';
import { count } from '../words/limits.js';
import type { PlannedWorkload } from '../simulation/workload.js';

/**
 * An autoscaler whose least number the change lowers may take pods away as soon as the load lets it: by default all of them in one step,
 * five minutes after it has seen less load, and no disruption budget holds that back. How much load there is no file says. Source:
 * kubernetes.io, HorizontalPodAutoscaler, "Default behavior" (scaleDown: Percent 100 in 15 s, stabilizationWindowSeconds 300).
 */
export function floorLowered({ scaledBy, targets }: PlannedWorkload): Unshown[] {
  if (!scaledBy?.before) return [];
  const { title, min, before, manifest } = scaledBy;
  const atStake = Math.min(targets.length, before.min) - min;
  if (atStake <= 0) return [];
  return [
    {
      subject: 'fewest-replicas',
      says: `${visible(title)} lets ${min} be enough where it was ${before.min}: from the merge on it may take away up to ${count(atStake, 'pod')} of ${targets.length} at once, as soon as the load lets it; no disruption budget and no limit of the rolling update holds that back.`,
      fix: 'Lower it in steps, or limit how fast it scales down (behavior.scaleDown.policies).',
      place: manifest.place,
    },
  ];
}
