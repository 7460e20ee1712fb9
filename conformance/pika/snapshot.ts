import { labelsIn } from '../../src/manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../../src/manifest/manifest.js';
import {
  type Maintenance,
  type NodeView,
  readMaintenance,
} from '../../src/systems/pika/objects/maintenance.js';
import type { Clocks } from '../../src/systems/pika/controller/sla-timer.js';
import type { World } from '../../src/systems/pika/controller/world.js';

export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

export function objectsOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export function textOf(value: Json | undefined): string {
  if (typeof value !== 'string') throw new Error(`not a text: ${JSON.stringify(value)}`);
  return value;
}

export function instantOf(value: Json | undefined): number {
  const instant = Date.parse(textOf(value));
  if (Number.isNaN(instant)) throw new Error(`not an instant: ${JSON.stringify(value)}`);
  return instant;
}

export function nodeOf(value: Json | undefined, name: string): NodeView {
  const node = objectOf(value);
  return { name, unschedulable: node['unschedulable'] === true, labels: labelsIn(node, 'labels') };
}

/** A maintenance as the vectors write it down, back as the object it was taken from. */
export function maintenanceOf(snapshot: JsonObject, key: string, spec: JsonObject): Maintenance {
  const [namespace = '', name = ''] = key.split('/');
  const conditions = Object.entries(objectOf(snapshot['conditions']));
  return readMaintenance({
    metadata: {
      namespace,
      name,
      annotations: snapshot['annotations'] ?? {},
      labels: snapshot['labels'] ?? {},
      finalizers: snapshot['finalizers'] ?? [],
      ...(snapshot['deleting'] === true ? { deletionTimestamp: '1970-01-01T00:00:00Z' } : {}),
    },
    spec,
    status: {
      maintenanceStatus: snapshot['status'] ?? '',
      slaExpires: snapshot['slaExpires'] ?? null,
      conditions: conditions.map(([type, status]) => ({ type, status })),
      transitionTimestamps: objectsOf(snapshot['transitionTimestamps']).map((one) => ({
        maintenanceStatus: one['status'] ?? '',
        transitionTimestamp: one['at'] ?? '',
      })),
    },
  });
}

export function clocksOf(timers: Json | undefined): Clocks {
  return new Map(
    objectsOf(timers).map((timer) => {
      const at = instantOf(timer['firesAt']);
      const keys = Array.isArray(timer['maintenances']) ? timer['maintenances'].map(textOf) : [];
      return [textOf(timer['node']), { expiry: at, firesAt: new Map(keys.map((key) => [key, at])) }];
    }),
  );
}

export function writtenWorld(world: World): JsonObject {
  return {
    now: written(world.now),
    maintenances: Object.fromEntries(
      [...world.maintenances].map(([key, maintenance]) => [key, writtenMaintenance(maintenance)]),
    ),
    nodes: Object.fromEntries([...world.nodes].map(([name, node]) => [name, writtenNode(node)])),
    timers: writtenClocks(world.clocks),
  };
}

export function writtenNode(node: NodeView): JsonObject {
  return { unschedulable: node.unschedulable, labels: { ...node.labels } };
}

export function writtenMaintenance(maintenance: Maintenance): JsonObject {
  return {
    status: maintenance.status,
    slaExpires: maintenance.slaExpires === null ? null : written(maintenance.slaExpires),
    finalizers: [...maintenance.finalizers],
    annotations: { ...maintenance.annotations },
    labels: { ...maintenance.labels },
    conditions: { ...maintenance.conditions },
    deleting: maintenance.deleting,
    transitionTimestamps: maintenance.transitions.map((one) => ({ at: written(one.at), status: one.status })),
  };
}

/** The countdowns of a node, which the vectors join under the instant of the node's first one. */
export function writtenClocks(clocks: Clocks): JsonObject[] {
  const nodes = [...clocks].sort(([left], [right]) => (left < right ? -1 : 1));
  return nodes.map(([node, clock]) => ({
    node,
    firesAt: written(clock.expiry),
    maintenances: [...clock.firesAt.keys()].sort(),
  }));
}

function written(instant: number): string {
  return new Date(instant).toISOString().replace(/\.\d+Z$/, 'Z');
}
