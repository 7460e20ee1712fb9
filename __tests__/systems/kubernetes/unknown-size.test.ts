import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { budget, docs, judged, pods, workload } from './drain-budgets.js';

describe('pods of a custom resource, whose size no snapshot holds', () => {
  const cloned = pods('CloneSet', 'web', [true, true]);
  const one = budget('maxUnavailable: 1');
  const withStatus = {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name: 'web', namespace: 'default' },
    spec: { maxUnavailable: 1, selector: { matchLabels: { app: 'web' } } },
    status: { expectedPods: 2, desiredHealthy: 1, currentHealthy: 2, disruptionsAllowed: 1 },
  };
  const told = ({ findings }: ReturnType<typeof judged>) =>
    findings.map(({ severity, status, evidence }) => [severity, status, evidence['cause']]);

  test('are a warning: nobody can tell whether a drain gets past', () => {
    const { findings, notes } = judged(one, cloned);
    expect(findings[0]?.message).toContain('whether 2 pods on 2 nodes can be evicted is not known');
    expect(findings[0]?.severity).toBe('warning');
    expect(notes).toContain('belong to CloneSet/web, of which the snapshot holds no size');
  });

  test.each([
    ['a budget that nobody edits was so before', one, one, 'unchanged', true],
    ['an edit is new, and not the same effect', one, budget('maxUnavailable: 2'), 'new', false],
    ['so is that of a percentage', one, budget('minAvailable: 50%'), 'new', false],
  ])('%s', (_claim, base, head, status, sameEffect) => {
    const found = judged(head, cloned, base);
    expect(told(found)).toEqual([['warning', status, 'unknown-size']]);
    expect(found.sameEffect).toBe(sameEffect);
  });

  test.each(['maxUnavailable: 0', 'minAvailable: 100%'])(
    '%s lets none go, whatever they want: an error',
    (ask) => {
      const found = judged(budget(ask), cloned, one);
      expect(told(found)).toEqual([['error', 'new', 'budget']]);
      expect(found.drains).toMatchObject({ pods: 2, disruptionsAllowed: 0 });
    },
  );

  test('of a budget of the snapshot without a status: a warning of its own', () => {
    const bare = { ...withStatus, status: undefined };
    const problems = (object: object): string[] =>
      planOf({
        head: workload('Deployment', 0),
        snapshot: nodeList(parseFleet('4 nodes'), [...cloned, object]),
      }).plan.problems.map(({ code }) => code);
    expect(problems(bare)).toEqual(['budgets-not-judged']);
    expect(problems(withStatus)).toEqual([]);
  });

  test.each([
    ['a default that is written out', 'maxUnavailable: 1, unhealthyPodEvictionPolicy: IfHealthyBudget'],
    ['the same value, with another field of null', 'maxUnavailable: 1, minAvailable: null'],
  ])('%s is no edit, with a status or without', (_claim, ask) => {
    const counted = judged(budget(ask), [...cloned, withStatus], one);
    expect(told(counted)).toEqual([]);
    expect(counted.sameEffect).toBe(true);
    const found = judged(budget(ask), cloned, one);
    expect(told(found)).toEqual([['warning', 'unchanged', 'unknown-size']]);
    expect(found.sameEffect).toBe(true);
  });

  test('a selector in other words is no edit', () => {
    const other = 'matchExpressions: [{ key: app, operator: In, values: [web, web] }]';
    const head = one.replace('matchLabels: { app: web }', other);
    expect(told(judged(head, [...cloned, withStatus], one))).toEqual([]);
  });

  test.each([
    ['another policy', 'maxUnavailable: 1, unhealthyPodEvictionPolicy: AlwaysAllow'],
    ['another value', 'maxUnavailable: 2'],
  ])('%s is one: the status of before tells nothing', (_claim, ask) => {
    const found = judged(budget(ask), [...cloned, withStatus], one);
    expect(told(found)).toEqual([['warning', 'new', 'unknown-size']]);
  });

  test('an integer minAvailable needs no size', () => {
    expect(told(judged(budget('minAvailable: 1'), cloned, one))).toEqual([]);
  });

  test('of a budget that the change leaves alone count as its own status says', () => {
    const found = judged(one, [...cloned, withStatus], one);
    expect(told(found)).toEqual([]);
    expect(found.drains).toMatchObject({ pods: 2, disruptionsAllowed: 1 });
  });
});

describe('pods of a custom resource beside one whose controller has no scale: the whole sync fails, whatever the resource wants', () => {
  const cloned = pods('CloneSet', 'web', [true, true]);
  const live = {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name: 'web', namespace: 'default' },
    spec: { maxUnavailable: 1, selector: { matchLabels: { app: 'web' } } },
    status: { expectedPods: 2, desiredHealthy: 1, currentHealthy: 2, disruptionsAllowed: 1 },
  };
  const causes = ({ findings }: ReturnType<typeof judged>) =>
    findings.map(({ severity, status, evidence }) => [severity, status, evidence['cause']]);

  test.each(['DaemonSet', 'Job'])('a live pod of a %s', (kind) => {
    const mixed = [...cloned, ...pods(kind, 'agent', [true])];
    const found = judged(budget('maxUnavailable: 1'), mixed, budget('minAvailable: 2'));
    expect(causes(found)).toEqual([['error', 'new', 'sync-failed']]);
    expect(found.findings[0]?.message).toContain(`pods of ${kind}/agent are covered, which has no scale`);
    expect(found.drains).toMatchObject({ pods: 3, disruptionsAllowed: 0 });
  });

  test('a DaemonSet that the change adds, whatever the status of before says', () => {
    const one = budget('maxUnavailable: 1');
    const found = judged(docs(one, workload('DaemonSet', null)), [...cloned, live], one);
    expect(causes(found)).toEqual([['error', 'new', 'sync-failed']]);
    expect(found.drains).toMatchObject({ pods: 6, disruptionsAllowed: 0 });
  });

  test('a sync that failed for the one tells nothing of the other, once that is out', () => {
    const failed = {
      ...live,
      status: { ...live.status, conditions: [{ type: 'DisruptionAllowed', reason: 'SyncFailed' }] },
    };
    const daemons = (app: string): string =>
      workload('DaemonSet', null)
        .replace('matchLabels: { app: web }', 'matchLabels: { tier: x }')
        .replace('labels: { app: web }', `labels: { app: ${app}, tier: x }`);
    const [base, head] = ['web', 'agent'].map((app) => docs(budget('maxUnavailable: 1'), daemons(app)));
    const mixed = [...pods('CloneSet', 'clone', [true, true]), ...pods('DaemonSet', 'web', [true]), failed];
    const found = judged(head ?? '', mixed, base);
    expect(causes(found)).toEqual([['warning', 'new', 'unknown-size']]);
  });

  test('an integer minAvailable needs no size of either', () => {
    const mixed = [...cloned, ...pods('DaemonSet', 'agent', [true])];
    expect(causes(judged(budget('minAvailable: 2'), mixed, budget('minAvailable: 1')))).toEqual([]);
  });

  test('a budget of the snapshot holds drains back without a status: there is nothing to warn of', () => {
    const bare = { ...live, status: undefined };
    const problems = planOf({
      head: workload('Deployment', 0),
      snapshot: nodeList(parseFleet('4 nodes'), [...cloned, ...pods('DaemonSet', 'agent', [true]), bare]),
    }).plan.problems.map(({ code }) => code);
    expect(problems).toEqual([]);
  });
});
