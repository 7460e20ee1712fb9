import fc from 'fast-check';
import { groupKey } from '../../src/rollout/batches.js';
import type { Controller } from '../../src/rollout/controller.js';
import { Simulation } from '../../src/rollout/engine.js';
import { peaksOf } from '../../src/rollout/peaks.js';
import { healthy, type Scenario, turnsBad, turnsBadAt } from '../../src/rollout/scenarios.js';
import { formatTrace, type Run } from '../../src/rollout/trace.js';
import { worstLoss } from '../../src/rollout/worst-loss.js';
import { FixedBatches, nodes, world } from './toy.js';

const MINUTE = 60_000;
const FAR = Number.MAX_SAFE_INTEGER;
const twenty = (): number => 20 * MINUTE;
const names = (count: number): string[] => nodes(count).map((node) => node.name);

function simulationOf(controllers: readonly Controller[], count: number, scenario: Scenario): Simulation {
  return new Simulation(world(nodes(count)), controllers, scenario, 0);
}

function simulate(controllers: readonly Controller[], count: number, scenario: Scenario): Run {
  return simulationOf(controllers, count, scenario).run(FAR);
}

describe('engine', () => {
  test('engine: batches run one after the other, as the trace shows', () => {
    const run = simulate([new FixedBatches('toy', names(5), 2)], 5, healthy(twenty));
    expect(formatTrace(run)).toBe(
      [
        '00:00    all  batch 1  start       2  n1 n2',
        '00:20    all  batch 1  succeeded   2  n1 n2',
        '00:20    all  batch 2  start       2  n3 n4',
        '00:40    all  batch 2  succeeded   2  n3 n4',
        '00:40    all  batch 3  start       1  n5',
        '01:00    all  batch 3  succeeded   1  n5',
        'all: complete\n',
      ].join('\n'),
    );
  });

  test('engine: a target that a controller held before the run stays unavailable until the controller releases it', () => {
    class Halfway extends FixedBatches {
      outFromBefore = () => (this.groups().get('all')?.phase === 'complete' ? [] : OUT);
    }
    const OUT = [{ target: 'n3', group: 'all', batch: 0, isOld: true }];
    const run = simulate([new Halfway('toy', names(2), 1)], 3, healthy(twenty));
    const own = run.events.filter(({ target }) => target === 'n3');
    expect(own.map(({ at, kind, holds }) => [at / MINUTE, kind, holds])).toEqual([
      [0, 'out', true],
      [40, 'back', true],
    ]);
  });

  test('engine: a run that reaches the horizon is marked as cut', () => {
    const simulation = simulationOf([new FixedBatches('toy', names(3), 1)], 3, healthy(twenty));
    const run = simulation.run(30 * MINUTE);
    expect(run.cut).toBe(true);
    expect(run.events.filter((event) => event.kind === 'start')).toHaveLength(2);
  });
});

describe('engine: peaks', () => {
  test('peaks: a target that ends at the start of another does not count with it', () => {
    const run = simulate([new FixedBatches('toy', names(4), 2)], 4, healthy(twenty));
    expect(peakOfAll(run, new Set())).toBe(2);
  });

  test('peaks: targets that were unavailable before count once, and until they leave', () => {
    const run = simulate([new FixedBatches('toy', names(4), 2)], 4, healthy(twenty));
    expect(peakOfAll(run, new Set(['n4']))).toBe(3);
    expect(peakOfAll(run, new Set(['n1']))).toBe(3);
    const leaves = run.events.slice(0, 1).map((event) => ({ ...event, kind: 'left', target: 'n9' }) as const);
    expect(peakOfAll({ ...run, events: [...leaves, ...run.events] }, new Set(['n9']))).toBe(2);
  });

  test('peaks: equal to a brute-force count over the trace', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ size: fc.integer({ min: 1, max: 5 }), minutes: fc.integer({ min: 1, max: 9 }) }),
          {
            minLength: 1,
            maxLength: 3,
          },
        ),
        fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 4 }),
        (controllers, out) => {
          const run = simulate(
            controllers.map(({ size }, i) => new FixedBatches(`c${i}`, names(12), size)),
            12,
            healthy(
              (_start, controller) => (controllers[Number(controller.slice(1))]?.minutes ?? 1) * MINUTE,
            ),
          );
          const outBefore = new Set(out.map((i) => `n${i}`));
          expect(peakOfAll(run, outBefore)).toBe(bruteForcePeak(run, outBefore));
        },
      ),
    );
  });
});

describe('engine: worst loss', () => {
  const groups = (targets: number): Map<string, { targets: number; sums: string[] }> =>
    new Map([[groupKey({ controller: 'toy', group: 'all' }), { targets, sums: ['policy'] }]]);

  test.each([
    ['without a stop everything is lost', 10, Infinity, 10],
    ['a stop after one failed batch loses one batch', 10, 1, 3],
    ['a stop after two loses two', 10, 2, 6],
    ['nothing to roll, nothing to lose', 0, 1, 0],
  ])('%s', (_, count, stopAfter, lost) => {
    const simulation = simulationOf(
      [new FixedBatches('toy', names(count), 3, stopAfter)],
      count,
      healthy(twenty),
    );
    const { losses } = worstLoss(simulation, turnsBad(twenty), FAR, groups(count));
    const { worst = 0, fromTheStart = 0 } = losses.get('policy') ?? {};
    expect([worst, fromTheStart]).toEqual([lost, lost]);
  });
});

function peakOfAll(run: Run, outBefore: ReadonlySet<string>): number {
  const peaks = peaksOf(run, {
    outBefore,
    names: ['all'],
    of: () => [0],
    ofBefore: () => [0],
  });
  return peaks.get('all')?.count ?? 0;
}

function bruteForcePeak(run: Run, outBefore: ReadonlySet<string>): number {
  const targets = [...new Set(run.events.map((event) => event.target)), ...outBefore];
  const instants = [...new Set(run.events.map((event) => event.at))];
  const isOutAt = (target: string, at: number): boolean => {
    if (outBefore.has(target)) return true;
    const controllers = new Set(run.events.map((event) => event.controller));
    return [...controllers].some((controller) => {
      const own = run.events.filter((event) => event.target === target && event.controller === controller);
      const start = own.find((event) => event.kind === 'start')?.at ?? Infinity;
      const end = own.find((event) => event.kind === 'succeeded')?.at ?? Infinity;
      return start <= at && at < end;
    });
  };
  return Math.max(
    outBefore.size,
    ...instants.map((at) => new Set(targets.filter((target) => isOutAt(target, at))).size),
  );
}

test('turns bad: work that starts from the moment on fails, earlier work does not', () => {
  const run = simulate([new FixedBatches('toy', names(6), 2)], 6, turnsBadAt(twenty, 20 * MINUTE));
  expect(run.events.filter((event) => event.kind === 'failed').map((event) => event.target)).toEqual([
    'n3',
    'n4',
    'n5',
    'n6',
  ]);
});
