import { WANTED } from '../../src/live/discovery.js';
import { resourceOf } from '../../src/systems/kinds.js';
import { SYSTEMS } from '../../src/systems/index.js';
import { SECRETS } from '../snapshot/nodes.js';
import { kindsOf, read, wholeFleet } from './fleet.js';
import { stubApi } from './api-server.js';
import { faultOf, fromFile } from './serving.js';

describe('snapshot: a snapshot from an API server', () => {
  test('liveSnapshot: the result is what a file of the same objects gives', async () => {
    const kinds = wholeFleet();
    const { compact, problems } = await read(stubApi({ kinds }));
    expect(problems.filter(({ severity }) => severity !== 'info')).toEqual([]);
    expect(compact).toBe(fromFile(kinds));
  });

  test('is read page by page', async () => {
    const api = stubApi({ kinds: wholeFleet(1_203) });
    await read(api);
    const lists = api.asked.filter((path) => path.includes('limit='));
    expect(lists.filter((path) => path.startsWith('/api/v1/nodes?'))).toEqual([
      '/api/v1/nodes?limit=500',
      expect.stringContaining('/api/v1/nodes?limit=500&continue='),
      expect.stringContaining('/api/v1/nodes?limit=500&continue='),
    ]);
  });

  test('holds nothing that is secret', async () => {
    const { compact } = await read(stubApi({ kinds: wholeFleet(3) }));
    expect(Object.values(SECRETS).filter((secret) => compact.includes(secret))).toEqual([]);
  });

  test('takes the version that the server prefers', async () => {
    const kinds = wholeFleet(3).map((one) =>
      one.kind === 'NodePool' ? { ...one, versions: ['v1', 'v1beta1'] } : one,
    );
    const api = stubApi({ kinds });
    await read(api);
    expect(api.asked.filter((path) => path.includes('/nodepools?'))).toEqual([
      expect.stringContaining('/apis/karpenter.sh/v1/nodepools?'),
    ]);
  });

  test('is right without the kinds that are not served', async () => {
    const kinds = wholeFleet(3).filter(({ group }) => group === '' || group === 'apps');
    const { compact } = await read(stubApi({ kinds }));
    expect(compact).toBe(fromFile(kinds));
  });

  test.each([1, 7, 499, 500, 501, 1_000])('of %i nodes has each once', async (nodes) => {
    const kinds = wholeFleet(nodes);
    const { snapshot } = await read(stubApi({ kinds }));
    expect(snapshot.nodes).toHaveLength(nodes);
  });

  test('without a node or anything else that could be touched is no empty fleet', async () => {
    const kinds = wholeFleet(1).map((one) => ({ ...one, objects: [] }));
    const { problems } = await read(stubApi({ kinds }));
    expect(problems.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([
      'empty-snapshot',
    ]);
  });
});

describe('snapshot: a proxy that shows a user only some of the objects hides no node', () => {
  const without = (...kinds: string[]) =>
    wholeFleet(3).map((one) => (kinds.includes(one.kind) ? { ...one, objects: [] } : one));

  test.each([
    ['pods that stand on them are listed', ['Node']],
    ['node claims that stand on them are listed', ['Node', 'Pod']],
  ])('where %s', async (_claim, hidden) => {
    const fault = await faultOf(read(stubApi({ kinds: without(...hidden) })));
    expect([fault.code, fault.message]).toEqual([
      'forbidden',
      expect.stringMatching(/lists no node, but .* on nodes such as \S+\. /),
    ]);
  });

  const workload = (kind: string, namespace: string, status: object) => ({
    ...{ apiVersion: 'apps/v1', kind, metadata: { name: 'web', namespace } },
    spec: { selector: {}, template: {} },
    status,
  });
  const podIn = (namespace: string) => ({
    ...{
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'web-1', namespace },
      spec: { nodeName: 'node-0' },
    },
  });
  const fleetWith = (...objects: Record<string, unknown>[]) => [
    ...wholeFleet(3).filter(({ kind }) => kind === 'Node'),
    ...kindsOf(objects),
  ];

  test.each([
    ['Deployment', { readyReplicas: 2 }],
    ['StatefulSet', { readyReplicas: 1 }],
    ['DaemonSet', { numberReady: 3 }],
  ])('nor the pods of a namespace in which a %s has some', async (kind, status) => {
    const served = fleetWith(workload(kind, 'shop', status), podIn('other'));
    const fault = await faultOf(read(stubApi({ kinds: served })));
    expect([fault.code, fault.message]).toEqual([
      'forbidden',
      expect.stringContaining(`lists no pod in the namespace shop, but ${kind}/shop/web has ready pods`),
    ]);
  });

  test('and a namespace whose workloads have no ready pod is read as it is', async () => {
    const objects = [
      workload('Deployment', 'shop', { readyReplicas: 0 }),
      workload('DaemonSet', 'new', {}),
      workload('StatefulSet', 'other', { readyReplicas: 1 }),
      podIn('other'),
    ];
    const { snapshot } = await read(stubApi({ kinds: fleetWith(...objects) }));
    expect(snapshot.nodes).toHaveLength(3);
  });

  test('and a hub without nodes is read as it is', async () => {
    const { snapshot } = await read(stubApi({ kinds: without('Node', 'Pod', 'NodeClaim') }));
    expect(snapshot.nodes).toEqual([]);
  });
});

test('snapshot: every kind that a system plans, and everything it lists as needed, is asked for', () => {
  const wanted = new Set(
    WANTED.map(({ group, resource }) => (group === '' ? resource : `${resource}.${group}`)),
  );
  const needed = SYSTEMS.flatMap(({ kinds, resources }) => [
    ...resources,
    ...kinds.map(({ group, kind }) => `${resourceOf(kind)}.${group}`),
  ]);
  expect(needed.filter((one) => !wanted.has(one))).toEqual([]);
});

test('snapshot: what holds copies of Secrets is never asked for', () => {
  expect(WANTED.filter(({ kind }) => kind.endsWith('ResourceSnapshot'))).toEqual([]);
});
