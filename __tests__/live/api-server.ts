import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { textIn } from '../../src/manifest/fields.js';
import type { JsonObject } from '../../src/manifest/manifest.js';
import { literal } from '../../src/text/text.js';
import type { Answer, ApiServer } from '../../src/live/kubectl.js';

type ApiObject = Readonly<Record<string, unknown>>;

/** A kind that the server serves, and what there is of it. */
export interface ServedObjects {
  readonly group: string;
  /** The preferred one first. */
  readonly versions: readonly string[];
  readonly kind: string;
  readonly resource: string;
  readonly isNamespaced?: boolean;
  readonly objects: readonly ApiObject[];
}

/** An answer in place of the server's own; null for that one. */
export type Trouble = (url: URL) => { readonly code: number; readonly body: unknown } | null;

interface ApiOptions {
  readonly kinds: readonly ServedObjects[];
  readonly trouble?: Trouble;
}

interface Api {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const RESOURCE_VERSION = '4711';
const BUILT_IN = new Set(['', 'apps', 'policy', 'autoscaling']);

/** A server that speaks the part of the Kubernetes API that lists objects, on a port of this machine. */
export async function startApi(options: ApiOptions): Promise<Api> {
  const server = createServer((request, response) => {
    const { code, body } = respond(new URL(request.url ?? '/', 'http://localhost'), options);
    response.writeHead(code, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => {
          done();
        });
      }),
  };
}

/** The same server without a network: refusals as kubectl gives them. */
export function stubApi(options: ApiOptions): ApiServer & { readonly asked: readonly string[] } {
  const asked: string[] = [];
  return {
    asked,
    name: literal('The API server'),
    get(path) {
      asked.push(path);
      const { code, body } = respond(new URL(path, 'https://localhost'), options);
      const value = JSON.parse(JSON.stringify(body)) as JsonObject;
      const answer: Answer =
        code === 200
          ? { value }
          : { reason: textIn(value, 'reason') ?? '', message: textIn(value, 'message') ?? '' };
      return Promise.resolve(answer);
    },
  };
}

/** What a refusal of the API looks like. */
export function refused(code: number, reason: string): { readonly code: number; readonly body: ApiObject } {
  const message = `${reason} it is`;
  return {
    code,
    body: { kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Failure', message, reason, code },
  };
}

function respond(
  url: URL,
  { kinds, trouble }: ApiOptions,
): { readonly code: number; readonly body: unknown } {
  const answer = trouble?.(url) ?? null;
  if (answer !== null) return answer;
  const body = discovered(url.pathname, kinds) ?? listed(url, kinds) ?? named(url, kinds);
  return body === null ? refused(404, 'NotFound') : { code: 200, body };
}

function discovered(path: string, kinds: readonly ServedObjects[]): ApiObject | null {
  if (path === '/api') return { kind: 'APIVersions', versions: ['v1'] };
  if (path === '/apis') {
    const groups = [...new Set(kinds.map(({ group }) => group))].filter((group) => group !== '');
    return { kind: 'APIGroupList', apiVersion: 'v1', groups: groups.map((name) => listedGroup(kinds, name)) };
  }
  const match = /^\/apis?(?:\/([^/]+\.[^/]+|apps|policy|autoscaling))?\/(v[^/]+)$/.exec(path);
  if (match === null) return null;
  const [, group = '', version = ''] = match;
  const found = kinds.filter((one) => one.group === group && one.versions.includes(version));
  if (found.length === 0) return null;
  const resources = found.flatMap(({ resource, kind, isNamespaced = false }) => [
    { name: resource, singularName: '', namespaced: isNamespaced, kind, verbs: ['get', 'list'] },
    { name: `${resource}/status`, singularName: '', namespaced: isNamespaced, kind, verbs: ['get'] },
  ]);
  return {
    kind: 'APIResourceList',
    apiVersion: 'v1',
    groupVersion: group === '' ? version : `${group}/${version}`,
    resources,
  };
}

function versionsOf(kinds: readonly ServedObjects[], group: string): string[] {
  return [...new Set(kinds.filter((one) => one.group === group).flatMap(({ versions }) => versions))];
}

function listedGroup(kinds: readonly ServedObjects[], name: string): unknown {
  const versions = versionsOf(kinds, name).map((version) => ({
    groupVersion: `${name}/${version}`,
    version,
  }));
  // The order of a listing says nothing; the preferred one is named.
  return { name, versions: [...versions].reverse(), preferredVersion: versions[0] };
}

/** One object without a namespace, by its name. */
function named(url: URL, kinds: readonly ServedObjects[]): ApiObject | null {
  const [, , group, version = '', resource, name] = url.pathname.split('/');
  const found = kinds.find((one) => one.group === group && one.resource === resource);
  if (!found?.versions.includes(version)) return null;
  const nameOf = ({ metadata }: ApiObject): unknown => (metadata as ApiObject | undefined)?.['name'];
  return found.objects.find((one) => nameOf(one) === name) ?? null;
}

function listed(url: URL, kinds: readonly ServedObjects[]): ApiObject | null {
  const found = kinds.find(({ group, versions, resource }) =>
    versions.some(
      (version) => url.pathname === `${group === '' ? '/api' : `/apis/${group}`}/${version}/${resource}`,
    ),
  );
  if (found === undefined) return null;
  const limit = Number(url.searchParams.get('limit') ?? 0) || found.objects.length;
  const from = Number(Buffer.from(url.searchParams.get('continue') ?? '', 'base64').toString() || 0);
  const to = Math.min(from + limit, found.objects.length);
  const metadata = {
    resourceVersion: RESOURCE_VERSION,
    ...(to < found.objects.length
      ? {
          continue: Buffer.from(String(to)).toString('base64'),
          remainingItemCount: found.objects.length - to,
        }
      : {}),
  };
  const version = url.pathname.split('/').at(-2) ?? '';
  const apiVersion = found.group === '' ? version : `${found.group}/${version}`;
  const items = found.objects.slice(from, to);
  // What the server itself is made of leaves out what the list says; custom resources say it each.
  const typed = items.map((item) =>
    BUILT_IN.has(found.group)
      ? { ...item, apiVersion: undefined, kind: undefined }
      : { ...item, apiVersion, kind: found.kind },
  );
  return { kind: `${found.kind}List`, apiVersion, metadata, items: typed };
}
