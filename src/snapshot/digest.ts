import { createHash } from 'node:crypto';
import type { Manifest } from '../manifest/manifest.js';
import type { CompactLines } from './compact-lines.js';
import type { NodeState } from './snapshot.js';

/** Everything in a snapshot that a plan can depend on. */
export interface SnapshotContent {
  readonly nodes: readonly NodeState[];
  readonly objects: readonly Manifest[];
}

/**
 * `sha256:` over what was kept. Equal for the same fleet, whatever the order of the objects, the form of the input and the
 * moment it was taken at.
 */
export function digestOf(lines: CompactLines): string {
  const hash = createHash('sha256');
  for (const line of lines.sorted()) hash.update(line).update('\n');
  return `sha256:${hash.digest('hex')}`;
}
