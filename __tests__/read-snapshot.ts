import { DEFAULT_LIMITS, type SnapshotLimits } from '../src/snapshot/limits.js';
import { createSnapshotReader, type SnapshotResult } from '../src/snapshot/read.js';

/** Reads a snapshot from files that are in memory, after gunzip. */
export function readSnapshot(
  inputs: readonly { readonly file: string; readonly bytes: Uint8Array }[],
  limits: SnapshotLimits = DEFAULT_LIMITS,
): SnapshotResult {
  const reader = createSnapshotReader(limits);
  for (const { file, bytes } of inputs) {
    const input = reader.input(file);
    input.push(bytes);
    input.end();
  }
  return reader.finish();
}
