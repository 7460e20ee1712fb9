import type { LiveFault } from '../../src/live/fault.js';
import { answer, status, type Trouble } from './api-server.js';
import { selfSigned } from './certificate.js';
import { read, wholeFleet } from './fleet.js';
import { closeAll, faultOf, first, fromFile, refused, serving } from './serving.js';

afterEach(closeAll);

describe('trouble that passes leaves no trace in the snapshot', () => {
  const cut: Trouble = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' });
    response.write('{"kind":"NodeList","apiVersion":"v1","metadata":{},"items":[');
    setImmediate(() => response.destroy());
    return true;
  };
  const cutWithoutLength: Trouble = (_request, response) => {
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, { 'content-type': 'application/json', connection: 'close' });
    response.end('{"kind":"NodeList","apiVersion":"v1","metadata":{},"items":[');
    return true;
  };
  const reset: Trouble = (request) => {
    request.socket.destroy();
    return true;
  };
  const silent: Trouble = () => true;

  test.each<[string, Trouble, readonly number[]]>([
    [
      'too many requests, and how long to wait',
      refused(429, 'TooManyRequests', { 'retry-after': '7' }),
      [7_000, 7_000],
    ],
    ['too many requests, and no word of when', refused(429, 'TooManyRequests'), [1_000, 2_000]],
    ['a server error', refused(500, 'InternalError'), [1_000, 2_000]],
    ['a gateway without a server', refused(503, 'ServiceUnavailable'), [1_000, 2_000]],
    ['a body that is cut off', cut, [1_000, 2_000]],
    ['a body without a length that is cut off', cutWithoutLength, [1_000, 2_000]],
    ['a line that breaks', reset, [1_000, 2_000]],
    ['a server that says nothing', silent, [1_000, 2_000]],
  ])('%s', async (_name, trouble, waits) => {
    const kinds = wholeFleet(12);
    for (const pattern of [/nodes\?limit=5&continue=/, /\/pods\?/, /^\/apis$/]) {
      const api = await serving(kinds, { trouble: first(2, pattern, trouble) });
      const requests = { idleMs: 300, wholeMs: 20_000, bytes: 2 ** 26 };
      const reading = await read(api, { requests, pageSizes: [5, 50] });
      expect(reading.compact).toBe(fromFile(kinds));
      expect(reading.waits).toEqual(waits);
    }
  });

  test('a token that ran out: everything is read again, in larger pages', async () => {
    const kinds = wholeFleet(12);
    const trouble = first(1, /continue=/, refused(410, 'Expired'));
    const api = await serving(kinds, { trouble });
    const { compact, problems } = await read(api, { pageSizes: [5, 50] });
    expect(compact).toBe(fromFile(kinds));
    expect(problems.map(({ code }) => code)).not.toContain('several-moments');
    expect(api.asked.filter((path) => path.startsWith('/api/v1/nodes?limit=50'))).toHaveLength(1);
  });

  test('a token that runs out each time: at last it goes on where the server offers to, and says so', async () => {
    const kinds = wholeFleet(12);
    const trouble: Trouble = (request, response, url) => {
      const token = url.searchParams.get('continue') ?? '';
      if (token === '' || token.startsWith('later')) return false;
      const more = { metadata: { continue: `later${token}` } };
      answer(request, response, 410, status('Expired', 410, 'too old', more));
      return true;
    };
    const renamed: Trouble = (request, response, url) => {
      if (trouble(request, response, url)) return true;
      const token = url.searchParams.get('continue') ?? '';
      if (token.startsWith('later')) url.searchParams.set('continue', token.slice('later'.length));
      return false;
    };
    const { compact, problems } = await read(await serving(kinds, { trouble: renamed }), {
      pageSizes: [5, 6, 7],
    });
    expect(compact).toBe(fromFile(kinds));
    expect(problems.find(({ code }) => code === 'several-moments')?.message).toMatch(
      /nodes are of a later moment/,
    );
  });

  test.each([
    ['a moment that the server has forgotten', refused(410, 'Expired')],
    ['a server that knows no such question', refused(400, 'BadRequest')],
    [
      'a moment that the server has not come to',
      (request, response) => {
        const details = {
          causes: [{ reason: 'ResourceVersionTooLarge', message: 'Too large resource version' }],
        };
        answer(request, response, 504, status('Timeout', 504, 'Too large resource version', { details }));
        return true;
      },
    ] satisfies [string, Trouble],
  ])('%s: the list is of now', async (_name, trouble) => {
    const kinds = wholeFleet(3);
    const api = await serving(kinds, {
      trouble: (request, response, url) =>
        url.pathname === '/api/v1/pods' &&
        url.searchParams.has('resourceVersion') &&
        trouble(request, response, url),
    });
    const { compact, waits } = await read(api);
    expect(compact).toBe(fromFile(kinds));
    expect(waits).toEqual([]);
  });

  test('a token of the login that ran out is asked for anew, once', async () => {
    const kinds = wholeFleet(3);
    const api = await serving(kinds, { trouble: first(1, /\/pods\?/, refused(401, 'Unauthorized')) });
    expect((await read(api)).compact).toBe(fromFile(kinds));
  });
});

describe('trouble that stays is an error, never a short list', () => {
  const fails = async (trouble: Trouble, kinds = wholeFleet(12)): Promise<LiveFault> =>
    faultOf(
      read(await serving(kinds, { trouble }), {
        requests: { idleMs: 300, wholeMs: 20_000, bytes: 2 ** 26 },
        pageSizes: [5, 50],
      }),
    );

  test('what may not be seen: all of it is named, with the way to the role', async () => {
    const fault = await fails((request, response, url) =>
      /\/(pods|nodepools|nodes)$/.test(url.pathname)
        ? refused(403, 'Forbidden')(request, response, url)
        : false,
    );
    expect(fault.code).toBe('forbidden');
    expect(fault.message).toMatch(
      /serves 3 kinds .* \(403\): nodes, nodepools\.karpenter\.sh, pods\. .*snapshot --role/,
    );
  });

  test('a certificate that has expired: it is not asked again and again', async () => {
    const api = await serving(wholeFleet(3), { certificate: selfSigned('old', '20210101000000Z') });
    const fault = await faultOf(read(api));
    expect(fault.message).toMatch(/certificate has expired/);
    expect(api.asked).toEqual([]);
  });

  test('kinds that may not be asked for', async () => {
    const fault = await fails(first(9, /^\/apis$/, refused(403, 'Forbidden')));
    expect(fault.message).toMatch(
      /does not say which kinds it serves: \/apis answered 403.*system:discovery/,
    );
  });

  test.each<[string, Trouble, string, RegExp]>([
    [
      'a server that is always busy',
      refused(429, 'TooManyRequests', { 'retry-after': '50' }),
      'too-many-requests',
      /answered 429/,
    ],
    [
      'a server that never works',
      refused(500, 'InternalError'),
      'server-error',
      /answered 500 \(it says: InternalError it is\)/,
    ],
    ['a kind that is gone in the meantime', refused(404, 'NotFound'), 'gone', /serves pods no more/],
    ['a login that is not taken', refused(401, 'Unauthorized'), 'not-logged-in', /log in again/],
    [
      'a redirect',
      refused(302, 'Found', { location: 'https://localhost:1/' }),
      'no-api-server',
      /answered 302/,
    ],
    [
      'a verb that it does not know',
      refused(405, 'MethodNotAllowed'),
      'no-list',
      /answered 405 with no list of pods/,
    ],
    [
      'an answer that is no list',
      (request, response) => {
        answer(request, response, 200, { kind: 'PodList', apiVersion: 'v1', metadata: {} });
        return true;
      },
      'no-list',
      /answered 200 with no list of pods/,
    ],
    [
      'an empty list of something else',
      (request, response) => {
        answer(request, response, 200, { kind: 'NodeList', apiVersion: 'v1', metadata: {}, items: [] });
        return true;
      },
      'no-list',
      /answered 200 with no list of pods/,
    ],
    [
      'an empty list of another version',
      (request, response) => {
        answer(request, response, 200, { kind: 'PodList', apiVersion: 'v2', metadata: {}, items: [] });
        return true;
      },
      'no-list',
      /answered 200 with no list of pods/,
    ],
    [
      'a page of a proxy',
      (_request, response) => {
        response.end('<html>Sign in</html>');
        return true;
      },
      'no-json',
      /what is no JSON/,
    ],
    [
      'a list that never ends',
      (request, response) => {
        answer(request, response, 200, {
          kind: 'PodList',
          apiVersion: 'v1',
          metadata: { continue: 'same' },
          items: [],
        });
        return true;
      },
      'endless-list',
      /the same pages of pods again and again/,
    ],
    [
      'an answer that is cut off, of the length that it says',
      (_request, response) => {
        response.end('{"kind":"PodList","apiVersion":"v1","metadata":{},"items":[{"meta');
        return true;
      },
      'no-json',
      /what is no JSON/,
    ],
    [
      'a list that goes round in pages',
      (request, response, url) => {
        const next = url.searchParams.get('continue') === 'one' ? 'two' : 'one';
        answer(request, response, 200, {
          kind: 'PodList',
          apiVersion: 'v1',
          metadata: { continue: next },
          items: [],
        });
        return true;
      },
      'endless-list',
      /the same pages of pods again and again/,
    ],
  ])('%s', async (_name, trouble, code, words) => {
    const fault = await fails(
      (request, response, url) => url.pathname === '/api/v1/pods' && trouble(request, response, url),
    );
    expect(fault.code).toBe(code);
    expect(fault.message).toMatch(words);
  });

  test('a token that always runs out, without a way on', async () => {
    expect((await fails(first(99, /continue=/, refused(410, 'Expired')), wholeFleet(60))).code).toBe(
      'expired',
    );
  });

  test('a page that fails is named without its token', async () => {
    const { message } = await fails(first(99, /continue=/, refused(500, 'InternalError')), wholeFleet(60));
    expect(message).toMatch(/\?limit=\d+&continue=…/);
  });

  test('a group of ours whose kinds the server cannot tell', async () => {
    const api = await serving(wholeFleet(3), {
      isAggregated: false,
      trouble: first(99, /^\/apis\/karpenter\.sh\/v1$/, refused(503, 'ServiceUnavailable')),
    });
    expect((await faultOf(read(api))).message).toMatch(/cannot say which kinds karpenter\.sh\/v1 has/);
  });

  test('a group of others that is down is no trouble of ours', async () => {
    const metrics = {
      group: 'metrics.k8s.io',
      versions: ['v1'],
      kind: 'NodeMetrics',
      resource: 'nodes',
      objects: [],
    };
    const kinds = wholeFleet(3);
    const api = await serving([...kinds, metrics], {
      isAggregated: false,
      trouble: first(99, /^\/apis\/metrics\.k8s\.io\//, refused(503, 'ServiceUnavailable')),
    });
    const { compact, waits } = await read(api);
    expect(compact).toBe(fromFile(kinds));
    expect(waits).toEqual([]);
  });
});
