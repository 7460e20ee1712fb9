import { expect, test } from '@jest/globals';
import { nodeList } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { textOf } from './measure/world-objects.js';

const NODES = nodeList([{ labels: {} }]);
/** What is planned, and stays as it is. */
const POLICY = {
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name: 'web', namespace: 'prod' },
  spec: { maxUnavailable: 1, selector: { matchLabels: { app: 'web' } } },
};
const project = (spec: object): object[] => [
  {
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'AppProject',
    metadata: { name: 'x', namespace: 'argocd' },
    spec,
  },
];

function told(base: readonly object[], head: readonly object[]): string[] {
  const [before, after] = [textOf([POLICY, ...base]), textOf([POLICY, ...head])];
  return planOf({ base: before, head: after, snapshot: NODES }).plan.problems.map(({ message }) => message);
}

const windows = (...schedules: string[]): object[] =>
  project({ syncWindows: schedules.map((schedule) => ({ kind: 'deny', schedule, duration: '8h' })) });
test.each<[claim: string, base: object[], head: object[], isTold: boolean]>([
  ['of another hour', windows('0 8 * * *'), windows('0 9 * * *'), true],
  ['that are new', project({}), windows('0 8 * * *'), true],
  ['that go', windows('0 8 * * *'), project({}), true],
  ['that go with their project', windows('0 8 * * *'), [], true],
  [
    'that stay',
    windows('0 8 * * *'),
    project({ syncWindows: [{ kind: 'deny', schedule: '0 8 * * *', duration: '8h' }], roles: [] }),
    false,
  ],
  ['that are none', project({ roles: [] }), project({ roles: [{}] }), false],
  ['that go with their project, which had none', project({}), [], false],
])('sync windows of Argo CD %s', (_claim, base, head, isTold) => {
  expect(told(base, head)).toEqual(isTold ? [expect.stringMatching(/at other hours/)] : []);
});

const DEPLOYMENT = { group: 'apps', kind: 'Deployment' };
const WEB = { server: '*', namespace: 'web' };
const ANY = { server: '*', namespace: '*' };
// Source: argo-cd, docs/user-guide/projects.md.
test.each<[claim: string, base: object, head: object, isTold: boolean]>([
  ['a namespace less', { destinations: [ANY] }, { destinations: [WEB] }, true],
  ['another repository', { sourceRepos: ['https://a'] }, { sourceRepos: ['https://b'] }, true],
  [
    'all but one namespace',
    { destinations: [ANY] },
    { destinations: [ANY, { server: '*', namespace: '!web' }] },
    true,
  ],
  ['a kind less', { namespaceResourceBlacklist: [] }, { namespaceResourceBlacklist: [DEPLOYMENT] }, true],
  ['some kinds in place of all', {}, { namespaceResourceWhitelist: [DEPLOYMENT] }, true],
  ['a kind of clusters less', { clusterResourceWhitelist: [{ group: '*', kind: '*' }] }, {}, true],
  ['all in place of one', { destinations: [WEB] }, { destinations: [ANY] }, false],
  ['a namespace more', { destinations: [WEB] }, { destinations: [WEB, { ...WEB, namespace: 'b' }] }, false],
  ['a kind more', { namespaceResourceBlacklist: [DEPLOYMENT] }, {}, false],
  ['all kinds in place of some', { namespaceResourceWhitelist: [DEPLOYMENT] }, {}, false],
  ['the same with other words', { destinations: [WEB] }, { destinations: [WEB], description: 'x' }, false],
])('a project of Argo CD that permits %s', (_claim, base, head, isTold) => {
  const expected = isTold ? [expect.stringMatching(/permits its Applications less/)] : [];
  expect(told(project(base), project(head))).toEqual(expected);
});
