import { isKustomization } from '../manifest/delivery/kustomization.js';
import { folderOf } from '../manifest/path.js';
import { listing, visible } from '../manifest/visible.js';
import type { Root } from '../read/root.js';
import { type Renderer, withRenderer } from '../sources/renderer.js';
import { renderSource } from '../sources/sides.js';
import { Tree } from '../sources/tree.js';
import { counted } from '../text/plural.js';
import { type ClusterEntries, clustersOf } from './clusters.js';
import { configurationText } from './configuration.js';
import { entriesOf, keyOf, LEFT_OUT } from './entries.js';
import { workflowText } from './workflow.js';

/** The files that a repository needs to be planned, and what a person must still answer. */
export interface Proposal {
  readonly configuration: string;
  readonly workflow: string;
  /** Snapshots that still have to be taken; those that are there already are none. */
  readonly snapshots: readonly string[];
  /** What was found, in a sentence. */
  readonly found: string;
  /** What could not be decided, in sentences. */
  readonly notes: readonly string[];
}

/**
 * Renders what a repository holds and writes a configuration for it; null if nothing planned comes out. Nothing is left on
 * the disk. Throws a `RenderError` for a tool that is absent.
 */
export function proposalFor(root: Root): Promise<Proposal | null> {
  return withRenderer(new Tree(root), {}, null, proposed);
}

async function proposed(renderer: Renderer): Promise<Proposal | null> {
  const { tree } = renderer;
  const found = await entriesOf(tree, (one) => renderSource(one, renderer));
  const { entries, files } = found;
  if (entries.length === 0) return null;
  const { clusters, notes } = clustersOf(entries);
  const there = snapshotsIn(tree);
  const folder = tree.isFile('fleet') ? 'snapshots' : 'fleet';
  const snapshotOf = ({ name }: ClusterEntries): string =>
    snapshotFor(name, there) ?? `${folder}/${(name ?? 'cluster').replace(/[^\w.-]/g, '-')}.ndjson`;
  const used = clusters.map(snapshotOf);
  const unused = there.filter((path) => !used.includes(path));
  const objects = new Set(entries.flatMap((one) => one.objects.map(keyOf)));
  const names = clusters.flatMap(({ name }) => (name === null ? [] : visible(name)));
  const of = names.length === 0 ? '1 cluster' : `${counted(names.length, 'cluster')} (${listing(names)})`;
  const kustomizations = tree.files().filter(isKustomization).map(folderOf);
  return {
    configuration: configurationText({ clusters, files, kustomizations, snapshotOf }),
    workflow: workflowText(clusters, snapshotOf),
    snapshots: used.filter((path) => !there.includes(path)),
    found: `found ${counted(objects.size, 'planned object')} in ${counted(entries.length, 'source')}, for ${of}.`,
    notes: [
      ...found.notes,
      ...notes,
      ...unused.map((path) => `${path} is a snapshot of an unknown cluster: it is not used.`),
    ],
  };
}

/** The compact snapshots that a repository holds, beside those of its tests and examples. */
function snapshotsIn(tree: Tree): string[] {
  const paths = tree.files().filter((path) => path.endsWith('.ndjson') && !LEFT_OUT.test(path));
  // `fleetplan snapshot` writes this key first.
  const isSnapshot = (path: string): boolean =>
    tree.bytes(path)?.toString('latin1', 0, 64).startsWith('{"fleetplan":"snapshot"') === true;
  return paths.filter(isSnapshot).toSorted();
}

/** The only snapshot with the name of the cluster in its path, or of a repository with one cluster; null for none or several. */
function snapshotFor(cluster: string | null, snapshots: readonly string[]): string | null {
  const [only = null, ...others] = snapshots.filter((path) => {
    const steps = path.slice(0, -'.ndjson'.length).split('/');
    return cluster === null || steps.includes(cluster);
  });
  return others.length === 0 ? only : null;
}
