import type { Shape } from './delivered-shapes.js';
import { chart, deployment, kustomization, nodePool } from './trees.js';

function literal(name: string): string {
  return deployment(name).replace('replicas: 4', 'replicas: {{ .Values.replicas }}');
}

/** Ways to install the same, programs whose results are there, and clusters that Secrets tell of. */
export const OTHERS: readonly Shape[] = [
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
    name: 'a chart of Applications that is installed with the values of each cluster',
    tree: {
      'environments/Chart.yaml': 'apiVersion: v2\nname: environment\nversion: 0.1.0\n',
      'environments/values.yaml': 'applications: { web: true }\n',
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
];
