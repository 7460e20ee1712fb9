import { application, deployment, REPO, sidesIn, sources, textOf } from './sides.js';
import { useTools } from './tools.js';
import { messagesOf } from '../messages.js';

beforeAll(useTools, 60_000);

const app = (source: string): string =>
  application(`destination: {namespace: shop}, source: {${REPO}, path: apps${source}}`);
const CHART = {
  'apps/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
  'apps/values.yaml': 'replicas: 1\nzone: a\n',
  'apps/templates/a.yaml': deployment('web').replace(/replicas: \d+/, 'replicas: {{ .Values.replicas }}'),
};
const HELM = (replicas: number): string => `helm: {parameters: [{name: replicas, value: "${replicas}"}]}\n`;

async function rendered(files: Readonly<Record<string, string>>, source = '') {
  const tree = { 'argo/a.yaml': app(source), ...files };
  const sides = await sidesIn(sources({ argocd: 'argo/*.yaml' }), tree);
  const [, replicas = null] = /replicas: (\d+)/.exec(textOf(sides)) ?? [];
  return [replicas, ...messagesOf(sides.head.problems)];
}

test.each<[claim: string, files: Readonly<Record<string, string>>, source: string, replicas: string]>([
  ['over a chart', { ...CHART, 'apps/.argocd-source.yaml': HELM(4) }, '', '4'],
  [
    'over what the Application says',
    { ...CHART, 'apps/.argocd-source.yaml': HELM(4) },
    ', helm: {parameters: [{name: replicas, value: "9"}]}',
    '4',
  ],
  [
    'of the one Application after that of all',
    { ...CHART, 'apps/.argocd-source.yaml': HELM(4), 'apps/.argocd-source-web.yaml': HELM(5) },
    '',
    '5',
  ],
  ['of another Application not at all', { ...CHART, 'apps/.argocd-source-api.yaml': HELM(5) }, '', '1'],
  [
    'that takes away with null',
    { ...CHART, 'apps/.argocd-source.yaml': 'helm: {parameters: null}\n' },
    ', helm: {parameters: [{name: replicas, value: "9"}]}',
    '1',
  ],
  [
    'over a kustomization',
    {
      'apps/kustomization.yaml': 'resources: [a.yaml]\n',
      'apps/a.yaml': deployment('web'),
      'apps/.argocd-source.yaml': 'kustomize: {replicas: [{name: web, count: 7}]}\n',
    },
    '',
    '7',
  ],
  [
    'that would lead elsewhere, which it may not',
    { ...CHART, 'apps/.argocd-source.yaml': `path: other\ntargetRevision: v1\n${HELM(4)}` },
    '',
    '4',
  ],
])('a file of the folder lies over an Application: %s', async (_claim, files, source, replicas) => {
  expect(await rendered(files, source)).toEqual([replicas]);
});

test.each([
  [
    'beside plain manifests',
    { 'apps/a.yaml': deployment('web'), 'apps/.argocd-source.yaml': HELM(2).replace('helm', 'directory') },
  ],
  ['that is no object', { ...CHART, 'apps/.argocd-source.yaml': '[a]\n' }],
])('a file %s cannot be followed', async (_claim, files) => {
  const tree = { 'argo/a.yaml': app(''), ...files };
  const { head } = await sidesIn(sources({ argocd: 'argo/*.yaml' }), tree, {
    'argo/a.yaml': app(''),
    ...files,
    'apps/.argocd-source.yaml': 'helm: {}\n',
  });
  expect(messagesOf(head.problems)).toEqual([
    expect.stringMatching(/apps\/\.argocd-source\.yaml overrides it/),
  ]);
});
