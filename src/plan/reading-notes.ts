import { readingsDiffer } from './readings.js';
import type { Measured } from './measured.js';
import type { Combined, PlannedPolicy } from './model.js';
import { refKey } from '../systems/system.js';

/** Policies whose numbers depend on how controllers find each other's nodes, with a sentence that says so. */
export function withReadingNotes(
  policies: readonly PlannedPolicy[],
  { shared }: Combined,
  measured: Measured,
): PlannedPolicy[] {
  const ways = measured.runs.length;
  if (ways === 1 || !readingsDiffer(measured.runs)) return [...policies];
  const note =
    `Whether controllers find each other's nodes not ready, and who acts first at the same moment, is not determined: ` +
    `planned in ${ways} ways. Every peak is the highest of them; batches and times are of the way with the highest combined peak.`;
  const concerned = new Set(shared.map(({ policy }) => refKey(policy)));
  return policies.map((policy) =>
    concerned.has(refKey(policy.ref)) ? { ...policy, notes: [...policy.notes, note] } : policy,
  );
}
