import type { Instant } from '../../src/rollout/controller.js';
import { resynced, type World } from '../../src/systems/pika/controller/world.js';
import type { Maintenance, NodeView } from '../../src/systems/pika/objects/maintenance.js';

/** A world whose controller just started: every object is looked at once, and no countdown is remembered. */
export function bootedWorld(
  now: Instant,
  slaPeriodMs: number,
  nodes: readonly NodeView[],
  maintenances: readonly Maintenance[],
): World {
  const world = {
    now,
    slaPeriodMs,
    nodes: new Map(nodes.map((node) => [node.name, node])),
    maintenances: new Map(maintenances.map((maintenance) => [maintenance.key, maintenance])),
    clocks: new Map(),
    queue: [],
  };
  return resynced(world);
}
