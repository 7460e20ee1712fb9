import { few } from '../../../manifest/visible.js';
import { counted, verb } from '../../../text/plural.js';
import type { Leaving, ResolvedPolicy } from '../../system.js';
import { DEFAULTS, fieldOf, integerOf, objectOf, textOf } from '../admission/defaults.js';
import type { KubernetesObject } from '../objects/objects.js';
import type { Replicas } from './replicas.js';

/** Why fewer are wanted though nobody wrote a smaller number. */
export const DROPPED =
  'The file no longer writes replicas: an apply removes the field, and its default is 1 (only a server-side apply keeps the number, where an autoscaler owns the field already).';

/**
 * Pods that the deletion of a workload takes: its controller's owner references take all at once. Only a sync that prunes deletes what
 * is gone from the files.
 */
export function onDelete(names: readonly string[], object: KubernetesObject): ResolvedPolicy['onDelete'] {
  const targets = names.length;
  if (targets === 0) return undefined;
  const pods = targets === 1 ? 'its pod is deleted' : `its ${counted(targets, 'pod')} are deleted at once`;
  return {
    says: `With pruning, ${pods}, regardless of the rolling update limits; without pruning it stays and no longer gets updates.${volumesText(targets, 'whenDeleted', object)}`,
    fix:
      object.kind === 'DaemonSet'
        ? 'Keep it until its replacement serves on its nodes. Then take nodes out of its nodeSelector in steps, or delete it by hand with --cascade=orphan, which keeps the pods.'
        : 'Keep it until its replacement serves, and lower replicas in steps before you delete it.',
    targets: names,
  };
}

/** Pods that a smaller `replicas` or other ordinals take away: neither a budget nor the limits of the rolling update hold them. */
export function leavingPods(object: KubernetesObject, replicas: Replicas): Leaving | undefined {
  return fewerReplicas(object, replicas) ?? otherOrdinals(object);
}

function fewerReplicas(
  object: KubernetesObject,
  { count: left, before, isDropped, reset }: Replicas,
): Leaving | undefined {
  if (before === null || left >= before) return undefined;
  const gone = before - left;
  const lost = volumesText(gone, 'whenScaled', object);
  const set = reset ? ` ${reset.by} has set it to ${reset.from}` : '';
  const resets =
    reset && !isDropped ? ': applying the edited file writes over that, until the autoscaler acts again' : '';
  return {
    targets: gone,
    of: before,
    ...(lost === '' ? {} : { losesData: true }),
    ...(isInTurn(object) ? { isInTurn: true } : {}),
    says: `replicas ${before} -> ${left}: ${gone} of ${counted(before, 'pod')} ${verb(gone, 'is', 'are')} deleted, regardless of the rolling update limits and disruption budgets.${lost}${set}${resets}${reset ? '.' : ''}${isDropped ? ` ${DROPPED}` : ''}`,
    fix:
      lost !== ''
        ? 'First set whenScaled: Retain in a separate change; delete the claims by hand once their data is not needed.'
        : isDropped
          ? `Keep replicas: ${before}. To hand it to an autoscaler, first delete spec.replicas in kubectl apply edit-last-applied (with a server-side apply: let the autoscaler own it), then leave it out and waive this.`
          : reset
            ? 'Leave replicas out of the file where an autoscaler sets it: first delete spec.replicas in kubectl apply edit-last-applied (with a server-side apply: let the autoscaler own it).'
            : 'Lower replicas in steps, and check the workload after each.',
    isStep: !isDropped && left > 0,
    place: object.manifest.placeOf(['spec', 'replicas']),
  };
}

/**
 * Pods deleted by another `ordinals.start`: new ordinals get pods with volumes of their own, and those that are no longer wanted are
 * deleted. Source: kubernetes 1.28, stateful_set_control.go, updateStatefulSet; the gate StatefulSetStartOrdinal is on from 1.27.
 */
export function otherOrdinals(object: KubernetesObject): Leaving | undefined {
  const { manifest, before, live } = object;
  const [was, is] = [before ?? live, manifest].map((one) => objectOf(one?.object, 'spec'));
  const startIn = (spec: typeof was): number =>
    integerOf(objectOf(spec, 'ordinals'), 'start', DEFAULTS.startOrdinal);
  if (!(before ?? live) || startIn(was) === startIn(is)) return undefined;
  const unwritten = integerOf(objectOf(live?.object, 'spec'), 'replicas', DEFAULTS.replicas);
  const podsOf = (spec: typeof was): string[] =>
    Array.from(
      { length: integerOf(spec, 'replicas', unwritten) },
      (_, i) => `${manifest.name}-${startIn(spec) + i}`,
    );
  const [old, wanted] = [podsOf(was), podsOf(is)];
  const created = wanted.filter((pod) => !old.includes(pod));
  const gone = old.filter((pod) => !wanted.includes(pod)).reverse();
  return {
    targets: gone.length,
    of: old.length,
    ...(isInTurn(object) ? { isInTurn: true } : {}),
    says: `ordinals.start ${startIn(was)} -> ${startIn(is)}: ${counted(created.length, 'pod')} created with volumes of their own (${few(created)}), and ${counted(gone.length, 'pod')} deleted (${few(gone)}).`,
    fix: 'Move the first ordinal in steps, each once the new pods have the data of those that are deleted.',
    isStep: true,
    place: manifest.placeOf(['spec', 'ordinals', 'start']),
  };
}

/** Source: kubernetes 1.28, statefulset/stateful_set_control.go: OrderedReady, which is the default, condemns one pod at a time. */
export function isInTurn({ kind, manifest }: KubernetesObject): boolean {
  const policy = textOf(objectOf(manifest.object, 'spec'), 'podManagementPolicy', 'OrderedReady');
  return kind === 'StatefulSet' && policy !== 'Parallel';
}

/**
 * The loss of data where the claims of a StatefulSet go with its pods, after a blank; '' where they stay. Source: kubernetes 1.27,
 * pkg/controller/statefulset/stateful_set_utils.go, claimOwnerMatchesSetAndPod.
 */
function volumesText(
  pods: number,
  when: 'whenScaled' | 'whenDeleted',
  { kind, manifest }: KubernetesObject,
): string {
  const spec = objectOf(manifest.object, 'spec');
  const claims = fieldOf(spec, 'volumeClaimTemplates');
  const policy = textOf(objectOf(spec, 'persistentVolumeClaimRetentionPolicy'), when, 'Retain');
  if (kind !== 'StatefulSet' || policy !== 'Delete' || !Array.isArray(claims) || claims.length === 0)
    return '';
  const [those, them] = pods === 1 ? ['that pod', 'it'] : [`those ${pods} pods`, 'them'];
  return ` ${when} is Delete: the volume claims of ${those} are deleted with ${them}, and what is stored in them is lost.`;
}
