import type { Shape } from './delivered-shapes.js';
import { chart, deployment, nodePool, object, type Tree, WORKLOAD_TEMPLATE } from './trees.js';

const WEB: Tree = chart('charts/web', 'web', { 'web.yaml': WORKLOAD_TEMPLATE });
const POOL: Tree = { 'k8s/pool.yaml': nodePool('default') };
const POOL_ENTRY = 'k8s/**/*.{yaml,yml}';

/** What a file of another tool decides: which charts with which values, and what is filled in. */
export const DECIDED: readonly Shape[] = [
  {
    name: 'a helmfile over a chart of the repository and one of a registry',
    tree: {
      ...WEB,
      'helmfile.yaml':
        'releases:\n  - { name: shop, namespace: shop, chart: ./charts/web, values: [values/web.yaml, { replicas: 5 }] }\n  - { name: prom, chart: prometheus/prometheus }\n',
      'values/web.yaml': 'replicas: 3\n',
    },
    expected: {
      '': [
        '*.{yaml,yml}',
        {
          helm: {
            chart: 'charts/web',
            values: ['values/web.yaml'],
            set: { replicas: '5' },
            release: 'shop',
            namespace: 'shop',
          },
        },
      ],
    },
  },
  {
    name: 'a helmfile with an environment in the name of the values',
    tree: {
      ...WEB,
      'helmfile.yaml':
        'environments:\n  dev: {}\n  prod: {}\n---\nreleases:\n  - name: web\n    chart: ./charts/web\n    values: ["env/{{ .Environment.Name }}.yaml"]\n',
      'env/dev.yaml': 'replicas: 1\n',
      'env/prod.yaml': 'replicas: 9\n',
    },
    expected: {
      dev: ['*.{yaml,yml}', { helm: { chart: 'charts/web', values: ['env/dev.yaml'], release: 'web' } }],
      prod: ['*.{yaml,yml}', { helm: { chart: 'charts/web', values: ['env/prod.yaml'], release: 'web' } }],
    },
  },
  {
    name: 'a helmfile that fills templates: its chart is watched and not rendered',
    tree: {
      ...WEB,
      'helmfile.yaml': 'releases:\n  - { name: web, chart: ./charts/web, values: [web.yaml.gotmpl] }\n',
      'web.yaml.gotmpl': 'replicas: {{ .Values.n }}\n',
    },
    expected: { '': ['web.yaml.gotmpl', '*.{yaml,yml}', 'charts/**/*.{yaml,yml}'] },
  },
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
    name: 'werf, whose chart has no Chart.yaml',
    tree: {
      ...POOL,
      'werf.yaml': 'project: a\nconfigVersion: 1\n',
      '.helm/templates/web.yaml': WORKLOAD_TEMPLATE,
      '.helm/values.yaml': 'replicas: 3\n',
    },
    expected: { '': ['*.{yaml,yml}', '.helm/**/*.{yaml,yml}', POOL_ENTRY] },
  },
  {
    name: 'a Composition with workloads in it, and an object of it',
    tree: {
      ...POOL,
      'platform/web.yaml': object('apiextensions.crossplane.io/v1', 'Composition', 'web', null, {
        compositeTypeRef: { apiVersion: 'acme.example.com/v1', kind: 'XWeb' },
        resources: [
          { base: JSON.parse(object('apps/v1', 'Deployment', 'web', 'a', { replicas: 3 })) as unknown },
        ],
      }),
    },
    expected: { '': [POOL_ENTRY, 'platform/**/*.{yaml,yml}'] },
  },
  {
    name: 'templates of other tools: those with variables are read, the others are watched',
    tree: {
      'k8s/pool.yaml.tmpl': nodePool('${CLUSTER}-gpu'),
      'k8s/web.yml.j2': deployment('web').replace('replicas: 4', 'replicas: {{ replicas }}'),
    },
    expected: { '': ['k8s/pool.yaml.tmpl', 'k8s/web.yml.j2'] },
  },
  {
    name: 'a template that Terraform fills, with what gives it values',
    tree: {
      'modules/pools/main.tf':
        'resource "kubectl_manifest" "pool" {\n  yaml_body = templatefile("${path.module}/files/pool.yml.tpl", { name = var.name })\n}\n',
      'modules/pools/vpc.tf': 'resource "aws_vpc" "main" {}\n',
      'modules/pools/files/pool.yml.tpl': `${nodePool('${name}')}%{ if spot ~}\nx: [\n%{ endif ~}\n`,
    },
    expected: { '': ['modules/pools/files/pool.yml.tpl', 'modules/pools/**/*.tf'] },
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
    name: 'a bundle of Rancher Fleet over a chart: with its values, its release and its namespace',
    tree: {
      ...chart('bundles/web/chart', 'web', { 'web.yaml': WORKLOAD_TEMPLATE }),
      'bundles/web/fleet.yaml':
        'defaultNamespace: shop\nhelm: { chart: chart, releaseName: shop, valuesFiles: [prod.yaml], values: { replicas: 6 } }\n',
      'bundles/web/prod.yaml': 'replicas: 3\n',
    },
    expected: {
      '': [
        'bundles/web/fleet.yaml',
        {
          helm: {
            chart: 'bundles/web/chart',
            values: ['bundles/web/prod.yaml'],
            set: { replicas: '6' },
            release: 'shop',
            namespace: 'shop',
          },
        },
      ],
    },
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
    name: 'an object of a group that a Composition makes, in a folder of its own',
    tree: {
      ...POOL,
      'apis/web.yaml': object('apiextensions.crossplane.io/v1', 'Composition', 'web', null, {
        compositeTypeRef: { apiVersion: 'acme.example.com/v1', kind: 'Web' },
        resources: [
          { base: JSON.parse(object('apps/v1', 'Deployment', 'web', 'a', { replicas: 3 })) as unknown },
        ],
      }),
      'apps/shop.yaml': object('acme.example.com/v1', 'Web', 'shop', 'shop', { replicas: 3 }),
    },
    expected: { '': ['apis/**/*.{yaml,yml}', 'apps/**/*.{yaml,yml}', POOL_ENTRY] },
  },
  {
    name: 'a template of a repository whose manifests are no YAML: an edit says so',
    tree: {
      ...POOL,
      '{{cookiecutter.name}}/deployment.yaml': deployment('{{cookiecutter.name}}'),
    },
    expected: { '': [POOL_ENTRY, String.raw`\{\{cookiecutter.name\}\}/**/*.{yaml,yml}`] },
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
