import { isSameValue } from '../../../manifest/canonical.js';
import { field, textIn } from '../../../manifest/fields.js';
import { isObject, type Json } from '../../../manifest/manifest.js';
import { code, count, fewNames, NO_TEXT, share, type Text, text, verbFor } from '../../../text/text.js';
import { type ChangeEffect, type HeldBack, inBatches } from '../../system.js';
import { releasedBy } from '../objects/holds.js';
import type { LiveWorkload } from '../objects/live.js';
import { podTemplateOf } from '../objects/template.js';
import type { PlacesForPods } from '../rollout/places.js';
import type { WorkloadInput } from '../rollout/workload.js';
import { isInTurn } from './leaving.js';
import type { Replicas } from './replicas.js';

/** What of a workload decides how an edit reaches its pods. */
interface Edit {
  /** Replicas or nodes, and how many of them a new pod template reaches. */
  readonly total: number;
  readonly rolled: number;
  readonly live: LiveWorkload | null;
  /** What holds a rollout, as a clause with a full stop; null where the controller rolls by itself. */
  readonly held: { readonly by: HeldBack; readonly says: Text } | null;
  /** Of replicas: how many there were, and how many find a node. */
  readonly replicas?: Replicas;
  readonly places?: PlacesForPods;
  /** What else happens at once, after a blank. */
  readonly beside?: Text | undefined;
}

/**
 * Effect of the merge on the pods. A new pod template is rolled out in batches, from where a rollout in progress is; an end of a hold lets
 * such a rollout go on; a number of replicas takes effect at once. Source: kubernetes 1.28, pkg/controller/deployment, sync; daemon and
 * statefulset likewise.
 */
export function effectOf(
  { object, relation }: Pick<WorkloadInput, 'object' | 'relation'>,
  edit: Edit,
): ChangeEffect {
  const { live, held, total, rolled } = edit;
  const { kind, manifest, before } = object;
  const unit = kind === 'DaemonSet' ? 'node' : 'replica';
  const released = releasedBy(object);
  const order = isInTurn(object) ? text`one at a time` : text`all at once`;
  const beside = text`${scaleText(edit, order)}${edit.beside ?? NO_TEXT}`;
  const heldBy = held ? { held: held.by } : {};
  if (relation === 'changed') {
    const paths = before ? changedPaths(podTemplateOf(before), podTemplateOf(manifest)) : [];
    const fields = paths.length > 0 ? text` (${fewNames('object', paths)})` : NO_TEXT;
    const to = rolled < total ? share(rolled, total, unit) : count(total, unit);
    const from = live?.halfway
      ? text` The rollout in progress ends, and the new one starts from its state.${kind === 'Deployment' ? NO_TEXT : NO_REVISIONS}`
      : NO_TEXT;
    const says = text`The pod template changes${fields}: ${held?.says ?? text`it rolls out to ${to}.`}${from}${beside}`;
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
    const says = text`A new ${code(kind)}: its ${count(total, 'pod')} ${verbFor(total, 'starts', 'start')} ${order}, without a rollout${waitingText(edit, total)}. Numbers assume the first change of its pod template.`;
    return inBatches('scale', says);
  }
  const says = text`This ${code(kind)} is in neither the base nor the snapshot, so it is unknown whether its pod template changes. Numbers assume that it does.`;
  return inBatches('pod-template', says);
}

/**
 * A template that some revision has already makes the pods of that revision new again; of a Deployment the ReplicaSets show it.
 * Source: kubernetes 1.28, daemon/update.go, constructHistory; statefulset/stateful_set_control.go, getStatefulSetRevisions.
 */
const NO_REVISIONS = text` The snapshot has no revisions: the plan assumes that no pod has the new template yet.`;

/** Fields that differ between two pod templates, such as `spec.containers[app].image`; of a container on one side its name. */
function changedPaths(was: Json | undefined, is: Json | undefined, path = '', depth = 2): string[] {
  if (isSameValue(was, is)) return [];
  if (Array.isArray(was) && Array.isArray(is) && /ontainers$/.test(path)) {
    const byName = (items: readonly Json[]) =>
      new Map(items.map((item, i) => [textIn(item, 'name') ?? `${i}`, item]));
    const [then, now] = [byName(was), byName(is)];
    const names = [...new Set([...then.keys(), ...now.keys()])];
    const paths = names.flatMap((name) => changedPaths(then.get(name), now.get(name), `${path}[${name}]`, 1));
    // Another order of the same containers is another template as well.
    return paths.length > 0 ? paths : [path];
  }
  if (depth === 0 || !isObject(was) || !isObject(is)) return [path];
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const below = (key: string): string => (path === '' ? key : `${path}.${key}`);
  return keys.flatMap((key) => changedPaths(field(was, key), field(is, key), below(key), depth - 1));
}

function scaleText(edit: Edit, order: Text): Text {
  const { total, replicas } = edit;
  const before = replicas?.before ?? total;
  if (before === total) return NO_TEXT;
  const by = Math.abs(total - before);
  const pods =
    total > before
      ? verbFor(by, 'more pod starts', 'more pods start')
      : verbFor(by, 'pod is deleted', 'pods are deleted');
  return text` replicas ${before} -> ${total}: ${by} ${pods} ${order}${waitingText(edit, total - before)}.`;
}

/** Pods that find no node: they stay Pending, and no rollout ends while they do. */
function waitingText({ total, places }: Edit, created: number): Text {
  const waiting = Math.min(created, total - (places?.most ?? total));
  return places && waiting > 0 ? text`, but ${waiting} of them find no node: ${places.because}` : NO_TEXT;
}
