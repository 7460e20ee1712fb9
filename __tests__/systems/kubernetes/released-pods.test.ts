import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { budget, docs, pods, workload } from './drain-budgets.js';

const WEB = workload('Deployment', 6);
const ONE = budget('maxUnavailable: 1');

function found(base: string, head: string, objects: readonly object[] = []): string[] {
  const { findings } = planOf({ base, head, snapshot: nodeList(parseFleet('6 nodes'), objects) });
  return findings.flatMap(({ evidence, severity, message, status }) =>
    evidence['cause'] === 'released' && status !== 'fixed' ? [`${status} ${severity}: ${message}`] : [],
  );
}

/** Something that is planned beside a budget whose pods nobody has. */
const OTHER = workload('DaemonSet', 1).replaceAll('web', 'agent');

function relabelled(pod: object): object {
  return { ...pod, metadata: { name: 'x', namespace: 'default', labels: { app: 'x' } } };
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
      'new error: PodDisruptionBudget/web is gone from these files: where a sync deletes it, drains may evict 6 pods all at once: it allowed 1 to be evicted at a time, and no other budget holds them back.',
    ]);
  });

  test.each([
    ['lets all go', budget('maxUnavailable: "100%"')],
    ['asks that none stay', budget('minAvailable: 0')],
    ['covers others', ONE.replace('app: web', 'app: other')],
  ])('a budget that %s', (_claim, head) => {
    expect(found(docs(WEB, ONE), docs(WEB, head))).toEqual([
      'new error: PodDisruptionBudget/web: drains may evict 6 pods all at once: it allowed 1 to be evicted at a time, and no other budget holds them back.',
    ]);
  });

  test('pods of the snapshot are counted with their nodes', () => {
    const running = pods('Job', 'import', [true, true, false]);
    const [finding] = found(
      docs(ONE, workload('Deployment', 6).replaceAll('app: web', 'app: x')),
      WEB.replaceAll('app: web', 'app: x'),
      running,
    );
    expect(finding).toContain('may evict 3 pods on 3 nodes all at once: it allowed none to be evicted');
  });

  test('the budget that let none go, too', () => {
    expect(found(docs(WEB, budget('maxUnavailable: 0')), WEB)[0]).toContain('it allowed none to be evicted');
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
      'it allowed 1 to be evicted at a time',
    ],
    [
      'without a status let go nobody knows what',
      [],
      'how many it allowed to be evicted at a time is not known',
    ],
  ])('%s', (_claim, budgets, before) => {
    expect(found(ONE, budget('minAvailable: 0'), [...cloned, ...budgets])).toEqual([
      `new error: PodDisruptionBudget/web: drains may evict 3 pods on 3 nodes all at once: ${before}, and no other budget holds them back.`,
    ]);
  });
});

describe('pods that neither the files nor the snapshot hold', () => {
  const released = (isGone: boolean, before: string): string =>
    `new error: PodDisruptionBudget/web${isGone ? ' is gone from these files: where a sync deletes it,' : ':'} drains may evict all its pods at once: ${before} held them before, and no other budget does. How many pods it is for is not known from the files and the snapshot.`;
  const raised = (now: string, before: string): string =>
    `new warning: PodDisruptionBudget/web: more of its pods may be evicted at once, all of them perhaps: ${now}, ${before} before. How many pods it is for is not known from the files and the snapshot.`;

  test.each([
    ['a budget that is gone', ONE, '', released(true, 'maxUnavailable 1')],
    ['that lets all go', ONE, budget('maxUnavailable: "100%"'), released(false, 'maxUnavailable 1')],
    ['that covers others', ONE, ONE.replace('app: web', 'app: x'), released(false, 'maxUnavailable 1')],
    [
      'that asks for one label more',
      ONE,
      ONE.replace('app: web', 'app: web, a: b'),
      released(false, 'maxUnavailable 1'),
    ],
    ['that lets more go', ONE, budget('maxUnavailable: 5'), raised('maxUnavailable 5', 'maxUnavailable 1')],
    [
      'that keeps a smaller share',
      budget('minAvailable: "80%"'),
      budget('minAvailable: "20%"'),
      raised('minAvailable 20%', 'minAvailable 80%'),
    ],
    [
      'that counts in another way',
      budget('minAvailable: 2'),
      budget('maxUnavailable: 2'),
      raised('maxUnavailable 2', 'minAvailable 2'),
    ],
  ])('%s', (_claim, base, head, finding) => {
    expect(found(docs(base, OTHER), docs(head, OTHER))).toEqual([finding]);
  });
});

describe('labels of the pods and the selector that move together', () => {
  test('leave the pods that run under no budget until they are replaced, and only have to be known', () => {
    expect(found(docs(tiered(WEB, 'a'), tiered(ONE, 'a')), docs(tiered(WEB, 'b'), tiered(ONE, 'b')))).toEqual(
      [
        'new info: PodDisruptionBudget/web: until the rollout has replaced them, drains may evict 6 pods all at once: it allowed 1 to be evicted at a time, and after the change the selectors of budgets match the labels of new pods alone.',
      ],
    );
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

  test.each([
    [
      'the snapshot has the other pods of the namespace',
      docs(ONE),
      '',
      pods('Job', 'x', [true]).map(relabelled),
    ],
    ['the selector asks for less', ONE.replace('app: web', 'app: web, tier: a'), ONE, []],
    ['it let all go before', budget('minAvailable: 0'), '', []],
    ['fewer may go than before', budget('maxUnavailable: 2'), ONE, []],
  ])('of pods that are not at hand: %s', (_claim, base, head, objects) => {
    expect(found(base, docs(head, OTHER), objects)).toEqual([]);
  });

  test('a live budget that the change loosens holds nothing', () => {
    expect(
      found(docs(WEB, ONE), docs(WEB, budget('minAvailable: 0', 'b')), [live('b', '{"minAvailable": 5}')]),
    ).toHaveLength(1);
  });
});
