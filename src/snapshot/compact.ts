import type { Instant } from '../rollout/controller.js';
import { headerLine } from './compact-header.js';
import type { CompactLines } from './compact-lines.js';
import type { SnapshotContent } from './digest.js';
import { contentLines } from './digest.js';
import { hideNodeNames } from './node-names.js';

export interface CompactOptions {
  /**
   * 'hash' replaces node names, wherever they stand, by the start of their SHA-256: equal names stay equal, different ones
   * different. Who knows a name can compute its hash, so this hides names from readers, not from somebody who guesses them.
   */
  readonly redactNodeNames?: 'hash';
}

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
  nodeNames: 'plain' | 'hashed' = 'plain',
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

/** The compact form of a small fleet as one text. */
export function writeCompact(
  content: SnapshotContent,
  takenAt: Instant | null,
  options: CompactOptions = {},
): string {
  const hashed = options.redactNodeNames === 'hash';
  const lines = contentLines(hashed ? hideNodeNames(content) : content);
  return [...compactParts(lines, takenAt, hashed ? 'hashed' : 'plain')].join('');
}
