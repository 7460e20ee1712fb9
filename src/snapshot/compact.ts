import type { Instant } from '../rollout/controller.js';
import { headerLine } from './compact-header.js';
import type { CompactLines } from './compact-lines.js';

/** A text that is longer than this is given in parts. */
const PART_LENGTH = 1024 ** 2;

/**
 * The compact form, in parts of whole lines: a header line, then a Kubernetes object a line with what was kept of it, nodes first. The
 * same content gives the same text, whatever the order it was read in, and a node that changes changes one line. Reading it gives the
 * same digest. `takenAt` is null when nobody knows.
 */
export function compactParts(
  lines: CompactLines,
  takenAt: Instant | null,
  nodeNames: 'plain' | 'hashed',
): Iterable<string> {
  const header = headerLine({ takenAt, nodes: lines.nodes, objects: lines.objects, nodeNames });
  return { [Symbol.iterator]: () => partsOf(header, lines) };
}

function* partsOf(header: string, lines: CompactLines): Generator<string> {
  let part = `${header}\n`;
  for (const line of lines.sorted()) {
    part += `${line.toString()}\n`;
    if (part.length < PART_LENGTH) continue;
    yield part;
    part = '';
  }
  if (part !== '') yield part;
}
