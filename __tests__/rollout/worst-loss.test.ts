import fc from 'fast-check';
import { groupKey } from '../../src/rollout/batches.js';
import { type Controller, NO_BATCH, NO_STEP, type Start, type Step } from '../../src/rollout/controller.js';
import { Simulation } from '../../src/rollout/engine.js';
import { healthy, turnsBad } from '../../src/rollout/scenarios.js';
import { type Loss, type LossGroup, worstLoss } from '../../src/rollout/worst-loss.js';
import { NO_TEXT } from '../../src/text/text.js';
import { FixedBatches, nodes, world } from './toy.js';

const MINUTE = 60_000;
const FAR = Number.MAX_SAFE_INTEGER;

interface Shape {
  readonly targets: number;
  readonly size: number;
  readonly stopAfter: number;
  readonly minutes: number;
  /** In which sums it counts, beside the one of all. */
  readonly sums: readonly string[];
}

const shape: fc.Arbitrary<Shape> = fc.record({
  targets: fc.integer({ min: 0, max: 9 }),
  size: fc.integer({ min: 1, max: 4 }),
  stopAfter: fc.constantFrom(1, 2, Infinity),
  minutes: fc.integer({ min: 1, max: 5 }),
  sums: fc.subarray(['odd', 'even']),
});

const idOf = (i: number): string => `c${i}`;
const minutesOf =
  (shapes: readonly Shape[]) =>
  (_start: Start, controller: string): number =>
    (shapes[Number(controller.slice(1))]?.minutes ?? 1) * MINUTE;

function simulationOf(shapes: readonly Shape[]): Simulation {
  const controllers = shapes.map(({ targets, size, stopAfter }, i) => {
    const names = Array.from({ length: targets }, (_, n) => `n${i * 10 + n + 1}`);
    return new FixedBatches(idOf(i), names, size, stopAfter);
  });
  return new Simulation(world(nodes(shapes.length * 10)), controllers, healthy(minutesOf(shapes)), 0);
}

function groupsOf(shapes: readonly Shape[]): Map<string, LossGroup> {
  return new Map(
    shapes.map(({ targets, sums }, i) => [
      groupKey({ controller: idOf(i), group: 'all' }),
      { targets, sums: ['all', ...sums] },
    ]),
  );
}

/** A fork at every moment at which anything starts, each counted in full. */
function bruteForce(shapes: readonly Shape[]): { readonly losses: Map<string, number>; forks: number } {
  const simulation = simulationOf(shapes);
  const losses = new Map<string, number>();
  let forks = 0;
  do {
    if (simulation.settle().length === 0) continue;
    forks++;
    const failed = simulation
      .forkWith(turnsBad(minutesOf(shapes)))
      .run(FAR)
      .events.filter(({ kind }) => kind === 'failed');
    for (const [counter, members] of countersOf(shapes)) {
      const count = failed.filter(({ controller }) => members.has(controller)).length;
      losses.set(counter, Math.max(losses.get(counter) ?? 0, count));
    }
  } while (simulation.advance(FAR));
  return { losses, forks };
}

/** Each group and each sum, with the controllers that count in it. */
function countersOf(shapes: readonly Shape[]): Map<string, ReadonlySet<string>> {
  const counters = new Map<string, Set<string>>();
  shapes.forEach(({ sums }, i) => {
    for (const counter of [groupKey({ controller: idOf(i), group: 'all' }), 'all', ...sums])
      counters.set(counter, (counters.get(counter) ?? new Set()).add(idOf(i)));
  });
  return counters;
}

function measured(shapes: readonly Shape[]): { losses: ReadonlyMap<string, Loss>; forks: number } {
  const simulation = simulationOf(shapes);
  let forks = 0;
  const fork = simulation.forkWith.bind(simulation);
  simulation.forkWith = (scenario) => {
    forks++;
    return fork(scenario);
  };
  const { losses } = worstLoss(simulation, turnsBad(minutesOf(shapes)), FAR, groupsOf(shapes));
  return { losses, forks };
}

describe('worst loss', () => {
  test('worst loss: equal to that of forks at every start, though most starts are skipped', () => {
    fc.assert(
      fc.property(fc.array(shape, { minLength: 1, maxLength: 4 }), (shapes) => {
        const expected = bruteForce(shapes);
        const { losses, forks } = measured(shapes);
        for (const counter of countersOf(shapes).keys())
          expect([counter, losses.get(counter)?.worst ?? 0]).toEqual([
            counter,
            expected.losses.get(counter) ?? 0,
          ]);
        expect(forks).toBeLessThanOrEqual(expected.forks);
      }),
      { numRuns: 300 },
    );
  });

  test('worst loss: a later group has its own moment, and earlier starts are not repeated', () => {
    const quick: Shape = { targets: 8, size: 1, stopAfter: 1, minutes: 1, sums: [] };
    const slow: Shape = { targets: 4, size: 2, stopAfter: Infinity, minutes: 5, sums: [] };
    const { losses, forks } = measured([quick, slow]);
    expect(losses.get(groupKey({ controller: 'c0', group: 'all' }))?.worst).toBe(1);
    expect(losses.get(groupKey({ controller: 'c1', group: 'all' }))?.worst).toBe(4);
    expect(losses.get('all')?.worst).toBe(5);
    expect(forks).toBeLessThan(bruteForce([quick, slow]).forks);
  });
});

/** Three targets that expire one after the other, then a batch of all three; stops at the first failure. */
class ExpiresFirst implements Controller {
  readonly id = 'toy';
  private turn = 0;
  private running = 0;
  private isStopped = false;

  step(): Step {
    if (this.running > 0 || this.isStopped || this.turn === 4) return NO_STEP;
    const all = ['n1', 'n2', 'n3'];
    const isBatch = this.turn++ === 3;
    const targets = isBatch ? all : all.slice(this.turn - 1, this.turn);
    this.running = targets.length;
    const batch = isBatch ? 1 : NO_BATCH;
    return { ...NO_STEP, starts: targets.map((target) => ({ target, group: 'all', batch })) };
  }

  ended(_start: Start, result: 'succeeded' | 'failed'): void {
    this.running--;
    this.isStopped ||= result === 'failed';
  }

  groups() {
    return new Map([['all', { phase: 'working', why: NO_TEXT } as const]]);
  }

  fork(): ExpiresFirst {
    return Object.assign(new ExpiresFirst(), this);
  }
}

test('worst loss: targets that expired may be lost in a later batch', () => {
  const minute = (): number => MINUTE;
  const simulation = new Simulation(world(nodes(3)), [new ExpiresFirst()], healthy(minute), 0);
  const groups = new Map([[groupKey({ controller: 'toy', group: 'all' }), { targets: 3, sums: [] }]]);
  const { losses } = worstLoss(simulation, turnsBad(minute), FAR, groups);
  expect(losses.get(groupKey({ controller: 'toy', group: 'all' }))).toEqual({
    worst: 3,
    fromTheStart: 1,
    turnsBadAt: 3 * MINUTE,
  });
});
