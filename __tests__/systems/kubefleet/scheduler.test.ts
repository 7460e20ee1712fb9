import fc from 'fast-check';
import type { JsonObject } from '../../../src/manifest/manifest.js';
import { toPlain } from '../../../src/text/render.js';
import type { MemberCluster } from '../../../src/systems/kubefleet/objects/clusters.js';
import { SchedulingError } from '../../../src/systems/kubefleet/controller/affinity.js';
import { readPolicy } from '../../../src/systems/kubefleet/objects/policy.js';
import { type ExistingPlacement, schedule } from '../../../src/systems/kubefleet/controller/scheduler.js';

function cluster(name: string, of: Partial<MemberCluster> = {}): MemberCluster {
  return {
    name,
    labels: {},
    taints: [],
    properties: {},
    usage: { total: {}, allocatable: {}, available: {} },
    leaving: false,
    ineligible: null,
    heartbeatAt: null,
    namespaces: null,
    ...of,
  };
}

function held(
  name: string,
  policy: 'current' | 'previous',
  state: ExistingPlacement['state'] = 'Bound',
): ExistingPlacement {
  const stateBefore = state === 'Scheduled' ? 'Scheduled' : 'Bound';
  return { cluster: name, policy, state, score: { spread: 0, affinity: 0 }, stateBefore };
}

const clusters = (...names: string[]) => names.map((name) => cluster(name));

function picked(
  policy: JsonObject,
  fleet: readonly MemberCluster[],
  existing: readonly ExistingPlacement[] = [],
  namespace: string | null = null,
) {
  const scheduled = schedule(readPolicy(policy), fleet, existing, namespace);
  if (scheduled instanceof SchedulingError) return toPlain(scheduled.says);
  const names = (isGone: boolean) =>
    scheduled.placements.filter((one) => (one.state === 'Unscheduled') === isGone).map((one) => one.cluster);
  return {
    kept: names(false),
    gone: names(true),
    full: scheduled.fullyScheduled,
    order: scheduled.pickOrder,
  };
}

const pickN = (numberOfClusters: number, more: JsonObject = {}) => ({
  placementType: 'PickN',
  numberOfClusters,
  ...more,
});
const required = (...clusterSelectorTerms: JsonObject[]) => ({
  affinity: { clusterAffinity: { requiredDuringSchedulingIgnoredDuringExecution: { clusterSelectorTerms } } },
});
const preferred = (...terms: JsonObject[]) => ({
  affinity: { clusterAffinity: { preferredDuringSchedulingIgnoredDuringExecution: terms } },
});

describe('scheduler: who is picked', () => {
  test('a ResourcePlacement skips clusters that report namespaces without its own', () => {
    const fleet = [
      cluster('a', { namespaces: new Set(['web']) }),
      cluster('b', { namespaces: new Set() }),
      cluster('c'),
    ];
    expect(picked({}, fleet, [], 'web')).toMatchObject({ kept: ['a', 'c'] });
  });
});

test('PickAll: the order is that of the clusters that are picked again', () => {
  expect(picked({ placementType: 'PickAll' }, clusters('a', 'b', 'c'), [held('b', 'current')])).toMatchObject(
    {
      kept: ['a', 'b', 'c'],
      order: ['a', 'c'],
    },
  );
});

describe('scheduler: properties', () => {
  const term = (name: string, operator: string, ...values: string[]) =>
    required({ propertySelector: { matchExpressions: [{ name, operator, values }] } });
  const fleet = [
    cluster('a', {
      properties: { nodes: '1000' },
      usage: { total: { cpu: '8' }, allocatable: {}, available: { cpu: '500m' } },
    }),
    cluster('b', { properties: { nodes: '1Ki' } }),
    cluster('c'),
  ];

  test.each([
    ['an unknown capacity type', term('resources.kubernetes-fleet.io/free-cpu', 'Lt', '1')],
    ['a value that is not a quantity', term('nodes', 'Lt', 'lots')],
    ['two values', term('nodes', 'Lt', '1', '2')],
    ['an unknown operator', term('nodes', 'Gte', '1')],
  ])('%s fails the whole cycle', (_name, affinity) => {
    expect(typeof picked({ placementType: 'PickAll', ...affinity }, fleet)).toBe('string');
  });

  test('a sorter scales the weight over ALL clusters, also those that are filtered out, and rounds half away from zero', () => {
    const sorter = { propertySorter: { name: 'nodes', sortOrder: 'Descending' } };
    const sized = ['0', '25', '50', '100'].map((nodes, index) =>
      cluster(`c${index}`, {
        properties: { nodes },
        ineligible: index === 3 ? 'leaving' : null,
      }),
    );
    // c1 earns round(-0.5) = -1 and c2 earns -1: a tie that the larger name wins, after c0 with 0.
    const policy = pickN(3, preferred({ weight: -2, preference: sorter }));
    expect(picked(policy, sized)).toMatchObject({ order: ['c0', 'c2', 'c1'] });
  });
});

describe('scheduler: spread', () => {
  const zone = (name: string, of: string) => cluster(name, { labels: { zone: of } });
  const fleet = [zone('a1', 'a'), zone('a2', 'a'), zone('b1', 'b'), cluster('n1')];
  const spread = (more: JsonObject = {}) => ({
    topologySpreadConstraints: [{ topologyKey: 'zone', ...more }],
  });

  test('clusters without the key never violate and come first', () => {
    expect(picked(pickN(1, spread()), fleet)).toMatchObject({ order: ['n1'] });
  });

  test('after a policy change only the first pick favors clusters that hold a placement', () => {
    const policy = pickN(2, { topologySpreadConstraints: [{ topologyKey: 'none' }] });
    const before = [held('a1', 'previous'), held('a2', 'previous')];
    // One cluster a cycle: the first cycle gives up the other old placement, which then counts for nothing.
    expect(picked(policy, fleet, before)).toMatchObject({ kept: ['a2', 'n1'], gone: ['a1'] });
  });
});

describe('scheduler: what is held already', () => {
  test('scaling down drops the lowest recorded score before the smallest name', () => {
    const existing = [held('a', 'current'), { ...held('b', 'current'), score: { spread: 0, affinity: -5 } }];
    expect(picked(pickN(1), clusters('a', 'b'), existing)).toMatchObject({ kept: ['a'], gone: ['b'] });
  });

  test('an unscheduled placement that is picked again goes back to its old state', () => {
    const scheduled = schedule(readPolicy({}), clusters('a'), [held('a', 'previous', 'Unscheduled')]);
    expect(scheduled).toMatchObject({ placements: [{ cluster: 'a', state: 'Bound', policy: 'current' }] });
  });
});

test('scheduler: the order of clusters in the input does not matter', () => {
  const fleet = fc.uniqueArray(
    fc.record({ name: fc.integer({ min: 0, max: 30 }), zone: fc.constantFrom('a', 'b', 'c') }),
    { selector: (one) => one.name, maxLength: 10 },
  );
  fc.assert(
    fc.property(fleet, fc.nat(8), fc.integer({ min: 1, max: 3 }), (all, count, maxSkew) => {
      const made = all.map((one) => cluster(`c${one.name}`, { labels: { zone: one.zone } }));
      const policy = pickN(count, { topologySpreadConstraints: [{ topologyKey: 'zone', maxSkew }] });
      expect(picked(policy, [...made].reverse())).toEqual(picked(policy, made));
    }),
  );
});
