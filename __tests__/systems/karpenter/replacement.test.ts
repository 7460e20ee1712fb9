import fc from 'fast-check';
import { allowedAt } from '../../../src/systems/karpenter/controller/budget.js';
import {
  type MachineStart,
  MOVABLE,
  patienceMs,
  type PoolStart,
  type ReplacementAssumptions,
  type ReplacementEvent,
  ReplacementLoop,
} from '../../../src/systems/karpenter/controller/replacement.js';
import { budgets, type BudgetText, utc } from './samples.js';

const START = utc('2026-06-15T08:00:00Z');
const END = utc('2026-06-15T12:00:00Z');
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

const USUAL: ReplacementAssumptions = { readyMs: MINUTE_MS, drainMs: 30 * SECOND_MS };

function pool(written: readonly BudgetText[], change: Partial<PoolStart> = {}): PoolStart {
  return { name: 'default', budgets: budgets(...written), replicas: null, limitNodes: null, ...change };
}

function machine(name: string, change: Partial<MachineStart> = {}): MachineStart {
  return {
    name,
    pool: 'default',
    driftedAt: START - 10 * MINUTE_MS + Number(name.slice(1)) * SECOND_MS,
    workload: MOVABLE,
    initialized: true,
    notReadyUntil: null,
    ...change,
  };
}

function machines(count: number, change: Partial<MachineStart> = {}): MachineStart[] {
  return Array.from({ length: count }, (_, i) => machine(`n${i + 1}`, change));
}

function forecast(
  pools: readonly PoolStart[],
  nodes: readonly MachineStart[],
  assumptions: Partial<ReplacementAssumptions> = {},
) {
  const loop = new ReplacementLoop(pools, nodes, { ...USUAL, ...assumptions }, START, END);
  const events: ReplacementEvent[] = [];
  for (let now = loop.nextAt(); now !== null && now < END; now = loop.nextAt())
    events.push(...loop.advance(now));
  return { events };
}

/** Starts as `minute:second node`, a minus behind those that order no replacement. */
function starts(events: readonly ReplacementEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.kind !== 'start') return [];
    const time = new Date(event.at).toISOString().slice(14, 19);
    return [`${time} ${event.node}${event.replacements?.length === 0 ? ' -' : ''}`];
  });
}

test('replacement: a pod under a PodDisruptionBudget that never allows an eviction: a grace period disrupts its node, and a replacement is ordered only for other pods', () => {
  const node = machine('n1', {
    graceMs: MINUTE_MS,
    workload: { ...MOVABLE, pdb: 'blocked', movesFrom: Infinity },
  });
  expect(starts(forecast([pool([{ nodes: '1' }])], [node]).events)).toEqual(['00:00 n1 -']);
  const mixed = { ...node, workload: { ...MOVABLE, pdb: 'blocked' as const } };
  expect(starts(forecast([pool([{ nodes: '1' }])], [mixed]).events)).toEqual(['00:00 n1']);
});

// Source: kubernetes-sigs/karpenter#3080.
test.each([
  ['can never be launched, holds the drift of the others', SECOND_MS, ['a']],
  ['all launch, leaves each its turn', undefined, ['a', 'b']],
])('replacement: a pool whose replacements %s', (_claim, lostMs, expected) => {
  const nodes = [machine('n1', { pool: 'a' }), machine('n2', { pool: 'a' }), machine('n3', { pool: 'b' })];
  const { events } = forecast([pool([], { name: 'a' }), pool([], { name: 'b' })], nodes, {
    lostAfterMs: () => lostMs,
  });
  const soon = events.filter(({ kind, at }) => kind === 'start' && at < START + 10 * MINUTE_MS);
  expect([...new Set(soon.map((event) => event.pool))]).toEqual(expected);
});

describe('replacement: the loop', () => {
  test('patience is ten minutes up to 7500 nodes and an hour at most', () => {
    expect([1, 7500, 7501, 100_000].map((nodes) => patienceMs(nodes) / MINUTE_MS)).toEqual([
      10,
      10,
      600_080 / MINUTE_MS,
      60,
    ]);
  });

  test('leaves the end of a drain to its caller when the assumptions do', () => {
    const loop = new ReplacementLoop(
      [pool([{ nodes: '1' }])],
      machines(2),
      { ...USUAL, drainMs: null },
      START,
      END,
    );
    const events: ReplacementEvent[] = [];
    for (let now = loop.nextAt(); now !== null; now = loop.nextAt()) events.push(...loop.advance(now));
    expect(starts(events)).toEqual(['00:00 n1']);
    loop.finish('n1', START + 5 * MINUTE_MS);
    for (let now = loop.nextAt(); now !== null; now = loop.nextAt()) events.push(...loop.advance(now));
    expect(starts(events)).toEqual(['00:00 n1', '05:01 n2']);
  });

  const pools = fc.array(
    fc.record({
      nodes: fc.constantFrom('1', '2', '30%', '100%'),
      window: fc.option(fc.constantFrom('5 8 * * *', '*/20 * * * *'), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 3 },
  );
  const nodes = fc.array(
    fc.record({
      busy: fc.boolean(),
      drifted: fc.boolean(),
      notReadyMinutes: fc.nat(20),
      drainSeconds: fc.integer({ min: 1, max: 900 }),
    }),
    { maxLength: 8 },
  );
  const faults = fc.constantFrom([], [7000, 7000], [15 * MINUTE_MS], [Infinity]);

  test('never starts a node that its budgets do not allow, and a copy goes on as the original does', () => {
    fc.assert(
      fc.property(pools, nodes, faults, fc.nat(200), (written, fleet, fault, forkAt) => {
        const list = written.map(({ nodes: count, window }) =>
          window ? { nodes: count, schedule: window, duration: '10m' } : { nodes: count },
        );
        const start = pool(list);
        const own = fleet.map((node, i) =>
          machine(`n${i + 1}`, {
            driftedAt: node.drifted ? START - i : null,
            workload: node.busy ? MOVABLE : null,
            notReadyUntil: START + node.notReadyMinutes * MINUTE_MS,
            drainMs: node.drainSeconds * SECOND_MS,
          }),
        );
        const loop = new ReplacementLoop(
          [start],
          own,
          { ...USUAL, lostAfterMs: (nth: number) => fault[nth - 1] },
          START,
          END,
        );
        let copy: ReplacementLoop | null = null;
        const after: ReplacementEvent[] = [];
        let steps = 0;
        for (let now = loop.nextAt(); now !== null && now < END; now = loop.nextAt()) {
          if (steps++ === forkAt) copy = loop.fork();
          const before = loop.pools.get(start.name)?.initialized ?? 0;
          const events = loop.advance(now);
          if (copy) after.push(...events);
          const begun = events.filter(({ kind }) => kind === 'start').length;
          expect(begun).toBeLessThanOrEqual(1);
          const ceiling = allowedAt(
            start.budgets,
            before + events.filter(({ kind }) => kind === 'joined').length,
            now,
          ).ceiling.Drifted;
          if (begun > 0) expect(loop.pools.get(start.name)?.leaving.size).toBeLessThanOrEqual(ceiling);
        }
        if (!copy) return;
        const copied: ReplacementEvent[] = [];
        for (let now = copy.nextAt(); now !== null && now < END; now = copy.nextAt())
          copied.push(...copy.advance(now));
        expect(copied).toEqual(after);
      }),
      { numRuns: 200 },
    );
  });
});
