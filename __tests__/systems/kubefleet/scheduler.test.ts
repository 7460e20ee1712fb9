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

describe('who is picked', () => {
  test('no policy at all picks every eligible cluster', () => {
    expect(picked({}, [cluster('a'), cluster('b', { ineligible: 'notJoined' })])).toMatchObject({
      kept: ['a'],
      full: true,
    });
  });

  test('PickN breaks ties by the LARGEST name', () => {
    expect(picked(pickN(2), clusters('c-1', 'c-10', 'c-2'))).toMatchObject({
      kept: ['c-10', 'c-2'],
      order: ['c-2', 'c-10'],
    });
  });

  test('PickN that finds too few takes them all and is not fully scheduled', () => {
    expect(picked(pickN(3), clusters('a'))).toMatchObject({ kept: ['a'], full: false });
  });

  test('PickFixed looks at neither taints nor affinity, only at eligibility', () => {
    const fleet = [
      cluster('a', { taints: [{ key: 'k', value: '', effect: 'NoSchedule' }] }),
      cluster('b', { ineligible: 'noHeartbeat' }),
    ];
    const policy = { placementType: 'PickFixed', clusterNames: ['b', 'a', 'nope'] };
    expect(picked(policy, fleet)).toMatchObject({ kept: ['a'], full: false });
  });

  test('an emptied PickFixed list removes nothing and is never reported as scheduled', () => {
    const policy = { placementType: 'PickFixed', clusterNames: [] };
    expect(picked(policy, clusters('a'), [held('a', 'previous')])).toMatchObject({
      kept: ['a'],
      gone: [],
      full: false,
    });
  });

  test.each([
    ['an absent selector in a term matches every cluster', {}, ['a', 'b']],
    ['an empty selector in a term matches every cluster', { labelSelector: {} }, ['a', 'b']],
    [
      'labels in a term must all match',
      { labelSelector: { matchLabels: { env: 'prod', loc: 'west' } } },
      ['a'],
    ],
  ])('%s', (_name, term, kept) => {
    const fleet = [
      cluster('a', { labels: { env: 'prod', loc: 'west' } }),
      cluster('b', { labels: { env: 'prod' } }),
    ];
    expect(picked({ placementType: 'PickAll', ...required(term) }, fleet)).toMatchObject({ kept });
  });

  test('required terms are alternatives', () => {
    const fleet = [cluster('a', { labels: { x: '1' } }), cluster('b', { labels: { y: '1' } }), cluster('c')];
    const terms = ['x', 'y'].map((key) => ({
      labelSelector: { matchExpressions: [{ key, operator: 'Exists' }] },
    }));
    expect(picked({ placementType: 'PickAll', ...required(...terms) }, fleet)).toMatchObject({
      kept: ['a', 'b'],
    });
  });

  test('a broken selector fails the whole cycle', () => {
    const term = { labelSelector: { matchExpressions: [{ key: 'a', operator: 'Near', values: ['b'] }] } };
    expect(picked({ placementType: 'PickAll', ...required(term) }, clusters('a'))).toMatch(/label selector/);
  });

  test('every taint must be tolerated: Equal by key and value, Exists by key or by anything', () => {
    const taints = [
      { key: 'k', value: 'v', effect: 'NoSchedule' },
      { key: 'other', value: '', effect: 'NoSchedule' },
    ];
    const fleet = [cluster('a', { taints })];
    const kept = (...tolerations: JsonObject[]) => picked({ placementType: 'PickAll', tolerations }, fleet);
    expect(kept({ key: 'k', operator: 'Equal', value: 'v' })).toMatchObject({ kept: [] });
    expect(kept({ key: 'k', value: 'v' }, { key: 'other', operator: 'Exists' })).toMatchObject({
      kept: ['a'],
    });
    expect(kept({ operator: 'Exists' })).toMatchObject({ kept: ['a'] });
    expect(kept({ operator: 'Exists', effect: 'NoExecute' })).toMatchObject({ kept: [] });
  });

  test('a ResourcePlacement skips clusters that report namespaces without its own', () => {
    const fleet = [
      cluster('a', { namespaces: new Set(['web']) }),
      cluster('b', { namespaces: new Set() }),
      cluster('c'),
    ];
    expect(picked({}, fleet, [], 'web')).toMatchObject({ kept: ['a', 'c'] });
  });
});

describe('properties', () => {
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
    ['1k equals 1000', term('nodes', 'Eq', '1k'), ['a']],
    ['a cluster without the property does not even match Ne', term('nodes', 'Ne', '1'), ['a', 'b']],
    ['Gt compares quantities, not texts', term('nodes', 'Gt', '1e3'), ['b']],
    [
      'available-cpu reads the usage that is left',
      term('resources.kubernetes-fleet.io/available-cpu', 'Lt', '1'),
      ['a'],
    ],
    ['total-cpu reads the capacity', term('resources.kubernetes-fleet.io/total-cpu', 'Ge', '8'), ['a']],
  ])('%s', (_name, affinity, kept) => {
    expect(picked({ placementType: 'PickAll', ...affinity }, fleet)).toMatchObject({ kept });
  });

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

describe('spread', () => {
  const zone = (name: string, of: string) => cluster(name, { labels: { zone: of } });
  const fleet = [zone('a1', 'a'), zone('a2', 'a'), zone('b1', 'b'), cluster('n1')];
  const spread = (more: JsonObject = {}) => ({
    topologySpreadConstraints: [{ topologyKey: 'zone', ...more }],
  });

  test('clusters without the key never violate and come first', () => {
    expect(picked(pickN(1, spread()), fleet)).toMatchObject({ order: ['n1'] });
  });

  test('DoNotSchedule leaves a cluster out rather than exceed maxSkew', () => {
    const lopsided = [zone('a1', 'a'), zone('a2', 'a'), zone('b1', 'b')].map((one) =>
      one.name === 'b1' ? { ...one, ineligible: 'notJoined' as const } : one,
    );
    expect(picked(pickN(2, spread()), lopsided)).toMatchObject({ kept: ['a2'], full: false });
    expect(picked(pickN(2, spread({ maxSkew: 2 })), lopsided)).toMatchObject({ kept: ['a1', 'a2'] });
    expect(picked(pickN(2, spread({ whenUnsatisfiable: 'ScheduleAnyway' })), lopsided)).toMatchObject({
      kept: ['a1', 'a2'],
    });
  });

  test('the spread score decides before the affinity score', () => {
    const towardsA = preferred({
      weight: 100,
      preference: { labelSelector: { matchLabels: { zone: 'a' } } },
    });
    const policy = pickN(3, { ...spread({ whenUnsatisfiable: 'ScheduleAnyway' }), ...towardsA });
    expect(picked(policy, fleet)).toMatchObject({ order: ['n1', 'a2', 'b1'] });
  });

  test('after a policy change only the first pick favours clusters that hold a placement', () => {
    const policy = pickN(2, { topologySpreadConstraints: [{ topologyKey: 'none' }] });
    const before = [held('a1', 'previous'), held('a2', 'previous')];
    // One cluster a cycle: the first cycle gives up the other old placement, which then counts for nothing.
    expect(picked(policy, fleet, before)).toMatchObject({ kept: ['a2', 'n1'], gone: ['a1'] });
  });
});

describe('what is held already', () => {
  test('scaling up keeps placements even if others now rank higher', () => {
    expect(picked(pickN(2), clusters('a', 'b', 'c'), [held('a', 'current')])).toMatchObject({
      kept: ['a', 'c'],
      gone: [],
    });
  });

  test('scaling down drops scheduled ones first, then the smallest names', () => {
    const existing = [held('a', 'current'), held('b', 'current'), held('c', 'current', 'Scheduled')];
    expect(picked(pickN(1), clusters('a', 'b', 'c'), existing)).toMatchObject({
      kept: ['b'],
      gone: ['a', 'c'],
    });
  });

  test('scaling down drops the lowest recorded score before the smallest name', () => {
    const existing = [held('a', 'current'), { ...held('b', 'current'), score: { spread: 0, affinity: -5 } }];
    expect(picked(pickN(1), clusters('a', 'b'), existing)).toMatchObject({ kept: ['a'], gone: ['b'] });
  });

  test('a policy change keeps what is picked again and gives up the rest', () => {
    const policy = { placementType: 'PickFixed', clusterNames: ['b', 'c'] };
    const existing = [held('a', 'previous'), held('b', 'previous')];
    expect(picked(policy, clusters('a', 'b', 'c'), existing)).toMatchObject({
      kept: ['b', 'c'],
      gone: ['a'],
    });
  });

  test('among equals a cluster that holds a placement wins over a larger name', () => {
    expect(picked(pickN(1), clusters('a', 'b'), [held('a', 'previous')])).toMatchObject({ kept: ['a'] });
  });

  test('labels that changed after binding do not evict under the same policy', () => {
    const policy = {
      placementType: 'PickAll',
      ...required({ labelSelector: { matchLabels: { env: 'prod' } } }),
    };
    expect(picked(policy, clusters('a'), [held('a', 'current')])).toMatchObject({ kept: ['a'], gone: [] });
  });

  test('a cluster that left or is leaving loses its placement', () => {
    const fleet = [cluster('a', { leaving: true, ineligible: 'leaving' })];
    expect(picked({}, fleet, [held('a', 'current'), held('b', 'current')])).toMatchObject({
      kept: [],
      gone: ['a', 'b'],
    });
  });

  test('an unscheduled placement that is picked again goes back to its old state', () => {
    const scheduled = schedule(readPolicy({}), clusters('a'), [held('a', 'previous', 'Unscheduled')]);
    expect(scheduled).toMatchObject({ placements: [{ cluster: 'a', state: 'Bound', policy: 'current' }] });
  });
});

test('the order of clusters in the input does not matter', () => {
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
