import fc from 'fast-check';
import { UNREACHABLE } from '../../../conformance/kubernetes/daemonset/unreachable.js';
import { startingWorld } from '../../../src/systems/kubernetes/controller/daemonset/world.js';
import {
  DaemonSetMachine,
  type DaemonSetRollout,
} from '../../../src/systems/kubernetes/simulation/daemonset-machine.js';
import { daemonSetRun, node, V128, V134 } from './build.js';

const limit = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constantFrom('10%', '34%', '100%'));
const update = fc.oneof(
  limit.map((maxUnavailable) => ({ maxUnavailable })),
  limit.map((maxSurge) => ({ maxUnavailable: 0, maxSurge })),
);
const state = fc.constantFrom('old', 'old', 'old', 'new', 'sick', 'down', 'empty');
const moment = fc.record({
  minutes: fc.integer({ min: 0, max: 3 }),
  what: fc.constantFrom('ready', 'ready', 'ready', 'bad', 'unready', 'leaving', 'gone', 'replaced', 'calm'),
  which: fc.nat(30),
});

/** One machine through the same moments: all that a dry rollout asks of it, each time. */
function told(
  together: number,
  setting: { states: readonly string[]; update: object; minReadySeconds: number; behaviour: typeof V128 },
  moments: readonly { minutes: number; what: string; which: number }[],
): unknown[] {
  const on = setting.states.map((what, i) =>
    node(`n${String(i).padStart(2, '0')}`, what === 'down' ? { down: true, taints: UNREACHABLE } : {}),
  );
  const initial = on.flatMap(({ name, down }, i) => {
    const what = setting.states[i];
    if (what === 'empty') return [];
    return [{ node: name, template: what === 'new' ? 'v2' : 'v1', available: !down && what !== 'sick' }];
  });
  const run = daemonSetRun(on, setting.update, { behaviour: setting.behaviour, initial });
  const spec = { ...run.spec, minReadySeconds: setting.minReadySeconds };
  const targets = on.map(({ name }) => name);
  const machine = new DaemonSetMachine(
    startingWorld(spec, on, initial),
    { targets, together },
    setting.behaviour,
  );
  let rollout: DaemonSetRollout = machine.start;
  let now = 10_000_000;
  const underWay: string[] = [];
  const answers: unknown[] = [];
  const around = { unready: new Set<string>(), leaving: new Set<string>() };
  for (const { minutes, what, which } of moments) {
    now += minutes * 60_000;
    const next = machine.begun(machine.settled(rollout, now));
    underWay.push(...next.targets);
    rollout = next.world;
    answers.push({
      begun: next.targets,
      out: machine.out(rollout),
      serving: machine.serving(rollout),
      pods: machine.podsOf(rollout),
      wakeAt: machine.wakeAt(rollout, now),
      stand: machine.stand(rollout),
      extremes: machine.extremes(rollout),
    });
    const name = targets[which % targets.length] ?? '';
    if (what === 'ready' || what === 'bad') {
      const [target] = underWay.splice(which % Math.max(1, underWay.length), 1);
      if (target !== undefined) rollout = machine.ended(rollout, target, what === 'ready', now);
      continue;
    }
    if (what === 'unready') around.unready.add(name);
    if (what === 'leaving') around.leaving.add(name);
    if (what === 'calm') around.unready.clear();
    const replacedSince = what === 'replaced' ? now : null;
    const gone = what === 'gone' || what === 'replaced' ? [{ name, replacedSince }] : [];
    const [unready, leaving] = [new Set(around.unready), new Set(around.leaving)];
    rollout = machine.surrounded(rollout, { unready, leaving, gone }, now);
  }
  return answers;
}

test('what a DaemonSet does is the same however few of its nodes are looked at', () => {
  fc.assert(
    fc.property(
      fc.record({
        states: fc.array(state, { minLength: 1, maxLength: 24 }),
        update,
        minReadySeconds: fc.constantFrom(0, 90),
        behaviour: fc.constantFrom(V128, V134),
      }),
      fc.array(moment, { minLength: 1, maxLength: 40 }),
      (setting, moments) => {
        const all = told(Infinity, setting, moments);
        expect(told(1, setting, moments)).toEqual(all);
        expect(told(4, setting, moments)).toEqual(all);
      },
    ),
    { numRuns: 100 },
  );
});

test('one node after the other: few of many are looked at', () => {
  const on = Array.from({ length: 2000 }, (_, i) => node(`n${String(i).padStart(4, '0')}`));
  const initial = on.map(({ name }) => ({ node: name, template: 'v1', available: true }));
  const run = daemonSetRun(on, { maxUnavailable: 1 }, { behaviour: V134, initial });
  const machine = new DaemonSetMachine(
    startingWorld(run.spec, on, initial),
    { targets: on.map(({ name }) => name) },
    V134,
  );
  let rollout = machine.start;
  let most = 0;
  for (let minute = 0; minute <= on.length; minute++) {
    const now = 10_000_000 + minute * 60_000;
    const { world, targets } = machine.begun(machine.settled(rollout, now));
    most = Math.max(most, world.sight.world.nodes.length);
    rollout = world;
    for (const target of targets) rollout = machine.ended(rollout, target, true, now);
  }
  expect(machine.podsOf(rollout)).toEqual({ old: 0, fresh: 2000 });
  expect(most).toBeLessThan(100);
});

test.each(['n0', 'n4'])('%s, that others leave again, has its turn in order of name', (name) => {
  const on = Array.from({ length: 6 }, (_, i) => node(`n${i}`));
  const initial = on.map(({ name }) => ({ node: name, template: 'v1', available: true }));
  const run = daemonSetRun(on, { maxUnavailable: 1 }, { behaviour: V134, initial });
  const targets = on.map(({ name }) => name);
  const machine = new DaemonSetMachine(startingWorld(run.spec, on, initial), { targets, together: 1 }, V134);
  const leaving = (names: readonly string[]): DaemonSetRollout =>
    machine.surrounded(rollout, { unready: new Set(), leaving: new Set(names), gone: [] }, 10_000_000);
  let rollout = machine.start;
  rollout = leaving([name]);
  rollout = leaving([]);
  const begun: string[] = [];
  for (let minute = 0; minute < on.length; minute++) {
    const now = 10_000_000 + minute * 60_000;
    const next = machine.begun(machine.settled(rollout, now));
    begun.push(...next.targets);
    rollout = next.world;
    for (const target of next.targets) rollout = machine.ended(rollout, target, true, now);
  }
  expect(begun).toEqual(targets);
});
