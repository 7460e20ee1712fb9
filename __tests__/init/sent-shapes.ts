import type { Shape } from './delivered-shapes.js';
import {
  application,
  applicationSet,
  chart,
  deployment,
  fluxKustomization,
  kustomization,
  object,
  POOL_TEMPLATE,
  REPOSITORY,
  WORKLOAD_TEMPLATE,
} from './trees.js';

const IN_CLUSTER = 'https://kubernetes.default.svc';

const overlays = (names: readonly string[]) =>
  Object.fromEntries([
    ['apps/web/base/kustomization.yaml', kustomization({ resources: ['web.yaml'] })],
    ['apps/web/base/web.yaml', deployment('web', 'shop')],
    ...names.map((name) => [
      `apps/web/overlays/${name}/kustomization.yaml`,
      kustomization({ resources: ['../../base'] }),
    ]),
  ]) as Readonly<Record<string, string>>;

const SET_OF_VALUES = `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: { name: web }
spec:
  generators:
    - list:
        elements:
          {{- range .Values.clusters }}
          - cluster: {{ .name }}
            url: {{ .address }}
          {{- end }}
  template:
    spec:
      source: { repoURL: ${REPOSITORY}, path: charts/web }
      destination: { server: '{{ "{{url}}" }}', namespace: shop }
`;

const APPLICATIONS_OF_VALUES = `{{- range .Values.apps }}
---
apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: {{ .name }} }
spec:
  source:
    repoURL: ${REPOSITORY}
    path: "{{ .chartPath | default "charts/web" }}"
  destination: { server: ${IN_CLUSTER}, namespace: shop }
{{- end }}
`;

const configOf = (environment: string, server: string): string =>
  JSON.stringify({ srcPath: `apps/web/overlays/${environment}`, destServer: server, destNamespace: 'shop' });

/** Where what decides on folders and clusters lies beside what delivers: in values, in files of a generator, in patches. */
export const SENT: readonly Shape[] = [
  {
    name: 'Argo CD: a chart of ApplicationSets that sends to the clusters of its values',
    tree: {
      ...chart('bootstrap', 'bootstrap', { 'web.yaml': SET_OF_VALUES }),
      'bootstrap/values.yaml':
        'clusters:\n  - { name: east, address: "https://east.example.com" }\n  - { name: west, address: "https://west.example.com" }\n',
      ...chart('charts/web', 'web', { 'web.yaml': WORKLOAD_TEMPLATE }),
    },
    expected: {
      'east at https://east.example.com': [{ argocd: { chart: 'bootstrap', release: 'bootstrap' } }],
      'west at https://west.example.com': [{ argocd: { chart: 'bootstrap', release: 'bootstrap' } }],
    },
  },
  {
    name: 'Argo CD: a chart of Applications of a chart that only an action of its template names',
    tree: {
      ...chart('config', 'config', { 'apps.yaml': APPLICATIONS_OF_VALUES }),
      'config/values-integration.yaml': 'apps: [{ name: web }]\n',
      'config/values-production.yaml': 'apps: [{ name: web }]\n',
      ...chart('charts/web', 'web', { 'web.yaml': WORKLOAD_TEMPLATE }),
    },
    expected: {
      integration: [
        { argocd: { chart: 'config', values: ['config/values-integration.yaml'], release: 'config' } },
      ],
      prod: [{ argocd: { chart: 'config', values: ['config/values-production.yaml'], release: 'config' } }],
    },
  },
  {
    name: 'Argo CD: folders of clusters, of which one sends to a third one too',
    tree: {
      ...overlays(['eu', 'us']),
      'clusters/eu/web.yaml': application(
        'web-eu',
        'apps/web/overlays/eu',
        'shop',
        {},
        {
          server: 'https://eu.example.com',
        },
      ),
      'clusters/us/web.yaml': application('web-us', 'apps/web/overlays/us', 'shop', {}, { name: 'us' }),
      'clusters/eu/tools.yaml': application('tools', 'tools', 'tools', {}, { name: 'mgmt' }),
      'tools/agent.yaml': deployment('agent', 'tools'),
    },
    expected: {
      'eu at https://eu.example.com': [{ argocd: 'clusters/eu/*.{yaml,yml}' }],
      mgmt: [{ argocd: 'clusters/eu/tools.yaml' }],
      us: [{ argocd: 'clusters/us/web.yaml' }],
    },
  },
  {
    name: 'Argo CD: an ApplicationSet whose files say which folder goes to which cluster',
    tree: {
      ...overlays(['prod', 'staging']),
      'projects/web.yaml': applicationSet(
        'web',
        [{ git: { repoURL: REPOSITORY, files: [{ path: 'apps/**/config.json' }] } }],
        '{{srcPath}}',
        { server: '{{destServer}}', namespace: '{{destNamespace}}' },
      ),
      'apps/web/overlays/prod/config.json': configOf('prod', 'https://prod.example.com'),
      'apps/web/overlays/staging/config.json': configOf('staging', IN_CLUSTER),
    },
    expected: {
      [`in-cluster at ${IN_CLUSTER}`]: [{ argocd: 'projects/web.yaml' }],
      'prod.example.com at https://prod.example.com': [{ argocd: 'projects/web.yaml' }],
    },
  },
  {
    name: 'Argo CD: a matrix of clusters and folders, where an address is no name of a cluster',
    tree: {
      ...overlays(['east', 'west']),
      'argocd/web.yaml': applicationSet(
        'web',
        [
          {
            matrix: {
              generators: [
                { git: { repoURL: REPOSITORY, directories: [{ path: 'apps/*' }] } },
                {
                  list: {
                    elements: [
                      { region: 'east', cluster: 'https://east.example.com' },
                      { region: 'west', cluster: 'https://west.example.com' },
                    ],
                  },
                },
              ],
            },
          },
        ],
        '{{path}}/overlays/{{region}}',
        { server: '{{cluster}}', namespace: 'shop' },
      ),
    },
    expected: {
      'east.example.com at https://east.example.com': [{ argocd: 'argocd/web.yaml' }],
      'west.example.com at https://west.example.com': [{ argocd: 'argocd/web.yaml' }],
    },
  },
  {
    name: 'Flux: Kustomizations whose folders patches decide; a patch applies nothing that it does not write',
    tree: {
      'apps/base.yaml': object('kustomize.toolkit.fluxcd.io/v1', 'Kustomization', 'all', null, {
        interval: '5m',
      }),
      'apps/web/flux.yaml': fluxKustomization('web', './apps/web/base'),
      ...overlays(['prod', 'sbox']),
      ...Object.fromEntries(
        ['prod', 'sbox'].flatMap((name) => [
          [`clusters/${name}/sync.yaml`, fluxKustomization('flux-system', `./clusters/${name}`)],
          [
            `clusters/${name}/kustomization.yaml`,
            kustomization({
              resources: ['sync.yaml', '../../apps/web/flux.yaml'],
              patches: [
                { path: '../../apps/base.yaml', target: { kind: 'Kustomization' } },
                { patch: `- { op: replace, path: /spec/path, value: ./apps/web/overlays/${name} }\n` },
              ],
            }),
          ],
        ]),
      ),
    },
    expected: { prod: [{ flux: 'clusters/prod' }], sbox: [{ flux: 'clusters/sbox' }] },
  },
  {
    name: 'Argo CD: clusters that it knows by Secrets elsewhere, and by a label that the paths are filled with',
    tree: {
      'argocd/pools.yaml': object('argoproj.io/v1alpha1', 'ApplicationSet', 'pools', 'argocd', {
        goTemplate: true,
        generators: [{ clusters: { selector: { matchLabels: { karpenter: 'true' } } } }],
        template: {
          metadata: { name: 'pools-{{ .name }}' },
          spec: {
            source: {
              repoURL: REPOSITORY,
              path: 'charts/pools',
              helm: {
                releaseName: 'pools',
                valueFiles: ['../../environments/{{ .metadata.labels.environment }}/pools.yaml'],
              },
            },
            destination: { name: '{{ .name }}', namespace: 'karpenter' },
          },
        },
      }),
      ...chart('charts/pools', 'pools', { 'pool.yaml': POOL_TEMPLATE }),
      'environments/dev/pools.yaml': 'budget: 50%\n',
      'environments/production/pools.yaml': 'budget: 5%\n',
    },
    expected: {
      'dev with karpenter=true,environment=dev': [{ argocd: 'argocd/pools.yaml' }],
      'prod with karpenter=true,environment=production': [{ argocd: 'argocd/pools.yaml' }],
    },
  },
  {
    name: 'Argo CD: one in each cluster, whose Applications have the same names, over a chart',
    tree: {
      ...Object.fromEntries(
        ['dev', 'prod'].flatMap((name) => [
          [`root/${name}.yaml`, application(`root-${name}`, `apps/${name}`, 'argocd')],
          [`apps/${name}/pools.yaml`, application('pools', 'charts/pools', 'karpenter')],
        ]),
      ),
      ...chart('charts/pools', 'pools', { 'pool.yaml': POOL_TEMPLATE }),
    },
    expected: { dev: [{ argocd: 'root/dev.yaml' }], prod: [{ argocd: 'root/prod.yaml' }] },
  },
  {
    name: 'Argo CD: rendered manifests beside the overlays that they are rendered of',
    tree: {
      ...overlays(['prod', 'staging']),
      ...Object.fromEntries(
        ['prod', 'staging'].flatMap((name) => [
          [`rendered/${name}/web.yaml`, deployment('web', 'shop')],
          [`argocd/${name}.yaml`, application(`web-${name}`, `rendered/${name}`, 'shop', {}, { name })],
        ]),
      ),
    },
    expected: {
      prod: [{ argocd: 'argocd/*.{yaml,yml}' }],
      staging: [{ argocd: 'argocd/*.{yaml,yml}' }],
    },
  },
  {
    name: 'Argo CD: folders that a generator takes out, of which another Application applies one',
    tree: {
      'argo/apps.yaml': applicationSet(
        'apps',
        [
          {
            git: {
              repoURL: REPOSITORY,
              directories: [
                { path: 'apps/*' },
                { path: 'apps/retired', exclude: true },
                { path: 'apps/own', exclude: true },
              ],
            },
          },
        ],
        '{{path}}',
        { server: IN_CLUSTER, namespace: 'shop' },
      ),
      'argo/own.yaml': application('own', 'apps/own', 'shop'),
      'apps/web/web.yaml': deployment('web'),
      'apps/own/own.yaml': deployment('own'),
      'apps/retired/old.yaml': deployment('old'),
    },
    expected: { '': [{ argocd: 'argo/*.{yaml,yml}' }] },
  },
  {
    name: 'Argo CD: a root for each environment, over one folder of Applications that its kustomization changes',
    tree: Object.fromEntries([
      ...['dev', 'prod'].flatMap((name) => [
        [`root-${name}.yaml`, application('root', `envs/${name}`, 'argocd', {}, { name: `${name}-cluster` })],
        [
          `envs/${name}/kustomization.yaml`,
          kustomization({
            resources: ['../base'],
            patches: [
              {
                target: { kind: 'Application' },
                patch: `- { op: replace, path: /spec/destination/name, value: ${name}-cluster }`,
              },
            ],
          }),
        ],
      ]),
      ['envs/base/kustomization.yaml', kustomization({ resources: ['web.yaml'] })],
      ['envs/base/web.yaml', application('web', 'apps/web', 'shop', {}, { name: 'in-cluster' })],
      ['apps/web/web.yaml', deployment('web')],
    ]) as Readonly<Record<string, string>>,
    expected: { dev: [{ argocd: 'root-dev.yaml' }], prod: [{ argocd: 'root-prod.yaml' }] },
  },
];
