import { type ClusterUnits, clustersOf } from './clusters.js';
import type { RepositoryFile } from './repository.js';
import { snapshotFor, snapshotsIn } from './snapshots.js';
import { unitsOf } from './units.js';

/** What the configuration and the workflow are written from. */
export interface Layout {
  readonly clusters: readonly ClusterUnits[];
  /** Files that hold planned objects, or that a renderer reads. */
  readonly files: ReadonlySet<string>;
  /** What could not be decided, in sentences. */
  readonly notes: readonly string[];
  /** Where the snapshot of a cluster lies, or should. */
  snapshotOf(cluster: ClusterUnits): string;
  /** The snapshots that are there already. */
  readonly snapshots: readonly string[];
}

/** Decides on everything for the files of a repository; null if nothing planned is in them. */
export function layoutOf(files: readonly RepositoryFile[]): Layout | null {
  const found = unitsOf(files);
  if (found.units.length === 0) return null;
  const { clusters, notes } = clustersOf(found.units);
  const snapshots = snapshotsIn(files);
  const folder = files.some(({ path }) => path === 'fleet') ? 'snapshots' : 'fleet';
  const snapshotOf = ({ name }: ClusterUnits): string =>
    snapshotFor(name, snapshots) ?? `${folder}/${(name ?? 'cluster').replace(/[^\w.-]/g, '-')}.ndjson`;
  const used = new Set(clusters.map(snapshotOf));
  const unused = snapshots
    .filter((path) => !used.has(path))
    .map((path) => `${path} is a snapshot of an unknown cluster: it is not used.`);
  return {
    clusters,
    files: found.files,
    notes: [...found.notes, ...notes, ...unused],
    snapshotOf,
    snapshots,
  };
}
