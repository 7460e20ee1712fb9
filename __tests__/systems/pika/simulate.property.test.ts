import fc from 'fast-check';
import type { Action } from '../../../src/systems/pika/controller/actions.js';
import { CLIENT, READY, VALIDATION } from '../../../src/systems/pika/objects/maintenance.js';
import { directMove } from '../../../src/systems/pika/controller/states.js';
import type { World } from '../../../src/systems/pika/controller/world.js';
import { MINUTE, maintenance, node, settledWorld, tell } from './worlds.js';

const KEYS = ['m/a', 'm/b'];
const value = fc.constantFrom<readonly [string, string]>(
  [READY, 'true'],
  [READY, 'false'],
  [CLIENT, 'inprogress'],
  [CLIENT, 'complete'],
  [CLIENT, 'incomplete'],
  [VALIDATION, 'validated'],
  [VALIDATION, 'failed'],
);
const label = fc.constantFrom('maintenance/fw-1', 'maintenance/bios-2');
const key = fc.constantFrom(...KEYS);

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.constantFrom<Action>(
    { action: 'cordon', node: 'n1' },
    { action: 'uncordon', node: 'n1' },
    { action: 'resync' },
    { action: 'restartController' },
    { action: 'deleteNode', node: 'n1' },
    { action: 'createNode', view: node() },
  ),
  label.map((name): Action => ({ action: 'cordonAndLabel', node: 'n1', key: name })),
  label.map((name): Action => ({ action: 'unlabelNode', node: 'n1', key: name })),
  fc.tuple(key, value).map(([one, [name, text]]): Action => ({
    action: 'annotate',
    maintenance: one,
    key: name,
    value: text,
  })),
  fc
    .tuple(key, value)
    .map(([one, [name]]): Action => ({ action: 'unannotate', maintenance: one, key: name })),
  key.map((one): Action => ({ action: 'deleteMaintenance', maintenance: one })),
);
const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 200 }), action), { maxLength: 25 });

function worldAfter(taken: readonly (readonly [number, Action])[]): World {
  const world = settledWorld([node()], [maintenance(), maintenance({ key: 'm/b', maintenanceId: 'bios-2' })]);
  let minutes = 0;
  return tell(world, ...taken.map(([wait, one]) => [(minutes += wait) * MINUTE, one] as const)).world;
}

test('whatever happens, a status only ever takes one of the eight moves', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      for (const one of worldAfter(taken).maintenances.values()) {
        let from = '' as (typeof one.transitions)[number]['status'];
        for (const { status } of one.transitions) {
          expect(directMove(from, status).allowed).toBe(true);
          from = status;
        }
        expect(one.status).toBe(from);
      }
    }),
  );
});

test('the history is in order of time, and the expiry is set once, with the start', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      for (const one of worldAfter(taken).maintenances.values()) {
        const instants = one.transitions.map(({ at }) => at);
        expect(instants).toEqual(instants.toSorted((left, right) => left - right));
        const isStarted = one.transitions.some(({ status }) => status === 'MaintenanceStarted');
        expect(one.slaExpires !== null).toBe(isStarted);
      }
    }),
  );
});

test('the controller settles after every action: a resync finds nothing left to do but a resync', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const world = worldAfter(taken);
      expect(world.queue).toEqual([]);
      const once = tell(world, [0, { action: 'resync' }]);
      const twice = tell(once.world, [0, { action: 'resync' }]);
      expect(twice.events).toEqual([]);
      expect(twice.world.maintenances).toEqual(once.world.maintenances);
    }),
  );
});

test('PIKA never cordons or uncordons a node, and adds no label to it', () => {
  const quiet = steps.map((taken) =>
    taken.filter(
      ([, one]) => !['cordon', 'uncordon', 'cordonAndLabel', 'deleteNode', 'createNode'].includes(one.action),
    ),
  );
  fc.assert(
    fc.property(quiet, (taken) => {
      expect(worldAfter(taken).nodes.get('n1')).toEqual(node());
    }),
  );
});
