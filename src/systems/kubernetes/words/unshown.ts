import type { Manifest } from '../../../manifest/manifest.js';
import { type EvictsUnready, type ResolveInput, told, type Unshown, withNamesAfter } from '../../system.js';
import type { KubernetesObject } from '../objects/objects.js';
import { budgetOf } from '../objects/disruption.js';
import type { Behaviour } from '../versions.js';
import { decoys } from './decoys.js';
import { lostInNew } from './lost-pods.js';
import { lostServices } from './lost-services.js';
import type { PlannedWorkload } from '../simulation/workload.js';
import { skewedSpread } from './skew.js';
import { slowStart } from './slow-start.js';
import { templateEdits } from './template-edits.js';
import { volumeElsewhere } from './volume-elsewhere.js';
import { unknownDevices } from './unknown-devices.js';

/** What an edit does, or a field does not do, that no number of the plan tells. */
export function unshownOf(
  written: KubernetesObject,
  workload: PlannedWorkload | null,
  behaviour: Behaviour,
  files: Pick<ResolveInput, 'neighbours' | 'neighboursBefore' | 'snapshot'>,
): Unshown[] {
  const object = { ...written, before: asRenamed(written) };
  if (workload)
    return told([
      ...templateEdits(object, workload, files),
      slowStart(object, workload),
      skewedSpread(object, workload, behaviour),
      unknownDevices(object, files),
      ...lostInNew(object, files),
      lostServices(object, workload, files),
      volumeElsewhere(object, files),
    ]);
  const unready = evictsUnready(object, behaviour);
  return told([decoys(object, files), unready && otherPolicy(object, unready)]);
}

function asRenamed({ manifest, before }: KubernetesObject): Manifest | null {
  if (before === null) return null;
  const spec = withNamesAfter(before.object['spec'] ?? null, manifest.object['spec'] ?? null);
  return { ...before, object: { ...before.object, spec } };
}

/** True for a budget of which the change edits what happens to pods that are not ready. */
export function isOtherPolicy({ kind, manifest, before }: KubernetesObject): boolean {
  if (kind !== 'PodDisruptionBudget' || before === null) return false;
  return budgetOf(manifest).unhealthyPodEvictionPolicy !== budgetOf(before).unhealthyPodEvictionPolicy;
}

/** What the edit makes of pods that are not ready; null where it leaves that alone, or the version knows no such field. */
export function evictsUnready(
  object: KubernetesObject,
  { evictionPolicyField }: Behaviour,
): EvictsUnready | null {
  if (!evictionPolicyField || !isOtherPolicy(object)) return null;
  return { isFreed: budgetOf(object.manifest).unhealthyPodEvictionPolicy === 'AlwaysAllow' };
}

/** Source: kubernetes, KEP-3017; kubernetes 1.28, pkg/registry/core/pod/storage/eviction.go. */
function otherPolicy({ manifest }: KubernetesObject, { isFreed }: EvictsUnready): Unshown {
  const place = manifest.placeOf(['spec', 'unhealthyPodEvictionPolicy']);
  return isFreed
    ? {
        subject: 'eviction-policy',
        says: 'unhealthyPodEvictionPolicy is AlwaysAllow now: drains evict pods that are not ready whatever the budget says; before, those went only while enough others were healthy.',
        fix: 'Nothing to do where broken pods are not to hold drains; where a pod that is just starting must not be evicted, keep unhealthyPodEvictionPolicy: IfHealthyBudget.',
        place,
        grade: 'info',
      }
    : {
        subject: 'eviction-policy',
        says: 'unhealthyPodEvictionPolicy is IfHealthyBudget now, its default: pods that are not ready are evicted only while enough others are healthy, so a broken application holds the drain of every node that it is on; before, those always went.',
        fix: 'Keep unhealthyPodEvictionPolicy: AlwaysAllow, unless pods that are not ready need the time to recover.',
        place,
      };
}
