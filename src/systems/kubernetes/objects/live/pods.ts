import type { Manifest } from '../../../../manifest/manifest.js';
import type { Instant } from '../../../../rollout/controller.js';
import { fieldOf, objectOf, textOf } from '../../admission/defaults.js';
import { conditionIn } from '../../../../snapshot/conditions.js';
import { createdIn, timeIn } from '../../../../snapshot/instant.js';
import { textIn, labelsIn } from '../../../../manifest/fields.js';

/** A pod that has not been ready for so long is taken never to be. */
const PATIENCE_MS = 600_000;

/** A pod of a DaemonSet or StatefulSet as the snapshot shows it. */
export interface LivePod {
  readonly name: string;
  readonly node: string;
  /** The label controller-revision-hash. */
  readonly revision: string;
  readonly ready: boolean;
  /** Since when it is as it is; null where the snapshot does not say. */
  readonly since: Instant | null;
  readonly created: Instant;
  readonly terminating: boolean;
  readonly failed: boolean;
}

/** A pod of the snapshot as rollouts look at it; without a condition Ready it is not ready, since its creation. */
export function livePod({ name, object }: Manifest): LivePod {
  const metadata = objectOf(object, 'metadata');
  const status = objectOf(object, 'status');
  const ready = conditionIn(status, 'Ready');
  const created = createdIn(object);
  return {
    name,
    node: textOf(objectOf(object, 'spec'), 'nodeName', ''),
    revision: labelsIn(metadata, 'labels')['controller-revision-hash'] ?? '',
    ready: textIn(ready, 'status') === 'True',
    since: timeIn(ready, 'lastTransitionTime') ?? created,
    created: created ?? 0,
    terminating: fieldOf(metadata, 'deletionTimestamp') !== undefined,
    failed: textOf(status, 'phase', '') === 'Failed',
  };
}

/** Rounds left of a pod in the dry rollout: 0 is ready, null is never, `onItsWay` is yet to come. */
export function leftOf(pod: LivePod, at: Instant, onItsWay: number): number | null {
  if (pod.ready) return 0;
  return pod.since !== null && at - pod.since < PATIENCE_MS ? onItsWay : null;
}
