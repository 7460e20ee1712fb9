import type { JsonObject, Manifest } from '../../../src/manifest/manifest.js';
import { Simulation } from '../../../src/rollout/engine.js';
import { healthy, turnsBad } from '../../../src/rollout/scenarios.js';
import { World } from '../../../src/rollout/world.js';
import type { NodeState } from '../../../src/snapshot/snapshot.js';
import type { Resolution } from '../../../src/systems/system.js';
import { Histories } from '../../../src/systems/history.js';
import { KINDS } from '../../../src/systems/karpenter/objects/apis.js';
import { resolveKarpenter } from '../../../src/systems/karpenter/resolve.js';
import { nodePool, utc } from './samples.js';

const AT = utc('2026-01-05T12:00:00Z');
const DAY = 86_400_000;
const MINUTE = 60_000;

function manifest(object: JsonObject, name = 'default'): Manifest {
  const place = { file: 'pool.yaml', line: 1, column: 1 };
  return {
    apiVersion: 'karpenter.sh/v1',
    kind: 'NodePool',
    namespace: null,
    name,
    object,
    place,
    placeOf: () => place,
  };
}

function node(name: string, rest: Partial<NodeState> = {}): NodeState {
  return {
    name,
    labels: {
      'karpenter.sh/nodepool': 'default',
      'karpenter.sh/initialized': 'true',
      'karpenter.sh/capacity-type': 'on-demand',
    },
    annotations: {},
    taints: [],
    unschedulable: false,
    ready: 'True',
    deletingSince: null,
    createdAt: 0,
    ...rest,
  };
}

const FOUR = [node('a'), node('b'), node('c'), node('d')];

function resolve(
  head: readonly Manifest[],
  previous: readonly Manifest[] | null = null,
  nodes: readonly NodeState[] = FOUR,
): Resolution {
  return resolveKarpenter({
    objects: Histories.of(KINDS, { own: head, base: previous, live: [], compared: null }),
    snapshot: { nodes, objects: [], takenAt: null, digest: '' },
    options: { version: null },
    workMs: () => DAY,
    at: AT,
    until: AT + DAY,
  });
}

function pool(budgets: JsonObject[], template: JsonObject = {}): Manifest {
  return manifest(nodePool({ disruption: { consolidateAfter: '0s', budgets } }, template));
}

function run(resolution: Resolution, nodes: readonly NodeState[] = FOUR, bad = false): string[] {
  const targets = nodes.map(({ name, labels }) => ({
    name,
    unit: 'node' as const,
    labels,
    outBefore: false,
  }));
  const scenario = bad ? turnsBad(() => 10 * MINUTE) : healthy(() => 10 * MINUTE);
  const simulation = new Simulation(World.of(targets), resolution.createControllers(), scenario, AT);
  return simulation
    .run(AT + 7 * DAY)
    .events.map(({ at, kind, target }) => `${new Date(at).toISOString().slice(11, 19)} ${kind} ${target}`);
}

const ONE = pool([{ nodes: '1' }]);
const TAINTED = pool([{ nodes: '1' }], { taints: [{ key: 'new', effect: 'NoSchedule' }] });
const ON_SPOT = pool([{ nodes: '1' }], {
  requirements: [{ key: 'karpenter.sh/capacity-type', operator: 'In', values: ['spot'] }],
});

describe('what a change starts', () => {
  test.each([
    ['an edit of the template drifts the pool', [TAINTED], [ONE], 'drift'],
    ['a requirement that no node fits drifts the pool', [ON_SPOT], [ONE], 'drift'],
    ['an edit of budgets starts nothing', [pool([{ nodes: '3' }])], [ONE], 'next-rollout'],
    ['without a base all drift', [ONE], null, 'first-rollout'],
    ['a removed pool loses its nodes', [], [ONE], 'deleted'],
  ])('%s', (_, head, previous, kind) => {
    expect(resolve(head, previous).policies[0]?.change?.kind).toBe(kind);
  });
});

describe('what a pool allows', () => {
  test('a node that is not ready uses the budget up', () => {
    const group = resolve([ONE], null, [node('a', { ready: 'False' }), node('b')]).policies[0]?.groups[0];
    expect(group?.allowed[2]).toMatchObject({ reason: 'Drifted', limit: 1, remaining: 0 });
    expect(group?.ceiling.enforced).toBe(1);
  });

  test('an empty list of budgets is no limit', () => {
    const group = resolve([pool([])]).policies[0]?.groups[0];
    expect(group?.allowed.map(({ limit }) => limit)).toEqual([null, null, null]);
    expect(group?.ceiling.enforced).toBeNull();
  });

  test('a schedule that does not parse is reported and closes the pool', () => {
    const broken = pool([{ nodes: '1', schedule: '0 9 * * sat-sun', duration: '1h' }]);
    const { rejections, groups } = resolve([broken]).policies[0] ?? {};
    // Stored, so not refused: the limit carries the error, and a rule says what it does to the pool.
    expect(rejections).toEqual([]);
    expect(groups?.[0]?.calendar?.limits.map(({ error, repair }) => [error !== null, repair])).toEqual([
      [true, '0 9 * * sat,sun'],
    ]);
    expect(groups?.[0]?.allowed.map(({ limit }) => limit)).toEqual([0, 0, 0]);
  });
});

describe('the dry rollout', () => {
  test('waits for the end of a closed window, then goes two at a time', () => {
    const closed = pool([{ nodes: '0', schedule: '0 9 * * *', duration: '8h' }, { nodes: '2' }]);
    expect(run(resolve([closed]))).toEqual([
      '17:00:00 start a',
      '17:00:01 start b',
      '17:02:00 joined default-replacement-000001',
      '17:02:01 joined default-replacement-000002',
      '17:10:00 succeeded a',
      '17:10:00 left a',
      '17:10:01 succeeded b',
      '17:10:01 left b',
      '17:10:02 start c',
      '17:10:03 start d',
      '17:12:02 joined default-replacement-000003',
      '17:12:03 joined default-replacement-000004',
      '17:20:02 succeeded c',
      '17:20:02 left c',
      '17:20:03 succeeded d',
      '17:20:03 left d',
    ]);
  });

  test('nothing stops a bad change', () => {
    const failed = run(resolve([ONE]), FOUR, true).filter((line) => line.includes('failed'));
    expect(failed).toHaveLength(4);
  });

  test('a removed pool goes at once, past its budget', () => {
    const starts = run(resolve([], [ONE])).filter((line) => line.includes('start'));
    expect(starts).toEqual(['12:00:00 start a', '12:00:00 start b', '12:00:00 start c', '12:00:00 start d']);
  });

  test('a budget of zero is stuck', () => {
    const resolution = resolve([pool([{ nodes: '0' }])]);
    expect(run(resolution)).toEqual([]);
    const [controller] = resolution.createControllers();
    expect(controller?.groups().get('default')?.phase).toBe('stuck');
  });
});
