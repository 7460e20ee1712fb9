import { isSameJson } from '../../../manifest/canonical.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { code, name, NO_TEXT, type Text, text } from '../../../text/text.js';
import type { Autoscaler } from '../objects/autoscalers.js';
import type { KubernetesObject } from '../objects/objects.js';
import { isSet, replicasIn, specOf } from '../objects/spec.js';

/** How many replicas a workload has after the change. */
export interface Replicas {
  readonly count: number;
  /** The number in the base, else in the snapshot; null where it is in neither. */
  readonly before: number | null;
  /** True where the base writes `replicas` and the file no longer does. */
  readonly isDropped: boolean;
  /** Set where an apply writes over what an autoscaler has set meanwhile: who it was, and to how many. */
  readonly reset: { readonly by: string; readonly from: number } | null;
  /** Source of the number; null if the file alone sets it. */
  readonly note: Text | null;
}

/**
 * Without `replicas` in the file the live number stays: an autoscaler sets it. But a field that the base wrote and the file
 * drops is removed by an apply, and the API server fills in its default, 1: kubectl's three-way merge deletes what was applied
 * before, and a server-side apply does where nobody else owns the field. What an edited file writes beside an autoscaler takes the place
 * of the number that runs, though no text of it changes. Source: kubernetes.io, HorizontalPodAutoscaler, "Migrating Deployments and
 * StatefulSets to horizontal autoscaling"; kubernetes/kubernetes#25238.
 */
export function replicasOf(
  { manifest, before }: KubernetesObject,
  live: number | null,
  autoscaler: Autoscaler | null,
): Replicas {
  const scaled = live ?? (autoscaler && (autoscaler.current ?? autoscaler.min));
  const reset = resetOf({ manifest, before }, live, autoscaler);
  const written = before && isWritten(before) ? (reset?.from ?? replicasIn(before)) : null;
  const isDropped = !isWritten(manifest) && before !== null && isWritten(before);
  const stays = isWritten(manifest) || isDropped ? null : scaled;
  return {
    count: stays ?? replicasIn(manifest),
    before: before ? (written ?? scaled ?? 1) : live,
    isDropped,
    reset,
    note: isDropped ? null : noteOf(manifest, live, autoscaler),
  };
}

/**
 * What an autoscaler has set and the edited file writes over, be the number in it new or old. An object that the change leaves as it is
 * is not applied anew, as far as anybody can tell.
 */
function resetOf(
  { manifest, before }: Pick<KubernetesObject, 'manifest' | 'before'>,
  live: number | null,
  autoscaler: Autoscaler | null,
): Replicas['reset'] {
  const from = autoscaler && (live ?? autoscaler.current);
  if (!autoscaler || from === null || before === null) return null;
  const writing = [before, manifest].find(isWritten);
  if (!writing || isSameJson(before.object, manifest.object)) return null;
  return from === replicasIn(writing) ? null : { by: autoscaler.title, from };
}

function noteOf(manifest: Manifest, live: number | null, autoscaler: Autoscaler | null): Text | null {
  const field = code('replicas');
  const by = autoscaler ? name('object', autoscaler.title) : NO_TEXT;
  if (isWritten(manifest)) {
    if (!autoscaler) return null;
    const found = live ?? autoscaler.current;
    const now = found === null ? NO_TEXT : text` (${found} in the snapshot)`;
    return text`${field} is set in the file and by ${by}${now}: every apply resets it to ${replicasIn(manifest)} until the autoscaler acts. Remove it from the file.`;
  }
  if (live !== null) return text`${field} is not set in the file: the ${live} of the snapshot are kept.`;
  if (!autoscaler) return text`${field} is not set: the default is 1.`;
  return autoscaler.current === null
    ? text`${field} is set by ${by}: the plan assumes its minimum, ${autoscaler.min}. Add the workload to the snapshot for the current number.`
    : text`${field} is set by ${by}: the plan assumes the ${autoscaler.current} of its status.`;
}

function isWritten(manifest: Manifest): boolean {
  return isSet(specOf(manifest), 'replicas');
}
