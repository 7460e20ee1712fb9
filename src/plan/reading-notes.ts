import { readingsDiffer } from './readings.js';
import type { Measured } from './measured.js';
import type { Combined, PlannedPolicy } from './model.js';
import { once } from './once.js';
import type { Played } from './played.js';
import { refKey } from '../systems/system.js';

/** Policies whose numbers depend on how controllers find each other's nodes, with a sentence that says so. */
export function withReadingNotes(
  policies: readonly PlannedPolicy[],
  { shared }: Combined,
  measured: Measured,
): PlannedPolicy[] {
  const noteOf = once(({ runs }: Played) =>
    runs.length > 1 && readingsDiffer(runs) ? waysText(runs.length) : null,
  );
  const concerned = new Set(shared.map(({ policy }) => refKey(policy)));
  return policies.map((policy) => {
    if (!concerned.has(refKey(policy.ref))) return policy;
    const note = measured
      .telling(policy.effect.groups)
      .map(noteOf)
      .find((one) => one !== null);
    return note === undefined ? policy : { ...policy, notes: [...policy.notes, note] };
  });
}

function waysText(ways: number): string {
  return (
    `Whether controllers find each other's nodes not ready, and who acts first at the same moment, is not determined: ` +
    `planned in ${ways} ways. Every peak is the highest of them; batches and times are of the way with the highest combined peak.`
  );
}
