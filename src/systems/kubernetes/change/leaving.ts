import { counted, verb } from '../../../text/plural.js';
import type { Leaving, ResolvedPolicy } from '../../system.js';
import { fieldOf, objectOf, textOf } from '../admission/defaults.js';
import type { KubernetesObject } from '../objects/objects.js';
import type { Replicas } from './replicas.js';

/** Why fewer are wanted though nobody wrote a smaller number. */
export const DROPPED =
  'The file no longer writes replicas: an apply removes the field, and its default is 1 (only a server-side apply keeps the number, where an autoscaler owns the field already).';

/**
 * What deleting a workload does: its controller's owner references take every pod along at once. Only a sync that prunes deletes
 * what is gone from the files, and from the files alone nobody can tell.
 */
export function onDelete(names: readonly string[], object: KubernetesObject): ResolvedPolicy['onDelete'] {
  const targets = names.length;
  if (targets === 0) return undefined;
  const { kind } = object;
  const pods = targets === 1 ? 'its pod is deleted' : `its ${counted(targets, 'pod')} are deleted at once`;
  return {
    says: `With pruning, ${pods}, regardless of the rolling update limits; without pruning it stays and no longer gets updates.${deletesVolumes(object, 'whenDeleted') ? ` ${volumesText(targets, 'whenDeleted')}` : ''}`,
    fix:
      kind === 'DaemonSet'
        ? 'Keep it until its replacement serves on its nodes. Then take nodes out of its nodeSelector in steps, or delete it by hand with --cascade=orphan, which keeps the pods.'
        : 'Keep it until its replacement serves, and lower replicas in steps before you delete it.',
    targets: names,
  };
}

/** Pods that a smaller `replicas` takes away: a budget does not hold them, and neither do the limits of the rolling update. */
export function leavingOf(
  object: KubernetesObject,
  { count: left, before, isDropped, reset }: Replicas,
): Leaving | undefined {
  if (before === null || left >= before) return undefined;
  const gone = before - left;
  const says = `replicas ${before} -> ${left}: ${gone} of ${counted(before, 'pod')} ${verb(gone, 'is', 'are')} deleted, regardless of the rolling update limits and disruption budgets.`;
  const losesData = deletesVolumes(object, 'whenScaled');
  const volumes = losesData ? ` ${volumesText(gone, 'whenScaled')}` : '';
  return {
    targets: gone,
    of: before,
    ...(losesData ? { losesData } : {}),
    ...(isInTurn(object) ? { isInTurn: true } : {}),
    says: [
      `${says}${volumes}`,
      ...(reset ? [resetText(reset, isDropped)] : []),
      ...(isDropped ? [DROPPED] : []),
    ].join(' '),
    fix: losesData
      ? 'First set whenScaled: Retain in a separate change; delete the claims by hand once their data is not needed.'
      : isDropped
        ? `Keep replicas: ${before}. To hand it to an autoscaler, first delete spec.replicas in kubectl apply edit-last-applied (with a server-side apply: let the autoscaler own it), then leave it out and waive this.`
        : reset
          ? HAND_OVER
          : 'Lower replicas in steps, and check the workload after each.',
    isStep: !isDropped && left > 0,
    place: object.manifest.placeOf(['spec', 'replicas']),
  };
}

/** Source: kubernetes 1.28, statefulset/stateful_set_control.go: OrderedReady, which is the default, condemns one pod at a time. */
export function isInTurn({ kind, manifest }: KubernetesObject): boolean {
  const policy = textOf(objectOf(manifest.object, 'spec'), 'podManagementPolicy', 'OrderedReady');
  return kind === 'StatefulSet' && policy !== 'Parallel';
}

function resetText({ by, from }: NonNullable<Replicas['reset']>, isDropped: boolean): string {
  const set = `${by} has set it to ${from}`;
  return isDropped
    ? `${set}.`
    : `${set}: applying the edited file writes over that, until the autoscaler acts again.`;
}

const HAND_OVER =
  'Leave replicas out of the file where an autoscaler sets it: first delete spec.replicas in kubectl apply edit-last-applied (with a server-side apply: let the autoscaler own it).';

type Retention = 'whenScaled' | 'whenDeleted';

/**
 * True for a StatefulSet whose claims go with its pods, and the volumes with the claims where they are not kept by their own
 * reclaim policy. The files as they are after a scale-down, and before a deletion, say so. Source: kubernetes 1.27,
 * pkg/controller/statefulset/stateful_set_utils.go, claimOwnerMatchesSetAndPod.
 */
function deletesVolumes({ kind, manifest }: KubernetesObject, when: Retention): boolean {
  const spec = objectOf(manifest.object, 'spec');
  const claims = fieldOf(spec, 'volumeClaimTemplates');
  if (kind !== 'StatefulSet' || !Array.isArray(claims) || claims.length === 0) return false;
  return textOf(objectOf(spec, 'persistentVolumeClaimRetentionPolicy'), when, 'Retain') === 'Delete';
}

function volumesText(pods: number, when: Retention): string {
  return `${when} is Delete: the volume claims of ${pods === 1 ? 'that pod' : `those ${pods} pods`} are deleted with ${pods === 1 ? 'it' : 'them'}, and what is stored in them is lost.`;
}
