import { expect, test } from '@jest/globals';
import { memberCluster, nodeList } from '../../fleet.js';
import { makeReport } from '../../../src/pipeline.js';
import { inputOf, planOf } from '../../plan-of.js';
import { textOf } from '../measure/world-objects.js';

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

/** The node of the snapshot is node-0001 with pool=canary and zone=a, its cluster east with env=prod. */
test.each<[claim: string, base: object[] | null, head: object[], problems: string[]]>([
  [
    'a node whose labels are edited',
    [node('node-0001', { pool: 'canary' })],
    [node('node-0001', { pool: 'prod' })],
    WRITTEN,
  ],
  ['a node that gets other labels', [], [node('node-0001', { pool: 'prod' })], WRITTEN],
  ['a node that is adopted as it is', [], [node('node-0001', { pool: 'canary' })], []],
  ['a node that is adopted with a taint', [], [node('node-0001', { pool: 'canary' }, TAINTED)], WRITTEN],
  ['a node that is adopted and cordoned', [], [node('node-0001', {}, { unschedulable: true })], WRITTEN],
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
  ['a node that goes and was not there', [node('node-9', {})], [], []],
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
    'a cluster whose labels are edited, by which nothing goes',
    [cluster('east', { env: 'prod' })],
    [cluster('east', { env: 'canary' })],
    ['warning fleet-object'],
  ],
  [
    'a cluster that gets a taint',
    [cluster('east', { env: 'prod' })],
    [cluster('east', { env: 'prod' }, TAINTED)],
    WRITTEN,
  ],
  ['a cluster that is adopted as it is', [], [cluster('east', { env: 'prod' })], []],
  ['a cluster that joins', [], [cluster('west', { env: 'prod' })], WRITTEN],
  ['a cluster that leaves', [cluster('east', { env: 'prod' })], [], WRITTEN],
  [
    'a Node of another group',
    [],
    [{ ...node('node-0001', { pool: 'prod' }), apiVersion: 'example.com/v1' }],
    [],
  ],
])('%s', (_claim, base, head, problems) => {
  const { plan, verdict } = planOf({
    base: base && textOf([NODE_POOL, ...base]),
    head: textOf([NODE_POOL, ...head]),
    snapshot: SNAPSHOT,
  });
  const own = plan.problems.filter(({ code }) => code === 'fleet-object');
  expect(own.map(({ severity, code }) => `${severity} ${code}`)).toEqual(problems);
  expect(verdict === 'unknown').toBe(problems.some((one) => one.startsWith('error')));
});

const printed = {
  ...node('node-0001', { pool: 'prod' }),
  metadata: { name: 'node-0001', uid: 'a', labels: {} },
};

test.each<[claim: string, before: object | null, after: object | null, path: string, problems: string[]]>([
  ['a node that gets other labels', null, node('node-0001', { pool: 'prod' }), 'nodes/a.yaml', WRITTEN],
  ['a node that goes', node('node-0001', {}), null, 'nodes/a.yaml', WRITTEN],
  ['a cluster that goes', cluster('east', { env: 'canary' }), null, 'hub/a.json', WRITTEN],
  ['a node that is adopted as it is', null, node('node-0001', { pool: 'canary' }), 'nodes/a.yaml', []],
  ['a node of another fleet', null, node('node-9', { pool: 'prod' }), 'nodes/a.yaml', []],
  ['a node as the cluster printed it', null, printed, 'nodes/a.yaml', []],
  ['a node in a snapshot', null, node('node-0001', { pool: 'prod' }), 'fleet/a.ndjson', []],
])('outside of the policies, %s', (_claim, before, after, path, problems) => {
  const text = (object: object | null): string | null => object && textOf([object]);
  const file = { path, before: text(before), text: text(after), isTakenOut: false };
  const input = inputOf({ base: textOf([NODE_POOL]), head: textOf([NODE_POOL]), snapshot: SNAPSHOT });
  const { plan } = makeReport({ ...input, head: { ...input.head, outside: [file] } });
  const own = plan.problems.filter(({ code }) => code === 'fleet-object');
  expect(own.map(({ severity, code }) => `${severity} ${code}`)).toEqual(problems);
});

test('a node that moves from elsewhere to the policies is not gone', () => {
  const moved = node('node-0001', { pool: 'canary' });
  const file = { path: 'nodes/a.yaml', before: textOf([moved]), text: null, isTakenOut: false };
  const input = inputOf({ base: textOf([NODE_POOL]), head: textOf([NODE_POOL, moved]), snapshot: SNAPSHOT });
  const { plan } = makeReport({ ...input, head: { ...input.head, outside: [file] } });
  expect(plan.problems).toEqual([]);
});

test('one problem names them all, at the first', () => {
  const { plan } = planOf({
    base: textOf([NODE_POOL]),
    head: textOf([NODE_POOL, node('a', {}), node('b', {})]),
    snapshot: SNAPSHOT,
  });
  const [problem, ...others] = plan.problems;
  expect(others).toEqual([]);
  expect(problem?.message).toBe(
    'Node/a and Node/b are written by the change. The plan is of the nodes and clusters of the snapshot, and labels or taints that the change writes decide which limits apply to which of them: what it does then is not judged. Apply it first, and take a new snapshot.',
  );
});

const run = (conditions: readonly string[]): object => ({
  apiVersion: 'placement.kubernetes-fleet.io/v1beta1',
  kind: 'ClusterStagedUpdateRun',
  metadata: { name: 'release' },
  spec: { placementName: 'app' },
  status: {
    conditions: conditions.map((one) => {
      const [type, status] = one.split('=');
      return { type, status };
    }),
  },
});

test.each<[claim: string, conditions: string[], head: object, isTold: boolean]>([
  ['ends one that is under way', ['Initialized=True'], cluster('west', { env: 'prod' }), true],
  ['ends none that is over', ['Initialized=True', 'Succeeded=True'], cluster('west', {}), false],
  ['ends none that has failed', ['Initialized=True', 'Succeeded=False'], cluster('west', {}), false],
  ['ends none that has not begun', [], cluster('west', {}), false],
  ['ends none where only a node is written', ['Initialized=True'], node('a', {}), false],
])('a staged update run and a cluster that is written: it %s', (_claim, conditions, written, isTold) => {
  const { plan } = planOf({
    base: textOf([NODE_POOL]),
    head: textOf([NODE_POOL, written]),
    snapshot: nodeList([], [memberCluster('east', { labels: { env: 'prod' } }), run(conditions)]),
  });
  const told = plan.problems.map(({ message }) =>
    message.includes('Let ClusterStagedUpdateRun/release end before'),
  );
  expect(told).toEqual([isTold]);
});

test('a member cluster that goes keeps what was placed on it, and a node has nothing placed', () => {
  const toldOf = (gone: object): string | undefined =>
    planOf({ base: textOf([NODE_POOL, gone]), head: textOf([NODE_POOL]), snapshot: SNAPSHOT }).plan
      .problems[0]?.message;
  expect(toldOf(cluster('east', { env: 'prod' }))).toContain(
    'What was placed on a cluster that leaves the fleet stays',
  );
  expect(toldOf(node('node-0001', { pool: 'canary' }))).not.toContain('stays there');
});
