import type { Manifest } from '../manifest/manifest.js';
import { byName } from '../manifest/names.js';
import type { SnapshotContent } from './digest.js';

/**
 * The same order for the same fleet, in whatever order its list was written: as the API server lists it, kind by kind, by namespace
 * and name. Where a controller leaves open which of several comes first, the plan takes the one that stands first here.
 */
export function inOrder({ nodes, objects }: SnapshotContent): SnapshotContent {
  return { nodes: [...nodes].sort((a, b) => byName(a.name, b.name)), objects: [...objects].sort(byIdentity) };
}

function byIdentity(a: Manifest, b: Manifest): number {
  return (
    byName(a.kind, b.kind) ||
    byName(a.namespace ?? '', b.namespace ?? '') ||
    byName(a.name, b.name) ||
    byName(a.apiVersion, b.apiVersion)
  );
}
