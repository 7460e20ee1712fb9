import fc from 'fast-check';
import { fix } from '../../../src/text/fix.js';
import { toPlain } from '../../../src/text/render.js';
import { code, NO_TEXT } from '../../../src/text/text.js';
import { batchesOf, groupKey } from '../../../src/rollout/batches.js';
import { Simulation } from '../../../src/rollout/engine.js';
import { healthy, turnsBad } from '../../../src/rollout/scenarios.js';
import { World } from '../../../src/rollout/world.js';
import { worstLoss } from '../../../src/rollout/worst-loss.js';
import {
  daemonSetStatus,
  slotsOf,
  syncDaemonSet,
} from '../../../src/systems/kubernetes/controller/daemonset.js';
import { limitsOf } from '../../../src/systems/kubernetes/controller/deployment.js';
import { statefulSetMaxUnavailable } from '../../../src/systems/kubernetes/controller/limits.js';
import { UNREACHABLE } from '../../../src/systems/kubernetes/controller/node-fit.js';
import type { DeploymentSpec, StatefulSetSpec } from '../../../src/systems/kubernetes/controller/spec.js';
import { DaemonSetSimulation } from '../../../src/systems/kubernetes/rollout/daemonset.js';
import { DeploymentSimulation, initialSets } from '../../../src/systems/kubernetes/rollout/deployment.js';
import type { Halt } from '../../../src/systems/kubernetes/controller/pod.js';
import type { PodSimulation } from '../../../src/systems/kubernetes/rollout/pods.js';
import { StatefulSetSimulation } from '../../../src/systems/kubernetes/rollout/statefulset.js';
import { behaviorOf } from '../../../src/systems/kubernetes/versions.js';
import { daemonSetSpec, deploymentSpec, node, nodes, podOf, statefulSetSpec, V128, V134 } from './build.js';

const MINUTE = () => 60_000;
const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `t${i}`);

/** A dry rollout in which each pod takes a minute, and those of some targets never become ready. */
function roll(pods: PodSimulation, targets: readonly string[], broken: readonly string[] = []) {
  const world = World.of(targets.map((name) => ({ name, unit: 'replica', labels: {}, outBefore: false })));
  const haltText = ({ code: written }: Halt) => ({ why: code(written), fix: fix`` });
  const controller = pods.as({ id: 'c', group: 'g', haltText });
  const good = healthy(MINUTE);
  const bad = turnsBad(MINUTE);
  const simulation = new Simulation(
    world,
    [controller],
    (start, id, at) => (broken.includes(start.target) ? bad : good)(start, id, at),
    0,
  );
  const key = groupKey({ controller: 'c', group: 'g' });
  const mostLost = pods.mostOut ?? undefined;
  const groups = new Map([[key, { targets: targets.length, sums: [], mayLoseNone: true, mostLost }]]);
  const { healthy: run, losses } = worstLoss(simulation, bad, Infinity, groups);
  const end = run.groups.get('c')?.get('g');
  return {
    batches: (batchesOf(run).get(key)?.batches ?? []).map((batch) => batch.targets.length),
    loss: losses.get(key)?.worst ?? 0,
    phase: end?.phase,
    why: end && toPlain(end.why),
    lowest: end?.extremes?.lowestAvailable ?? NaN,
    highest: end?.extremes?.highestTotal ?? NaN,
  };
}

function deployment(changes: Partial<DeploymentSpec>, mostPlaced: number | null = null) {
  const spec = deploymentSpec(changes);
  const { replicas } = spec;
  const set = { template: 'v1', size: replicas, available: replicas };
  const { replicaSets, pods } = initialSets(spec, [set], replicas);
  const targets = names(replicas);
  const state = { spec, replicaSets };
  return {
    spec,
    targets,
    pods: new DeploymentSimulation(state, pods, { targets, mostPlaced, before: replicas }),
  };
}

function daemonSet(limits: Parameters<typeof daemonSetSpec>[0], on = nodes(6), behavior = V134) {
  const targets = on.map(({ name }) => name);
  const pods = on.map(({ name, down }) => podOf(name, 'v1', down ? { phase: 'broken' } : {}));
  const start = { spec: daemonSetSpec(limits), slots: slotsOf(on, pods), nowMs: 0 };
  return { targets, pods: new DaemonSetSimulation(start, { targets, behavior }) };
}

function statefulSet(changes: Partial<StatefulSetSpec>, behavior = V134) {
  const spec = statefulSetSpec(changes);
  const pods = names(spec.replicas).map((_, i) => podOf(spec.startOrdinal + i, 'v1'));
  const targets = names(spec.replicas);
  const state = { spec, currentRevision: 'v1', pods, nowMs: 0 };
  return { targets, pods: new StatefulSetSimulation(state, { targets, behavior }) };
}

const DOWN = { down: true, taints: UNREACHABLE };
const gated = behaviorOf([1, 28, 0], true);
const update = (partition: number, maxUnavailable: number): StatefulSetSpec['strategy'] => {
  return { type: 'RollingUpdate', partition, maxUnavailable };
};

test.each([
  ['the defaults on 10 replicas', deployment({}), { batches: [5, 5], loss: 2, lowest: 8, highest: 13 }],
  [
    'surge only',
    deployment({ strategy: { type: 'RollingUpdate', maxSurge: 1, maxUnavailable: 0 } }),
    { loss: 0, lowest: 10, highest: 11 },
  ],
  ['Recreate', deployment({ strategy: { type: 'Recreate' } }), { batches: [10], loss: 10, lowest: 0 }],
  [
    '1% unavailable of 1 replica',
    deployment({ replicas: 1, strategy: { type: 'RollingUpdate', maxSurge: 0, maxUnavailable: '1%' } }),
    { batches: [1], lowest: 0 },
  ],
  ['paused', deployment({ paused: true }), { batches: [], phase: 'idle' }],
  [
    'no place for a surge pod',
    deployment({ replicas: 3, strategy: { type: 'RollingUpdate', maxSurge: 1, maxUnavailable: 0 } }, 3),
    { phase: 'stuck', why: 'no-node' },
  ],
  ['a DaemonSet, 2 of 6', daemonSet({ maxUnavailable: 2 }), { batches: [2, 2, 2], loss: 2, lowest: 4 }],
  [
    'a DaemonSet with surge',
    daemonSet({ maxUnavailable: 0, maxSurge: 2 }),
    { batches: [2, 2, 2], loss: 0, lowest: 6, highest: 8 },
  ],
  [
    'a DaemonSet with a dead node',
    daemonSet({}, [...nodes(5), node('n6', DOWN)]),
    { batches: [], phase: 'stuck', why: 'not-available' },
  ],
  [
    'a DaemonSet with a dead node before the fix',
    daemonSet({}, [...nodes(5), node('n6', DOWN)], V128),
    { batches: [1], phase: 'stuck' },
  ],
  ['a StatefulSet', statefulSet({}), { batches: [1, 1, 1], loss: 1, lowest: 2 }],
  ['a StatefulSet with the gate', statefulSet({ strategy: update(0, 2) }, gated), { loss: 2, lowest: 1 }],
  [
    'a StatefulSet with a partition',
    statefulSet({ strategy: update(2, 1) }),
    { batches: [1], phase: 'complete' },
  ],
  [
    'a StatefulSet with OnDelete',
    statefulSet({ strategy: { type: 'OnDelete' } }),
    { batches: [], phase: 'idle' },
  ],
])('a rollout in numbers: %s', (_name, { pods, targets }, expected) => {
  expect(roll(pods, targets)).toMatchObject(expected);
});

const limit = fc.oneof(
  fc.nat(6),
  fc.nat(100).map((percent) => `${percent}%`),
);
const rolling = fc.record({
  type: fc.constant('RollingUpdate' as const),
  maxSurge: limit,
  maxUnavailable: limit,
});
const broken = fc.array(
  fc.nat(12).map((i) => `t${i}`),
  { maxLength: 4 },
);

test('a Deployment: limits hold whatever breaks, and a good version arrives', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), rolling, broken, (replicas, strategy, lost) => {
      const { pods, targets, spec } = deployment({ replicas, strategy });
      const { minAvailable, maxTotal } = limitsOf(spec);
      const run = roll(pods, targets, lost);
      expect(run.lowest).toBeGreaterThanOrEqual(minAvailable);
      expect(run.highest).toBeLessThanOrEqual(maxTotal);
      expect(run.loss).toBeLessThanOrEqual(replicas - minAvailable);
      expect(roll(pods, targets)).toMatchObject({ phase: 'complete' });
    }),
  );
});

const daemonLimits = fc.oneof(
  limit.filter((value) => value !== 0 && value !== '0%').map((maxUnavailable) => ({ maxUnavailable })),
  limit.filter((value) => value !== 0 && value !== '0%').map((maxSurge) => ({ maxUnavailable: 0, maxSurge })),
);

test('a DaemonSet: a sync that looks at few nodes does what one over all nodes does', () => {
  const moment = fc.record({
    what: fc.constantFrom('ready', 'ready', 'bad', 'unready', 'leaving', 'gone', 'replaced', 'calm'),
    which: fc.nat(30),
  });
  const fleet = fc.array(fc.constantFrom('old', 'old', 'new', 'sick', 'down', 'empty'), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(
      fleet,
      daemonLimits,
      fc.array(moment, { maxLength: 30 }),
      fc.constantFrom(0, 90),
      (states, limits, moments, minReadySeconds) => {
        const on = states.map((what, i) =>
          node(`n${String(i).padStart(2, '0')}`, what === 'down' ? DOWN : {}),
        );
        const pods = on.flatMap(({ name }, i) => {
          const what = states[i];
          if (what === 'empty') return [];
          const isSick = what === 'sick' || what === 'down';
          const phase = isSick ? ({ phase: 'broken', readySinceMs: null } as const) : {};
          return podOf(name, what === 'new' ? 'v2' : 'v1', phase);
        });
        const targets = on.map(({ name }) => name);
        const spec = daemonSetSpec(limits, { minReadySeconds });
        const set = new DaemonSetSimulation(
          { spec, slots: slotsOf(on, pods), nowMs: 0 },
          { targets, behavior: V134 },
        ).as({ id: 'own', group: 'g', haltText: () => ({ why: NO_TEXT, fix: fix`` }) });
        const world = World.of(
          targets.map((name) => ({ name, unit: 'node', labels: {}, outBefore: false })),
          true,
        );
        const unready = new Set<string>();
        const starting: string[] = [];
        for (const [minute, { what, which }] of moments.entries()) {
          const now = 10_000_000 + minute * 60_000;
          set.settle(now);
          expect(syncDaemonSet(set.state, V134)).toBeNull();
          const { available, desired } = daemonSetStatus(set.state);
          expect(set.counts().available).toBeGreaterThanOrEqual(Math.min(available, desired));
          starting.push(...set.begin().map(({ slot }) => slot));
          const name = targets[which % targets.length] ?? '';
          if (what === 'ready' || what === 'bad') {
            const [target] = starting.splice(which % Math.max(1, starting.length), 1);
            if (target !== undefined) set.end(new Map([[target, what === 'ready']]), now);
            continue;
          }
          const isThere = world.target(name) !== undefined;
          if (isThere && what === 'unready') {
            unready.add(name);
            world.hold(name, 'unready', 'other');
          }
          if (isThere && what === 'leaving') world.hold(name, 'leaving', 'other');
          if (what === 'calm') {
            for (const one of unready) if (world.target(one)) world.release(one, 'unready', 'other');
            unready.clear();
          }
          if (isThere && what === 'replaced')
            world.join(
              { name: `${name}-new`, unit: 'node', labels: {}, outBefore: false, replaces: name },
              now,
            );
          if (isThere && (what === 'gone' || what === 'replaced')) world.leave(name);
          set.look(world, now);
          const view = set.view();
          const sorted = (sync: ReturnType<typeof syncDaemonSet>) =>
            sync && {
              create: [...sync.create].sort(),
              delete: sync.delete.map(({ slot, template }) => slot + template).sort(),
            };
          expect(sorted(syncDaemonSet(view, V134))).toEqual(sorted(syncDaemonSet(set.state, V134)));
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('a DaemonSet: a fork and its original go their own ways', () => {
  const { pods } = daemonSet({ maxUnavailable: 2 });
  const fork = pods.fork();
  fork.settle(1);
  expect(fork.begin().map(({ slot }) => slot)).toEqual(['n1', 'n2']);
  expect([pods.unserved(), fork.unserved()]).toEqual([[], ['n1', 'n2']]);
});

test('a DaemonSet: one node after the other, few of 2,000 are looked at', () => {
  const on = Array.from({ length: 2000 }, (_, i) => node(`n${String(i).padStart(4, '0')}`));
  const { pods } = daemonSet({ maxUnavailable: 1 }, on);
  let most = 0;
  for (let minute = 0; minute <= on.length; minute++) {
    pods.settle(minute * 60_000);
    most = Math.max(most, pods.view().slots.length);
    const ready = pods.begin().map(({ slot }) => [slot, true] as const);
    pods.end(new Map(ready), minute * 60_000);
  }
  expect([pods.counts(), most]).toEqual([{ available: 2000, old: 0, new: 2000 }, 2]);
});

test('a StatefulSet: no more than the limit go, and ordinals below the partition stay', () => {
  const spec = fc.record({
    replicas: fc.integer({ min: 1, max: 7 }),
    startOrdinal: fc.nat(2),
    podManagementPolicy: fc.constantFrom('OrderedReady' as const, 'Parallel' as const),
    partition: fc.nat(4),
    maxUnavailable: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(spec, broken, fc.boolean(), ({ partition, maxUnavailable, ...changes }, lost, isGated) => {
      const strategy = update(partition, maxUnavailable);
      const { pods, targets } = statefulSet({ ...changes, strategy }, isGated ? gated : V134);
      const run = roll(pods, targets, lost);
      const most = isGated ? statefulSetMaxUnavailable(maxUnavailable, changes.replicas) : 1;
      expect(run.lowest).toBeGreaterThanOrEqual(changes.replicas - most);
      const good = roll(pods, targets);
      const updated = Math.max(0, changes.replicas - partition);
      expect(good).toMatchObject({ phase: 'complete' });
      expect(good.batches.reduce((a, b) => a + b, 0)).toBe(updated);
    }),
  );
});
