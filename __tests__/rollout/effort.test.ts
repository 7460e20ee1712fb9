import type { Controller } from '../../src/rollout/controller.js';
import { Simulation } from '../../src/rollout/engine.js';
import { healthy } from '../../src/rollout/scenarios.js';
import { Work } from '../../src/rollout/work.js';
import { FixedBatches, nodes, world } from './toy.js';

const MINUTELY = healthy(() => 60_000);

function simulation(controllers: readonly Controller[], count: number, work: Work): Simulation {
  return new Simulation(world(nodes(count)), controllers, MINUTELY, 0, null, work);
}

/** The steps of a rollout whose controller says that each of its steps took so much more than one. */
function stepsOf(looked: number, most = Infinity): number {
  const work = new Work(most);
  const names = nodes(4).map(({ name }) => name);
  const searching = Object.assign(new FixedBatches('toy', names, 1), { effort: () => looked });
  simulation([searching], 4, work).run(Number.MAX_SAFE_INTEGER);
  return work.steps;
}

describe('the work of a dry rollout', () => {
  test('counts with every step of a controller what it says that step took beyond one', () => {
    const [none, one, two] = [0, 1, 2].map((looked) => stepsOf(looked)) as [number, number, number];
    expect(one).toBeGreaterThan(none);
    expect(two - one).toBe(one - none);
  });

  test('ends a dry rollout of few steps that each look through many targets', () => {
    expect(() => stepsOf(0, 100)).not.toThrow();
    expect(() => stepsOf(50, 100)).toThrow('more than 100 steps');
  });

  test.each([1_000, 8_000])('counts a copy of %i targets as a step for each thousand', (count) => {
    const work = new Work(Infinity);
    simulation([], count, work).forkWith(MINUTELY);
    expect(work.steps).toBe(count / 1_000);
  });
});
