import { pageReport } from '../../src/report/html/report.js';
import { render } from '../../src/report/index.js';
import { nodeList, parseFleet } from '../fleet.js';
import { type PlanCase, planOf } from '../plan-of.js';
import { live, policy, roller } from '../rules/objects.js';
import { hosts, planYaml } from '../systems/system-upgrade-controller/plans.js';

const NODES = nodeList(parseFleet('20 nodes gpu=true'));
const AGENT = `---
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: agent, namespace: prod}
spec:
  selector: {matchLabels: {app: agent}}
  template:
    metadata: {labels: {app: agent}}
    spec: {containers: [{name: agent, image: example.com/agent:1}]}
`;
const POOL = `---
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: batch}
spec:
  disruption: {consolidateAfter: 1h, budgets: [{nodes: "1"}]}
  template:
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: default}
      requirements: []
`;

const WITH_CLASS = `${POOL}---
apiVersion: karpenter.k8s.aws/v1
kind: EC2NodeClass
metadata: {name: default}
spec: {amiSelectorTerms: [{alias: al2023@v20240807}], role: nodes}
${AGENT}`;

const poolOf = (template: string): string =>
  POOL.replace('requirements: []', `requirements: []\n      ${template}`);
const SHORT = poolOf('expireAfter: 19m');
const AGED = poolOf('expireAfter: 720h');
const BAD = '{nodes: "1"}, {nodes: "0", schedule: "0 9 * * sat-sun", duration: 8h}';
/** Made together, so that they reach their age together. */
const pooled = (creationTimestamp: string): object => ({
  apiVersion: 'v1',
  kind: 'List',
  items: ['a', 'b', 'c', 'd', 'e'].map((name) => ({
    apiVersion: 'v1',
    kind: 'Node',
    metadata: {
      name,
      creationTimestamp,
      labels: { 'karpenter.sh/nodepool': 'batch', 'karpenter.sh/initialized': 'true' },
    },
    status: { conditions: [{ type: 'Ready', status: 'True' }] },
  })),
});

const web = (replicas: number, kind: 'Deployment' | 'StatefulSet' = 'Deployment'): string => `---
apiVersion: apps/v1
kind: ${kind}
metadata: {name: web, namespace: prod}
spec:
  replicas: ${replicas}
  ${kind === 'Deployment' ? 'strategy: {rollingUpdate: {maxUnavailable: 1, maxSurge: 0}}' : 'serviceName: web'}
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec: {containers: [{name: web, image: example.com/web:1}]}
`;

describe('the title of what merging does not roll out', () => {
  const CASES: readonly (readonly [string, PlanCase, title: string, merging: string])[] = [
    [
      'a NodeWright that is removed is named, and its numbers are no gain',
      { base: policy() + roller(), head: policy(), snapshot: NODES },
      'Removes `NodeWright/tuning`',
      'Merging: `NodeWright/tuning`: The policy is gone from these files.',
    ],
    [
      'a Plan that is removed is named, and that another object loses less is no fall',
      { base: planYaml(), head: AGENT, snapshot: nodeList(hosts(5)) },
      '1 warning. Removes `Plan/system-upgrade/agents`',
      'Merging: `Plan/system-upgrade/agents`: The policy is gone from these files.',
    ],
    [
      'a Plan under a new name runs on every node again, and the title has its numbers',
      {
        base: planYaml(),
        head: planYaml({}, { name: 'workers' }),
        snapshot: nodeList(hosts(5)),
      },
      '2 errors. Removes `Plan/system-upgrade/agents`, peak 2 of 5 nodes at once, worst loss 5 of 5',
      'The Plan is new: 5 nodes are upgraded to `v2`.',
    ],
    [
      'a new DaemonSet starts its pods at once and rolls nothing',
      { base: policy(), head: policy() + AGENT, snapshot: NODES },
      'No rollout starts on merge. Next rollout: peak 1 of 20 nodes at once, worst loss 1 of 20',
      'its pods start on 20 nodes without a rollout, all at once',
    ],
    [
      'a step down that is an error is no worst loss that falls',
      { base: web(10), head: web(2), snapshot: NODES },
      '1 error. Takes away 8 replicas at once',
      'replicas 10 -> 2: 8 pods go at once',
    ],
    [
      'pods of a StatefulSet go one after the other, in the title as well',
      { base: web(10, 'StatefulSet'), head: web(2, 'StatefulSet'), snapshot: NODES },
      '1 error. Takes away 8 replicas, one after the other',
      'replicas 10 -> 2: 8 pods go one after the other',
    ],
    [
      'a pool that goes with the class of its nodes is told before that',
      { base: WITH_CLASS, head: AGENT, snapshot: pooled('2026-11-20T08:00:00Z') },
      'Takes away 5 nodes at once, removes `EC2NodeClass/default`',
      'its 5 nodes are deleted with it, all at once',
    ],
    [
      'a pool that moves to another class replaces its nodes, and the class that goes is named behind that',
      {
        base: WITH_CLASS,
        head: WITH_CLASS.replaceAll('name: default}', 'name: bottlerocket}'),
        snapshot: pooled('2026-11-20T08:00:00Z'),
      },
      'Replaces 5 nodes (`NodePool/batch`), peak at once rises from 0 to 1 of 5 nodes, removes `EC2NodeClass/default`',
      '5 of 5 nodes (100%) drift and are replaced',
    ],
    [
      'a step down that is a warning is what it is meant to be',
      { base: web(10), head: web(7), snapshot: NODES },
      '1 warning. No rollout starts on merge. Next rollout',
      'replicas 10 -> 7: 3 pods go at once',
    ],
    // Source: kubernetes-sigs/karpenter#1611: what comes in place of a node is out beside it, and is no further share of the pool.
    [
      'nodes that live shorter than they take to go are no more than all nodes of their pool',
      {
        base: SHORT,
        head: SHORT.replace('{nodes: "1"}', '{nodes: "2"}'),
        snapshot: pooled('2026-11-23T07:55:00Z'),
      },
      'peak 5 of 5 nodes at once',
      'The change makes no node drift.',
    ],
    // A stuck rollout takes less than one that goes on: what age takes then is no jump of it, which would be a second error.
    [
      'a schedule that does not parse is told alone, beside what age takes before and after',
      { base: AGED, head: AGED.replace('{nodes: "1"}', BAD), snapshot: pooled('2026-11-01T00:00:00Z') },
      '1 error, 2 warnings. No rollout starts on merge. The next rollout would start none of 5 nodes, 5 of 5 nodes out at once when they expire',
      'does not parse',
    ],
    [
      'a new NodePool without nodes rolls nothing out',
      { base: policy() + roller(), head: policy() + roller() + POOL, snapshot: NODES },
      'Nothing is rolled out',
      'Merging: A new pool: it replaces nothing.',
    ],
  ];

  test.each(CASES)('%s', (_claim, given, title, merging) => {
    const comment = render(planOf(given), 'markdown');
    const heading = comment.split('\n').find((line) => line.startsWith('### ')) ?? '';
    expect(heading).toContain(title);
    expect(comment.split('<details')[0]).toContain(merging);
    expect(comment.match(/The policy is gone from these files/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});

test('what is under way goes on: it is no next rollout that merging does not start', () => {
  const status = { 'node-0001': 'complete', 'node-0002': 'complete', 'node-0003': 'in_progress' };
  const halfway = nodeList(parseFleet('20 nodes gpu=true'), [live({}, status)]);
  const steeper = policy({ strategy: '{fixed: {initialBatch: 5, failureThreshold: 1, safetyLimit: 100}}' });
  const report = planOf({ base: policy() + roller(), head: steeper + roller(), snapshot: halfway });
  const comment = render(report, 'markdown');
  expect(comment).toContain('A rollout is under way');
  expect(comment).toContain('Nodes out over time');
  expect(comment).toContain('section __default__ next rollout after');
  expect(comment).not.toContain('merging does not start it');
  expect(pageReport(report, 'full', null).groups.map(({ next }) => next)).not.toContain(true);
});

// A reviewer of an edit without effect is not told that all is well where a dead node has the only place.
test('an edit without effect of a rollout that is stuck says that it is, and why', () => {
  const stuck = hosts(3, (i) => (i === 1 ? { notReady: true } : {}));
  const one = { concurrency: 1 };
  const text = render(
    planOf({
      base: planYaml(one),
      head: planYaml({ ...one, postCompleteLabels: { team: 'a' } }),
      snapshot: nodeList(stuck),
    }),
    'markdown',
  );
  const [top = ''] = text.split('<details');
  expect(top).toContain('changed text, same effect, the next rollout would get stuck as before');
  expect(top).toContain('node-0002');
});

test('a second object that comes to name a policy moves no node of the first to another group', () => {
  const first = policy() + roller();
  const second = roller(undefined, { name: 'rdma' });
  const report = planOf({ base: first, head: first + second, snapshot: NODES });
  expect(report.plan.policies.flatMap(({ moved }) => moved)).toEqual([]);
});
