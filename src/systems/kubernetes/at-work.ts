import { numberIn } from '../../manifest/fields.js';
import type { Manifest } from '../../manifest/manifest.js';
import type { Snapshot } from '../../snapshot/snapshot.js';
import { isClaimed, objectKey } from './objects.js';

/** How many pods are ready, by kind: on a hub whose pods are refused, or find no node, there are none. */
const READY: readonly string[] = ['readyReplicas', 'availableReplicas', 'numberReady', 'currentHealthy'];

/** True where the snapshot shows ready pods of an object: it is no mere template for other clusters. */
export function isAtWork(manifest: Manifest, { objects }: Snapshot): boolean {
  const key = objectKey(manifest);
  const live = objects.find((one) => isClaimed(one.apiVersion, one.kind) && objectKey(one) === key);
  return READY.some((field) => (numberIn(live?.object['status'], field) ?? 0) > 0);
}
