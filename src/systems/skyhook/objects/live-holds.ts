import type { SkyhookObject, SkyhookObjects } from './objects.js';
import { annotationsOf } from './objects.js';
import { same } from './identity.js';
import type { SkyhookSpec } from './stored.js';
import type { Switches } from '../versions.js';

type MainObject = SkyhookObject<SkyhookSpec>;

const HOLDS = [
  ['pause', 'paused'],
  ['disable', 'disabled'],
] as const;

/**
 * The objects of one side with the pauses that only the cluster knows: a person sets the annotation by hand or with the operator's
 * command line, no file names it, and so no apply takes it away. `files` are all sides that were or will be applied.
 * Source: NVIDIA/nodewright, docs of its command line (pause, disable); kubectl apply removes only what was applied before.
 */
export function withLiveHolds(
  objects: SkyhookObjects,
  inCluster: SkyhookObjects,
  files: readonly SkyhookObjects[],
  switches: Switches,
): SkyhookObjects {
  if (!inCluster.mains.some(({ spec }) => spec?.paused || spec?.disabled)) return objects;
  const mains = objects.mains.map((object): MainObject => {
    const live = same(inCluster.mains, object.manifest)?.spec;
    if (!object.spec || object.live || !live) return object;
    const kept = HOLDS.filter(
      ([name, field]) => live[field] && !isWritten(object, `${switches.metadataPrefix}/${name}`, files),
    ).map(([, field]) => [field, true] as const);
    return kept.length === 0 ? object : { ...object, spec: { ...object.spec, ...Object.fromEntries(kept) } };
  });
  return { ...objects, mains };
}

function isWritten({ manifest }: MainObject, key: string, files: readonly SkyhookObjects[]): boolean {
  return files.some(({ mains }) => {
    const own = same(mains, manifest);
    return own !== null && !own.live && key in annotationsOf(own.manifest);
  });
}
