import { describe, expect, test } from '@jest/globals';
import { editedControllers } from '../../../src/plan/outside/edited-controllers.js';
import { manifestsOf } from '../../parse-side.js';
import { side } from '../reading/two-sides.js';

const KARPENTER = 'public.ecr.aws/karpenter/controller:1.14.0';
const text = (object: object): string => JSON.stringify(object);

interface Container {
  readonly image?: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly resources?: object;
  readonly envFrom?: readonly object[];
  readonly lifecycle?: object;
}

function workload({ env = {}, image = KARPENTER, ...rest }: Container, kind = 'Deployment'): string {
  const variables = Object.entries(env).map(([name, value]) => ({ name, value }));
  const template = { spec: { containers: [{ name: 'a', image, env: variables, ...rest }] } };
  return text({
    apiVersion: 'apps/v1',
    kind,
    metadata: { name: 'c', namespace: 'system' },
    spec: { template },
  });
}
const podWith = (spec: object): string => {
  const { spec: of, ...rest } = JSON.parse(workload({})) as { spec: { template: { spec: object } } };
  return text({ ...rest, spec: { template: { spec: { ...of.template.spec, ...spec } } } });
};
const settings = (name: string, data: object, kind = 'ConfigMap'): string =>
  text({ apiVersion: 'v1', kind, metadata: { name, namespace: 'system' }, data });
const gates = (value: string): string => workload({ env: { FEATURE_GATES: value } });

function said(before: readonly string[], after: readonly string[]): string[] {
  const held = (texts: readonly string[]) =>
    manifestsOf(side(Object.fromEntries(texts.map((one, i) => [`${i}.yaml`, one]))).files);
  return editedControllers(held(before), held(after)).map(
    ({ severity, message }) => `${severity} ${message.split(':')[0]}`,
  );
}

describe('a controller whose own settings the change edits', () => {
  test.each<[claim: string, before: string, after: string, expected: string]>([
    [
      'feature gates',
      gates('NodeRepair=false'),
      gates('NodeRepair=true'),
      'error Deployment/c (Karpenter) gets other arguments or another environment',
    ],
    [
      'an argument',
      workload({ image: 'ghcr.io/nvidia/skyhook/operator:v0.8' }),
      workload({ image: 'ghcr.io/nvidia/skyhook/operator:v0.8', args: ['--x'] }),
      'error Deployment/c (NodeWright (Skyhook)) gets other arguments or another environment',
    ],
    [
      'a mirror of the image',
      workload({ image: 'r.example:5000/m/member-agent@sha256:0' }),
      workload({ image: 'r.example:5000/m/member-agent@sha256:0', args: ['--x'] }),
      'error Deployment/c (KubeFleet) gets other arguments or another environment',
    ],
    [
      'other settings in the place of those',
      podWith({ volumes: [{ name: 'v', configMap: { name: 'slow' } }] }),
      podWith({ volumes: [{ name: 'v', configMap: { name: 'fast' } }] }),
      'error Deployment/c (Karpenter) gets other arguments or another environment',
    ],
    [
      'another API server',
      podWith({}),
      podWith({ hostAliases: [{ ip: '192.0.2.1', hostnames: ['kubernetes.default.svc'] }] }),
      'error Deployment/c (Karpenter) gets other arguments or another environment',
    ],
    [
      'other name servers',
      podWith({}),
      podWith({ dnsPolicy: 'None', dnsConfig: { nameservers: ['192.0.2.1'] } }),
      'error Deployment/c (Karpenter) gets other arguments or another environment',
    ],
    [
      'no token for the API server',
      podWith({}),
      podWith({ automountServiceAccountToken: false }),
      'error Deployment/c (Karpenter) gets other arguments or another environment',
    ],
    [
      'a command beside its own',
      workload({}),
      workload({ lifecycle: { postStart: { exec: { command: ['kill', '1'] } } } }),
      'error Deployment/c (Karpenter) gets other arguments or another environment',
    ],
    [
      'the account that it acts as',
      podWith({ serviceAccountName: 'karpenter' }),
      podWith({}),
      'warning Deployment/c (Karpenter) runs as another account, whose rights no file tells',
    ],
    [
      'a source of variables',
      workload({ image: 'quay.io/nvidia/pika:1' }),
      workload({ image: 'quay.io/nvidia/pika:1', envFrom: [{ configMapRef: { name: 'x' } }] }),
      'error Deployment/c (PIKA) gets other arguments or another environment',
    ],
    [
      'only the image',
      workload({}),
      workload({ image: KARPENTER.replace('1.14', '0.30') }),
      'warning Deployment/c (Karpenter) gets another image',
    ],
    [
      'another image in its place',
      workload({}),
      workload({ image: 'example/nothing' }),
      'warning Deployment/c (Karpenter) gets another image',
    ],
    [
      'the version of the system upgrade controller',
      workload({ image: 'rancher/system-upgrade-controller:v0.14' }),
      workload({ image: 'rancher/system-upgrade-controller:v0.15' }),
      'warning Deployment/c (the system upgrade controller) gets another image',
    ],
    [
      'what drains nodes by itself',
      workload({ image: 'ghcr.io/kubereboot/kured:1' }, 'DaemonSet'),
      workload({ image: 'ghcr.io/kubereboot/kured:1', args: ['--concurrency=100'] }, 'DaemonSet'),
      'warning DaemonSet/c (kured) gets other arguments or another environment',
    ],
  ])('%s', (_claim, before, after, expected) => {
    expect(said([before], [after])).toEqual([expected]);
  });

  test.each<[claim: string, before: string[], after: string[], expected: string[]]>([
    [
      'one that runs no more',
      [workload({})],
      [workload({}).replace('"spec":{"template"', '"spec":{"replicas":0,"template"')],
      ['warning Deployment/c (Karpenter) is scaled to none'],
    ],
    ['one that leaves', [workload({})], [], ['warning Deployment/c (Karpenter) is gone from the files']],
    ['one that comes, of planned objects', [], [workload({})], []],
    [
      'one that comes with feature gates',
      [],
      [gates('NodeRepair=true')],
      ['warning Deployment/c (Karpenter) is added with feature gates'],
    ],
    [
      'one that comes with them as an argument',
      [],
      [workload({ args: ['--feature-gates=NodeRepair=true'] })],
      ['warning Deployment/c (Karpenter) is added with feature gates'],
    ],
    [
      'one that comes and takes nodes',
      [],
      [workload({ image: 'a/cluster-autoscaler:1' })],
      ['warning Deployment/c (the cluster autoscaler) is added'],
    ],
    [
      'a ConfigMap that it reads',
      [workload({ envFrom: [{ configMapRef: { name: 'x' } }] }), settings('x', { a: '1' })],
      [workload({ envFrom: [{ configMapRef: { name: 'x' } }] }), settings('x', { a: '2' })],
      ['error Deployment/c (Karpenter) reads ConfigMap/x, which is edited'],
    ],
    [
      'a ConfigMap that it reads by its name',
      [settings('karpenter-global-settings', { a: '1' })],
      [settings('karpenter-global-settings', { a: '2' })],
      ['error ConfigMap/karpenter-global-settings (Karpenter) is edited'],
    ],
    [
      'what Argo CD leaves alone',
      [settings('argocd-cm', { url: 'a' })],
      [settings('argocd-cm', { url: 'a', 'resource.exclusions': '[]' })],
      ['warning ConfigMap/argocd-cm (Argo CD) is edited'],
    ],
    [
      'how Argo CD builds, as its settings leave',
      [settings('argocd-cm', { 'kustomize.buildOptions': '--enable-helm' })],
      [],
      ['warning ConfigMap/argocd-cm (Argo CD) is gone from the files'],
    ],
    [
      'where Argo CD is and who may enter',
      [settings('argocd-cm', { url: 'a' })],
      [settings('argocd-cm', { url: 'b', 'accounts.a': 'login' })],
      [],
    ],
    [
      'the policy of the descheduler',
      [],
      [settings('d', { 'policy.yaml': 'apiVersion: descheduler/v1alpha2\nkind: "DeschedulerPolicy"\n' })],
      ['warning ConfigMap/d (the descheduler) is added'],
    ],
    [
      'rules of kube-janitor',
      [settings('j', { 'r.yaml': 'rules:\n- id: a\n  jmespath: "!(spec)"\n  ttl: 7d\n' })],
      [settings('j', { 'r.yaml': 'rules:\n- id: a\n  jmespath: "@"\n  ttl: 1h\n' })],
      ['warning ConfigMap/j (kube-janitor) is edited'],
    ],
    [
      'kube-janitor itself',
      [],
      [workload({ image: 'hjacobs/kube-janitor:23.7.0' })],
      ['warning Deployment/c (kube-janitor) is added'],
    ],
    ['a query of something else', [], [settings('j', { q: 'jmespath: "@"' })], []],
  ])('%s', (_claim, before, after, expected) => {
    expect(said(before, after)).toEqual(expected);
  });

  test.each<[claim: string, before: string, after: string]>([
    ['what it may use', workload({}), workload({ resources: { limits: { cpu: '2' } } })],
    ['what it logs', workload({ env: { LOG_LEVEL: 'info' } }), workload({ env: { LOG_LEVEL: 'debug' } })],
    [
      'where its metrics are',
      workload({ args: ['--metrics-port=1'] }),
      workload({ args: ['--metrics-port=2'] }),
    ],
    [
      'what holds anyway',
      podWith({}),
      podWith({ dnsPolicy: 'ClusterFirst', automountServiceAccountToken: true, hostAliases: [] }),
    ],
    [
      'the order of its variables',
      workload({ env: { A: '1', B: '2' } }),
      workload({ env: { B: '2', A: '1' } }),
    ],
    [
      'settings of a workload that is none',
      workload({ image: 'nginx:1' }),
      workload({ image: 'nginx:1', args: ['--x'] }),
    ],
    [
      'one with such a word in its name',
      workload({ image: 'a/karpenter-docs:1' }),
      workload({ image: 'a/karpenter-docs:2' }),
    ],
  ])('%s is told of nowhere', (_claim, before, after) => {
    expect(said([before], [after])).toEqual([]);
  });

  test('that acts as another account is not told where the files say what that may do', () => {
    const account = (name: string): string => podWith({ serviceAccountName: name });
    const binding = text({
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'ClusterRoleBinding',
      metadata: { name: 'k' },
      roleRef: { kind: 'ClusterRole', name: 'k' },
      subjects: [{ kind: 'ServiceAccount', name: 'k2', namespace: 'system' }],
    });
    expect(said([account('k1')], [account('k2')])).toHaveLength(1);
    expect(said([account('k1')], [account('k2'), binding])).toEqual([]);
  });

  test.each([
    [
      'a gate, and what it does',
      gates('NodeRepair=false,A=true'),
      gates('NodeRepair=true,A=true'),
      /Edited: FEATURE_GATES, NodeRepair=true; with NodeRepair=true nodes .* deleted by force/,
    ],
    ['a gate that goes', gates('A=true'), gates(''), /Edited: FEATURE_GATES, A gone\./],
    ['a flag', workload({ args: ['--batch=1s'] }), workload({ args: ['--batch=9s'] }), /Edited: --batch\./],
  ])('names %s', (_claim, before, after, expected) => {
    const held = (one: string) => manifestsOf(side({ 'a.yaml': one }).files);
    expect(editedControllers(held(before), held(after))[0]?.message).toMatch(expected);
  });

  test('names nothing of what only decides what is logged', () => {
    const held = (level: string) =>
      manifestsOf(side({ 'a.yaml': workload({ args: [`--x=${level}`], env: { LOG_LEVEL: level } }) }).files);
    expect(editedControllers(held('info'), held('debug'))[0]?.message).toContain('Edited: --x.');
  });

  test('is compared with nothing where there is no base', () => {
    expect(
      editedControllers(null, manifestsOf(side({ 'a.yaml': workload({ image: 'a/kured:1' }) }).files)),
    ).toEqual([]);
  });
});
