import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';

function object(kind: string, api: string, name = 'old', weight = 1): object {
  return { apiVersion: `karpenter.sh/${api}`, kind, metadata: { name }, spec: { weight } };
}

const OLD = object('Provisioner', 'v1alpha5');
const BUDGET = {
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name: 'web' },
  spec: { maxUnavailable: 1, selector: { matchLabels: { app: 'web' } } },
};

test.each<[claim: string, base: object[] | null, head: object[], problems: string[]]>([
  ['a new one is an error', [], [OLD], ['error Provisioner/old: NodePools']],
  ['one without a base is an error', null, [OLD], ['error Provisioner/old: NodePools']],
  [
    'an edited one is an error',
    [OLD],
    [object('Provisioner', 'v1alpha5', 'old', 2)],
    ['error Provisioner/old: NodePools'],
  ],
  ['one that goes is an error', [OLD], [], ['error Provisioner/old of karpenter.sh/v1alpha5 is removed']],
  [
    'those that stay share a notice',
    [OLD, object('Provisioner', 'v1alpha5', 'b')],
    [OLD, object('Provisioner', 'v1alpha5', 'b')],
    [
      'notice Provisioner/old and Provisioner/b are of an unsupported version (karpenter.sh/v1alpha5) and not evaluated; the change leaves them as they are.',
    ],
  ],
  [
    'a NodePool of an older API is an error',
    [],
    [object('NodePool', 'v1beta1')],
    ['error NodePool/old is of karpenter.sh/v1beta1, which is not supported'],
  ],
  [
    'one that moves to v1 is an error',
    [object('NodePool', 'v1beta1')],
    [object('NodePool', 'v1')],
    ['error NodePool/old moves from karpenter.sh/v1beta1'],
  ],
])('%s', (_claim, base, head, problems) => {
  const { plan, notices, verdict } = planOf({
    base: base && textOf([BUDGET, ...base]),
    head: textOf([BUDGET, ...head]),
    snapshot: nodeList(parseFleet('3 nodes')),
  });
  const said = [
    ...plan.problems.map(({ severity, message }) => `${severity} ${message}`),
    ...notices.map((message) => `notice ${message}`),
  ];
  expect(said.map((text, i) => text.slice(0, problems[i]?.length))).toEqual(problems);
  expect(verdict === 'unknown').toBe(problems.some((text) => text.startsWith('error')));
});

test('a NodePool that is written in an older API stays as it was: the API server refuses that, and deletes nothing', () => {
  const spec = {
    disruption: { consolidateAfter: '1m' },
    template: {
      spec: {
        nodeClassRef: { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', name: 'a' },
        requirements: [{ key: 'kubernetes.io/arch', operator: 'In', values: ['amd64'] }],
      },
    },
  };
  const pool = (api: string): string => textOf([{ ...object('NodePool', api, 'gpu'), spec }]);
  const { plan, verdict } = planOf({
    base: pool('v1'),
    head: pool('v1beta1'),
    snapshot: nodeList(parseFleet('3 nodes karpenter.sh/nodepool=gpu')),
  });
  expect(verdict).toBe('unknown');
  expect(plan.policies.map(({ change }) => change)).toEqual(['unchanged']);
  expect(plan.problems.map(({ code }) => code)).toEqual(['unsupported-version']);
});
