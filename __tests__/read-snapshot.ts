import { Collector, type SnapshotResult } from '../src/snapshot/collector.js';
import { SnapshotInput } from '../src/snapshot/input.js';
import type { SnapshotLimits } from '../src/snapshot/limits.js';

/** Reads a snapshot from files that are in memory, after gunzip. */
export function readSnapshot(
  inputs: readonly { readonly file: string; readonly bytes: Uint8Array }[],
  limits?: SnapshotLimits,
): SnapshotResult {
  const collector = new Collector(true, limits);
  for (const { file, bytes } of inputs) {
    const input = new SnapshotInput(file, collector);
    input.push(bytes);
    input.end();
  }
  const { takenAt, problems } = collector.finish();
  return { snapshot: collector.fleet(takenAt), problems };
}
