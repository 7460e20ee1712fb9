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
