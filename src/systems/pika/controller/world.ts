import { byName } from '../../../manifest/values/names.js';
import type { Instant } from '../../../rollout/controller.js';
import {
  has,
  LABEL_PREFIX,
  type Maintenance,
  maintenanceLabel,
  type NodeView,
} from '../objects/maintenance.js';
import type { Event } from './scene.js';
import type { Clocks } from './sla-timer.js';

/** A cluster with its controller: what is stored, what the controller remembers, what it still has to look at. */
export interface World {
  readonly now: Instant;
  readonly slaPeriodMs: number;
  readonly nodes: ReadonlyMap<string, NodeView>;
  /** By `namespace/name`. */
  readonly maintenances: ReadonlyMap<string, Maintenance>;
  readonly clocks: Clocks;
  /** Keys of maintenances to reconcile, in turn, none twice. */
  readonly queue: readonly string[];
}

export interface Announcement {
  readonly event: Event;
  /** As it was before. */
  readonly of: Maintenance;
}

/** Every object is looked at again, in order of key, as the informer's resync does. */
export function resynced(world: World): World {
  return enqueued(world, [...world.maintenances.keys()].sort(byName));
}

/** The world with these objects to be looked at, behind those that are; one that is in the queue keeps its place. */
export function enqueued(world: World, keys: readonly string[]): World {
  const queue = new Set([...world.queue, ...keys]);
  return queue.size === world.queue.length ? world : { ...world, queue: [...queue] };
}

/** Stores an object and has it looked at; any change of it does. */
export function withMaintenance(world: World, maintenance: Maintenance): World {
  const maintenances = new Map([...world.maintenances, [maintenance.key, maintenance]]);
  return enqueued({ ...world, maintenances }, [maintenance.key]);
}

/** The world without an object that is gone, finalizer and all. Nothing is looked at for that. */
export function withoutMaintenance(world: World, key: string): World {
  return { ...world, maintenances: new Map([...world.maintenances].filter(([one]) => one !== key)) };
}

/**
 * Stores a node and has those maintenances looked at that the watch on nodes finds: all with their label on the node when
 * it is cordoned or uncordoned (on a cordon not those being deleted), else those whose label is new on a cordoned node.
 * A label that goes away is not noticed. Source: NVIDIA/pika 8a1803ee, pkg/enqueue/nodeEnqueue.go.
 */
export function withNode(world: World, node: NodeView): World {
  const before = world.nodes.get(node.name);
  const stored = { ...world, nodes: new Map([...world.nodes, [node.name, node]]) };
  if (!before) return enqueued(stored, foundByCreation(world, node));
  const isFlip = before.unschedulable !== node.unschedulable;
  if (!isFlip && !node.unschedulable) return stored;
  const found = onNode(world, node.name).filter((one) => {
    const label = maintenanceLabel(one);
    if (!has(node.labels, label)) return false;
    return isFlip ? !(node.unschedulable && one.deleting) : !has(before.labels, label);
  });
  return enqueued(stored, keysOf(found));
}

/** Nodes are not watched for deletion. */
export function withoutNode(world: World, name: string): World {
  return { ...world, nodes: new Map([...world.nodes].filter(([one]) => one !== name)) };
}

/** A node that comes back helps only maintenances in ObjectsDrained, and only when no label of a maintenance is on it. */
function foundByCreation(world: World, node: NodeView): string[] {
  if (Object.keys(node.labels).some((key) => key.startsWith(LABEL_PREFIX))) return [];
  return keysOf(onNode(world, node.name).filter((one) => one.status === 'ObjectsDrained'));
}

function onNode(world: World, name: string): Maintenance[] {
  return [...world.maintenances.values()].filter((one) => one.node === name);
}

function keysOf(maintenances: readonly Maintenance[]): string[] {
  return maintenances.map((one) => one.key).sort(byName);
}
