import { groupOf } from '../../../manifest/manifest.js';
import { createdIn, timeIn, trueConditionIn } from '../../../snapshot/status.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import { recorded, type RecordedTime } from '../../system.js';

/** How long new nodes took: from the creation of a NodeClaim to its condition Initialized, which does not change again. */
export function recordedTimes(snapshots: readonly Snapshot[]): readonly RecordedTime[] {
  return snapshots
    .flatMap(({ objects }) => objects)
    .filter(({ apiVersion, kind }) => groupOf(apiVersion) === 'karpenter.sh' && kind === 'NodeClaim')
    .flatMap(({ name, object }) => {
      const initialized = trueConditionIn(object['status'], 'Initialized');
      const ends = [createdIn(object), timeIn(initialized, 'lastTransitionTime')] as const;
      return recorded('karpenter.readyAfter', name, ends);
    });
}
