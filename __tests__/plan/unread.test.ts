import type { Problem } from '../../src/manifest/problem.js';
import { text } from '../../src/text/text.js';
import { nodeList } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { FOUR, pool } from '../systems/karpenter/clusters.js';
import { budgetYaml, manifest, workloadYaml } from '../systems/kubernetes/manifests.js';
import { ONE_AT_A_TIME } from './measure/one-at-a-time.js';

const FLEET = nodeList(Array.from({ length: 4 }, () => ({ labels: { gpu: 'true' } })));
const OTHER = ONE_AT_A_TIME.replace('name: gpu', 'name: cpu');

function problems(head: string, base: string | null = null, snapshot: object = FLEET): string[] {
  const { plan } = planOf({ head, base, snapshot });
  return plan.problems.map(({ severity, code }) => `${severity} ${code}`);
}

const object = (apiVersion: string, kind: string, spec = '{}'): string =>
  `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: tuning}\nspec: ${spec}\n`;

test.each([
  [
    'no name, of a kind that is not planned: a configuration file',
    'apiVersion: controller-runtime.sigs.k8s.io/v1alpha1\nkind: ControllerManagerConfig\n',
    [],
  ],
  ['no name, of a planned kind', 'apiVersion: karpenter.sh/v1\nkind: NodePool\n', ['error missing-name']],
  [
    'no name, of a slip of a planned kind',
    'apiVersion: skyhook.nvidia.com/v1alpha1\nkind: SkyHook\n',
    ['error missing-name'],
  ],
  ['no kind, in a group without planned kinds', 'apiVersion: v2\n', []],
  ['no kind, in a group of planned kinds', 'apiVersion: karpenter.sh/v1\n', ['error missing-kind']],
  ['no apiVersion, of a planned kind', 'kind: NodePool\nspec: {}\n', ['error missing-api-version']],
  ['values of a chart that name a planned kind', 'kind: DaemonSet\nreplicaCount: 1\n', []],
  ['another case', object('skyhook.nvidia.com/v1alpha1', 'SkyHook'), ['error unknown-kind']],
  ['the plural', object('nodewright.nvidia.com/v1alpha1', 'DeploymentPolicies'), ['error unknown-kind']],
  [
    'an old kind in the new group',
    object('nodewright.nvidia.com/v1alpha1', 'Skyhook'),
    ['error unknown-kind'],
  ],
  ['another case in a group of many kinds', object('karpenter.sh/v1', 'Nodepool'), ['error unknown-kind']],
  ['another case of a workload', object('apps/v1', 'Daemonset'), ['error unknown-kind']],
  ['another case of a budget', object('policy/v1', 'PodDisruptionbudget'), ['error unknown-kind']],
  ['a later kind of Karpenter', object('karpenter.sh/v1beta2', 'DisruptionSchedule'), ['error unknown-kind']],
  [
    'a later kind of KubeFleet',
    object('placement.kubernetes-fleet.io/v1', 'StagedUpdatePause'),
    ['error unknown-kind'],
  ],
  ['a list', object('karpenter.sh/v1', 'NodePoolList'), []],
  ['a group a letter short', object('nodewright.nvidia.co/v1alpha1', 'NodeWright'), ['error unknown-group']],
  [
    'a group with letters swapped',
    object('nodewirght.nvidia.com/v1alpha1', 'DeploymentPolicy'),
    ['error unknown-group'],
  ],
  ['a mistyped group of another system', object('karpenter.hs/v1', 'NodePool'), ['error unknown-group']],
  ['a group without its end', object('app/v1', 'Deployment'), ['error unknown-group']],
  ['another kind of another group', object('karpenter.k8s.aws/v1', 'EC2NodeClass'), []],
])('an object beside a policy: %s', (_claim, written, expected) => {
  const head = `${ONE_AT_A_TIME}---\n${written}`;
  expect(problems(head)).toEqual(expected);
  expect(planOf({ head, snapshot: FLEET }).verdict === 'unknown').toBe(expected.length > 0);
});

test.each([
  ['karpenter.sh/v1', 'NodeClaim'],
  ['placement.kubernetes-fleet.io/v1', 'Work'],
])('unread: an object that a controller makes, %s %s, is no change without a base', (apiVersion, kind) => {
  const head = `${ONE_AT_A_TIME}---\n${object(apiVersion, kind)}`;
  expect([problems(head), problems(head, ONE_AT_A_TIME)]).toEqual([[], ['error fleet-object']]);
});

test('unread: a removal beside a mistyped group is assumed unchanged', () => {
  const moved = ONE_AT_A_TIME.replace('nodewright.nvidia.com', 'nodewright.nvidia.co');
  expect(problems(`${OTHER}---\n${moved}`, `${OTHER}---\n${ONE_AT_A_TIME}`)).toEqual([
    'warning not-judged',
    'error unknown-group',
  ]);
});

test.each([
  ['a group of another project', 'apps.example.io/v1', 'Deployment'],
  ['a later group of the same project', 'rollout.kubefleet.dev/v1', 'ClusterResourcePlacement'],
])('unread: a planned kind of %s is an error where the change brings it', (_claim, apiVersion, kind) => {
  const [before, after] = ['{}', '{a: 1}'].map(
    (spec) => `${ONE_AT_A_TIME}---\n${object(apiVersion, kind, spec)}`,
  ) as [string, string];
  expect(problems(before)).toEqual(['error other-group']);
  expect(problems(before, ONE_AT_A_TIME)).toEqual(['error other-group']);
  expect(problems(before, before)).toEqual(['warning other-group']);
  expect(problems(before, after)).toEqual(['error other-group']);
});

test('unread: a head without any of the policies of the base is a warning', () => {
  expect(problems('# nothing\n', ONE_AT_A_TIME)).toEqual(['warning policies-gone']);
});

const list = (...items: object[]): object => ({ apiVersion: 'v1', kind: 'List', items });
const DEPLOYMENT = workloadYaml('Deployment');
const WITHOUT_NODES = list(manifest(workloadYaml('Deployment', ['replicas: 3'])).object);
const PORT = DEPLOYMENT.replace('name: app, image', 'name: app, ports: [{hostPort: 80}], image');
const POOL = DEPLOYMENT.replace('spec: {containers', 'spec: {nodeSelector: {pool: a}, containers');
const POD = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'a', namespace: 'b' } };
const SPREAD = DEPLOYMENT.replace(
  'spec: {containers',
  'spec: {topologySpreadConstraints: [{whenUnsatisfiable: DoNotSchedule, labelSelector: {}}], containers',
);
const NO_NODES = ['error no-nodes'];

test.each<[claim: string, head: string[], base: string | null, snapshot: object, expected: string[]]>([
  ['workloads', [DEPLOYMENT, workloadYaml('StatefulSet', ['serviceName: app'])], null, WITHOUT_NODES, []],
  ['a disruption budget', [DEPLOYMENT, budgetYaml('maxUnavailable: 1')], null, WITHOUT_NODES, []],
  ['a DaemonSet', [workloadYaml('DaemonSet')], null, WITHOUT_NODES, NO_NODES],
  ['a Deployment that asks for certain nodes', [POOL], null, WITHOUT_NODES, NO_NODES],
  ['a Deployment with one pod a node', [PORT], null, WITHOUT_NODES, NO_NODES],
  ['a Deployment with hard topology spread', [SPREAD], null, WITHOUT_NODES, NO_NODES],
  ['a policy for nodes over a pod', [ONE_AT_A_TIME], ONE_AT_A_TIME, list(POD), NO_NODES],
  ['a policy for nodes', [DEPLOYMENT, ONE_AT_A_TIME], null, WITHOUT_NODES, NO_NODES],
  ['a policy for nodes of the base alone', [DEPLOYMENT], ONE_AT_A_TIME, WITHOUT_NODES, NO_NODES],
])('a snapshot without nodes: %s', (_claim, head, base, snapshot, expected) => {
  expect(problems(head.join('\n---\n'), base, snapshot)).toEqual(expected);
});

test('a snapshot without nodes: a Deployment has its batches; an empty one is unknown', () => {
  const head = workloadYaml('Deployment', ['replicas: 4']);
  const [policy] = planOf({ head, snapshot: WITHOUT_NODES }).plan.head.policies;
  expect(policy?.effect.groups[0]?.batches.map(({ size }) => size)).toEqual([2, 2]);
  expect(planOf({ head, snapshot: list() }).verdict).toBe('unknown');
});

const ROLLS_BY_POLICY = `${ONE_AT_A_TIME}---
apiVersion: nodewright.nvidia.com/v1alpha1
kind: NodeWright
metadata: {name: tuning}
spec: {deploymentPolicy: gpu, nodeSelectors: {matchLabels: {gpu: "true"}}, packages: {a: {version: 1.0.0, image: a.b/c}}}
`;
const PLACEMENT = `apiVersion: placement.kubernetes-fleet.io/v1
kind: ClusterResourcePlacement
metadata: {name: web}
spec: {resourceSelectors: [{group: "", version: v1, kind: Namespace, name: web}], policy: {placementType: PickAll}}
`;
const MAINTENANCE = `apiVersion: ngn2.nvidia.com/v1alpha1
kind: NotifyMaintenance
metadata: {name: nm, namespace: ngn2}
spec: {nodeName: node-0001, maintenanceID: fw, type: PlannedMaintenance}
`;
const NOWHERE = {
  ...({ severity: 'error', code: 'missing-path', place: null } as const),
  message: text`nope does not exist. Check the path.`,
};

test.each([
  ['a NodePool', pool()],
  ['a NodeWright and its policy', ROLLS_BY_POLICY],
  ['a Deployment', DEPLOYMENT],
  ['a PodDisruptionBudget', budgetYaml()],
  ['a placement', PLACEMENT],
  ['an announced maintenance', MAINTENANCE],
])('an unread head: %s is not removed', (_what, base) => {
  const broken = planOf({ head: 'a: b: c\n', base, snapshot: FOUR });
  const missing = planOf({ head: '', headReading: [NOWHERE], base, snapshot: FOUR });
  for (const { plan, verdict, findings } of [broken, missing]) {
    expect(verdict).toBe('unknown');
    expect(plan.policies.map(({ change }) => change)).not.toContain('removed');
    expect(findings.filter(({ status }) => status !== 'unchanged')).toEqual([]);
    expect(plan.problems.map(({ code }) => code)).toContain('not-judged');
    expect(plan.problems.map(({ code }) => code)).not.toContain('policies-gone');
  }
});

test('an unread head: what was read of it is evaluated beside it, and finds what it refers to', () => {
  const [, roller = ''] = ROLLS_BY_POLICY.split('---\n');
  const head = `a: b: c\n---\n${roller}`;
  const { plan, findings } = planOf({ head, base: ROLLS_BY_POLICY, snapshot: FLEET });
  const changes = plan.policies.map(({ ref, change }) => [ref.kind, change]);
  expect(changes).toContainEqual(['DeploymentPolicy', 'unchanged']);
  expect(findings.filter(({ status }) => status === 'new')).toEqual([]);
});

test('an object that is described twice hides no other: what is gone beside it is removed', () => {
  const [head, base] = [`${ONE_AT_A_TIME}---\n${ONE_AT_A_TIME}`, `${ONE_AT_A_TIME}---\n${pool()}`];
  const { plan } = planOf({ head, base, snapshot: FOUR });
  expect(plan.policies.find(({ ref }) => ref.kind === 'NodePool')?.change).toBe('removed');
});

const AT = { place: { file: 'base/a.yaml', line: 1, column: 1 } };

test.each<[claim: string, problem: Problem, isUnknown: boolean, expected: string]>([
  ['a path that does not exist', NOWHERE, true, 'error base-missing-path'],
  ['more faults than are listed', { ...NOWHERE, code: 'more-problems' }, false, 'warning base-more-problems'],
  ['a file that may not be read', { ...NOWHERE, ...AT, code: 'unreadable' }, true, 'error base-unreadable'],
  [
    'a link that the change may repair',
    { ...NOWHERE, ...AT, code: 'symlink' },
    false,
    'warning base-symlink',
  ],
  [
    'an empty folder: everything is new',
    { ...NOWHERE, severity: 'warning', code: 'cluster-scoped' },
    false,
    'warning base-cluster-scoped',
  ],
])('an unread base: %s', (_claim, problem, isUnknown, expected) => {
  const report = planOf({ head: ONE_AT_A_TIME, base: '', snapshot: FLEET, baseReading: [problem] });
  const found = report.plan.problems.filter(({ severity }) => severity !== 'info');
  expect(found.map(({ severity, code }) => `${severity} ${code}`)).toEqual([expected]);
  expect(report.verdict === 'unknown').toBe(isUnknown);
});

test('digest: does not depend on the order of objects in the files', () => {
  const digest = (head: string): string => planOf({ head, snapshot: FLEET }).plan.digest;
  expect(digest(`${ONE_AT_A_TIME}---\n${OTHER}`)).toBe(digest(`${OTHER}---\n${ONE_AT_A_TIME}`));
});
