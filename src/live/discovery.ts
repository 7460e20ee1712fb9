import { isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import { visible } from '../manifest/words/visible.js';
import { LiveFault } from './fault.js';
import { isWanted, isWantedGroup, type WantedKind } from './kinds.js';
import type { Server } from './server.js';

/** A kind that the server serves, in the version that it prefers for it, which is the one that kubectl gets. */
export interface ServedKind extends WantedKind {
  readonly version: string;
}

/** Everything in one answer, which servers from 1.26 on can; older ones pass it over and list the groups. */
const AGGREGATED = ['v2', 'v2beta1']
  .map((version) => `application/json;g=apidiscovery.k8s.io;v=${version};as=APIGroupDiscoveryList`)
  .concat('application/json')
  .join(',');

interface ServedVersion {
  readonly group: string;
  readonly version: string;
  /** Null where they have still to be asked for, or cannot be had. */
  readonly kinds: readonly ServedKind[] | null;
  readonly isStale: boolean;
}

/**
 * Asks the server which of the wanted kinds it serves. A group of ours of which it cannot tell is an error: what would be left out
 * would look as if it were not there. Throws a LiveFault.
 */
export async function servedKinds(server: Server): Promise<readonly ServedKind[]> {
  const found = new Map<string, ServedKind>();
  for (const version of [...(await versionsAt(server, '/api')), ...(await versionsAt(server, '/apis'))]) {
    for (const kind of await kindsOf(server, version)) {
      const key = `${kind.group}/${kind.kind}`;
      // The preferred version comes first.
      if (!found.has(key)) found.set(key, kind);
    }
  }
  return [...found.values()].filter(({ group, kind }) => isWanted(group, kind));
}

async function versionsAt(server: Server, path: '/api' | '/apis'): Promise<readonly ServedVersion[]> {
  const { status, value } = await server.get(path, AGGREGATED);
  if (status === 200 && value['kind'] === 'APIGroupDiscoveryList')
    return listIn(value, 'items').flatMap(aggregated);
  if (status === 200 && value['kind'] === 'APIVersions')
    return textsIn(value, 'versions').map((version) => ({ group: '', version, kinds: null, isStale: false }));
  if (status === 200 && value['kind'] === 'APIGroupList') return listIn(value, 'groups').flatMap(listed);
  throw notDiscovered(server, status, path);
}

function notDiscovered(server: Server, status: number, path: string): LiveFault {
  if (status !== 403)
    return new LiveFault(
      'no-api-server',
      `${server.address} is no Kubernetes API server: ${path} answered ${status} with nothing that lists APIs.`,
    );
  const message = `${server.address} does not say which kinds it serves: ${path} answered 403. Bind the ClusterRole system:discovery to this user.`;
  return new LiveFault('forbidden', message);
}

function aggregated(item: JsonObject): readonly ServedVersion[] {
  const metadata = item['metadata'];
  const group = isObject(metadata) ? textIn(metadata, 'name') : '';
  return listIn(item, 'versions').map((entry) => {
    const version = textIn(entry, 'version');
    const kinds = listIn(entry, 'resources').flatMap((resource): ServedKind[] => {
      const type = resource['responseKind'];
      const kind = isObject(type) ? textIn(type, 'kind') : '';
      return kind === '' ? [] : [{ group, version, kind, resource: textIn(resource, 'resource') }];
    });
    return { group, version, kinds, isStale: entry['freshness'] === 'Stale' };
  });
}

function listed(item: JsonObject): readonly ServedVersion[] {
  const group = textIn(item, 'name');
  const preferred = isObject(item['preferredVersion']) ? textIn(item['preferredVersion'], 'version') : '';
  const versions = listIn(item, 'versions').map((entry) => textIn(entry, 'version'));
  const inOrder = [
    ...versions.filter((one) => one === preferred),
    ...versions.filter((one) => one !== preferred),
  ];
  return inOrder.map((version) => ({ group, version, kinds: null, isStale: false }));
}

async function kindsOf(
  server: Server,
  { group, version, kinds, isStale }: ServedVersion,
): Promise<readonly ServedKind[]> {
  if (isStale && isWantedGroup(group)) throw untold(server, group, version);
  if (kinds !== null) return kinds;
  const path = group === '' ? `/api/${segment(version)}` : `/apis/${segment(group)}/${segment(version)}`;
  try {
    const { status, value } = await server.get(path, 'application/json', !isWantedGroup(group));
    if (status === 200 && value['kind'] === 'APIResourceList')
      return listIn(value, 'resources').flatMap((entry): ServedKind[] => {
        const [resource, kind] = [textIn(entry, 'name'), textIn(entry, 'kind')];
        return resource.includes('/') ? [] : [{ group, version, kind, resource }];
      });
  } catch (error) {
    if (!(error instanceof LiveFault)) throw error;
  }
  // A group of others whose own server is down keeps nobody from reading ours.
  if (!isWantedGroup(group)) return [];
  throw untold(server, group, version);
}

function untold(server: Server, group: string, version: string): LiveFault {
  const name = visible(group === '' ? version : `${group}/${version}`);
  return new LiveFault(
    'discovery-failed',
    `${server.address} cannot say which kinds ${name} has, so some would be missing. Take the snapshot again when it can.`,
  );
}

/** A name as a part of an address; a server's own words do not lead elsewhere on it. */
function segment(name: string): string {
  return encodeURIComponent(name);
}

/** Where the objects of a kind are listed, of all namespaces. */
export function listPath({ group, version, resource }: ServedKind): string {
  const api = group === '' ? '/api' : `/apis/${segment(group)}`;
  return `${api}/${segment(version)}/${segment(resource)}`;
}

function listIn(value: JsonObject, key: string): readonly JsonObject[] {
  const list: Json | undefined = value[key];
  return Array.isArray(list) ? list.filter(isObject) : [];
}

function textIn(value: JsonObject, key: string): string {
  const text = value[key];
  return typeof text === 'string' ? text : '';
}

function textsIn(value: JsonObject, key: string): readonly string[] {
  const list = value[key];
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}
