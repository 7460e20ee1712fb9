import fc from 'fast-check';
import { allowedAt } from '../../../src/systems/karpenter/controller/budget.js';
import { forecastReplacement } from '../../../conformance/karpenter.js';
import { patienceMs, ReplacementLoop } from '../../../src/systems/karpenter/controller/replacement/loop.js';
import type {
  MachineStart,
  PoolStart,
  ReplacementAssumptions,
  ReplacementEvent,
  ReplacementFault,
} from '../../../src/systems/karpenter/controller/replacement/model.js';
import { budgets, type BudgetText, utc } from './samples.js';

const START = utc('2026-06-15T08:00:00Z');
const END = utc('2026-06-15T12:00:00Z');
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

const USUAL: ReplacementAssumptions = { readyMs: MINUTE_MS, drainMs: 30 * SECOND_MS, fault: null };

function pool(written: readonly BudgetText[], change: Partial<PoolStart> = {}): PoolStart {
  return { name: 'default', budgets: budgets(...written), replicas: null, limitNodes: null, ...change };
}

function machine(name: string, change: Partial<MachineStart> = {}): MachineStart {
  return {
    name,
    pool: 'default',
    driftedAt: START - 10 * MINUTE_MS + Number(name.slice(1)) * SECOND_MS,
    workload: { keptUntil: null, pdb: 'free' },
    doNotDisrupt: false,
    graceMs: null,
    initialized: true,
    notReadyUntil: null,
    nominatedUntil: null,
    deleting: false,
    drainMs: null,
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
  return forecastReplacement(pools, nodes, { ...USUAL, ...assumptions }, START, END);
}

/** Starts as `minute:second node`, a minus behind those that order no replacement. */
function starts(events: readonly ReplacementEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.kind !== 'start') return [];
    const time = new Date(event.at).toISOString().slice(14, 19);
    return [`${time} ${event.node}${event.replacements?.length === 0 ? ' -' : ''}`];
  });
}

describe('drift', () => {
  test('one at a time: the next starts with the first pass after the old node has gone', () => {
    const result = forecast([pool([{ nodes: '1' }])], machines(3));
    expect(starts(result.events)).toEqual(['00:00 n1', '01:31 n2', '03:02 n3']);
    expect(result).toMatchObject({ peakGoingAway: 1, driftedLeft: [], finishedAt: START + 272 * SECOND_MS });
  });

  test('no limit means one start a pass, not all at once', () => {
    expect(starts(forecast([pool([])], machines(3)).events)).toEqual(['00:00 n1', '00:01 n2', '00:02 n3']);
  });

  test.each<[string, readonly MachineStart[], readonly string[]]>([
    [
      'the oldest mark first, whatever the name',
      [machine('n1', { driftedAt: START - 1 }), machine('n2')],
      ['00:00 n2', '01:31 n1'],
    ],
    [
      'empty nodes before all others, without a replacement',
      [machine('n1'), machine('n2', { workload: null })],
      ['00:00 n2 -', '00:31 n1'],
    ],
    [
      'a node that says do-not-disrupt is passed over',
      [machine('n1', { doNotDisrupt: true }), machine('n2')],
      ['00:00 n2'],
    ],
    [
      'so is one with a PodDisruptionBudget that allows nothing',
      [machine('n1', { workload: { keptUntil: null, pdb: 'blocked' } }), machine('n2')],
      ['00:00 n2'],
    ],
    [
      'but not with a grace period',
      [machine('n1', { graceMs: MINUTE_MS, workload: { keptUntil: null, pdb: 'blocked' } })],
      ['00:00 n1'],
    ],
    [
      'which orders nothing for a PodDisruptionBudget that never allows anything',
      [machine('n1', { graceMs: MINUTE_MS, workload: { keptUntil: null, pdb: 'never' } })],
      ['00:00 n1 -'],
    ],
    [
      'nor for a pod that may not be disrupted',
      [machine('n1', { graceMs: MINUTE_MS, workload: { keptUntil: Infinity, pdb: 'free' } })],
      ['00:00 n1 -'],
    ],
    [
      'a pod that may not be disrupted for ten minutes',
      [machine('n1', { workload: { keptUntil: START + 10 * MINUTE_MS, pdb: 'free' } })],
      ['10:00 n1'],
    ],
    [
      'a node that is nominated waits',
      [machine('n1', { nominatedUntil: START + 25 * SECOND_MS })],
      ['00:30 n1'],
    ],
    ['a node that is not initialized is no candidate', [machine('n1', { initialized: false })], []],
    ['a node that is not drifted stays', [machine('n1', { driftedAt: null })], []],
    [
      'a node that is not ready uses the budget up until it is, and is no better protected',
      [machine('n1'), machine('n2', { notReadyUntil: START + 5 * MINUTE_MS })],
      ['05:00 n1', '06:31 n2'],
    ],
    [
      'a node that is being deleted uses it up too',
      [machine('n1', { deleting: true, drainMs: 5 * MINUTE_MS }), machine('n2')],
      ['05:00 n2'],
    ],
  ])('%s', (_name, nodes, expected) => {
    expect(starts(forecast([pool([{ nodes: '1' }])], nodes).events)).toEqual(expected);
  });

  test('a window gates starts only: what runs goes on, and a slot that is taken stays taken', () => {
    const list = [{ nodes: '0', schedule: '5 8 * * *', duration: '25m' }, { nodes: '1' }];
    const result = forecast([pool(list)], machines(3), { drainMs: 4 * MINUTE_MS });
    expect(starts(result.events)).toEqual(['00:00 n1', '30:01 n2', '35:02 n3']);
  });

  test('an idle loop looks every ten seconds, so a window is noticed up to that much later', () => {
    const late = forecastReplacement(
      [pool([{ nodes: '0', schedule: '0 8 * * *', duration: '30m' }])],
      machines(1),
      USUAL,
      START + 7 * SECOND_MS,
      END,
    );
    expect(starts(late.events)).toEqual(['30:07 n1']);
  });

  test('a percentage grows while replacements are up and old nodes still drain', () => {
    const result = forecast([pool([{ nodes: '34%' }])], machines(6), { drainMs: 10 * MINUTE_MS });
    expect(starts(result.events).slice(0, 4)).toEqual(['00:00 n1', '00:01 n2', '00:02 n3', '01:03 n4']);
    expect(result.peakGoingAway).toBe(4);
  });

  test('pools share the loop and not their budgets', () => {
    const nodes = [
      machine('n1'),
      machine('n2', { pool: 'gpu' }),
      machine('n3'),
      machine('n4', { pool: 'gpu' }),
    ];
    const both = forecast([pool([{ nodes: '1' }]), pool([{ nodes: '1' }], { name: 'gpu' })], nodes);
    expect(starts(both.events)).toEqual(['00:00 n1', '00:01 n2', '01:32 n3', '01:33 n4']);
    const frozen = forecast([pool([{ nodes: '0' }]), pool([{ nodes: '1' }], { name: 'gpu' })], nodes);
    expect(starts(frozen.events)).toEqual(['00:00 n2', '01:31 n4']);
  });

  test('a broken schedule starts nothing, ever', () => {
    const result = forecast([pool([{ nodes: '1', schedule: '0 8 * * 7', duration: '1h' }])], machines(2));
    expect(result).toMatchObject({ events: [], driftedLeft: ['n1', 'n2'], finishedAt: null });
  });
});

describe('static pools', () => {
  const fixed = (change: Partial<PoolStart>) => pool([{ nodes: '3' }], { replicas: 6, ...change });

  test.each<[string, PoolStart, number]>([
    ['start as many as the budget allows, in one pass', fixed({}), 3],
    ['no more than limits.nodes has room for', fixed({ limitNodes: 7 }), 1],
    ['none when limits.nodes equals replicas', fixed({ limitNodes: 6 }), 0],
    ['none while they hold more nodes than replicas', fixed({ replicas: 5 }), 0],
  ])('%s', (_name, start, expected) => {
    const first = starts(forecast([start], machines(6)).events).filter((text) => text.startsWith('00:00'));
    expect(first).toHaveLength(expected);
  });

  test('order a replacement for an empty node as well', () => {
    const result = forecast([fixed({ replicas: 1 })], machines(1, { workload: null }));
    expect(starts(result.events)).toEqual(['00:00 n1']);
  });
});

describe('when a replacement fails', () => {
  const fault = (kind: ReplacementFault['kind'], first = 1): Partial<ReplacementAssumptions> => ({
    fault: { kind, first, afterMs: 5 * SECOND_MS },
  });
  const one = [pool([{ nodes: '1' }])];

  test('no capacity: the node is tried again with the next pass, before all others', () => {
    const result = forecast(one, machines(2), fault('launchFails', 2));
    expect(starts(result.events)).toEqual(['00:00 n1', '00:11 n1', '00:22 n1', '01:53 n2']);
  });

  test('it never registers: given up after ten minutes, and no new start until the claim goes after fifteen', () => {
    const result = forecast(one, machines(2), fault('neverRegisters'));
    expect(starts(result.events)).toEqual(['00:00 n1', '15:01 n1', '16:32 n2']);
    expect(result.events.filter(({ kind }) => kind === 'failed').map(({ at }) => at)).toEqual([
      START + 601 * SECOND_MS,
    ]);
  });

  test('it never becomes initialized: the pool stops for good', () => {
    const result = forecast(one, machines(3), fault('neverInitializes'));
    expect(starts(result.events)).toEqual(['00:00 n1']);
    expect(result.driftedLeft).toEqual(['n1', 'n2', 'n3']);
  });

  test('one second over time: the node is deleted and the command fails all the same', () => {
    const result = forecast(one, machines(1), { readyMs: 601 * SECOND_MS });
    const at = START + 601 * SECOND_MS;
    expect(result.events).toContainEqual({ kind: 'deleted', at, pool: 'default', node: 'n1' });
    expect(result.events).toContainEqual({ kind: 'failed', at, pool: 'default', node: 'n1' });
  });

  test('two seconds over time: the command fails first, and the next uses the node that came up meanwhile', () => {
    const result = forecast(one, machines(1), { readyMs: 602 * SECOND_MS });
    expect(starts(result.events)).toEqual(['00:00 n1', '10:11 n1 -']);
  });

  test('patience is ten minutes up to 7500 nodes and an hour at most', () => {
    expect([1, 7500, 7501, 100_000].map((nodes) => patienceMs(nodes) / MINUTE_MS)).toEqual([
      10,
      10,
      600_080 / MINUTE_MS,
      60,
    ]);
  });
});

describe('the loop', () => {
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
  const faults = fc.constantFrom<ReplacementFault | null>(
    null,
    { kind: 'launchFails', first: 2, afterMs: 7000 },
    { kind: 'neverRegisters', first: 1, afterMs: 0 },
    { kind: 'neverInitializes', first: 1, afterMs: 0 },
  );

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
            workload: node.busy ? { keptUntil: null, pdb: 'free' } : null,
            notReadyUntil: START + node.notReadyMinutes * MINUTE_MS,
            drainMs: node.drainSeconds * SECOND_MS,
          }),
        );
        const loop = new ReplacementLoop([start], own, { ...USUAL, fault }, START, END);
        let copy: ReplacementLoop | null = null;
        const after: ReplacementEvent[] = [];
        let steps = 0;
        for (let now = loop.nextAt(); now !== null && now < END; now = loop.nextAt()) {
          if (steps++ === forkAt) copy = loop.fork();
          const before = loop.pool(start.name)?.initialized ?? 0;
          const events = loop.advance(now);
          if (copy) after.push(...events);
          const begun = events.filter(({ kind }) => kind === 'start').length;
          expect(begun).toBeLessThanOrEqual(1);
          const ceiling = allowedAt(
            start.budgets,
            before + events.filter(({ kind }) => kind === 'joined').length,
            now,
          ).ceiling.Drifted;
          if (begun > 0) expect(loop.pool(start.name)?.leaving.size).toBeLessThanOrEqual(ceiling);
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
