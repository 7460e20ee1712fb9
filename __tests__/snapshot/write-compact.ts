import { compactParts } from '../../src/snapshot/compact.js';
import type { SnapshotContent } from '../../src/snapshot/digest.js';
import { compactKeeper } from '../../src/snapshot/keeper.js';

/** The compact form of a small fleet as one text. */
export function writeCompact(
  { nodes, objects }: SnapshotContent,
  takenAt: number | null,
  { hashesNodeNames = false } = {},
): string {
  const keeper = compactKeeper(hashesNodeNames);
  for (const node of nodes) keeper.node(node);
  for (const object of objects) keeper.object(object);
  const { lines } = keeper.finish(takenAt);
  return [...compactParts(lines, takenAt, hashesNodeNames ? 'hashed' : 'plain')].join('');
}
