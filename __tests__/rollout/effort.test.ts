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

describe('effort', () => {
  test('effort: a step of a controller counts with its reported extra cost', () => {
    const [none, one, two] = [0, 1, 2].map((looked) => stepsOf(looked)) as [number, number, number];
    expect(one).toBeGreaterThan(none);
    expect(two - one).toBe(one - none);
  });

  test('effort: few steps that each look through many targets end a dry rollout', () => {
    expect(() => stepsOf(0, 100)).not.toThrow();
    expect(() => stepsOf(50, 100)).toThrow('more than 100 steps');
  });

  test.each([1_000, 8_000])('effort: a copy of %i targets counts as a step for each thousand', (count) => {
    const work = new Work(Infinity);
    simulation([], count, work).forkWith(MINUTELY);
    expect(work.steps).toBe(count / 1_000);
  });
});
