import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import type { NodeState } from '../../src/systems/pika/controller/node-state.js';
import { reconcile } from '../../src/systems/pika/controller/reconcile.js';
import type { Maintenance } from '../../src/systems/pika/objects/maintenance.js';
import { differs, type Mismatch } from '../family.js';
import { objectOf, objectsOf } from '../read.js';
import {
  durationOf,
  instantOf,
  maintenanceOf,
  nodeOf,
  writtenClocks,
  writtenMaintenance,
  writtenNode,
} from './read.js';
import { step } from './world.js';

const [NODE, KEY] = ['n1', 'm/a'];
const SPEC = { nodeObject: NODE, maintenanceID: 'fw-1', maintenanceType: 'planned' };

/** one object in a state + one event -> the state after it, and the statuses on the way. */
export function transitions(vector: JsonObject): Mismatch {
  const [before, event] = [objectOf(vector['before']), objectOf(vector['event'])];
  const was = maintenanceOf(objectOf(before['maintenance']), KEY, SPEC);
  const [timer] = objectsOf(before['timers']);
  const expiry = instantOf(timer?.['firesAt']);
  const keys = (timer?.['maintenances'] ?? []) as string[];
  const state: NodeState = {
    now: instantOf(before['now']),
    slaPeriodMs: durationOf(vector['slaPeriod']),
    node: nodeOf(before['node'], NODE),
    maintenances: new Map([[KEY, was]]),
    clock: timer ? { expiry, firesAt: new Map(keys.map((key) => [key, expiry])) } : null,
    queue: [],
  };
  const action = { node: NODE, ...event };
  const { world, announcements, rejected } = step(new Map([[NODE, state]]), action, instantOf(event['at']));
  const { node, maintenances } = world.get(NODE) ?? state;
  const is = maintenances.get(KEY);
  const to = is?.status ?? '(gone)';
  const isCompleted = announcements.at(-1)?.event === 'MaintenanceComplete';
  const { expect, from, fromImplied, toImplied, passedThrough, changed } = vector;
  return differs({ expect, from, to: vector['to'], fromImplied, toImplied, passedThrough, changed } as Json, {
    expect: {
      rejected,
      maintenance: is ? writtenMaintenance(is) : null,
      node: node && writtenNode(node),
      notifications: announcements.map((one) => one.event),
      timers: writtenClocks([...world]),
    },
    ...{ from: was.status, to, changed: to !== was.status, fromImplied: impliedOf(was) },
    toImplied: is ? impliedOf(is) : isCompleted ? 'MaintenanceComplete' : 'RemovedSilently',
    passedThrough: is ? is.transitions.slice(was.transitions.length).map(({ status }) => status) : [],
  });
}

/** The name that the vectors give a status while its object is being deleted: that of the announcement. */
function impliedOf(one: Maintenance): string | null {
  if (!one.deleting) return null;
  const scene = { maintenance: { ...one, annotations: {} }, node: nodeOf({}, NODE), clock: null };
  return reconcile(scene, 0, 1).events[0] ?? null;
}
