import type { Shape } from './delivered-shapes.js';
import { chart, deployment, nodePool, type Tree, WORKLOAD_TEMPLATE } from './trees.js';

const WEB: Tree = chart('charts/web', 'web', { 'web.yaml': WORKLOAD_TEMPLATE });
const POOL: Tree = { 'k8s/pool.yaml': nodePool('default') };
const POOL_ENTRY = 'k8s/**/*.{yaml,yml}';

/** What a file of another tool decides: which charts with which values, and what is filled in. */
export const DECIDED: readonly Shape[] = [
  {
    name: 'a chart that a pipeline installs',
    tree: {
      ...POOL,
      ...WEB,
      'charts/web/values-prod.yaml': 'replicas: 9\n',
      '.github/workflows/deploy.yml':
        'on: push\njobs:\n  a:\n    steps:\n      - run: |\n          helm upgrade --install shop charts/web -n shop \\\n            -f charts/web/values-prod.yaml --set image.tag=${{ github.sha }}\n',
    },
    expected: {
      '': [
        POOL_ENTRY,
        {
          helm: {
            chart: 'charts/web',
            values: ['charts/web/values-prod.yaml'],
            release: 'shop',
            namespace: 'shop',
          },
        },
      ],
    },
  },
  {
    name: 'bundles of Rancher Fleet, of which one is a chart from elsewhere, in a folder called clusters',
    tree: {
      'clusters/web/fleet.yaml': 'defaultNamespace: web\n',
      'clusters/web/web.yaml': deployment('web', 'web'),
      'clusters/ingress/fleet.yaml': 'helm: { repo: https://example.com, chart: ingress }\n',
    },
    expected: { '': ['clusters/**/*.{yaml,yml}'] },
  },
  {
    name: 'node pools in a chart over the chart of a registry',
    tree: {
      ...chart('karpenter', 'karpenter', { 'pool.yaml': nodePool('default') }),
      'karpenter/Chart.yaml':
        'apiVersion: v2\nname: karpenter\nversion: 0.1.0\ndependencies:\n  - { name: karpenter, version: 1.8.0, repository: "oci://example.com" }\n',
    },
    expected: { '': [{ helm: { chart: 'karpenter', release: 'karpenter' } }] },
  },
  {
    name: 'a chart that calls templates of a registry',
    tree: {
      ...chart('web', 'web', {
        'web.yaml': '{{ include "common.deployment" . }}\n# kind: Deployment\nkind: Deployment\n',
      }),
      'web/Chart.yaml':
        'apiVersion: v2\nname: web\nversion: 0.1.0\ndependencies:\n  - { name: common, version: 1.0.0, repository: "oci://example.com" }\n',
    },
    expected: { '': ['web/**/*.{yaml,yml}'] },
  },
  {
    name: 'node pools beside a controller in Go',
    tree: {
      ...POOL,
      'cmd/main.go':
        'package main\n\nimport appsv1 "k8s.io/api/apps/v1"\n\nvar kind = "kind: Deployment"\nvar web appsv1.Deployment\n',
    },
    expected: { '': [POOL_ENTRY] },
  },
  {
    name: 'policies beside tests of their controller, of which two describe one object',
    tree: {
      ...POOL,
      'k8s-tests/chainsaw/simple/pool.yaml': nodePool('simple'),
      'k8s-tests/chainsaw/simple/assert.yaml': nodePool('simple'),
      'clusters/aks-test/pool.yaml': nodePool('test'),
    },
    expected: { '': ['clusters/**/*.{yaml,yml}', POOL_ENTRY] },
  },
  {
    name: 'programs in the root',
    tree: { 'main.cue': 'apiVersion: "apps/v1", kind: "Deployment"\n', 'values.cue': 'replicas: 3\n' },
    expected: { '': ['*.cue'] },
  },
  {
    name: 'a chart over a chart beside it',
    tree: {
      ...WEB,
      'charts/all/Chart.yaml':
        'apiVersion: v2\nname: all\nversion: 0.1.0\ndependencies:\n  - { name: web, version: 0.1.0, repository: "file://../web" }\n',
      'charts/all/values.yaml': 'web: { replicas: 3 }\n',
    },
    expected: { '': [{ helm: { chart: 'charts/all', release: 'all' } }] },
  },
  {
    name: 'a bundle of Rancher Fleet that customizes one target: its chart is watched and not rendered',
    tree: {
      ...chart('bundles/web', 'web', { 'web.yaml': WORKLOAD_TEMPLATE }),
      'bundles/web/fleet.yaml':
        'defaultNamespace: shop\nhelm: { releaseName: shop }\ntargetCustomizations:\n  - { name: prod, helm: { values: { replicas: 9 } } }\n',
    },
    expected: { '': ['bundles/**/*.{yaml,yml}'] },
  },
  {
    name: 'a program of cdk8s in Python',
    tree: {
      'cdk8s.yaml': 'language: python\napp: python main.py\n',
      'main.py': 'k8s.KubeDeployment(self, "web", spec=spec)\n',
    },
    expected: { '': ['*.py'] },
  },
];
