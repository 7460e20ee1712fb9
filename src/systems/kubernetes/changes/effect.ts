import { counted, plural, verb } from '../../../text/plural.js';
import type { HeldBack } from '../../system.js';
import { objectOf, textOf } from '../admission/defaults.js';
import type { LiveWorkload } from '../objects/live.js';
import type { KubernetesObject } from '../objects/objects.js';
import { podTemplateOf } from '../objects/template.js';
import type { PlacesForPods } from '../rollout/places.js';
import type { PlannedWorkload } from '../rollout/workload.js';
import { DROPPED, isInTurn } from './leaving.js';
import type { Relation } from '../objects/relation.js';
import { releasedBy } from './released.js';
import { changedFieldsText } from './template-fields.js';

/** A change as far as its effect on pods depends on it. */
interface Edit {
  readonly object: KubernetesObject;
  readonly relation: Relation;
  /** Replicas or nodes, and how many of them a new pod template reaches, with the reason where these are fewer. */
  readonly total: number;
  readonly rolled: number;
  readonly keeps?: string | null;
  readonly live: LiveWorkload | null;
  /** What holds a rollout, as a clause with a full stop; null where the controller rolls by itself. */
  readonly held: { readonly by: HeldBack; readonly says: string } | null;
  /** Of replicas: how many there were, whether the file drops them, and how many find a node. */
  readonly replicas?: { readonly before: number | null; readonly isDropped: boolean };
  readonly places?: PlacesForPods;
  /** What other ordinals do, after a blank. */
  readonly ordinals?: string;
}

/** Effect of the merge on the pods, in one or two sentences. */
export function effectOf(edit: Edit): PlannedWorkload['change'] {
  const { object, relation, live, held } = edit;
  const { manifest, kind } = object;
  const released = releasedBy(object);
  const unit = kind === 'DaemonSet' ? 'node' : 'replica';
  const scale = `${scaleText(edit)}${edit.ordinals ?? ''}`;
  const progress = live?.halfway ? live : null;
  if (relation === 'changed') {
    const fields = object.before
      ? changedFieldsText(podTemplateOf(object.before), podTemplateOf(manifest))
      : '';
    const lead = held?.says ?? `it rolls out to ${rolledText(edit, unit)}${deletedFirst(edit)}.`;
    const from = progress
      ? ` A rollout is in progress in the snapshot (${progress.updated} of ${progress.total} have the previous pod template); the new one continues from there.${revertText(kind)}`
      : '';
    const place = manifest.placeOf(['spec', 'template']);
    const says = `The pod template changes${fields}: ${lead}${from}${scale}`;
    return { kind: 'pod-template', says, place, held: held?.by };
  }
  if (progress) {
    const lead = released === null ? 'No new rollout starts.' : `The rollout is unblocked: ${released}.`;
    const says = `${lead} A rollout is in progress in the snapshot: ${progress.updated} of ${progress.total} ${unit}s have the new pod template; the plan continues from there.${scale}`;
    return { kind: released === null ? 'continues' : 'resumes', says, place: null, held: held?.by };
  }
  if (relation === 'same' && released !== null && !object.live) {
    const says = `Unknown whether a rollout starts on merge: ${released}, so a pod template that was merged earlier rolls out now, but the snapshot has no ${kind}.${scale} Numbers assume that it starts.`;
    return { kind: 'pod-template', says, place: null, isUnsure: true };
  }
  if (relation === 'same') {
    const says = `No rollout: the pod template is unchanged.${scale} Numbers assume the next change of the pod template${deletedFirst(edit)}.`;
    return { kind: scale === '' ? 'next-rollout' : 'scale', says, place: null };
  }
  if (relation === 'new') {
    const all = counted(edit.total, unit);
    const pods = unit === 'node' ? `pods start on ${all}` : `${all} start`;
    const says = `A new ${kind}: its ${pods} without a rollout, ${isInTurn(object) ? 'one at a time' : 'all at once'}${waitingText(edit, edit.total)}. Numbers assume the first change of its pod template.`;
    return { kind: 'scale', says, place: null };
  }
  const says = `This ${kind} is in neither the base nor the snapshot, so it is unknown whether its pod template changes. Numbers assume that it does.`;
  return { kind: 'pod-template', says, place: null };
}

/**
 * A template that some revision has already makes the pods of that revision new again; of a Deployment the ReplicaSets tell.
 * Source: kubernetes 1.28, daemon/update.go, constructHistory; statefulset/stateful_set_control.go, getStatefulSetRevisions.
 */
function revertText(kind: KubernetesObject['kind']): string {
  return kind === 'Deployment'
    ? ''
    : ' If it restores the template that the other pods have, those pods stay. The snapshot has no revisions, so the plan assumes that all pods are outdated.';
}

function rolledText({ total, rolled, keeps = null }: Edit, unit: string): string {
  if (rolled >= total) return counted(total, unit);
  return `${rolled} of ${counted(total, unit)}${keeps === null ? '' : ` (${keeps})`}`;
}

/**
 * Where nothing is left to serve while new pods start: Recreate, and the only pod of a StatefulSet, which has no surge. Source:
 * kubernetes 1.28, deployment/recreate.go; statefulset/stateful_set_control.go.
 */
function deletedFirst({ object: { kind, manifest }, total }: Edit): string {
  const field = kind === 'Deployment' ? 'strategy' : 'updateStrategy';
  const isRecreated = textOf(objectOf(objectOf(manifest.object, 'spec'), field), 'type', '') === 'Recreate';
  if (total === 0 || (!isRecreated && (total > 1 || kind !== 'StatefulSet'))) return '';
  const pods = total === 1 ? 'its only pod is' : `all ${counted(total, 'pod')} are`;
  return `, and ${pods} deleted before a new one starts${isRecreated ? ' (Recreate)' : ''}`;
}

/** Only a StatefulSet creates and deletes its pods one by one, from the lowest up and from the highest down. */
const SCALED = {
  up: { atOnce: 'at once', inTurn: 'one at a time, each after all before it are ready' },
  down: {
    atOnce: 'at once, regardless of the rolling update limits',
    inTurn:
      'one at a time from the highest ordinal, each after all remaining pods are ready, regardless of the rolling update limits',
  },
} as const;

function scaleText(edit: Edit): string {
  const { object, total, replicas } = edit;
  const before = replicas?.before ?? null;
  if (before === null || before === total) return '';
  const by = Math.abs(total - before);
  const isUp = total > before;
  const does = isUp
    ? `${by} more ${plural(by, 'pod')} ${verb(by, 'starts', 'start')}`
    : `${counted(by, 'pod')} ${verb(by, 'is', 'are')} deleted`;
  const effect = SCALED[isUp ? 'up' : 'down'][isInTurn(object) ? 'inTurn' : 'atOnce'];
  const waits = isUp ? waitingText(edit, by) : '';
  return ` replicas ${before} -> ${total}: ${does} ${effect}${waits}.${replicas?.isDropped ? ` ${DROPPED}` : ''}`;
}

/** Of pods that are created, those that find no node: they stay Pending, and no rollout ends while they do. */
function waitingText({ total, places }: Edit, created: number): string {
  const waiting = Math.min(created, total - (places?.most ?? total));
  if (waiting <= 0) return '';
  const all = created === 1 ? 'it' : `all ${created} of them`;
  return `, but ${waiting === created ? all : `${waiting} of them`} ${verb(waiting, 'stays', 'stay')} Pending: ${places?.because}`;
}
