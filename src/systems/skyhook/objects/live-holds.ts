import type { ObjectHistory } from '../../system.js';
import { annotationsOf, type AnyObject, isMain } from './objects.js';
import type { Switches } from '../versions.js';

const HOLDS = [
  ['pause', 'paused'],
  ['disable', 'disabled'],
] as const;

/**
 * An object of the files with the pauses that only the cluster knows: a person sets the annotation by hand or with the operator's
 * command line, no file names it, on no side, and so no apply takes it away.
 * Source: NVIDIA/nodewright, docs of its command line (pause, disable); kubectl apply removes only what was applied before.
 */
export function withLiveHolds(
  object: AnyObject,
  { own, base, compared, live }: ObjectHistory,
  { metadataPrefix }: Switches,
): AnyObject {
  if (!live || !isMain(object) || !object.spec) return object;
  const inCluster = annotationsOf(live);
  const written = [own, base, compared].map((text) => (text ? annotationsOf(text) : {}));
  const kept = HOLDS.flatMap(([name, field]) => {
    const key = `${metadataPrefix}/${name}`;
    const isKept = inCluster[key] === 'true' && !written.some((texts) => Object.hasOwn(texts, key));
    return isKept ? [[field, true] as const] : [];
  });
  return kept.length === 0 ? object : { ...object, spec: { ...object.spec, ...Object.fromEntries(kept) } };
}
