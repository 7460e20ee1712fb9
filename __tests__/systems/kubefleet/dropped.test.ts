import { droppedResources } from '../../../src/systems/kubefleet/change/dropped.js';
import { clusterPlacement, group, planned, policy, widened } from './planned.js';

const ns = (name: string, rest: object = {}): object => ({
  group: '',
  version: 'v1',
  kind: 'Namespace',
  name,
  ...rest,
});
const placing = (...selectors: object[]) =>
  ({ spec: { resourceSelectors: selectors } }) as unknown as Parameters<typeof droppedResources>[0];

describe('what a change drops from resourceSelectors', () => {
  test.each([
    ['nothing, in another order', [ns('a'), ns('b')], [ns('b'), ns('a')], []],
    ['nothing, where one is added', [ns('a')], [ns('a'), ns('b')], []],
    ['a namespace', [ns('a'), ns('b')], [ns('a')], ['Namespace/b with all that it holds']],
    ['a renamed one', [ns('a')], [ns('b')], ['Namespace/a with all that it holds']],
    [
      'what a namespace holds',
      [ns('a')],
      [ns('a', { selectionScope: 'NamespaceOnly' })],
      ['all that is in Namespace/a'],
    ],
    [
      'what labels select',
      [{ ...ns('a'), name: null, labelSelector: {} }],
      [ns('a')],
      ['every Namespace that one selector takes'],
    ],
  ])('%s', (_, before, after, dropped) => {
    expect(droppedResources(placing(...before), placing(...after))).toEqual(dropped);
  });
});

describe('a namespace that is dropped is deleted from every cluster, and nothing stops that', () => {
  const one = clusterPlacement('{placementType: PickAll}', '{rollingUpdate: {maxUnavailable: 1}}');
  const narrowed = planned('4 clusters', { base: widened(one), head: one });
  const more = planned('4 clusters', { base: one, head: widened(one) });

  test('one that is added stops at maxUnavailable', () => {
    expect(group(more, 'app')).toMatchObject({ peakAtOnce: 1, worstLoss: 1 });
  });

  test('one that is dropped reaches all, since a cluster without it counts as available', () => {
    expect(group(narrowed, 'app')).toMatchObject({ peakAtOnce: 1, worstLoss: 4 });
    expect(policy(narrowed, 'app').change?.says).toContain(
      'Namespace/more-ns with all that it holds is placed no longer and deleted from each cluster',
    );
    const rules = narrowed.findings.filter(({ status }) => status === 'new').map(({ rule }) => rule);
    expect(rules).toEqual(expect.arrayContaining(['worst-loss-above-limit', 'no-bake-time']));
  });
});
