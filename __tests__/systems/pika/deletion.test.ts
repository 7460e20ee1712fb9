import { CLIENT, FINALIZER, type Maintenance, READY } from '../../../src/systems/pika/objects/maintenance.js';
import { CORDONED, HOUR, MINUTE, live, maintenance, node, settledWorld, statusOf, tell } from './worlds.js';

const remove = { action: 'deleteMaintenance', maintenance: 'm/a' } as const;
const uncordon = { action: 'uncordon', node: 'n1' } as const;

describe('deleting', () => {
  test('a scheduled one removes it at once, without a word, and takes its label from the node', () => {
    const labelled = node({ labels: { 'maintenance/fw-1': '', zone: 'a' } });
    const told = tell(settledWorld([labelled], [maintenance()]), [MINUTE, remove]);
    expect(statusOf(told.world)).toBe('gone');
    expect(told.events).toEqual([]);
    expect(told.world.nodes.get('n1')?.labels).toEqual({ zone: 'a' });
  });

  test.each<[string, Maintenance, string]>([
    ['Started', live('MaintenanceStarted'), 'm/a MaintenanceCancelled'],
    ['SLAExpired', live('SLAExpired'), 'm/a MaintenanceCancelled'],
    ['ObjectsDrained', live('ObjectsDrained'), 'm/a MaintenanceEnded'],
    ['Validating', live('Validating'), 'm/a MaintenanceEnded'],
    ['Incomplete', live('MaintenanceIncomplete'), 'm/a MaintenanceEnded'],
  ])('in %s announces it and waits for the uncordon', (_, one, event) => {
    const annotations = { [READY]: 'true', [CLIENT]: 'complete' };
    const before = settledWorld([CORDONED], [{ ...one, conditions: { readyForMaintenance: 'true' } }]);
    const waiting = tell(before, [MINUTE, remove]);
    expect(waiting.events).toEqual([event]);
    expect(statusOf(waiting.world)).toBe(one.status);
    // Once it is announced, no annotation hides the uncordon any more.
    const told = tell(
      waiting.world,
      [HOUR, { action: 'annotate', maintenance: 'm/a', key: READY, value: annotations[READY] }],
      [HOUR, uncordon],
    );
    expect(told.events).toEqual(['m/a MaintenanceComplete']);
    expect(statusOf(told.world)).toBe('gone');
  });

  test('on a node that is schedulable already announces both at once', () => {
    const zombie = live('MaintenanceStarted', { annotations: { [READY]: 'false' } });
    const told = tell(settledWorld([CORDONED], [zombie]), [MINUTE, uncordon], [HOUR, remove]);
    expect(told.events).toEqual(['m/a MaintenanceCancelled', 'm/a MaintenanceComplete']);
    expect(statusOf(told.world)).toBe('gone');
  });

  test('with the node gone never ends: the finalizer stays', () => {
    const told = tell(
      settledWorld([CORDONED], [maintenance()]),
      [MINUTE, { action: 'deleteNode', node: 'n1' }],
      [HOUR, remove],
      [2 * HOUR, { action: 'resync' }],
    );
    expect(told.world.maintenances.get('m/a')?.finalizers).toEqual([FINALIZER]);
    expect(told.events).toEqual([]);
  });

  test('without a finalizer is over at once: the node never existed', () => {
    const told = tell(settledWorld([], [maintenance()]), [MINUTE, remove]);
    expect(statusOf(told.world)).toBe('gone');
  });

  test('leaves the object to another finalizer and does not touch it again', () => {
    const kept = live('MaintenanceScheduled', { finalizers: [FINALIZER, 'example.com/keep'] });
    const told = tell(settledWorld([node()], [kept]), [MINUTE, remove]);
    expect(told.world.maintenances.get('m/a')?.finalizers).toEqual(['example.com/keep']);
    expect(told.world.queue).toEqual([]);
  });

  test('a new object for the same work is refused while the old one is still there', () => {
    const told = tell(
      settledWorld([CORDONED], [maintenance()]),
      [MINUTE, remove],
      [HOUR, { action: 'createMaintenance', object: maintenance({ key: 'x/b' }) }],
    );
    expect(told.rejected).toEqual([
      'webhook: nofityMainenance objects with the same maintenanceID (fw-1) cannot have the same nodeObject (n1)',
    ]);
  });
});

describe('a node that comes back', () => {
  const lost = (one: Maintenance) =>
    tell(
      settledWorld([CORDONED], [one]),
      [MINUTE, { action: 'deleteNode', node: 'n1' }],
      [2 * MINUTE, remove],
      [3 * MINUTE, { action: 'createNode', view: node() }],
    );

  test('ends a drained maintenance', () => {
    const drained = live('ObjectsDrained', { conditions: { readyForMaintenance: 'true' } });
    expect(statusOf(lost(drained).world)).toBe('gone');
  });

  test('leaves any other stuck until something else happens', () => {
    const told = lost(live('MaintenanceStarted'));
    expect(statusOf(told.world)).toBe('MaintenanceStarted');
    expect(statusOf(tell(told.world, [HOUR, { action: 'resync' }]).world)).toBe('gone');
  });
});
