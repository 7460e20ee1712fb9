import { overlapsOf } from '../../../src/plan/measure/overlaps.js';
import type { Run } from '../../../src/rollout/trace.js';
import { Work } from '../../../src/rollout/work.js';
import type { ResolvedPolicy, SystemId } from '../../../src/systems/system.js';

const TARGETS = Array.from({ length: 20 }, (_, i) => `node-${i}`);

function policy(system: SystemId, name: string): ResolvedPolicy {
  const ref = { system, kind: 'K', namespace: null, name };
  const runs = { controller: system, group: name };
  return { ref, groups: [{ runs, rolls: ref, targets: TARGETS }] } as unknown as ResolvedPolicy;
}

/** All policies take one target after the other; the one named `most` takes two at once. */
function met(policies: readonly ResolvedPolicy[], work = new Work(Infinity)) {
  const events = TARGETS.flatMap((target, i) =>
    (['start', 'succeeded'] as const).flatMap((kind) =>
      policies.map(({ ref: { system, name } }) => ({
        ...{ kind, controller: system, group: name, holds: true, batch: 1 },
        target: name === 'most' && kind === 'succeeded' ? (TARGETS[i - 1] ?? target) : target,
      })),
    ),
  );
  const none = () => false;
  return overlapsOf(policies, [{ events } as unknown as Run], { isNext: none, isUntouchedNext: none }, work);
}

const plans = (count: number): ResolvedPolicy[] =>
  Array.from({ length: count }, (_, i) => policy('system-upgrade-controller', `p${i}`));

test('overlaps: every two policies up to a hundred', () => {
  expect(met(plans(100))).toHaveLength(4950);
});

test('overlaps: of more policies all are in some pair, with the one that takes most and with each other system', () => {
  const [most, pool] = [policy('system-upgrade-controller', 'most'), policy('karpenter', 'pool')];
  const pairs = met([...plans(300), most, pool]).map(({ policies }) => policies.map(({ ref }) => ref.name));
  expect(new Set(pairs.flat()).size).toBe(302);
  expect(pairs.filter((names) => names.includes('most'))).toHaveLength(301);
  expect(pairs.filter((names) => names.includes('pool'))).toHaveLength(301);
});

test('overlaps: ten times as many policies take at most ten times as many steps', () => {
  const stepsOf = (count: number): number => {
    const work = new Work(Infinity);
    met(plans(count), work);
    return work.steps;
  };
  expect(stepsOf(2000)).toBeLessThan(stepsOf(200) * 10.5);
});

test('overlaps: pods of two DaemonSets are independent', () => {
  expect(met([policy('kubernetes', 'a'), policy('kubernetes', 'b')])).toEqual([]);
  expect(met([policy('kubernetes', 'a'), policy('karpenter', 'b')])).toHaveLength(1);
});
