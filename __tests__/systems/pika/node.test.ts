import {
  clusterOf,
  deleted,
  type NodeState,
  resynced,
  runUntil,
  withMaintenance,
  withNode,
} from '../../../src/systems/pika/controller/node.js';
import {
  FINALIZER,
  type Maintenance,
  readMaintenance,
  type Status,
} from '../../../src/systems/pika/objects/maintenance.js';
import { rows, yaml } from '../../rows.js';

const NOW = 1_000_000;
const PERIOD = 60_000;

/** A maintenance `m/NAME` of the node n with the ID NAME, as the cluster holds it. */
function one(name: string, status: Status, more: Partial<Maintenance> = {}): Maintenance {
  const spec = { nodeObject: 'n', maintenanceID: name, maintenanceType: 'planned' };
  const read = readMaintenance({ metadata: { name, namespace: 'm' }, spec }, `m/${name}`);
  return { ...read, status, finalizers: [FINALIZER], ...more };
}

const cordoned = (...ids: string[]) => ({
  name: 'n',
  unschedulable: true,
  labels: Object.fromEntries(ids.map((id) => [`maintenance/${id}`, ''])),
});

function stateOf(node: ReturnType<typeof cordoned>, ...all: Maintenance[]): NodeState {
  const found = clusterOf([node], all, { now: NOW, slaPeriodMs: PERIOD }).get('n');
  if (!found) throw new Error('no such node');
  return found;
}

const statusIn = ({ maintenances }: NodeState, name: string): string =>
  maintenances.get(`m/${name}`)?.status ?? 'gone';

test.each(
  rows(`
  a later expiry runs to it | {slaExpires: 1005000} | 1005000
  no expiry: none | {slaExpires: null} | none
  being deleted, it stops | {slaExpires: 1005000, deleting: true} | none`),
)('clusterOf: the countdown of a live object with %s', (_claim, more = '', firesAt) => {
  const { clock } = stateOf(cordoned('a'), one('a', 'MaintenanceStarted', yaml<Partial<Maintenance>>(more)));
  expect(String(clock?.firesAt.get('m/a') ?? 'none')).toBe(firesAt);
});

test('clusterOf: a maintenance that expires now has no countdown', () => {
  const until = (name: string, slaExpires: number) => one(name, 'MaintenanceStarted', { slaExpires });
  const { clock } = stateOf(cordoned('a', 'b'), until('a', NOW), until('b', 1_005_000));
  expect(clock?.expiry).toBe(1_005_000);
});

test.each<Status>(['MaintenanceScheduled', 'SLAExpired', 'ObjectsDrained'])(
  'clusterOf: no countdown in %s',
  (status) => {
    expect(
      stateOf({ ...cordoned(), labels: {} }, one('a', status, { slaExpires: 1_005_000 })).clock,
    ).toBeNull();
  },
);

test('runUntil: the countdown that fires first is first, and at one instant in byte order', () => {
  const started = (name: string, slaExpires: number) => one(name, 'MaintenanceStarted', { slaExpires });
  const state = stateOf(
    cordoned('a', 'b', 'c'),
    started('b', 1_003_000),
    started('a', 1_003_000),
    started('c', 1_002_000),
  );
  const expired = (until: number) => {
    const after = runUntil(state, until);
    return ['a', 'b', 'c'].filter((name) => statusIn(after, name) === 'SLAExpired').join(' ');
  };
  expect([1_001_999, 1_002_010, 1_003_010].map(expired)).toEqual(['', 'c', 'a b c']);
  const order = [...runUntil(state, 1_003_010).maintenances.values()].map(
    ({ transitions }) => transitions.at(-1)?.at,
  );
  expect(order).toEqual([1_003_000, 1_003_000, 1_002_000]);
});

test.each(
  rows(`
  true | {maintenance/readyForMaintenance: 'true'} | {} | ObjectsDrained
  true that was recorded before | {maintenance/readyForMaintenance: 'true'} | {readyForMaintenance: 'true'} | MaintenanceStarted
  false | {maintenance/readyForMaintenance: 'false'} | {} | MaintenanceStarted
  any other value | {maintenance/readyForMaintenance: 'yes'} | {} | MaintenanceStarted`),
)(
  'node: a started maintenance with the ready annotation %s',
  (_value, annotations = '', conditions = '', status) => {
    const more = {
      slaExpires: 1_005_000,
      annotations: yaml<Record<string, string>>(annotations),
      conditions: yaml<Record<string, string>>(conditions),
    };
    expect(statusIn(stateOf(cordoned('a'), one('a', 'MaintenanceStarted', more)), 'a')).toBe(status);
  },
);

test('node: the expiry is past strictly after its instant', () => {
  const statusAt = (slaExpires: number) =>
    statusIn(stateOf(cordoned('a'), one('a', 'MaintenanceStarted', { slaExpires })), 'a');
  // A reconcile comes 2 ms after its cause.
  expect([NOW + 1, NOW + 2].map(statusAt)).toEqual(['SLAExpired', 'MaintenanceStarted']);
});

test('deleted: before it began only its own label leaves the node', () => {
  const labels = { 'maintenance/a': '', 'maintenance/b': '', 'cordoned-by': 'me' };
  const state = stateOf({ name: 'n', unschedulable: false, labels }, one('a', 'MaintenanceScheduled'));
  const after = runUntil(deleted(state, 'm/a'), NOW + 1000);
  expect([statusIn(after, 'a'), Object.keys(after.node?.labels ?? {})]).toEqual([
    'gone',
    ['maintenance/b', 'cordoned-by'],
  ]);
});

test('uncordoned: all labels of maintenances and all that begin with cordoned leave the node', () => {
  const labels = { 'maintenance/a': '', 'maintenance/b': '', 'cordoned-by': 'me', role: 'gpu' };
  const state = stateOf(
    { name: 'n', unschedulable: true, labels },
    one('a', 'ObjectsDrained', {
      deleting: true,
      annotations: { 'maintenance.ngn2.nvidia.com/terminated': '' },
    }),
  );
  const after = runUntil(withNode(state, { name: 'n', unschedulable: false, labels }), NOW + 1000);
  expect([statusIn(after, 'a'), Object.keys(after.node?.labels ?? {})]).toEqual(['gone', ['role']]);
});

test('deleted: an object that is not there, or is being deleted, is not reconciled', () => {
  const state = stateOf(cordoned('a'), one('a', 'ObjectsDrained', { deleting: true }));
  expect(deleted(state, 'm/none')).toBe(state);
  expect(deleted(state, 'm/a')).toBe(state);
});

test('withMaintenance: an object keeps its turn in the queue', () => {
  const state = stateOf(cordoned());
  const queued = ['b', 'a', 'b'].reduce((before, name) => withMaintenance(before, one(name, '')), state);
  expect(queued.queue).toEqual(['m/b', 'm/a']);
});

const drained = new Map(
  [
    one('b', 'ObjectsDrained', { deleting: true }),
    one('a', 'ObjectsDrained'),
    one('c', 'ObjectsDrained'),
  ].map((each) => [each.key, each] as const),
);

test.each([
  ['a cordon: those with their label, not those being deleted', false, 'm/a'],
  ['an uncordon: all with their label', true, 'm/a m/b'],
])('withNode: of %s', (_claim, wasCordoned, queue) => {
  const node = { ...cordoned('a', 'b'), unschedulable: wasCordoned };
  const state = { ...stateOf(node), maintenances: drained };
  expect(withNode(state, { ...node, unschedulable: !wasCordoned }).queue.join(' ')).toBe(queue);
});

test('withNode: of a new label on a cordoned node those with it; of a node that comes back the drained ones', () => {
  const state = { ...stateOf(cordoned('a')), maintenances: drained };
  expect(withNode(state, cordoned('a', 'c')).queue).toEqual(['m/c']);
  expect(withNode({ ...state, node: null }, cordoned()).queue).toEqual(['m/a', 'm/b', 'm/c']);
  expect(withNode({ ...state, node: null }, cordoned('x')).queue).toEqual([]);
});

test('resynced: every object, in order of key', () => {
  const queue: readonly string[] = [];
  expect(resynced({ ...stateOf(cordoned()), maintenances: drained, queue }).queue).toEqual([
    'm/a',
    'm/b',
    'm/c',
  ]);
});
