import { useTools } from '../render/tools.js';
import { planned, type Tree } from './trees.js';

beforeAll(useTools);

/** Each row: an edit, the advice that its problem gives, and the configuration with that advice. Followed, nothing is reported. */

const web = (tag: string, replicas = '2'): string => `apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: shop}
spec:
  replicas: ${replicas}
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec: {containers: [{name: web, image: "web:${tag}", readinessProbe: {tcpSocket: {port: 80}}}]}
`;
const API = web('1').replaceAll('web', 'api');
const RELEASE = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: shop}
spec:
  interval: 1h
  chart: {spec: {chart: ./chart, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}
  values: {tag: "1"}
`;
const APPLICATION = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: web, namespace: argocd}
spec:
  project: default
  destination: {server: "https://kubernetes.default.svc", namespace: shop}
  source: {repoURL: "https://github.com/acme/shop", path: web, targetRevision: HEAD}
  syncPolicy: {automated: {prune: true, selfHeal: true}}
`;
const CHART: Tree = {
  'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
  'chart/values.yaml': 'tag: "1"\n',
  'chart/templates/web.yaml': web('{{ .Values.tag }}'),
};
const api: Tree = { 'k8s/api.yaml': API };

interface Row {
  readonly policies: string;
  readonly base: Tree;
  readonly edit: Tree;
  readonly advice: string;
  readonly followed: string;
  readonly config?: string;
}

test.each<[claim: string, row: Row]>([
  [
    'a file that no source takes',
    {
      policies: '["k8s/**"]',
      base: { ...api, 'lab/web.yaml': web('1') },
      edit: { 'lab/web.yaml': web('2') },
      advice: 'Add what a cluster gets to policies',
      followed: '["k8s/**", "lab/**"]',
    },
  ],
  [
    'a file that no cluster gets',
    {
      policies: '["k8s/**"]',
      base: { ...api, 'lab/web.yaml': web('1') },
      edit: { 'lab/web.yaml': web('2') },
      advice: 'or exclude it (`!lab/web.yaml`)',
      followed: '["k8s/**", "!lab/web.yaml"]',
    },
  ],
  [
    'an object that moves out of the policies',
    {
      policies: '["k8s/**"]',
      base: { ...api, 'k8s/web.yaml': web('1') },
      edit: { 'k8s/web.yaml': null, 'lab/web.yaml': web('2') },
      advice: 'Add lab/web.yaml to policies',
      followed: '["k8s/**", "lab/web.yaml"]',
    },
  ],
  [
    'an object that a kustomization changes',
    {
      policies: '["k8s/**"]',
      base: { 'k8s/web.yaml': web('1'), 'k8s/kustomization.yaml': 'namePrefix: x-\nresources: [web.yaml]\n' },
      edit: { 'k8s/web.yaml': web('2') },
      advice: '`- kustomize: k8s`',
      followed: '[{kustomize: k8s}]',
    },
  ],
  [
    'a value that is put in later',
    {
      policies: '["k8s/**"]',
      base: { 'k8s/web.yaml': web('1', '${REPLICAS}') },
      edit: { 'k8s/web.yaml': web('2', '${REPLICAS}') },
      advice: '`variables: {REPLICAS: VALUE}`',
      followed: '["k8s/**"]',
      config: 'variables: {REPLICAS: 2}\n',
    },
  ],
  [
    'a HelmRelease that is read as a file',
    {
      policies: '["apps/**"]',
      base: { ...CHART, 'apps/web.yaml': RELEASE },
      edit: { 'apps/web.yaml': RELEASE.replace('tag: "1"', 'tag: "2"') },
      advice: '`- flux: apps`',
      followed: '[{flux: apps}]',
    },
  ],
  [
    'an Application that is read as a file',
    {
      policies: '["apps/**"]',
      base: { 'web/web.yaml': web('1'), 'apps/web.yaml': APPLICATION },
      edit: {
        'apps/web.yaml': APPLICATION.replace('namespace: argocd', 'namespace: argocd, labels: {a: b}'),
      },
      advice: '`- argocd: apps/web.yaml`',
      followed: '[{argocd: apps/web.yaml}]',
    },
  ],
  [
    'an Application of a chart',
    {
      policies: '[{helm: {chart: chart}}]',
      base: { 'web/api.yaml': API, ...CHART, 'chart/templates/app.yaml': APPLICATION },
      edit: { 'chart/templates/app.yaml': APPLICATION.replace('argocd}', 'argocd, labels: {a: b}}') },
      advice: '`- argocd: {chart: chart}`',
      followed: '[{argocd: {chart: chart}}]',
    },
  ],
  [
    'values of a chart that no source renders',
    {
      policies: '["k8s/**"]',
      base: { ...api, ...CHART },
      edit: { 'chart/values.yaml': 'tag: "2"\n' },
      advice: 'Add what a cluster gets to policies',
      followed: '["k8s/**", {helm: {chart: chart}}]',
    },
  ],
])('advice: %s', async (_claim, { policies, base, edit, advice, followed, config = '' }) => {
  const before = await planned({ policies, base, edit });
  expect(before.messages).toEqual(expect.arrayContaining([expect.stringContaining(advice)]));
  const after = await planned({ policies: followed, base, edit, config });
  expect([after.verdict, ...after.problems, ...after.messages]).toEqual(['pass']);
});
