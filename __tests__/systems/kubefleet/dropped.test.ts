import { droppedResources } from '../../../src/systems/kubefleet/objects/selectors.js';

const ns = (name: string, rest: object = {}): object => ({
  group: '',
  version: 'v1',
  kind: 'Namespace',
  name,
  ...rest,
});
const placing = (...selectors: object[]) =>
  ({ spec: { resourceSelectors: selectors } }) as unknown as Parameters<typeof droppedResources>[0];

describe('droppedResources', () => {
  test.each([
    ['nothing, in another order', [ns('a'), ns('b')], [ns('b'), ns('a')], []],
    ['nothing, where one is added', [ns('a')], [ns('a'), ns('b')], []],
    ['a namespace', [ns('a'), ns('b')], [ns('a')], ['Namespace/b']],
    ['a renamed one', [ns('a')], [ns('b')], ['Namespace/a']],
    [
      'what a namespace holds',
      [ns('a')],
      [ns('a', { selectionScope: 'NamespaceOnly' })],
      ['resources in Namespace/a'],
    ],
    [
      'what labels select',
      [{ ...ns('a'), name: null, labelSelector: {} }],
      [ns('a')],
      ['every Namespace that one selector takes'],
    ],
  ])('resources that a change drops: %s', (_, before, after, dropped) => {
    expect(droppedResources(placing(...before), placing(...after))).toEqual(dropped);
  });
});
