import { memberCluster, nodeList } from '../../src/cases/fleet.js';
import { messageOf } from '../messages.js';
import { planOf } from '../plan-of.js';
import { textOf } from '../plan/measure/world-objects.js';

const object = (apiVersion: string, kind: string, name: string, more: object): object => ({
  ...{ apiVersion, kind, metadata: { name }, ...more },
});
const node = (name: string, pool: string, spec: object = {}, apiVersion = 'v1'): object =>
  object(apiVersion, 'Node', name, { metadata: { name, labels: { pool } }, spec });
const cluster = (name: string, env: string, spec: object = {}): object =>
  object('cluster.kubernetes-fleet.io/v1', 'MemberCluster', name, {
    ...{ metadata: { name, labels: { env } }, spec },
  });
const claim = (expireAfter: string): object =>
  object('karpenter.sh/v1', 'NodeClaim', 'a', { spec: { expireAfter } });
const made = (kind: string): object =>
  object('placement.kubernetes-fleet.io/v1beta1', kind, 'a', { spec: {} });

const BUDGET = {
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name: 'web', namespace: 'prod' },
  spec: { maxUnavailable: 1, selector: { matchLabels: { app: 'web' } } },
};
const SNAPSHOT = nodeList(
  [{ labels: { pool: 'canary', zone: 'a' } }],
  [memberCluster('east', { labels: { env: 'prod' } })],
);
const TAINTED = { taints: [{ key: 'a', value: 'b', effect: 'NoSchedule' }] };
const OWN = node('node-0001', 'canary');
const annotated = (own: object): object => {
  const metadata = { name: 'node-0001', labels: { pool: 'canary' }, annotations: { a: 'b' } };
  return { ...own, metadata };
};
const EAST = cluster('east', 'prod');
const APPROVAL = made('ClusterApprovalRequest');

/** The snapshot has node-0001 and member cluster east. */
test.each<[claim: string, base: object[] | null, head: object[], isReported: boolean]>([
  ['a node whose labels are edited', [OWN], [node('node-0001', 'prod')], true],
  ['a node that gets other labels', [], [node('node-0001', 'prod')], true],
  ['a node that is not there', [], [node('node-9', 'canary')], true],
  ['a node that both write alike', [OWN], [OWN], false],
  ['a node that is tainted', [OWN], [node('node-0001', 'canary', TAINTED)], true],
  ['a node that is cordoned', [OWN], [node('node-0001', 'canary', { unschedulable: true })], true],
  ['a node whose annotations are edited', [OWN], [annotated(OWN)], true],
  ['a node that goes', [OWN], [], true],
  ['a node without a base', null, [node('node-0001', 'prod')], true],
  ['a node claim that is written', [], [claim('1h')], true],
  ['a node claim that is edited', [claim('1h')], [claim('2h')], true],
  ['a node claim that goes', [claim('1h')], [], true],
  ['a node claim that stays', [claim('1h')], [claim('1h')], false],
  ['a binding that is written', [], [made('ClusterResourceBinding')], true],
  ['an approval that the author writes', [], [APPROVAL], true],
  ['an approval in a namespace', [], [made('ApprovalRequest')], true],
  ['an approval that is there', [APPROVAL], [APPROVAL], false],
  ['a cluster whose labels are edited', [EAST], [cluster('east', 'canary')], true],
  ['a cluster that gets a taint', [EAST], [cluster('east', 'prod', TAINTED)], true],
  ['a cluster that joins', [], [cluster('west', 'prod')], true],
  ['a cluster that leaves', [EAST], [], true],
  ['a Node of another group', [], [node('node-0001', 'prod', {}, 'example.com/v1')], false],
])('fleet objects: %s', (_claim, base, head, isReported) => {
  const { plan, verdict } = planOf({
    base: base && textOf([BUDGET, ...base]),
    head: textOf([BUDGET, ...head]),
    snapshot: SNAPSHOT,
  });
  const own = plan.problems.filter(({ code }) => code === 'fleet-object');
  expect(own.map(({ severity }) => severity)).toEqual(isReported ? ['error'] : []);
  expect(verdict === 'unknown').toBe(isReported);
});

test('fleet objects: one problem names all of them', () => {
  const head = textOf([BUDGET, node('a', 'x'), node('b', 'x')]);
  const { problems } = planOf({ base: textOf([BUDGET]), head, snapshot: SNAPSHOT }).plan;
  expect(problems).toHaveLength(1);
  expect(messageOf(problems[0])).toBe(
    'The change writes Node/a and Node/b, which were not evaluated. The plan uses the nodes and clusters of the snapshot, and their labels and taints decide which limits apply. Apply this edit first, then take a new snapshot.',
  );
});
