import { render } from '../../src/report/index.js';
import { nodeList } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { pool } from './words-cases.js';

const upgrade = (version: string): string => `apiVersion: upgrade.cattle.io/v1
kind: Plan
metadata: { name: agents, namespace: system-upgrade }
spec:
  concurrency: 1
  drain: { force: true }
  nodeSelector: { matchLabels: { pool: workers } }
  serviceAccountName: system-upgrade
  upgrade: { image: rancher/k3s-upgrade }
  version: ${version}
`;
const NODES = nodeList(
  Array.from({ length: 4 }, () => ({
    labels: {
      pool: 'workers',
      'kubernetes.io/arch': 'amd64',
      'karpenter.sh/nodepool': 'default',
      'karpenter.sh/registered': 'true',
      'karpenter.sh/initialized': 'true',
    },
  })),
);

const side = (version: string, nodes: string): string =>
  `${upgrade(version)}---\n${pool(`{ nodes: "${nodes}" }`)}`;

describe('a rollout that merging starts, beside a limit of which it starts nothing', () => {
  const report = planOf({ base: side('v1', '1'), head: side('v2', '2'), snapshot: NODES });
  const text = render(report, 'text', { width: 400 });

  test('has a limit that is a number said once', () => {
    expect(text).toMatch(/ceiling +2 nodes\n/);
  });
});
