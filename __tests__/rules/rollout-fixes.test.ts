import { batches, expectMended, object, placement, SAFE, type Values } from './tried.js';

/** The fields that a fix sets to numbers. */
function numbersIn(remediation: string): Values {
  const fields = remediation.replaceAll('`', '').matchAll(/(\w+): (\d+)/g);
  return Object.fromEntries([...fields].map(([, field = '', value]) => [field, Number(value)]));
}

const THRESHOLD = 'failure-threshold-ineffective';
const FOUR = { initialBatch: 4, ...SAFE };

describe('a fix of a strategy was tried: the finding is gone, and nothing worse came', () => {
  test.each<[claim: string, rule: string, kind: string, before: Values, nodes?: number]>([
    ['as many as the limit allows', 'peak-above-limit', 'fixed', { initialBatch: 20, ...SAFE }],
    ['a first batch within the limit', 'first-batch-too-large', 'fixed', { initialBatch: 3, ...SAFE }, 8],
    ['a stop', THRESHOLD, 'fixed', { initialBatch: 1 }],
    ['a stop to the end', THRESHOLD, 'fixed', { initialBatch: 1, failureThreshold: 1, safetyLimit: 30 }],
    ['a stop that can fire', THRESHOLD, 'fixed', { initialBatch: 20, failureThreshold: 3, safetyLimit: 50 }],
    ['a pass mark that tolerates little', THRESHOLD, 'fixed', { ...FOUR, batchThreshold: 25 }],
    ['a threshold that says what happens', 'no-progress', 'fixed', { ...FOUR, batchThreshold: 50 }],
    ['the pass mark it comes to', 'rounding-changes-meaning', 'fixed', { ...FOUR, batchThreshold: 90 }],
    ['what the budget says', 'budget-not-a-cap', 'linear', { initialBatch: 1, delta: 2, ...SAFE }],
    [
      'a size that does not grow',
      'first-batch-too-large',
      'exponential',
      { initialBatch: 1, growthFactor: 4, ...SAFE },
      64,
    ],
  ])('NodeWright: %s', (_claim, rule, kind, before, nodes = 40) => {
    const files = (strategy: Values): object[] => [batches(strategy), object('tuning')];
    expectMended({
      rule,
      base: files({ [kind]: before }),
      before: files({ [kind]: before }),
      fixed: (text) => {
        const numbers = numbersIn(text);
        if (kind === 'fixed') return files({ fixed: { ...before, ...numbers } });
        const other = kind === 'linear' ? 'fixed' : 'linear';
        return files({ [other]: { initialBatch: 1, ...SAFE, ...numbers } });
      },
      fleet: `${nodes} nodes pool=a`,
    });
  });

  test('NodeWright: one at a time instead of serial', () => {
    const files = (initialBatch: unknown): object[] => [
      batches({ fixed: { initialBatch, ...SAFE } }),
      object('tuning', { serial: true }),
    ];
    expectMended({
      rule: 'limit-ignored',
      before: files(3),
      fixed: (text) => files(numbersIn(text)['initialBatch']),
      fleet: '40 nodes pool=a',
    });
  });

  test.each([
    ['as many clusters as the limit allows', 'peak-above-limit', 6],
    ['a first round within the limit', 'first-batch-too-large', 3],
    ['one that may go', 'never-allowed', 0],
  ])('KubeFleet: %s', (_claim, rule, maxUnavailable) => {
    expectMended({
      rule,
      before: [placement({ maxUnavailable })],
      fixed: (text) => [placement(numbersIn(text))],
      fleet: '12 clusters',
    });
  });
});
