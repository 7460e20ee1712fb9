import { describe, expect, test } from '@jest/globals';
import { deployment, sidesIn, sources } from './sides.js';

const HPA = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: web, namespace: web}
spec: {minReplicas: 3, maxReplicas: 30, scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}}
`;
const SCALED = `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: {name: web, namespace: web}
spec: {scaleTargetRef: {name: web}, triggers: []}
`;
const WRITTEN = deployment('web');
const BARE = WRITTEN.replace(/ *replicas: \d+\n/, '');

function application(automated: string, more = ''): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: web, namespace: argocd}
spec:
  source: {repoURL: "https://github.com/example/shop.git", path: apps}
  destination: {server: here, namespace: web}
  syncPolicy: {automated: {prune: true${automated}}}
${more}`;
}

const HEALS = application(', selfHeal: true');
const IGNORES = '  ignoreDifferences: [{group: apps, kind: Deployment, jsonPointers: [/spec/replicas]}]\n';

async function told(before: readonly string[], after: readonly string[]): Promise<string[]> {
  const tree = ([app = '', ...objects]: readonly string[]) => ({
    'argo/a.yaml': app,
    ...Object.fromEntries(objects.map((text, i) => [`apps/${i}.yaml`, text])),
  });
  const { head } = await sidesIn(sources({ argocd: 'argo/*.yaml' }), tree(after), tree(before));
  return head.problems.flatMap(({ message }) => (/puts back/.test(message) ? [message] : []));
}

describe('what sets replicas back over and over is told', () => {
  test.each<[claim: string, before: readonly string[], after: readonly string[], says: RegExp]>([
    [
      'where Argo CD heals from now on',
      [application(''), WRITTEN, HPA],
      [HEALS, WRITTEN, HPA],
      /^Application\/web puts back .*selfHeal.*Deployment\/web \(HorizontalPodAutoscaler\/web\).*the 3 of the files/,
    ],
    ['where KEDA comes', [HEALS, WRITTEN], [HEALS, WRITTEN, SCALED], /Deployment\/web \(ScaledObject\/web\)/],
    ['where a number comes beside the autoscaler', [HEALS, BARE, HPA], [HEALS, WRITTEN, HPA], /the 3/],
  ])('%s', async (_claim, before, after, says) => {
    expect(await told(before, after)).toEqual([expect.stringMatching(says)]);
  });

  test.each<[claim: string, before: readonly string[], after: readonly string[]]>([
    ['of one that writes none', [application(''), BARE, HPA], [HEALS, BARE, HPA]],
    ['of one without an autoscaler', [application(''), WRITTEN], [HEALS, WRITTEN]],
    [
      'where the field is ignored',
      [application(''), WRITTEN, HPA],
      [application(', selfHeal: true', IGNORES), WRITTEN, HPA],
    ],
    [
      'where it was so before',
      [HEALS, WRITTEN, HPA],
      [HEALS, WRITTEN.replace('replicas: 3', 'replicas: 4'), HPA],
    ],
  ])('and nothing %s', async (_claim, before, after) => {
    expect(await told(before, after)).toEqual([]);
  });
});

describe('Argo CD that begins to prune', () => {
  const app = (automated: string): string => application('').replace('{prune: true}', automated);
  test.each<[claim: string, before: string, after: string, count: number]>([
    ['takes what earlier changes left as well', app('{}'), app('{prune: true}'), 1],
    ['did so before', app('{prune: true}'), app('{prune: true, selfHeal: true}'), 0],
    ['and stops', app('{prune: true}'), app('{}'), 0],
  ])('%s', async (_claim, before, after, count) => {
    const tree = (text: string) => ({ 'argo/a.yaml': text, 'apps/a.yaml': deployment('web') });
    const { head } = await sidesIn(sources({ argocd: 'argo/*.yaml' }), tree(after), tree(before));
    const found = head.problems.filter(({ message }) => /deletes from this change on/.test(message));
    expect(found).toHaveLength(count);
  });
});
