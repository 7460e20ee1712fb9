import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type Certificate, selfSigned } from './certificate.js';

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

/** What a test makes of a request: true where it has answered itself. */
export type Trouble = (request: IncomingMessage, response: ServerResponse, url: URL) => boolean;

export interface ApiOptions {
  readonly kinds: readonly ServedObjects[];
  readonly trouble?: Trouble;
  /** False as servers before 1.26, which list their groups one by one. */
  readonly isAggregated?: boolean;
  /** What `Authorization` must say. */
  readonly token?: string;
  readonly takesCertificates?: boolean;
  /** The address of this machine that it is at. */
  readonly address?: '127.0.0.1' | '::1';
  /** One of its own where absent. */
  readonly certificate?: Certificate;
}

export interface Api {
  readonly url: string;
  readonly certificate: Certificate;
  /** Every request in order: path and query. */
  readonly asked: string[];
  readonly headers: IncomingMessage['headers'][];
  readonly close: () => Promise<void>;
}

const RESOURCE_VERSION = '4711';
const BUILT_IN = new Set(['', 'apps', 'policy', 'autoscaling']);

/** A server that speaks the part of the Kubernetes API that lists objects, over TLS, on a port of this machine. */
export async function startApi(options: ApiOptions): Promise<Api> {
  const certificate = options.certificate ?? selfSigned();
  const asked: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const server = createServer(
    {
      ...certificate,
      ...(options.takesCertificates ? { requestCert: true, rejectUnauthorized: false } : {}),
    },
    (request, response) => {
      const url = new URL(request.url ?? '/', 'https://localhost');
      asked.push(request.url ?? '');
      headers.push(request.headers);
      if (options.token !== undefined && request.headers.authorization !== `Bearer ${options.token}`)
        answer(request, response, 401, status('Unauthorized', 401, 'Unauthorized'));
      else if (options.trouble?.(request, response, url) !== true) answerTo(request, response, url, options);
    },
  );
  const { address = '127.0.0.1' } = options;
  await new Promise<void>((done) => server.listen(0, address, done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://${address === '::1' ? '[::1]' : address}:${port}`,
    certificate,
    asked,
    headers,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => {
          done();
        });
      }),
  };
}

/** What a refusal of the API looks like. */
export function status(reason: string, code: number, message: string, more: ApiObject = {}): ApiObject {
  return {
    kind: 'Status',
    apiVersion: 'v1',
    metadata: {},
    status: 'Failure',
    message,
    reason,
    code,
    ...more,
  };
}

export function answer(
  request: IncomingMessage,
  response: ServerResponse,
  code: number,
  value: unknown,
  more: Record<string, string> = {},
): void {
  const text = JSON.stringify(value);
  const isZipped = /gzip/.test(String(request.headers['accept-encoding'])) && text.length > 1000;
  const body = isZipped ? gzipSync(text, { level: 1 }) : Buffer.from(text);
  response.writeHead(code, {
    'content-type': 'application/json',
    'content-length': String(body.length),
    ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
    ...more,
  });
  response.end(body);
}

function answerTo(request: IncomingMessage, response: ServerResponse, url: URL, options: ApiOptions): void {
  const value =
    discovered(url.pathname, request, options) ??
    listed(url, request, options.kinds) ??
    named(url, options.kinds);
  if (value === null)
    answer(
      request,
      response,
      404,
      status('NotFound', 404, 'the server could not find the requested resource'),
    );
  else {
    // kubectl goes by the type, not by the body.
    const isAggregated = value['kind'] === 'APIGroupDiscoveryList';
    const type = `application/json${isAggregated ? ';g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList' : ''}`;
    answer(request, response, 200, value, { 'content-type': type });
  }
}

function discovered(
  path: string,
  request: IncomingMessage,
  { kinds, isAggregated = true }: ApiOptions,
): ApiObject | null {
  const isCore = path === '/api';
  const groups = [...new Set(kinds.map(({ group }) => group))].filter((group) => (group === '') === isCore);
  if (isCore || path === '/apis') {
    if (isAggregated && String(request.headers.accept).includes('as=APIGroupDiscoveryList'))
      return {
        kind: 'APIGroupDiscoveryList',
        apiVersion: 'apidiscovery.k8s.io/v2',
        items: groups.map((group) => ({
          metadata: { name: group },
          versions: aggregatedVersions(kinds, group),
        })),
      };
    if (isCore) return { kind: 'APIVersions', versions: ['v1'] };
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

function aggregatedVersions(kinds: readonly ServedObjects[], group: string): unknown[] {
  return versionsOf(kinds, group).map((version) => ({
    version,
    freshness: 'Current',
    resources: kinds
      .filter((one) => one.group === group && one.versions.includes(version))
      .map(({ resource, kind, isNamespaced = false }) => ({
        resource,
        responseKind: { group, version, kind },
        scope: isNamespaced ? 'Namespaced' : 'Cluster',
        singularResource: kind.toLowerCase(),
        verbs: ['get', 'list'],
        subresources: [{ subresource: 'status', responseKind: { group, version, kind }, verbs: ['get'] }],
      })),
  }));
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

function listed(url: URL, request: IncomingMessage, kinds: readonly ServedObjects[]): ApiObject | null {
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
