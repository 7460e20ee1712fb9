import type { Problem } from '../../src/manifest/problem.js';
import { DEFAULT_LIMITS, type SnapshotLimits } from '../../src/snapshot/limits.js';
import type { SnapshotResult } from '../../src/snapshot/collector.js';
import { readSnapshot } from '../read-snapshot.js';

/** Reads texts as the files input-1, input-2, ... */
export function read(...texts: (string | Uint8Array)[]): SnapshotResult {
  return readSnapshot(texts.map((text, i) => ({ file: `input-${i + 1}`, bytes: Buffer.from(text) })));
}

export function readLimited(text: string | Uint8Array, over: Partial<SnapshotLimits>): SnapshotResult {
  return readSnapshot([{ file: 'input-1', bytes: Buffer.from(text) }], { ...DEFAULT_LIMITS, ...over });
}

export function errors({ problems }: SnapshotResult): Problem[] {
  return problems.filter((problem) => problem.severity === 'error');
}

export function codes(result: SnapshotResult): string[] {
  return errors(result).map(({ code }) => code);
}
