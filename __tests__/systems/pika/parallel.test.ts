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

const BOTH = node({ unschedulable: true, labels: { 'maintenance/fw-1': '', 'maintenance/bios-2': '' } });
const second = maintenance({ key: 'm/b', maintenanceId: 'bios-2' });
const labelSecond = { action: 'labelNode', node: 'n1', key: 'maintenance/bios-2' } as const;
const uncordon = { action: 'uncordon', node: 'n1' } as const;

describe('several maintenances on one node', () => {
  test('share one clock: the second inherits the expiry of the first', () => {
    const told = tell(settledWorld([CORDONED], [maintenance(), second]), [2 * HOUR, labelSecond]);
    expect(told.world.maintenances.get('m/b')?.slaExpires).toBe(START + SLA);
  });

  test('a second that starts after the first has expired gets a period of its own', () => {
    const told = tell(settledWorld([CORDONED], [maintenance(), second]), [SLA + HOUR, labelSecond]);
    expect(told.world.maintenances.get('m/b')?.slaExpires).toBe(START + SLA + HOUR + SLA);
  });

  test('deleting one stops the clock of all: the other passes its expiry unnoticed', () => {
    const told = tell(
      settledWorld([BOTH], [maintenance(), second]),
      [HOUR, { action: 'deleteMaintenance', maintenance: 'm/a' }],
      [SLA + HOUR, { action: 'observe' }],
    );
    expect(statusOf(told.world, 'm/b')).toBe('MaintenanceStarted');
    const later = tell(told.world, [SLA + 2 * HOUR, { action: 'resync' }]);
    expect(statusOf(later.world, 'm/b')).toBe('SLAExpired');
  });

  test('one uncordon completes one of them; the other loses its label and keeps its finalizer', () => {
    const told = tell(settledWorld([BOTH], [maintenance(), second]), [HOUR, uncordon]);
    expect(told.events.filter((event) => event.endsWith('MaintenanceComplete'))).toHaveLength(1);
    const finalizers = [...told.world.maintenances.values()].map((one) => one.finalizers.length).sort();
    expect(finalizers).toEqual([0, 1]);
    expect(told.world.nodes.get('n1')?.labels).toEqual({});
  });

  test('one uncordon completes all that were deleted before', () => {
    const told = tell(
      settledWorld([BOTH], [maintenance(), second]),
      [HOUR, { action: 'deleteMaintenance', maintenance: 'm/a' }],
      [HOUR, { action: 'deleteMaintenance', maintenance: 'm/b' }],
      [2 * HOUR, uncordon],
    );
    expect(told.world.maintenances.size).toBe(0);
  });

  test('an uncordon strips every label that begins with maintenance/ or cordoned, whoever set it', () => {
    const labels = {
      'maintenance/fw-1': '',
      'maintenance/other': 'x',
      'cordoned-by': 'me',
      'cordonedAt/x': '',
      zone: 'a',
    };
    const told = tell(settledWorld([node({ unschedulable: true, labels })], [maintenance()]), [
      HOUR,
      uncordon,
    ]);
    expect(told.world.nodes.get('n1')?.labels).toEqual({ zone: 'a' });
  });
});

describe('no ceiling', () => {
  test('keeps two ids off one node, or any number of nodes from being announced at once', () => {
    const told = tell(
      settledWorld([node(), node({ name: 'n2' })]),
      [0, { action: 'createMaintenance', object: maintenance({ maintenanceId: 'fw-a' }) }],
      [0, { action: 'createMaintenance', object: maintenance({ key: 'm/b', maintenanceId: 'fw-b' }) }],
      [
        0,
        {
          action: 'createMaintenance',
          object: maintenance({ key: 'm/c', maintenanceId: 'fw-a', node: 'n2' }),
        },
      ],
    );
    expect(told.rejected).toEqual([]);
    expect([...told.world.maintenances.keys()]).toEqual(['m/a', 'm/b', 'm/c']);
  });

  test('keeps all nodes from starting at once', () => {
    const names = ['n1', 'n2', 'n3', 'n4', 'n5', 'n6'];
    const world = settledWorld(
      names.map((name) => ({ ...CORDONED, name })),
      names.map((name) => maintenance({ key: `m/${name}`, node: name })),
    );
    expect(names.map((name) => statusOf(world, `m/${name}`))).toEqual(names.map(() => 'MaintenanceStarted'));
  });
});

describe('what the controller does not notice', () => {
  test('a label that is taken away', () => {
    const told = tell(
      settledWorld([CORDONED], [maintenance()]),
      [MINUTE, { action: 'unlabelNode', node: 'n1', key: 'maintenance/fw-1' }],
      [2 * MINUTE, uncordon],
    );
    expect(told.events).toEqual([]);
    expect(statusOf(told.world)).toBe('MaintenanceStarted');
  });

  test('a label that is added to a schedulable node', () => {
    const told = tell(settledWorld([node()], [live('MaintenanceScheduled')]), [
      MINUTE,
      { action: 'labelNode', node: 'n1', key: 'maintenance/fw-1' },
    ]);
    expect(told.events).toEqual([]);
    expect(statusOf(told.world)).toBe('MaintenanceScheduled');
  });
});
