import type { Shape } from './delivered-shapes.js';
import {
  application,
  chart,
  deployment,
  kustomization,
  nodePool,
  object,
  POOL_TEMPLATE,
  WORKLOAD_TEMPLATE,
  REPOSITORY,
} from './trees.js';

/** An ApplicationSet that sends to clusters which Argo CD knows. */
function setOfClusters(generators: readonly unknown[], source: Readonly<Record<string, string>>): string {
  return object('argoproj.io/v1alpha1', 'ApplicationSet', 'set', 'argocd', {
    generators,
    template: {
      metadata: { name: 'set-{{name}}' },
      spec: {
        source: { repoURL: REPOSITORY, ...source },
        destination: { name: '{{name}}', namespace: 'shop' },
      },
    },
  });
}

/** What scripts, roles of Ansible and bundles for several clusters hand on. */
export const HANDED_ON: readonly Shape[] = [
  {
    name: 'a bundle of Rancher Fleet whose targets take other charts: its chart is watched and not rendered',
    tree: {
      ...chart('bundles/web', 'web', { 'web.yaml': WORKLOAD_TEMPLATE }),
      'bundles/web/fleet.yaml':
        'defaultNamespace: shop\ntargetCustomizations:\n  - { name: dev }\n  - { name: prod, helm: { version: 2.0.0 } }\n',
    },
    expected: { '': ['bundles/**/*.{yaml,yml}'] },
  },
  {
    name: 'a chart whose template takes in its other files',
    tree: {
      ...chart('pools', 'pools', {
        'all.yaml':
          '{{ range $path, $_ := .Files.Glob "files/*" }}{{ tpl ($.Files.Get $path) $ }}{{ end }}\n',
      }),
      'pools/files/gpu.yaml': nodePool('gpu').replace('10%', '{{ .Values.budget }}'),
      'pools/files/cpu.yaml': nodePool('cpu'),
    },
    expected: { '': [{ helm: { chart: 'pools', release: 'pools' } }] },
  },
  {
    name: 'Argo CD: values of a chart of the repository are rendered, and those of one from elsewhere watched',
    tree: {
      'root.yaml': application('root', 'apps', 'argocd'),
      'apps/web.yaml': application('web', 'charts/web', 'web', {
        helm: { valueFiles: ['../../values-of/web.yaml', '$values/values-of/more.yaml'] },
      }),
      'apps/other.yaml': object('argoproj.io/v1alpha1', 'Application', 'other', 'argocd', {
        source: {
          repoURL: 'https://charts.example.com',
          chart: 'other',
          targetRevision: '1.0.0',
          helm: { valueFiles: ['$values/values-of/other.yaml'] },
        },
        destination: { server: 'https://kubernetes.default.svc', namespace: 'other' },
      }),
      ...chart('charts/web', 'web', { 'web.yaml': WORKLOAD_TEMPLATE }),
      'values-of/web.yaml': 'replicas: 3\n',
      'values-of/more.yaml': 'replicas: 4\n',
      'values-of/other.yaml': 'replicas: 5\n',
    },
    expected: { '': [{ argocd: 'root.yaml' }] },
  },
  {
    name: 'Argo CD: a release of one chart in each namespace, each from a file of its own',
    tree: {
      ...Object.fromEntries(
        ['shop', 'shop-test'].map((name) => [
          `argo/${name}.yaml`,
          application(name, 'charts/web', name, { helm: { valueFiles: [`../../values-of/${name}.yaml`] } }),
        ]),
      ),
      ...chart('charts/web', 'web', { 'web.yaml': WORKLOAD_TEMPLATE }),
      'values-of/shop.yaml': 'replicas: 6\n',
      'values-of/shop-test.yaml': 'replicas: 1\n',
    },
    expected: { '': [{ argocd: 'argo/*.{yaml,yml}' }] },
  },
  {
    name: 'Argo CD: node pools, and those of before that nothing applies any more',
    tree: {
      'root.yaml': application('root', 'apps', 'argocd'),
      'apps/karpenter.yaml': application('karpenter', 'karpenter', 'karpenter'),
      'karpenter/pool.yaml': nodePool('default'),
      'pool.yaml': nodePool('default', '50%'),
    },
    expected: { '': [{ argocd: 'root.yaml' }] },
  },
  {
    name: 'Argo CD: node pools, and others of that name that a script applies',
    tree: {
      'root.yaml': application('root', 'karpenter', 'karpenter'),
      'karpenter/pool.yaml': nodePool('default'),
      'bootstrap/pool.yaml': nodePool('default', '50%'),
      'install.sh': '#!/bin/sh\nkubectl apply -f bootstrap/pool.yaml\n',
    },
    expected: {
      bootstrap: ['bootstrap/**/*.{yaml,yml}'],
      root: [{ argocd: 'root.yaml' }],
    },
  },
  {
    name: 'Argo CD: clusters that it knows by Secrets elsewhere, of which paths of overlays have the names',
    tree: {
      'addons.yaml': setOfClusters(
        [
          {
            matrix: {
              generators: [
                { git: { repoURL: REPOSITORY, directories: [{ path: 'addons/*' }] } },
                { clusters: {} },
              ],
            },
          },
        ],
        { path: 'addons/{{path.basename}}/overlays/{{name}}' },
      ),
      'addons/web/base/kustomization.yaml': kustomization({ resources: ['web.yaml'] }),
      'addons/web/base/web.yaml': deployment('web'),
      ...Object.fromEntries(
        ['kind-a', 'kind-b'].map((name) => [
          `addons/web/overlays/${name}/kustomization.yaml`,
          kustomization({ resources: ['../../base'] }),
        ]),
      ),
    },
    expected: {
      'kind-a': [{ argocd: 'addons.yaml' }],
      'kind-b': [{ argocd: 'addons.yaml' }],
    },
  },
  {
    name: 'Argo CD: clusters that it knows by Secrets elsewhere, and of which nothing has the names',
    tree: {
      'pools.yaml': setOfClusters([{ clusters: { selector: { matchLabels: { auto: 'yes' } } } }], {
        path: 'charts/pools',
      }),
      ...chart('charts/pools', 'pools', { 'pool.yaml': POOL_TEMPLATE }),
    },
    expected: { 'cluster with auto=yes': [{ argocd: 'pools.yaml' }] },
  },
  {
    name: 'Argo CD: a chart of ApplicationSets for such clusters',
    tree: {
      'root.yaml': application('root', 'bootstrap', 'argocd'),
      ...chart('bootstrap', 'bootstrap', {
        'pools.yaml':
          'apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: { name: pools }\nspec:\n  generators:\n  - clusters:\n      selector:\n        matchLabels:\n          argocd.argoproj.io/secret-type: cluster\n          auto: "yes"\n  template:\n    metadata: { name: "pools-{{`{{name}}`}}" }\n    spec:\n      source: { repoURL: {{ .Values.repo }}, path: charts/pools }\n      destination: { name: "{{`{{name}}`}}", namespace: karpenter }\n',
      }),
      ...chart('charts/pools', 'pools', { 'pool.yaml': POOL_TEMPLATE }),
    },
    expected: { 'cluster with auto=yes': [{ argocd: 'root.yaml' }] },
  },
  {
    name: 'a chart without values of its own, and the only ones that lie beside it',
    tree: {
      'charts/pools/Chart.yaml': 'apiVersion: v2\nname: pools\nversion: 0.1.0\n',
      'charts/pools/templates/pool.yaml': POOL_TEMPLATE,
      'values.yaml': 'budget: 5%\n',
    },
    expected: { '': [{ helm: { chart: 'charts/pools', values: ['values.yaml'], release: 'pools' } }] },
  },
  {
    name: 'a chart, and what Helm printed of it, which says so',
    tree: {
      ...chart('charts/web', 'web', { 'web.yaml': WORKLOAD_TEMPLATE }),
      'manifests/web.yaml': `---\n# Source: web/templates/web.yaml\n${deployment('web', 'shop')}`,
    },
    expected: { '': ['manifests/**/*.{yaml,yml}'] },
  },
  {
    name: 'a manifest beside the template that it was filled from',
    tree: {
      'k8s/web.yaml': deployment('web', 'shop'),
      'k8s/web.yaml.template': deployment('web', 'shop').replace('registry.example.com', 'REGISTRY'),
    },
    expected: { '': ['k8s/**/*.{yaml,yml}'] },
  },
];
