import { nodeList, parseFleet } from '../../fleet.js';
import { inShort, planned, podOf, workload } from './plans.js';

const GATE_ON = 'version: 1\nsystems: {kubernetes: {version: "1.35.0"}}\n';
const over = (...objects: object[]): object => nodeList(parseFleet('10 nodes'), objects);

/** A StatefulSet of the snapshot with `count` pods; those from `updated` on have the revision `new`. */
function liveSet(count: number, { updated = count, image = 'app:1', spec = {} } = {}): object[] {
  const isHalfway = updated < count;
  const status = {
    ...{ replicas: count, readyReplicas: count, availableReplicas: count },
    updatedReplicas: isHalfway ? count - updated : count,
    currentRevision: 'old',
    updateRevision: isHalfway ? 'new' : 'old',
  };
  const pods = Array.from({ length: count }, (_, n) => podOf('StatefulSet', n, n < updated ? 'old' : 'new'));
  return [workload('StatefulSet', { spec: { replicas: count, ...spec }, image, status }), ...pods];
}

const sides = (kind: string, from: number, to: number, spec: object = {}, image = 'app:1') => ({
  base: workload(kind, { spec: { replicas: from, ...spec } }),
  head: workload(kind, { spec: { replicas: to, ...spec }, image }),
});

const PARALLEL = { podManagementPolicy: 'Parallel' };
const partition = (count: number): object => ({ updateStrategy: { rollingUpdate: { partition: count } } });

const LIMITS = [
  'peak-above-limit',
  'worst-loss-above-limit',
  'peak-jump',
  'first-batch-too-large',
  'combined-peak-above-limit',
];
const broken = (rules: readonly string[]): string[] => rules.filter((rule) => LIMITS.includes(rule));

describe('replicas added under the same pod template: no rollout, and nothing is out', () => {
  test.each([
    ['a StatefulSet of the files', 'StatefulSet', {}, []],
    ['a StatefulSet of the snapshot', 'StatefulSet', {}, liveSet(3)],
    ['a Parallel StatefulSet of the snapshot', 'StatefulSet', PARALLEL, liveSet(3, { spec: PARALLEL })],
    ['a StatefulSet whose pods are not in the snapshot', 'StatefulSet', {}, liveSet(3).slice(0, 1)],
    ['a Deployment of the files', 'Deployment', {}, []],
  ])('%s', (_claim, kind, spec, live) => {
    const { group, rules, says } = planned({ ...sides(kind, 3, 10, spec), snapshot: over(...live) });
    const expected =
      kind === 'Deployment'
        ? '5 5, peak 2, loss 2, complete'
        : '1 1 1 1 1 1 1 1 1 1, peak 1, loss 1, complete';
    expect([inShort(group), group.outBefore]).toEqual([expected, 0]);
    expect(broken(rules)).toEqual([]);
    expect(says).toContain('replicas 3 -> 10: 7 pods more start');
  });

  test('a pod that is out in the snapshot still is', () => {
    const [set = {}, ...pods] = liveSet(3);
    const sick = [set, ...pods.slice(0, 2), podOf('StatefulSet', 2, 'old', false)];
    const { group } = planned({ ...sides('StatefulSet', 3, 5), snapshot: over(...sick) });
    expect(group.outBefore).toBe(1);
  });
});

// Source: kubernetes, pkg/controller/statefulset/stateful_set_control.go: missing pods are created from the lowest ordinal up, before any
// update, newVersionedStatefulSetPod says with which revision; kubernetes/kubernetes#112767.
describe('replicas added to a StatefulSet together with another pod template', () => {
  const roll = (from: number, to: number, spec: object, more: { live?: object[]; config?: string } = {}) => {
    const { live = [], config } = more;
    const { group } = planned({
      ...sides('StatefulSet', from, to, spec, 'app:2'),
      snapshot: over(...live),
      ...(config === undefined ? {} : { config }),
    });
    return [
      inShort(group),
      group.batches.map(({ targets }) => targets.map((one) => one.at(-1)).join('')).join(' '),
    ];
  };

  test.each<[string, ReturnType<typeof roll>, string, string]>([
    [
      'new ones from the bottom, then old ones from the top',
      roll(2, 4, {}),
      '1 1 1 1, peak 1, loss 1, complete',
      '2 3 1 0',
    ],
    [
      'the same from the snapshot',
      roll(2, 4, {}, { live: liveSet(2) }),
      '1 1 1 1, peak 1, loss 1, complete',
      '2 3 1 0',
    ],
    [
      'below the partition with the old template',
      roll(1, 5, partition(3)),
      '1 1, peak 0, loss 1, complete',
      '3 4',
    ],
    ['all of them below it', roll(1, 3, partition(3)), 'none, peak 0, loss 0, complete', ''],
    ['all at once with Parallel', roll(1, 5, PARALLEL), '4 1, peak 1, loss 4, complete', '1234 0'],
    [
      'with Parallel and a partition',
      roll(1, 5, { ...PARALLEL, ...partition(3) }),
      '2, peak 0, loss 2, complete',
      '34',
    ],
    [
      'with Parallel from the snapshot',
      roll(3, 5, PARALLEL, { live: liveSet(3, { spec: PARALLEL }) }),
      '2 1 1 1, peak 1, loss 2, complete',
      '34 2 1 0',
    ],
    [
      'the update counts bad added pods against maxUnavailable',
      roll(
        4,
        8,
        { ...PARALLEL, updateStrategy: { rollingUpdate: { maxUnavailable: 2 } } },
        { config: GATE_ON },
      ),
      '4 2 2, peak 2, loss 4, complete',
      '4567 23 01',
    ],
    [
      'and none of what stays under OnDelete',
      roll(2, 4, { updateStrategy: { type: 'OnDelete' } }),
      '1 1, peak 0, loss 1, none',
      '2 3',
    ],
  ])('%s', (_claim, [short, order], expected, targets) => {
    expect([short, order]).toEqual([expected, targets]);
  });

  test('old pods below the partition take their time before new ones start', () => {
    const { group } = planned({ ...sides('StatefulSet', 1, 5, partition(3), 'app:2'), snapshot: over() });
    const [first] = group.batches;
    const work = (first?.end ?? 0) - (first?.start ?? 0);
    expect((first?.start ?? 0) - Date.parse('2026-11-23T08:00:00Z')).toBe(2 * work);
  });

  test('a bad version leaves the old pods, and says how many are missing', () => {
    const { group } = planned({ ...sides('StatefulSet', 1, 5, partition(3), 'app:2'), snapshot: over() });
    expect(group.worstLoss).toBe(1);
    expect(JSON.stringify(group)).toContain(
      '3 old pods, and 1 new one that is not ready, 1 missing for good',
    );
  });

  test('the fix of a loss by Parallel is a change of their own', () => {
    const { rules } = planned({ ...sides('StatefulSet', 1, 5, PARALLEL, 'app:2'), snapshot: over() });
    expect(broken(rules)).toEqual(['worst-loss-above-limit']);
  });

  test('minReadySeconds of one lets the next wait', () => {
    const spec = { minReadySeconds: 600 };
    const { group } = planned({ ...sides('StatefulSet', 1, 3, spec, 'app:2'), snapshot: over() });
    const [first, second] = group.batches;
    expect((second?.start ?? 0) - (first?.end ?? 0)).toBe(600_000);
  });
});

describe('replicas added to a StatefulSet during a rollout', () => {
  const halfway = (spec: object = {}): object[] => liveSet(4, { updated: 3, image: 'app:2', spec });
  const scale = (base: object, head: object, live: object[]) =>
    planned({
      base: workload('StatefulSet', { spec: { replicas: 4, ...base }, image: 'app:2' }),
      head: workload('StatefulSet', { spec: { replicas: 6, ...head }, image: 'app:2' }),
      snapshot: over(...live),
    });

  test.each([
    ['come first, of the new revision', {}, {}, '1 1 1 1 1, peak 1, loss 1, complete', '4 5 2 1 0'],
    [
      'come alone where a partition holds the rest',
      partition(3),
      partition(3),
      '1 1, peak 0, loss 1, complete',
      '4 5',
    ],
    [
      'come before what a lowered partition lets go',
      partition(3),
      partition(1),
      '1 1 1 1, peak 1, loss 1, complete',
      '4 5 2 1',
    ],
    [
      'come at once with Parallel, and hold the update',
      PARALLEL,
      PARALLEL,
      '2 1 1 1, peak 1, loss 2, complete',
      '45 2 1 0',
    ],
  ])('%s', (_claim, base, head, short, order) => {
    const { group } = scale(base, head, halfway(base));
    const targets = group.batches.map((batch) => batch.targets.map((one) => one.at(-1)).join('')).join(' ');
    expect([inShort(group), targets]).toEqual([short, order]);
    expect(group.outBefore).toBe(0);
  });
});

describe('replicas added to a Deployment', () => {
  test.each([
    ['with another pod template', 'app:2', '5 5, peak 2, loss 2, complete'],
    ['under the same', 'app:1', '5 5, peak 2, loss 2, complete'],
  ])('%s', (_claim, image, short) => {
    const status = { replicas: 3, readyReplicas: 3, updatedReplicas: 3, availableReplicas: 3 };
    const live = workload('Deployment', { spec: { replicas: 3 }, status });
    for (const objects of [[], [live]]) {
      const { group } = planned({ ...sides('Deployment', 3, 10, {}, image), snapshot: over(...objects) });
      expect([inShort(group), group.outBefore]).toEqual([short, 0]);
    }
  });
});
