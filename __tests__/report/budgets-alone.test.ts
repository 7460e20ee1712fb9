import { renderText } from '../../src/report/text/index.js';
import { nodeList, parseFleet } from '../fleet.js';
import { budget, textOf, workload } from '../plan/measure/world-objects.js';
import { planOf } from '../plan-of.js';

const NODES = ['node-0001', 'node-0002', 'node-0003', 'node-0004'];

function shown(base: readonly object[], head: readonly object[]): string {
  const snapshot = nodeList(parseFleet('20 nodes'));
  const report = planOf({ base: textOf(base), head: textOf(head), snapshot });
  // What is new is said first; here it is about what was there before.
  const findings = report.findings.filter(({ status }) => status === 'unchanged');
  return renderText({ ...report, findings, verdict: 'pass' as const }, { colour: false, width: 200 });
}

test('a budget alone is told by the pods that drains may evict, before and after', () => {
  const limited = (maxUnavailable: number): object[] => [
    workload('db', NODES)[0] ?? {},
    budget('db', 'db', { maxUnavailable }),
  ];
  const text = shown(limited(1), limited(3));
  expect(text.split('\n')[0]).toBe(
    'PASS  no new finding (1 warning pre-existing). Drains may evict 3 of 4 pods at a time (was 1)',
  );
  expect(text).toContain('Pods that drains may evict at a time: 3 of 4 pods, was 1 of 4 pods.');
});

test.each([
  ['go past it no more', { unhealthyPodEvictionPolicy: 'AlwaysAllow' }, {}, 'Drains may wait for pods'],
  [
    'go past it from now on',
    {},
    { unhealthyPodEvictionPolicy: 'AlwaysAllow' },
    'Drains no longer wait for pods',
  ],
])('a budget alone of which pods that are not ready %s', (_claim, before, after, words) => {
  const side = (more: object): object[] => [
    workload('db', NODES)[0] ?? {},
    budget('db', 'db', { maxUnavailable: 1, ...more }),
  ];
  expect(shown(side(before), side(after)).split('\n')[0]).toContain(
    `${words} under PodDisruptionBudget/apps/db that are not ready`,
  );
});

test.each<[string, number | null, number | null, string, string]>([
  [
    'is new tells what it allows',
    null,
    2,
    'Drains may evict 2 of 4 pods at a time',
    'Pods that drains may evict at a time: 2 of 4 pods, was not there.',
  ],
  [
    'goes is named',
    2,
    null,
    'Removes PodDisruptionBudget/apps/db',
    'Pods that drains may evict at a time: not limited by it any more, was 2 of 4 pods.',
  ],
])('a budget alone that %s, and no rollout of zeros', (_claim, before, after, title, row) => {
  const side = (maxUnavailable: number | null): object[] => [
    workload('db', NODES)[0] ?? {},
    ...(maxUnavailable === null ? [] : [budget('db', 'db', { maxUnavailable })]),
  ];
  const text = shown(side(before), side(after));
  expect(text.split('\n')[0]).toContain(title);
  expect(text).toContain(row);
  expect(text).not.toContain('Peak at once');
});

test.each<[claim: string, most: number, was: string, is: string, title: string, row: string]>([
  [
    'pods for the first time is told as one that is new',
    0,
    'dp',
    'db',
    'Drains may evict 0 of 4 pods at a time',
    'Pods that drains may evict at a time: 0 of 4 pods, was not limited by it.',
  ],
  [
    'no pod any more is told as one that is gone',
    2,
    'db',
    'dp',
    'PodDisruptionBudget/apps/db holds back no pod any more',
    'Pods that drains may evict at a time: not limited by it any more, was 2 of 4 pods.',
  ],
])('a budget whose selector matches %s', (_claim, maxUnavailable, was, is, title, row) => {
  const side = (app: string): object[] => [
    workload('db', NODES)[0] ?? {},
    budget('db', app, { maxUnavailable }),
  ];
  const text = shown(side(was), side(is));
  expect(text.split('\n')[0]).toContain(title);
  expect(text).toContain(row);
});

test('several budgets: each is reported with its number before and after', () => {
  const side = (...limits: readonly number[]): object[] =>
    limits.flatMap((maxUnavailable, i) => [
      workload(`db-${i}`, NODES)[0] ?? {},
      budget(`db-${i}`, `db-${i}`, { maxUnavailable }),
    ]);
  const text = shown(side(1, 2, 3), side(2, 1, 3));
  expect(text.split('\n')[0]).toContain(
    'Drains may evict 2 of 4 pods at a time under PodDisruptionBudget/apps/db-0 (was 1); 1 of 4 pods under PodDisruptionBudget/apps/db-1 (was 2)',
  );
  expect(text).toContain(
    'Pods that drains may evict at a time, PodDisruptionBudget/apps/db-0: 2 of 4 pods, was 1 of 4 pods.',
  );
  expect(text).toContain(
    'Pods that drains may evict at a time, PodDisruptionBudget/apps/db-1: 1 of 4 pods, was 2 of 4 pods.',
  );
  expect(text).not.toContain('PodDisruptionBudget/apps/db-2, changed');
});
