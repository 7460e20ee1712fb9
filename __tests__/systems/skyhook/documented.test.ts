import { expect, test } from '@jest/globals';
import { documentedRollout } from '../../../src/systems/skyhook/simulation/documented.js';
import type { Limits, Strategy } from '../../../src/systems/skyhook/objects/stored.js';

const thresholds = { initialBatch: 1, batchThreshold: 100, safetyLimit: 50, failureThreshold: null };
const doubling: Strategy = { kind: 'exponential', growthFactor: 2, ...thresholds };
const three = { kind: 'count', nodes: 3 } as const;

function limits(strategy: Strategy | null, budget: Limits['budget'] = three): Limits {
  return { budget, strategy };
}

test.each([
  ['0.15: the budget caps every batch', limits(doubling), '0.15', [1, 2, 3, 3, 1]],
  ['0.20: its guide says itself that the budget does not', limits(doubling), '0.20', [1, 2, 4, 3]],
  ['without a strategy the budget is the batch', limits(null), '0.15', [3, 3, 3, 1]],
  [
    'a percentage rounds down, with a minimum of 1',
    limits(null, { kind: 'percent', percent: 1 }),
    '0.20',
    Array<number>(10).fill(1),
  ],
] as const)('the guide of %s', (_, written, version, batches) => {
  const documented = documentedRollout(written, 10, version);
  expect(documented?.batches).toEqual(batches);
  expect(documented?.peakAtOnce).toBe(Math.max(...batches));
  expect(documented?.outcome).toBe('complete');
});

test.each([
  ['no failureThreshold: everything may be lost', null, 50, 10],
  ['1 below safetyLimit 50: the batch after 4 nodes goes past it, and all that is left', 1, 50, 6],
  ['1 below safetyLimit 100: one batch', 1, 100, 2],
])(
  'the loss the guide leads to expect, failureThreshold %s',
  (_, failureThreshold, safetyLimit, worstLoss) => {
    const twos: Strategy = { kind: 'fixed', ...thresholds, initialBatch: 2, failureThreshold, safetyLimit };
    expect(documentedRollout(limits(twos), 10, '0.15')?.worstLoss).toBe(worstLoss);
  },
);

test('over no nodes, or under a budget of nothing, nothing is expected', () => {
  expect(documentedRollout(limits(null), 0, '0.15')).toBeNull();
  expect(documentedRollout(limits(null, { kind: 'count', nodes: 0 }), 10, '0.15')).toBeNull();
});
