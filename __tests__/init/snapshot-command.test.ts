import { proposalFor } from '../../src/init/index.js';
import {
  application,
  chart,
  fluxKustomization,
  nodePool,
  object,
  POOL_TEMPLATE,
  type Tree,
} from './trees.js';

function commandFor(path: string, text: string, more: Tree = {}): string {
  const files = Object.entries({ [path]: text, ...more });
  const { workflow = '' } = proposalFor(files.map(([at, of]) => ({ path: at, text: of }))) ?? {};
  const lines = workflow.split('\n').filter((line) => /^# {3}.*(kubectl|cli\.js snapshot - >)/.test(line));
  return lines.map((line) => line.slice(1).trim()).join('\n');
}

const skyhook = (group: string, kind: string): string =>
  `apiVersion: ${group}/v1alpha1\nkind: ${kind}\nmetadata: {name: a}\nspec: {}\n`;

test.each<[string, string, readonly string[]]>([
  ['NodePools come with their definition', nodePool('a'), ['nodepools.karpenter.sh']],
  [
    'objects of the old group come with the definitions of that group',
    skyhook('skyhook.nvidia.com', 'Skyhook'),
    ['skyhooks.skyhook.nvidia.com', 'deploymentpolicies.skyhook.nvidia.com'],
  ],
  [
    'objects of the new group come with the definitions of that group',
    skyhook('nodewright.nvidia.com', 'NodeWright'),
    ['nodewrights.nodewright.nvidia.com', 'deploymentpolicies.nodewright.nvidia.com'],
  ],
])('%s', (_claim, text, names) => {
  const command = commandFor('fleet/object.yaml', text);
  expect(command).toContain(`get -o json --ignore-not-found crd ${names.join(' ')}; } \\`);
  const [listed = ''] = command.split('\n');
  expect(names.filter((name) => !listed.split(/[ ,]/).includes(name))).toEqual([]);
});

test('kinds of Kubernetes itself have no definition', () => {
  const command = commandFor(
    'web.yaml',
    'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web, namespace: web}\nspec: {replicas: 1}\n',
  );
  expect(command).toContain('kubectl get -o json -A nodes,');
  expect(command).not.toContain(' crd ');
});

test('the autoscalers of workloads are in the snapshot', () => {
  const [listed = ''] = commandFor(
    'web.yaml',
    'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web, namespace: web}\nspec: {replicas: 1}\n',
  ).split('\n');
  expect(listed.split(/[ ,]/)).toContain('horizontalpodautoscalers.autoscaling');
});

test.each<[string, string, string, Tree]>([
  ['an Application', 'argo/pools.yaml', application('pools', 'charts/pools', 'karpenter'), {}],
  [
    'a HelmRelease',
    'clusters/prod/apps.yaml',
    fluxKustomization('apps', './apps'),
    {
      'apps/release.yaml': object('helm.toolkit.fluxcd.io/v2', 'HelmRelease', 'pools', 'karpenter', {
        chart: {
          spec: {
            chart: './charts/pools',
            sourceRef: { kind: 'GitRepository', name: 'flux-system', namespace: 'flux-system' },
          },
        },
      }),
    },
  ],
])('node pools of a chart that %s delivers are in the snapshot', (_by, path, text, more) => {
  const pools = chart('charts/pools', 'pools', { 'pool.yaml': POOL_TEMPLATE });
  const command = commandFor(path, text, { ...pools, ...more });
  expect(command).toContain('nodepools.karpenter.sh,');
  expect(command).toContain('nodeclaims.karpenter.sh');
});
