import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';

const RULE = 'same-window-everywhere';
const POOL = 'karpenter.sh/registered=true karpenter.sh/initialized=true';
const FLEET = nodeList(
  parseFleet(
    ['east', 'west']
      .map((name) => `5 nodes karpenter.sh/nodepool=${name} ${POOL} topology.kubernetes.io/region=${name}`)
      .join('\n'),
  ),
);

function pool(name: string, open: number, closed: number): string {
  return `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: ${name}}
spec:
  template:
    spec:
      expireAfter: Never
      nodeClassRef: {group: example.com, kind: Class, name: default}
      requirements: [{key: kubernetes.io/arch, operator: In, values: [amd64]}]
  disruption:
    consolidateAfter: 0s
    budgets:
      - {nodes: "${open}"}
      - {nodes: "${closed}", schedule: "0 8 * * *", duration: 22h}
`;
}

function evidenceOf(open: number, closed: number) {
  const head = ['east', 'west'].map((name) => pool(name, open, closed)).join('---\n');
  const { findings } = planOf({ head, snapshot: FLEET, only: RULE });
  return findings.flatMap(({ rule, evidence, place }) =>
    rule === RULE ? [{ ...evidence, line: place?.line }] : [],
  );
}

test('same-window-everywhere: names the pools, and is placed at the window of the first', () => {
  expect(evidenceOf(1, 0)).toEqual([
    expect.objectContaining({
      pools: ['NodePool/east', 'NodePool/west'],
      regions: ['east', 'west'],
      line: 14,
    }),
  ]);
});

test('same-window-everywhere: a limit that only rises is no window', () => {
  expect(evidenceOf(3, 1)).toEqual([]);
});
