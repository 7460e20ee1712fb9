import { memberCluster, nodeList } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { textOf } from '../plan/measure/world-objects.js';
import { messageOf } from '../messages.js';

type Text = Readonly<Record<string, string>>;

function node(name: string, labels: Text, spec: object = {}): object {
  return { apiVersion: 'v1', kind: 'Node', metadata: { name, labels }, spec };
}

function cluster(name: string, labels: Text, spec: object = {}): object {
  return {
    apiVersion: 'cluster.kubernetes-fleet.io/v1',
    kind: 'MemberCluster',
    metadata: { name, labels },
    spec,
  };
}

function claim(expireAfter: string): object {
  return { apiVersion: 'karpenter.sh/v1', kind: 'NodeClaim', metadata: { name: 'a' }, spec: { expireAfter } };
}

function binding(state: string): object {
  const apiVersion = 'placement.kubernetes-fleet.io/v1beta1';
  return { apiVersion, kind: 'ClusterResourceBinding', metadata: { name: 'a' }, spec: { state } };
}

const APPROVAL = {
  apiVersion: 'placement.kubernetes-fleet.io/v1beta1',
  kind: 'ClusterApprovalRequest',
  metadata: { name: 'run-after-prod' },
  spec: { parentStageRollout: 'run', targetStage: 'prod' },
  status: { conditions: [{ type: 'Approved', status: 'True' }] },
};

const NODE_POOL = {
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
const WRITTEN = ['error fleet-object'];

/** The snapshot has node-0001 and member cluster east. */
test.each<[claim: string, base: object[] | null, head: object[], problems: string[]]>([
  [
    'a node whose labels are edited',
    [node('node-0001', { pool: 'canary' })],
    [node('node-0001', { pool: 'prod' })],
    WRITTEN,
  ],
  ['a node that gets other labels', [], [node('node-0001', { pool: 'prod' })], WRITTEN],
  ['a node that is not there', [], [node('node-9', { pool: 'canary' })], WRITTEN],
  [
    'a node that both write alike',
    [node('node-0001', { pool: 'x' })],
    [node('node-0001', { pool: 'x' })],
    [],
  ],
  ['a node that is tainted', [node('node-0001', {})], [node('node-0001', {}, TAINTED)], WRITTEN],
  [
    'a node that is cordoned',
    [node('node-0001', {})],
    [node('node-0001', {}, { unschedulable: true })],
    WRITTEN,
  ],
  ['a node that goes', [node('node-0001', {})], [], WRITTEN],
  ['a node without a base', null, [node('node-0001', { pool: 'prod' })], WRITTEN],
  ['a node claim that is written', [], [claim('1h')], WRITTEN],
  ['a node claim that is edited', [claim('1h')], [claim('2h')], WRITTEN],
  ['a node claim that goes', [claim('1h')], [], WRITTEN],
  ['a node claim that stays', [claim('1h')], [claim('1h')], []],
  ['a binding that is written', [], [binding('Unscheduled')], WRITTEN],
  ['an approval that the author writes', [], [APPROVAL], WRITTEN],
  ['an approval in a namespace', [], [{ ...APPROVAL, kind: 'ApprovalRequest' }], WRITTEN],
  ['an approval that is there', [APPROVAL], [APPROVAL], []],
  [
    'a cluster whose labels are edited',
    [cluster('east', { env: 'prod' })],
    [cluster('east', { env: 'canary' })],
    WRITTEN,
  ],
  [
    'a cluster that gets a taint',
    [cluster('east', { env: 'prod' })],
    [cluster('east', { env: 'prod' }, TAINTED)],
    WRITTEN,
  ],
  ['a cluster that joins', [], [cluster('west', { env: 'prod' })], WRITTEN],
  ['a cluster that leaves', [cluster('east', { env: 'prod' })], [], WRITTEN],
  [
    'a Node of another group',
    [],
    [{ ...node('node-0001', { pool: 'prod' }), apiVersion: 'example.com/v1' }],
    [],
  ],
])('fleet objects: %s', (_claim, base, head, problems) => {
  const { plan, verdict } = planOf({
    base: base && textOf([NODE_POOL, ...base]),
    head: textOf([NODE_POOL, ...head]),
    snapshot: SNAPSHOT,
  });
  const own = plan.problems.filter(({ code }) => code === 'fleet-object');
  expect(own.map(({ severity, code }) => `${severity} ${code}`)).toEqual(problems);
  expect(verdict === 'unknown').toBe(problems.some((one) => one.startsWith('error')));
});

test('fleet objects: one problem names all of them', () => {
  const { plan } = planOf({
    base: textOf([NODE_POOL]),
    head: textOf([NODE_POOL, node('a', {}), node('b', {})]),
    snapshot: SNAPSHOT,
  });
  const [problem, ...others] = plan.problems;
  expect(others).toEqual([]);
  expect(messageOf(problem)).toBe(
    'The change writes Node/a and Node/b, which was not evaluated. The plan uses the nodes and clusters of the snapshot, and their labels and taints decide which limits apply. Apply this edit first, then take a new snapshot.',
  );
});
