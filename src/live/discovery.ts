import { isNodeClass } from '../manifest/cluster-scoped.js';
import { itemsIn, textIn } from '../manifest/fields.js';
import { isObject, type JsonObject } from '../manifest/manifest.js';
import { visible } from '../manifest/visible.js';
import { DEFINITION_GROUP, isDefined, KEPT_KINDS } from '../snapshot/kept.js';
import { SYSTEMS } from '../systems/index.js';
import { resourceOf } from '../systems/kinds.js';
import { code, NO_TEXT, text } from '../text/text.js';
import { LiveFault, said } from './fault.js';
import type { ApiServer } from './kubectl.js';

/** A kind of objects that a snapshot is made of. */
export interface WantedKind {
  readonly group: string;
  readonly kind: string;
  /** Name in API paths and roles: `nodepools`. */
  readonly resource: string;
}

/** A kind that the server serves, in the version that it prefers for it. */
export interface ServedKind extends WantedKind {
  readonly version: string;
}

/** A system that has two groups keeps the same of each, but not every kind is in both. */
function isOfGroup(group: string, kind: string): boolean {
  const specs = SYSTEMS.flatMap(({ kinds }) => kinds).filter((spec) => spec.kind === kind);
  return specs.length === 0 || specs.some((spec) => spec.group === group);
}

/**
 * All kinds that reading keeps, targets first. NodeClasses are not among them, as every provider of Karpenter has one of its own; `isWanted`
 * knows them. Nor are definitions of custom resources, which are not listed (`definitionNames`).
 */
export const WANTED: readonly WantedKind[] = KEPT_KINDS.flatMap(({ groups, kinds, isNeverAskedFor }) =>
  groups.flatMap((group) =>
    isNeverAskedFor === true || group === '*' || group === DEFINITION_GROUP
      ? []
      : kinds
          .filter((kind) => isOfGroup(group, kind))
          .map((kind) => ({ group, kind, resource: resourceOf(kind) })),
  ),
);

const WANTED_PLACES = new Map(WANTED.map((kind, index) => [keyOf(kind), index]));
/** Only of these the API server is asked which kinds they have. */
const WANTED_GROUPS = new Set(WANTED.map(({ group }) => group));

function isWanted(kind: WantedKind): boolean {
  return WANTED_PLACES.has(keyOf(kind)) || isNodeClass(kind.kind);
}

function keyOf({ group, kind }: Pick<WantedKind, 'group' | 'kind'>): string {
  return `${group}/${kind}`;
}

/** `nodepools.karpenter.sh`: definitions of the kinds that are served and planned are called so. */
export function definitionNames(kinds: readonly WantedKind[]): readonly string[] {
  return kinds
    .filter(({ group, kind }) => isDefined(group, kind))
    .map(({ group, resource }) => `${resource}.${group}`);
}

interface ServedVersion {
  readonly group: string;
  readonly version: string;
}

/** Other groups that are asked for their NodeClasses at the same time. */
const PARALLEL = 4;

/**
 * Asks the server which of the wanted kinds it serves; nodes come first, whose moment the others follow. A wanted group that it lists and
 * cannot describe is an error: its kinds would look absent. Throws a LiveFault.
 */
export async function servedKinds(server: ApiServer): Promise<readonly ServedKind[]> {
  const core = itemsIn(await discovery(server, '/api', 'APIVersions'), 'versions');
  const groups = objectsIn(await discovery(server, '/apis', 'APIGroupList'), 'groups').map(versionsOf);
  const wanted = [
    ...core.flatMap((version) => (typeof version === 'string' ? [{ group: '', version }] : [])),
    ...groups.flatMap((versions) => versions.filter(({ group }) => WANTED_GROUPS.has(group))),
  ];
  const found = new Map<string, ServedKind>();
  const add = (kinds: readonly ServedKind[]): void => {
    // The preferred version comes first.
    for (const one of kinds) if (!found.has(keyOf(one)) && isWanted(one)) found.set(keyOf(one), one);
  };
  for (const version of wanted) {
    const kinds = await kindsOf(server, version);
    if (kinds === null) throw undescribed(server, version);
    add(kinds);
  }
  // Each provider of Karpenter has a NodeClass in a group of its own.
  const others = [...found.values()].some(({ kind }) => kind === 'NodePool')
    ? groups.flatMap(([preferred]) => (preferred && !WANTED_GROUPS.has(preferred.group) ? [preferred] : []))
    : [];
  for (let at = 0; at < others.length; at += PARALLEL)
    for (const kinds of await Promise.all(
      others.slice(at, at + PARALLEL).map((version) => kindsOf(server, version)),
    ))
      add(kinds ?? []);
  const placeOf = (kind: ServedKind): number => WANTED_PLACES.get(keyOf(kind)) ?? WANTED_PLACES.size;
  return [...found.values()].sort((a, b) => placeOf(a) - placeOf(b));
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
  const versions = objectsIn(item, 'versions').map((entry) => textIn(entry, 'version') ?? '');
  return versions
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
  return objectsIn(answer.value, 'resources').flatMap((entry): ServedKind[] => {
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

function objectsIn(value: JsonObject, key: string): JsonObject[] {
  return itemsIn(value, key).filter(isObject);
}
