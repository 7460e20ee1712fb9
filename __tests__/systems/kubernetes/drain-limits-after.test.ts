import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { budget, docs, judged, pods, workload } from './drain-budgets.js';

describe('a budget that protects nothing', () => {
  const found = (head: string, objects: readonly object[] = []): string[] => {
    const snapshot = nodeList(parseFleet('4 nodes'), objects);
    return planOf({ head, snapshot }).findings.flatMap(({ rule, severity, message }) =>
      rule === 'selector-matches-nothing' ? [`${severity}: ${message}`] : [],
    );
  };
  const typo = budget('maxUnavailable: 1').replace('app: web', 'app: wep');
  const missed =
    'warning: PodDisruptionBudget/web: its selector matches no pod of the files or the snapshot: if they are not elsewhere, it protects nothing.';

  test('without a selector it covers no pod', () => {
    const head = budget('maxUnavailable: 1').replace(/, selector.*/, ' }');
    expect(found(docs(workload('Deployment', 3), head))).toEqual([
      'error: PodDisruptionBudget/web: it has no selector, and then it covers no pod: drains evict as if it were not there.',
    ]);
  });

  test('no workload of the files has its labels', () => {
    expect(found(docs(workload('Deployment', 3), typo))).toEqual([missed]);
  });

  test('no pod of the snapshot has them', () => {
    expect(found(typo, pods('Job', 'import', [true]))).toEqual([missed]);
  });

  // kubernetes/autoscaler#98: a budget counts for its own namespace.
  test('the workload that has its labels is in another namespace', () => {
    const stray = budget('maxUnavailable: 1').replace('name: web }', 'name: web, namespace: other }');
    expect(found(docs(workload('Deployment', 3), stray))).toEqual([
      'warning: PodDisruptionBudget/other/web: its selector matches no pod that is known of namespace other, which is all that it can protect; Deployment/web, which it would match, is in namespace default.',
    ]);
    expect(found(stray)).toEqual([]);
    const every = stray.replace('{ matchLabels: { app: web } }', '{}');
    expect(found(docs(workload('Deployment', 3), every))).toEqual([]);
  });

  test.each([
    ['its workload has no replicas now', docs(workload('Deployment', 0), budget('maxUnavailable: 1'))],
    ['nothing of its namespace is at hand', typo],
    [
      'it selects every pod',
      docs(workload('Deployment', 3), typo.replace('{ matchLabels: { app: wep } }', '{}')),
    ],
  ])('is no finding where %s', (_claim, head) => {
    expect(found(head)).toEqual([]);
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

  test('more replicas lift a deadlock, with the new pods assumed', () => {
    const [base, head] = [side('Deployment', 3, 'minAvailable: 3'), side('Deployment', 5, 'minAvailable: 3')];
    const { findings, notes } = judged(head, now('Deployment', all(3)), base);
    expect(findings).toEqual([]);
    expect(notes).toContain('It covers 5 pods (2 of them assumed to be there and ready');
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

// Source: kubernetes, pkg/controller/garbagecollector: pods go with the workload that owns them.
describe('pods of a workload that the change deletes', () => {
  const base = docs(workload('Deployment', 3), budget('maxUnavailable: 1'));
  const live = pods('Deployment', 'web', [true, true, true]);

  test('are counted by no budget any more', () => {
    expect(judged(base, live, base).drains).toMatchObject({ expectedPods: 3, disruptionsAllowed: 1 });
    const after = judged(budget('maxUnavailable: 1'), live, base);
    expect(after.drains).toBeUndefined();
    expect(after.notes).toContain('It covers no pod of the files or the snapshot');
  });

  test('hold no drain up: a budget over what stays counts that alone', () => {
    const other = workload('StatefulSet', 2).replace('name: web', 'name: db');
    const all = [...live, ...pods('StatefulSet', 'db', [true, true])];
    const after = judged(docs(other, budget('maxUnavailable: 1')), all, docs(base, other));
    expect(after.drains).toMatchObject({ pods: 2, expectedPods: 2, disruptionsAllowed: 1 });
  });
});
