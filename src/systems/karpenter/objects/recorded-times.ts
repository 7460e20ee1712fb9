import { itemsIn, textIn } from '../../../manifest/fields.js';
import { groupOf } from '../../../manifest/manifest.js';
import { parseInstant } from '../../../snapshot/instant.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import { recorded, type RecordedTime } from '../../system.js';

/** How long new nodes took: from the creation of a NodeClaim to its condition Initialized, which does not change again. */
export function recordedTimes(snapshots: readonly Snapshot[]): readonly RecordedTime[] {
  return snapshots
    .flatMap(({ objects }) => objects)
    .filter(({ apiVersion, kind }) => groupOf(apiVersion) === 'karpenter.sh' && kind === 'NodeClaim')
    .flatMap(({ name, object }) => {
      const initialized = itemsIn(object['status'], 'conditions').find(
        (one) => textIn(one, 'type') === 'Initialized' && textIn(one, 'status') === 'True',
      );
      return recorded('karpenter.readyAfter', name, [
        parseInstant(textIn(object['metadata'], 'creationTimestamp') ?? ''),
        parseInstant(textIn(initialized, 'lastTransitionTime') ?? ''),
      ]);
    });
}
