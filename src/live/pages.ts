import { textIn } from '../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import { code, text } from '../text/text.js';
import { visible } from '../manifest/visible.js';
import { listPath, type ServedKind } from './discovery.js';
import { LiveFault, said } from './fault.js';
import type { Answer, ApiServer } from './kubectl.js';

/** The token of the next page has expired: the pages so far and those to come are of two moments. */
export class Expired extends Error {}

/** A kind that is served and that the user may not list. */
export class Forbidden extends Error {}

/** A page of a list. */
interface Page {
  readonly items: readonly Json[];
  /** Resource version of the whole list; '' where the server gives none. */
  readonly resourceVersion: string;
}

/** Reasons for which a server does not list a past moment. */
const NO_SUCH_MOMENT = new Set(['BadRequest', 'Expired', 'Gone', 'Invalid', 'Timeout']);

/**
 * Yields all pages of a list, each whole. Throws Forbidden, Expired, or a LiveFault: a short list is never taken for the whole one. A list
 * is of the moment `resourceVersion` where the server can, else of now, as its own resource version shows.
 */
export async function* pagesOf(
  server: ApiServer,
  kind: ServedKind,
  limit: number,
  resourceVersion: string | null,
): AsyncGenerator<Page> {
  const ask = (query: Readonly<Record<string, string>>): Promise<Answer> =>
    server.get(`${listPath(kind)}?${new URLSearchParams({ limit: String(limit), ...query }).toString()}`);
  const seen = new Set<string>();
  let answer = await ask(resourceVersion === null ? {} : { resourceVersion, resourceVersionMatch: 'Exact' });
  if (resourceVersion !== null && 'reason' in answer && NO_SUCH_MOMENT.has(answer.reason))
    answer = await ask({});
  for (;;) {
    if (seen.size > 0 && 'reason' in answer && ['Expired', 'Gone'].includes(answer.reason))
      throw new Expired();
    const value = listIn(server, kind, answer);
    const token = metadataText(value, 'continue');
    if (seen.has(token))
      throw new LiveFault(
        'endless-list',
        text`${server.name} repeats the same pages of ${code(kind.resource)}.`,
      );
    const items = value['items'];
    // The next page is on its way while this one is taken in.
    const next = token === '' ? null : ask({ continue: token });
    next?.catch(() => undefined);
    yield {
      items: Array.isArray(items) ? items : [],
      resourceVersion: metadataText(value, 'resourceVersion'),
    };
    if (next === null) return;
    seen.add(token);
    answer = await next;
  }
}

/** The list that an answer is. */
function listIn(server: ApiServer, kind: ServedKind, answer: Answer): JsonObject {
  const name = code(visible(kind.group === '' ? kind.resource : `${kind.resource}.${kind.group}`));
  if ('reason' in answer) {
    if (answer.reason === 'Forbidden') throw new Forbidden();
    if (answer.reason === 'NotFound')
      throw new LiveFault('gone', text`${server.name} no longer serves ${name}. Take the snapshot again.`);
    throw new LiveFault(
      'no-list',
      text`${server.name} did not list ${name}: ${code(answer.reason)}${said(answer.message)}.`,
    );
  }
  const { value } = answer;
  const items = value['items'];
  const { apiVersion } = typeOf(kind);
  const isList = value['kind'] === `${kind.kind}List` && value['apiVersion'] === apiVersion;
  if (
    !isList ||
    !(Array.isArray(items) || items === null) ||
    (items ?? []).some((item) => isOfOther(kind, item))
  )
    throw new LiveFault(
      'no-list',
      text`${server.name} answered with something other than a list of ${name}. A proxy before it may have answered.`,
    );
  if (isCutShort(value))
    throw new LiveFault(
      'no-list',
      text`${server.name} reports more ${name} and gives no token for them (metadata.continue). A proxy before it may have cut the list off.`,
    );
  return value;
}

/** Items of built-in kinds leave their kind out; custom resources name it. */
function isOfOther({ kind }: ServedKind, item: Json): boolean {
  const own = isObject(item) ? item['kind'] : undefined;
  return own !== undefined && own !== kind;
}

/** True for a list that is not the whole and does not say where the rest is. */
function isCutShort(value: JsonObject): boolean {
  const metadata = value['metadata'];
  if (!isObject(metadata) || metadataText(value, 'continue') !== '') return false;
  const { continue: token, remainingItemCount: rest } = metadata;
  return (token ?? '') !== '' || (typeof rest === 'number' && rest > 0);
}

/** Kind and version of the items of a list. */
export function typeOf({ group, version, kind }: ServedKind): {
  readonly apiVersion: string;
  readonly kind: string;
} {
  return { apiVersion: group === '' ? version : `${group}/${version}`, kind };
}

function metadataText(value: JsonObject, key: string): string {
  return textIn(value['metadata'], key) ?? '';
}
