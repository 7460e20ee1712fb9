import type { Binding } from '../../../src/systems/kubefleet/controller/bindings.js';
import type { RollingUpdate } from '../../../src/systems/kubefleet/controller/rolling-update.js';
import type { PlacementPolicy } from '../../../src/systems/kubefleet/objects/policy.js';
import { type ClusterOutcome, type Reconcile, rollOut } from '../../../conformance/kubefleet/roll-out.js';
import { PICK_ALL, binding, bindings, pickN, reconcile, rolling } from './placements.js';

/** One line a step: counts, room and action, as the table of the document has them. */
function line(step: Reconcile): string {
  const { ready, canBeReady } = step.counts;
  const actions = (['bind', 'update', 'remove', 'blocked'] as const)
    .filter((name) => step[name].length > 0)
    .map((name) => `${name} ${step[name].join(',')}`);
  const room = `remove ${step.room.maxToRemove} add ${step.room.maxToAdd}`;
  return `ready ${ready} canBeReady ${canBeReady} | ${room} | ${actions.join('; ') || 'nothing'}`;
}

function play(
  policy: PlacementPolicy,
  limits: RollingUpdate,
  world: readonly Binding[],
  outcomes: Record<string, ClusterOutcome> = {},
) {
  const rollout = rollOut(policy, limits, world, new Map(Object.entries(outcomes)));
  return {
    rounds: rollout.rounds.map((round) => round.steps.map(line)),
    outcome: rollout.outcome,
    last: line(rollout.last),
  };
}

describe('example 1 of the Safe Rollout page: PickN 3, maxSurge 1, maxUnavailable 1', () => {
  const limits = rolling({ maxSurge: 1, maxUnavailable: 1 });
  const never: Record<string, ClusterOutcome> = { 1: 'never', 2: 'never', 3: 'never', 4: 'never' };
  const halfway = (fourth: string) => [
    ...bindings('Bound notAvailableYet', 'Bound stale ready', 'Bound stale ready', fourth),
  ];

  test('the first placement binds all three in one round, whatever maxUnavailable says', () => {
    expect(play(pickN(3), limits, bindings('Scheduled', 'Scheduled', 'Scheduled'))).toEqual({
      rounds: [['ready 0 canBeReady 0 | remove -2 add 4 | bind 1,2,3']],
      outcome: 'complete',
      last: 'ready 3 canBeReady 3 | remove 1 add 1 | nothing',
    });
  });

  test('a bad image takes one cluster, and the surge does not help the other two', () => {
    expect(
      play(pickN(3), limits, bindings('Bound stale ready', 'Bound stale ready', 'Bound stale ready'), never),
    ).toEqual({
      rounds: [['ready 3 canBeReady 3 | remove 1 add 1 | update 1; blocked 2,3']],
      outcome: 'stuck',
      last: 'ready 2 canBeReady 3 | remove 0 add 1 | blocked 2,3',
    });
  });

  test.each([
    ['PickN raised to 4', pickN(4)],
    ['PickAll', PICK_ALL],
  ])('%s while stuck puts the bad image on a fourth cluster and frees nobody', (_name, policy) => {
    expect(play(policy, limits, halfway('Scheduled'), never)).toEqual({
      rounds: [['ready 2 canBeReady 3 | remove -1 add 2 | bind 4; blocked 2,3']],
      outcome: 'stuck',
      last: 'ready 2 canBeReady 4 | remove -1 add 1 | blocked 2,3',
    });
  });
});

describe('example 2 of the Safe Rollout page: PickN 2 moves from west (1,2) to east (3,4), maxSurge 2, default 25%', () => {
  const move = bindings('Unscheduled ready', 'Unscheduled ready', 'Scheduled', 'Scheduled');

  test('both new clusters are bound and ONE old one is removed in the same round', () => {
    expect(play(pickN(2), rolling({ maxSurge: 2 }), move)).toEqual({
      rounds: [
        ['ready 2 canBeReady 2 | remove 1 add 2 | bind 3,4; remove 1'],
        ['ready 3 canBeReady 3 | remove 2 add 1 | remove 2'],
      ],
      outcome: 'complete',
      last: 'ready 2 canBeReady 2 | remove 1 add 2 | nothing',
    });
  });

  test('new clusters that never become available keep the last old one for ever', () => {
    const played = play(pickN(2), rolling({ maxSurge: 2 }), move, { 3: 'never', 4: 'never' });
    expect(played.rounds).toEqual([['ready 2 canBeReady 2 | remove 1 add 2 | bind 3,4; remove 1']]);
    expect(played.outcome).toBe('stuck');
    expect(played.last).toBe('ready 1 canBeReady 3 | remove 0 add 1 | nothing');
  });

  test('maxUnavailable 0 binds first and removes both in the second round', () => {
    expect(play(pickN(2), rolling({ maxSurge: 2, maxUnavailable: 0 }), move).rounds).toEqual([
      ['ready 2 canBeReady 2 | remove 0 add 2 | bind 3,4'],
      ['ready 4 canBeReady 4 | remove 2 add 0 | remove 1,2'],
    ]);
  });

  test('maxSurge 0 takes four rounds: remove 1, bind 3, remove 2, bind 4', () => {
    expect(play(pickN(2), rolling({ maxSurge: 0, maxUnavailable: 1 }), move).rounds).toEqual([
      ['ready 2 canBeReady 2 | remove 1 add 0 | remove 1; blocked 3,4'],
      ['ready 1 canBeReady 1 | remove 0 add 1 | bind 3; blocked 4'],
      ['ready 2 canBeReady 2 | remove 1 add 0 | remove 2; blocked 4'],
      ['ready 1 canBeReady 1 | remove 0 add 1 | bind 4'],
    ]);
  });

  test('0 and 0 are accepted and never move anything', () => {
    const played = play(pickN(2), rolling({ maxSurge: 0, maxUnavailable: 0 }), move);
    expect(played).toEqual({
      rounds: [],
      outcome: 'stuck',
      last: 'ready 2 canBeReady 2 | remove 0 add 0 | blocked 3,4',
    });
  });
});

test('the next reconcile of the same round sees what the first one touched as pending', () => {
  const before = [
    binding('a', 'Bound stale notAvailableYet'),
    binding('b', 'Bound stale ready'),
    binding('c', 'Bound stale ready'),
  ];
  const limits = rolling({ maxUnavailable: 2 });
  const first = reconcile(pickN(3), limits, before, 0);
  expect(first.update).toEqual(['a']);
  // The cluster picked was not ready, so the ready count did not drop and there is room for another.
  expect(reconcile(pickN(3), limits, first.bindings, 0).update).toEqual(['b']);
});
