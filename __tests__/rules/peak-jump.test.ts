import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { clusterPlacement, planned } from '../systems/kubefleet/planned.js';
import { workloadYaml } from '../systems/kubernetes/manifests.js';

function messages(base: string, head: string): string[] {
  const { findings } = planOf({ base, head, only: 'peak-jump', snapshot: nodeList(parseFleet('10 nodes')) });
  return findings.map(({ message }) => message);
}

const web = (replicas: number, limits = '{}'): string =>
  workloadYaml('Deployment', [`replicas: ${replicas}`, `strategy: {rollingUpdate: ${limits}}`]);

const TENTH = '{maxUnavailable: 10%, maxSurge: 10%}';

describe('more replicas under the same limits are no jump', () => {
  test.each([
    ['the limit rounds down to none, then to one', web(3), web(4)],
    ['the share stays', web(4), web(8)],
    ['the share grows by a rounding step', web(7), web(8)],
    ['ten percent of ten, then of twenty', web(10, TENTH), web(20, TENTH)],
    ['ten percent of ten, then of fifty', web(10, TENTH), web(50, TENTH)],
    ['from a single one', web(1), web(10)],
  ])('%s', (_claim, base, head) => {
    expect(messages(base, head)).toEqual([]);
  });
});

describe('another limit is judged by shares where the size changed', () => {
  test.each([
    [
      'twice the share is still fine',
      web(10, '{maxUnavailable: 2}'),
      web(20, '{maxUnavailable: 8, maxSurge: 0}'),
      [],
    ],
    [
      'more than twice the share is not',
      web(10, '{maxUnavailable: 2}'),
      web(20, '{maxUnavailable: 50%}'),
      ['Deployment/app: peak at once rises from 2 of 10 replicas (20%) to 10 of 20 replicas (50%).'],
    ],
    [
      'a group of the same size that leaves one at a time',
      web(4),
      web(4, '{maxUnavailable: 2}'),
      ['Deployment/app: peak at once rises from 1 of 4 replicas (25%) to 2 of 4 replicas (50%).'],
    ],
    [
      'a surge given up for a limit',
      web(4, '{maxUnavailable: 0, maxSurge: 1}'),
      web(4),
      ['Deployment/app: peak at once rises from 0 of 4 replicas (0%) to 1 of 4 replicas (25%).'],
    ],
  ])('%s', (_claim, base, head, expected) => {
    expect(messages(base, head)).toEqual(expected);
  });
});

describe('the fix names the field of a workload, with a value that passes', () => {
  const agent = (limits: string): string =>
    workloadYaml('DaemonSet', [`updateStrategy: {rollingUpdate: ${limits}}`]);
  const SURGE = '{maxUnavailable: 0, maxSurge: 1}';
  test.each([
    [
      'even one is a jump, beside a surge',
      web(8, SURGE),
      web(8, '{maxUnavailable: 4, maxSurge: 1}'),
      'Set `maxUnavailable: 0`.',
      web(8, SURGE),
    ],
    [
      'a surge that is given up',
      agent(SURGE),
      agent('{maxUnavailable: 4}'),
      'Set `maxUnavailable: 0` and `maxSurge: 1`.',
      agent(SURGE),
    ],
    [
      'a surge that is given up for Recreate',
      web(8, SURGE),
      workloadYaml('Deployment', ['replicas: 8', 'strategy: {type: Recreate}']),
      'Set `strategy.type: RollingUpdate`, with `maxUnavailable: 0` and `maxSurge: 1`.',
      web(8, SURGE),
    ],
    [
      'fewer more',
      web(8, '{maxUnavailable: 2, maxSurge: 0}'),
      web(8, '{maxUnavailable: 6, maxSurge: 0}'),
      'Set `maxUnavailable: 4` or less.',
      web(8, '{maxUnavailable: 4, maxSurge: 0}'),
    ],
  ])('%s', (_claim, base, head, fix, fixed) => {
    const { findings } = planOf({
      base,
      head,
      only: 'peak-jump',
      snapshot: nodeList(parseFleet('10 nodes')),
    });
    expect(findings[0]?.remediation).toBe(fix);
    expect(messages(base, fixed)).toEqual([]);
  });
});

describe('clusters', () => {
  const fleet = (clusters: number, limit = '50%'): string =>
    clusterPlacement(
      `{placementType: PickN, numberOfClusters: ${clusters}}`,
      `{rollingUpdate: {maxUnavailable: ${limit}, maxSurge: 0}}`,
    );
  const jumps = (base: string, head: string): number =>
    planned('9 clusters', { base, head }).findings.filter(({ breaks }) => breaks.includes('peak-jump'))
      .length;

  test('the same share of more of them is no jump', () => {
    expect(jumps(fleet(2), fleet(4))).toBe(0);
  });

  test('more than twice as many at once is one', () => {
    expect(jumps(fleet(8, '25%'), fleet(8, '75%'))).toBe(1);
  });

  test('the fix names the field, with a value that passes', () => {
    const { findings } = planned('9 clusters', { base: fleet(8, '25%'), head: fleet(8, '75%') });
    const jump = findings.find(({ breaks }) => breaks.includes('peak-jump'));
    expect(jump?.remediation).toBe('Set `maxUnavailable: 1`.');
    expect(jumps(fleet(8, '25%'), fleet(8, '4'))).toBe(0);
  });
});

describe('a pool of which no node counts yet is judged by the percentages', () => {
  const pool = (nodes: string): string => `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: gpu}
spec:
  template:
    spec:
      expireAfter: Never
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: default}
      requirements: []
  disruption:
    consolidationPolicy: WhenEmptyOrUnderutilized
    consolidateAfter: 1h
    budgets: [{nodes: "${nodes}"}]
`;

  test.each([
    ['more than twice the share is a jump', pool('10%'), pool('90%'), 1],
    ['twice the share is none', pool('10%'), pool('20%'), 0],
    ['from one percent to two is none', pool('1%'), pool('2%'), 0],
    ['a lower share is none', pool('90%'), pool('10%'), 0],
  ])('%s', (_claim, base, head, jumps) => {
    expect(messages(base, head)).toHaveLength(jumps);
  });

  test('the message speaks of percentages, not of nodes that are not there', () => {
    expect(messages(pool('10%'), pool('90%'))[0]).toContain(
      'budgets allow 90% of the nodes, however many there are, at once for every reason at any time',
    );
  });
});
