import { READY } from '../../../src/systems/pika/objects/maintenance.js';
import {
  CORDONED,
  HOUR,
  MINUTE,
  SLA,
  START,
  live,
  maintenance,
  node,
  settledWorld,
  statusOf,
  tell,
} from './worlds.js';

const SECOND = 1000;
const start = { action: 'cordonAndLabel', node: 'n1', key: 'maintenance/fw-1' } as const;
const observe = { action: 'observe' } as const;

describe('the clock of the SLA', () => {
  test('starts with the maintenance, not with its creation', () => {
    const told = tell(settledWorld([node()], [maintenance()]), [30 * MINUTE, start]);
    expect(told.world.maintenances.get('m/a')?.slaExpires).toBe(START + 30 * MINUTE + SLA);
  });

  test('starts with the label where the cordon came first', () => {
    const told = tell(
      settledWorld([node()], [maintenance()]),
      [HOUR, { action: 'cordon', node: 'n1' }],
      [2 * HOUR, { action: 'labelNode', node: 'n1', key: 'maintenance/fw-1' }],
    );
    expect(told.world.maintenances.get('m/a')?.slaExpires).toBe(START + 2 * HOUR + SLA);
  });

  test('is stored in whole seconds, cut off', () => {
    const told = tell(settledWorld([node()], [maintenance()]), [HOUR + 900, start]);
    expect(told.world.maintenances.get('m/a')?.slaExpires).toBe(START + HOUR + SLA);
  });

  test('expires strictly after the stored instant, and changes nothing but the status', () => {
    const world = settledWorld([CORDONED], [maintenance()]);
    const before = tell(world, [SLA - SECOND, observe]);
    const after = tell(world, [SLA + SECOND, observe]);
    expect(statusOf(before.world)).toBe('MaintenanceStarted');
    expect(statusOf(after.world)).toBe('SLAExpired');
    expect(after.events).toEqual(['m/a SLAExpired']);
    expect(after.world.nodes.get('n1')).toEqual(CORDONED);
  });

  test('runs on for a drained object, which never becomes SLAExpired', () => {
    const told = tell(
      settledWorld([CORDONED], [maintenance()]),
      [HOUR, { action: 'annotate', maintenance: 'm/a', key: READY, value: 'true' }],
      [SLA + HOUR, observe],
    );
    expect(statusOf(told.world)).toBe('ObjectsDrained');
    expect(told.world.maintenances.get('m/a')?.slaExpires).toBe(START + SLA);
  });

  test('runs on when the label is taken from the node', () => {
    const told = tell(
      settledWorld([CORDONED], [maintenance()]),
      [HOUR, { action: 'unlabelNode', node: 'n1', key: 'maintenance/fw-1' }],
      [SLA + SECOND, observe],
    );
    expect(statusOf(told.world)).toBe('SLAExpired');
  });

  test('stops with the deletion', () => {
    const told = tell(
      settledWorld([CORDONED], [maintenance()]),
      [HOUR, { action: 'deleteMaintenance', maintenance: 'm/a' }],
      [SLA + HOUR, observe],
    );
    expect(statusOf(told.world)).toBe('MaintenanceStarted');
    expect(told.events).toEqual(['m/a MaintenanceCancelled']);
  });

  test('expires falsely on a node that was uncordoned without a deletion', () => {
    const told = tell(
      settledWorld([CORDONED], [maintenance()]),
      [HOUR, { action: 'uncordon', node: 'n1' }],
      [HOUR + SLA + SECOND, observe],
    );
    expect(told.events).toEqual(['m/a MaintenanceComplete', 'm/a SLAExpired']);
    expect(told.world.nodes.get('n1')?.unschedulable).toBe(false);
  });
});

describe('a restart of the controller', () => {
  const started = settledWorld([CORDONED], [maintenance()]);

  test('starts the countdown anew, so SLAExpired comes late', () => {
    const told = tell(
      started,
      [3 * HOUR, { action: 'restartController' }],
      [SLA + HOUR, observe],
      [3 * HOUR + SLA + SECOND, observe],
    );
    const [, , expired] = told.world.maintenances.get('m/a')?.transitions ?? [];
    expect(expired).toEqual({ status: 'SLAExpired', at: START + 3 * HOUR + SLA });
  });

  test('does not matter once anything touches the object after its expiry', () => {
    const told = tell(
      started,
      [3 * HOUR, { action: 'restartController' }],
      [SLA + MINUTE, { action: 'annotate', maintenance: 'm/a', key: 'team', value: 'x' }],
    );
    expect(statusOf(told.world)).toBe('SLAExpired');
  });

  test('does not matter after a resync either', () => {
    const told = tell(
      started,
      [3 * HOUR, { action: 'restartController' }],
      [SLA + MINUTE, { action: 'resync' }],
    );
    expect(statusOf(told.world)).toBe('SLAExpired');
  });

  test('finds an expiry that passed while it was down at once', () => {
    const world = settledWorld([CORDONED], [live('MaintenanceStarted', { slaExpires: START - SECOND })]);
    expect(statusOf(world)).toBe('SLAExpired');
  });

  test('with a shorter period counts down again and again until the stored expiry', () => {
    const told = tell(
      started,
      [HOUR, { action: 'restartController', slaPeriodMs: 50 * MINUTE }],
      [SLA + HOUR, observe],
    );
    const [, , expired] = told.world.maintenances.get('m/a')?.transitions ?? [];
    expect(expired?.at).toBe(START + HOUR + 4 * 50 * MINUTE);
  });

  test('with a period of nanoseconds still ends', () => {
    const told = tell(
      started,
      [HOUR, { action: 'restartController', slaPeriodMs: 60e-6 }],
      [SLA + HOUR, observe],
    );
    expect(told.world.maintenances.get('m/a')?.transitions[2]?.at).toBe(START + SLA);
  });
});
