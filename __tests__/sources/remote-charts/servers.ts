import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { isPublic, type Network } from '../../../src/sources/remote-charts/download.js';
import { certificateFor } from './certificate.js';

type Route = (request: IncomingMessage, response: ServerResponse) => void;

const HOSTS = ['charts.test', 'other.test', 'registry.test', 'rebound.test', 'inside.test'];
const LOOPBACK = '127.0.0.1';
const IDENTITY = certificateFor(HOSTS);

/** A server with TLS on the loopback that answers for several hosts, and a network that finds it. */
export class TestServer {
  readonly routes = new Map<string, Route>();
  readonly asked: string[] = [];
  readonly resolved: string[] = [];
  private readonly server = createServer(IDENTITY, (request, response) => {
    const url = `${request.headers.host?.split(':')[0] ?? ''}${request.url ?? ''}`;
    this.asked.push(url);
    const route = this.routes.get(url);
    if (route === undefined) response.writeHead(404).end('<b>secret of the server</b>');
    else route(request, response);
  });
  port = 0;

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, LOOPBACK, resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  url(host: string, path = ''): string {
    return `https://${host}:${this.port}${path}`;
  }

  serve(url: string, body: Buffer | string, headers: Record<string, string> = {}): void {
    this.routes.set(url, (_request, response) => response.writeHead(200, headers).end(body));
  }

  redirect(url: string, location: string): void {
    this.routes.set(url, (_request, response) => response.writeHead(302, { location }).end());
  }

  /** The test-only switch: the loopback may be connected to. */
  readonly network: Network = {
    resolve: (host) => {
      this.resolved.push(host);
      if (host === 'inside.test') return Promise.resolve(['10.0.0.7']);
      if (host === 'both.test') return Promise.resolve([LOOPBACK, '10.0.0.7']);
      // Another answer for each question, as an attacker's name server gives.
      if (host === 'rebound.test' && this.resolved.filter((one) => one === host).length > 1)
        return Promise.resolve(['169.254.169.254']);
      return HOSTS.includes(host) ? Promise.resolve([LOOPBACK]) : Promise.reject(new Error('no such host'));
    },
    mayConnect: (address) => address === LOOPBACK || isPublic(address),
    ca: IDENTITY.cert,
  };
}

export interface TarEntry {
  readonly path: string;
  readonly content?: string;
  readonly type?: string;
  readonly link?: string;
}

/** A compressed tar archive of the entries as they are written, however odd. */
export function archiveOf(entries: readonly TarEntry[]): Buffer {
  const blocks = entries.flatMap(({ path, content = '', type = '0', link = '' }) => {
    const header = Buffer.alloc(512);
    header.write(path, 0);
    header.write('0000644\0', 100);
    header.write(`${Buffer.byteLength(content).toString(8).padStart(11, '0')}\0`, 124);
    header.write('        ', 148);
    header.write(type, 156);
    header.write(link, 157);
    header.write('ustar\x0000', 257);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    const body = Buffer.from(content);
    return [header, body, Buffer.alloc((512 - (body.length % 512)) % 512)];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

/** The archive of plain files. */
export function packed(files: Readonly<Record<string, string>>): Buffer {
  return archiveOf(Object.entries(files).map(([path, content]) => ({ path, content })));
}

/** A chart with one Deployment. */
export function chartArchive(
  name: string,
  version: string,
  extra: readonly TarEntry[] = [],
  more = '',
): Buffer {
  return archiveOf([
    { path: `${name}/Chart.yaml`, content: `apiVersion: v2\nname: ${name}\nversion: ${version}\n${more}` },
    { path: `${name}/values.yaml`, content: 'replicas: 2\n' },
    {
      path: `${name}/templates/deployment.yaml`,
      content: `apiVersion: apps/v1
kind: Deployment
metadata: {name: {{ .Release.Name }}}
spec:
  replicas: {{ .Values.replicas }}
  selector: {matchLabels: {app: ${name}}}
  template:
    metadata: {labels: {app: ${name}}}
    spec: {containers: [{name: web, image: "web:${version}"}]}
`,
    },
    ...extra,
  ]);
}

export function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** An index as Helm writes it. */
export function indexOf(
  name: string,
  entries: readonly { readonly version: string; readonly url: string; readonly digest?: string }[],
): string {
  const written = entries.map(
    ({ version, url, digest }) =>
      `  - apiVersion: v2\n    name: ${name}\n    version: ${version}\n${digest === undefined ? '' : `    digest: ${digest}\n`}    urls:\n    - ${url}\n`,
  );
  return `apiVersion: v1\nentries:\n  another:\n  - name: another\n    version: 9.9.9\n    urls: [another.tgz]\n  ${name}:\n${written.join('')}  zzz:\n  - name: zzz\n    version: 1.0.0\n    urls: [zzz.tgz]\ngenerated: "2026-01-01T00:00:00Z"\n`;
}

/** Serves a chart under tags of an OCI repository, as `helm push` writes it, to those who hold an anonymous token. */
export function serveOci(
  server: TestServer,
  {
    path,
    tags,
    needsToken = false,
  }: { readonly path: string; readonly tags: ReadonlyMap<string, Buffer>; readonly needsToken?: boolean },
): void {
  const host = 'registry.test';
  const put = (below: string, body: Buffer | string, headers: Record<string, string> = {}): void => {
    server.routes.set(`${host}/v2/${path}/${below}`, (request, response) => {
      if (needsToken && request.headers.authorization !== 'Bearer anonymous') {
        const challenge = `Bearer realm="${server.url('other.test', '/token')}",service="charts",scope="repository:${path}:pull"`;
        response.writeHead(401, { 'www-authenticate': challenge }).end();
      } else response.writeHead(200, headers).end(body);
    });
  };
  server.serve(
    `other.test/token?service=charts&scope=repository%3A${path.replaceAll('/', '%2F')}%3Apull`,
    '{"token":"anonymous"}',
  );
  put('tags/list', JSON.stringify({ name: path, tags: [...tags.keys()] }));
  for (const [tag, archive] of tags) {
    const config = Buffer.from('{}');
    const manifest = JSON.stringify({
      schemaVersion: 2,
      mediaType: 'application/vnd.oci.image.manifest.v1+json',
      config: {
        mediaType: 'application/vnd.cncf.helm.config.v1+json',
        digest: `sha256:${sha256(config)}`,
        size: config.length,
      },
      layers: [
        {
          mediaType: 'application/vnd.cncf.helm.chart.content.v1.tar+gzip',
          digest: `sha256:${sha256(archive)}`,
          size: archive.length,
        },
      ],
    });
    const type = { 'content-type': 'application/vnd.oci.image.manifest.v1+json' };
    put(`manifests/${tag}`, manifest, type);
    put(`manifests/sha256:${sha256(manifest)}`, manifest, type);
    put(`blobs/sha256:${sha256(config)}`, config);
    put(`blobs/sha256:${sha256(archive)}`, archive);
  }
}
