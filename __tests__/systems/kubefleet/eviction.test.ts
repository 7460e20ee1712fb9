import type { IntOrPercent } from '../../../src/manifest/quantity.js';
import { type DisruptionBudget, evict } from '../../../src/systems/kubefleet/controller/eviction.js';
import { readPolicy } from '../../../src/systems/kubefleet/objects/policy.js';
import { PICK_ALL, bindings, pickN } from './placements.js';

function reason(
  words: string[],
  budget: DisruptionBudget | null,
  cluster = '1',
  policy = pickN(words.length),
) {
  const placed = bindings(...words).map((one) => ({ ...one, wasBound: one.state !== 'Scheduled' }));
  return evict({ policy, deleting: false, bindings: placed }, cluster, budget).reason;
}
const maxUnavailable = (value: IntOrPercent): DisruptionBudget => ({
  maxUnavailable: value,
  minAvailable: null,
});
const minAvailable = (value: IntOrPercent): DisruptionBudget => ({
  maxUnavailable: null,
  minAvailable: value,
});
const UP = 'Bound ready';
const DOWN = 'Bound notAvailableYet';

describe('evictions', () => {
  test.each([
    ['no budget object allows', [UP], null, 'allowedNoBudget'],
    [
      'a budget with neither field blocks everything',
      [UP],
      { maxUnavailable: null, minAvailable: null },
      'blockedByBudget',
    ],
    [
      'a placement that failed goes whatever the budget says',
      ['Bound failed', UP],
      maxUnavailable(0),
      'allowedPlacementFailed',
    ],
    [
      'a reported diff goes whatever the budget says',
      ['Bound diffReported'],
      maxUnavailable(0),
      'allowedPlacementFailed',
    ],
    ['one that is merely not available yet needs budget', [DOWN, UP], maxUnavailable(1), 'blockedByBudget'],
    ['40% of 3 rounds up to 2', [UP, DOWN, UP], maxUnavailable('40%'), 'allowedByBudget'],
    ['minAvailable 50% of 3 rounds up to 2', [UP, DOWN, UP], minAvailable('50%'), 'blockedByBudget'],
    ['minAvailable 0 is blocked when nothing is available', [DOWN], minAvailable(0), 'blockedByBudget'],
    [
      'one that is being deleted counts as executed',
      ['Unscheduled deleting ready'],
      maxUnavailable(0),
      'allowedAlreadyBeingRemoved',
    ],
    ['nothing placed yet is not executed', ['Scheduled'], null, 'blockedNothingPlaced'],
    [
      'untrackable placements count as available at once',
      ['Bound untracked', 'Bound untracked'],
      minAvailable(1),
      'allowedByBudget',
    ],
  ])('%s', (_name, words, budget, expected) => {
    expect(reason(words, budget)).toBe(expected);
  });

  test('missing placements do not count as unavailable here, unlike in a rollout', () => {
    expect(reason([UP, UP, UP], maxUnavailable(1), '1', pickN(5))).toBe('allowedByBudget');
  });

  test.each([
    ['a count of minAvailable', minAvailable(1), 'allowedByBudget'],
    ['a share', minAvailable('50%'), 'blockedBudgetMisconfigured'],
    ['maxUnavailable', maxUnavailable(1), 'blockedBudgetMisconfigured'],
  ])('PickAll with %s', (_name, budget, expected) => {
    expect(reason([UP, UP], budget, '1', PICK_ALL)).toBe(expected);
  });

  test('an unscheduled placement that never was bound has nothing to evict', () => {
    const [only] = bindings('Unscheduled ready');
    if (!only) throw new Error('no binding');
    const target = { policy: pickN(1), deleting: false, bindings: [{ ...only, wasBound: false }] };
    expect(evict(target, '1', null)).toEqual({
      valid: true,
      executed: false,
      reason: 'blockedNothingPlaced',
    });
  });

  test('an eviction that names nothing evictable is invalid for good', () => {
    const policy = readPolicy({ placementType: 'PickFixed', clusterNames: ['1'] });
    const placed = bindings(UP).map((one) => ({ ...one, wasBound: true }));
    expect(evict(null, '1', null)).toEqual({ valid: false, reason: 'placementNotFound' });
    expect(evict({ policy: pickN(1), deleting: true, bindings: placed }, '1', null)).toMatchObject({
      valid: false,
    });
    expect(evict({ policy, deleting: false, bindings: placed }, '1', null)).toMatchObject({
      reason: 'pickFixedNotAllowed',
    });
    expect(reason([UP], null, '9')).toBe('clusterHasNoPlacement');
    expect(
      evict({ policy: pickN(1), deleting: false, bindings: [...placed, ...placed] }, '1', null),
    ).toMatchObject({
      reason: 'severalPlacements',
    });
  });
});
