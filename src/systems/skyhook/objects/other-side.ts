import { same } from './identity.js';
import type { SkyhookObject, SkyhookObjects } from './objects.js';

/** A side of the comparison, with what the cluster holds and its files do not: that is in force there as well. */
export function withLive(side: SkyhookObjects, inCluster: SkyhookObjects): SkyhookObjects {
  return {
    policies: [...side.policies, ...missingIn(side.policies, inCluster.policies)],
    mains: [...side.mains, ...missingIn(side.mains, inCluster.mains)],
  };
}

function missingIn<T extends SkyhookObject<unknown>>(files: readonly T[], live: readonly T[]): T[] {
  return live.filter(({ manifest }) => same(files, manifest) === null);
}
