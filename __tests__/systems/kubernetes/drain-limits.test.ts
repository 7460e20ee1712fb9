import { describe, expect, test } from '@jest/globals';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';

function budget(spec: string, name = 'web'): string {
  return `apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: ${name} }
spec: { ${spec}, selector: { matchLabels: { app: web } } }
`;
}

function workload(kind: string, replicas: number | null): string {
  return `apiVersion: apps/v1
kind: ${kind}
metadata: { name: web }
spec:
${replicas === null ? '' : `  replicas: ${replicas}\n`}  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec: { containers: [{ name: web, image: "example.com/web:1" }] }
`;
}

/** Pods of a controller, on one node each. */
function pods(kind: string, owner: string, ready: readonly boolean[]): object[] {
  return ready.map((isReady, i) => ({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name: `${owner}-${i}`,
      namespace: 'default',
      labels: { app: 'web' },
      ownerReferences: [{ apiVersion: 'x/v1', kind, name: owner, controller: true }],
    },
    spec: { nodeName: `node-000${i + 1}` },
    status: { phase: 'Running', conditions: [{ type: 'Ready', status: isReady ? 'True' : 'False' }] },
  }));
}

function judged(head: string, others: readonly object[] = [], base?: string) {
  const snapshot = nodeList(parseFleet('4 nodes'), others);
  const { plan, findings } = planOf({ head, snapshot, ...(base === undefined ? {} : { base }) });
  expect(plan.problems).toEqual([]);
  const budgets = plan.policies.filter(({ ref }) => ref.kind === 'PodDisruptionBudget');
  return {
    findings: findings.filter(({ rule, status }) => rule === 'drain-deadlock' && status !== 'fixed'),
    notes: budgets.flatMap(({ head: side }) => side?.notes ?? []).join(' '),
    drains: budgets[0]?.head?.drains,
    sameEffect: budgets[0]?.sameEffect,
  };
}

const docs = (...texts: readonly string[]): string => texts.join('---\n');

describe('a budget that never agrees', () => {
  test('minAvailable of all replicas: with the numbers, and the way out', () => {
    const { findings, drains } = judged(docs(workload('Deployment', 2), budget('minAvailable: 2')));
    expect(findings.map(({ severity, message }) => [severity, message])).toEqual([
      [
        'error',
        'PodDisruptionBudget/web: 2 pods can not be evicted: 2 of 2 pods must stay healthy, so 0 may be evicted even when all are. A drain of a node with one of them never ends.',
      ],
    ]);
    expect(findings[0]?.remediation).toContain('maxUnavailable: 1');
    expect(drains).toMatchObject({
      expectedPods: 2,
      desiredHealthy: 2,
      currentHealthy: 2,
      disruptionsAllowed: 0,
    });
  });

  test.each([
    ['maxUnavailable: 1', 1],
    ['maxUnavailable: "30%"', 1],
    ['minAvailable: 1', 2],
  ])('%s of three replicas is fine', (spec, allowed) => {
    const { findings, drains } = judged(docs(workload('StatefulSet', 3), budget(spec)));
    expect(findings).toEqual([]);
    expect(drains?.disruptionsAllowed).toBe(allowed);
  });

  test('two budgets over one pod are reported once', () => {
    const two = docs(
      workload('Deployment', 3),
      budget('maxUnavailable: 1', 'a'),
      budget('minAvailable: 1', 'b'),
    );
    const { findings } = judged(two);
    expect(findings.map(({ policy }) => policy?.name)).toEqual(['b']);
    expect(findings[0]?.message).toContain('covered by 2 budgets (a, b)');
  });

  test('a budget of the snapshot counts as the second one', () => {
    const live = {
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      metadata: { name: 'live', namespace: 'default' },
    };
    const spec = { maxUnavailable: 1, selector: { matchLabels: { app: 'web' } } };
    const { findings } = judged(docs(workload('Deployment', 3), budget('maxUnavailable: 1')), [
      { ...live, spec },
    ]);
    expect(findings[0]?.message).toContain('covered by 2 budgets (live, web)');
  });

  test('maxUnavailable 0 without any pod at hand', () => {
    const { findings } = judged(budget('maxUnavailable: 0'));
    expect(findings[0]?.message).toContain('maxUnavailable 0 allows no eviction');
  });

  test('an edit that shuts it is no same effect', () => {
    const base = docs(workload('Deployment', 3), budget('maxUnavailable: 1'));
    const { sameEffect, findings } = judged(base.replace('maxUnavailable: 1', 'maxUnavailable: 0'), [], base);
    expect(sameEffect).toBe(false);
    expect(findings[0]?.status).toBe('new');
  });
});

describe('pods of the snapshot', () => {
  const web = {
    apiVersion: 'apps/v1',
    kind: 'StatefulSet',
    metadata: { name: 'web', namespace: 'default' },
    spec: { replicas: 3 },
  };

  test('an unready pod elsewhere eats the budget: a warning, as it passes', () => {
    const live = [web, ...pods('StatefulSet', 'web', [true, true, false])];
    const { findings } = judged(docs(workload('StatefulSet', 3), budget('maxUnavailable: 1')), live);
    expect(findings.map(({ severity }) => severity)).toEqual(['warning']);
    expect(findings[0]?.message).toContain('3 pods on 3 nodes can not be evicted now');
  });

  test('pods of a Job make the sync fail', () => {
    const { findings } = judged(budget('maxUnavailable: 1'), pods('Job', 'import', [true, true]));
    expect(findings[0]?.message).toContain('pods of Job/import are covered, which has no scale');
  });

  test('an integer minAvailable needs no scale', () => {
    const { findings, drains } = judged(budget('minAvailable: 1'), pods('Job', 'import', [true, true]));
    expect(findings).toEqual([]);
    expect(drains?.disruptionsAllowed).toBe(1);
  });

  test('a drain leaves daemon pods alone, so nothing is held', () => {
    const { findings, notes } = judged(docs(workload('DaemonSet', null), budget('maxUnavailable: 1')));
    expect(findings).toEqual([]);
    expect(notes).toContain('can not be computed');
  });

  test('pods of a custom resource are not judged, and the plan says so', () => {
    const { findings, notes } = judged(budget('maxUnavailable: 1'), pods('CloneSet', 'web', [true, true]));
    expect(findings).toEqual([]);
    expect(notes).toContain('belong to CloneSet/web, of which the snapshot holds no size');
  });
});
