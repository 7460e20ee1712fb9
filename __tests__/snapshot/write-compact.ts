import { compactParts } from '../../src/snapshot/compact.js';
import { Contents } from '../../src/snapshot/contents.js';
import type { Snapshot } from '../../src/snapshot/snapshot.js';

/** The compact form of a small fleet as one text. */
export function writeCompact(
  { nodes, objects }: Pick<Snapshot, 'nodes' | 'objects'>,
  takenAt: number | null,
): string {
  const contents = new Contents(false);
  for (const node of nodes) contents.node(node);
  for (const object of objects) contents.object(object);
  return [...compactParts(contents.lines, takenAt)].join('');
}
