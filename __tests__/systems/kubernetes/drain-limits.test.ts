import { budget, docs, judged, pods, workload } from './drain-budgets.js';

describe('a budget that never agrees', () => {
  test('minAvailable of all replicas: with the numbers, and the way out', () => {
    const { findings, drains } = judged(docs(workload('Deployment', 2), budget('minAvailable: 2')));
    expect(findings.map(({ severity, message }) => [severity, message])).toEqual([
      [
        'error',
        'PodDisruptionBudget/web: 2 pods can never be evicted: 2 of 2 pods must stay healthy at any time (minAvailable: 2), so none may go. A drain of a node with one of them never ends.',
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

  // Source: kubernetes 1.28, disruption.go, getExpectedPodCount; atlassian/voyager#133.
  test('a percentage that rounds up to all of them is told as written', () => {
    const { findings } = judged(docs(workload('Deployment', 2), budget('minAvailable: 66%')));
    expect(findings[0]?.message).toContain(
      '2 of 2 pods must stay healthy at any time (minAvailable: 66%, rounded up)',
    );
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
    const { findings, notes } = judged(two);
    expect(findings.map(({ policy }) => policy?.name)).toEqual(['b']);
    expect(findings[0]?.message).toContain('covered by 2 budgets (a, b)');
    expect(notes.match(/That is this budget by itself/g)).toHaveLength(2);
    expect(notes).toContain('evicts no pod that another one covers too (b).');
    expect(notes).toContain('evicts no pod that another one covers too (a).');
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
    expect(findings.map(({ policy }) => [policy?.name, policy?.namespace])).toEqual([['b', 'default']]);
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
    const { findings, notes } = judged(budget('maxUnavailable: 1'), bare);
    expect(notes).toContain('It covers 3 pods, none of which counts, as no controller wants them: 0 must');
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
});
