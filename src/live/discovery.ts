import { isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import { textIn } from '../manifest/fields.js';
import { code, NO_TEXT, text } from '../text/text.js';
import { visible } from '../manifest/visible.js';
import { LiveFault, said } from './fault.js';
import { isWanted, isWantedGroup, type WantedKind } from './kinds.js';
import type { ApiServer } from './kubectl.js';

/** A kind that the server serves, in the version that it prefers for it. */
export interface ServedKind extends WantedKind {
  readonly version: string;
}

interface ServedVersion {
  readonly group: string;
  readonly version: string;
}

/** Other groups that are asked for their NodeClasses at the same time. */
const PARALLEL = 4;

/**
 * Asks the server which of the wanted kinds it serves. A wanted group that it lists and cannot describe is an error: its kinds would look
 * absent. Throws a LiveFault.
 */
export async function servedKinds(server: ApiServer): Promise<readonly ServedKind[]> {
  const core = textsIn(await discovery(server, '/api', 'APIVersions'), 'versions');
  const groups = listIn(await discovery(server, '/apis', 'APIGroupList'), 'groups').map(versionsOf);
  const wanted = [
    ...core.map((version) => ({ group: '', version })),
    ...groups.flatMap((versions) => versions.filter(({ group }) => isWantedGroup(group))),
  ];
  const found = new Map<string, ServedKind>();
  const add = (kinds: readonly ServedKind[]): void => {
    // The preferred version comes first.
    for (const one of kinds)
      if (!found.has(keyOf(one)) && isWanted(one.group, one.kind)) found.set(keyOf(one), one);
  };
  for (const version of wanted) {
    const kinds = await kindsOf(server, version);
    if (kinds === null) throw undescribed(server, version);
    add(kinds);
  }
  // Each provider of Karpenter has a NodeClass in a group of its own.
  const others = [...found.values()].some(({ kind }) => kind === 'NodePool')
    ? groups.flatMap(([preferred]) => (preferred && !isWantedGroup(preferred.group) ? [preferred] : []))
    : [];
  for (let at = 0; at < others.length; at += PARALLEL)
    for (const kinds of await Promise.all(
      others.slice(at, at + PARALLEL).map((version) => kindsOf(server, version)),
    ))
      add(kinds ?? []);
  return [...found.values()];
}

function keyOf({ group, kind }: ServedKind): string {
  return `${group}/${kind}`;
}

async function discovery(server: ApiServer, path: string, kind: string): Promise<JsonObject> {
  const answer = await server.get(path);
  if ('value' in answer && answer.value['kind'] === kind) return answer.value;
  if ('reason' in answer && answer.reason === 'Forbidden')
    throw new LiveFault(
      'forbidden',
      text`${server.name} does not list the kinds that it serves: ${code(path)} is forbidden (403). Bind the ClusterRole system:discovery to this user.`,
    );
  const what = 'reason' in answer ? said(answer.message) : NO_TEXT;
  throw new LiveFault(
    'no-api-server',
    text`${server.name} is not a Kubernetes API server: ${code(path)} lists no APIs${what}. Correct the server in the kubeconfig.`,
  );
}

/** The preferred version first: the order of a listing means nothing. */
function versionsOf(item: JsonObject): readonly ServedVersion[] {
  const group = textIn(item, 'name') ?? '';
  const preferred = textIn(item['preferredVersion'], 'version') ?? '';
  const versions = listIn(item, 'versions').map((entry) => textIn(entry, 'version') ?? '');
  return [...versions]
    .sort((a, b) => Number(b === preferred) - Number(a === preferred))
    .map((version) => ({ group, version }));
}

/** Null where the server does not describe the version. */
async function kindsOf(
  server: ApiServer,
  { group, version }: ServedVersion,
): Promise<readonly ServedKind[] | null> {
  const answer = await server.get(pathOf(group, version)).catch((error: unknown) => {
    if (error instanceof LiveFault && error.code === 'server-error') return null;
    throw error;
  });
  if (answer === null || 'reason' in answer || answer.value['kind'] !== 'APIResourceList') return null;
  return listIn(answer.value, 'resources').flatMap((entry): ServedKind[] => {
    const [resource, kind] = [textIn(entry, 'name') ?? '', textIn(entry, 'kind') ?? ''];
    return resource.includes('/') ? [] : [{ group, version, kind, resource }];
  });
}

function undescribed(server: ApiServer, { group, version }: ServedVersion): LiveFault {
  const name = code(visible(group === '' ? version : `${group}/${version}`));
  return new LiveFault(
    'discovery-failed',
    text`${server.name} lists ${name} and does not describe its kinds, so some would be missing. Take the snapshot again when it does.`,
  );
}

/** Path of the list of a kind in all namespaces. */
export function listPath({ group, version, resource }: ServedKind): string {
  return `${pathOf(group, version)}/${encodeURIComponent(resource)}`;
}

/** Names of the server are encoded: they lead nowhere else on it. */
function pathOf(group: string, version: string): string {
  return `${group === '' ? '/api' : `/apis/${encodeURIComponent(group)}`}/${encodeURIComponent(version)}`;
}

function listIn(value: JsonObject, key: string): readonly JsonObject[] {
  const list: Json | undefined = value[key];
  return Array.isArray(list) ? list.filter(isObject) : [];
}

function textsIn(value: JsonObject, key: string): readonly string[] {
  const list = value[key];
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}
