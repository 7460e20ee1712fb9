import type { JsonObject } from '../../src/manifest/manifest.js';
import type { Event } from '../../src/systems/pika/controller/reconcile.js';
import { readMaintenance } from '../../src/systems/pika/objects/maintenance.js';
import { differs, type Mismatch } from '../family.js';
import { objectOf, objectsOf } from '../read.js';
import {
  durationOf,
  instantOf,
  nodeOf,
  written,
  writtenClocks,
  writtenMaintenance,
  writtenNode,
} from './read.js';
import { bootedWorld, step, type World } from './world.js';

/** Source: NVIDIA/pika 8a1803ee, pkg/message/message.go. */
const WORDS: Readonly<Record<Event, string>> = {
  SLAStarted: 'started',
  SLAExpired: 'SLA expired',
  ObjectsDrained: 'objects drained',
  Validating: 'validating',
  MaintenanceIncomplete: 'incomplete',
  MaintenanceCancelled: 'cancelled',
  MaintenanceEnded: 'ended',
  MaintenanceComplete: 'completed',
};

/** cluster + steps of others -> the cluster, and what was announced, after each step. */
export function timeline(vector: JsonObject): Mismatch {
  const start = instantOf(vector['start']);
  const cluster = objectOf(vector['cluster']);
  const nodes = objectsOf(cluster['nodes']).map((node) => nodeOf(node, node['name'] as string));
  const maintenances = objectsOf(cluster['maintenances']).map(readMaintenance);
  let world = bootedWorld(start, durationOf(objectOf(vector['config'])['slaPeriod']), nodes, maintenances);
  const actual = objectsOf(vector['steps']).map((action) => {
    const stepped = step(world, action, start + durationOf(action['at']));
    world = stepped.world;
    const { announcements, rejected } = stepped;
    const notifications = announcements.map(({ event, of }) => {
      const text = `Maintenance ${of.maintenanceId} ${WORDS[event]} on [${of.node}]`;
      return { event, maintenance: of.key, text };
    });
    return {
      ...writtenWorld(world),
      notifications: notifications.sort((a, b) =>
        a.maintenance < b.maintenance ? -1 : Number(a.maintenance > b.maintenance),
      ),
      ...(rejected === null ? {} : { rejected }),
    };
  });
  return differs(vector['expect'] ?? null, actual);
}

function writtenWorld(world: World): JsonObject {
  const states = [...world].sort(([a], [b]) => (a < b ? -1 : 1));
  const maintenances = states.flatMap(([, state]) => [...state.maintenances]);
  const nodes = states.flatMap(([name, { node }]) => (node ? [[name, writtenNode(node)] as const] : []));
  return {
    now: written(Math.max(...states.map(([, { now }]) => now))),
    maintenances: Object.fromEntries(maintenances.map(([key, one]) => [key, writtenMaintenance(one)])),
    nodes: Object.fromEntries(nodes),
    timers: writtenClocks(states),
  };
}
