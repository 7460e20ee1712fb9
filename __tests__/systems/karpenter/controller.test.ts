import fc from 'fast-check';
import { AtOnceController, type TakenTarget } from '../../../src/rollout/at-once.js';
import { Simulation } from '../../../src/rollout/engine.js';
import { healthy } from '../../../src/rollout/scenarios.js';
import type { Run } from '../../../src/rollout/trace.js';
import { World } from '../../../src/rollout/world.js';
import { allowedAt } from '../../../src/systems/karpenter/controller/budget.js';
import {
  DriftCeiling,
  type MachineStart,
  MOVABLE,
} from '../../../src/systems/karpenter/controller/replacement.js';
import { DELETING, PoolController } from '../../../src/systems/karpenter/rollout/controller.js';
import { claimDrain, type PoolRollout } from '../../../src/systems/karpenter/rollout/pool.js';
import { text } from '../../../src/text/text.js';
import { budget, budgets, type BudgetText, utc } from './samples.js';

const START = utc('2026-06-15T08:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const END = START + 30 * DAY_MS;

function machine(pool: string, i: number): MachineStart {
  return {
    name: `${pool}-${i}`,
    pool,
    driftedAt: START,
    workload: MOVABLE,
    doNotDisrupt: false,
    graceMs: null,
    initialized: true,
    notReadyUntil: null,
  };
}

/** What only the plan of a pool asks for. */
const NOWHERE = {} as PoolRollout['of'];

function rollout(name: string, count: number, written: readonly BudgetText[]): PoolRollout {
  const start = { name, budgets: budgets(...written), replicas: null, limitNodes: null };
  const machines = Array.from({ length: count }, (_, i) => machine(name, i));
  return {
    start,
    machines,
    drifting: count,
    endless: null,
    of: { ...NOWHERE, surplus: new Set(), blockers: new Map(), disabled: null, neverStarts: null },
  };
}

function simulation(pools: readonly PoolRollout[], minutes: number): Simulation {
  const targets = pools.flatMap(({ machines }) =>
    machines.map(({ name }) => ({ name, unit: 'node' as const, labels: {}, outBefore: false })),
  );
  const controller = PoolController.of(
    pools,
    { readyMs: 2 * MINUTE_MS, goneMs: 20 * MINUTE_MS, passMs: 1000 },
    { at: START, expiriesUntil: START, until: END },
  );
  return new Simulation(
    World.of(targets),
    [controller],
    healthy(() => minutes * MINUTE_MS),
    START,
  );
}

/** The most nodes of a pool that were under way at once. */
function peakOf(run: Run, pool: string): number {
  let out = 0;
  let peak = 0;
  for (const { kind, group } of run.events) {
    if (group !== pool) continue;
    if (kind === 'start') out += 1;
    if (kind === 'succeeded') out -= 1;
    peak = Math.max(peak, out);
  }
  return peak;
}

const sizes = fc.record({
  pools: fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 5 })), {
    minLength: 1,
    maxLength: 3,
  }),
  minutes: fc.integer({ min: 1, max: 90 }),
});

describe('controller: every rollout under absolute budgets', () => {
  test('replaces each node once, never more at a time than the budget, and ends complete', () => {
    fc.assert(
      fc.property(sizes, ({ pools, minutes }) => {
        const rollouts = pools.map(([count, nodes], i) =>
          rollout(`p${i}`, count, [{ nodes: String(nodes) }]),
        );
        const run = simulation(rollouts, minutes).run(END);
        for (const [i, [count, nodes]] of pools.entries()) {
          const started = run.events.filter(({ kind, group }) => kind === 'start' && group === `p${i}`);
          expect(new Set(started.map(({ target }) => target)).size).toBe(count);
          expect(started).toHaveLength(count);
          expect(peakOf(run, `p${i}`)).toBe(Math.min(count, nodes));
          expect(run.groups.get('karpenter disruption')?.get(`p${i}`)?.phase).toBe('complete');
        }
        const joined = run.events.filter(({ kind }) => kind === 'joined').length;
        expect(joined).toBe(run.events.filter(({ kind }) => kind === 'left').length);
      }),
    );
  });

  test('a fork goes on as its original does', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 20 }), ({ pools, minutes }, steps) => {
        const rollouts = pools.map(([count, nodes], i) =>
          rollout(`p${i}`, count, [{ nodes: String(nodes) }]),
        );
        const original = simulation(rollouts, minutes);
        for (let i = 0; i < steps; i++) {
          original.settle();
          if (!original.advance(END)) break;
        }
        const from = original.events.length;
        const twin = original.forkWith(healthy(() => minutes * MINUTE_MS));
        expect(twin.run(END).events).toEqual(original.run(END).events.slice(from));
      }),
    );
  });
});

describe('controller: batches', () => {
  test.each([
    ['what is under way together is one', 7, [{ nodes: '3' }], [3, 3, 1]],
    ['without a budget it is the pool', 5, [], [5]],
    ['a percentage takes up replacements that stand', 20, [{ nodes: '10%' }], [3, 3, 3, 3, 3, 3, 2]],
  ])('%s', (_claim, count, written, expected) => {
    const run = simulation([rollout('p', count, written)], 20).run(END);
    const byBatch = new Map<number, number>();
    for (const { kind, batch } of run.events)
      if (kind === 'start') byBatch.set(batch, (byBatch.get(batch) ?? 0) + 1);
    expect([...byBatch.values()]).toEqual(expected);
  });
});

test('controller: work shorter than a replacement takes to be ready ends when it says', () => {
  const run = simulation([rollout('p', 1, [])], 1).run(END);
  expect(run.events.map(({ at, kind }) => [(at - START) / MINUTE_MS, kind])).toEqual([
    [0, 'start'],
    [1, 'succeeded'],
    [1, 'joined'],
    [1, 'left'],
  ]);
});

test('controller: a deletion starts every node in one batch and is complete when the last has gone', () => {
  const nodes = ['a', 'b'].map((name) => deletedTarget(name));
  const controller = new AtOnceController(DELETING, [{ group: 'p', targets: nodes }]);
  expect(controller.groups().get('p')?.phase).toBe('working');
  const targets = ['a', 'b'].map((name) => ({ name, unit: 'node' as const, labels: {}, outBefore: false }));
  const run = new Simulation(
    World.of(targets),
    [controller],
    healthy(() => MINUTE_MS),
    START,
  ).run(END);
  expect(run.events.map(({ kind, batch }) => `${kind} ${batch}`)).toEqual([
    'start 1',
    'start 1',
    'succeeded 1',
    'succeeded 1',
    'left 0',
    'left 0',
  ]);
  expect(run.groups.get('karpenter deletion')?.get('p')?.phase).toBe('complete');
});

const deletedTarget = (
  name: string,
  keptUntil: number | null = null,
  graceMs: number | null = null,
): TakenTarget => ({
  name,
  drain: claimDrain({ graceMs, keptUntil }, START),
  endless: keptUntil === Infinity && graceMs === null ? text`do-not-disrupt on a pod` : null,
});

// Source: kubernetes-sigs/karpenter#1789, aws/karpenter-provider-aws#6905.
test.each([
  { keptUntil: null, graceMs: null, goneAfterMinutes: 1, phase: 'complete' },
  { keptUntil: START + 9 * MINUTE_MS, graceMs: null, goneAfterMinutes: 9, phase: 'complete' },
  { keptUntil: Infinity, graceMs: 5 * MINUTE_MS, goneAfterMinutes: 5, phase: 'complete' },
  { keptUntil: Infinity, graceMs: null, goneAfterMinutes: null, phase: 'stuck' },
])(
  'controller: a deleted node that a pod keeps until $keptUntil with a grace period of $graceMs is gone after $goneAfterMinutes min',
  ({ keptUntil, graceMs, goneAfterMinutes, phase }) => {
    const controller = new AtOnceController(DELETING, [
      { group: 'p', targets: [deletedTarget('a', keptUntil, graceMs)] },
    ]);
    const targets = [{ name: 'a', unit: 'node' as const, labels: {}, outBefore: false }];
    const run = new Simulation(
      World.of(targets),
      [controller],
      healthy(() => MINUTE_MS),
      START,
    ).run(END);
    const left = run.events.find(({ kind }) => kind === 'left');
    expect(left ? (left.at - START) / MINUTE_MS : null).toBe(goneAfterMinutes);
    expect(run.groups.get('karpenter deletion')?.get('p')?.phase).toBe(phase);
  },
);

const schedules = fc.constantFrom(
  '0 9 * * *',
  '*/20 3 * * 1-5',
  '0 22 * * fri',
  '0 0 30 2 *',
  '@hourly',
  '0 0 * * 7',
);
const randomBudget = fc
  .record({
    nodes: fc.constantFrom('0', '1', '3', '10%', '35%', '2147483648', '99999999999999999999'),
    reasons: fc.option(fc.subarray(['Drifted', 'Empty']), { nil: undefined }),
    when: fc.option(fc.tuple(schedules, fc.constantFrom('0m', '10m', '1h', '24h', '62h')), {
      nil: undefined,
    }),
  })
  .map(({ nodes, reasons, when }) =>
    budget({ nodes, ...(reasons && { reasons }), ...(when && { schedule: when[0], duration: when[1] }) }),
  );

describe('controller: the ceiling for drift', () => {
  test('agrees with the budgets at every instant it is asked for, in order, and changes at no other edge', () => {
    fc.assert(
      fc.property(
        fc.array(randomBudget, { maxLength: 4 }),
        fc.integer({ min: 0, max: 40 }),
        fc.array(fc.integer({ min: 1, max: 3 * 1440 }), { minLength: 1, maxLength: 30 }),
        (list, total, gaps) => {
          const ceiling = new DriftCeiling(list);
          const wanted = (at: number) => Math.max(0, allowedAt(list, total, at).ceiling.Drifted);
          let now = START;
          for (const gap of gaps) {
            expect(ceiling.at(total, now)).toBe(wanted(now));
            const edge = ceiling.nextEdge(now);
            const next = now + gap * MINUTE_MS;
            if (edge > next) expect(wanted(next)).toBe(wanted(now));
            now = next;
          }
        },
      ),
    );
  });
});
