import { isObject, type Json } from '../manifest/manifest.js';
import { parseInstant } from '../snapshot/status.js';
import type { Snapshot } from '../snapshot/snapshot.js';

/** Keys under which objects record instants. */
const INSTANT = /^(?:creationTimestamp|lastTransitionTime|transitionTimestamp)$/;
/** The field of a NodeWright's status that holds, by node, when its batch picked it. */
const OF_INSTANTS = 'nodePriority';

/** What records an instant that is none, `Kind/name` in order, each once: of that work no time can be told. */
export function unreadableInstants(snapshots: readonly Snapshot[]): readonly string[] {
  const objects = snapshots.flatMap((snapshot) => snapshot.objects);
  const broken = objects.filter(({ object }) => holdsUnreadable(object));
  return [...new Set(broken.map(({ kind, name }) => `${kind}/${name}`))].sort();
}

function holdsUnreadable(value: Json): boolean {
  if (Array.isArray(value)) return value.some(holdsUnreadable);
  if (!isObject(value)) return false;
  return Object.entries(value).some(([key, inner]) => {
    if (inner === null) return false;
    if (INSTANT.test(key)) return isNoInstant(inner);
    if (key === OF_INSTANTS && isObject(inner)) return Object.values(inner).some(isNoInstant);
    return holdsUnreadable(inner);
  });
}

function isNoInstant(value: Json): boolean {
  return typeof value === 'string' && value !== '' && parseInstant(value) === null;
}
