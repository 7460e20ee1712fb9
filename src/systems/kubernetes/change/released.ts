import type { JsonObject } from '../../../manifest/manifest.js';
import { DEFAULTS, fieldOf, integerOf, objectOf, textOf } from '../admission/defaults.js';
import type { KubernetesObject } from '../objects/objects.js';

/**
 * What held pods back before the change and does so no more, `partition 4 -> 0`: a template that was merged under it starts now,
 * with the same template in the files. It is how a canary of a StatefulSet is promoted. Null where nothing is released.
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
