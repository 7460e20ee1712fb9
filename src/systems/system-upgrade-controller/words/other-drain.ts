import { readPlan } from '../objects/plan.js';
import type { Unshown } from '../../system.js';
import type { SidePlan } from '../side.js';

/**
 * What an edit makes of the pods of a node while it is upgraded. The edit is no part of what the controller hashes, so it starts no
 * Job, and holds from the next version on. Source: rancher/system-upgrade-controller, pkg/upgrade/job/job.go, New, at d357e230.
 */
export function otherDrain({ spec, before, manifest }: SidePlan): Unshown | null {
  if (before === null) return null;
  const was = readPlan(before);
  const place = manifest.placeOf(['spec', 'drain']);
  if (was.drain !== null && spec.drain === null)
    return {
      subject: 'drain-removed',
      says: `its drain is taken away: a node is upgraded with its pods on it${spec.cordons ? ', cordoned and not drained' : ', and not even cordoned'}; what the upgrade restarts stops them, and no disruption budget is asked.`,
      fix: 'Keep drain, unless the upgrade leaves the pods of a node running.',
      place: manifest.placeOf(['spec']),
      ofRollout: true,
    };
  if (was.cordons && !spec.cordons)
    return {
      subject: 'cordon-removed',
      says: 'cordon is taken away: new pods come to a node while it is upgraded.',
      fix: 'Keep cordon: true.',
      place: manifest.placeOf(['spec']),
      ofRollout: true,
    };
  if (was.drain !== null || spec.drain === null) return null;
  return {
    subject: 'drain-added',
    says: "each node is drained from now on before it is upgraded: all of its pods that are no DaemonSet's are evicted, which they were not before.",
    fix: 'See that disruption budgets hold back what must not go, and that each of them lets a pod go.',
    place,
    grade: 'info',
    ofRollout: true,
  };
}
