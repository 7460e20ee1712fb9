import { few, visible } from '../manifest/visible.js';
import type { Root } from '../read/root.js';
import { type Renderer, withRenderer } from '../sources/renderer.js';
import { renderSource } from '../sources/sides.js';
import { Tree } from '../sources/tree.js';
import { counted } from '../text/plural.js';
import { type ClusterEntries, clustersOf } from './clusters.js';
import { configurationText } from './configuration.js';
import { entriesOf, keyOf } from './entries.js';
import { workflowText } from './workflow.js';

/**
 * Renders what a repository holds and writes a configuration for it; null if nothing planned comes out. Nothing is left on
 * the disk. Throws a `RenderError` for a tool that is absent.
 */
export function proposalFor(root: Root) {
  return withRenderer(new Tree(root), {}, null, proposed);
}

async function proposed(renderer: Renderer) {
  const { tree } = renderer;
  const { entries, files, notes: left } = await entriesOf(tree, (one) => renderSource(one, renderer));
  if (entries.length === 0) return null;
  const { clusters, notes } = clustersOf(entries);
  const snapshotOf = ({ name }: ClusterEntries): string =>
    `fleet/${(name ?? 'cluster').replace(/[^\w.-]/g, '-')}.ndjson`;
  const objects = new Set(entries.flatMap((one) => one.objects.map(keyOf)));
  const names = clusters.flatMap(({ name }) => (name === null ? [] : visible(name)));
  const of = names.length === 0 ? '1 cluster' : `${counted(names.length, 'cluster')} (${few(names, 5)})`;
  return {
    configuration: configurationText({ clusters, files, snapshotOf }),
    workflow: workflowText(clusters, snapshotOf),
    // Those that are not there yet.
    snapshots: clusters.map(snapshotOf).filter((path) => !tree.isFile(path)),
    found: `found ${counted(objects.size, 'planned object')} in ${counted(entries.length, 'source')}, for ${of}.`,
    // Undecided points, in sentences.
    notes: [...left, ...notes],
  };
}
