import { itemsIn, textIn } from '../../../manifest/fields.js';
import type { JsonObject } from '../../../manifest/manifest.js';
import { createdIn, timeIn, trueConditionIn } from '../../../snapshot/status.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import { recorded, type RecordedTime, type TimedWork } from '../../system.js';

/** Those who put another pod in place of an evicted one. */
const REPLACING: readonly string[] = ['ReplicaSet', 'StatefulSet', 'ReplicationController'];
/** A pod keeps only when it became ready the last time: after so long it was hardly the first. */
const LONGEST_START_MS = 3_600_000;

/** How long pods took until they were ready: from their creation to their condition Ready. */
export function recordedTimes(snapshots: readonly Snapshot[]): readonly RecordedTime[] {
  return snapshots
    .flatMap(({ objects }) => objects)
    .filter(({ apiVersion, kind }) => apiVersion === 'v1' && kind === 'Pod')
    .flatMap(({ namespace, name, object }) => {
      const work = workOf(object);
      if (work === null) return [];
      const ready = trueConditionIn(object['status'], 'Ready');
      const ends = [createdIn(object), timeIn(ready, 'lastTransitionTime')] as const;
      return recorded(work, `${namespace ?? ''}/${name}`, ends);
    })
    .filter(({ mostMs }) => mostMs <= LONGEST_START_MS);
}

function workOf(pod: JsonObject): TimedWork | null {
  const owners = itemsIn(pod['metadata'], 'ownerReferences').map((owner) => textIn(owner, 'kind') ?? '');
  if (owners.some((kind) => REPLACING.includes(kind))) return 'kubernetes.podReadyAfter';
  return owners.includes('DaemonSet') ? 'kubernetes.daemonSetPods' : null;
}
