import { Collector } from '../../src/snapshot/collector.js';
import { compactParts } from '../../src/snapshot/compact.js';
import { SnapshotInput } from '../../src/snapshot/input.js';

/** The compact form of a small fleet, given in any form, as one text. */
export function writeCompact(fleet: string, takenAt: number | null): string {
  const collector = new Collector(false);
  const input = new SnapshotInput('fleet', collector);
  input.push(Buffer.from(fleet));
  input.end();
  collector.finish();
  return [...compactParts(collector.lines, takenAt)].join('');
}
