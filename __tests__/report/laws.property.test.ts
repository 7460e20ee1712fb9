import fc from 'fast-check';
import { planOf } from '../plan-of.js';
import { broken } from './laws.js';
import { somePlan } from './real-plans.js';

describe('laws of what is told', () => {
  test('hold for any plan of any systems', () => {
    fc.assert(
      fc.property(somePlan, (given) => {
        expect(broken(planOf(given))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  }, 180_000);
});
