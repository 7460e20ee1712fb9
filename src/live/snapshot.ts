import { DEFINITION_GROUP, DEFINITION_KIND } from '../snapshot/kept.js';
import { groupedBy } from '../manifest/lookup.js';
import { infoAt, type Problem } from '../manifest/problem.js';
import { toPlain } from '../text/render.js';
import { code, count, few, joinTexts, literal, type Text, text } from '../text/text.js';
import { visible } from '../manifest/visible.js';
import type { SnapshotReader, SnapshotResult } from '../snapshot/read.js';
import { definitionNames, listPath, type ServedKind, servedKinds, WANTED } from './discovery.js';
import { LiveFault, PRINTS_ROLE, said } from './fault.js';
import type { ApiServer } from './kubectl.js';
import { Expired, Forbidden, pagesOf, typeOf } from './pages.js';
import { fieldAt, numberIn, textIn } from '../manifest/fields.js';
import { isObject, type Json } from '../manifest/manifest.js';

/** A snapshot, and when its reading began. */
export interface LiveResult<T> extends SnapshotResult<T> {
  readonly takenAt: number;
}

/** Objects of a page, for one try after the other: a list whose token has expired is read again in larger pages. */
const PAGE_SIZES = [500, 2_500, 10_000];

/**
 * Reads what a cluster holds of every kind that is kept, redacted as it comes. The first list is of now, and the others are of the same
 * resource version where the server can. A list is never short: what cannot be read, or may not be seen, is a LiveFault.
 */
export async function liveSnapshot<T>(
  server: ApiServer,
  takenAt: number,
  createReader: () => SnapshotReader<T>,
): Promise<LiveResult<T>> {
  const kinds = await servedKinds(server);
  const result = await readAgainWhereExpired(server, kinds, createReader);
  return { ...result, takenAt, problems: [...absentKinds(kinds), ...result.problems] };
}

async function readAgainWhereExpired<T>(
  server: ApiServer,
  kinds: readonly ServedKind[],
  createReader: () => SnapshotReader<T>,
): Promise<SnapshotResult<T>> {
  for (const limit of PAGE_SIZES) {
    try {
      return await readAll(server, kinds, createReader(), limit);
    } catch (error) {
      if (!(error instanceof Expired)) throw error;
    }
  }
  throw new LiveFault(
    'expired',
    text`${server.name} expires a list before it is read (410 Gone, ${count(PAGE_SIZES.length, 'time')}). Take the snapshot when the server is less busy.`,
  );
}

async function readAll<T>(
  server: ApiServer,
  kinds: readonly ServedKind[],
  reader: SnapshotReader<T>,
  limit: number,
): Promise<SnapshotResult<T>> {
  const forbidden: ServedKind[] = [];
  const seen = new Seen();
  let moment: string | null = null;
  for (const kind of kinds) {
    try {
      // The snapshot is lost already; one page of the others shows which of them are forbidden too.
      const pages = pagesOf(server, kind, forbidden.length > 0 ? 1 : limit, moment);
      for await (const { items, resourceVersion } of pages) {
        if (forbidden.length > 0) break;
        moment ??= resourceVersion === '' ? null : resourceVersion;
        seen.page(kind, items);
        if (!reader.page(`${listPath(kind)} of ${toPlain(server.name)}`, items, typeOf(kind)))
          return reader.finish();
      }
    } catch (error) {
      if (!(error instanceof Forbidden)) throw error;
      forbidden.push(kind);
    }
  }
  if (forbidden.length > 0) throw new LiveFault('forbidden', forbiddenMessage(server, forbidden));
  const hidden = seen.hidden();
  if (hidden !== null) throw new LiveFault('forbidden', hiddenMessage(server, hidden));
  const unseen = await readDefinitions(server, kinds, reader);
  const { snapshot, problems } = reader.finish();
  return { snapshot, problems: [...problems, ...unseen] };
}

function hiddenMessage(server: ApiServer, hidden: Text): Text {
  return text`${server.name} ${hidden}. A proxy before it may filter what this user sees. Let the user see all nodes and all pods.`;
}

function forbiddenMessage(server: ApiServer, kinds: readonly ServedKind[]): Text {
  const names = kinds.map(({ group, resource }) =>
    code(visible(group === '' ? resource : `${resource}.${group}`)),
  );
  return text`${server.name} serves ${count(kinds.length, 'kind')} that this user may not list (403): ${few(names, names.length)}. Grant it: ${PRINTS_ROLE} prints the role.`;
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

/** Kinds that are not served are no fault: few clusters have every system. They are named, so that a missing one is noticed. */
function absentKinds(kinds: readonly ServedKind[]): readonly Problem[] {
  const served = new Set(kinds.map(({ group, kind }) => `${group}/${kind}`));
  const missing = WANTED.filter(({ group, kind }) => !served.has(`${group}/${kind}`));
  if (missing.length === 0) return [];
  const names = [...groupedBy(missing, ({ group }) => group)].map(([group, absent]) => {
    const isWhole = WANTED.filter((one) => one.group === group).length === absent.length;
    return isWhole
      ? group
      : `${absent.map(({ kind }) => kind).join(', ')} of ${group === '' ? 'the core' : group}`;
  });
  const message = text`The API server does not serve these kinds: ${joinTexts(names.map(literal), '; ')}.`;
  return [infoAt(null, 'not-served', message)];
}

/** Status fields with the number of ready pods. */
const READY_OF: Readonly<Record<string, string>> = {
  Deployment: 'readyReplicas',
  StatefulSet: 'readyReplicas',
  ReplicaSet: 'readyReplicas',
  DaemonSet: 'numberReady',
};

/** Signs of nodes and pods that were not listed: a proxy that filters lists answers 200 with what the user may see. */
class Seen {
  private nodes = 0;
  /** The first node that something says it is on. */
  private named: string | null = null;
  private readonly withPods = new Set<string>();
  /** By its namespace, the first workload that has ready pods. */
  private readonly ready = new Map<string, string>();

  page({ group, kind }: ServedKind, items: readonly Json[]): void {
    if (group === '' && kind === 'Node') this.nodes += items.length;
    for (const item of items) {
      if (!isObject(item)) continue;
      const namespace = textIn(item['metadata'], 'namespace') ?? '';
      if (group === '' && kind === 'Pod') this.withPods.add(namespace);
      const field = group === 'apps' ? READY_OF[kind] : undefined;
      if (field !== undefined && (numberIn(item['status'], field) ?? 0) > 0 && !this.ready.has(namespace))
        this.ready.set(namespace, `${kind}/${namespace}/${textIn(item['metadata'], 'name') ?? ''}`);
      if (this.nodes === 0) this.named ??= nodeOf(kind, item);
    }
  }

  /** Describes objects that exist and were not listed; null: there is no sign of any. */
  hidden(): Text | null {
    if (this.nodes === 0 && this.named !== null)
      return text`lists no node, but pods or node claims on nodes such as ${code(visible(this.named))}`;
    const [namespace, workload] = [...this.ready].find(([one]) => !this.withPods.has(one)) ?? [];
    if (namespace === undefined) return null;
    return text`lists no pod in the namespace ${code(visible(namespace))}, but ${code(visible(workload ?? ''))} has ready pods`;
  }
}

function nodeOf(kind: string, item: Json): string | null {
  const part = kind === 'Pod' ? 'spec' : kind === 'NodeClaim' ? 'status' : null;
  return part && textIn(fieldAt(item, part), 'nodeName');
}
