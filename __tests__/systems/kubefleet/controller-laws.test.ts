import fc from 'fast-check';
import { Simulation } from '../../../src/rollout/engine.js';
import { healthy, turnsBad } from '../../../src/rollout/scenarios.js';
import { World } from '../../../src/rollout/world.js';
import type { BindingState } from '../../../src/systems/kubefleet/controller/bindings.js';
import { evict } from '../../../src/systems/kubefleet/controller/eviction.js';
import { rolloutOf as started, survey } from '../../../src/systems/kubefleet/controller/rolling-update.js';
import { readPlacement } from '../../../src/systems/kubefleet/objects/placement.js';
import { rollingController } from '../../../src/systems/kubefleet/rollout/rolling.js';
import { rollOut } from '../../../conformance/kubefleet/roll-out.js';
import { PICK_ALL, binding, pickN, rolling } from './placements.js';

const WORK_MS = 600_000;

const AVAILABILITY = { signal: 'status', untracked: [], seconds: null } as const;

const world = fc
  .record({
    states: fc.array(fc.constantFrom<BindingState>('Bound', 'Scheduled', 'Unscheduled'), {
      minLength: 1,
      maxLength: 12,
    }),
    limits: fc.record({
      maxUnavailable: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constantFrom('0%', '25%', '50%', '100%')),
      maxSurge: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constantFrom('0%', '25%')),
    }),
    asked: fc.option(fc.integer({ min: 0, max: 12 })),
  })
  .map(({ states, limits, asked }) => ({
    policy: asked === null ? PICK_ALL : pickN(asked),
    limits: rolling(limits),
    bindings: states
      .map((state, i) => binding(`c${i}`, `${state} ready`))
      .map((one) => ({ ...one, stale: one.state === 'Bound' })),
  }));

type Input = ReturnType<(typeof world)['generate']>['value'];

function rolloutOf({ policy, limits, bindings }: Input) {
  return { policy, rolling: limits, bindings };
}

function surveyOf({ policy, limits, bindings }: Input) {
  return survey(started({ policy, rolling: limits }, bindings), 0);
}

function simulate(input: Input, bad: boolean) {
  return simulationOf(input, bad).run(1e12);
}

function simulationOf(input: Input, bad: boolean) {
  const rollout = rolloutOf(input);
  const placement = { spec: { strategy: { rollingUpdate: { ...input.limits } } } };
  const spec = { ...readPlacement(placement), policy: input.policy, availability: AVAILABILITY };
  const planned = {
    ref: { system: 'kubefleet', kind: 'ResourcePlacement', namespace: null, name: 'test' },
  } as const;
  const placed = { planned, spec, bindings: rollout.bindings, atOnce: [] };
  const controller = rollingController(placed, new Map());
  const targets = rollout.bindings.map(({ cluster }) => ({
    name: cluster,
    unit: 'cluster' as const,
    labels: {},
    outBefore: false,
  }));
  const scenario = bad ? turnsBad(() => WORK_MS) : healthy(() => WORK_MS);
  return new Simulation(World.of(targets), [controller], scenario, 0);
}

test.each([
  ['ready', 2],
  ['pending', 2],
  ['failed', 1],
  ['diffReported', 1],
])('survey: of a ready and a %s cluster %i can become ready', (health, count) => {
  const bindings = [binding('a', 'Bound ready'), binding('b', `Bound ${health}`)];
  const { counts } = survey(started({ policy: PICK_ALL, rolling: rolling() }, bindings), 0);
  expect(counts.canBeReady).toBe(count);
});

test('evict: of two bindings in one cluster none is evicted', () => {
  const bindings = [binding('a', 'Bound ready'), binding('a', 'Bound ready')];
  const { valid, reason } = evict({ policy: PICK_ALL, deleting: false, bindings }, 'a', null);
  expect([valid, reason]).toEqual([false, 'severalPlacements']);
});

test('controller laws: the dry rollout of healthy clusters has the rounds of the calculation, and ends as it does', () => {
  fc.assert(
    fc.property(world, (input) => {
      const run = simulate(input, false);
      const expected = rollOut(rolloutOf(input), new Map());
      const rounds = new Map<number, string[]>();
      for (const { kind, batch, target } of run.events)
        if (kind === 'start') rounds.set(batch, [...(rounds.get(batch) ?? []), target]);
      const wanted = expected.rounds
        .map(({ steps }) =>
          steps.flatMap(({ update, bind, remove }) => [...update, ...bind, ...remove]).sort(),
        )
        .filter((round) => round.length > 0);
      expect([...rounds.values()].map((round) => round.sort())).toEqual(wanted);
      const phase = run.groups.get('kubefleet ResourcePlacement/test')?.get('ResourcePlacement/test')?.phase;
      expect(phase).toBe(expected.outcome === 'complete' ? 'complete' : 'stuck');
    }),
  );
});

test('controller laws: of ready clusters a bad version breaks no more than maxUnavailable in place', () => {
  fc.assert(
    fc.property(world, (input) => {
      const placed = new Set(
        input.bindings.filter(({ state }) => state === 'Bound').map(({ cluster }) => cluster),
      );
      const broken = simulate(input, true).events.filter(
        ({ kind, target }) => kind === 'failed' && placed.has(target),
      );
      const { ceilings } = surveyOf(input);
      const { maxUnavailable, minAvailable } = ceilings;
      const ready = input.bindings.filter(({ state }) => state !== 'Scheduled').length;
      expect(broken.length).toBeLessThanOrEqual(Math.max(maxUnavailable, ready - minAvailable, 0));
    }),
  );
});
