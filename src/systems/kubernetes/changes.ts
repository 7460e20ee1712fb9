import { isSameValue } from '../../manifest/canonical.js';
import { field, fieldAt, itemsIn, objectOr } from '../../manifest/fields.js';
import type { Json } from '../../manifest/manifest.js';
import { fix } from '../../text/fix.js';
import { code, count, fewNames, name, NO_TEXT, share, type Text, text, verbFor } from '../../text/text.js';
import { type ChangeEffect, type HeldBack, inBatches, type Leaving, type ResolvedPolicy } from '../system.js';
import { type DaemonNode, nodeFit } from './controller/node-fit.js';
import type { LiveWorkload } from './objects/live.js';
import type { KubernetesObject } from './objects/objects.js';
import type { Replicas } from './objects/replicas.js';
import {
  type DaemonSetSpec,
  daemonSetSpecOf,
  holdsIn,
  isSet,
  onHold,
  specOf,
  startOrdinalIn,
  statefulSetSpecOf,
} from './controller/spec.js';
import { podTemplateOf } from './objects/template.js';
import type { PlacesForPods } from './rollout/places.js';
import { hasHadPod, type WorkloadInput } from './rollout/start.js';

/** Effect of a field that holds a rollout on a new pod template. */
const HELD: Readonly<Record<HeldBack, Text>> = {
  paused: text`no rollout starts while it is paused.`,
  disabled: NO_TEXT,
  OnDelete: text`with OnDelete nothing is rolled until someone deletes pods.`,
  partition: text`its ${code('partition')} keeps every replica on the old pod template until it is lowered.`,
};

/** Fields of a workload that decide how an edit reaches its pods. */
interface Edit {
  /** Replicas or nodes, and how many of them a new pod template reaches. */
  readonly total: number;
  readonly rolled: number;
  /** Number of these that have the template already, and stay as they are; absent: none. */
  readonly having?: number;
  readonly live: LiveWorkload | null;
  /** Replicas: their number before, and the number that find a node. */
  readonly replicas?: Replicas;
  readonly places?: PlacesForPods;
  /** Targets that it takes away at once; nodes that join, after a blank. */
  readonly leaves: Leaving | undefined;
  readonly joins?: Text;
}

/**
 * Effect of the merge on the pods. A new pod template is rolled out in batches, from where a rollout in progress is; an end of a hold lets
 * such a rollout continue; a number of replicas takes effect at once. Source: kubernetes 1.28, pkg/controller/deployment, sync; daemon and
 * statefulset likewise.
 */
export function effectOf(
  { object, relation }: Pick<WorkloadInput, 'object' | 'relation'>,
  edit: Edit,
): ChangeEffect {
  const { live, total, rolled } = edit;
  const { kind, manifest, before } = object;
  const unit = kind === 'DaemonSet' ? 'node' : 'replica';
  const released = releasedBy(object);
  const order = isInTurn(object) ? text` one at a time` : text` all at once`;
  const orderOf = (pods: number): Text => (pods > 1 ? order : NO_TEXT);
  const gone = edit.leaves ? text` ${edit.leaves.says}` : NO_TEXT;
  const beside = text`${addedText(edit, orderOf)}${edit.joins ?? NO_TEXT}${gone}`;
  // A partition holds by the replicas there are, which an autoscaler may have set.
  const isPartitioned = kind === 'StatefulSet' && rolled === 0;
  const hold = isPartitioned ? 'partition' : onHold(manifest);
  const held = total === 0 || (hold === 'partition' && !isPartitioned) ? undefined : hold;
  const heldBy = held ? { held } : {};
  if (relation === 'changed') {
    const edited = before ? changedFields(podTemplateOf(before), podTemplateOf(manifest)) : [];
    const fields = edited.length > 0 ? text` (${fewNames('object', edited)})` : NO_TEXT;
    const reached = rolled - Math.min(rolled, edit.having ?? 0);
    const to = reached < total ? share(reached, total, unit) : count(total, unit);
    const from = live?.halfway
      ? text` The rollout in progress ends, and the new one starts from its state.${!live.hasTemplates && UNKNOWN_TEMPLATES}`
      : NO_TEXT;
    const says = text`The pod template changes${fields}: ${held ? HELD[held] : text`it rolls out to ${to}.`}${from}${beside}`;
    return { ...inBatches('pod-template', says, manifest.placeOf(['spec', 'template'])), ...heldBy };
  }
  if (live?.halfway) {
    const lead = released ? text`The rollout is unblocked: ${released}.` : text`No new rollout starts.`;
    const says = text`${lead} The rollout in progress continues: ${live.updated} of ${count(live.total, unit)} have the new pod template.${beside}`;
    return { ...inBatches(released ? 'resumes' : 'continues', says), ...heldBy };
  }
  if (relation === 'same' && released && !object.live) {
    const says = text`Unknown whether a rollout starts on merge: ${released}, so a pod template that was merged earlier rolls out now, but the snapshot has no ${code(kind)}.${beside} Numbers assume that it starts.`;
    return { ...inBatches('pod-template', says), unsure: total };
  }
  if (relation === 'same') {
    const says = text`No rollout: the pod template is unchanged.${beside} Numbers assume the next change of the pod template.`;
    return inBatches(beside.parts.length === 0 ? 'next-rollout' : 'scale', says);
  }
  if (relation === 'new') {
    const says = text`A new ${code(kind)}: its ${count(total, 'pod')} ${verbFor(total, 'starts', 'start')}${orderOf(total)}, without a rollout${waitingText(edit, total)}. Numbers assume the first change of its pod template.`;
    return inBatches('scale', says);
  }
  const says = text`This ${code(kind)} is in neither the base nor the snapshot, so it is unknown whether its pod template changes. Numbers assume that it does.`;
  return inBatches('pod-template', says);
}

/**
 * The hold on pods that the change lifts, `partition 4 -> 0`: a template that was merged under it starts now, with the same template in
 * the files. Null where nothing is released.
 */
function releasedBy({ kind, manifest, before, live }: KubernetesObject): Text | null {
  const earlier = before ?? live;
  if (!earlier) return null;
  const [was, is] = [holdsIn(earlier), holdsIn(manifest)];
  if (kind === 'Deployment') return was.isPaused && !is.isPaused ? text`it is no longer paused` : null;
  if (is.isOnDelete) return null;
  if (was.isOnDelete) return text`updateStrategy OnDelete -> RollingUpdate`;
  const { replicas } = isSet(specOf(manifest), 'replicas') ? is : was;
  const isLowered = kind === 'StatefulSet' && Math.min(was.partition, replicas) > is.partition;
  return isLowered ? text`partition ${was.partition} -> ${is.partition}` : null;
}

/** Fields of metadata and spec that differ between two pod templates, such as `spec.containers`: a drift report has no diff beside it. */
export function changedFields(was: Json | undefined, is: Json | undefined): string[] {
  return ['metadata', 'spec'].flatMap((part) => {
    const [before, after] = [fieldAt(was, part), fieldAt(is, part)];
    const keys = new Set([before, after].flatMap((fields) => Object.keys(objectOr(fields))));
    const edited = [...keys].filter((key) => !isSameValue(field(before, key), field(after, key)));
    return edited.map((key) => `${part}.${key}`);
  });
}

/**
 * Assumption for pods of an unknown template: a revision that has the new template is reused, so that its pods would stay.
 * Source: kubernetes 1.28, daemon/update.go, constructHistory; statefulset/stateful_set_control.go, getStatefulSetRevisions.
 */
const UNKNOWN_TEMPLATES = text` The snapshot does not show the template of each pod (add ${code('pods')} and ${code('controllerrevisions.apps')}): the plan assumes that no pod has the new one yet.`;

/** Pods that more replicas add, after a blank. */
function addedText(edit: Edit, orderOf: (pods: number) => Text): Text {
  const { total, replicas } = edit;
  const before = replicas?.before ?? total;
  if (before >= total) return NO_TEXT;
  const added = total - before;
  const pods = verbFor(added, 'more pod starts', 'more pods start');
  return text` replicas ${before} -> ${total}: ${added} ${pods}${orderOf(added)}${waitingText(edit, added)}.`;
}

/** Pods that find no node: they stay Pending, and no rollout ends while they do. */
function waitingText({ total, places }: Edit, created: number): Text {
  const waiting = Math.min(created, total - (places?.most ?? total));
  return places && waiting > 0 ? text`, but ${waiting} of them find no node: ${places.because}` : NO_TEXT;
}

/** Source: kubernetes 1.28, statefulset/stateful_set_control.go: OrderedReady, which is the default, condemns one pod at a time. */
function isInTurn({ kind, manifest }: KubernetesObject): boolean {
  return kind === 'StatefulSet' && statefulSetSpecOf(manifest, '').podManagementPolicy === 'OrderedReady';
}

/**
 * Pods that the deletion of a workload takes: its controller's owner references take all at once. Only a sync that prunes deletes what
 * is gone from the files.
 */
export function onDelete(targets: readonly string[], object: KubernetesObject): ResolvedPolicy['onDelete'] {
  const { length } = targets;
  if (length === 0) return undefined;
  const pods =
    length === 1 ? text`its pod is deleted` : text`its ${count(length, 'pod')} are deleted at once`;
  return {
    says: text`With pruning, ${pods}, regardless of the rolling update limits; without pruning it stays and no longer gets updates.${lostVolumes(length, 'whenDeleted', object) ?? NO_TEXT}`,
    fix:
      object.kind === 'DaemonSet'
        ? fix`Keep it until its replacement serves on its nodes. Then take nodes out of its nodeSelector in steps, or delete it by hand with --cascade=orphan, which keeps the pods.`
        : fix`Keep it until its replacement serves, and lower replicas in steps before you delete it.`,
    targets,
  };
}

/**
 * Pods that a smaller `replicas` or another first ordinal takes away: neither a budget nor the limits of the rolling update hold them. Source:
 * kubernetes 1.28, stateful_set_control.go, updateStatefulSet; the gate StatefulSetStartOrdinal is on from 1.27.
 */
export function removedPods(object: KubernetesObject, replicas: Replicas): Leaving | undefined {
  const { manifest, live } = object;
  const { count: left, before, isDropped, reset } = replicas;
  if (before === null) return undefined;
  const first = startOrdinalIn(manifest);
  const was = startOrdinalIn(object.before ?? live ?? manifest);
  const kept = Math.min(was + before, first + left) - Math.max(was, first);
  const gone = before - Math.max(0, kept);
  if (gone === 0) return undefined;
  const lost = lostVolumes(gone, 'whenScaled', object);
  const edit = was === first ? text`replicas ${before} -> ${left}` : text`ordinals.start ${was} -> ${first}`;
  const why = isDropped
    ? text` The file no longer writes replicas: an apply removes the field, and its default is 1.`
    : reset
      ? text` ${name('object', reset.title)} has set it to ${before}: applying the file writes over that${reset.isDeleted ? text`, and the deleted autoscaler does not raise it again.` : text`, until the autoscaler acts again.`}`
      : NO_TEXT;
  return {
    targets: gone,
    of: before,
    losesData: lost !== null,
    isInTurn: isInTurn(object),
    says: text`${edit}: ${gone} of ${count(before, 'pod')} ${verbFor(gone, 'is', 'are')} deleted, regardless of the rolling update limits and disruption budgets.${lost ?? NO_TEXT}${why}`,
    fix: lost
      ? fix`First set whenScaled: Retain in a separate change; delete the claims by hand once their data is not needed.`
      : isDropped || reset?.isDeleted === false
        ? fix`Keep replicas: ${before}. To leave it to an autoscaler, first delete spec.replicas in kubectl apply edit-last-applied (with a server-side apply: let the autoscaler own it), then leave it out of the file.`
        : was === first
          ? fix`Lower replicas in steps, and check the workload after each.`
          : fix`Move the first ordinal in steps: pods with new ordinals start with volumes of their own.`,
    isStep: !isDropped && left > 0,
    place: manifest.placeOf(was === first ? ['spec', 'replicas'] : ['spec', 'ordinals', 'start']),
  };
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

/**
 * Compares the nodes that fit before and after the change. The first sync creates the pods of nodes that join and deletes those of nodes
 * that leave, before any update; `joins` names the nodes that join, after a blank. Source: kubernetes 1.28,
 * daemon/daemon_controller.go, podsShouldBeOnNode.
 */
export function nodeChangesOf(
  { object: { manifest, before, live: running }, relation, context: { nodes } }: WorkloadInput,
  { placement }: DaemonSetSpec,
  live: LiveWorkload | null,
): { readonly joining: ReadonlySet<string>; readonly leaves: Leaving | undefined; readonly joins: Text } {
  // An object that the base lacks may be in the cluster: then its own template decides which nodes have a pod.
  const earlier = before ?? running;
  const was = earlier && daemonSetSpecOf(earlier, '');
  const edited = relation === 'changed' ? was : null;
  const pods = live?.pods ?? [];
  const having = new Set(pods.map(({ slot }) => slot));
  const staying = new Set(pods.flatMap(({ slot, terminating }) => (terminating ? [] : slot)));
  const had = nodes.filter((node) => {
    if (staying.size === 0) return edited !== null && hasHadPod(node, edited);
    return staying.has(node.name) && (!was || nodeFit(node, was.placement).shouldContinue);
  });
  const isJoining = (node: DaemonNode): boolean =>
    edited !== null &&
    nodeFit(node, placement).shouldRun &&
    !having.has(node.name) &&
    !hasHadPod(node, edited);
  const joining = nodes.filter(isJoining).map((node) => node.name);
  const leaving = had.filter((node) => !nodeFit(node, placement).shouldContinue).map((node) => node.name);
  const gone = leaving.length;
  const path = ['spec', 'template', 'spec'];
  const asked = ['nodeSelector', 'affinity', 'nodeName'].find((one) => isSet(manifest.object, ...path, one));
  const leaves: Leaving = {
    targets: gone,
    of: had.length,
    says: text`${count(gone, 'node')} (${fewNames('target', leaving)}) of ${had.length} no longer ${verbFor(gone, 'fits', 'fit')} the pod template: ${verbFor(gone, 'its pod is deleted', 'their pods are deleted')} at once, before any update, regardless of maxUnavailable and disruption budgets.`,
    fix: fix`Remove nodes in steps, and check the workload after each; or keep them until a replacement serves there.`,
    isStep: false,
    place: manifest.placeOf(asked === undefined ? path : [...path, asked]),
  };
  const joins = text` ${count(joining.length, 'node')} (${fewNames('target', joining)}) ${verbFor(joining.length, 'joins', 'join')}: the first pod starts there at once, regardless of the limits.`;
  return {
    joining: new Set(joining),
    leaves: gone > 0 ? leaves : undefined,
    joins: joining.length > 0 ? joins : NO_TEXT,
  };
}
