import type { Shape } from './delivered-shapes.js';
import { application, chart, deployment, kustomization, nodePool, object, POOL_TEMPLATE } from './trees.js';

function literal(name: string): string {
  return deployment(name).replace('replicas: 4', 'replicas: {{ .Values.replicas }}');
}

const OF_VALUES = literal('web').replace('name: web', 'name: {{ .Values.web.name }}');

/** The Secret by which Argo CD knows a cluster. */
function secret(name: string): string {
  return JSON.stringify({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: {
      name,
      labels: { 'argocd.argoproj.io/secret-type': 'cluster', environment: name },
      annotations: { folder: 'addons' },
    },
    stringData: { name: `${name}-east`, server: `https://${name}.example.com` },
  });
}

/** Ways to install the same, programs whose results are there, and clusters that Secrets tell of. */
export const OTHERS: readonly Shape[] = [
  {
    name: 'a component that nothing takes, beside one that an overlay takes',
    tree: {
      'web/base/kustomization.yaml': kustomization({ resources: ['web.yaml'] }),
      'web/base/web.yaml': deployment('web'),
      'web/components/plain/kustomization.yaml': kustomization({
        kind: 'Component',
        resources: ['agent.yaml'],
      }),
      'web/components/plain/agent.yaml': deployment('agent'),
      'web/components/mesh/kustomization.yaml': kustomization({
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
  {
    name: 'a file that its kustomization leaves out and a script applies',
    tree: {
      'pools/kustomization.yaml': kustomization({ resources: ['default.yaml'], namePrefix: 'a-' }),
      'pools/default.yaml': nodePool('default'),
      'pools/canary.yaml': nodePool('canary'),
      'deploy.sh': 'kubectl apply -f pools/canary.yaml\n',
    },
    expected: { '': ['pools/canary.yaml', { kustomize: 'pools' }] },
  },
  {
    name: 'a chart, a kustomization and a release of the same objects',
    tree: {
      'chart/Chart.yaml': 'apiVersion: v2\nname: shop\nversion: 0.1.0\n',
      'chart/values.yaml': 'replicas: 4\nweb: { name: web }\n',
      'chart/templates/web.yaml': OF_VALUES.replace(
        /^metadata: .*$/m,
        'metadata:\n  labels: { a: b }\n  name: {{ .Values.web.name }}',
      ),
      'kustomize/kustomization.yaml': kustomization({
        resources: ['web.yaml'],
        namePrefix: '',
        replicas: [{ name: 'web', count: 2 }],
      }),
      'kustomize/web.yaml': deployment('web'),
      'release/all.yaml': deployment('web'),
    },
    expected: {
      chart: [{ helm: { chart: 'chart', release: 'shop' } }],
      kustomize: [{ kustomize: 'kustomize' }],
      release: ['release/**/*.{yaml,yml}'],
    },
  },
  {
    name: 'a project of cdk8s whose manifests are in the repository',
    tree: {
      'cdk8s.yaml': 'language: typescript\napp: node main.js\noutput: out\n',
      'charts/pools.ts': 'new ApiObject(this, "a", { apiVersion: "karpenter.sh/v1", kind: "NodePool" });\n',
      'out/pools.k8s.yaml': nodePool('default'),
    },
    expected: { '': ['out/**/*.{yaml,yml}'] },
  },
  {
    name: 'a project of cdk8s whose manifests are made elsewhere',
    tree: {
      'cdk8s.yaml': 'language: typescript\napp: node main.js\n',
      'charts/pools.ts': 'new ApiObject(this, "a", { apiVersion: "karpenter.sh/v1", kind: "NodePool" });\n',
    },
    expected: { '': ['charts/**/*.ts'] },
  },
  {
    name: 'a project of cdk8s that names what it makes in what was generated of a definition alone',
    tree: {
      'infra/cdk8s.yaml': 'language: typescript\napp: node src/main.js\n',
      'infra/src/imports/karpenter.sh.ts':
        'export class NodePool { static readonly GVK = { apiVersion: "karpenter.sh/v1", kind: "NodePool" }; }\n',
      'infra/src/pools.ts':
        "import { NodePool } from './imports/karpenter.sh';\nimport { BUDGET } from './settings';\n",
      'infra/src/settings.ts': "export const BUDGET = '10%';\n",
      'infra/src/settings.test.ts': "import { BUDGET } from './settings';\n",
      'web/src/app.ts': 'export const app = 1;\n',
    },
    expected: { '': ['infra/src/**/*.ts'] },
  },
  {
    name: 'Terraform of the root that fills a template in a folder',
    tree: {
      'karpenter.tf':
        'resource "kubectl_manifest" "gpu" {\n  yaml_body = templatefile("templates/gpu.yaml.tftpl", {})\n}\n',
      'templates/gpu.yaml.tftpl': nodePool('gpu', '${budget}'),
    },
    expected: { '': ['*.tf', 'templates/**/*.tftpl'] },
  },
  {
    name: 'a chart of Applications that is installed with the values of each cluster',
    tree: {
      'environments/Chart.yaml': 'apiVersion: v2\nname: environment\nversion: 0.1.0\n',
      'environments/values.yaml': 'applications: {}\n',
      'environments/values-north.yaml': 'name: north\n',
      'environments/values-south.yaml': 'name: south\n',
      'environments/templates/web.yaml': `{{- if .Values.applications.web }}
apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: web, namespace: argocd }
spec:
  source:
    repoURL: https://git.example.com/team/fleet.git
    path: applications/web
    helm: { valueFiles: ["values-{{ .Values.name }}.yaml"] }
{{- end }}
`,
      ...chart('applications/web', 'web', { 'web.yaml': literal('web') }),
      'applications/web/values-north.yaml': 'replicas: 8\n',
      'applications/web/values-south.yaml': 'replicas: 2\n',
    },
    expected: Object.fromEntries(
      ['north', 'south'].map((name) => [
        name,
        [
          {
            argocd: {
              chart: 'environments',
              values: [`environments/values-${name}.yaml`],
              release: 'environment',
            },
          },
        ],
      ]),
    ),
  },
  {
    name: 'clusters of folders, which Argo CD calls otherwise',
    tree: {
      'argo/set.yaml': object('argoproj.io/v1alpha1', 'ApplicationSet', 'pools', 'argocd', {
        generators: [
          {
            list: {
              elements: [
                { env: 'dev', cluster: 'dev-1' },
                { env: 'prod', cluster: 'prod-1' },
              ],
            },
          },
        ],
        template: {
          metadata: { name: '{{env}}' },
          spec: {
            source: { repoURL: 'https://git.example.com/team/fleet.git', path: 'pools/all' },
            destination: { name: '{{cluster}}' },
          },
        },
      }),
      'argo/kustomization.yaml': kustomization({
        resources: ['set.yaml'],
        patches: [{ path: 'patch.yaml' }],
      }),
      'argo/patch.yaml': '- { op: add, path: /metadata/labels, value: { a: b } }\n',
      'root.yaml': application('root', 'argo', 'argocd'),
      'pools/all/pool.yaml': nodePool('default'),
      'web/overlays/dev/web.yaml': deployment('web', 'a'),
      'web/overlays/prod/web.yaml': deployment('web', 'a'),
    },
    expected: {
      'dev at dev-1': ['web/overlays/dev/**/*.{yaml,yml}', { argocd: 'root.yaml' }],
      'prod at prod-1': ['web/overlays/prod/**/*.{yaml,yml}', { argocd: 'root.yaml' }],
    },
  },
  {
    name: 'clusters that Argo CD knows by Secrets in the repository',
    tree: {
      'argo/set.yaml': object('argoproj.io/v1alpha1', 'ApplicationSet', 'pools', 'argocd', {
        goTemplate: true,
        generators: [
          { clusters: { selector: { matchExpressions: [{ key: 'environment', operator: 'Exists' }] } } },
        ],
        template: {
          metadata: { name: '{{.name}}' },
          spec: {
            source: {
              repoURL: 'https://git.example.com/team/fleet.git',
              path: '{{.metadata.annotations.folder}}/{{.metadata.labels.environment}}',
            },
            destination: { name: '{{.name}}' },
          },
        },
      }),
      'clusters/prod.yaml': secret('prod'),
      'clusters/dev.yaml': secret('dev'),
      'addons/prod/pool.yaml': nodePool('default', '5%'),
      'addons/dev/pool.yaml': nodePool('default'),
    },
    expected: { 'dev-east': [{ argocd: 'argo/set.yaml' }], 'prod-east': [{ argocd: 'argo/set.yaml' }] },
  },
  {
    name: 'a chart over charts that take their templates from a library',
    tree: {
      'charts/lib/Chart.yaml': 'apiVersion: v2\nname: lib\nversion: 0.1.0\ntype: library\n',
      'charts/lib/templates/_web.tpl': `{{ define "lib.web" }}\n${deployment('web')}{{ end }}\n`,
      'charts/web/Chart.yaml':
        'apiVersion: v2\nname: web\nversion: 0.1.0\ndependencies: [{ name: lib, version: 0.1.0, repository: "file://../lib" }]\n',
      'charts/web/templates/web.yaml': '{{ include "lib.web" . }}\n',
      'all/Chart.yaml':
        'apiVersion: v2\nname: all\nversion: 0.1.0\ndependencies: [{ name: web, version: 0.1.0, repository: "file://../charts/web" }]\n',
    },
    expected: { '': [{ helm: { chart: 'all', release: 'all' } }] },
  },
  {
    name: 'a chart of which a script prints what it renders into folders that Argo CD applies, one of them to its own cluster',
    tree: {
      ...chart('charts/pools', 'pools', { 'pool.yaml': POOL_TEMPLATE }),
      Makefile: 'render:\n\thelm template pools charts/pools -f envs/$$e.yaml --output-dir rendered/$$e\n',
      'envs/prod.yaml': 'budget: 10%\n',
      'envs/dev.yaml': 'budget: 50%\n',
      'rendered/prod/pools.yaml': nodePool('default'),
      'rendered/dev/pools.yaml': nodePool('default'),
      'argo/prod.yaml': application('prod', 'rendered/prod', 'karpenter'),
      'argo/dev.yaml': application(
        'dev',
        'rendered/dev',
        'karpenter',
        {},
        { server: 'https://dev.example.com' },
      ),
    },
    expected: {
      'dev.example.com at https://dev.example.com': [{ argocd: 'argo/*.{yaml,yml}' }],
      'in-cluster at https://kubernetes.default.svc': [{ argocd: 'argo/*.{yaml,yml}' }],
    },
  },
];
