import { UNREACHABLE } from '../../../conformance/kubernetes/daemonset/unreachable.js';
import fc from 'fast-check';
import { batchesOf, groupKey } from '../../../src/rollout/batches.js';
import { Simulation } from '../../../src/rollout/engine.js';
import { peaksOf } from '../../../src/rollout/peaks.js';
import { healthy, turnsBad } from '../../../src/rollout/scenarios.js';
import { World } from '../../../src/rollout/world.js';
import { worstLoss } from '../../../src/rollout/worst-loss.js';
import { daemonSetRounds } from '../../../conformance/kubernetes/daemonset/rounds.js';
import { startingWorld as daemonWorld } from '../../../src/systems/kubernetes/controller/daemonset/world.js';
import { deploymentRounds } from '../../../conformance/kubernetes/deployment/rounds.js';
import { startingWorld as deploymentWorld } from '../../../src/systems/kubernetes/controller/deployment/world.js';
import { WorkloadController } from '../../../src/systems/kubernetes/simulation/controller.js';
import { DaemonSetMachine } from '../../../src/systems/kubernetes/simulation/daemonset-machine.js';
import { DeploymentMachine } from '../../../src/systems/kubernetes/simulation/deployment-machine.js';
import type { Machine } from '../../../src/systems/kubernetes/simulation/machine.js';
import { StatefulSetMachine } from '../../../src/systems/kubernetes/simulation/statefulset-machine.js';
import { statefulSetRounds } from '../../../conformance/kubernetes/statefulset/rounds.js';
import { startingWorld as statefulWorld } from '../../../src/systems/kubernetes/controller/statefulset/world.js';
import {
  daemonSetTurnsBad,
  deploymentTurnsBad,
  statefulSetTurnsBad,
} from '../../../conformance/kubernetes/turns-bad.js';
import { behaviourOf } from '../../../src/systems/kubernetes/versions.js';
import { daemonSetRun, deploymentRun, node, statefulSetRun, V128, V134 } from './build.js';

const MINUTE = () => 60_000;

/** A dry rollout in the engine, where every pod takes a minute. */
function rolled(machine: Machine<unknown>, targets: readonly string[]) {
  const world = World.of(targets.map((name) => ({ name, unit: 'replica', labels: {}, outBefore: false })));
  const simulation = new Simulation(
    world,
    [WorkloadController.of('c', 'g', machine, null)],
    healthy(MINUTE),
    0,
  );
  const key = groupKey('c', 'g');
  const group = {
    targets: targets.length,
    sums: [],
    mayLoseNone: true,
    mostLost: machine.mostOut ?? undefined,
  };
  const { healthy: run, losses } = worstLoss(simulation, turnsBad(MINUTE), Infinity, new Map([[key, group]]));
  const query = {
    outBefore: new Set<string>(),
    names: ['all'],
    ofAnyone: () => [0],
    ofGroup: () => [],
    ofGroupsBefore: () => [],
  };
  const end = run.groups.get('c')?.get('g');
  return {
    batches: (batchesOf(run).get(key)?.batches ?? []).map((batch) => batch.targets.length),
    peak: peaksOf(run, query).get('all')?.count ?? 0,
    loss: losses.get(key)?.worst ?? 0,
    phase: end?.phase,
    extremes: end?.extremes,
  };
}

const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `t${i}`);
const sizes = (list: readonly number[]): number[] => list.filter((size) => size > 0);
const PHASES: Readonly<Record<string, string>> = {
  complete: 'complete',
  partitioned: 'complete',
  stuck: 'stuck',
};

const intOrPercent = fc.oneof(
  fc.nat(6),
  fc.nat(100).map((percent) => `${percent}%`),
);

describe('the engine and the round model agree', () => {
  test('on a Deployment', () => {
    const strategy = fc.oneof(
      fc.record({
        type: fc.constant('RollingUpdate' as const),
        maxSurge: intOrPercent,
        maxUnavailable: intOrPercent,
      }),
      fc.constant({ type: 'Recreate' as const }),
    );
    const places = fc.option(fc.integer({ min: 1, max: 14 }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), strategy, places, (replicas, update, room) => {
        const mostPlaced = room === null ? null : Math.max(room, replicas);
        const run = deploymentRun({ replicas, strategy: update }, { mostPlaced });
        const rounds = deploymentRounds(run);
        const machine = new DeploymentMachine(
          deploymentWorld(run.spec, run.initial),
          names(replicas),
          { most: mostPlaced, because: '' },
          replicas,
        );
        const dry = rolled(machine, names(replicas));
        expect(dry.phase).toBe(PHASES[rounds.outcome]);
        expect(dry.extremes).toEqual({
          lowestAvailable: rounds.lowestAvailable,
          highestTotal: rounds.highestTotal,
        });
        expect(dry.peak).toBe(replicas - rounds.lowestAvailable);
        expect(dry.loss).toBe(deploymentTurnsBad(run).worst.lost);
        const grown = rounds.rounds.map(({ steps }) =>
          steps.flatMap(({ scale }) => scale).reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0),
        );
        if (mostPlaced === null) expect(dry.batches).toEqual(sizes(grown));
      }),
    );
  });

  test('on a DaemonSet, with dead nodes, in old and new releases', () => {
    const limits = fc.oneof(
      intOrPercent
        .filter((value) => value !== 0 && value !== '0%')
        .map((maxUnavailable) => ({ maxUnavailable })),
      intOrPercent
        .filter((value) => value !== 0 && value !== '0%')
        .map((maxSurge) => ({ maxUnavailable: 0, maxSurge })),
    );
    const state = fc.constantFrom('up', 'up', 'up', 'down');
    fc.assert(
      fc.property(
        fc.array(state, { minLength: 1, maxLength: 9 }),
        limits,
        fc.constantFrom(V128, V134),
        (states, update, behaviour) => {
          const on = states.map((what, i) =>
            node(`n${i}`, what === 'down' ? { down: true, taints: UNREACHABLE } : {}),
          );
          const initial = on.map(({ name, down }) => ({ node: name, template: 'v1', available: !down }));
          const run = daemonSetRun(on, update, { behaviour, initial });
          const rounds = daemonSetRounds(run);
          const targets = on.map(({ name }) => name);
          const dead = on.filter(({ down }) => down).length;
          const machine = new DaemonSetMachine(daemonWorld(run.spec, on, initial), { targets }, behaviour);
          const dry = rolled(machine, targets);
          expect(dry.phase).toBe(PHASES[rounds.outcome]);
          expect(dry.peak).toBe(targets.length - rounds.lowestAvailable);
          // A pod on a node that is down is created and never begins.
          const up = new Set(on.filter(({ down }) => !down).map(({ name }) => name));
          const created = rounds.rounds.map(
            ({ steps }) => steps.flatMap(({ create }) => create).filter((name) => up.has(name)).length,
          );
          expect(dry.batches).toEqual(sizes(created));
          if (dry.batches.length > 0) expect(dry.loss).toBe(daemonSetTurnsBad(run).worst.lost + dead);
        },
      ),
    );
  });

  test('on a StatefulSet, with and without the gate', () => {
    const spec = fc.record({
      replicas: fc.integer({ min: 1, max: 7 }),
      startOrdinal: fc.nat(2),
      podManagementPolicy: fc.constantFrom('OrderedReady' as const, 'Parallel' as const),
      strategy: fc.record({
        type: fc.constant('RollingUpdate' as const),
        partition: fc.nat(4),
        maxUnavailable: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant('50%')),
      }),
    });
    const behaviours = fc.constantFrom(V128, V134, behaviourOf([1, 35, 0]), behaviourOf([1, 37, 0]));
    fc.assert(
      fc.property(spec, behaviours, (changes, behaviour) => {
        const run = statefulSetRun(changes, { behaviour });
        const rounds = statefulSetRounds(run);
        const targets = names(changes.replicas);
        const machine = new StatefulSetMachine(
          statefulWorld(run.spec, 'v1', run.initial),
          targets,
          behaviour,
          'web',
        );
        const dry = rolled(machine, targets);
        expect(dry.phase).toBe(PHASES[rounds.outcome]);
        expect(dry.peak).toBe(changes.replicas - rounds.lowestAvailable);
        expect(dry.loss).toBe(statefulSetTurnsBad(run).worst.lost);
        const created = rounds.rounds.flatMap(({ steps }) => steps.flatMap(({ create }) => create));
        expect(dry.batches.reduce((a, b) => a + b, 0)).toBe(created.length);
      }),
    );
  });
});
