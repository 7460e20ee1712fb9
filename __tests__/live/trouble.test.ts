import type { LiveFault } from '../../src/live/kubectl.js';
import { refused, stubApi, type Trouble } from './api-server.js';
import { read, wholeFleet } from './fleet.js';
import { faultOf, first, fromFile } from './serving.js';

const PODS = /^\/api\/v1\/pods/;
const list = (more: object): ReturnType<Trouble> => ({
  code: 200,
  body: { kind: 'PodList', apiVersion: 'v1', metadata: {}, items: [], ...more },
});

describe('liveSnapshot: trouble that passes leaves no trace', () => {
  test('liveSnapshot: a group of others that is down is left out', async () => {
    const metrics = {
      group: 'metrics.k8s.io',
      versions: ['v1'],
      kind: 'NodeMetrics',
      resource: 'nodes',
      objects: [],
    };
    const kinds = wholeFleet(3);
    const trouble = first(99, /^\/apis\/metrics\.k8s\.io\//, refused(503, 'ServiceUnavailable'));
    expect((await read(stubApi({ kinds: [...kinds, metrics], trouble }))).compact).toBe(fromFile(kinds));
  });
});

describe('liveSnapshot: trouble that stays is an error, never a short list', () => {
  const fails = (trouble: Trouble, kinds = wholeFleet(12)): Promise<LiveFault> =>
    faultOf(read(stubApi({ kinds, trouble })));

  test('liveSnapshot: a kind that may not be listed is named, with the way to the role', async () => {
    const fault = await fails(first(99, /\/(pods|nodepools|nodes)\?/, refused(403, 'Forbidden')));
    expect(fault.code).toBe('forbidden');
    expect(fault.message).toMatch(/serves nodes, .* \(403\)\. .*snapshot --role/);
  });

  test('liveSnapshot: discovery that is forbidden', async () => {
    const fault = await fails(first(9, /^\/apis$/, refused(403, 'Forbidden')));
    expect(fault.message).toMatch(/\/apis is forbidden \(403\).*system:discovery/);
  });

  test('liveSnapshot: something other than an API server', async () => {
    const fault = await fails(first(9, /^\/apis$/, { code: 200, body: { hello: 'world' } }));
    expect([fault.code, fault.message]).toEqual(['no-api-server', expect.stringMatching(/lists no APIs/)]);
  });

  test('liveSnapshot: a wanted group that is listed and not described', async () => {
    const fault = await fails(first(99, /^\/apis\/karpenter\.sh\/v1$/, refused(503, 'ServiceUnavailable')));
    expect([fault.code, fault.message]).toEqual([
      'discovery-failed',
      expect.stringMatching(/lists karpenter\.sh\/v1 and does not describe its kinds/),
    ]);
  });

  const NOT_WHOLE = ['no-list', /not answer with a whole list/] as const;

  test.each<[string, ReturnType<Trouble>, string, RegExp]>([
    ['a kind that is gone meanwhile', refused(404, 'NotFound'), 'no-list', /not list pods: NotFound/],
    ['an unknown verb', refused(405, 'MethodNotAllowed'), 'no-list', /not list pods: Method/],
    ['an answer without items', list({ items: undefined }), ...NOT_WHOLE],
    ['an empty list of another kind', list({ kind: 'NodeList' }), ...NOT_WHOLE],
    ['an empty list of another version', list({ apiVersion: 'v2' }), ...NOT_WHOLE],
    ['an object of another kind', list({ items: [{ kind: 'Node' }] }), ...NOT_WHOLE],
    ['an endless list', list({ metadata: { continue: 'same' } }), 'endless-list', /the same pages of pods/],
    ['a list cut short', list({ metadata: { remainingItemCount: 7 } }), ...NOT_WHOLE],
    ['a token that is no text', list({ metadata: { continue: 5 } }), ...NOT_WHOLE],
  ])('liveSnapshot: %s', async (_name, answer, code, message) => {
    const fault = await fails(first(99, PODS, answer));
    expect(fault.code).toBe(code);
    expect(fault.message).toMatch(message);
  });

  test('liveSnapshot: pages that go round', async () => {
    const fault = await fails(({ pathname, searchParams }) =>
      PODS.test(pathname)
        ? list({ metadata: { continue: searchParams.get('continue') === 'one' ? 'two' : 'one' } })
        : null,
    );
    expect(fault.code).toBe('endless-list');
  });

  test('liveSnapshot: a token that expires', async () => {
    const fault = await fails(first(1, /continue=/, refused(410, 'Expired')), wholeFleet(501));
    expect(fault.code).toBe('no-list');
  });
});
