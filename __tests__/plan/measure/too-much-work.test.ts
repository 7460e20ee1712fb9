import { readFileSync } from 'node:fs';
import { exitCodeOf } from '../../../src/run.js';
import { MOST_STEPS } from '../../../src/plan/plan.js';
import { planOf } from '../../plan-of.js';
import { messageOf } from '../../messages.js';

const NODES = {
  apiVersion: 'v1',
  kind: 'List',
  items: Array.from({ length: 4 }, (_, i) => ({
    apiVersion: 'v1',
    kind: 'Node',
    metadata: { name: `node-${i}`, labels: { gpu: 'true' }, creationTimestamp: '2026-01-01T00:00:00Z' },
    status: { conditions: [{ type: 'Ready', status: 'True' }] },
  })),
};

const skyhooks = (version: string): string =>
  ['one', 'two', 'three']
    .map((name) =>
      [
        'apiVersion: skyhook.nvidia.com/v1alpha1',
        'kind: Skyhook',
        `metadata: { name: ${name} }`,
        'spec:',
        '  nodeSelectors: { matchLabels: { gpu: "true" } }',
        '  interruptionBudget: { count: 1 }',
        `  packages: { tuning: { version: ${version}, image: example.com/tuning } }`,
        '',
      ].join('\n'),
    )
    .join('---\n');

const podsOf = (version: number): string =>
  `selector: { matchLabels: { app: d } }, template: { metadata: { labels: { app: d } }, spec: { containers: [{ name: a, image: "a:${version}" }] } }`;

const planWith = (mostSteps: number): ReturnType<typeof planOf> =>
  planOf({ base: skyhooks('1.0.0'), head: skyhooks('2.0.0'), snapshot: NODES, mostSteps });

describe('too much work: a plan that takes more work than it may', () => {
  test.each([
    ['in the base', 5, 'in the base'],
    ['in the head', 130, 'in the head'],
  ])('is unknown where it ends %s', (_, steps, side) => {
    const report = planWith(steps);
    expect([report.verdict, exitCodeOf(report)]).toEqual(['unknown', 2]);
    const [problem] = report.plan.problems.filter(({ code }) => code === 'too-much-work');
    expect(messageOf(problem)).toContain(`more than ${steps} steps`);
    expect(messageOf(problem)).toContain(side);
  });

  test('shows no number until the work suffices, then the same plan to the byte', () => {
    const whole = JSON.stringify(planWith(MOST_STEPS));
    const answers = Array.from({ length: 20 }, (_, i) => planWith(1 + i * 15));
    const first = answers.findIndex(({ verdict }) => verdict !== 'unknown');
    expect(first).toBeGreaterThan(0);
    for (const { plan, findings } of answers.slice(0, first)) {
      expect([plan.policies, plan.head.policies, plan.base?.policies]).toEqual([[], [], []]);
      expect([findings, plan.head.combined.peakAtOnce]).toEqual([[], 0]);
    }
    for (const answer of answers.slice(first)) expect(JSON.stringify(answer)).toBe(whole);
  });

  test.each([
    // Of a DaemonSet only nodes whose pods are not done.
    ['DaemonSet', 'updateStrategy: { type: RollingUpdate, rollingUpdate: { maxUnavailable: 1 } }', 750],
    ['StatefulSet', 'replicas: 100, serviceName: d', 1_500],
    ['Deployment', 'replicas: 100, strategy: { rollingUpdate: { maxUnavailable: 1, maxSurge: 0 } }', 1_500],
  ])('counts the pods that a %s looks through at every step', (kind, spec, few) => {
    const workload = (version: number): string =>
      `{ apiVersion: apps/v1, kind: ${kind}, metadata: { name: d, namespace: x }, spec: { ${spec}, ${podsOf(version)} } }`;
    const items = Array.from({ length: 100 }, (_, i) => ({
      ...NODES.items[0],
      metadata: { name: `node-${i}`, creationTimestamp: '2026-01-01T00:00:00Z' },
    }));
    const plan = (mostSteps: number): ReturnType<typeof planOf> =>
      planOf({ base: workload(1), head: workload(2), snapshot: { ...NODES, items }, mostSteps });
    expect(plan(few).plan.problems.map(({ code }) => code)).toContain('too-much-work');
    expect(plan(MOST_STEPS).plan.problems.map(({ code }) => code)).not.toContain('too-much-work');
  });

  test('stands in the page with the number that holds', () => {
    const page = readFileSync('docs/reading-a-plan.md', 'utf8');
    expect(page).toContain(`at most ${MOST_STEPS.toLocaleString('en-US')} steps`);
  });
});
