import { fieldAt, itemsIn, numberIn, textIn } from '../manifest/fields.js';
import { isObject, type Json } from '../manifest/manifest.js';
import { infoAt, type Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { DEFINITION_GROUP, DEFINITION_KIND } from '../snapshot/kept.js';
import type { SnapshotReader, SnapshotResult } from '../snapshot/read.js';
import { toPlain } from '../text/render.js';
import { code, count, few, joinTexts, literal, type Text, text } from '../text/text.js';
import {
  definitionNames,
  groupVersion,
  listPath,
  type ServedKind,
  servedKinds,
  WANTED,
} from './discovery.js';
import { type Answer, type ApiServer, LiveFault, said } from './kubectl.js';

/** Objects of a page, as kubectl asks for. */
const PAGE_SIZE = 500;
/** Reasons for which a server does not list a past moment. */
const NO_SUCH_MOMENT = new Set(['BadRequest', 'Expired', 'Gone', 'Invalid', 'Timeout']);
const PRINTS_ROLE = code('fleetplan snapshot --role');

/**
 * Reads what a cluster holds of every kind that is kept, redacted as it comes. The first list is of now, and the others are of the same
 * resource version where the server can. A list is never short: what cannot be read, or may not be seen, is a LiveFault.
 */
export async function liveSnapshot<T>(
  server: ApiServer,
  createReader: () => SnapshotReader<T>,
): Promise<SnapshotResult<T>> {
  const kinds = await servedKinds(server);
  const reader = createReader();
  const forbidden: ServedKind[] = [];
  const signs = new Signs();
  let moment: string | null = null;
  for (const kind of kinds) {
    // With one forbidden the snapshot is lost already; one page of the others shows which of them are forbidden too.
    const size = String(forbidden.length > 0 ? 1 : PAGE_SIZE);
    const ask = (query: Readonly<Record<string, string>>): Promise<Answer> =>
      server.get(`${listPath(kind)}?${new URLSearchParams({ limit: size, ...query }).toString()}`);
    let answer = await ask(moment === null ? {} : { resourceVersion: moment, resourceVersionMatch: 'Exact' });
    if (moment !== null && 'reason' in answer && NO_SUCH_MOMENT.has(answer.reason)) answer = await ask({});
    const tokens = new Set<string>();
    for (;;) {
      const reason = 'reason' in answer ? answer.reason : '';
      // The pages so far and those to come would be of two moments.
      if (tokens.size > 0 && ['Expired', 'Gone'].includes(reason))
        throw new LiveFault(
          'expired',
          text`${server.name} expired the list of ${resourceName(kind)} before it was read (410 Gone). Take the snapshot again.`,
        );
      if (reason === 'Forbidden') forbidden.push(kind);
      if (forbidden.length > 0) break;
      const { items, token, resourceVersion } = pageIn(server, kind, answer);
      if (tokens.has(token))
        throw new LiveFault(
          'endless-list',
          text`${server.name} repeats the same pages of ${code(kind.resource)}.`,
        );
      moment ??= resourceVersion === '' ? null : resourceVersion;
      signs.see(kind, items);
      const type = { apiVersion: groupVersion(kind), kind: kind.kind };
      if (!reader.page(`${listPath(kind)} of ${toPlain(server.name)}`, items, type)) return reader.finish();
      if (token === '') break;
      tokens.add(token);
      answer = await ask({ continue: token });
    }
  }
  if (forbidden.length > 0)
    throw new LiveFault(
      'forbidden',
      text`${server.name} serves ${count(forbidden.length, 'kind')} that this user may not list (403): ${few(forbidden.map(resourceName), forbidden.length)}. Grant it: ${PRINTS_ROLE} prints the role.`,
    );
  const hidden = signs.ofHidden();
  if (hidden !== null)
    throw new LiveFault(
      'forbidden',
      text`${server.name} ${hidden}. A proxy before it may filter what this user sees. Let the user see all nodes and all pods.`,
    );
  const unseen = await readDefinitions(server, kinds, reader);
  const { snapshot, problems } = reader.finish();
  return { snapshot, problems: [...absentGroups(kinds), ...problems, ...unseen] };
}

interface Page {
  readonly items: readonly Json[];
  /** The token of the next page; '' for none. */
  readonly token: string;
  /** The version of the whole list; '' if the server gives none. */
  readonly resourceVersion: string;
}

/** The page of a list that an answer is; anything else is a LiveFault, as a short list must not be taken for the whole one. */
function pageIn(server: ApiServer, kind: ServedKind, answer: Answer): Page {
  const named = resourceName(kind);
  if ('reason' in answer)
    throw answer.reason === 'NotFound'
      ? new LiveFault('gone', text`${server.name} no longer serves ${named}. Take the snapshot again.`)
      : new LiveFault(
          'no-list',
          text`${server.name} did not list ${named}: ${code(answer.reason)}${said(answer.message)}.`,
        );
  const { value } = answer;
  const items = itemsIn(value, 'items');
  // Items of built-in kinds leave their kind out; custom resources name it.
  const isOwn = (item: Json): boolean =>
    !isObject(item) || [undefined, kind.kind].includes(item['kind'] as string);
  const isList = value['kind'] === `${kind.kind}List` && value['apiVersion'] === groupVersion(kind);
  const hasItems = value['items'] === null || Array.isArray(value['items']);
  const metadata = isObject(value['metadata']) ? value['metadata'] : {};
  const { continue: token, remainingItemCount: rest } = metadata;
  const isCut = typeof token === 'string' && token !== '' ? false : Boolean(token) || Number(rest ?? 0) > 0;
  if (!isList || !hasItems || !items.every(isOwn) || isCut)
    throw new LiveFault(
      'no-list',
      isCut
        ? text`${server.name} reports more ${named} and gives no token for them (metadata.continue). A proxy before it may have cut the list off.`
        : text`${server.name} answered with something other than a list of ${named}. A proxy before it may have answered.`,
    );
  return {
    items,
    token: textIn(metadata, 'continue') ?? '',
    resourceVersion: textIn(metadata, 'resourceVersion') ?? '',
  };
}

function resourceName({ group, resource }: ServedKind): Text {
  return code(visible(group === '' ? resource : `${resource}.${group}`));
}

const DEFINITION = { apiVersion: `${DEFINITION_GROUP}/v1`, kind: DEFINITION_KIND };

/**
 * The definitions of the planned kinds, each asked for by its name: a list of all would be many times as long. An account that may not
 * see them gets its snapshot all the same.
 */
async function readDefinitions<T>(
  server: ApiServer,
  kinds: readonly ServedKind[],
  reader: SnapshotReader<T>,
): Promise<readonly Problem[]> {
  const forbidden: string[] = [];
  for (const name of definitionNames(kinds)) {
    const path = `/apis/${DEFINITION.apiVersion}/customresourcedefinitions/${encodeURIComponent(name)}`;
    const answer = await server.get(path);
    if ('value' in answer) {
      if (!reader.page(`${path} of ${toPlain(server.name)}`, [answer.value], DEFINITION)) break;
    } else if (answer.reason === 'Forbidden') forbidden.push(name);
    // A kind of an aggregated server has none.
    else if (answer.reason !== 'NotFound')
      throw new LiveFault(
        'no-list',
        text`${server.name} did not give the definition of ${code(name)}: ${code(answer.reason)}${said(answer.message)}.`,
      );
  }
  if (forbidden.length === 0) return [];
  const message = text`This user may not read these definitions (403): ${few(forbidden.map(code), forbidden.length)}. Plans use the schemas that fleetplan ships, not those of this cluster. Grant it: ${PRINTS_ROLE} prints the role.`;
  return [infoAt(null, 'definitions-unseen', message)];
}

/** Groups that are not served are no fault: few clusters have every system. They are named, so that a missing one is noticed. */
function absentGroups(kinds: readonly ServedKind[]): readonly Problem[] {
  const served = new Set(kinds.map(({ group }) => group));
  const missing = [...new Set(WANTED.map(({ group }) => group))].filter((group) => !served.has(group));
  if (missing.length === 0) return [];
  const message = text`The API server does not serve these groups: ${joinTexts(missing.map(literal), '; ')}.`;
  return [infoAt(null, 'not-served', message)];
}

/** Signs of nodes and pods that were not listed: a proxy that filters lists answers 200 with what the user may see. */
class Signs {
  private nodes = 0;
  /** The first node that something says it is on. */
  private named: string | null = null;
  private readonly withPods = new Set<string>();
  /** By its namespace, the first workload that has ready pods. */
  private readonly ready = new Map<string, string>();

  see({ group, kind }: ServedKind, items: readonly Json[]): void {
    if (kind === 'Node') this.nodes += items.length;
    for (const item of items) {
      const [metadata, status] = [fieldAt(item, 'metadata'), fieldAt(item, 'status')];
      const namespace = textIn(metadata, 'namespace') ?? '';
      const ready = numberIn(status, 'readyReplicas') ?? numberIn(status, 'numberReady') ?? 0;
      if (kind === 'Pod') this.withPods.add(namespace);
      if (kind === 'Pod') this.named ??= textIn(fieldAt(item, 'spec'), 'nodeName');
      if (kind === 'NodeClaim') this.named ??= textIn(status, 'nodeName');
      if (group === 'apps' && ready > 0 && !this.ready.has(namespace))
        this.ready.set(namespace, `${kind}/${namespace}/${textIn(metadata, 'name') ?? ''}`);
    }
  }

  /** Describes objects that exist and were not listed; null: there is no sign of any. */
  ofHidden(): Text | null {
    if (this.nodes === 0 && this.named !== null)
      return text`lists no node, but pods or node claims on nodes such as ${code(visible(this.named))}`;
    const [namespace, workload = ''] = [...this.ready].find(([one]) => !this.withPods.has(one)) ?? [];
    if (namespace === undefined) return null;
    return text`lists no pod in the namespace ${code(visible(namespace))}, but ${code(visible(workload))} has ready pods`;
  }
}
