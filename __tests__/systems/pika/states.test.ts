import { type Status, STATUSES } from '../../../src/systems/pika/objects/maintenance.js';
import { directMove, hasBegun, impliedState } from '../../../src/systems/pika/controller/states.js';

describe('the moves there are', () => {
  const legal = STATUSES.flatMap((from) =>
    STATUSES.filter((to) => directMove(from, to).allowed).map((to) => `${from} > ${to}`),
  );

  test('are eight', () => {
    expect(legal).toEqual([
      ' > MaintenanceScheduled',
      'MaintenanceScheduled > MaintenanceStarted',
      'MaintenanceStarted > SLAExpired',
      'MaintenanceStarted > ObjectsDrained',
      'SLAExpired > ObjectsDrained',
      'ObjectsDrained > Validating',
      'ObjectsDrained > MaintenanceIncomplete',
      'Validating > MaintenanceIncomplete',
    ]);
  });

  test.each<[Status, Status, string]>([
    ['Validating', 'Validating', 'no self transition'],
    ['MaintenanceIncomplete', 'Validating', 'terminal status'],
    ['ObjectsDrained', 'SLAExpired', 'a drained object keeps slaExpires but never becomes SLAExpired'],
    ['MaintenanceStarted', '', 'never written back'],
    ['MaintenanceScheduled', 'ObjectsDrained', 'entered only from MaintenanceStarted or SLAExpired'],
  ])('from %j to %j there is none', (from, to, reason) => {
    const verdict = directMove(from, to);
    expect(verdict.allowed).toBe(false);
    expect(verdict.reason).toContain(reason);
  });
});

describe('a node is out of production', () => {
  test.each<[Status, boolean]>([
    ['', false],
    ['MaintenanceScheduled', false],
    ['MaintenanceStarted', true],
    ['SLAExpired', true],
    ['ObjectsDrained', true],
    ['Validating', true],
    ['MaintenanceIncomplete', true],
  ])('in %j: %s, also when the maintenance was left incomplete', (status, isOut) => {
    expect(hasBegun(status)).toBe(isOut);
  });
});

describe('deleting', () => {
  test.each<[Status, string | null]>([
    ['', null],
    ['MaintenanceScheduled', null],
    ['MaintenanceStarted', 'MaintenanceCancelled'],
    ['SLAExpired', 'MaintenanceCancelled'],
    ['ObjectsDrained', 'MaintenanceEnded'],
    ['Validating', 'MaintenanceEnded'],
    ['MaintenanceIncomplete', 'MaintenanceEnded'],
  ])('in %j implies %s', (status, implied) => {
    expect(impliedState(status)).toBe(implied);
  });
});
