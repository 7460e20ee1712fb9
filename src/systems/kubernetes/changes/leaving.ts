import { fieldAt, itemsIn } from '../../../manifest/fields.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { fix } from '../../../text/fix.js';
import { code, count, fewNames, name, NO_TEXT, type Text, text, verbFor } from '../../../text/text.js';
import type { Leaving, ResolvedPolicy } from '../../system.js';
import type { KubernetesObject } from '../objects/objects.js';
import { replicasIn, specOf, startOrdinalIn, statefulSetSpecOf } from '../objects/spec.js';
import type { Replicas } from './replicas.js';

/**
 * Pods that the deletion of a workload takes: its controller's owner references take all at once. Only a sync that prunes deletes what
 * is gone from the files.
 */
export function onDelete(
  names: readonly string[],
  object: KubernetesObject,
): NonNullable<ResolvedPolicy['onDelete']> | null {
  const targets = names.length;
  if (targets === 0) return null;
  return {
    says: text`With pruning, ${targets === 1 ? text`its pod is deleted` : text`its ${count(targets, 'pod')} are deleted at once`}, regardless of the rolling update limits; without pruning it stays and no longer gets updates.${lostVolumes(targets, 'whenDeleted', object) ?? NO_TEXT}`,
    fix:
      object.kind === 'DaemonSet'
        ? fix`Keep it until its replacement serves on its nodes. Then take nodes out of its nodeSelector in steps, or delete it by hand with --cascade=orphan, which keeps the pods.`
        : fix`Keep it until its replacement serves, and lower replicas in steps before you delete it.`,
    targets: names,
  };
}

/** Pods that a smaller `replicas` takes away: neither a budget nor the limits of the rolling update hold them. */
export function fewerReplicas(
  object: KubernetesObject,
  { count: left, before, isDropped, reset }: Replicas,
): Leaving | undefined {
  if (before === null || left >= before) return undefined;
  const gone = before - left;
  const lost = lostVolumes(gone, 'whenScaled', object);
  const why = isDropped
    ? text` The file no longer writes replicas: an apply removes the field, and its default is 1.`
    : reset
      ? text` ${name('object', reset.by)} has set it to ${reset.from}: applying the edited file writes over that, until the autoscaler acts again.`
      : NO_TEXT;
  return {
    targets: gone,
    of: before,
    ...(lost ? { losesData: true } : {}),
    ...(isInTurn(object) ? { isInTurn: true } : {}),
    says: text`replicas ${before} -> ${left}: ${gone} of ${count(before, 'pod')} ${verbFor(gone, 'is', 'are')} deleted, regardless of the rolling update limits and disruption budgets.${lost ?? NO_TEXT}${why}`,
    fix: lost
      ? fix`First set whenScaled: Retain in a separate change; delete the claims by hand once their data is not needed.`
      : isDropped || reset
        ? fix`Keep replicas: ${before}. To leave it to an autoscaler, first delete spec.replicas in kubectl apply edit-last-applied (with a server-side apply: let the autoscaler own it), then leave it out of the file.`
        : fix`Lower replicas in steps, and check the workload after each.`,
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
  const earlier = before ?? live;
  if (!earlier || startOrdinalIn(earlier) === startOrdinalIn(manifest)) return undefined;
  const podsOf = (one: Manifest): string[] => {
    const replicas = specOf(one)['replicas'] ?? replicasIn(live ?? one);
    return Array.from({ length: Number(replicas) }, (_, i) => `${manifest.name}-${startOrdinalIn(one) + i}`);
  };
  const [old, wanted] = [podsOf(earlier), podsOf(manifest)];
  const created = wanted.filter((pod) => !old.includes(pod));
  const gone = old.filter((pod) => !wanted.includes(pod)).reverse();
  return {
    targets: gone.length,
    of: old.length,
    ...(isInTurn(object) ? { isInTurn: true } : {}),
    says: text`ordinals.start ${startOrdinalIn(earlier)} -> ${startOrdinalIn(manifest)}: ${count(created.length, 'pod')} created with volumes of their own (${fewNames('target', created)}), and ${count(gone.length, 'pod')} deleted (${fewNames('target', gone)}).`,
    fix: fix`Move the first ordinal in steps, each once the new pods have the data of those that are deleted.`,
    isStep: true,
    place: manifest.placeOf(['spec', 'ordinals', 'start']),
  };
}

/** Source: kubernetes 1.28, statefulset/stateful_set_control.go: OrderedReady, which is the default, condemns one pod at a time. */
export function isInTurn({ kind, manifest }: KubernetesObject): boolean {
  return kind === 'StatefulSet' && statefulSetSpecOf(manifest, '').podManagementPolicy === 'OrderedReady';
}

/**
 * The loss of data where the claims of a StatefulSet go with its pods, after a blank; null where they stay. Source: kubernetes 1.27,
 * pkg/controller/statefulset/stateful_set_utils.go, claimOwnerMatchesSetAndPod.
 */
function lostVolumes(
  pods: number,
  when: 'whenScaled' | 'whenDeleted',
  { kind, manifest }: KubernetesObject,
): Text | null {
  const spec = specOf(manifest);
  const policy = fieldAt(spec, 'persistentVolumeClaimRetentionPolicy', when);
  const hasClaims = itemsIn(spec, 'volumeClaimTemplates').length > 0;
  if (kind !== 'StatefulSet' || policy !== 'Delete' || !hasClaims) return null;
  return text` ${code(when)} is Delete: the volume claims of ${count(pods, 'pod')} are deleted, and what is stored in them is lost.`;
}
