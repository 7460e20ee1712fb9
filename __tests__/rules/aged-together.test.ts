import { nodeList } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { policy, roller } from './objects.js';

const AT = '2026-11-23T00:00:00Z';
const LABELS = {
  gpu: 'true',
  'karpenter.sh/nodepool': 'default',
  'karpenter.sh/registered': 'true',
  'karpenter.sh/initialized': 'true',
};

/** A pool that the change leaves alone; all of its nodes are made within six minutes. */
function pool(expireAfter: string): string {
  return JSON.stringify({
    apiVersion: 'karpenter.sh/v1',
    kind: 'NodePool',
    metadata: { name: 'default' },
    spec: {
      template: {
        spec: {
          expireAfter,
          nodeClassRef: { group: 'example.com', kind: 'Class', name: 'default' },
          requirements: [],
        },
      },
      disruption: { consolidateAfter: '1h', budgets: [{ nodes: '1' }] },
    },
  });
}

// Source: kubernetes-sigs/karpenter 2266468, nodeclaim/expiration/controller.go: age asks no budget, and nobody begins it.
test('nodes that reach their age beside a rollout are no next rollout that somebody might begin', () => {
  const shapes = Array.from({ length: 6 }, () => ({ labels: LABELS }));
  const list = nodeList(shapes) as { items: { metadata: object }[] };
  for (const [i, item] of list.items.entries())
    item.metadata = { ...item.metadata, creationTimestamp: `2026-10-24T01:0${i}:00Z` };
  const objects = `${pool('720h')}\n---\n${policy()}`;
  const { findings } = planOf({ base: objects, head: `${objects}${roller()}`, snapshot: list, at: AT });
  const told = findings
    .filter(({ rule, evidence }) => rule === 'combined-peak-above-limit' && evidence['cause'] === 'all')
    .map(({ message }) => message);
  expect(told.join('\n')).toContain(', as nodes of NodePool/default expire (expireAfter): ');
  expect(told.join('\n')).not.toContain('if the next rollout of NodePool/default');
});
