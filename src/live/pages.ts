import { isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import { visible } from '../manifest/words/visible.js';
import { listPath, type ServedKind } from './discovery.js';
import { LiveFault, said } from './fault.js';
import { isAheadOfServer, messageOf, type Server, type Told } from './server.js';

/** The token of the next page has run out: what was read so far and what would follow are of two moments. */
export class Expired extends Error {}

/** One page of a list. */
interface Page {
  readonly items: readonly Json[];
  /** Resource version of the whole list; '' where the server gives none. */
  readonly resourceVersion: string;
}

interface ListOptions {
  readonly limit: number;
  /** The moment that the list should be of; null for now. */
  readonly resourceVersion: string | null;
  /** True to go on at a later moment where a token has run out and the server offers that; else Expired is thrown. */
  readonly resumes: boolean;
  /** Told once where the pages show several moments. */
  readonly onResumed: () => void;
}

/** A kind that is served and that the user may not list. */
export class Forbidden extends Error {}

/**
 * All pages of a list, each whole. Throws Forbidden, Expired, or a LiveFault; a list that is short is never taken for the whole.
 * Where the server cannot go back to the moment that is asked for, the list is of now, as its resource version shows.
 */
export async function* pagesOf(server: Server, kind: ServedKind, options: ListOptions): AsyncGenerator<Page> {
  let next: Promise<Told> | null = firstPage(server, kind, options);
  let token = '';
  const seen = new Set<string>();
  while (next !== null) {
    const told: Told = await next;
    if (isExpired(told) && token !== '') {
      const later = options.resumes ? tokenIn(told.value) : '';
      if (later === '' || later === token) throw new Expired();
      options.onResumed();
      seen.add(token);
      token = later;
      next = ask(server, kind, options.limit, { continue: later });
      continue;
    }
    const page = pageIn(server, kind, told);
    const following = tokenIn(told.value);
    seen.add(token);
    if (following !== '' && seen.has(following))
      throw new LiveFault(
        'endless-list',
        `${server.address} gives the same pages of ${kind.resource} again and again.`,
      );
    token = following;
    // It is on its way while this one is taken in.
    next = token === '' ? null : ask(server, kind, options.limit, { continue: token });
    next?.catch(() => undefined);
    yield page;
  }
}

/** At the moment that is asked for where the server can, else now: it may have forgotten that moment, or not have come to it. */
async function firstPage(
  server: Server,
  kind: ServedKind,
  { limit, resourceVersion }: ListOptions,
): Promise<Told> {
  if (resourceVersion === null) return ask(server, kind, limit, {});
  const told = await ask(server, kind, limit, { resourceVersion, resourceVersionMatch: 'Exact' });
  const cannot = [400, 410, 422].includes(told.status) || (told.status >= 500 && isAheadOfServer(told.value));
  return cannot ? ask(server, kind, limit, {}) : told;
}

function ask(
  server: Server,
  kind: ServedKind,
  limit: number,
  query: Readonly<Record<string, string>>,
): Promise<Told> {
  const parameters = new URLSearchParams({ limit: String(limit), ...query });
  return server.get(`${listPath(kind)}?${parameters.toString()}`);
}

function isExpired({ status, value }: Told): boolean {
  return status === 410 || value['reason'] === 'Expired';
}

function pageIn(server: Server, kind: ServedKind, { status, value }: Told): Page {
  if (status === 403) throw new Forbidden();
  const name = visible(kind.group === '' ? kind.resource : `${kind.resource}.${kind.group}`);
  if (status === 404)
    throw new LiveFault(
      'gone',
      `${server.address} serves ${name} no more than a moment ago it did. Take the snapshot again.`,
    );
  const items = value['items'];
  const isList = status === 200 && isListOf(kind, value) && (Array.isArray(items) || items === null);
  if (!isList || (items ?? []).some((item) => isOfOther(kind, item)))
    throw new LiveFault(
      'no-list',
      `${server.address} answered ${status} with no list of ${name}${said(messageOf(value))}.`,
    );
  if (isCutShort(value))
    throw new LiveFault(
      'no-list',
      `${server.address} says that more ${name} follow and gives no way to them (metadata.continue). A proxy before it may have cut the list off.`,
    );
  return { items: items ?? [], resourceVersion: metadataText(value, 'resourceVersion') };
}

/** A list holds one kind; where its items say theirs, a custom resource does, it is that. */
function isOfOther({ kind }: ServedKind, item: Json): boolean {
  const own = isObject(item) ? item['kind'] : undefined;
  return own !== undefined && own !== kind;
}

/** True where a list says that it is not the whole, and not where the rest is. */
function isCutShort(value: JsonObject): boolean {
  const metadata = value['metadata'];
  if (!isObject(metadata) || tokenIn(value) !== '') return false;
  const { continue: token, remainingItemCount: rest } = metadata;
  return (token ?? '') !== '' || (typeof rest === 'number' && rest > 0);
}

/** An empty list of another kind, such as a proxy's canned answer, would look as if there were none of this one. */
function isListOf(kind: ServedKind, { kind: list, apiVersion }: JsonObject): boolean {
  return list === `${kind.kind}List` && apiVersion === typeOf(kind).apiVersion;
}

/** Kind and version of the items of a list, which leave them out. */
export function typeOf({ group, version, kind }: ServedKind): {
  readonly apiVersion: string;
  readonly kind: string;
} {
  return { apiVersion: group === '' ? version : `${group}/${version}`, kind };
}

function tokenIn(value: JsonObject): string {
  return metadataText(value, 'continue');
}

function metadataText(value: JsonObject, key: string): string {
  const metadata = value['metadata'];
  const text = isObject(metadata) ? metadata[key] : undefined;
  return typeof text === 'string' ? text : '';
}
