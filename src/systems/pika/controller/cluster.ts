import { groupedBy } from '../../../manifest/grouped.js';
import type { Instant } from '../../../rollout/controller.js';
import { act, type Action } from './actions.js';
import type { Maintenance, NodeView } from '../objects/maintenance.js';
import { runUntil } from './run.js';
import { type Clocks, nextFiring, type NodeClock } from './sla-timer.js';
import { resynced, type World } from './world.js';

/**
 * The controller's world, node by node: what happens on one node never touches another, and a fleet is large. It runs on
 * since before the snapshot was taken, so its countdowns are those that the objects have stored.
 */
export class Cluster {
  private constructor(
    private readonly worlds: Map<string, World>,
    private readonly empty: World,
  ) {}

  static of(
    nodes: readonly NodeView[],
    maintenances: readonly Maintenance[],
    slaPeriodMs: number,
    now: Instant,
  ): Cluster {
    const empty = {
      now,
      slaPeriodMs,
      nodes: new Map(),
      maintenances: new Map(),
      clocks: new Map(),
      queue: [],
    };
    const worlds = new Map<string, World>();
    for (const node of nodes) worlds.set(node.name, { ...empty, nodes: new Map([[node.name, node]]) });
    for (const [name, list] of groupedBy(maintenances, ({ node }) => node)) {
      const world = {
        ...(worlds.get(name) ?? empty),
        maintenances: new Map(list.map((one) => [one.key, one])),
        clocks: storedClocks(name, list, now),
      };
      worlds.set(name, runUntil(resynced(world), now).world);
    }
    return new Cluster(worlds, empty);
  }

  fork(): Cluster {
    return new Cluster(new Map(this.worlds), this.empty);
  }

  /** A copy of what is on one node, to try something out. */
  only(node: string): Cluster {
    const world = this.worlds.get(node);
    return new Cluster(new Map(world ? [[node, world]] : []), this.empty);
  }

  hasNode(name: string): boolean {
    return this.node(name) !== undefined;
  }

  node(name: string): NodeView | undefined {
    return this.worlds.get(name)?.nodes.get(name);
  }

  maintenance({ node, key }: Pick<Maintenance, 'node' | 'key'>): Maintenance | undefined {
    return this.worlds.get(node)?.maintenances.get(key);
  }

  /** All of one node, in the order in which they came. */
  onNode(node: string): readonly Maintenance[] {
    return [...(this.worlds.get(node)?.maintenances.values() ?? [])];
  }

  /** Does something on a node at an instant and lets the controller react. Null, or why the API server refuses it. */
  act(node: string, action: Action, now: Instant): string | null {
    const world = runUntil(this.worlds.get(node) ?? this.empty, now).world;
    const acted = act(world, action);
    this.worlds.set(node, runUntil(acted.world, now).world);
    return acted.rejected;
  }

  /** Lets the controller run until an instant. */
  settle(node: string, now: Instant): void {
    const world = this.worlds.get(node);
    if (world) this.worlds.set(node, runUntil(world, now).world);
  }

  /** When the next countdown on a node fires; null when none runs. */
  nextFiring(node: string): Instant | null {
    const world = this.worlds.get(node);
    return world ? (nextFiring(world.clocks)?.at ?? null) : null;
  }
}

/** A countdown that runs fires at the stored expiry; all on a node share the first one's. */
function storedClocks(node: string, list: readonly Maintenance[], now: Instant): Clocks {
  const firesAt = new Map<string, Instant>();
  for (const { key, status, slaExpires, deleting } of list) {
    if (status === 'MaintenanceStarted' && !deleting && slaExpires !== null && slaExpires > now)
      firesAt.set(key, slaExpires);
  }
  if (firesAt.size === 0) return new Map();
  const clock: NodeClock = { expiry: Math.min(...firesAt.values()), firesAt };
  return new Map([[node, clock]]);
}
