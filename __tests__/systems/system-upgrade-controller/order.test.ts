import type { NodeShape } from '../../fleet.js';
import { budget, workload } from '../../plan/measure/world-objects.js';
import { renderText } from '../../../src/report/text/index.js';
import { hosts, planned, planYaml, reportOf } from './plans.js';

const CONTROL_PLANE = 'node-role.kubernetes.io/control-plane';

/** Three nodes of a control plane, the others workers. */
const FLEET = hosts(15, (i) => (i < 3 ? { labels: { [CONTROL_PLANE]: 'true' } } : {}));

function quorumLost(concurrency: number, spec: object = {}): string[] {
  return reportOf(planYaml({ concurrency, ...spec }), FLEET)
    .findings.filter(({ rule }) => rule === 'quorum-at-risk')
    .map(({ message }) => message);
}

describe('the order of nodes, which nobody knows', () => {
  test('is the worst one where a quorum is in it', () => {
    expect(quorumLost(1)).toEqual([]);
    const [two = ''] = quorumLost(2);
    expect(two).toMatch(/2 of 3 nodes \(66.7%\) out at once/);
    const [five = ''] = quorumLost(5);
    expect(five).toMatch(/2 of 3 nodes .*In another order it is 3 of 3|up to 3 of 3 nodes/);
    expect(five).toContain('the order in which a Plan takes its nodes is not known');
  });

  test('leaves workers out of it where they have a Plan of their own', () => {
    const workers = { matchExpressions: [{ key: CONTROL_PLANE, operator: 'DoesNotExist' }] };
    expect(quorumLost(5, { nodeSelector: workers })).toEqual([]);
  });

  test('takes no domain whole where no more go at once than it does not have', () => {
    const zones = hosts(12, (i) => ({ labels: { 'topology.kubernetes.io/zone': `z${i % 4}` } }));
    const rules = (concurrency: number) =>
      reportOf(planYaml({ concurrency }), zones)
        .findings.filter(({ rule }) => rule === 'failure-domain-at-once')
        .map(({ severity }) => severity);
    expect([rules(2), rules(3)]).toEqual([[], ['warning']]);
  });
});

describe('nodes whose Job never succeeds, in an order that is not known', () => {
  const ZONE = 'topology.kubernetes.io/zone';
  const notReady = (names: readonly number[]): NodeShape[] =>
    hosts(6, (i) => (names.includes(i) ? { notReady: true } : {}));
  const tainted = hosts(6, (i) =>
    i === 1 ? { taints: [{ key: 'gpu', value: '', effect: 'NoSchedule' }] } : {},
  );
  /** A pod on each of these nodes, which no eviction may take. */
  const held = (names: readonly string[]): object[] => [
    ...workload('db', names),
    budget('db', 'db', { maxUnavailable: 0 }),
  ];
  const drained = { drain: { force: true } };

  /** Nodes lost to a bad version, nodes that may be left undone, and how many are out at once. */
  function numbers(
    spec: object,
    nodes: readonly NodeShape[],
    live: readonly object[],
  ): (number | undefined)[] {
    const { group } = planned(planYaml(spec), nodes, { live });
    return [group.worstLoss, group.undone?.length, group.peakAtOnce];
  }

  // rancher/system-upgrade-controller, pkg/upgrade/plan/plan.go, SelectConcurrentNodes; issue 146.
  test.each<[string, object, readonly NodeShape[], readonly object[], number[]]>([
    ['a budget holds one, one at a time', drained, hosts(6), held(['node-0003']), [6, 6, 1]],
    ['it waits for ever', { ...drained, jobActiveDeadlineSecs: 0 }, hosts(6), held(['node-0003']), [5, 6, 1]],
    [
      'two at a time: the other place goes on',
      { ...drained, concurrency: 2 },
      hosts(6),
      held(['node-0003']),
      [6, 1, 2],
    ],
    [
      'more than there are places: some never begin',
      { ...drained, concurrency: 2 },
      hosts(6),
      held(['node-0001', 'node-0003', 'node-0006']),
      [5, 6, 2],
    ],
    ['one is not ready, and is out beside the others', {}, notReady([4]), [], [6, 6, 2]],
    ['as many as there are places', { concurrency: 2 }, notReady([0, 5]), [], [6, 6, 4]],
    ['the pod of one stays Pending, and its node serves', {}, tainted, [], [5, 6, 1]],
  ])('%s', (_claim, spec, nodes, live, expected) => {
    for (const version of ['v1', 'v2', 'v3', 'v4'])
      expect(numbers({ concurrency: 1, version, ...spec }, nodes, live)).toEqual(expected);
  });

  test('are no less for another version, and the finding says how few are done', () => {
    const of = (version: string): string => planYaml({ concurrency: 1, version, ...drained });
    const { group, report } = planned(of('v2'), hosts(4), { base: of('v1'), live: held(['node-0002']) });
    const [base] = report.plan.base?.policies ?? [];
    expect([base?.effect.worstLoss, group.worstLoss]).toEqual([4, 4]);
    const [found] = report.findings.filter(({ rule }) => rule === 'no-progress');
    expect(found?.message).toContain(
      'it gets stuck with as few as 0 of 4 nodes done, depending on the order, because the drain of node-0002',
    );
    expect(renderText(report, { colour: false, width: 200 })).toMatch(
      /Finishes +never: it gets stuck with as few as 0 of 4 done +never: it gets stuck with as few as 0 of 4 done\n/,
    );
  });

  test('leave those done that had a place before', () => {
    const live = JSON.parse(planYaml({ version: 'v1', concurrency: 2 })) as object;
    const status = { latestVersion: 'v1', applying: ['node-0001', 'node-0002'] };
    const { group } = planned(planYaml({ version: 'v1', concurrency: 1, ...drained }), hosts(6), {
      base: planYaml({ version: 'v1', concurrency: 1, ...drained }),
      live: [{ ...live, status }, ...held(['node-0005'])],
    });
    expect([...(group.undone ?? [])].sort()).toEqual(['node-0003', 'node-0004', 'node-0005', 'node-0006']);
  });

  test('may be out together in one zone, though the order shown never reaches them', () => {
    const nodes = hosts(8, (i) => ({ labels: { [ZONE]: i < 2 ? 'a' : `z${i % 3}` } }));
    const names = ['node-0001', 'node-0002', 'node-0003', 'node-0004'];
    const { group } = planned(planYaml({ concurrency: 2, ...drained }), nodes, { live: held(names) });
    const zone = group.domains.find(({ value }) => value === 'a');
    expect(Math.max(zone?.peakAtOnce ?? 0, zone?.worstAtOnce ?? 0)).toBe(2);
  });
});

describe('nodes without the hostname label', () => {
  const nodes = Array.from({ length: 4 }, () => ({ labels: {} }));

  // Every kubelet sets it: a snapshot without any has lost it, and one in which nothing moves would be a false green.
  test('are taken by their names where no node of the snapshot has it, and that is said', () => {
    const { group, notes } = planned(planYaml(), nodes);
    expect([group.matched, group.peakAtOnce]).toEqual([4, 2]);
    expect(notes).toContain('No node of the snapshot has the label kubernetes.io/hostname');
  });

  test('are said to match, and never to be selected, where others have it', () => {
    const selector = { nodeSelector: { matchLabels: { role: 'agent' } } };
    const agents = nodes.map(() => ({ labels: { role: 'agent' } }));
    const report = reportOf(planYaml(selector), [...hosts(2), ...agents]);
    const [found] = report.findings.filter(({ rule }) => rule === 'selector-matches-nothing');
    expect(found?.message).toContain(
      '4 nodes of the snapshot match nodeSelector, and none of them has the label kubernetes.io/hostname',
    );
  });

  test('are counted where others have it', () => {
    const report = reportOf(planYaml(), [...hosts(2), ...nodes]);
    expect(report.plan.head.policies[0]?.notes.join('\n')).toContain(
      '4 nodes match nodeSelector and have no label kubernetes.io/hostname',
    );
  });
});

describe('workers before their API server', () => {
  const servers = { matchExpressions: [{ key: CONTROL_PLANE, operator: 'Exists' }] };
  const workers = { matchExpressions: [{ key: CONTROL_PLANE, operator: 'DoesNotExist' }] };

  function both(version: string, agents: object = {}): string {
    return [
      planYaml({ concurrency: 1, version, nodeSelector: servers }, { name: 'servers' }),
      planYaml({ concurrency: 2, version, nodeSelector: workers, ...agents }),
    ].join('\n---\n');
  }

  const OLD = 'v1.32.6+k3s1';
  const NEW = 'v1.33.2+k3s1';

  // k3s-io/docs, Automated Upgrades: the agents' Plan has a prepare that waits for the servers' Plan.
  test.each<[string, string, string, boolean]>([
    ['no prepare', both(OLD), both(NEW), true],
    [
      'a prepare',
      both(OLD, { prepare: { image: 'rancher/k3s-upgrade', args: ['prepare', 'servers'] } }),
      both(NEW, { prepare: { image: 'rancher/k3s-upgrade', args: ['prepare', 'servers'] } }),
      false,
    ],
    [
      'servers that stay',
      both(OLD),
      `${both(OLD).split('\n---\n')[0] ?? ''}\n---\n${both(NEW).split('\n---\n')[1] ?? ''}`,
      false,
    ],
  ])('%s', (_claim, base, head, isNoted) => {
    const { policies } = reportOf(head, FLEET, { base }).plan.head;
    const notes = policies.flatMap((policy) => policy.notes).join('\n');
    expect(notes.includes('This Plan does not wait for Plan/servers')).toBe(isNoted);
  });

  // k3s-io/k3s-upgrade, scripts/upgrade.sh, verify_controlplane_versions.
  test('that wait for another version never begin, also where a snapshot has the label of no control plane', () => {
    const of = (role: string, version: string, name: string, more: object = {}): string =>
      planYaml({ concurrency: 1, version, nodeSelector: { matchLabels: { role } }, ...more }, { name });
    const prepare = { prepare: { image: 'rancher/k3s-upgrade', args: ['prepare', 'servers'] } };
    const head = [of('server', OLD, 'servers'), of('agent', NEW, 'agents', prepare)].join('\n---\n');
    const nodes = hosts(6, (i) => ({ labels: { role: i < 3 ? 'server' : 'agent' } }));
    const report = reportOf(head, nodes);
    const agents = report.plan.head.policies.find(({ ref }) => ref.name === 'agents')?.effect.groups[0];
    expect([agents?.outcome, agents?.batches.length, agents?.peakAtOnce]).toEqual(['stuck', 0, 0]);
    expect(agents?.why).toContain('its prepare waits until the control plane runs v1.33.2-k3s1');
  });

  // rancher/rancher#25907: prepare asks for the Plan until there is one.
  test.each<[string, string, string | null]>([
    [
      'of another name',
      'k3s-server',
      'Name the Plan of the control plane in the args of prepare, add Plan/k3s-server to the change, or take a snapshot that holds it.',
    ],
    ['that is there', 'servers', null],
  ])('that wait for a Plan %s', (_claim, name, fix) => {
    const report = reportOf(
      both(NEW, { prepare: { image: 'rancher/k3s-upgrade', args: ['prepare', name] } }),
      FLEET,
    );
    const agents = report.plan.head.policies.find(({ ref }) => ref.name === 'agents')?.effect.groups[0];
    const found = report.findings.find(({ rule }) => rule === 'no-progress');
    if (fix === null) expect([agents?.outcome, found]).toEqual(['complete', undefined]);
    else {
      expect([agents?.outcome, agents?.peakAtOnce, found?.remediation]).toEqual(['stuck', 0, fix]);
      expect(found?.message).toContain('its prepare waits for Plan/k3s-server, which neither the files nor');
    }
  });

  test('that wait for a Plan which only the cluster has, go on when it is there', () => {
    const agents = planYaml({
      ...{ version: NEW, nodeSelector: workers },
      prepare: { image: 'rancher/k3s-upgrade', args: ['prepare', 'servers'] },
    });
    const live = JSON.parse(planYaml({ version: NEW, nodeSelector: servers }, { name: 'servers' })) as object;
    const outcome = (more: object): string => planned(agents, FLEET, more).group.outcome;
    const other = JSON.parse(
      planYaml({ version: NEW, nodeSelector: servers }, { name: 'k3s-server' }),
    ) as object;
    expect([outcome({ live: [live] }), outcome({ live: [other] })]).toEqual(['complete', 'stuck']);
  });

  test('that wait for a Plan are planned as if it were there, and say so, where nothing tells which Plans there are', () => {
    const agents = planYaml({
      ...{ version: NEW, nodeSelector: workers },
      prepare: { image: 'rancher/k3s-upgrade', args: ['prepare', 'servers'] },
    });
    const report = reportOf(agents, FLEET);
    const [policy] = report.plan.head.policies;
    expect(policy?.effect.groups[0]?.outcome).toBe('complete');
    expect(policy?.notes.join('\n')).toContain(
      'prepare waits for Plan/servers, which is neither in the files',
    );
  });
});
