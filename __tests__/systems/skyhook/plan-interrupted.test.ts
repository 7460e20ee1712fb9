import { parseFleet, nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { at, configured, main, NEW, policy, policyOf, rules } from './planned.js';

const REBOOT = at('1.0.0', ', interrupt: { type: reboot }');
const two = (batch = 2): string => policy({ strategy: `fixed: { initialBatch: ${batch} }` });
const OWN = { 'nodewright.nvidia.com/cordon_tuning': 'true' };
const OF_OTHERS = { 'nodewright.nvidia.com/cordon_drivers': 'true' };
const DOWN = ['NoSchedule', 'NoExecute'].map((effect) => ({ key: 'node.kubernetes.io/not-ready', effect }));
const UNREACHABLE = [{ key: 'node.kubernetes.io/unreachable', effect: 'NoExecute' }];

/** What is particular about the two nodes of the batch under way. */
interface Batch {
  readonly annotations?: object;
  readonly cordoned?: boolean;
  readonly ready?: string;
  readonly taints?: readonly object[];
  readonly deleting?: boolean;
  readonly status?: string;
  readonly stage?: string;
  readonly picked?: boolean;
}

const names = Array.from({ length: 10 }, (_, i) => `node-${String(i + 1).padStart(4, '0')}`);
const MIDDLE = names.slice(2, 4);

/** Ten nodes in the middle of a rollout with a reboot: two are complete, two are the batch under way. */
function midway(batch: Batch, group = NEW): object {
  const { annotations = {}, cordoned = true, ready = 'True', taints = [], deleting = false } = batch;
  const { status = 'in_progress', stage = 'interrupt', picked = true } = batch;
  const list = nodeList(parseFleet('10 nodes')) as { items: Record<string, unknown>[] };
  const items = list.items.map((node) => {
    const metadata = node['metadata'] as { name: string };
    // A zone of two, of which one node is in the batch under way.
    const zone = ['node-0003', 'node-0009'].includes(metadata.name) ? 'a' : 'b';
    const labels = { 'topology.kubernetes.io/zone': zone, role: zone };
    if (!MIDDLE.includes(metadata.name)) return { ...node, metadata: { ...metadata, labels } };
    const deletion = deleting ? { deletionTimestamp: '2026-11-22T05:59:00Z' } : {};
    return {
      ...node,
      metadata: { ...metadata, labels, annotations, ...deletion },
      spec: { taints, ...(cordoned ? { unschedulable: true } : {}) },
      status: { conditions: [{ type: 'Ready', status: ready }] },
    };
  });
  const entry = (at: string, state: string) => ({
    'tune|1.0.0': { name: 'tune', version: '1.0.0', stage: at, state },
  });
  const statusOf = (name: string, i: number): string =>
    i < 2 ? 'complete' : MIDDLE.includes(name) ? status : 'unknown';
  const live = {
    apiVersion: group,
    kind: group === NEW ? 'NodeWright' : 'Skyhook',
    metadata: { name: 'tuning' },
    spec: {
      deploymentPolicy: 'limits',
      packages: {
        tune: { version: '1.0.0', image: 'example.com/tune', interrupt: { type: 'reboot' } },
      },
    },
    status: {
      status: 'in_progress',
      nodeStatus: Object.fromEntries(names.map((name, i) => [name, statusOf(name, i)])),
      nodeState: Object.fromEntries([
        ...names.slice(0, 2).map((name) => [name, entry('post-interrupt', 'complete')] as const),
        ...MIDDLE.map((name) => [name, entry(stage, 'in_progress')] as const),
      ]),
      nodePriority: picked ? Object.fromEntries(MIDDLE.map((name) => [name, '2026-11-22T05:50:00Z'])) : {},
      compartmentStatuses: {
        __default__: { matched: 10, batchState: { currentBatch: 2, completedNodes: 2, lastBatchSize: 2 } },
      },
    },
  };
  return { ...list, items: [...items, live] };
}

const planned = (batch: Batch, head = two(), config = configured('0.20')) =>
  planOf({
    base: two() + main({ packages: REBOOT }),
    head: head + main({ packages: REBOOT }),
    snapshot: midway(batch),
    config,
  });

describe('a snapshot taken while nodes are cordoned for an interrupt', () => {
  test.each([
    ['by the object itself', { annotations: OWN }],
    ['by it before the migration', { annotations: { 'skyhook.nvidia.com/cordon_tuning': 'true' } }],
    ['and one reads blocked, as it was tainted a moment ago', { annotations: OWN, status: 'blocked' }],
  ])('%s: they are the batch under way, and come back with its end', (_, batch) => {
    const report = planned(batch);
    const { groups, outcome } = policyOf(report, 'tuning').effect;
    expect(groups.map(({ peakAtOnce, outBefore }) => [peakAtOnce, outBefore])).toEqual([[2, 0]]);
    expect([report.plan.head.combined.peakAtOnce, outcome]).toEqual([2, 'complete']);
    expect(groups[0]?.batches[0]?.targets).toEqual(MIDDLE);
  });

  test.each<[string, Batch]>([
    ['by somebody else', {}],
    ['by another object', { annotations: OF_OTHERS }],
    ['by another object as well', { annotations: { ...OWN, ...OF_OTHERS } }],
    ['by the object, which has not begun there', { annotations: OWN, status: 'unknown', picked: false }],
    ['by the object, and they are being deleted', { annotations: OWN, deleting: true }],
    [
      'by the object, and they are down before the interrupt',
      { annotations: OWN, ready: 'False', stage: 'apply' },
    ],
  ])('%s: they stay out', (_, batch) => {
    const report = planned(batch);
    expect(report.plan.head.combined.peakAtOnce).toBe(4);
    expect(policyOf(report, 'tuning').effect.groups[0]?.outBefore).toBe(2);
  });

  test('no total counts them once they are back: not a domain, not a quorum', () => {
    const config = configured('0.20') + 'quorums: [{ name: etcd, selector: { matchLabels: { role: a } } }]\n';
    const peaks = (batch: Batch) =>
      planned(batch, two(), config)
        .plan.head.combined.scopes.filter(({ members }) => members === 2)
        .map(({ scope, peakAtOnce }) => [scope.kind, peakAtOnce]);
    expect(peaks({ annotations: OWN })).toEqual([
      ['domain', 1],
      ['quorum', 1],
    ]);
    expect(peaks({})).toEqual([
      ['domain', 2],
      ['quorum', 2],
    ]);
  });

  test('in the rollout after this one they are in, as it begins when this one is over', () => {
    const report = planned({ annotations: OWN }, two(3));
    const groups = policyOf(report, 'tuning').effect.groups;
    expect(groups.map(({ name, peakAtOnce }) => [name, peakAtOnce])).toEqual([
      ['__default__', 3],
      ['__default__, next rollout', 3],
    ]);
  });
});

describe('a snapshot taken while nodes reboot in an interrupt', () => {
  const REBOOTS: Batch = { annotations: OWN, ready: 'False', taints: DOWN };

  test.each<[string, Batch]>([
    ['not ready', REBOOTS],
    ['unreachable', { ...REBOOTS, ready: 'Unknown', taints: UNREACHABLE }],
    ['not ready, and the operator reads them blocked', { ...REBOOTS, status: 'blocked' }],
  ])('%s: they are touched, and the rollout completes', (_, batch) => {
    const report = planned(batch);
    const { groups, outcome } = policyOf(report, 'tuning').effect;
    expect([outcome, groups[0]?.blocked, groups[0]?.batches.map(({ size }) => size)]).toEqual([
      'complete',
      [],
      [2, 2, 2, 2],
    ]);
    expect(rules(report)).not.toContain('no-progress');
    expect(rules(report)).not.toContain('no-progress');
  });

  test('what is behind them starts when they are through', () => {
    const report = planOf({
      base: two() + main({ packages: REBOOT, more: '  sequencing: all' }),
      head:
        two() +
        main({ packages: REBOOT, more: '  sequencing: all' }) +
        main({ name: 'xlast', packages: at('1.0.0') }),
      snapshot: midway(REBOOTS),
      config: configured('0.20'),
    });
    const [before, behind] = ['tuning', 'xlast'].map((name) => policyOf(report, name).effect);
    expect([before?.outcome, behind?.outcome]).toEqual(['complete', 'complete']);
    expect(before?.finish).toEqual(expect.any(Number));
    expect(behind?.start).toBe(before?.finish);
  });

  test.each([
    ['0.18', 2],
    ['0.19', 2],
    ['0.20', 4],
  ])(
    '%s: the others wait for them up to 0.19, and not in 0.20, where a tainted node holds nothing',
    (version, peak) => {
      const report = planned(REBOOTS, two(), configured(version));
      expect(report.plan.head.combined.peakAtOnce).toBe(peak);
    },
  );

  test('0.20: smaller batches leave room for those that are still down', () => {
    const limit = 'rules: { peak-above-limit: { limit: 50% }, first-batch-too-large: off }\n';
    const report = planned(REBOOTS, two(4), configured('0.20') + limit);
    const found = report.findings.find(({ rule, status }) => rule === 'peak-above-limit' && status === 'new');
    expect(found?.remediation).toContain('Set initialBatch: 3');
  });

  test.each<[string, Batch]>([
    ['that has not begun', { ...REBOOTS, status: 'unknown', picked: false }],
    ['in another stage', { ...REBOOTS, stage: 'config' }],
    [
      'with another taint as well',
      { ...REBOOTS, taints: [...DOWN, { key: 'broken', effect: 'NoSchedule' }] },
    ],
  ])('a node %s stays blocked', (_, batch) => {
    const report = planned(batch);
    expect(policyOf(report, 'tuning').effect.groups[0]?.blocked.map(({ target }) => target)).toEqual(MIDDLE);
  });
});
