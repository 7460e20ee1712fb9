import { Simulation } from '../../src/rollout/engine.js';
import { healthy } from '../../src/rollout/scenarios.js';
import { Work } from '../../src/rollout/work.js';
import { FixedBatches, nodes, world } from './toy.js';

const FAR = Number.MAX_SAFE_INTEGER;

class Searching extends FixedBatches {
  constructor(
    names: readonly string[],
    private readonly looked: number,
  ) {
    super('toy', [...names], 1);
  }

  effort(): number {
    return this.looked;
  }
}

function stepsOf(looked: number): number {
  const work = new Work(Infinity);
  const names = nodes(4).map(({ name }) => name);
  new Simulation(
    world(nodes(4)),
    [new Searching(names, looked)],
    healthy(() => 60_000),
    0,
    null,
    work,
  ).run(FAR);
  return work.steps;
}

describe('the work of a dry rollout', () => {
  test('counts with every step of a controller what it says that step took beyond one', () => {
    const [none, one, two] = [0, 1, 2].map(stepsOf) as [number, number, number];
    expect(one).toBeGreaterThan(none);
    expect(two - one).toBe(one - none);
  });

  test('ends a dry rollout of few steps that each look through many targets', () => {
    const names = nodes(4).map(({ name }) => name);
    const run = (looked: number) => () =>
      new Simulation(
        world(nodes(4)),
        [new Searching(names, looked)],
        healthy(() => 60_000),
        0,
        null,
        new Work(100),
      ).run(FAR);
    expect(run(0)).not.toThrow();
    expect(run(50)).toThrow('more than 100 steps');
  });

  test('counts a copy by how many targets it copies', () => {
    const costOf = (count: number): number => {
      const work = new Work(Infinity);
      const simulation = new Simulation(
        world(nodes(count)),
        [],
        healthy(() => 60_000),
        0,
        null,
        work,
      );
      simulation.forkWith(healthy(() => 60_000));
      return work.steps;
    };
    expect([costOf(1_000), costOf(8_000)]).toEqual([1, 8]);
  });
});
