import { goDurationMs } from '../../src/manifest/values/go-duration.js';
import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import { act, type Action } from '../../src/systems/pika/controller/actions.js';
import { readMaintenance } from '../../src/systems/pika/objects/maintenance.js';
import { runUntil } from '../../src/systems/pika/controller/cluster.js';
import type { Announcement, World } from '../../src/systems/pika/controller/world.js';
import { differs, type Mismatch } from '../family.js';
import { bootedWorld } from './booted-world.js';
import { messageText } from './messages.js';
import { instantOf, nodeOf, objectOf, objectsOf, textOf, writtenWorld } from './snapshot.js';

/** The world is looked at this long after each step. */
const SETTLE_MS = 400;

export interface Stepped {
  readonly world: World;
  readonly announcements: readonly Announcement[];
  readonly rejected: string | null;
}

/** One step: time passes until it, it is done, and the world settles. */
export function step(world: World, action: Action, at: number): Stepped {
  const waited = runUntil(world, at);
  const acted = act(waited.world, action);
  const settled = runUntil(acted.world, acted.world.now + SETTLE_MS);
  return {
    world: settled.world,
    announcements: [...waited.announcements, ...settled.announcements],
    rejected: acted.rejected,
  };
}

export function actionOf(step: JsonObject): Action {
  const action = textOf(step['action']);
  switch (action) {
    case 'cordon':
    case 'uncordon':
    case 'deleteNode':
      return { action, node: textOf(step['node']) };
    case 'cordonAndLabel':
    case 'labelNode':
      return {
        action,
        node: textOf(step['node']),
        key: textOf(step['key']),
        value: textOf(step['value'] ?? ''),
      };
    case 'unlabelNode':
      return { action, node: textOf(step['node']), key: textOf(step['key']) };
    case 'annotate':
      return {
        action,
        maintenance: textOf(step['maintenance']),
        key: textOf(step['key']),
        value: textOf(step['value'] ?? ''),
      };
    case 'unannotate':
      return { action, maintenance: textOf(step['maintenance']), key: textOf(step['key']) };
    case 'deleteMaintenance':
      return { action, maintenance: textOf(step['maintenance']) };
    case 'createMaintenance':
      return { action, object: readMaintenance(objectOf(step['object'])) };
    case 'createNode':
      return { action, view: nodeOf(step, textOf(step['node'])) };
    case 'restartController':
      return step['slaPeriod'] === undefined
        ? { action }
        : { action, slaPeriodMs: durationOf(step['slaPeriod']) };
    case 'resync':
    case 'observe':
      return { action };
    default:
      throw new Error(`unknown action ${action}`);
  }
}

export function durationOf(value: Json | undefined): number {
  const duration = goDurationMs(textOf(value));
  if (duration === null) throw new Error(`not a duration: ${JSON.stringify(value)}`);
  return duration;
}

export function timeline(vector: JsonObject): Mismatch {
  const start = instantOf(vector['start']);
  const cluster = objectOf(vector['cluster']);
  const nodes = objectsOf(cluster['nodes']).map((node) => nodeOf(node, textOf(node['name'])));
  const maintenances = objectsOf(cluster['maintenances']).map(readMaintenance);
  let world = bootedWorld(start, durationOf(objectOf(vector['config'])['slaPeriod']), nodes, maintenances);
  const actual: Json[] = [];
  for (const one of objectsOf(vector['steps'])) {
    const stepped = step(world, actionOf(one), start + durationOf(one['at']));
    world = stepped.world;
    actual.push({
      ...writtenWorld(world),
      notifications: byMaintenance(stepped.announcements),
      ...(stepped.rejected === null ? {} : { rejected: stepped.rejected }),
    });
  }
  return differs(vector['expect'] ?? null, actual);
}

function byMaintenance(announcements: readonly Announcement[]): JsonObject[] {
  const written = announcements.map(({ event, of }) => ({
    event,
    maintenance: of.key,
    text: messageText(event, of),
  }));
  return written.sort((left, right) =>
    left.maintenance < right.maintenance ? -1 : Number(left.maintenance > right.maintenance),
  );
}
