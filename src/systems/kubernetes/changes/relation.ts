import { fieldAt } from '../../../manifest/fields.js';
import { idOf } from '../objects/live.js';
import type { KubernetesObject } from '../objects/objects.js';
import { holdsIn } from '../objects/on-hold.js';
import { isSameTemplate, podTemplateOf } from '../objects/template.js';

/**
 * How the pod template of an object stands to what runs:
 * - `changed`: the change brings another one, and starts a rollout;
 * - `same`: nothing starts;
 * - `new`: the base does not hold the object, and no snapshot does;
 * - `unknown`: there is neither a base nor a live object to compare with.
 */
export type Relation = 'changed' | 'same' | 'new' | 'unknown';

/** A base is what the cluster is told to run; a live object is what it runs. Where they differ the live one counts if it has the head's. */
export function relationOf({ manifest, before, live }: KubernetesObject, hasBase: boolean): Relation {
  const head = idOf(manifest);
  if (live && isSameTemplate(podTemplateOf(live), podTemplateOf(manifest))) return 'same';
  if (before) return idOf(before) === head ? 'same' : 'changed';
  if (live) return 'changed';
  return hasBase ? 'new' : 'unknown';
}

/**
 * The hold on pods that the change lifts, `partition 4 -> 0`: a template that was merged under it starts now, with the same template in
 * the files. Null where nothing is released.
 */
export function releasedBy({ kind, manifest, before, live }: KubernetesObject): string | null {
  const earlier = before ?? live;
  if (!earlier) return null;
  const [was, is] = [holdsIn(earlier), holdsIn(manifest)];
  if (kind === 'Deployment') return was.isPaused && !is.isPaused ? 'it is no longer paused' : null;
  if (is.isOnDelete) return null;
  if (was.isOnDelete) return 'updateStrategy OnDelete -> RollingUpdate';
  if (kind !== 'StatefulSet') return null;
  const { replicas } = fieldAt(manifest.object, 'spec', 'replicas') === undefined ? was : is;
  return Math.min(was.partition, replicas) > is.partition
    ? `partition ${was.partition} -> ${is.partition}`
    : null;
}
