import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';

const SNAPSHOT = nodeList(parseFleet('3 nodes'));

const pool = (spec: string): string =>
  `apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: default}\nspec: {${spec}}\n`;
const TEMPLATE =
  'template: {spec: {nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: default}, requirements: []}}';
const budgets = (nodes: string): string =>
  `disruption: {consolidateAfter: 30s, budgets: [{nodes: "${nodes}"}]}`;

/** The verdict, and what says that the object is refused. */
function said(base: string, head: string): string[] {
  const { verdict, plan, findings } = planOf({ base: pool(base), head: pool(head), snapshot: SNAPSHOT });
  const told = [
    ...plan.problems.filter(({ code }) => code === 'refused-edit').map(({ code }) => code),
    ...findings
      .filter(({ rule }) => rule === 'invalid-policy')
      .map(({ rule, status }) => `${rule} ${status}`),
  ];
  return [verdict, ...told];
}

describe('an edit of an object that the cluster refuses as it is written', () => {
  test.each<[claim: string, base: string, head: string, says: string[]]>([
    [
      'of a part of one on both sides, such as a patch, is not judged',
      budgets('10%'),
      budgets('100%'),
      ['unknown', 'refused-edit', 'invalid-policy unchanged'],
    ],
    [
      'that makes a part of what was whole fails',
      `${budgets('10%')}, ${TEMPLATE}`,
      budgets('10%'),
      ['fail', 'invalid-policy new'],
    ],
    [
      'with a value that no version takes fails, though it had one before',
      `${budgets('10%%')}, ${TEMPLATE}`,
      `${budgets('20%%')}, ${TEMPLATE}`,
      ['fail', 'invalid-policy worsened'],
    ],
  ])('%s', (_claim, base, head, says) => {
    expect(said(base, head)).toEqual(says);
  });
});
