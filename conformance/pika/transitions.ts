import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import { type Maintenance, type Status, STATUSES } from '../../src/systems/pika/objects/maintenance.js';
import { directMove, hasBegun, impliedState } from '../../src/systems/pika/controller/states.js';
import type { World } from '../../src/systems/pika/controller/world.js';
import { differs, type Mismatch } from '../family.js';
import {
  clocksOf,
  instantOf,
  maintenanceOf,
  nodeOf,
  objectOf,
  textOf,
  writtenClocks,
  writtenMaintenance,
  writtenNode,
} from './snapshot.js';
import { actionOf, durationOf, step, type Stepped } from './timeline.js';

const [NODE, KEY] = ['n1', 'm/a'];
const SPEC = { nodeObject: NODE, maintenanceID: 'fw-1', maintenanceType: 'planned' };

export function transitions(vector: JsonObject): Mismatch {
  const [before, event] = [objectOf(vector['before']), objectOf(vector['event'])];
  const was = maintenanceOf(objectOf(before['maintenance']), KEY, SPEC);
  const world: World = {
    now: instantOf(before['now']),
    slaPeriodMs: durationOf(vector['slaPeriod']),
    nodes: new Map([[NODE, nodeOf(before['node'], NODE)]]),
    maintenances: new Map([[KEY, was]]),
    clocks: clocksOf(before['timers']),
    queue: [],
  };
  const stepped = step(world, actionOf(event), instantOf(event['at']));
  const expected: Json = {};
  for (const name of ['expect', 'from', 'to', 'fromImplied', 'toImplied', 'passedThrough', 'changed']) {
    expected[name] = vector[name] ?? null;
  }
  return differs(expected, outcome(was, stepped));
}

function outcome(was: Maintenance, { world, announcements, rejected }: Stepped): Json {
  const [is, node] = [world.maintenances.get(KEY), world.nodes.get(NODE)];
  const passedThrough = is ? is.transitions.slice(was.transitions.length).map((one) => one.status) : [];
  return {
    expect: {
      rejected,
      maintenance: is ? writtenMaintenance(is) : null,
      node: node ? writtenNode(node) : null,
      notifications: announcements.map((one) => one.event),
      timers: writtenClocks(world.clocks),
    },
    from: was.status,
    to: is ? is.status : '(gone)',
    fromImplied: impliedOf(was),
    toImplied: is
      ? impliedOf(is)
      : announcements.at(-1)?.event === 'MaintenanceComplete'
        ? 'MaintenanceComplete'
        : 'RemovedSilently',
    passedThrough,
    changed: (is ? is.status : '(gone)') !== was.status,
  };
}

function impliedOf(maintenance: Maintenance): string | null {
  return maintenance.deleting ? impliedState(maintenance.status) : null;
}

export function pairs(vector: JsonObject): Mismatch {
  const [from, to] = [statusOf(vector['from']), textOf(vector['to'])];
  const verdict = to === '(removed)' ? removalOf(from) : directMove(from, statusOf(to));
  return differs({ allowed: vector['allowed'] ?? null, reason: vector['reason'] ?? null }, { ...verdict });
}

/** How an object in this status can be removed. Every status has a way. */
function removalOf(status: Status): ReturnType<typeof directMove> {
  const reason = hasBegun(status)
    ? 'delete, then node schedulable: MaintenanceComplete'
    : 'delete removes it at once, silently';
  return { allowed: true, reason };
}

function statusOf(value: Json | undefined): Status {
  const status = STATUSES.find((one) => one === value);
  if (status === undefined) throw new Error(`unknown status ${JSON.stringify(value)}`);
  return status;
}
