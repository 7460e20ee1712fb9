import { act, type Action } from '../../../src/systems/pika/controller/actions.js';
import {
  FINALIZER,
  type Maintenance,
  type NodeView,
  type Status,
} from '../../../src/systems/pika/objects/maintenance.js';
import { runUntil } from '../../../src/systems/pika/controller/cluster.js';
import type { World } from '../../../src/systems/pika/controller/world.js';
import { bootedWorld } from '../../../conformance/pika/booted-world.js';

export const START = Date.UTC(2024, 5, 3);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const SLA = 4 * HOUR;
const SETTLE_MS = 400;

export function node(changes: Partial<NodeView> = {}): NodeView {
  return { name: 'n1', unschedulable: false, labels: {}, ...changes };
}

export const CORDONED = node({ unschedulable: true, labels: { 'maintenance/fw-1': '' } });

export function maintenance(changes: Partial<Maintenance> = {}): Maintenance {
  return {
    key: 'm/a',
    node: 'n1',
    maintenanceId: 'fw-1',
    maintenanceType: 'planned',
    configMap: '',
    status: '',
    slaExpires: null,
    annotations: {},
    labels: {},
    finalizers: [],
    deleting: false,
    conditions: {},
    transitions: [],
    ...changes,
  };
}

/** An object that the controller has taken on before. */
export function live(status: Status, changes: Partial<Maintenance> = {}): Maintenance {
  return maintenance({ status, labels: { 'maintenance/fw-1': '' }, finalizers: [FINALIZER], ...changes });
}

/** The world at START with its controller running, everything settled. */
export function settledWorld(nodes: readonly NodeView[], maintenances: readonly Maintenance[] = []): World {
  return runUntil(bootedWorld(START, SLA, nodes, maintenances), START + SETTLE_MS).world;
}

export interface Told {
  readonly world: World;
  /** Names of the announcements, in order. */
  readonly events: readonly string[];
  readonly rejected: readonly string[];
}

/** Does the actions one after the other; each waits for its hour, and the world settles after it. */
export function tell(world: World, ...steps: readonly (readonly [atMs: number, action: Action])[]): Told {
  let current = world;
  const [events, rejected]: [string[], string[]] = [[], []];
  for (const [atMs, action] of steps) {
    const waited = runUntil(current, START + atMs);
    const acted = act(waited.world, action);
    const settled = runUntil(acted.world, acted.world.now + SETTLE_MS);
    events.push(
      ...[...waited.announcements, ...settled.announcements].map((one) => `${one.of.key} ${one.event}`),
    );
    if (acted.rejected !== null) rejected.push(acted.rejected);
    current = settled.world;
  }
  return { world: current, events, rejected };
}

export function statusOf(world: World, key = 'm/a'): Status | 'gone' {
  return world.maintenances.get(key)?.status ?? 'gone';
}
