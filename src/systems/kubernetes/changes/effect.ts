import { code, count, NO_TEXT, type Text, text, verbFor } from '../../../text/text.js';
import { type ChangeEffect, type HeldBack, inBatches } from '../../system.js';
import { releasedBy } from '../objects/holds.js';
import type { LiveWorkload } from '../objects/live.js';
import type { KubernetesObject, Relation } from '../objects/objects.js';
import { specOf, typeOf } from '../objects/spec.js';
import { podTemplateOf } from '../objects/template.js';
import type { PlacesForPods } from '../rollout/places.js';
import { isInTurn, KEPT_BY_SERVER } from './leaving.js';
import type { Replicas } from './replicas.js';
import { changedFieldsText } from './template-fields.js';

/** A change as far as its effect on pods depends on it. */
interface Edit {
  readonly object: KubernetesObject;
  readonly relation: Relation;
  /** Replicas or nodes, and how many of them a new pod template reaches, with the reason where these are fewer. */
  readonly total: number;
  readonly rolled: number;
  readonly keeps?: Text | null;
  readonly live: LiveWorkload | null;
  /** What holds a rollout, as a clause with a full stop; null where the controller rolls by itself. */
  readonly held: { readonly by: HeldBack; readonly says: Text } | null;
  /** Of replicas: how many there were, and how many find a node. */
  readonly replicas?: Replicas;
  readonly places?: PlacesForPods;
  /** What else happens at once, after a blank. */
  readonly beside: Text;
}

/** Effect of the merge on the pods, in one or two sentences. */
export function effectOf(edit: Edit): ChangeEffect {
  const { object, relation, live, held, total } = edit;
  const { manifest, kind, before } = object;
  const unit = kind === 'DaemonSet' ? 'node' : 'replica';
  const released = releasedBy(object);
  const beside = text`${scaleText(edit)}${edit.beside}`;
  const progress = live?.halfway ? text`${live.updated} of ${count(live.total, unit)}` : null;
  const heldBy = held ? { held: held.by } : {};
  if (relation === 'changed') {
    const fields = before ? changedFieldsText(podTemplateOf(before), podTemplateOf(manifest)) : NO_TEXT;
    const lead = held?.says ?? text`it rolls out to ${rolledText(edit, unit)}${deletedFirst(edit)}.`;
    const from = progress
      ? text` A rollout is in progress in the snapshot (${progress} have the previous pod template); the new one continues from there.${kind === 'Deployment' ? NO_TEXT : NO_REVISIONS}`
      : NO_TEXT;
    const says = text`The pod template changes${fields}: ${lead}${from}${beside}`;
    return { ...inBatches('pod-template', says, manifest.placeOf(['spec', 'template'])), ...heldBy };
  }
  if (progress) {
    const lead = released ? text`The rollout is unblocked: ${released}.` : text`No new rollout starts.`;
    const says = text`${lead} A rollout is in progress in the snapshot: ${progress} have the new pod template; the plan continues from there.${beside}`;
    return { ...inBatches(released ? 'resumes' : 'continues', says), ...heldBy };
  }
  if (relation === 'same' && released && !object.live) {
    const says = text`Unknown whether a rollout starts on merge: ${released}, so a pod template that was merged earlier rolls out now, but the snapshot has no ${code(kind)}.${beside} Numbers assume that it starts.`;
    return { ...inBatches('pod-template', says), unsure: total };
  }
  if (relation === 'same') {
    const says = text`No rollout: the pod template is unchanged.${beside} Numbers assume the next change of the pod template${deletedFirst(edit)}.`;
    return inBatches(beside.parts.length === 0 ? 'next-rollout' : 'scale', says);
  }
  if (relation === 'new') {
    const pods =
      unit === 'node' ? text`pods start on ${count(total, unit)}` : text`${count(total, unit)} start`;
    const order = isInTurn(object) ? text`one at a time` : text`all at once`;
    const says = text`A new ${code(kind)}: its ${pods} without a rollout, ${order}${waitingText(edit, total)}. Numbers assume the first change of its pod template.`;
    return inBatches('scale', says);
  }
  const says = text`This ${code(kind)} is in neither the base nor the snapshot, so it is unknown whether its pod template changes. Numbers assume that it does.`;
  return inBatches('pod-template', says);
}

/**
 * A template that some revision has already makes the pods of that revision new again; of a Deployment the ReplicaSets tell.
 * Source: kubernetes 1.28, daemon/update.go, constructHistory; statefulset/stateful_set_control.go, getStatefulSetRevisions.
 */
const NO_REVISIONS = text` The snapshot has no revisions: the plan assumes that no pod has the new template yet.`;

function rolledText({ total, rolled, keeps }: Edit, unit: string): Text {
  if (rolled >= total) return count(total, unit);
  return text`${rolled} of ${count(total, unit)}${keeps ? text` (${keeps})` : NO_TEXT}`;
}

/**
 * Where nothing is left to serve while new pods start: Recreate, and the only pod of a StatefulSet, which has no surge. Source:
 * kubernetes 1.28, deployment/recreate.go; statefulset/stateful_set_control.go.
 */
function deletedFirst({ object: { kind, manifest }, total }: Edit): Text {
  const spec = specOf(manifest);
  const isRecreated =
    typeOf(kind === 'Deployment' ? spec['strategy'] : spec['updateStrategy']) === 'Recreate';
  if (total === 0 || (!isRecreated && (total > 1 || kind !== 'StatefulSet'))) return NO_TEXT;
  const why = isRecreated ? text` (Recreate)` : NO_TEXT;
  const pods = total === 1 ? text`its only pod is` : text`all ${count(total, 'pod')} are`;
  return text`, and ${pods} deleted before a new one starts${why}`;
}

/** Only a StatefulSet creates and deletes its pods one by one, from the lowest up and from the highest down. */
function scaleText(edit: Edit): Text {
  const { object, total, replicas } = edit;
  if (!replicas || replicas.before === null || replicas.before === total) return NO_TEXT;
  const { before, isDropped } = replicas;
  const by = Math.abs(total - before);
  const how = isInTurn(object) ? text`one at a time` : text`at once`;
  const does =
    total > before
      ? text`${count(by, 'more pod')} ${verbFor(by, 'starts', 'start')} ${how}${waitingText(edit, by)}`
      : text`${count(by, 'pod')} ${verbFor(by, 'is', 'are')} deleted ${how}, regardless of the rolling update limits`;
  return text` replicas ${before} -> ${total}: ${does}.${isDropped ? text` ${KEPT_BY_SERVER}` : NO_TEXT}`;
}

/** Of pods that are created, those that find no node: they stay Pending, and no rollout ends while they do. */
function waitingText({ total, places }: Edit, created: number): Text {
  const waiting = Math.min(created, total - (places?.most ?? total));
  if (waiting <= 0 || !places) return NO_TEXT;
  return text`, but ${waiting} of them ${verbFor(waiting, 'stays', 'stay')} Pending: ${places.because}`;
}
