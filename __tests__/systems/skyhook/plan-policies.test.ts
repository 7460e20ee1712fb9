import { render } from '../../../src/report/index.js';
import { planOf } from '../../plan-of.js';
import { fleet, LINEAR, main, OLD, policy, policyOf, rules, sizes } from './planned.js';

describe('policies', () => {
  test('one that nobody names is planned as if an object did', () => {
    const report = planOf({ head: policy(), snapshot: fleet('6 nodes') });
    expect(sizes(report, 'limits')).toEqual([1, 2, 3]);
    expect(policyOf(report, 'limits').notes.join(' ')).toContain('No object names this policy');
  });

  test('one that is refused leaves that of the base in force', () => {
    const head = policy({ strategy: 'fixed: { initialBatch: 0 }' }) + main();
    const report = planOf({ base: policy() + main(), head, snapshot: fleet('6 nodes') });
    expect(rules(report)).toContain('invalid-policy');
    expect(sizes(report)).toEqual([1, 2, 3]);
  });

  test('one of the other API group is missing', () => {
    const report = planOf({ head: policy({ group: OLD }) + main(), snapshot: fleet('6 nodes') });
    expect(rules(report)).toContain('reference-missing');
  });

  test.each([
    ['changes the batches is told', LINEAR, true],
    ['changes none is not', 'fixed: { initialBatch: 1 }', false],
  ])('a batch state that is carried over and %s', (_claim, strategy, isTold) => {
    const head = policy({ strategy, more: '  resetBatchStateOnCompletion: false' }) + main();
    const base = head.replace('percent: 100', 'percent: 99').replace('initialBatch: 1', 'initialBatch: 2');
    const text = render(planOf({ base, head, snapshot: fleet('10 nodes') }), 'markdown');
    expect(text.includes('the batch state is carried over')).toBe(isTold);
  });

  test('deploymentPolicyOptions: {} resets, whatever the policy says', () => {
    const kept = policy({ more: '  resetBatchStateOnCompletion: false' });
    const carried = (more: string) =>
      policyOf(planOf({ head: kept + main({ more }), snapshot: fleet('10 nodes') }), 'tuning').effect
        .groups[0]?.carriedOver;
    expect(carried('')?.nextBatches[0]).toBe(4);
    expect(carried('  deploymentPolicyOptions: {}')).toBeNull();
  });
});
