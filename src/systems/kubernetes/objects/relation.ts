import { idOf } from './live.js';
import type { KubernetesObject } from './objects.js';
import { isSameTemplate, podTemplateOf } from './template.js';

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
