import { policyKey, type ReviewedCluster } from '../gate/reviewed.js';
import { verb } from '../text/plural.js';
import { visible } from '../manifest/visible.js';
import { isHeld } from '../plan/held.js';
import type { Plan } from '../plan/model.js';
import { refText } from '../systems/system.js';
import type { DriftEffect } from './effect.js';
import { isTold } from './states.js';

/** Objects of the files that the cluster held the last time and no longer holds: they were deleted there. */
export function vanishedEffects(plan: Plan, then: ReviewedCluster): DriftEffect[] {
  const vanished = plan.head.policies.filter((policy) => {
    const before = then.policies.get(policyKey({ ...policy.ref, apiVersion: policy.apiVersion }));
    return before?.inCluster === true && !before.recorded.some(isTold) && !isHeld(policy, plan);
  });
  if (vanished.length > 0 && plan.inventory?.held.size === 0) return [notAsked(vanished.length)];
  return vanished.map(({ ref }): DriftEffect => {
    const subject = visible(refText(ref));
    const says = `${subject} is in the files, and the cluster does not hold it any more.`;
    return { kind: 'live', subject, says, isWorse: true };
  });
}

/** A snapshot of nodes alone says nothing of what the cluster holds. */
function notAsked(count: number): DriftEffect {
  const objects = count === 1 ? 'the object' : `the ${count} objects`;
  const says = `The snapshot holds nothing but nodes, and not ${objects} of the files that the last one held: with the cluster ${verb(count, 'it is', 'they are')} not compared.`;
  return { kind: 'live', subject: null, says, isWorse: false };
}
