import {
  CLIENT,
  type Maintenance,
  READY,
  TERMINATED,
  VALIDATION,
} from '../../../src/systems/pika/objects/maintenance.js';
import { CORDONED, HOUR, START, live, maintenance, node, settledWorld, statusOf, tell } from './worlds.js';

const [PAST, FUTURE] = [START - HOUR, START + HOUR];

describe('annotations move an object', () => {
  test('readyForMaintenance=true drains it', () => {
    const told = tell(settledWorld([CORDONED], [live('MaintenanceStarted', { slaExpires: FUTURE })]), [
      0,
      { action: 'annotate', maintenance: 'm/a', key: READY, value: 'true' },
    ]);
    expect(statusOf(told.world)).toBe('ObjectsDrained');
    expect(told.world.maintenances.get('m/a')?.conditions).toEqual({ readyForMaintenance: 'true' });
  });

  test('validated records a condition and moves nothing: there is no state of success', () => {
    const told = tell(settledWorld([CORDONED], [live('Validating')]), [
      0,
      { action: 'annotate', maintenance: 'm/a', key: VALIDATION, value: 'validated' },
    ]);
    expect(statusOf(told.world)).toBe('Validating');
    expect(told.world.maintenances.get('m/a')?.conditions).toEqual({ validationClient: 'validated' });
    expect(told.events).toEqual([]);
  });

  test('an incomplete one stays so, even with its annotation taken away and set to complete', () => {
    const told = tell(
      settledWorld([CORDONED], [live('MaintenanceIncomplete', { annotations: { [CLIENT]: 'incomplete' } })]),
      [0, { action: 'annotate', maintenance: 'm/a', key: CLIENT, value: 'complete' }],
      [0, { action: 'unannotate', maintenance: 'm/a', key: CLIENT }],
      [0, { action: 'annotate', maintenance: 'm/a', key: CLIENT, value: 'complete' }],
    );
    expect(told.rejected).toEqual([expect.stringContaining('cannot be modified from a final state value')]);
    expect(statusOf(told.world)).toBe('MaintenanceIncomplete');
  });

  test('set before the start they wait for their turn, and then all act in one go', () => {
    const annotations = { [READY]: 'true', [CLIENT]: 'complete', [VALIDATION]: 'failed' };
    const told = tell(settledWorld([node()], [maintenance({ annotations })]), [
      0,
      { action: 'cordonAndLabel', node: 'n1', key: 'maintenance/fw-1' },
    ]);
    expect(told.events.map((event) => event.split(' ')[1])).toEqual([
      'SLAStarted',
      'ObjectsDrained',
      'Validating',
      'MaintenanceIncomplete',
    ]);
    expect(statusOf(told.world)).toBe('MaintenanceIncomplete');
  });

  test('ready=false drains an object that somebody marked as terminated by hand', () => {
    const annotations = { [TERMINATED]: '', [READY]: 'false' };
    const world = settledWorld([CORDONED], [live('MaintenanceStarted', { slaExpires: FUTURE, annotations })]);
    expect(statusOf(world)).toBe('ObjectsDrained');
  });

  test('a hand-set terminated lets a cordoned node start without the label', () => {
    const world = settledWorld(
      [node({ unschedulable: true })],
      [live('MaintenanceScheduled', { annotations: { [TERMINATED]: '' } })],
    );
    expect(statusOf(world)).toBe('MaintenanceStarted');
  });
});

test('an id that is no label name leaves its object in the empty status for ever', () => {
  const labelled = node({ unschedulable: true, labels: { 'maintenance/a/b': '' } });
  const world = settledWorld([labelled], [maintenance({ maintenanceId: 'a/b' })]);
  const told = tell(world, [HOUR, { action: 'resync' }]);
  expect(told.world.maintenances.get('m/a')).toEqual(maintenance({ maintenanceId: 'a/b' }));
});

describe('uncordoning without deleting', () => {
  const ready = { [READY]: 'true' };
  const RECORDED = { readyForMaintenance: 'true' };
  const cases: readonly (readonly [string, Partial<Maintenance> & Pick<Maintenance, 'status'>, boolean])[] = [
    ['Started completes', { status: 'MaintenanceStarted', slaExpires: FUTURE }, true],
    [
      'Started with ready=false is ignored',
      { status: 'MaintenanceStarted', slaExpires: FUTURE, annotations: { [READY]: 'false' } },
      false,
    ],
    ['SLAExpired completes', { status: 'SLAExpired', slaExpires: PAST }, true],
    [
      'SLAExpired with ready=false is ignored',
      { status: 'SLAExpired', slaExpires: PAST, annotations: { [READY]: 'false' } },
      false,
    ],
    [
      'ObjectsDrained completes before the expiry',
      { status: 'ObjectsDrained', slaExpires: FUTURE, annotations: ready },
      true,
    ],
    [
      'ObjectsDrained is ignored after the expiry',
      { status: 'ObjectsDrained', slaExpires: PAST, annotations: ready },
      false,
    ],
    [
      'ObjectsDrained with maintenanceClient is ignored',
      { status: 'ObjectsDrained', slaExpires: FUTURE, annotations: { ...ready, [CLIENT]: 'inprogress' } },
      false,
    ],
    [
      'Validating completes before the expiry',
      { status: 'Validating', slaExpires: FUTURE, annotations: { ...ready, [CLIENT]: 'complete' } },
      true,
    ],
    [
      'Validating is ignored after the expiry',
      { status: 'Validating', slaExpires: PAST, annotations: { ...ready, [CLIENT]: 'complete' } },
      false,
    ],
    [
      'Validating with validationClient is ignored',
      { status: 'Validating', slaExpires: FUTURE, annotations: { ...ready, [VALIDATION]: 'validated' } },
      false,
    ],
    [
      'Incomplete completes before the expiry',
      { status: 'MaintenanceIncomplete', slaExpires: FUTURE, annotations: ready },
      true,
    ],
    [
      'Incomplete is ignored after the expiry',
      { status: 'MaintenanceIncomplete', slaExpires: PAST, annotations: ready },
      false,
    ],
  ];

  test('Scheduled does nothing', () => {
    const told = tell(
      settledWorld([node({ unschedulable: true })], [live('MaintenanceScheduled')]),
      [0, { action: 'uncordon', node: 'n1' }],
      [0, { action: 'labelNode', node: 'n1', key: 'maintenance/fw-1' }],
    );
    expect(told.events).toEqual([]);
    expect(statusOf(told.world)).toBe('MaintenanceScheduled');
  });

  test.each(cases)('%s', (_, { status, ...changes }, isCompleted) => {
    const told = tell(settledWorld([CORDONED], [live(status, { conditions: RECORDED, ...changes })]), [
      0,
      { action: 'uncordon', node: 'n1' },
    ]);
    expect(told.events).toEqual(isCompleted ? ['m/a MaintenanceComplete'] : []);
    // Completed or not, the object stays, in the status it had.
    expect(statusOf(told.world)).toBe(status);
    expect(told.world.maintenances.get('m/a')?.finalizers.length).toBe(isCompleted ? 0 : 1);
    expect(told.world.nodes.get('n1')?.labels).toEqual(isCompleted ? {} : { 'maintenance/fw-1': '' });
  });
});
