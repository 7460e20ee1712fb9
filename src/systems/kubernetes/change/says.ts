import { counted, plural, verb } from '../../../text/plural.js';
import type { HeldBack } from '../../system.js';
import { objectOf, textOf } from '../admission/defaults.js';
import type { KubernetesObject } from '../objects/objects.js';
import { podTemplateOf } from '../objects/template.js';
import type { PlacesForPods } from '../rollout/places/places-for-pods.js';
import type { PlannedWorkload } from '../rollout/workload.js';
import type { Relation } from './relation.js';
import { releasedBy } from './released.js';
import type { Replicas } from './replicas.js';
import { DROPPED, isInTurn } from './leaving.js';
import { changedFieldsText } from './template-fields.js';

export interface ChangeFacts {
  readonly object: KubernetesObject;
  readonly relation: Relation;
  readonly thing: 'replica' | 'node';
  readonly total: number;
  /** The replicas in the base, else in the snapshot; null where it is in neither, and for a DaemonSet. */
  readonly totalBefore: number | null;
  /** True where the file no longer writes `replicas`, so that its default counts. */
  readonly isDropped?: boolean;
  /** How far a rollout is that the snapshot shows halfway; null where it shows none. */
  readonly halfway: { readonly updated: number; readonly total: number } | null;
  /** How many of `total` a new pod template reaches; absent: all. */
  readonly rolled?: number;
  /** What held pods back before the change and does so no more; null where nothing is released. */
  readonly released?: string | null;
  /** What another first ordinal does, after a blank; '' where it stays. */
  readonly renumbered?: string;
  /** Where the controller does not roll by itself: what holds it, and what it does, as a clause with a full stop. */
  readonly held: { readonly by: HeldBack; readonly says: string } | null;
  /** How many of its pods find a node at a time; absent where nothing asks. */
  readonly places?: PlacesForPods;
  /** Why a new pod template reaches some pods only, as a clause; absent where nothing says so. */
  readonly keeps?: string | null;
}

/** Effect of the merge on the pods, in one or two sentences. */
export function changeOf(facts: ChangeFacts): PlannedWorkload['change'] {
  const { relation, halfway, object, released = null } = facts;
  const scale = `${scaleText(facts)}${facts.renumbered ?? ''}`;
  const { kind } = object.manifest;
  if (relation === 'changed') {
    const lead = facts.held?.says ?? `it rolls out to ${rolledText(facts)}${deletedFirst(facts)}.`;
    const from = halfway
      ? ` A rollout is in progress in the snapshot (${halfway.updated} of ${halfway.total} have the previous pod template); the new one continues from there.${revertText(object)}`
      : '';
    return {
      kind: 'pod-template',
      says: `The pod template changes${editedText(object)}: ${lead}${from}${scale}`,
      place: object.manifest.placeOf(['spec', 'template']),
      held: facts.held?.by,
    };
  }
  if (halfway) {
    const lead = released === null ? 'No new rollout starts.' : `The rollout is unblocked: ${released}.`;
    const says = `${lead} A rollout is in progress in the snapshot: ${halfway.updated} of ${halfway.total} ${facts.thing}s have the new pod template; the plan continues from there.${scale}`;
    return { kind: released === null ? 'continues' : 'resumes', says, place: null, held: facts.held?.by };
  }
  const next = `Numbers assume the next change of the pod template${deletedFirst(facts)}.`;
  if (relation === 'same' && released !== null && !object.live) {
    const says = `Unknown whether a rollout starts on merge: ${released}, so a pod template that was merged earlier rolls out now, but the snapshot has no ${kind}.${scale} Numbers assume that it starts.`;
    return { kind: 'pod-template', says, place: null, isUnsure: true };
  }
  if (relation === 'same') {
    const kindOfChange = scale === '' ? 'next-rollout' : 'scale';
    return {
      kind: kindOfChange,
      says: `${NO_ROLLOUT}${scale} ${next}`,
      place: null,
    };
  }
  if (relation === 'new') {
    const pods =
      facts.thing === 'node'
        ? `pods start on ${counted(facts.total, 'node')}`
        : `${counted(facts.total, facts.thing)} start`;
    const says = `A new ${kind}: its ${pods} without a rollout, ${isInTurn(object) ? 'one at a time' : 'all at once'}${waitingText(facts, facts.total)}. Numbers assume the first change of its pod template.`;
    return { kind: 'scale', says, place: null };
  }
  const says = `This ${kind} is in neither the base nor the snapshot, so it is unknown whether its pod template changes. Numbers assume that it does.`;
  return { kind: 'pod-template', says, place: null };
}

/** The same of a workload that has a number of replicas. */
export function changeOfReplicas(
  { object, relation }: Pick<ChangeFacts, 'object' | 'relation'>,
  total: number,
  { before, isDropped }: Replicas,
  own: Pick<ChangeFacts, 'halfway' | 'rolled' | 'held' | 'keeps' | 'renumbered' | 'places'>,
): PlannedWorkload['change'] {
  const released = releasedBy(object);
  return changeOf({
    object,
    relation,
    thing: 'replica',
    total,
    totalBefore: before,
    isDropped,
    released,
    ...own,
  });
}

/** Fields that the edit changes; '' if only a live object without a template shows the change. */
function editedText({ manifest, before }: KubernetesObject): string {
  if (before === null) return '';
  return changedFieldsText(podTemplateOf(before), podTemplateOf(manifest));
}

/**
 * A template that some revision has already makes the pods of that revision new again; of a Deployment the ReplicaSets tell.
 * Source: kubernetes 1.28, daemon/update.go, constructHistory; statefulset/stateful_set_control.go, getStatefulSetRevisions.
 */
function revertText({ kind }: KubernetesObject): string {
  if (kind === 'Deployment') return '';
  return ' If it restores the template that the other pods have, those pods stay. The snapshot has no revisions, so the plan assumes that all pods are outdated.';
}

/** Only a StatefulSet makes and deletes its pods one by one, from the lowest up and from the highest down. */
function scaleEffect(object: KubernetesObject, isUp: boolean): string {
  if (!isInTurn(object)) return isUp ? 'at once' : 'at once, regardless of the rolling update limits';
  return isUp
    ? 'one at a time, each after all before it are ready'
    : 'one at a time from the highest ordinal, each after all remaining pods are ready, regardless of the rolling update limits';
}

function rolledText({ total, rolled = total, thing, keeps = null }: ChangeFacts): string {
  if (rolled >= total) return counted(total, thing);
  return `${rolled} of ${counted(total, thing)}${keeps === null ? '' : `, ${keeps}`}`;
}

/**
 * Where nothing is left to serve while new pods start: Recreate, and the only pod of a StatefulSet, which has no surge. Source:
 * kubernetes 1.28, deployment/recreate.go; statefulset/stateful_set_control.go.
 */
function deletedFirst({ object: { kind, manifest }, total }: ChangeFacts): string {
  const spec = objectOf(manifest.object, 'spec');
  const field = kind === 'Deployment' ? 'strategy' : 'updateStrategy';
  const isRecreated = textOf(objectOf(spec, field), 'type', '') === 'Recreate';
  const isOnly = total === 1 && kind === 'StatefulSet';
  if (total === 0 || (!isRecreated && !isOnly)) return '';
  const pods = total === 1 ? 'its only pod is' : `all ${counted(total, 'pod')} are`;
  return `, and ${pods} deleted before a new one starts${isRecreated ? ' (Recreate)' : ''}`;
}

const NO_ROLLOUT = 'No rollout: the pod template is unchanged.';

function scaleText(facts: ChangeFacts): string {
  const { total, totalBefore, thing, isDropped = false } = facts;
  if (totalBefore === null || totalBefore === total) return '';
  const by = Math.abs(total - totalBefore);
  const does =
    total > totalBefore
      ? `${by} more ${plural(by, 'pod')} ${verb(by, 'starts', 'start')}`
      : `${counted(by, 'pod')} ${verb(by, 'is', 'are')} deleted`;
  const effect = scaleEffect(facts.object, total > totalBefore);
  const why = isDropped ? ` ${DROPPED}` : '';
  const waits = total > totalBefore ? waitingText(facts, by) : '';
  return ` ${thing === 'replica' ? 'replicas' : 'nodes'} ${totalBefore} -> ${total}: ${does} ${effect}${waits}.${why}`;
}

/** Of pods that are made, those that find no node: they stay Pending, and no rollout ends while they do. */
function waitingText({ total, places }: ChangeFacts, made: number): string {
  const most = places?.most ?? total;
  const waiting = Math.min(made, total - most);
  if (waiting <= 0) return '';
  const which = waiting === made ? (made === 1 ? 'it' : `all ${made} of them`) : `${waiting} of them`;
  return `, but ${which} ${verb(waiting, 'stays', 'stay')} Pending: ${places?.because}`;
}
