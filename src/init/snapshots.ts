import type { Tree } from '../sources/tree.js';
import { LEFT_OUT } from './entries.js';

/** How a compact snapshot begins; `fleetplan snapshot` writes this key first. */
const HEADER = /^\{"fleetplan":"snapshot"/;
/** The compact snapshots that a repository holds already, beside those of its tests and examples; in the order of their paths. */
export function snapshotsIn(tree: Tree): string[] {
  return tree
    .files()
    .filter((path) => path.endsWith('.ndjson') && !LEFT_OUT.test(path))
    .filter((path) => HEADER.test(tree.bytes(path)?.toString('latin1', 0, 64) ?? ''))
    .toSorted();
}

/**
 * The snapshot of a cluster among those that are there: the only one of a repository with one cluster, else the only one whose file or
 * folder has the cluster's name. Null where none is, or more than one may be.
 */
export function snapshotFor(cluster: string | null, snapshots: readonly string[]): string | null {
  const fitting =
    cluster === null
      ? snapshots
      : snapshots.filter((path) =>
          path
            .replace(/\.ndjson$/, '')
            .split('/')
            .includes(cluster),
        );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
