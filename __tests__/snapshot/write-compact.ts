import { compactParts } from '../../src/snapshot/compact.js';
import { createCompactReader } from '../../src/snapshot/read.js';

/** The compact form of a small fleet, given in any form, as one text. */
export function writeCompact(fleet: string, takenAt: number | null): string {
  const reader = createCompactReader();
  const input = reader.input('fleet');
  input.push(Buffer.from(fleet));
  input.end();
  return [...compactParts(reader.finish().snapshot.lines, takenAt)].join('');
}
