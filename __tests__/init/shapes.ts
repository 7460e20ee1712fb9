import { DELIVERED, type Shape } from './delivered-shapes.js';
import {
  chart,
  deployment,
  kustomization,
  nodePool,
  object,
  POOL_TEMPLATE,
  type Tree,
  WORKLOAD_TEMPLATE,
} from './trees.js';

const NOISE: Tree = {
  '.github/workflows/ci.yaml': 'name: ci\non: push\njobs: {}\n',
  'mkdocs.yml': 'site_name: fleet\n',
  'dashboards/nodes.json': '{"title":"nodes","panels":[]}\n',
  'README.md': '# fleet\n',
};

const overlay = (environment: string): string =>
  kustomization({
    resources: ['../../base'],
    patches: [{ path: 'patch.yaml' }],
    namespace: `web-${environment}`,
  });
const patch = 'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: web }\nspec: { replicas: 8 }\n';

export const SHAPES: readonly Shape[] = [
  {
    name: 'plain manifests among workflows and dashboards',
    tree: { ...NOISE, 'karpenter/gpu.yaml': nodePool('gpu'), 'karpenter/cpu.yaml': nodePool('cpu') },
    expected: { '': ['karpenter/**/*.{yaml,yml}'] },
  },
  {
    name: 'manifests in the root',
    tree: { 'nodepool.yaml': nodePool('default'), 'ci.yml': 'a: 1\n' },
    expected: { '': ['*.{yaml,yml}'] },
  },
  {
    name: 'manifests in JSON, and lists',
    tree: {
      'fleet/web.json': object('apps/v1', 'Deployment', 'web', 'shop', { replicas: 2 }),
      'fleet/pools.yaml': `apiVersion: v1\nkind: List\nitems:\n${nodePool('a').replace(/^/gm, '    ').replace('    apiVersion', '  - apiVersion')}`,
    },
    expected: { '': ['fleet/**/*.{yaml,yml,json}'] },
  },
  {
    name: 'the manifests of each service of a monorepo',
    tree: {
      'services/cart/k8s/deployment.yaml': deployment('cart', 'shop'),
      'services/cart/src/config.yaml': 'level: debug\n',
      'services/web/k8s/deployment.yaml': deployment('web', 'shop'),
      'libs/values.yaml': 'a: 1\n',
    },
    expected: { '': ['services/**/*.{yaml,yml}'] },
  },
  {
    name: 'overlays of a base, one for each environment',
    tree: {
      'apps/web/base/kustomization.yaml': kustomization({ resources: ['deployment.yaml'] }),
      'apps/web/base/deployment.yaml': deployment('web'),
      ...Object.fromEntries(
        ['dev', 'staging', 'production'].flatMap((name) => [
          [`apps/web/overlays/${name}/kustomization.yaml`, overlay(name)],
          [`apps/web/overlays/${name}/patch.yaml`, patch],
        ]),
      ),
    },
    expected: {
      dev: [{ kustomize: 'apps/web/overlays/dev' }],
      prod: [{ kustomize: 'apps/web/overlays/production' }],
      staging: [{ kustomize: 'apps/web/overlays/staging' }],
    },
  },
  {
    name: 'overlays of a base, one for each region',
    tree: {
      'apps/web/base/kustomization.yaml': kustomization({ resources: ['deployment.yaml'] }),
      'apps/web/base/deployment.yaml': deployment('web'),
      'apps/web/overlays/us-east-1/kustomization.yaml': kustomization({ resources: ['../../base'] }),
      'apps/web/overlays/eu-west-1/kustomization.yaml': kustomization({ resources: ['../../base'] }),
    },
    expected: {
      'eu-west-1': [{ kustomize: 'apps/web/overlays/eu-west-1' }],
      'us-east-1': [{ kustomize: 'apps/web/overlays/us-east-1' }],
    },
  },
  {
    name: 'two spellings of an environment, and test beside it',
    tree: {
      'apps/production/web.yaml': deployment('web', 'shop'),
      'apps/test/web.yaml': deployment('web', 'shop'),
      'pools/prod/pool.yaml': nodePool('default'),
      'pools/test/pool.yaml': nodePool('default'),
      'test/pool.yaml': nodePool('default'),
    },
    expected: {
      prod: ['apps/production/**/*.{yaml,yml}', 'pools/prod/**/*.{yaml,yml}'],
      test: ['apps/test/**/*.{yaml,yml}', 'pools/test/**/*.{yaml,yml}'],
    },
  },
  {
    name: 'a kustomization that only lists the files of its folder',
    tree: {
      'karpenter/kustomization.yaml': kustomization({ resources: ['nodepool.yaml'] }),
      'karpenter/nodepool.yaml': nodePool('default'),
    },
    expected: { '': [{ kustomize: 'karpenter' }] },
  },
  {
    name: 'a kustomization that leaves a file of its folder out',
    tree: {
      'karpenter/kustomization.yaml': kustomization({ resources: ['nodepool.yaml'] }),
      'karpenter/nodepool.yaml': nodePool('default'),
      'karpenter/retired.yaml': nodePool('old'),
    },
    expected: { '': [{ kustomize: 'karpenter' }] },
  },
  {
    name: 'kustomize beside plain manifests',
    tree: {
      'k8s/plain/pool.yaml': nodePool('default'),
      'k8s/more/pool.yaml': nodePool('more'),
      'k8s/even-more/pool.yaml': nodePool('even-more'),
      'k8s/web/kustomization.yaml': kustomization({ resources: ['deployment.yaml'], namePrefix: 'a-' }),
      'k8s/web/deployment.yaml': deployment('web', 'shop'),
    },
    expected: { '': ['k8s/**/*.{yaml,yml}', '!k8s/web', { kustomize: 'k8s/web' }] },
  },
  {
    name: 'a kustomization with a namespace and a resource of another repository',
    tree: {
      'web/kustomization.yaml': kustomization({
        namespace: 'shop',
        resources: ['https://example.com/crds.yaml', 'deployment.yaml'],
      }),
      'web/deployment.yaml': deployment('web'),
    },
    expected: { '': [{ kustomize: 'web' }] },
  },
  {
    name: 'a kustomization with a component of another repository, which may change what it takes',
    tree: {
      'web/kustomization.yaml': kustomization({
        namespace: 'shop',
        components: ['https://git.example.com/team/components?ref=v1'],
        resources: ['deployment.yaml'],
      }),
      'web/deployment.yaml': deployment('web'),
    },
    expected: { '': ['web/**/*.{yaml,yml}'] },
  },
  {
    name: 'a chart of node pools',
    tree: chart('charts/pools', 'pools', { 'pool.yaml': POOL_TEMPLATE }),
    expected: { '': [{ helm: { chart: 'charts/pools', release: 'pools' } }] },
  },
  {
    name: 'a chart with values for each environment',
    tree: chart(
      '',
      'web',
      { 'web.yaml': WORKLOAD_TEMPLATE },
      { 'values-prod.yaml': 'a: 1\n', 'values-dev.yaml': 'a: 2\n' },
    ),
    expected: {
      dev: [{ helm: { chart: '.', values: ['values-dev.yaml'], release: 'web' } }],
      prod: [{ helm: { chart: '.', values: ['values-prod.yaml'], release: 'web' } }],
    },
  },
  {
    name: 'a component that nothing takes, beside one that an overlay takes',
    tree: {
      'web/base/kustomization.yaml': kustomization({ resources: ['web.yaml'] }),
      'web/base/web.yaml': deployment('web'),
      'web/components/plain/kustomization.yaml': kustomization({
        apiVersion: 'kustomize.config.k8s.io/v1alpha1',
        kind: 'Component',
        resources: ['agent.yaml'],
      }),
      'web/components/plain/agent.yaml': deployment('agent'),
      'web/components/mesh/kustomization.yaml': kustomization({
        apiVersion: 'kustomize.config.k8s.io/v1alpha1',
        kind: 'Component',
        resources: ['proxy.yaml'],
      }),
      'web/components/mesh/proxy.yaml': deployment('proxy'),
      'web/live/kustomization.yaml': kustomization({
        resources: ['../base'],
        components: ['../components/plain'],
      }),
    },
    expected: { '': [{ kustomize: 'web/live' }] },
  },
  ...DELIVERED,
  {
    name: 'node pools in Terraform, and plain ones',
    tree: {
      'terraform/karpenter.tf': `resource "kubectl_manifest" "pool" {\n  yaml_body = <<-YAML\n${nodePool('tf')}  YAML\n}\n`,
      'k8s/pool.yaml': nodePool('default'),
    },
    expected: { '': ['k8s/**/*.{yaml,yml}'] },
  },
  {
    name: 'the same objects by region',
    tree: {
      'regions/us-east-1/pool.yaml': nodePool('default'),
      'regions/eu-west-1/pool.yaml': nodePool('default'),
      'shared/web.yaml': deployment('web', 'shop'),
    },
    expected: {
      'eu-west-1': ['regions/eu-west-1/**/*.{yaml,yml}', 'shared/**/*.{yaml,yml}'],
      'us-east-1': ['regions/us-east-1/**/*.{yaml,yml}', 'shared/**/*.{yaml,yml}'],
    },
  },
  {
    name: 'the same object in folders without a meaning',
    tree: {
      'blueprints/a/web.yaml': deployment('web', 'x'),
      'blueprints/b/web.yaml': deployment('web', 'x'),
    },
    expected: { '': ['blueprints/a/**/*.{yaml,yml}'] },
  },
  {
    name: 'the same object in two files of a folder',
    tree: {
      'karpenter/cpu.yaml': nodePool('cpu'),
      'karpenter/gpu.yaml': nodePool('gpu'),
      'karpenter/pool-dev.yaml': nodePool('default'),
      'karpenter/pool-prod.yaml': nodePool('default'),
    },
    expected: { '': ['karpenter/cpu.yaml', 'karpenter/gpu.yaml', 'karpenter/pool-dev.yaml'] },
  },
  {
    name: 'tests and examples beside what runs',
    tree: {
      'karpenter/pool.yaml': nodePool('default'),
      'karpenter/examples/pool.yaml': nodePool('default'),
      '.deploy/e2e/pool.yaml': nodePool('other'),
      'k8s-tests/chainsaw/nodepools/pool.yaml': nodePool('third'),
    },
    expected: { '': ['karpenter/**/*.{yaml,yml}', '!karpenter/examples'] },
  },
  {
    name: 'a kustomization of another repository with patches',
    tree: {
      'argo/kustomization.yaml': kustomization({
        resources: ['https://example.com/install.yaml'],
        patches: [{ path: 'patches/server.yaml' }],
      }),
      'argo/patches/server.yaml': patch,
      'karpenter/pool.yaml': nodePool('default'),
    },
    expected: { '': ['karpenter/**/*.{yaml,yml}', { kustomize: 'argo' }] },
  },
  {
    name: 'nothing but examples',
    tree: { 'examples/pool.yaml': nodePool('default'), 'docs/index.md': '# docs\n' },
    expected: { '': ['examples/**/*.{yaml,yml}'] },
  },
  {
    name: 'packages of Skyhook, a hub of KubeFleet and maintenances of PIKA',
    tree: {
      'skyhooks/tuning.yaml': object('skyhook.nvidia.com/v1alpha1', 'Skyhook', 'tuning', null, {}),
      'hub/web.yaml': object(
        'placement.kubernetes-fleet.io/v1beta1',
        'ClusterResourcePlacement',
        'web',
        null,
        {},
      ),
      'maintenance/rack.yaml': object('ngn2.nvidia.com/v1alpha1', 'NotifyMaintenance', 'rack', 'pika', {}),
      'packages/config.json': '{"schema_version":"v1","package_name":"tuning"}\n',
    },
    expected: { '': ['hub/**/*.{yaml,yml}', 'maintenance/**/*.{yaml,yml}', 'skyhooks/**/*.{yaml,yml}'] },
  },
];
