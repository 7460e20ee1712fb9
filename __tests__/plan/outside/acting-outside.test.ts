import { describe, expect, test } from '@jest/globals';
import { actingOutside } from '../../../src/plan/outside/acting-outside.js';
import { manifestsOf } from '../../parse-side.js';
import { side } from '../reading/two-sides.js';

const text = (object: object): string => JSON.stringify(object);
const POLICIES = [
  { apiVersion: 'karpenter.sh/v1', kind: 'NodePool', metadata: { name: 'gpu' }, spec: {} },
  {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name: 'web', namespace: 'web' },
    spec: { maxUnavailable: 1 },
  },
].map(text);

const job = (...command: string[]): string =>
  text({
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name: 'j', namespace: 'ops' },
    spec: { template: { spec: { containers: [{ name: 'a', image: 'a', command }] } } },
  });
const webhook = (group: string, resource: string): string =>
  text({
    apiVersion: 'admissionregistration.k8s.io/v1',
    kind: 'MutatingWebhookConfiguration',
    metadata: { name: 'w' },
    webhooks: [{ name: 'a.b.c', rules: [{ apiGroups: [group], resources: [resource] }] }],
  });
const namespace = (name: string, annotations: object): string =>
  text({ apiVersion: 'v1', kind: 'Namespace', metadata: { name, annotations } });
const roles = (mapRoles: string): string =>
  text({
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'aws-auth', namespace: 'kube-system' },
    data: { mapRoles },
  });
const NODES = '- rolearn: arn:aws:iam::1:role/nodes\n  groups: [system:nodes]\n';
const role = (...verbs: string[]): string =>
  text({
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'ClusterRole',
    metadata: { name: 'karpenter' },
    rules: [{ apiGroups: ['karpenter.sh'], resources: ['nodepools'], verbs }],
  });
const driver = (version: string): string =>
  text({
    apiVersion: 'nvidia.com/v1',
    kind: 'ClusterPolicy',
    metadata: { name: 'c' },
    spec: { driver: { version } },
  });
const NEVER = { 'downscaler/uptime': 'never' };

function told(
  before: string | null,
  after: string | null,
  path = 'ops/x.yaml',
  policies: readonly string[] = POLICIES,
): string[] {
  const { files } = side(Object.fromEntries(policies.map((one, i) => [`policies/${i}.yaml`, one])));
  const held = manifestsOf(files);
  const outside = [{ path, before, text: after, isTakenOut: path.startsWith('out/') }];
  return actingOutside({ outside, renderedPaths: ['built'] }, held, held).map(
    ({ severity, code, message }) => {
      const [, names] = /judged: (.*?)\. Add/.exec(message) ?? [];
      return `${severity} ${code} ${names}`;
    },
  );
}

describe('what acts on the fleet and lies where no glob looks is a warning', () => {
  test.each<[claim: string, before: string | null, after: string | null, object: string]>([
    ['a Job that drains', null, job('kubectl', 'drain', 'a'), 'Job/j'],
    ['one that deletes a policy', null, job('kubectl', 'delete', 'nodepool', 'gpu'), 'Job/j'],
    ['one that drains now', job('kubectl', 'get', 'nodes'), job('kubectl', 'drain', 'a'), 'Job/j'],
    [
      'a webhook that rewrites policies',
      null,
      webhook('karpenter.sh', 'nodepools'),
      'MutatingWebhookConfiguration/w',
    ],
    ['one that goes', webhook('karpenter.sh', 'nodepools'), null, 'MutatingWebhookConfiguration/w'],
    ['a driver that is rolled over nodes', driver('1'), driver('2'), 'ClusterPolicy/c'],
    ['the role of nodes taken out of aws-auth', roles(NODES), roles('[]'), 'ConfigMap/aws-auth'],
    ['a right that Karpenter loses', role('get', 'patch'), role('get'), 'ClusterRole/karpenter'],
    [
      'hours of a namespace with planned objects',
      namespace('web', {}),
      namespace('web', NEVER),
      'Namespace/web',
    ],
  ])('%s', (_claim, before, after, object) => {
    expect(told(before, after)).toEqual([`warning outside-policies ${object} (ops/x.yaml)`]);
  });

  test.each<[claim: string, before: string | null, after: string | null, path: string]>([
    ['a Job that looks', null, job('kubectl', 'get', 'nodes'), 'ops/x.yaml'],
    ['one that was there', job('kubectl', 'drain', 'a'), job('kubectl', 'drain', 'a'), 'ops/x.yaml'],
    ['a webhook about other kinds', null, webhook('', 'secrets'), 'ops/x.yaml'],
    ['a role of nodes that comes', roles('[]'), roles(NODES), 'ops/x.yaml'],
    ['a right that Karpenter gets', role('get'), role('get', 'patch'), 'ops/x.yaml'],
    ['hours of another namespace', null, namespace('other', NEVER), 'ops/x.yaml'],
    ['a Job of tests', null, job('kubectl', 'drain', 'a'), 'tests/x.yaml'],
    ['a Job that a glob takes out', null, job('kubectl', 'drain', 'a'), 'out/x.yaml'],
    ['a Job of what is built', null, job('kubectl', 'drain', 'a'), 'built/x.yaml'],
    ['what is no manifest', null, job('kubectl', 'drain', 'a'), 'ops/x.txt'],
  ])('%s: none', (_claim, before, after, path) => {
    expect(told(before, after, path)).toEqual([]);
  });

  test('what the policies hold under that name is another cluster, where nobody can tell', () => {
    const drain = job('kubectl', 'drain', 'a');
    expect(told(null, drain, 'ops/x.yaml', [...POLICIES, job('kubectl', 'get', 'nodes')])).toEqual([]);
  });
});
