import { labelsIn } from '../../src/manifest/fields.js';
import { goDurationMs } from '../../src/manifest/quantity.js';
import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import type { NodeState } from '../../src/systems/pika/controller/node-state.js';
import {
  type Maintenance,
  type NodeView,
  readMaintenance,
} from '../../src/systems/pika/objects/maintenance.js';
import { objectOf, objectsOf } from '../read.js';

export const instantOf = (value: Json | undefined): number => Date.parse(value as string);
export const durationOf = (value: Json | undefined): number => goDurationMs(value as string) ?? NaN;

export function nodeOf(value: Json | undefined, name: string): NodeView {
  const node = objectOf(value);
  return { name, unschedulable: node['unschedulable'] === true, labels: labelsIn(node, 'labels') };
}

/** A maintenance as the vectors write it, back as the object that it was taken from. */
export function maintenanceOf(written: JsonObject, key: string, spec: JsonObject): Maintenance {
  const [namespace = '', name = ''] = key.split('/');
  const { annotations = {}, labels = {}, finalizers = [], status = '', slaExpires = null } = written;
  const conditions = Object.entries(objectOf(written['conditions'])).map(([type, is]) => ({
    type,
    status: is,
  }));
  const transitionTimestamps = objectsOf(written['transitionTimestamps']).map((one) => ({
    maintenanceStatus: one['status'] ?? '',
    transitionTimestamp: one['at'] ?? '',
  }));
  const deletionTimestamp = written['deleting'] === true ? '1970-01-01T00:00:00Z' : null;
  return readMaintenance({
    metadata: { namespace, name, annotations, labels, finalizers, deletionTimestamp },
    spec,
    status: { maintenanceStatus: status, slaExpires, conditions, transitionTimestamps },
  });
}

export function writtenNode({ unschedulable, labels }: NodeView): JsonObject {
  return { unschedulable, labels: { ...labels } };
}

export function writtenMaintenance(one: Maintenance): JsonObject {
  const { status, slaExpires, finalizers, annotations, labels, conditions, deleting, transitions } = one;
  return {
    ...{
      status,
      deleting,
      finalizers: [...finalizers],
      slaExpires: slaExpires === null ? null : written(slaExpires),
    },
    ...{ annotations: { ...annotations }, labels: { ...labels }, conditions: { ...conditions } },
    transitionTimestamps: transitions.map((moved) => ({ at: written(moved.at), status: moved.status })),
  };
}

/** The countdowns of nodes, which the vectors join under the instant of the first one of each. */
export function writtenClocks(states: readonly (readonly [string, NodeState])[]): JsonObject[] {
  return states.flatMap(([node, { clock }]) =>
    clock ? { node, firesAt: written(clock.expiry), maintenances: [...clock.firesAt.keys()].sort() } : [],
  );
}

export function written(instant: number): string {
  return new Date(instant).toISOString().replace(/\.\d+Z$/, 'Z');
}
