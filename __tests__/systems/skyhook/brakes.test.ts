import { brakesOf, freshBatches } from '../../../src/systems/skyhook/rollout/groups.js';
import type { Strategy } from '../../../src/systems/skyhook/objects/stored.js';
import { switchesOf } from '../../../src/systems/skyhook/versions.js';

function fixed(initialBatch: number, rest: Partial<Strategy> = {}): Strategy {
  const own = { kind: 'fixed', initialBatch, batchThreshold: 100, safetyLimit: 50, failureThreshold: 1 };
  return { ...own, ...rest } as Strategy;
}

const brakes = (strategy: Strategy, total: number, version: '0.14' | '0.15' | '0.20' = '0.15') => {
  const limits = { strategy, budget: { kind: 'count', nodes: 1 } } as const;
  return brakesOf(strategy, freshBatches(limits, total, switchesOf(version)), switchesOf(version));
};

describe('brakes: the brakes of a compartment', () => {
  test.each([
    ['10 nodes in fives: progress 50 is not below 50, so it does not stop', fixed(5), 10, false],
    ['10 nodes in fours: progress 40, so it stops', fixed(4), 10, true],
    ['a second failed batch in fours is at 80%: too late', fixed(4, { failureThreshold: 2 }), 10, false],
    ['below safetyLimit 100 it is in time', fixed(4, { failureThreshold: 2, safetyLimit: 100 }), 10, true],
    ['the very last batch stops nothing', fixed(10, { safetyLimit: 100 }), 10, false],
    ['without failureThreshold nothing stops', fixed(1, { failureThreshold: null }), 10, false],
  ])('%s', (_, strategy, total, canFire) => {
    expect(brakes(strategy, total).canFire).toBe(canFire);
  });

  // Source: NVIDIA/nodewright 7f66b47d (0.15.0), wrapper/compartment.go, GetNodesForNextBatch: a failed node stays in its batch.
  test.each([
    ['0.14', 3, true],
    ['0.15', 1, true],
    ['0.15', 2, false],
    ['0.20', 3, false],
  ] as const)(
    '%s: failed batches follow each other up to threshold %d: %s',
    (version, failureThreshold, countsInRow) => {
      const strategy = fixed(1, { failureThreshold, safetyLimit: 100 });
      expect(brakes(strategy, 12, version).countsInRow).toBe(countsInRow);
    },
  );

  test.each([
    ['the batch that reaches the limit is past it', fixed(5), 10, 10],
    ['in ones over 10, those from the fifth on', fixed(1), 10, 6],
    ['with safetyLimit 100 only the last batch', fixed(3, { safetyLimit: 100 }), 10, 1],
  ])('unprotected: %s', (_, strategy, total, targets) => {
    expect(brakes(strategy, total).unprotectedTargets).toBe(targets);
  });

  test.each([
    [67, 0],
    [66, 1],
  ])(
    '2 of 3 succeed under batchThreshold %d: %d failures are tolerated',
    (batchThreshold, failuresTolerated) => {
      expect(brakes(fixed(3, { batchThreshold }), 3).tolerance).toEqual([
        { batchSize: 3, failuresTolerated },
      ]);
    },
  );

  test('a node that stays failed holds its compartment from 0.15 on', () => {
    expect(brakes(fixed(1), 3, '0.14').failureHoldsGroup).toBe(false);
    expect(brakes(fixed(1), 3, '0.15').failureHoldsGroup).toBe(true);
  });
});
