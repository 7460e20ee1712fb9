import { isKustomization } from '../manifest/delivery/kustomization.js';
import { folderOf } from '../manifest/path.js';
import { counted } from '../text/plural.js';
import { listing } from '../manifest/words/listing.js';
import { visible } from '../manifest/words/visible.js';
import type { Tree } from '../sources/tree.js';
import { type ClusterUnits, clustersOf } from './clusters.js';
import { snapshotFor, snapshotsIn } from './snapshots.js';
import { type Render, unitsOf } from './units.js';

/** What the configuration and the workflow are written from. */
export interface Layout {
  readonly clusters: readonly ClusterUnits[];
  /** Files that hold planned objects, or that a renderer reads. */
  readonly files: ReadonlySet<string>;
  readonly found: string;
  /** The folders of all kustomizations. */
  readonly kustomizations: readonly string[];
  /** What could not be decided, in sentences. */
  readonly notes: readonly string[];
  /** Where the snapshot of a cluster is, or should be. */
  snapshotOf(cluster: ClusterUnits): string;
  /** The snapshots that are there already. */
  readonly snapshots: readonly string[];
}

/** Decides on everything for the files of a repository; null if nothing planned is in them. */
export async function layoutOf(tree: Tree, render: Render): Promise<Layout | null> {
  const { units, files, notes: undecided } = await unitsOf(tree, render);
  if (units.length === 0) return null;
  const { clusters, notes } = clustersOf(units);
  const snapshots = snapshotsIn(tree);
  const folder = tree.isFile('fleet') ? 'snapshots' : 'fleet';
  const snapshotOf = ({ name }: ClusterUnits): string =>
    snapshotFor(name, snapshots) ?? `${folder}/${(name ?? 'cluster').replace(/[^\w.-]/g, '-')}.ndjson`;
  const used = new Set(clusters.map(snapshotOf));
  const unused = snapshots
    .filter((path) => !used.has(path))
    .map((path) => `${path} is a snapshot of an unknown cluster: it is not used.`);
  const objects = new Set(
    units.flatMap((unit) =>
      unit.objects.map(({ kind, namespace, name }) => `${kind}/${namespace ?? ''}/${name}`),
    ),
  );
  const names = clusters.flatMap(({ name }) => (name === null ? [] : visible(name)));
  const of = names.length === 0 ? '1 cluster' : `${counted(names.length, 'cluster')} (${listing(names)})`;
  return {
    clusters,
    files,
    kustomizations: tree.files().filter(isKustomization).map(folderOf),
    found: `found ${counted(objects.size, 'planned object')} in ${counted(units.length, 'source')}, for ${of}.`,
    notes: [...undecided, ...notes, ...unused],
    snapshotOf,
    snapshots,
  };
}
