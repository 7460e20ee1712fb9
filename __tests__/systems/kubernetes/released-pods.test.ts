import { describe, expect, test } from '@jest/globals';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { budget, docs, pods, workload } from './drain-budgets.js';

const WEB = workload('Deployment', 6);
const ONE = budget('maxUnavailable: 1');

function found(base: string, head: string, objects: readonly object[] = []): string[] {
  const { findings } = planOf({ base, head, snapshot: nodeList(parseFleet('6 nodes'), objects) });
  return findings.flatMap(({ rule, severity, message, status }) =>
    rule === 'drains-unlimited' && status !== 'fixed' ? [`${status} ${severity}: ${message}`] : [],
  );
}

/** The same with another label in the pod template, and in a budget's selector. */
function tiered(text: string, tier: string): string {
  const labels = text.includes('PodDisruptionBudget') ? 'matchLabels' : ' labels';
  return text.replace(`${labels}: { app: web }`, `${labels}: { app: web, tier: ${tier} }`);
}

const live = (name: string, limit: string): object => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name, namespace: 'default' },
  spec: { ...(JSON.parse(limit) as object), selector: { matchLabels: { app: 'web' } } },
});

describe('pods that no budget holds together any more', () => {
  test('a budget that is gone', () => {
    expect(found(docs(WEB, ONE), WEB)).toEqual([
      'new warning: PodDisruptionBudget/web is gone from these files: where a sync deletes it, drains may evict 6 pods all at once: it let 1 go at a time, and no other budget holds them back.',
    ]);
  });

  test.each([
    ['lets all go', budget('maxUnavailable: "100%"')],
    ['asks that none stay', budget('minAvailable: 0')],
    ['covers others', ONE.replace('app: web', 'app: other')],
  ])('a budget that %s', (_claim, head) => {
    expect(found(docs(WEB, ONE), docs(WEB, head))).toEqual([
      'new warning: PodDisruptionBudget/web: drains may evict 6 pods all at once: it let 1 go at a time, and no other budget holds them back.',
    ]);
  });

  test('pods of the snapshot are counted with their nodes', () => {
    const running = pods('Job', 'import', [true, true, false]);
    const [finding] = found(
      docs(ONE, workload('Deployment', 6).replaceAll('app: web', 'app: x')),
      WEB.replaceAll('app: web', 'app: x'),
      running,
    );
    expect(finding).toContain('may evict 3 pods on 3 nodes all at once: it let none go');
  });

  test('the budget that let none go, too', () => {
    expect(found(docs(WEB, budget('maxUnavailable: 0')), WEB)[0]).toContain('it let none go');
  });
});

test('labels that move while the workload is paused never reach the pods that run', () => {
  const paused = (tier: string): string =>
    docs(tiered(WEB, tier).replace('spec:\n', 'spec:\n  paused: true\n'), tiered(ONE, tier));
  expect(found(paused('a'), paused('b'))).toHaveLength(1);
});

describe('a budget over pods of a custom resource, whose size no snapshot holds', () => {
  const cloned = pods('CloneSet', 'web', [true, true, true]);
  const status = { expectedPods: 3, desiredHealthy: 2, currentHealthy: 3, disruptionsAllowed: 1 };
  test.each([
    [
      'let go what its status says',
      [{ ...live('web', '{"maxUnavailable": 1}'), status }],
      'it let 1 go at a time',
    ],
    ['without a status let go nobody knows what', [], 'how many it let go at a time is not known'],
  ])('%s', (_claim, budgets, before) => {
    expect(found(ONE, budget('minAvailable: 0'), [...cloned, ...budgets])).toEqual([
      `new warning: PodDisruptionBudget/web: drains may evict 3 pods on 3 nodes all at once: ${before}, and no other budget holds them back.`,
    ]);
  });
});

describe('no finding', () => {
  test.each([
    ['a rename', docs(WEB, ONE), docs(WEB, budget('maxUnavailable: 2', 'pods')), []],
    [
      'the namespace written out',
      docs(WEB, ONE),
      docs(WEB, ONE.replace('name: web', 'name: web, namespace: default')),
      [],
    ],
    [
      'labels of the pods and the selector move together',
      docs(tiered(WEB, 'a'), tiered(ONE, 'a')),
      docs(tiered(WEB, 'b'), tiered(ONE, 'b')),
      [],
    ],
    ['another limit', docs(WEB, ONE), docs(WEB, budget('maxUnavailable: 5')), []],
    ['another budget of the cluster', docs(WEB, ONE), WEB, [live('other', '{"minAvailable": 2}')]],
    [
      'the workload goes too',
      docs(WEB, ONE, workload('Deployment', 1).replaceAll('web', 'x')),
      workload('Deployment', 1).replaceAll('web', 'x'),
      [],
    ],
    ['it goes to 0 replicas', docs(WEB, ONE), workload('Deployment', 0), []],
    ['a single pod', docs(workload('Deployment', 1), ONE), workload('Deployment', 1), []],
    ['it held nothing before', docs(WEB, budget('maxUnavailable: "100%"')), WEB, []],
    ['a refused edit', docs(WEB, ONE), docs(WEB, budget('maxUnavailable: "100%", minAvailable: 0')), []],
  ] as const)('%s', (_claim, base, head, objects) => {
    expect(found(base, head, objects)).toEqual([]);
  });

  test('a live budget that the change loosens holds nothing', () => {
    expect(
      found(docs(WEB, ONE), docs(WEB, budget('minAvailable: 0', 'b')), [live('b', '{"minAvailable": 5}')]),
    ).toHaveLength(1);
  });
});
