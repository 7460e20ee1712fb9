import { writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { delimiter, join } from 'node:path';
import { accessOf } from '../../src/live/kubeconfig.js';
import { liveSnapshot } from '../../src/live/snapshot.js';
import { createSnapshotReader } from '../../src/snapshot/read.js';
import { answer, type Api, status } from './api-server.js';
import { AT, folder, read, wholeFleet } from './fleet.js';
import { closeAll, serving } from './serving.js';

const TOKEN = 'secret-token-of-the-reader';
const HAS_IPV6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

afterEach(closeAll);

describe('the same server as ever', () => {
  test('a token file that is written anew in the middle of the pages', async () => {
    const file = join(folder(), 'token');
    let token = 0;
    let asked = 0;
    const rotate = (): void => {
      token++;
      writeFileSync(file, `token-${token}`);
    };
    rotate();
    const api = await serving(wholeFleet(103), {
      trouble: (request, response) => {
        // Every third answer is the last one that the token is good for.
        if (request.headers.authorization === `Bearer token-${token}`) {
          if (++asked % 3 === 0) rotate();
          return false;
        }
        answer(request, response, 401, status('Unauthorized', 401, 'Unauthorized'));
        return true;
      },
    });
    const { snapshot } = await read(api, { pageSizes: [10, 50] }, { user: { tokenFile: file } });
    expect(new Set(snapshot.nodes.map(({ name }) => name)).size).toBe(103);
    expect(token).toBeGreaterThan(10);
  });

  (HAS_IPV6 ? test : test.skip)('a server at an IPv6 address', async () => {
    const api = await serving(wholeFleet(3), { token: TOKEN, address: '::1' });
    expect(api.url).toMatch(/^https:\/\/\[::1\]:/);
    expect((await read(api, {}, { user: { token: TOKEN } })).snapshot.nodes).toHaveLength(3);
  });
});

describe('a list of files, as KUBECONFIG has it', () => {
  /** The cluster, the user and the context stand in a file each, with what they name beside them. */
  async function split(): Promise<{
    readonly api: Api;
    readonly file: (name: string, of: object) => string;
  }> {
    const api = await serving(wholeFleet(3), { token: TOKEN });
    const file = (name: string, of: object): string => {
      const below = folder();
      writeFileSync(join(below, 'ca.crt'), api.certificate.cert);
      writeFileSync(join(below, 'token'), TOKEN);
      writeFileSync(join(below, name), JSON.stringify(of));
      return join(below, name);
    };
    return { api, file };
  }

  test('is one: the first entry of a name counts, and what a file names lies beside it', async () => {
    const { api, file } = await split();
    const empty = join(folder(), 'empty');
    writeFileSync(empty, '');
    const cluster = { server: api.url, 'certificate-authority': 'ca.crt' };
    const list = [
      join(folder(), 'nowhere'),
      '',
      empty,
      file('users', { users: [{ name: 'reader', user: { tokenFile: 'token' } }] }),
      file('contexts', {
        'current-context': 'prod',
        contexts: [{ name: 'prod', context: { cluster: 'east', user: 'reader' } }],
      }),
      file('clusters', { clusters: [{ name: 'east', cluster }] }),
      file('others', {
        'current-context': 'test',
        clusters: [{ name: 'east', cluster: { server: 'https://192.0.2.1' } }],
        users: [{ name: 'reader', user: { token: 'of-somebody-else' } }],
      }),
    ];
    const access = accessOf(list.join(delimiter), { context: null, environment: {} });
    expect(access.server.origin).toBe(api.url);
    const patience = { budgetMs: 0, tries: 1, now: () => AT, sleep: () => Promise.resolve() };
    expect((await liveSnapshot(access, { patience }, createSnapshotReader)).snapshot.nodes).toHaveLength(3);
  });

  test('names the contexts of all, and is not read where none of them is there', async () => {
    const { file } = await split();
    const list = ['a', 'b'].map((name) => file(name, { contexts: [{ name, context: {} }] })).join(delimiter);
    const chosen = (path: string, context: string | null) => () =>
      accessOf(path, { context, environment: {} });
    expect(chosen(list, null)).toThrow(/has no current context.*It has a, b\./);
    expect(chosen(list, 'c')).toThrow('The kubeconfig has no context c. It has a, b.');
    expect(chosen(['x', 'y'].map((name) => join(folder(), name)).join(delimiter), null)).toThrow(
      /can not be read: there is no such file/,
    );
  });
});
