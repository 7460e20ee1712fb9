import { createHash } from 'node:crypto';
import { repair } from '../../../conformance/skyhook.js';
import type { Json, JsonObject } from '../../../src/manifest/manifest.js';
import { Operator } from '../../../src/systems/skyhook/controller/operator.js';
import { SKYHOOK_VERSIONS, type SkyhookVersion } from '../../../src/systems/skyhook/versions.js';
import { fleet, IGNORED, operatorOf, policy, rollOut, type Setup, strategy } from './rolling.js';

/** A number in [0, 1) that depends only on the seed and the parts. */
function draw(seed: number, ...parts: readonly string[]): number {
  return (
    createHash('sha256')
      .update(`${seed} ${parts.join(' ')}`)
      .digest()
      .readUInt32BE() /
    2 ** 32
  );
}

/** A rollout that depends on nothing but its number. */
function rollout(seed: number, rest: Partial<Setup> = {}): Setup {
  const int = (what: string, from: number, to: number): number =>
    from + Math.floor(draw(seed, what) * (to - from + 1));
  const kindOf = (what: string) => (['fixed', 'linear', 'exponential'] as const)[int(what, 0, 2)] ?? 'fixed';
  const own = (what: string): JsonObject =>
    strategy(kindOf(what), {
      initialBatch: int(`${what} initial`, 1, 4),
      batchThreshold: int(`${what} threshold`, 1, 100),
      safetyLimit: int(`${what} limit`, 1, 100),
      ...(int(`${what} stops`, 0, 1) === 1 ? { failureThreshold: int(`${what} failures`, 1, 3) } : {}),
    });
  const compartments: Json[] = ['a', 'b', 'c'].slice(0, int('compartments', 0, 3)).map((name) => ({
    name,
    selector: { matchLabels: { [name]: 'yes' } },
    budget: { percent: int(`${name} percent`, 1, 100) },
    strategy: own(name),
  }));
  const nodes = fleet(int('nodes', 1, 30)).map((node) => ({
    ...node,
    labels: Object.fromEntries(
      ['a', 'b', 'c'].filter((key) => draw(seed, node.name, key) < 0.4).map((key) => [key, 'yes']),
    ),
  }));
  return {
    nodes,
    policy: policy(own('default'), { compartments, reset: int('reset', 0, 1) === 1 }),
    ...rest,
  };
}

function failing(seed: number, { nodes }: Setup): string[] {
  return nodes.map(({ name }) => name).filter((name) => draw(seed, 'fails', name) < 0.25);
}

const SEEDS = Array.from({ length: 25 }, (_, i) => i + 1);

function startsOf(setup: Setup): string[] {
  const { run } = rollOut(setup);
  return run.events.filter(({ kind }) => kind === 'start').map(({ target }) => target);
}

describe('rollout laws: laws of a rollout', () => {
  test.each(SKYHOOK_VERSIONS)(
    'rollout of %s: a healthy one starts every node exactly once and completes',
    (version) => {
      for (const seed of SEEDS) {
        const setup = rollout(seed, { version });
        expect(startsOf(setup).sort()).toEqual(setup.nodes.map(({ name }) => name).sort());
        expect(rollOut(setup).status()).toBe('complete');
      }
    },
  );

  test('rollout: healthy first ones without blocked nodes are the same from 0.14 to 0.20', () => {
    const traceOf = (seed: number, version: SkyhookVersion) => rollOut(rollout(seed, { version })).run.events;
    for (const seed of SEEDS) {
      const newest = traceOf(seed, '0.20');
      for (const version of SKYHOOK_VERSIONS) expect(traceOf(seed, version)).toEqual(newest);
    }
  });

  test.each(SKYHOOK_VERSIONS)(
    'rollout of %s: whatever fails, no node starts twice, and batches count from 1 without gaps',
    (version) => {
      for (const seed of SEEDS) {
        const setup = rollout(seed, { version });
        const rolled = rollOut({ ...setup, fails: failing(seed, setup) });
        const starts = rolled.run.events.filter(({ kind }) => kind === 'start');
        expect(new Set(starts.map(({ target }) => target)).size).toBe(starts.length);
        for (const group of new Set(starts.map((event) => event.group))) {
          const numbers = [
            ...new Set(starts.filter((event) => event.group === group).map(({ batch }) => batch)),
          ];
          expect(numbers).toEqual(numbers.map((_, i) => i + 1));
        }
      }
    },
  );

  test.each(SKYHOOK_VERSIONS)(
    'rollout of %s: an ignored node never starts, and all others still do',
    (version) => {
      for (const seed of SEEDS) {
        const setup = rollout(seed, { version });
        const nodes = setup.nodes.map((node) =>
          draw(seed, 'ignored', node.name) < 0.2
            ? { ...node, labels: { ...node.labels, ...IGNORED.labels } }
            : node,
        );
        const free = nodes.filter(({ labels }) => !('skyhook.nvidia.com/ignore' in labels));
        expect(startsOf({ ...setup, nodes }).sort()).toEqual(free.map(({ name }) => name).sort());
      }
    },
  );

  test('rollout: whatever happens in a fork, the state of the original is as it was', () => {
    const skyhooks = [
      { name: 'a', spec: { priority: 10 } },
      { name: 'b' },
      { name: 'c', spec: { sequencing: 'all', priority: 20 } },
    ];
    const stateOf = ({ state }: Operator): unknown => structuredClone(state);
    for (const seed of SEEDS.slice(0, 10)) {
      const operator = operatorOf(rollout(seed, { skyhooks }));
      let running = [...operator.step().starts];
      for (let round = 0; round < 4 && running.length > 0; round++) {
        const fork = operator.fork();
        const before = stateOf(operator);
        for (const start of running)
          fork.ended(start, draw(seed, 'fork', start.target) < 0.5 ? 'failed' : 'succeeded');
        fork.step();
        for (const start of running) repair(fork, start);
        fork.step();
        expect(stateOf(operator)).toEqual(before);
        for (const start of running) operator.ended(start, 'succeeded');
        running = [...operator.step().starts];
      }
    }
  });

  test('rollout: twice as many objects on the same nodes take twice as many looks', () => {
    const looks = (count: number): number => {
      const skyhooks = Array.from({ length: count }, (_, i) => ({ name: `sky-${i}` }));
      const operator = operatorOf({ nodes: fleet(3), policy: policy(strategy('fixed')), skyhooks });
      let seen = 0;
      // A look at an object reads whether it is paused.
      for (const { input } of operator.state.rollouts)
        Object.defineProperty(input.spec, 'paused', { get: () => seen++ < 0 });
      for (let { starts } = operator.step(); starts.length > 0; { starts } = operator.step())
        for (const start of starts) operator.ended(start, 'succeeded');
      return seen;
    };
    expect(looks(100)).toBeLessThan(2.1 * looks(50));
  });

  test('rollout: ten thousand ignored nodes, each a batch of its own, come to rest', () => {
    const nodes = fleet(10_200).map((node) => ({ ...node, ...IGNORED }));
    expect(operatorOf({ nodes, policy: policy(strategy('fixed')) }).step().starts).toEqual([]);
  });

  test('rollout: the order in which nodes and objects are given does not matter', () => {
    for (const seed of SEEDS) {
      const skyhooks = [
        { name: 'a', spec: { priority: 10 } },
        { name: 'b' },
        { name: 'c', spec: { sequencing: 'all', priority: 20 } },
      ];
      const setup = rollout(seed, { skyhooks });
      const turned = { ...setup, nodes: [...setup.nodes].reverse(), skyhooks: [...skyhooks].reverse() };
      expect(rollOut(turned).run.events).toEqual(rollOut(setup).run.events);
    }
  });

  test('rollout: a complete one starts nothing, and on a replaced node the same as an operator at rest', () => {
    for (const seed of SEEDS) {
      const setup = rollout(seed);
      const progress = rollOut(setup).operator.progressOf('sky');
      const again = rollOut({ ...setup, skyhooks: [{ progress }] });
      expect([again.run.events, again.status()]).toEqual([[], 'complete']);
      const { state } = again.operator;
      const atRest = Operator.atRest(
        state.rollouts.map(({ input }) => input),
        state.switches,
      );
      const replaced = setup.nodes.slice(0, 1).map(({ name }) => ({ name, replacedSince: 0 }));
      const [its, own] = [atRest, again.operator].map((one) => one.step({ gone: () => replaced }).starts);
      expect([its, own?.length]).toEqual([own, 1]);
    }
  });
});
