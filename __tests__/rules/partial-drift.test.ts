import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';

describe('a drift of some nodes under budgets that allow all', () => {
  const pool = (types: readonly string[]): string =>
    JSON.stringify({
      apiVersion: 'karpenter.sh/v1',
      kind: 'NodePool',
      metadata: { name: 'gpu' },
      spec: {
        template: {
          spec: {
            expireAfter: 'Never',
            nodeClassRef: { group: 'example.com', kind: 'Class', name: 'default' },
            requirements: [{ key: 'node.kubernetes.io/instance-type', operator: 'In', values: types }],
          },
        },
        disruption: { consolidateAfter: '1h', budgets: [{ nodes: '100%' }] },
      },
    });
  const made =
    'karpenter.sh/nodepool=gpu karpenter.sh/registered=true karpenter.sh/initialized=true node.kubernetes.io/instance-type';
  const report = planOf({
    base: pool(['large', 'small']),
    head: pool(['large']),
    snapshot: nodeList(
      parseFleet(
        ['a', 'b']
          .flatMap((zone) =>
            ['large', 'small'].map((type) => `3 nodes topology.kubernetes.io/zone=${zone} ${made}=${type}`),
          )
          .join('\n'),
      ),
    ),
  });
  const found = (rule: string) => report.findings.filter((finding) => finding.rule === rule);

  test('is no new loss of failure domains: the base would lose them all the same', () => {
    expect(found('failure-domain-at-once').map(({ status }) => status)).toEqual(['unchanged']);
  });
});
