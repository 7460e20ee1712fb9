import { LiveFault } from '../../src/live/kubectl.js';
import { writeCompact } from '../snapshot/write-compact.js';
import type { ServedObjects, Trouble } from './api-server.js';
import { AT } from './fleet.js';

/** What the file path makes of the same objects. */
export function fromFile(kinds: readonly ServedObjects[]): string {
  const items = kinds.flatMap(({ objects }) => objects);
  return writeCompact(JSON.stringify({ apiVersion: 'v1', kind: 'List', items }), AT);
}

export async function faultOf(reading: Promise<unknown>): Promise<LiveFault> {
  const outcome = await reading.catch((error: unknown) => error);
  if (outcome instanceof LiveFault) return outcome;
  throw new Error('it did not fail as it should', { cause: outcome });
}

/** The first so many requests that match meet trouble. */
export function first(times: number, pattern: RegExp, answer: ReturnType<Trouble>): Trouble {
  let left = times;
  return ({ pathname, search }) => (pattern.test(pathname + search) && left-- > 0 ? answer : null);
}
