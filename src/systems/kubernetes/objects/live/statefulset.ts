import { DEFAULTS, fieldOf, integerOf, objectOf, textOf } from '../../admission/defaults.js';
import { idOf } from '../../change/relation.js';
import type { WorkloadInput } from '../../simulation/workload.js';
import { type LivePod, livePod } from './pods.js';
import type { StatefulSetStatus } from '../../controller/statefulset/status.js';

/** A StatefulSet as the snapshot shows it. */
export interface LiveStatefulSet extends Omit<StatefulSetStatus, 'available' | 'current'> {
  readonly startOrdinal: number;
  readonly template: string;
  /** Empty where the snapshot holds none of its pods. */
  readonly pods: readonly LivePod[];
}

/** Null where the snapshot does not hold it. */
export function liveStatefulSet({ object, context }: WorkloadInput): LiveStatefulSet | null {
  if (!object.live) return null;
  const spec = objectOf(object.live.object, 'spec');
  const status = objectOf(object.live.object, 'status');
  const replicas = integerOf(spec, 'replicas', 1);
  const updateRevision = textOf(status, 'updateRevision', '');
  const currentRevision = textOf(status, 'currentRevision', updateRevision);
  const same = currentRevision === updateRevision;
  return {
    replicas,
    startOrdinal: integerOf(objectOf(spec, 'ordinals'), 'start', DEFAULTS.startOrdinal),
    template: idOf(object.live),
    currentRevision,
    updateRevision,
    ready: integerOf(status, 'readyReplicas', fieldOf(status, 'replicas') === undefined ? replicas : 0),
    updated: same ? replicas : integerOf(status, 'updatedReplicas', 0),
    pods: context.live.ownedBy(object.live, 'Pod').map(livePod),
  };
}
