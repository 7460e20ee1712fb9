import { fieldAt, numberIn } from '../../../manifest/fields.js';
import { groupedBy } from '../../../manifest/lookup.js';
import { type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { compileSelector, selects } from '../../../manifest/selector.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import { kindOf } from '../../system.js';
import { podOf } from './disruption.js';
import { KINDS } from './kinds.js';
import { objectKey } from './objects.js';

/** How many pods are ready, by kind: on a hub whose pods are refused, or find no node, there are none. */
const READY: readonly string[] = ['readyReplicas', 'availableReplicas', 'numberReady', 'currentHealthy'];

/** Tells which objects have ready pods in the snapshot: those are no mere templates for other clusters. */
export function atWork({ objects }: Snapshot): (manifest: Manifest) => boolean {
  const keys = new Set(objects.filter((one) => kindOf(KINDS, one) && hasReadyPods(one)).map(objectKey));
  const pods = groupedBy(
    objects
      .filter(({ apiVersion, kind }) => apiVersion === 'v1' && kind === 'Pod')
      .map(podOf)
      .filter(({ ready }) => ready),
    ({ namespace }) => namespace,
  );
  return (manifest) =>
    keys.has(objectKey(manifest)) || selectsAny(manifest, pods.get(namespaceOf(manifest)) ?? []);
}

function selectsAny({ object }: Manifest, pods: readonly ReturnType<typeof podOf>[]): boolean {
  const compiled = compileSelector(fieldAt(object, 'spec', 'selector'));
  return 'selector' in compiled && pods.some(({ labels }) => selects(compiled.selector, labels));
}

function hasReadyPods({ object }: Manifest): boolean {
  return READY.some((field) => (numberIn(object['status'], field) ?? 0) > 0);
}
