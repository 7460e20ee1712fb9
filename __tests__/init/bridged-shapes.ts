import type { Shape } from './delivered-shapes.js';
import {
  chart,
  deployment,
  fluxKustomization,
  nodePool,
  object,
  POOL_TEMPLATE,
  WORKLOAD_TEMPLATE,
} from './trees.js';

/** What a cluster gets, as the bridge from Terraform and Rancher Fleet decide it. */
export const BRIDGED: readonly Shape[] = [
  {
    name: 'two sets of files in one folder that name the same environments',
    tree: {
      'k8s/pools-dev.yaml': nodePool('default'),
      'k8s/pools-prod.yaml': nodePool('default'),
      'k8s/agents-dev.yaml': deployment('agent', 'shop'),
      'k8s/agents-prod.yaml': deployment('agent', 'shop'),
    },
    expected: {
      dev: ['k8s/agents-dev.yaml', 'k8s/pools-dev.yaml'],
      prod: ['k8s/agents-prod.yaml', 'k8s/pools-prod.yaml'],
    },
  },
  {
    name: 'two sets of files in one folder that are ways to write the same',
    tree: {
      'k8s/all-nodes.yaml': nodePool('default'),
      'k8s/one-node.yaml': nodePool('default'),
      'k8s/phase-one.yaml': deployment('agent', 'shop'),
      'k8s/phase-two.yaml': deployment('agent', 'shop'),
    },
    expected: { '': ['k8s/**/*.{yaml,yml}'] },
  },
  ...['', '{{metadata.annotations.addons_repo_basepath}}'].map((base) => ({
    name: `Argo CD: addresses that only the Secrets of clusters have, and values that all of them take${base === '' ? '' : ', below a folder that only those have too'}`,
    tree: {
      'argocd/pools.yaml': object('argoproj.io/v1alpha1', 'ApplicationSet', 'pools', 'argocd', {
        generators: [{ clusters: { selector: { matchLabels: { karpenter: 'true' } } } }],
        template: {
          metadata: { name: 'pools-{{name}}' },
          spec: {
            source: {
              repoURL: '{{metadata.annotations.addons_repo_url}}',
              targetRevision: '{{metadata.annotations.addons_repo_revision}}',
              path: `${base}charts/pools`,
              helm: {
                releaseName: 'pools',
                ignoreMissingValueFiles: true,
                valueFiles: [
                  '../../environments/default/pools.yaml',
                  '../../environments/{{metadata.labels.environment}}/pools.yaml',
                  '../../environments/clusters/{{name}}/pools.yaml',
                ],
              },
            },
            destination: { name: '{{name}}', namespace: 'karpenter' },
          },
        },
      }),
      ...chart('charts/pools', 'pools', { 'pool.yaml': POOL_TEMPLATE, WORKLOAD_TEMPLATE }),
      'environments/default/pools.yaml': 'budget: 10%\n',
      'environments/dev/pools.yaml': 'budget: 50%\n',
      'environments/prod/pools.yaml': 'budget: 5%\n',
    },
    expected: {
      'dev with karpenter=true,environment=dev': [{ argocd: 'argocd/pools.yaml' }],
      'prod with karpenter=true,environment=prod': [{ argocd: 'argocd/pools.yaml' }],
    },
  })),
  {
    name: 'Argo CD: values in layers, by a label of the cluster and by its name, below a folder that only Secrets have',
    tree: {
      'appsets/pools.yaml': object('argoproj.io/v1alpha1', 'ApplicationSet', 'pools', 'argocd', {
        goTemplate: true,
        generators: [{ clusters: { values: { chart: 'pools' } } }],
        template: {
          metadata: { name: 'pools-{{ .name }}' },
          spec: {
            sources: [
              { repoURL: '{{ .metadata.annotations.repo }}', targetRevision: 'HEAD', ref: 'values' },
              {
                repoURL: '{{ .metadata.annotations.repo }}',
                targetRevision: 'HEAD',
                path: 'charts/{{ .values.chart }}',
                helm: {
                  ignoreMissingValueFiles: true,
                  valueFiles: [
                    'default/{{ .values.chart }}',
                    'environments/{{ .metadata.labels.environment }}/{{ .values.chart }}',
                    'clusters/{{ .name }}/{{ .values.chart }}',
                  ].map((path) => `$values/{{ .metadata.annotations.basepath }}${path}/values.yaml`),
                },
              },
            ],
            destination: { name: '{{ .name }}', namespace: 'karpenter' },
          },
        },
      }),
      ...chart('charts/pools', 'pools', { 'pool.yaml': POOL_TEMPLATE }),
      ...Object.fromEntries(
        ['default', 'environments/dev', 'environments/prod', 'clusters/spoke-prod'].map((folder) => [
          `addons/${folder}/pools/values.yaml`,
          'budget: 10%\n',
        ]),
      ),
    },
    expected: {
      'dev with environment=dev': [{ argocd: 'appsets/pools.yaml' }],
      'spoke-prod with environment=prod': [{ argocd: 'appsets/pools.yaml' }],
    },
  },
  {
    name: 'values of environments that are called as charts, beside files that say nothing that a chart asks for',
    tree: {
      ...chart('charts/web', 'web', { 'web.yaml': WORKLOAD_TEMPLATE }),
      ...chart('charts/pools', 'pools', { 'pool.yaml': POOL_TEMPLATE }),
      ...Object.fromEntries(
        ['dev', 'prod'].flatMap((name) => [
          [`config/${name}/web.yaml`, 'replicas: 3\n'],
          [`alerts/${name}/pools.yaml`, 'routes: []\n'],
        ]),
      ),
    },
    expected: Object.fromEntries(
      ['dev', 'prod'].map((name) => [
        name,
        [
          { helm: { chart: 'charts/pools', release: 'pools' } },
          { helm: { chart: 'charts/web', values: [`config/${name}/web.yaml`], release: 'web' } },
        ],
      ]),
    ),
  },
  {
    name: 'values of an environment and of a cluster in it, whichever is first by its letters',
    tree: {
      ...chart('charts/web', 'web', { 'web.yaml': WORKLOAD_TEMPLATE }),
      'clusters/spoke-prod/web/values.yaml': 'a: 1\n',
      'environments/dev/web/values.yaml': 'a: 2\n',
      'environments/prod/web/values.yaml': 'a: 3\n',
    },
    expected: Object.fromEntries(
      [
        ['dev', 'environments/dev'],
        ['spoke-prod', 'environments/prod', 'clusters/spoke-prod'],
      ].map(([name = '', ...folders]) => [
        name,
        [
          {
            helm: {
              chart: 'charts/web',
              values: folders.map((folder) => `${folder}/web/values.yaml`),
              release: 'web',
            },
          },
        ],
      ]),
    ),
  },
  {
    name: 'values for all environments beside those of each',
    tree: {
      ...chart('chart', 'web', { 'web.yaml': WORKLOAD_TEMPLATE }),
      'environments/default/values.yaml': 'a: 1\n',
      'environments/dev/values.yaml': 'a: 2\n',
      'environments/prod/values.yaml': 'a: 3\n',
    },
    expected: Object.fromEntries(
      ['dev', 'prod'].map((name) => [
        name,
        [
          {
            helm: {
              chart: 'chart',
              values: ['environments/default/values.yaml', `environments/${name}/values.yaml`],
              release: 'web',
            },
          },
        ],
      ]),
    ),
  },
  ...(['values/web', 'charts/web/values', 'values'] as const).map((folder) => ({
    name: `values of each environment in ${folder}`,
    tree: {
      ...chart('charts/web', 'web', { 'web.yaml': WORKLOAD_TEMPLATE }),
      ...chart('charts/library', 'library', { '_web.tpl': WORKLOAD_TEMPLATE }),
      'charts/library/Chart.yaml': 'apiVersion: v2\nname: library\nversion: 0.1.0\ntype: library\n',
      [`${folder}/dev.yaml`]: 'replicas: 2\n',
      [`${folder}/prod.yaml`]: 'replicas: 3\n',
    },
    expected: Object.fromEntries(
      ['dev', 'prod'].map((name) => [
        name,
        [{ helm: { chart: 'charts/web', values: [`${folder}/${name}.yaml`], release: 'web' } }],
      ]),
    ),
  })),
  {
    name: 'Flux: a hub that applies to clusters by their kubeconfig, and to itself',
    tree: {
      'hub/all.yaml': ['east', 'west']
        .map((name) =>
          fluxKustomization(`apps-${name}`, './apps', {
            kubeConfig: { secretRef: { name: `${name}-kubeconfig` } },
          }),
        )
        .join('---\n'),
      'hub/own.yaml': fluxKustomization('own', './own'),
      'apps/pool.yaml': nodePool('default'),
      'own/web.yaml': deployment('web', 'web'),
    },
    expected: {
      east: [{ flux: 'hub' }],
      'in-cluster': [{ flux: 'hub' }],
      west: [{ flux: 'hub' }],
    },
  },
  {
    name: 'Flux: a hub that only applies to others',
    tree: {
      'hub/all.yaml': ['east', 'west']
        .map((name) => fluxKustomization(name, './apps', { kubeConfig: { secretRef: { name } } }))
        .join('---\n'),
      'hub/namespace.yaml': 'apiVersion: v1\nkind: Namespace\nmetadata: { name: a }\n',
      'apps/pool.yaml': nodePool('default'),
    },
    expected: { east: [{ flux: 'hub' }], west: [{ flux: 'hub' }] },
  },
];
