import { AtOnceController, type TakenTarget } from '../../src/rollout/at-once.js';
import { Simulation } from '../../src/rollout/engine.js';
import type { Start } from '../../src/rollout/controller.js';
import type { DrainHold, Evictions } from '../../src/rollout/evictions.js';
import { healthy, type Scenario, turnsBad } from '../../src/rollout/scenarios.js';
import { toPlain } from '../../src/text/render.js';
import { text } from '../../src/text/text.js';
import { FixedBatches, nodes, world } from './toy.js';

const twenty = (): number => 20 * 60_000;
const FAR = Number.MAX_SAFE_INTEGER;

function taking(targets: readonly TakenTarget[], leaves = false): AtOnceController {
  return new AtOnceController({ id: 'toy', leaves }, [{ group: 'all', targets }]);
}

const phaseOf = (controller: AtOnceController) => controller.groups().get('all')?.phase;
const start = (target: string) => ({ target, group: 'all', batch: 1 });

test('targets taken at once: gone after success only', () => {
  const left = (scenario: Scenario): string[] =>
    new Simulation(world(nodes(2)), [taking([{ name: 'n1' }, { name: 'n2' }], true)], scenario, 0)
      .run(FAR)
      .events.flatMap(({ kind, target }) => (kind === 'left' ? target : []));
  expect([left(healthy(twenty)), left(turnsBad(twenty))]).toEqual([['n1', 'n2'], []]);
});

test('targets taken at once: idle, working, complete', () => {
  expect(phaseOf(taking([]))).toBe('idle');
  const controller = taking([{ name: 'n1' }, { name: 'n2' }]);
  const seen = [phaseOf(controller)];
  controller.step();
  for (const target of ['n1', 'n2']) {
    controller.ended(start(target), 'succeeded');
    seen.push(phaseOf(controller));
  }
  expect(seen).toEqual(['working', 'working', 'complete']);
});

test('targets taken at once: stuck when only endless drains are left', () => {
  const controller = taking([{ name: 'n1' }, { name: 'n2', endless: text`held` }]);
  controller.step();
  const before = phaseOf(controller);
  controller.ended(start('n1'), 'succeeded');
  expect([before, phaseOf(controller)]).toEqual(['working', 'stuck']);
});

const BUDGET = { kind: 'budget', name: 'web' } as const;

/** Evictions that a blocker holds on each target, until `nextAt` at least; `force` empties it. */
function blocked(nextAt: number | null): Evictions {
  const forced = new Set<string>();
  const all: Evictions = {
    begin: () => true,
    force: (target) => forced.add(target).size,
    advance: () => undefined,
    isEmpty: (target) => forced.has(target),
    nextAt: () => nextAt,
    holdOn: (target) => (forced.has(target) ? null : { says: text`a budget holds it`, holder: BUDGET }),
    fork: () => all,
  };
  return all;
}

function drained(
  forcedAfterMs: number | null,
  { count = 1, until = FAR, nextAt = null as number | null, failsAfterMs = null as number | null } = {},
) {
  const targets = nodes(count).map(({ name }) => ({
    name,
    drain: { expectedMs: null, forcedAfterMs, failsAfterMs },
  }));
  const drainage = { evictions: blocked(nextAt), expectedMs: () => 0 };
  const failed: (string | undefined)[] = [];
  const controller = Object.assign(taking(targets), {
    drainFailed: (_start: Start, _now: number, hold: DrainHold | null) => failed.push(hold?.holder?.kind),
  });
  const simulation = new Simulation(world(nodes(count)), [controller], healthy(twenty), 0, drainage);
  const { groups, cutDrains, cut, events } = simulation.run(until);
  const end = groups.get('toy')?.get('all');
  return {
    phase: end?.phase,
    why: end && toPlain(end.why),
    holder: end?.holder,
    cutDrains,
    cut,
    events,
    failed,
  };
}

test('drain that nothing ends: its group is stuck, and the run is over', () => {
  expect(drained(null, { count: 3 })).toMatchObject({
    phase: 'stuck',
    why: 'The drain of n1 never ends: a budget holds it; the drains of 2 more nodes do not end either.',
    holder: BUDGET,
    cutDrains: [],
    cut: false,
  });
});

test('drain that is forced: ends then, and its blocker is recorded', () => {
  const { phase, cutDrains } = drained(twenty());
  expect([phase, cutDrains.map(({ at, target, pods }) => [at, target, pods])]).toEqual([
    'complete',
    [[twenty(), 'n1', 1]],
  ]);
});

test('drain that may end after the horizon: its group is at work, and the run is cut', () => {
  const { phase, cut } = drained(null, { until: twenty(), nextAt: 2 * twenty() });
  expect([phase, cut]).toEqual(['working', true]);
});

test('drain that takes longer than it may: the work on its target fails, and its blocker is named unless time helps', () => {
  const { phase, events, failed } = drained(null, { failsAfterMs: twenty() });
  const { failed: slow } = drained(null, {
    failsAfterMs: twenty(),
    nextAt: 2 * twenty(),
    until: 2 * twenty(),
  });
  expect([failed, slow]).toEqual([['budget'], [undefined]]);
  expect([phase, events.map(({ at, kind }) => `${at} ${kind}`)]).toEqual([
    'complete',
    ['0 start', `${twenty()} failed`],
  ]);
});

test('drain that began before the change turns bad: the work after it ends as it was going to', () => {
  const drain = { expectedMs: null, forcedAfterMs: twenty() };
  const drainage = { evictions: blocked(null), expectedMs: () => 0 };
  const controllers = [taking([{ name: 'n1', drain }]), new FixedBatches('other', ['n2', 'n3'], 1)];
  const ten = (): number => twenty() / 2;
  const simulation = new Simulation(world(nodes(3)), controllers, healthy(ten), 0, drainage);
  simulation.settle();
  simulation.advance(FAR);
  simulation.settle();
  const events = simulation.forkWith(turnsBad(ten)).play(FAR);
  const ends = events.filter(({ kind }) => kind === 'failed' || kind === 'succeeded');
  expect(ends.map(({ kind, target }) => `${target} ${kind}`)).toEqual(['n3 failed', 'n1 succeeded']);
});
