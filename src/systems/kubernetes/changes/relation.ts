import type { JsonObject } from '../../../manifest/manifest.js';
import { DEFAULTS, fieldOf, integerOf, objectOf, textOf } from '../admission/defaults.js';
import { idOf } from '../objects/live.js';
import type { KubernetesObject } from '../objects/objects.js';
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
  const was = objectOf(earlier.object, 'spec');
  const is = objectOf(manifest.object, 'spec');
  if (kind === 'Deployment') return isPaused(was) && !isPaused(is) ? 'it is no longer paused' : null;
  if (isOnDelete(is)) return null;
  if (isOnDelete(was)) return 'updateStrategy OnDelete -> RollingUpdate';
  if (kind !== 'StatefulSet') return null;
  const replicas = integerOf(is, 'replicas', integerOf(was, 'replicas', DEFAULTS.replicas));
  const [from, to] = [partitionIn(was), partitionIn(is)];
  return Math.min(from, replicas) > to ? `partition ${from} -> ${to}` : null;
}

function isPaused(spec: JsonObject): boolean {
  return fieldOf(spec, 'paused') === true;
}

function isOnDelete(spec: JsonObject): boolean {
  return textOf(objectOf(spec, 'updateStrategy'), 'type', 'RollingUpdate') === 'OnDelete';
}

function partitionIn(spec: JsonObject): number {
  return integerOf(objectOf(objectOf(spec, 'updateStrategy'), 'rollingUpdate'), 'partition', 0);
}
