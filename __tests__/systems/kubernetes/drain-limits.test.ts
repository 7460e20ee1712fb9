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

  test.each([
    ['before', 0],
    ['between', 2],
    ['after', 3],
  ])('a budget of the same name in another namespace, %s them, hides nothing', (_claim, at) => {
    const elsewhere = budget('maxUnavailable: 1', 'b').replace('name: b', 'name: b, namespace: z');
    const texts = [
      workload('Deployment', 3),
      budget('maxUnavailable: 1', 'a'),
      budget('minAvailable: 1', 'b'),
    ];
    const { findings } = judged(docs(...texts.slice(0, at), elsewhere, ...texts.slice(at)));
    expect(findings.map(({ policy }) => [policy?.name, policy?.namespace])).toEqual([['b', null]]);
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

  test.each([
    ['neither field', '', 'neither maxUnavailable nor minAvailable is written', 'Write maxUnavailable: 1.'],
    ['maxUnavailable 0', 'maxUnavailable: 0', '3 of 3 pods must stay', 'maxUnavailable: 1 in place of 0:'],
    ['minAvailable 100%', 'minAvailable: 100%', '3 of 3 pods must stay', '1 in place of minAvailable:'],
  ])('%s: its own cause and fix', (_claim, spec, says, fix) => {
    const head = docs(workload('Deployment', 3), budget(spec).replace('{ ,', '{'));
    const { findings } = judged(head);
    expect(findings[0]?.message).toContain(says);
    expect(findings[0]?.remediation).toContain(fix);
  });

  test('pods without a controller need minAvailable as a number', () => {
    const bare = [1, 2, 3].map((n) => ({
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: `bare-${n}`, namespace: 'default', labels: { app: 'web' } },
      status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
    }));
    const { findings } = judged(budget('maxUnavailable: 1'), bare);
    expect(findings[0]?.message).toContain('pods without a controller count as none for maxUnavailable 1');
    expect(findings[0]?.remediation).toContain('write minAvailable: 2.');
    expect(judged(budget('minAvailable: 2'), bare).findings).toEqual([]);
  });

  test('of three budgets in a chain each overlap is reported by the last of it', () => {
    const pair = (name: string, keys: string): string =>
      budget('maxUnavailable: 1', name).replace('{ app: web }', keys);
    const named = (name: string, keys: string): string =>
      workload('Deployment', 2)
        .replace('{ name: web }', `{ name: ${name} }`)
        .replace('labels: { app: web }', `labels: { app: web, ${keys} }`);
    const head = docs(
      named('one', 'a: x, b: x'),
      named('two', 'b: x, c: x'),
      pair('p', '{ a: x }'),
      pair('q', '{ b: x }'),
      pair('r', '{ c: x }'),
    );
    expect(
      judged(head).findings.map(({ policy, message }) => [policy?.name, /\((.*)\)/.exec(message)?.[1]]),
    ).toEqual([
      ['q', 'p, q'],
      ['r', 'q, r'],
    ]);
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
    expect(findings[0]?.message).toContain('2 pods on 2 nodes can not be evicted now');
  });

  const ALWAYS = 'unhealthyPodEvictionPolicy: AlwaysAllow';
  test.each([
    [
      'the one that is not ready is free while enough are healthy',
      [true, true, false],
      'maxUnavailable: 1',
      2,
    ],
    ['all of them when too few are', [true, false, false], 'maxUnavailable: 1', 3],
    ['AlwaysAllow frees those that are not ready', [true, false, false], `maxUnavailable: 1, ${ALWAYS}`, 1],
    ['and then all may be free', [false, false, false], `minAvailable: 0, ${ALWAYS}`, null],
    ['without it none is, even with nothing to keep', [false, false, false], 'minAvailable: 0', 3],
  ])('refused are only those that ask: %s', (_claim, ready, limit, held) => {
    const live = [web, ...pods('StatefulSet', 'web', ready)];
    const { findings } = judged(docs(workload('StatefulSet', 3), budget(limit)), live);
    expect(findings.map(({ evidence }) => evidence['pods'])).toEqual(held === null ? [] : [held]);
    if (limit.includes(ALWAYS)) expect(findings[0]?.remediation ?? '').not.toContain('AlwaysAllow');
  });

  test('a pod that is Pending is evicted without a question', () => {
    const [first, second, third] = pods('StatefulSet', 'web', [true, true, false]);
    const pending = { ...third, status: { phase: 'Pending' } };
    const live = [web, first ?? {}, second ?? {}, pending];
    const { findings } = judged(docs(workload('StatefulSet', 3), budget('minAvailable: 2')), live);
    expect(findings[0]?.message).toContain('2 pods on 2 nodes can not be evicted now: 2 pods are healthy');
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

describe('a budget is asked about the pods after the change', () => {
  const live = (kind: string, replicas: number): object => ({
    apiVersion: 'apps/v1',
    kind,
    metadata: { name: 'web', namespace: 'default' },
    spec: { replicas },
  });
  const now = (kind: string, ready: readonly boolean[]): object[] => [
    live(kind, ready.length),
    ...pods(kind, 'web', ready),
  ];
  const side = (kind: string, replicas: number, limit: string): string =>
    docs(workload(kind, replicas), budget(limit));
  const all = (n: number): boolean[] => Array.from({ length: n }, () => true);

  test.each([
    ['Deployment', 5, 1, 'maxUnavailable: 0', '1 of 1 pod must stay healthy'],
    ['Deployment', 5, 3, 'minAvailable: 3', '3 of 3 pods must stay healthy'],
    ['StatefulSet', 5, 2, 'minAvailable: 51%', '2 of 2 pods must stay healthy'],
  ])('a %s goes from %d to %d under %s: deadlocked then', (kind, before, after, limit, says) => {
    const base = side(kind, before, 'maxUnavailable: 1');
    const { findings } = judged(side(kind, after, limit), now(kind, all(before)), base);
    expect(findings.map(({ severity }) => severity)).toEqual(['error']);
    expect(findings[0]?.message).toContain(says);
  });

  test('more replicas lift a deadlock, with the new pods supposed', () => {
    const [base, head] = [side('Deployment', 3, 'minAvailable: 3'), side('Deployment', 5, 'minAvailable: 3')];
    const { findings, notes } = judged(head, now('Deployment', all(3)), base);
    expect(findings).toEqual([]);
    expect(notes).toContain('It covers 5 pods (2 of them supposed to be there and ready');
  });

  test('of a Deployment the pods that are not ready go first', () => {
    const [base, head] = [
      side('Deployment', 3, 'maxUnavailable: 1'),
      side('Deployment', 2, 'maxUnavailable: 1'),
    ];
    const { drains } = judged(head, now('Deployment', [false, true, true]), base);
    expect(drains).toMatchObject({ pods: 2, currentHealthy: 2, disruptionsAllowed: 1 });
  });

  test('of a StatefulSet the highest ordinals go, ready or not', () => {
    const [base, head] = [
      side('StatefulSet', 3, 'maxUnavailable: 1'),
      side('StatefulSet', 2, 'maxUnavailable: 1'),
    ];
    const { drains } = judged(head, now('StatefulSet', [false, true, true]), base);
    expect(drains).toMatchObject({ pods: 2, currentHealthy: 1, disruptionsAllowed: 0 });
  });

  const labelled = (text: string): string =>
    text.replace('labels: { app: web }', 'labels: { app: web, tier: be }');
  const onTier = budget('minAvailable: 3').replace('app: web', 'tier: be');

  test('a label that the template gets counts for the pods it will be on', () => {
    const base = workload('Deployment', 3);
    const { findings } = judged(docs(labelled(base), onTier), now('Deployment', all(3)), base);
    expect(findings[0]?.message).toContain('3 of 3 pods must stay healthy');
  });

  test('a label that it loses does not', () => {
    const base = docs(labelled(workload('Deployment', 3)), onTier);
    const text = JSON.stringify(now('Deployment', all(3)));
    const tiered = JSON.parse(text.replaceAll('"app":"web"', '"app":"web","tier":"be"')) as object[];
    expect(judged(base, tiered).findings).toHaveLength(1);
    expect(judged(docs(workload('Deployment', 3), onTier), tiered, base).findings).toEqual([]);
  });

  test('pods of a workload that does not roll keep their labels', () => {
    const base = workload('Deployment', 3);
    const paused = labelled(base).replace('replicas: 3', 'replicas: 3\n  paused: true');
    const { notes } = judged(docs(paused, onTier), now('Deployment', all(3)), base);
    expect(notes).toContain('It covers no pod');
  });
});
