import { planOf } from '../../plan-of.js';
import { AT, FOUR, pool } from './clusters.js';

const nodeClass = (spec: string, name = 'default'): string =>
  `apiVersion: karpenter.k8s.aws/v1\nkind: EC2NodeClass\nmetadata: {name: ${name}}\nspec: ${spec}\n`;
const OLD = nodeClass('{role: r}');
const NEW = nodeClass('{role: s}');
const OTHER = nodeClass('{}', 'other');
const ANOTHER_POOL = pool({ name: 'spot' }).replace('name: default', 'name: spot');
const OWN_NODE = {
  apiVersion: 'v1',
  kind: 'Node',
  metadata: { name: 'own', creationTimestamp: '2026-01-01T00:00:00Z' },
};

const said = (base: string, head: string, snapshot: object = FOUR): string[] =>
  planOf({ head, base, snapshot, at: AT })
    .plan.problems.filter(({ severity }) => severity === 'error')
    .map(({ code, message }) => `${code}: ${message}`);

describe('a NodeClass without the NodePools of the nodes', () => {
  test.each([
    ['that the change edits', OLD, NEW, 'EC2NodeClass/default is edited'],
    ['that goes', `${OLD}---\n${OTHER}`, OTHER, 'EC2NodeClass/default is gone from the files'],
    [
      'beside a pool that names another',
      `${OLD}---\n${ANOTHER_POOL}`,
      `${NEW}---\n${ANOTHER_POOL}`,
      'EC2NodeClass/default is edited',
    ],
  ])('%s is not judged, and says of which pools it is not known', (_claim, base, head, expected) => {
    const [first, ...more] = said(base, head);
    expect(more).toEqual([]);
    expect(first).toContain(`unseen-pools: ${expected}, and which nodes that replaces was not judged`);
    expect(first).toContain('4 nodes are of NodePools that are neither in the files nor in the snapshot');
    expect(first).toContain('may name it (general)');
  });

  test.each([
    ['that stays as it is', OLD, OLD, FOUR],
    ['that comes', OTHER, `${OTHER}---\n${OLD}`, FOUR],
    ['of which only labels change', OLD, OLD.replace('default}', 'default, labels: {a: b}}'), FOUR],
    ['while there is no node that Karpenter made', OLD, NEW, OWN_NODE],
    ['while the pool of the nodes is known', `${OLD}---\n${pool()}`, `${NEW}---\n${pool()}`, FOUR],
    [
      'while the pool of the nodes is known to name another',
      `${OLD}---\n${pool().replace('name: default', 'name: other')}`,
      `${NEW}---\n${pool().replace('name: default', 'name: other')}`,
      FOUR,
    ],
  ])('%s needs none', (_claim, base, head, snapshot) => {
    expect(said(base, head, snapshot)).toEqual([]);
  });
});
