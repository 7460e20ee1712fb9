import { LiveFault } from '../../src/live/fault.js';
import { writeCompact } from '../snapshot/write-compact.js';
import { readSnapshot } from '../read-snapshot.js';
import {
  answer,
  type Api,
  type ApiOptions,
  type ServedObjects,
  startApi,
  status,
  type Trouble,
} from './api-server.js';
import { AT } from './fleet.js';

const open: Api[] = [];

/** For after each test. */
export async function closeAll(): Promise<void> {
  await Promise.all(open.splice(0).map((api) => api.close()));
}

export async function serving(kinds: readonly ServedObjects[], more: Partial<ApiOptions> = {}): Promise<Api> {
  const api = await startApi({ kinds, ...more });
  open.push(api);
  return api;
}

/** What the file path makes of the same objects. */
export function fromFile(kinds: readonly ServedObjects[]): string {
  const items = kinds.flatMap(({ objects }) => objects);
  const bytes = Buffer.from(JSON.stringify({ apiVersion: 'v1', kind: 'List', items }));
  return writeCompact(readSnapshot([{ file: 'fleet.json', bytes }]).snapshot, AT);
}

export async function faultOf(reading: Promise<unknown>): Promise<LiveFault> {
  const outcome = await reading.catch((error: unknown) => error);
  if (outcome instanceof LiveFault) return outcome;
  throw new Error('it did not fail as it should', { cause: outcome });
}

/** The first so many requests that match meet trouble. */
export function first(times: number, pattern: RegExp, trouble: Trouble): Trouble {
  let left = times;
  return (request, response, url) =>
    pattern.test(request.url ?? '') && left-- > 0 && trouble(request, response, url);
}

export const refused =
  (code: number, reason: string, more: Record<string, string> = {}): Trouble =>
  (request, response) => {
    answer(request, response, code, status(reason, code, `${reason} it is`), more);
    return true;
  };
