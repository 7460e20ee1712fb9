import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  type ChartReference,
  type Charts,
  ClusterCharts,
  type Remotes,
} from '../../../src/sources/remote-charts/allowed.js';
import { packedFiles } from '../../../src/sources/remote-charts/archive.js';
import { INTERNET, type Network, Refusal } from '../../../src/sources/remote-charts/download.js';
import { FETCH_LIMITS, RemoteCharts } from '../../../src/sources/remote-charts/remote-charts.js';
import { useTools } from '../../render/tools.js';
import { archiveOf, chartArchive, indexOf, serveOci, sha256, TestServer } from './servers.js';

useTools();
const server = new TestServer();
const opened: RemoteCharts[] = [];
beforeAll(() => server.start());
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
  server.routes.clear();
  server.asked.length = 0;
  server.resolved.length = 0;
});
afterAll(() => {
  server.stop();
});

interface Options {
  readonly limits?: typeof FETCH_LIMITS;
  readonly network?: Network;
  readonly event?: string;
}

function clusterCharts(
  remotes: Remotes,
  { limits = FETCH_LIMITS, network = server.network, event = 'pull_request' }: Options = {},
): ClusterCharts {
  const fetcher = new RemoteCharts(network, limits);
  opened.push(fetcher);
  return new ClusterCharts(fetcher, remotes, event);
}

function charts(remotes: Remotes, options: Options = {}): Charts {
  return clusterCharts(remotes, options).side('head');
}

/** The version that a side gets for a reference, or the reason why there is none. */
async function versionOf(side: Charts, reference: ChartReference, use = 'HelmRelease/web'): Promise<string> {
  try {
    const { file } = await side.chart(reference, use);
    const chart = packedFiles(readFileSync(file)).find(({ path }) => path === 'web/Chart.yaml');
    return /^version: (.*)$/m.exec(chart?.content.toString() ?? '')?.[1] ?? 'none';
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
}

function fetched(remotes: Remotes, reference: ChartReference, options: Options = {}): Promise<string> {
  return versionOf(charts(remotes, options), reference);
}

const ref = (
  repository: string,
  version: string | null = '1.2.0',
  chart: string | null = 'web',
): ChartReference => ({ repository, chart, version });

/** A repository at charts.test with some versions of the chart `web`. */
function repository(versions = ['1.2.0', '1.3.0', '2.0.0', '3.0.0-rc.1']): string {
  const entries = versions.map((version) => ({ version, url: `web-${version}.tgz` }));
  server.serve('charts.test/stable/index.yaml', indexOf('web', entries));
  for (const version of versions)
    server.serve(`charts.test/stable/web-${version}.tgz`, chartArchive('web', version));
  return server.url('charts.test', '/stable');
}

describe('remote charts: a chart repository', () => {
  test.each([
    ['1.2.0', '1.2.0'],
    ['^1.0.0', '1.3.0'],
    ['>=1.0.0 <3.0.0', '2.0.0'],
    ['~1.2', '1.2.0'],
    [null, '2.0.0'],
    ['>0.0.0-0', '3.0.0-rc.1'],
  ])('version %s: %s, as helm resolves it', async (asked, version) => {
    const url = repository();
    expect(await fetched([url], ref(url, asked))).toBe(version);
  });

  test('fetched chart: the archive as it was served, its digest and its repository', async () => {
    const url = repository();
    const all = charts([url]);
    const { file } = await all.chart(ref(url), 'HelmRelease/web');
    expect(readFileSync(file)).toEqual(chartArchive('web', '1.2.0'));
    expect(all.resolved()).toEqual([`${url}/web sha256:${sha256(chartArchive('web', '1.2.0'))}`]);
    opened[0]?.close();
    expect(existsSync(file)).toBe(false);
  });

  test('range: base and head get the same version although the repository changes between them', async () => {
    const url = repository(['1.2.0']);
    const all = clusterCharts([]);
    const base = await all.side('base').chart(ref(url, '^1.0.0'), 'HelmRelease/web');
    repository(['1.2.0', '1.9.0']);
    const head = all.side('head');
    expect(await head.chart(ref(url, '^1.0.0'), 'HelmRelease/web')).toBe(base);
    expect(await versionOf(head, ref(url, '1.x'), 'HelmRelease/web')).toBe('1.2.0');
  });
});

describe('remote charts: an OCI registry', () => {
  const tags = new Map(['1.2.0', '1.3.0', '2.0.0'].map((tag) => [tag, chartArchive('web', tag)]));

  test.each([
    ['1.2.0', '1.2.0', false],
    ['^1.0.0', '1.3.0', false],
    [null, '2.0.0', true],
    ['1.3.0', '1.3.0', true],
  ])('version %s: %s (anonymous token: %s)', async (asked, version, needsToken) => {
    serveOci(server, { path: 'team/charts/web', tags, needsToken });
    const url = `oci://registry.test:${server.port}/team/charts`;
    expect(await fetched([url], ref(url, asked))).toBe(version);
  });

  test('address of the chart itself: allowed by its parent, and by itself', async () => {
    serveOci(server, { path: 'team/charts/web', tags });
    const parent = `oci://registry.test:${server.port}/team/charts`;
    const own = ref(`${parent}/web`, '1.2.0', null);
    expect(await fetched([parent], own)).toBe('1.2.0');
    expect(await fetched([`${parent}/web`], own)).toBe('1.2.0');
    expect(await fetched([`${parent}/web`], ref(parent, '1.2.0', 'api'))).toBe('unlisted');
  });

  test('tag and digest: as Flux refers to it', async () => {
    serveOci(server, { path: 'web', tags: new Map([['main', chartArchive('web', '0.0.1')]]) });
    const url = `oci://registry.test:${server.port}`;
    const all = charts([url]);
    expect(await versionOf(all, { ...ref(url, null), tag: 'main' }, 'HelmRelease/web')).toBe('0.0.1');
    const digest = [...server.routes.keys()]
      .find((one) => one.includes('manifests/sha256:'))
      ?.split('manifests/')[1];
    expect(await versionOf(all, { ...ref(url, null), tag: digest ?? '' }, 'HelmRelease/web')).toBe('0.0.1');
  });

  test('address as Argo CD writes it: without a scheme', async () => {
    serveOci(server, { path: 'team/charts/web', tags });
    const url = `registry.test:${server.port}/team/charts`;
    expect(await fetched([`oci://${url}`], ref(url))).toBe('1.2.0');
  });

  test('blob on another public host: its digest is in the manifest', async () => {
    serveOci(server, { path: 'web', tags });
    const blob = `blobs/sha256:${sha256(tags.get('1.2.0') ?? '')}`;
    server.redirect(`registry.test/v2/web/${blob}`, server.url('other.test', '/blob'));
    server.serve('other.test/blob', tags.get('1.2.0') ?? '');
    const url = `oci://registry.test:${server.port}`;
    expect(await fetched([url], ref(url))).toBe('1.2.0');
    server.serve('other.test/blob', chartArchive('web', '6.6.6'));
    expect(await fetched([url], ref(url, '>=1.2.0 <1.3.0'))).toBe('missing');
  });

  test('token: never sent to the host of a redirect', async () => {
    serveOci(server, { path: 'web', tags, needsToken: true });
    let sent: string | undefined = 'not asked';
    const blob = `blobs/sha256:${sha256(tags.get('1.2.0') ?? '')}`;
    server.redirect(`registry.test/v2/web/${blob}`, server.url('other.test', '/blob'));
    server.routes.set('other.test/blob', (request, response) => {
      sent = request.headers.authorization;
      response.writeHead(200).end(tags.get('1.2.0'));
    });
    const url = `oci://registry.test:${server.port}`;
    expect(await fetched([url], ref(url))).toBe('1.2.0');
    expect(sent).toBeUndefined();
  });

  test.each(['Basic realm="https://other.test"', 'Bearer realm="other.test"'])(
    'private repository, %s: credentials',
    async (asks) => {
      server.routes.set('registry.test/v2/web/manifests/1.2.0', (_, response) =>
        response.writeHead(401, { 'www-authenticate': asks }).end(),
      );
      const url = `oci://registry.test:${server.port}`;
      expect(await fetched([url], ref(url))).toBe('credentials');
      expect(server.resolved).not.toContain('other.test');
    },
  );
});

describe('remote charts: what may be fetched', () => {
  test('remotes: none, any, a list, and what the base names', async () => {
    const url = repository();
    const asked = (): number => server.asked.length;
    expect(await fetched('none', ref(url))).toBe('none');
    expect(await fetched([], ref(url))).toBe('unlisted');
    expect(await fetched([`${url}/deeper`, server.url('charts.test')], ref(url))).toBe('unlisted');
    expect(await fetched([url.replace('https', 'oci')], ref(url))).toBe('unlisted');
    expect(asked()).toBe(0);
    expect(await fetched([`${url}/`], ref(url))).toBe('1.2.0');
    expect(await fetched('any', ref(url))).toBe('1.2.0');
    expect(await fetched('any', { ...ref(url, null), tag: 'main' })).toBe('address');
    const named = clusterCharts([]);
    named.side('base').names(url);
    expect(await versionOf(named.side('head'), ref(url), 'HelmRelease/web')).toBe('1.2.0');
  });

  test('use that the change does not touch: nothing is fetched', async () => {
    const url = repository();
    const all = clusterCharts([url]);
    const asked = all.side('head', new Set());
    expect(await versionOf(asked, ref(url), 'replicas: 2')).toBe('untouched');
    expect(server.asked).toEqual([]);
    expect([...asked.uses]).toEqual(['replicas: 2']);
    const head = all.side('head', new Set(['replicas: 3']));
    expect(await versionOf(head, ref(url), 'replicas: 2')).toBe('untouched');
    expect(await versionOf(head, ref(url), 'replicas: 3')).toBe('1.2.0');
  });

  test.each(['pull_request_target', 'workflow_run'])('event %s: nothing is fetched', async (event) => {
    const url = repository();
    expect(await fetched('any', ref(url), { event })).toBe('event');
    expect(server.asked).toEqual([]);
  });

  test.each([
    ['http://charts.test/stable', 'address'],
    ['file:///etc/charts', 'address'],
    ['git+https://charts.test/x', 'address'],
    ['https://user:secret@charts.test/stable', 'address'],
    ['https://charts.test/stable?token=1', 'address'],
    ['https://charts.test/a%2f..%2fb', 'address'],
    ['https://charts.test//stable', 'address'],
    ['oci://', 'address'],
  ])('address %s: refused (%s)', async (url, code) => {
    expect(await fetched('any', ref(url))).toBe(code);
  });

  test.each([
    'https://127.0.0.1/stable',
    'https://2130706433/stable',
    'https://0x7f.1/stable',
    'https://[::1]/stable',
    'https://[::ffff:10.0.0.1]/stable',
    'https://10.1.2.3/stable',
    'https://169.254.169.254/latest',
    'https://100.64.0.1/stable',
    'https://[fd00::1]/stable',
    'https://[fe80::1]/stable',
    'https://[2002:a01:203::1]/stable',
    'https://[2001:0:a01:203::1]/stable',
    'https://224.0.0.1/stable',
    'https://0.0.0.0/stable',
  ])('private address %s: refused', async (url) => {
    expect(await fetched('any', ref(url), { network: INTERNET })).toBe('private-address');
  });

  test.each(['inside.test', 'both.test'])('host with a private address, %s: refused', async (host) => {
    expect(await fetched('any', ref(server.url(host)))).toBe('private-address');
  });

  test('host that answers DNS with another address the second time: connected to as it was checked', async () => {
    server.serve('rebound.test/index.yaml', indexOf('web', [{ version: '1.2.0', url: 'web.tgz' }]));
    const url = server.url('rebound.test');
    expect(await fetched('any', ref(url))).toBe('private-address');
    expect(server.asked).toEqual(['rebound.test/index.yaml']);
  });

  test.each([
    ['../../secret', '1.2.0'],
    ['web%2f..', '1.2.0'],
    ['-x', '1.2.0'],
    ['web', '1.2.0\n--post-renderer=x'],
    ['web', '$(id)'],
  ])('name %j, version %j: refused', async (chart, version) => {
    expect(await fetched('any', ref(repository(), version, chart))).toBe('address');
  });
});

describe('remote charts: answers that are refused', () => {
  const index = (entry: { readonly url: string; readonly digest?: string }): string => {
    server.serve('charts.test/index.yaml', indexOf('web', [{ version: '1.2.0', ...entry }]));
    return server.url('charts.test');
  };
  const chart = (url: string, limits = FETCH_LIMITS) => fetched('any', ref(url), { limits });

  test('index that redirects to another host', async () => {
    repository();
    server.redirect('other.test/index.yaml', server.url('charts.test', '/stable/index.yaml'));
    expect(await chart(server.url('other.test'))).toBe('redirect');
  });

  test.each([
    ['http', 'http://charts.test/web.tgz', 'address'],
    ['the loopback', 'https://127.0.0.1:1/web.tgz', 'unreachable'],
    ['a private address', 'https://10.0.0.1/web.tgz', 'private-address'],
    ['a private host', 'https://inside.test/web.tgz', 'private-address'],
    ['a file', 'file:///etc/passwd', 'address'],
    ['a registry', 'oci://registry.test/web', 'address'],
    ['credentials', 'https://a:b@charts.test/web.tgz', 'address'],
    ['a user', 'https://a@charts.test/web.tgz', 'address'],
    ['a password', 'https://:b@charts.test/web.tgz', 'address'],
    ['no address', 'https://[', 'address'],
  ])('index entry and redirect that lead to %s', async (_, url, code) => {
    expect(await chart(index({ url }))).toBe(code);
    server.redirect('charts.test/web.tgz', url);
    expect(await chart(index({ url: 'web.tgz' }))).toBe(code);
  });

  test('index entry that leads to another host: only with the digest of what is there', async () => {
    const archive = chartArchive('web', '1.2.0');
    server.serve('other.test/web.tgz', archive);
    const url = server.url('other.test', '/web.tgz');
    expect(await chart(index({ url }))).toBe('redirect');
    expect(await chart(index({ url, digest: sha256('x') }))).toBe('damaged');
    expect(await chart(index({ url, digest: sha256(archive) }))).toBe('1.2.0');
  });

  test('archive that redirects to another host: only with the digest of what is there', async () => {
    const archive = chartArchive('web', '1.2.0');
    server.serve('other.test/web.tgz', archive);
    server.redirect('charts.test/web.tgz', server.url('other.test', '/web.tgz'));
    expect(await chart(index({ url: 'web.tgz' }))).toBe('redirect');
    expect(await chart(index({ url: 'web.tgz', digest: sha256(archive) }))).toBe('1.2.0');
  });

  test('index that redirects to another port of its host', async () => {
    const other = new TestServer();
    await other.start();
    server.redirect('charts.test/index.yaml', other.url('charts.test', '/index.yaml'));
    other.serve('charts.test/index.yaml', indexOf('web', []));
    expect(await chart(server.url('charts.test'))).toBe('redirect');
    other.stop();
  });

  test('redirects without end', async () => {
    server.redirect('charts.test/index.yaml', server.url('charts.test', '/index.yaml'));
    expect(await chart(server.url('charts.test'))).toBe('unreachable');
  });

  test('huge index and huge archive', async () => {
    const limits = { ...FETCH_LIMITS, indexBytes: 500, archiveBytes: 100 };
    server.serve('charts.test/index.yaml', 'x'.repeat(501));
    expect(await chart(server.url('charts.test'), limits)).toBe('large');
    server.serve('charts.test/web.tgz', 'x'.repeat(101));
    expect(await chart(index({ url: 'web.tgz' }), limits)).toBe('large');
  });

  test('too much in one run', async () => {
    const limits = { ...FETCH_LIMITS, totalBytes: 900 };
    const archive = chartArchive('web', '1.2.0');
    server.serve('charts.test/web.tgz', archive);
    const all = charts('any', { limits });
    const url = index({ url: 'web.tgz' });
    expect(await versionOf(all, ref(url, '1.2.0'), 'a')).toBe('1.2.0');
    expect(await versionOf(all, ref(url, '~1.2'), 'b')).toBe('large');
  });

  test('index that a server compresses to a bomb', async () => {
    server.serve('charts.test/index.yaml', gzipSync(Buffer.alloc(100_000)), { 'content-encoding': 'gzip' });
    const limits = { ...FETCH_LIMITS, indexBytes: 5000 };
    expect(await chart(server.url('charts.test'), limits)).toBe('large');
  });

  test('slow answer', async () => {
    server.routes.set('charts.test/index.yaml', (_, response) => void response.writeHead(200).write('a'));
    const limits = { ...FETCH_LIMITS, timeMs: 300 };
    expect(await chart(server.url('charts.test'), limits)).toBe('unreachable');
  });

  test('too many charts on one side; the other side has its own number', async () => {
    const all = clusterCharts('any', { limits: { ...FETCH_LIMITS, charts: 1 } });
    const base = all.side('base');
    const url = repository();
    expect(await versionOf(base, ref(url, '1.2.0'), 'HelmRelease/web')).toBe('1.2.0');
    expect(await versionOf(base, ref(url, '1.3.0'), 'HelmRelease/web')).toBe('large');
    expect(await versionOf(all.side('head'), ref(url, '1.3.0'), 'HelmRelease/web')).toBe('1.3.0');
  });

  const FILE = { path: 'web/a', content: 'x' };
  const pax = (record: string) => {
    const length = [1, 2, 3]
      .map((digits) => record.length + 2 + digits)
      .find((n, i) => String(n).length === i + 1);
    return { path: 'pax', type: 'x', content: `${length} ${record}\n` };
  };

  test.each([
    ['a symbolic link', [{ path: 'web/link', type: '2', link: '/etc/passwd' }], 'damaged'],
    ['a hard link', [{ path: 'web/link', type: '1', link: 'web/Chart.yaml' }], 'damaged'],
    ['a device', [{ path: 'web/null', type: '3' }], 'damaged'],
    ['a name with ..', [{ path: 'web/../../out', content: 'x' }], 'damaged'],
    ['an absolute name', [{ path: '/etc/out', content: 'x' }], 'damaged'],
    ['a second root', [{ path: 'api/Chart.yaml', content: 'x' }], 'damaged'],
    ['a name with a dot', [{ path: 'web/./a', content: 'x' }], 'damaged'],
    ['a long name in a folder', [pax('path=web/' + 'n'.repeat(256)), FILE], 'damaged'],
    ['a newline in a name', [{ path: 'web/a\nb', content: 'x' }], 'damaged'],
    ['a file twice', [{ path: 'web/Chart.yaml', content: 'x' }], 'damaged'],
    ['a large file', [{ path: 'web/zeros', content: '\0'.repeat(129 * 1024 ** 2) }], 'large'],
    ['many files', Array.from({ length: 5001 }, (_, i) => ({ path: `web/f/${i}` })), 'large'],
    ['a PAX name with ..', [pax('path=web/../../out'), FILE], 'damaged'],
    ['a PAX name', [pax('path=web/' + 'n'.repeat(200)), FILE], '1.2.0'],
    ['a PAX size', [pax('size=1'), FILE], 'damaged'],
    ['a PAX link', [pax('linkpath=/etc/passwd'), FILE], 'damaged'],
    ['a sparse file', [pax('GNU.sparse.major=1'), FILE], 'damaged'],
    ['a PAX record without a length', [{ ...pax(''), content: 'path=x\n' }, FILE], 'damaged'],
    ['a PAX record of no length', [{ ...pax(''), content: '0 path=x\n' }, FILE], 'damaged'],
    ['a GNU name with ..', [{ path: 'l', type: 'L', content: 'web/../../out\0' }, FILE], 'damaged'],
    ['a folder', [{ path: 'web/d/', type: '5' }], '1.2.0'],
    ['a global header', [{ ...pax('a=b'), type: 'g' }], '1.2.0'],
  ])('archive with %s', async (_, extra, code) => {
    server.serve('charts.test/web.tgz', chartArchive('web', '1.2.0', extra));
    expect(await chart(index({ url: 'web.tgz' }))).toBe(code);
  });

  test.each([
    ['no gzip', Buffer.from('<html>login</html>')],
    ['no chart', archiveOf([{ path: 'web/values.yaml', content: '' }])],
    ['cut short', chartArchive('web', '1.2.0').subarray(0, 200)],
    ['cut short in a file', gzipSync(gunzipSync(chartArchive('web', '1.2.0')).subarray(0, 2700))],
  ])('archive that is %s', async (_, body) => {
    server.serve('charts.test/web.tgz', body);
    expect(await chart(index({ url: 'web.tgz' }))).toBe('damaged');
  });

  test.each([
    [401, 'credentials'],
    [403, 'credentials'],
    [404, 'missing'],
    [410, 'missing'],
    [500, 'unreachable'],
  ])('status %s', async (status, expected) => {
    server.routes.set('charts.test/index.yaml', (_, response) => response.writeHead(status).end('<b>'));
    expect(await chart(server.url('charts.test'))).toBe(expected);
  });

  test.each([
    ['<html>', 'missing'],
    ['{', 'missing'],
    ['entries: [', 'missing'],
    ['a: &a [*a, *a]\nentries: *a', 'missing'],
  ])('index %j', async (text, reason) => {
    server.serve('charts.test/index.yaml', text);
    expect(await chart(server.url('charts.test'))).toBe(reason);
  });

  test('no helm on the PATH: a failure, never a declared reason', async () => {
    const path = process.env['PATH'];
    process.env['PATH'] = '/nowhere';
    try {
      expect(await chart(repository())).toBe('tool');
    } finally {
      process.env['PATH'] = path;
    }
  });
});
