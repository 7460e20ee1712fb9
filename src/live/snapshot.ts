import { fieldAt, itemsIn, numberIn, textIn } from '../manifest/fields.js';
import { isObject, type Json } from '../manifest/manifest.js';
import { infoAt, type Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { DEFINITION_GROUP, DEFINITION_KIND } from '../snapshot/kept.js';
import type { Collector } from '../snapshot/collector.js';
import { toPlain } from '../text/render.js';
import { code, few, type Text, text } from '../text/text.js';
import { definitionNames, groupVersion, listPath, type ServedKind, servedKinds } from './discovery.js';
import { type Answer, type ApiServer, LiveFault, said } from './kubectl.js';

/** Objects of a page, as kubectl asks for. */
const PAGE_SIZE = '500';
const PRINTS_ROLE = code('fleetplan snapshot --role');

/**
 * Reads what a cluster holds of every kind that is kept, redacted as it comes. A list is never short: what cannot be read, or may not be seen,
 * is a LiveFault. Returns the problems of the snapshot.
 */
export async function liveSnapshot(server: ApiServer, collector: Collector): Promise<readonly Problem[]> {
  const kinds = await servedKinds(server);
  const signs = new Signs();
  for (const kind of kinds) {
    const type = { apiVersion: groupVersion(kind), kind: kind.kind };
    const tokens = new Set<string>();
    for (let token = ''; token !== '' || tokens.size === 0;) {
      tokens.add(token);
      const query = new URLSearchParams({ limit: PAGE_SIZE, ...(token !== '' && { continue: token }) });
      const answer = await server.get(`${listPath(kind)}?${query.toString()}`);
      const page = pageIn(server, kind, answer);
      ({ token } = page);
      if (token !== '' && tokens.has(token)) {
        const says = text`${server.name} repeats the same pages of ${code(kind.resource)}.`;
        throw new LiveFault('endless-list', says);
      }
      signs.see(kind, page.items);
      if (!collector.page(`${listPath(kind)} of ${toPlain(server.name)}`, page.items, type))
        return collector.finish().problems;
    }
  }
  const hidden = signs.ofHidden();
  if (hidden !== null) {
    const says = text`${server.name} ${hidden}. A proxy before it may filter what this user sees. Let the user see all nodes and all pods.`;
    throw new LiveFault('forbidden', says);
  }
  const unseen = await readDefinitions(server, kinds, collector);
  return [...collector.finish().problems, ...unseen];
}

/**
 * The objects of a page of a list, and the token of the next page; '' for none. Anything else is a LiveFault, as a short list must not be taken
 * for the whole one.
 */
function pageIn(server: ApiServer, kind: ServedKind, answer: Answer) {
  const { group, resource } = kind;
  const named = code(visible(group === '' ? resource : `${resource}.${group}`));
  if ('reason' in answer && answer.reason === 'Forbidden') {
    const says = text`${server.name} serves ${named}, which this user may not list (403). Grant it: ${PRINTS_ROLE} prints the role.`;
    throw new LiveFault('forbidden', says);
  }
  if ('reason' in answer) {
    const says = text`${server.name} did not list ${named}: ${code(answer.reason)}${said(answer.message)}. Take the snapshot again.`;
    throw new LiveFault('no-list', says);
  }
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
  if (!isList || !hasItems || !items.every(isOwn) || isCut) {
    const says = text`${server.name} did not answer with a whole list of ${named}. A proxy before it may have cut it off, or answered itself.`;
    throw new LiveFault('no-list', says);
  }
  return { items, token: textIn(metadata, 'continue') ?? '' };
}

const DEFINITION = { apiVersion: `${DEFINITION_GROUP}/v1`, kind: DEFINITION_KIND };

/**
 * The definitions of the planned kinds, each asked for by its name: a list of all would be many times as long. An account that may not
 * see them gets its snapshot all the same.
 */
async function readDefinitions(
  server: ApiServer,
  kinds: readonly ServedKind[],
  collector: Collector,
): Promise<readonly Problem[]> {
  const forbidden: string[] = [];
  for (const name of definitionNames(kinds)) {
    const path = `/apis/${DEFINITION.apiVersion}/customresourcedefinitions/${encodeURIComponent(name)}`;
    const answer = await server.get(path);
    if ('value' in answer) {
      if (!collector.page(`${path} of ${toPlain(server.name)}`, [answer.value], DEFINITION)) break;
    } else if (answer.reason === 'Forbidden') forbidden.push(name);
    // A kind of an aggregated server has none.
    else if (answer.reason !== 'NotFound') {
      const says = text`${server.name} did not give the definition of ${code(name)}: ${code(answer.reason)}${said(answer.message)}.`;
      throw new LiveFault('no-list', says);
    }
  }
  if (forbidden.length === 0) return [];
  const message = text`This user may not read these definitions (403): ${few(forbidden.map(code), forbidden.length)}. Plans use the schemas that fleetplan ships, not those of this cluster. Grant it: ${PRINTS_ROLE} prints the role.`;
  return [infoAt(null, 'definitions-unseen', message)];
}

/** Signs of nodes and pods that were not listed: a proxy that filters lists answers 200 with what the user may see. */
class Signs {
  private hasNodes = false;
  /** A node that something says it is on. */
  private named: string | null = null;
  private readonly withPods = new Set<string>();
  /** By its namespace, a workload that has ready pods. */
  private readonly ready = new Map<string, string>();

  see({ group, kind }: ServedKind, items: readonly Json[]): void {
    this.hasNodes ||= kind === 'Node' && items.length > 0;
    for (const item of items) {
      const status = fieldAt(item, 'status');
      const namespace = textIn(item, 'metadata', 'namespace') ?? '';
      if (kind === 'Pod') this.withPods.add(namespace);
      if (kind === 'Pod') this.named ??= textIn(item, 'spec', 'nodeName');
      if (kind === 'NodeClaim') this.named ??= textIn(status, 'nodeName');
      if (group === 'apps' && (numberIn(status, 'readyReplicas') ?? numberIn(status, 'numberReady') ?? 0) > 0)
        this.ready.set(namespace, `${kind}/${namespace}/${textIn(item, 'metadata', 'name') ?? ''}`);
    }
  }

  /** Describes objects that exist and were not listed; null: there is no sign of any. */
  ofHidden(): Text | null {
    if (!this.hasNodes && this.named !== null)
      return text`lists no node, but pods or node claims on nodes such as ${code(visible(this.named))}`;
    const [namespace, workload = ''] = [...this.ready].find(([one]) => !this.withPods.has(one)) ?? [];
    if (namespace === undefined) return null;
    return text`lists no pod in the namespace ${code(visible(namespace))}, but ${code(visible(workload))} has ready pods`;
  }
}
