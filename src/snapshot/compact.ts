import type { Instant } from '../rollout/controller.js';
import { headerLine } from './compact-header.js';
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

/**
 * The compact form: a header line, then a Kubernetes object a line with what was kept of it, nodes first. The same content
 * gives the same text, whatever the order it was read in, and a node that changes changes one line. Reading it gives the
 * same digest. `takenAt` is null when nobody knows.
 */
export function writeCompact(
  content: SnapshotContent,
  takenAt: Instant | null,
  options: CompactOptions = {},
): string {
  const hashed = options.redactNodeNames === 'hash';
  const shown = hashed ? hideNodeNames(content) : content;
  const nodeNames = hashed ? 'hashed' : 'plain';
  const header = headerLine({ takenAt, nodes: shown.nodes.length, objects: shown.objects.length, nodeNames });
  return `${[header, ...contentLines(shown)].join('\n')}\n`;
}
