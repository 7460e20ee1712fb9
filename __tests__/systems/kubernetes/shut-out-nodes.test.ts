import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { workload } from './web-plans.js';

const GPU = { key: 'nvidia.com/gpu', value: 'present', effect: 'NoSchedule' };
const FLEET = nodeList([{ labels: {}, taints: [GPU] }, { labels: {}, taints: [GPU] }, { labels: {} }]);
const TOLERATES = [{ key: 'nvidia.com/gpu', operator: 'Exists', effect: 'NoSchedule' }];

function agent(image: string, tolerations: readonly object[], type = 'RollingUpdate'): string {
  const containers = [{ name: 'web', image: `example.com/web:${image}` }];
  const template = { metadata: { labels: { app: 'web' } }, spec: { containers, tolerations } };
  return workload('DaemonSet', { updateStrategy: { type }, template });
}

// Source: NVIDIA/gpu-operator#235.
describe('a toleration that a DaemonSet loses', () => {
  test.each<[string, string, string, string]>([
    [
      'takes the pods of the tainted nodes for good',
      agent('1', TOLERATES),
      agent('2', []),
      '2 nodes (node-0001, node-0002) lose their pod and get no other: the pod template no longer tolerates the taint nvidia.com/gpu.',
    ],
    ['takes none where it stays', agent('1', TOLERATES), agent('2', TOLERATES), ''],
    ['takes none where it never was', agent('1', []), agent('2', []), ''],
    ['takes none by itself with OnDelete', agent('1', TOLERATES), agent('2', [], 'OnDelete'), ''],
  ])('%s', (_claim, base, head, expected) => {
    const { plan } = planOf({ base, head, snapshot: FLEET });
    const says = plan.policies[0]?.head?.change?.says.replaceAll('`', '') ?? '';
    expect(/\d+ nodes? \([^)]*\) loses? [^.]*\.com[^.]*\./.exec(says)?.[0] ?? '').toBe(expected);
  });
});
