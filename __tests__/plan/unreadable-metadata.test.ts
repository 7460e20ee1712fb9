import { planOf } from '../plan-of.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { budget, daemonSet, maintenance, nodePool, skyhook, textOf } from './measure/world-objects.js';

const SNAPSHOT = nodeList([...parseFleet('4 nodes'), ...parseFleet('4 clusters')]);

const upgrade = {
  apiVersion: 'upgrade.cattle.io/v1',
  kind: 'Plan',
  metadata: { name: 'agents', namespace: 'system-upgrade' },
  spec: {
    concurrency: 1,
    version: 'v1.31.4+k3s1',
    nodeSelector: { matchLabels: { upgrade: 'yes' } },
    upgrade: { image: 'rancher/k3s-upgrade' },
  },
};
const placement = {
  apiVersion: 'placement.kubernetes-fleet.io/v1',
  kind: 'ClusterResourcePlacement',
  metadata: { name: 'web' },
  spec: { resourceSelectors: [{ group: '', version: 'v1', kind: 'Namespace', name: 'web' }] },
};

const OBJECTS: readonly (readonly [kind: string, object: object])[] = [
  ['NodeWright', skyhook({ atOnce: 1 })],
  ['NodePool', nodePool('1', 'a')],
  ['DaemonSet', daemonSet(1, 'a:1')],
  ['PodDisruptionBudget', budget('db', 'db', { maxUnavailable: 1 })],
  ['NotifyMaintenance', maintenance('m', 'n-1')],
  ['Plan', upgrade],
  ['ClusterResourcePlacement', placement],
];

function withMetadata(object: object, more: object): object {
  const { metadata } = object as { readonly metadata: object };
  return { ...object, metadata: { ...metadata, ...more } };
}

/** What is refused of the object, where the change gives it this metadata. */
function refused(object: object, more: object): string[] {
  const { findings } = planOf({
    base: textOf([object]),
    head: textOf([withMetadata(object, more)]),
    snapshot: SNAPSHOT,
  });
  return findings.filter(({ rule }) => rule === 'invalid-policy').map(({ message }) => message);
}

// The API server cannot read an object whose labels or annotations are not texts, and stores nothing of the edit.
describe.each(OBJECTS)('unreadable metadata: %s', (_kind, object) => {
  test.each([
    ['a label that YAML reads as a boolean', { labels: { gpu: true } }, 'metadata.labels.gpu'],
    [
      'an annotation that YAML reads as a number',
      { annotations: { revision: 1.2 } },
      'metadata.annotations.revision',
    ],
  ])('%s is refused, with its field', (_claim, more, path) => {
    expect(refused(object, more)).toEqual([expect.stringContaining(path)]);
  });

  test('the same as a text is not, and no label at all is none', () => {
    expect(refused(object, { labels: { gpu: 'true' }, annotations: null })).toEqual([]);
  });
});
