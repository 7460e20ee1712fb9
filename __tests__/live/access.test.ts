import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { LiveFault } from '../../src/live/fault.js';
import { inClusterAccess } from '../../src/live/in-cluster.js';
import { accessOf } from '../../src/live/kubeconfig.js';
import { proxyFor } from '../../src/live/proxy.js';
import { liveSnapshot } from '../../src/live/snapshot.js';
import { createSnapshotReader } from '../../src/snapshot/read.js';
import { type Api, type ApiOptions, startApi } from './api-server.js';
import { selfSigned } from './certificate.js';
import { AT, folder, kubeconfig, type KubeconfigParts, read, wholeFleet } from './fleet.js';

const TOKEN = 'secret-token-of-the-reader';
const open: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

async function serving(more: Partial<ApiOptions> = {}): Promise<Api> {
  const api = await startApi({ kinds: wholeFleet(3), token: TOKEN, ...more });
  open.push(api.close);
  return api;
}

async function faultOf(reading: Promise<unknown>): Promise<string> {
  const outcome = await reading.catch((error: unknown) => error);
  if (outcome instanceof LiveFault) return outcome.message;
  throw new Error('it did not fail as it should', { cause: outcome });
}

/** A program that prints what a credential plugin does. */
function plugin(body: string): unknown {
  const path = join(folder(), 'plugin.mjs');
  writeFileSync(path, body);
  return {
    apiVersion: 'client.authentication.k8s.io/v1',
    command: process.execPath,
    args: [path],
    interactiveMode: 'IfAvailable',
  };
}

const printing = (status: string) =>
  `console.log(JSON.stringify({ apiVersion: JSON.parse(process.env.KUBERNETES_EXEC_INFO).apiVersion, kind: 'ExecCredential', status: ${status} }))`;

function tokenFile(): string {
  const path = join(folder(), 'token');
  writeFileSync(path, `${TOKEN}\n`);
  return path;
}

describe('who asks is known by', () => {
  test.each<[string, () => unknown]>([
    ['a token', () => ({ token: TOKEN })],
    ['a token file, which comes before a token', () => ({ token: 'old', tokenFile: tokenFile() })],
    ['a program of its own', () => ({ exec: plugin(printing(`{ token: '${TOKEN}' }`)) })],
    [
      'a program with an environment',
      () => ({
        exec: {
          ...(plugin(printing('{ token: process.env.T }')) as object),
          env: [{ name: 'T', value: TOKEN }],
        },
      }),
    ],
    [
      'an OIDC login that kubectl keeps',
      () => ({ 'auth-provider': { name: 'oidc', config: { 'id-token': TOKEN } } }),
    ],
  ])('%s', async (_name, user) => {
    expect((await read(await serving(), {}, { user: user() })).snapshot.nodes).toHaveLength(3);
  });

  test('a token, of a server whose certificate the kubeconfig says not to check', async () => {
    const cluster = { 'certificate-authority-data': undefined, 'insecure-skip-tls-verify': true };
    const { snapshot } = await read(await serving(), {}, { user: { token: TOKEN }, cluster });
    expect(snapshot.nodes).toHaveLength(3);
  });

  test('a certificate', async () => {
    const seen: unknown[] = [];
    const api = await startApi({
      kinds: wholeFleet(3),
      takesCertificates: true,
      trouble: (request) => {
        const socket = request.socket as unknown as {
          getPeerCertificate: () => { subject?: { CN?: string } };
        };
        seen.push(socket.getPeerCertificate().subject?.CN);
        return false;
      },
    });
    open.push(api.close);
    const { cert, key } = selfSigned('the reader');
    const base64 = (text: string) => Buffer.from(text).toString('base64');
    await read(
      api,
      {},
      { user: { 'client-certificate-data': base64(cert), 'client-key-data': base64(key) } },
    );
    expect(new Set(seen)).toEqual(new Set(['the reader']));
  });

  test('name, password and the one it acts as', async () => {
    const api = await startApi({ kinds: wholeFleet(3) });
    open.push(api.close);
    const user = { username: 'u', password: 'p', as: 'auditor', 'as-groups': ['a', 'b'] };
    await read(api, {}, { user });
    expect(api.headers[0]).toMatchObject({
      authorization: `Basic ${Buffer.from('u:p').toString('base64')}`,
      'impersonate-user': 'auditor',
      'impersonate-group': 'a, b',
    });
  });

  test('the service account of its pod, whose token may change meanwhile', async () => {
    const api = await serving();
    const pod = folder();
    writeFileSync(join(pod, 'ca.crt'), api.certificate.cert);
    writeFileSync(join(pod, 'token'), TOKEN);
    const { hostname, port } = new URL(api.url);
    const access = inClusterAccess({ KUBERNETES_SERVICE_HOST: hostname, KUBERNETES_SERVICE_PORT: port }, pod);
    const patience = { budgetMs: 0, tries: 1, now: () => AT, sleep: () => Promise.resolve() };
    expect((await liveSnapshot(access, { patience }, createSnapshotReader)).snapshot.nodes).toHaveLength(3);
  });
});

describe('what cannot be used is named, and no secret with it', () => {
  test.each<[string, KubeconfigParts, RegExp]>([
    [
      'a program that is not there',
      { user: { exec: { apiVersion: 'client.authentication.k8s.io/v1', command: 'no-such-plugin' } } },
      /no-such-plugin gave nothing: there is no such program here/,
    ],
    [
      'a program that fails',
      {
        user: {
          exec: plugin(
            'console.error("Unable to locate credentials"); console.log("secret-token-of-the-reader"); process.exit(7)',
          ),
        },
      },
      /ended with 7 \(it says: Unable to locate credentials\)/,
    ],
    [
      'a program that prints without an end',
      { user: { exec: plugin("const more = () => process.stdout.write('x'.repeat(65536), more); more();") } },
      /gave nothing: it was ended after a minute, or for printing too much/,
    ],
    [
      'a program that prints something else',
      { user: { exec: plugin('console.log("secret-token-of-the-reader")') } },
      /no ExecCredential of client\.authentication\.k8s\.io\/v1/,
    ],
    [
      'a program that gives nothing',
      { user: { exec: plugin(printing('{}')) } },
      /neither a token nor a certificate/,
    ],
    [
      'a program that must ask',
      { user: { exec: { ...(plugin('') as object), interactiveMode: 'Always' } } },
      /must ask a person/,
    ],
    [
      'a program of an older form',
      { user: { exec: { ...(plugin('') as object), apiVersion: 'client.authentication.k8s.io/v1alpha1' } } },
      /the form client\.authentication\.k8s\.io\/v1alpha1/,
    ],
    [
      'a provider that kubectl no longer has',
      { user: { 'auth-provider': { name: 'gcp' } } },
      /auth-provider gcp, which is not supported/,
    ],
    ['a field that is no text', { user: { token: [TOKEN] } }, /token is not a text/],
    ['a wrong token', { user: { token: 'secret-token-of-somebody-else' } }, /answered 401.*log in again/],
    [
      'a server that is none',
      { user: { token: TOKEN }, cluster: { server: 'ftp://127.0.0.1' } },
      /is no https address/,
    ],
    [
      'another authority',
      { user: { token: TOKEN }, cluster: { 'certificate-authority-data': undefined } },
      /self-signed certificate/,
    ],
    [
      'another name in the certificate',
      { user: { token: TOKEN }, cluster: { 'tls-server-name': 'other.example.com' } },
      /does not match certificate/,
    ],
    [
      'a proxy of a kind that is not known',
      {
        user: { token: TOKEN },
        cluster: { 'proxy-url': 'socks5://u:secret-token-of-the-proxy@127.0.0.1:1' },
      },
      /a proxy that is of the kind socks5:/,
    ],
  ])('%s', async (_name, parts, words) => {
    const message = await faultOf(serving().then((api) => read(api, {}, parts)));
    expect(message).toMatch(words);
    expect(message).not.toMatch(/secret-token/);
  });

  test.each([
    ['a file that is not there', null, /can not be read: there is no such file/],
    ['a file that is no YAML', 'token: "secret-token', /is no kubeconfig/],
    [
      'a file without a current context',
      'contexts: [{name: a, context: {cluster: b}}]',
      /has no current context.*It has a\./,
    ],
    [
      'a context that is not there',
      'current-context: x\ncontexts: [{name: a}]',
      /has no context x\. It has a\./,
    ],
    [
      'a cluster that is not there',
      'current-context: a\ncontexts: [{name: a, context: {cluster: b}}]',
      /has no cluster b/,
    ],
    ['a list that is none', 'current-context: a\ncontexts: 7', /contexts is not a list/],
  ])('%s', (_name, text, words) => {
    const path = join(folder(), 'config');
    if (text !== null) writeFileSync(path, text);
    expect(() => accessOf(path, { context: null, environment: {} })).toThrow(words);
  });
});

test('a credential is not sent over a line that anybody can read', async () => {
  const access = accessOf(
    kubeconfig({ url: 'http://127.0.0.1:8001', certificate: selfSigned() }, { user: { token: TOKEN } }),
    {
      context: 'prod',
      environment: {},
    },
  );
  expect(await access.credential()).toEqual({ headers: {} });
});

describe('a proxy', () => {
  async function proxy(): Promise<{ url: string; connected: string[] }> {
    const connected: string[] = [];
    const sockets: Duplex[] = [];
    const server: Server = createServer();
    server.on('connect', (request, socket) => {
      connected.push(`${request.url ?? ''} ${request.headers['proxy-authorization'] ?? ''}`);
      sockets.push(socket);
      const [host, port] = (request.url ?? '').split(':');
      const onward = connect(Number(port), host, () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        onward.pipe(socket).pipe(onward);
      });
      for (const end of [onward, socket]) end.on('error', () => undefined);
      socket.on('close', () => onward.destroy());
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    open.push(() => {
      for (const one of sockets) one.destroy();
      return new Promise((done) => server.close(done));
    });
    return { url: `127.0.0.1:${(server.address() as AddressInfo).port}`, connected };
  }

  test('of the kubeconfig is gone through, and sees nothing of it', async () => {
    const [api, between] = [await serving(), await proxy()];
    const cluster = { 'proxy-url': `http://me:pw@${between.url}` };
    expect((await read(api, {}, { user: { token: TOKEN }, cluster })).snapshot.nodes).toHaveLength(3);
    expect(new Set(between.connected)).toEqual(
      new Set([`${new URL(api.url).host} Basic ${Buffer.from('me:pw').toString('base64')}`]),
    );
  });

  const ENVIRONMENT = { HTTPS_PROXY: 'proxy.corp:3128' };
  test.each([
    ['https://api.prod.example.com:6443', {}, 'http://proxy.corp:3128/'],
    ['https://api.prod.example.com:6443', { NO_PROXY: 'localhost, .example.com' }, null],
    ['https://api.prod.example.com:6443', { no_proxy: 'example.com' }, null],
    ['https://api.prod.example.com:6443', { NO_PROXY: 'ample.com' }, 'http://proxy.corp:3128/'],
    ['https://api.prod.example.com:6443', { NO_PROXY: '*' }, null],
    ['https://10.3.2.1:6443', { NO_PROXY: '10.0.0.0/8' }, null],
    ['https://11.3.2.1:6443', { NO_PROXY: '10.0.0.0/8' }, 'http://proxy.corp:3128/'],
    ['https://[fd00::1]:6443', { NO_PROXY: 'fd00::/8' }, null],
    ['https://127.0.0.1:6443', {}, null],
    ['http://api.prod.example.com', {}, null],
  ])('of the environment, for %s with %j', (server, more, expected) => {
    expect(proxyFor(new URL(server), null, { ...ENVIRONMENT, ...more })?.href ?? null).toBe(expected);
  });
});
