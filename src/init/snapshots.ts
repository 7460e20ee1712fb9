import type { RepositoryFile } from './repository.js';
import { LEFT_OUT } from './units.js';

/** How a compact snapshot begins; `fleetplan snapshot` writes this key first. */
const HEADER = /^\{"fleetplan":"snapshot"/;
/** More than the header has, and little enough to read of every file of that name. */
export const SNAPSHOT_HEADER_BYTES = 64;

/** True for a file that may be a compact snapshot; of it `fleetplan init` reads the beginning only, for it may be large. */
export function mayBeSnapshot(path: string): boolean {
  return path.endsWith('.ndjson');
}

/** The compact snapshots that a repository holds already, beside those of its tests and examples; in the order of their paths. */
export function snapshotsIn(files: readonly RepositoryFile[]): string[] {
  return files
    .filter(({ path, text }) => mayBeSnapshot(path) && HEADER.test(text ?? ''))
    .map(({ path }) => path)
    .filter((path) => !LEFT_OUT.test(path))
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
