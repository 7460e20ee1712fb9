import { renderText } from '../../src/report/text/index.js';
import { nodeList, parseFleet } from '../fleet.js';
import {
  READY_POOL,
  budget,
  daemonSet,
  maintenance,
  nodePool,
  skyhook,
  textOf,
  workload,
} from '../plan/measure/world-objects.js';
import { planOf } from '../plan-of.js';
import { hosts, planYaml, reportOf } from '../systems/system-upgrade-controller/plans.js';

const POOL_LABELS = Object.entries({ ...READY_POOL, 'kubernetes.io/arch': 'amd64' });
const FLEET = `20 nodes ${POOL_LABELS.map(([key, value]) => `${key}=${value}`).join(' ')}`;

function shown(base: readonly object[], head: readonly object[]): string {
  const snapshot = nodeList(parseFleet(FLEET));
  const report = planOf({ base: textOf(base), head: textOf(head), snapshot });
  // What is new is said first; here it is about what was there before.
  const findings = report.findings.filter(({ status }) => status === 'unchanged');
  const old = { ...report, findings, verdict: 'pass' as const };
  return renderText(old, { colour: false, width: 200 });
}

function firstLine(base: readonly object[], head: readonly object[]): string {
  return shown(base, head).split('\n')[0] ?? '';
}

const NODES = ['node-0001', 'node-0002', 'node-0003', 'node-0004'];
const announced = NODES.map((node, i) => maintenance(`m${i}`, node));

test('the object that stands for a maintenance is compared as its group, not as itself', () => {
  expect(firstLine(announced, announced.slice(1))).toContain('Worst loss falls from 4 to 3 of 20 nodes');
});

test('errors that were there before are not called no rule broken', () => {
  const line = firstLine([skyhook({ atOnce: 20 })], [skyhook({ atOnce: 19 })]);
  expect(line).toMatch(/no new errors?, \d+ (was|were) there before/);
});

/** A DaemonSet; its selector is by the label `app`, and another one is refused. */
function agent(name: string, { app = name, image = 'a:1' } = {}): object {
  const made = daemonSet(1, image) as { metadata: object; spec: { template: object } };
  const labels = { app };
  const template = { ...made.spec.template, metadata: { labels } };
  const spec = { ...made.spec, selector: { matchLabels: labels }, template };
  return { ...made, metadata: { ...made.metadata, name }, spec };
}

test('an edit that the API server refuses is no edit of the same effect', () => {
  const both = [agent('a'), agent('b')];
  expect(firstLine(both, [agent('a', { app: 'x' }), agent('b')])).toBe(
    'PASS  the edit is refused, nothing is applied',
  );
  expect(firstLine(both, [agent('a', { app: 'x' }), agent('b', { app: 'x' })])).toBe(
    'PASS  2 edits are refused, nothing is applied',
  );
});

test('nor is one that the operator refuses because the object is of an old group', () => {
  const old = (version: string): string =>
    `apiVersion: skyhook.nvidia.com/v1alpha1\nkind: Skyhook\nmetadata: {name: tuning}\n` +
    `spec: {packages: {tune: {version: ${version}, image: example.com/tune}}}\n`;
  const config = 'version: 1\nsystems: { skyhook: { version: "0.20" } }\n';
  const snapshot = nodeList(parseFleet(FLEET));
  const report = planOf({ base: old('1.0.0'), head: old('1.1.0'), snapshot, config });
  expect(renderText(report, { colour: false, width: 200 })).toMatch(
    /^FAIL {2}1 error, the edit is refused, nothing is applied\n/,
  );
});

test('nor is it one that leaves every batch as before: the cluster keeps what it has', () => {
  const both = [agent('a'), agent('b')];
  const text = shown(both, [agent('a', { app: 'x' }), agent('b')]);
  expect(text).toContain(
    'Refused: DaemonSet/agents/a. The cluster keeps the object it has, and the numbers are as before.',
  );
  expect(text).not.toContain('every batch, number and target is as before');
});

test('an edit that is refused beside one that rolls out is named in the first line', () => {
  const both = [agent('a'), agent('b')];
  const line = firstLine(both, [agent('a', { app: 'x' }), agent('b', { image: 'a:2' })]);
  expect(line).toMatch(
    /Rolls out to 20 nodes \(DaemonSet\/agents\/b\), .*, DaemonSet\/agents\/a is refused$/u,
  );
});

test('rollouts that start together are named, three of them at most', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const all = (image: string): object[] => names.map((name) => agent(name, { image }));
  expect(firstLine(all('a:1'), all('a:2'))).toContain(
    'Rolls out to 20 nodes (DaemonSet/agents/a, DaemonSet/agents/b, DaemonSet/agents/c and 2 more), ',
  );
});

/** A pool that is closed for sixteen hours a day from this hour on. */
function closedFrom(hour: number): object {
  const pool = nodePool('2', 'a') as { spec: { disruption: object } };
  const closed = { nodes: '0', schedule: `0 ${hour} * * *`, duration: '16h' };
  const disruption = { ...pool.spec.disruption, budgets: [{ nodes: '2' }, closed] };
  return { ...pool, spec: { ...pool.spec, disruption } };
}

test.each([
  [
    'a window that moved',
    [closedFrom(9)],
    [closedFrom(17)],
    'worst loss 20 of 20 as before, limits at other hours',
  ],
  ['a window that is gone', [closedFrom(9)], [nodePool('2', 'a')], 'limits at other hours'],
  [
    'the same hours for another number',
    [nodePool('2', 'a')],
    [nodePool('1', 'a')],
    'falls from 2 to 1 of 20 nodes',
  ],
])('%s is said in the first line', (_claim, base, head, expected) => {
  expect(firstLine(base, head)).toMatch(new RegExp(`${expected}$`));
});

test.each([
  [
    'drift',
    [nodePool('4', 'a')],
    [nodePool('2', 'b')],
    'Replaces 20 nodes, peak 2 of 20 nodes at once, worst loss 20 of 20',
  ],
  [
    'a new image',
    [daemonSet(4, 'a:1')],
    [daemonSet(2, 'a:2')],
    'Rolls out to 20 nodes, peak 2 of 20 nodes at once, worst loss 2 of 20',
  ],
])('what starts a rollout by %s is no fall of its numbers', (_claim, base, head, expected) => {
  expect(firstLine(base, head)).toMatch(new RegExp(`${expected}$`));
});

test('a window that moved is told beside what it was, though the result is short', () => {
  const text = shown([closedFrom(9)], [closedFrom(17)]);
  expect(text).toContain('    2 nodes: daily 09:00–17:00 UTC\n');
  expect(text).toContain('    was 2 nodes: daily 01:00–09:00 UTC\n');
});

test('the numbers of a next rollout say that nothing began it', () => {
  const text = shown([nodePool('4', 'a')], [nodePool('2', 'b')]);
  expect(text).toContain('Peak at once: 2 of 20 (10%), was 4 of 20 (20%), if started now.');
  expect(text).not.toContain('lower');
});

/** The workload `db` and its budget: what is beside a Deployment in most files. */
function database(replicas: number): object[] {
  const made = workload('db', NODES)[0] as { spec: object };
  return [{ ...made, spec: { ...made.spec, replicas } }, budget('db', 'db', { maxUnavailable: 1 })];
}

test.each([
  [4, 6, '2 pods more start'],
  [6, 4, '2 pods go'],
])(
  '%i replicas that become %i are no rollout, and what would be one has no finish of its own',
  (was, is, does) => {
    const text = shown(database(was), database(is));
    expect(text.split('\n')[0]).toContain('No rollout starts on merge. Next rollout: ');
    expect(text).not.toContain('in another group');
    expect(text).not.toContain('nothing starts');
    expect(text).toContain(does);
    expect(text).toMatch(/Finishes[^\n]*, if started now/);
  },
);

test('nodes that drift with the change and without it are not what merging does', () => {
  const pool = (nodes: string): object => {
    const made = nodePool(nodes, 'a') as { spec: { template: { spec: object } } };
    const requirements = [{ key: 'kubernetes.io/arch', operator: 'In', values: ['arm64'] }];
    const template = { ...made.spec.template, spec: { ...made.spec.template.spec, requirements } };
    return { ...made, spec: { ...made.spec, template } };
  };
  const text = shown([pool('4')], [pool('2')]);
  expect(text).toMatch(/\n {2}either way +20 of 20 nodes \(100%\) drift/);
  expect(text).not.toMatch(/\n {2}merging /);
});

/** A pool that may make no nodes. */
function stuckPool(atOnce: string): object {
  const pool = nodePool(atOnce, 'b') as { spec: object };
  return { ...pool, spec: { ...pool.spec, limits: { cpu: 0 } } };
}

test.each([
  [
    'is not praised for what it no longer breaks',
    nodePool('2', 'a'),
    'The rollout is stuck: it starts none of 20 nodes',
  ],
  [
    'before too is said to be, and not that its numbers are as before',
    stuckPool('1'),
    'No rollout starts on merge. The next rollout would get stuck as before: it starts none of 20 nodes',
  ],
])('a rollout that gets stuck %s', (_claim, base, expected) => {
  expect(firstLine([base], [stuckPool('2')])).toMatch(new RegExp(`${expected}$`));
});

test('a rollout that one node that is down holds up says how far it gets', () => {
  const snapshot = nodeList(parseFleet(`${FLEET.replace('20 nodes', '19 nodes')}\n1 node not-ready`));
  const everywhere = (image: string): string =>
    textOf([daemonSet(2, image)]).replace(
      '"containers":',
      '"tolerations":[{"operator":"Exists"}],"containers":',
    );
  const report = planOf({ base: everywhere('a:1'), head: everywhere('a:2'), snapshot });
  expect(renderText(report, { colour: false, width: 200 })).toContain('it gets stuck with 19 of 20 done');
});

describe('a node that another rollout replaces meanwhile', () => {
  const tuned = (version: string): object => {
    const it = skyhook({ atOnce: 2, labels: READY_POOL }) as { spec: { packages: { tuning: object } } };
    return { ...it, spec: { ...it.spec, packages: { tuning: { ...it.spec.packages.tuning, version } } } };
  };
  const base = [tuned('1.0.0'), nodePool('10%', 'a')];

  test('counts once in what it rolls out to', () => {
    expect(firstLine(base, [tuned('1.1.0'), nodePool('50%', 'b')])).toContain('Rolls out to 20 nodes (');
  });

  test('is no more that a policy takes by itself than its own peak', () => {
    const snapshot = nodeList(parseFleet(FLEET));
    const { findings, plan } = planOf({ base: textOf(base), head: textOf(base), snapshot });
    const [overlap] = findings.filter(({ evidence }) => evidence['cause'] === 'overlap');
    const peaks = plan.head.policies.map(({ ref, effect }) => `${ref.kind} ${effect.peakAtOnce}`);
    expect(peaks).toContain('NodeWright 2');
    expect(overlap?.message).toMatch(/alone .*NodeWright\/tuning 2\b/);
  });
});

describe('an edit that is stored and takes nothing', () => {
  const first = (base: string, head: string): string =>
    renderText(reportOf(head, hosts(4), { base }), { colour: false, width: 200 }).split('\n')[0] ?? '';

  test('is no fall of its numbers, and its targets are in no other group', () => {
    const line = first(planYaml({}), planYaml({ version: 'v3', postCompleteDelay: '5' }));
    expect(line).toContain('1 error. Plan/system-upgrade/agents can not work as written and takes nothing');
    expect(line).not.toMatch(/falls|no group/);
  });

  test('is named beside what its move removes', () => {
    const line = first(planYaml({}), planYaml({}, { namespace: 'kube-system' }));
    expect(line).toContain('Removes Plan/system-upgrade/agents, Plan/kube-system/agents can not work');
  });
});

test('a finding about an edit is an effect, though no number changes', () => {
  const report = planOf({
    base: planYaml({ cordon: true }),
    head: planYaml({}),
    snapshot: nodeList(hosts(4)),
  });
  const [line] = renderText(report, { colour: false, width: 200 }).split('\n');
  expect(line).toMatch(/no number changes$/);
});
