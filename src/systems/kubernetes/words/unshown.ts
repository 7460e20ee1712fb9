import type { Manifest } from '../../../manifest/manifest.js';
import { counted } from '../../../manifest/words/plural.js';
import { type EvictsUnready, type ResolveInput, told, type Unshown, withNamesAfter } from '../../system.js';
import { objectOf, textOf } from '../admission/defaults.js';
import type { KubernetesObject } from '../objects/objects.js';
import { budgetOf } from '../objects/disruption.js';
import type { Behaviour } from '../versions.js';
import { decoys } from './decoys.js';
import { lostInNew } from './lost-pods.js';
import { lostServices } from './lost-services.js';
import { lostGuards } from './lost-guards.js';
import type { PlannedWorkload } from '../simulation/workload.js';
import { settingsEdits } from './settings-edits.js';
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
      ...heldBack(object, workload),
      movedToOnDelete(object, workload),
      ignoredLimit(object, workload, behaviour),
      ...lostGuards(object, workload),
      ...templateEdits(object, workload, files),
      slowStart(object, workload),
      skewedSpread(object, workload, behaviour),
      ...settingsEdits(object, workload, files),
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

/** An edit lets pods go that were held back, and the snapshot has nothing that would tell which template they get. */
function heldBack({ manifest }: KubernetesObject, { change }: PlannedWorkload): Unshown[] {
  if (change.isUnsure !== true) return [];
  const fix = `Take the ${manifest.kind} with its status into the snapshot: it says whether a pod template waits.`;
  return [{ subject: 'held-back', says: change.says, fix, place: manifest.place }];
}

/**
 * The edit that brings a new pod template takes the rollout away too: the files say the new version, the pods keep the old one, and only
 * those that are deleted, or come to a new node, get it. Source: kubernetes 1.28, daemon/daemon_controller.go, updateDaemonSet;
 * statefulset/stateful_set_control.go, updateStatefulSet.
 */
function movedToOnDelete(
  { before, manifest }: KubernetesObject,
  { change, targets }: PlannedWorkload,
): Unshown | null {
  const typeOf = ({ object }: Manifest): string =>
    textOf(objectOf(objectOf(object, 'spec'), 'updateStrategy'), 'type', 'RollingUpdate');
  if (change.held !== 'OnDelete' || change.kind !== 'pod-template') return null;
  if (before === null || typeOf(before) === 'OnDelete') return null;
  return {
    subject: 'moved-to-on-delete',
    says: `it moves to OnDelete together with a new pod template: none of its ${counted(targets.length, 'pod')} gets the new version until somebody deletes it, where it was rolled by itself before.`,
    fix: 'Keep updateStrategy.type: RollingUpdate for this change, and move to OnDelete in one of its own.',
    place: manifest.placeOf(['spec', 'updateStrategy', 'type']),
  };
}

/**
 * Without its feature gate the field is dropped, or has no effect; a cluster that has the gate, or gets it with an upgrade, takes the
 * same file for what it says. Source: kubernetes, MaxUnavailableStatefulSet (KEP-961); StarRocks/starrocks-kubernetes-operator#615.
 */
function ignoredLimit(
  { kind, manifest }: KubernetesObject,
  { ceiling: { declared, resolved, enforced } }: PlannedWorkload,
  { statefulSetMaxUnavailable }: Behaviour,
): Unshown | null {
  const isIgnored = kind === 'StatefulSet' && !statefulSetMaxUnavailable && declared !== null;
  if (!isIgnored || enforced !== 1 || resolved === null || resolved <= 1) return null;
  return {
    subject: 'max-unavailable-ignored',
    says:
      `maxUnavailable ${declared} is ignored: the feature gate MaxUnavailableStatefulSet is off in the version that is planned, so pods go one at a time. ` +
      `Where the gate is on (by default in 1.35.0 to 1.35.3, and from 1.37), the same file lets ${resolved} go at once.`,
    fix: 'Leave maxUnavailable out where one at a time is meant; where your cluster has the gate, set systems.kubernetes.maxUnavailableStatefulSet: true in the configuration.',
    place: manifest.placeOf(['spec', 'updateStrategy', 'rollingUpdate', 'maxUnavailable']),
    ofRollout: true,
  };
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
