import { groupedBy } from '../../../manifest/lookup/grouped.js';
import type { Instant } from '../../../rollout/controller.js';
import { act, type Action } from './actions.js';
import type { Maintenance, NodeView } from '../objects/maintenance.js';
import { type Clocks, endCountdown, nextFiring, type NodeClock } from './sla-timer.js';
import {
  type Announcement,
  enqueued,
  resynced,
  withMaintenance,
  withNode,
  withoutMaintenance,
  type World,
} from './world.js';
import { reconcile } from './reconcile.js';
import type { Reconciled } from './scene.js';

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

/** A reconcile comes a little after what caused it, so that an expiry is past when its countdown fires. */
const RECONCILE_AFTER_MS = 2;

interface Ran {
  readonly world: World;
  readonly announcements: readonly Announcement[];
}

/** Runs the controller until an instant: countdowns fire, queued objects are reconciled, one after the other. */
export function runUntil(world: World, until: Instant): Ran {
  const announcements: Announcement[] = [];
  let current = world;
  for (;;) {
    const next = nextReconcile(current, until);
    if (!next) return { world: { ...current, now: Math.max(current.now, until) }, announcements };
    const ran = reconcileNext(next);
    announcements.push(...ran.announcements);
    current = ran.world;
  }
}

/** The world with something to reconcile, a countdown fired if nothing was waiting; null when nothing comes up in time. */
function nextReconcile(world: World, until: Instant): World | null {
  if (world.queue.length > 0) return world;
  const firing = nextFiring(world.clocks);
  if (!firing || firing.at > until) return null;
  const clocks = endCountdown(world.clocks, firing.node, firing.key);
  return enqueued({ ...world, clocks, now: Math.max(world.now, firing.at) }, [firing.key]);
}

function reconcileNext(waiting: World): Ran {
  const [key = '', ...queue] = waiting.queue;
  const world = { ...waiting, queue, now: waiting.now + RECONCILE_AFTER_MS };
  const maintenance = world.maintenances.get(key);
  const node = maintenance && world.nodes.get(maintenance.node);
  // Without the node the controller stops here; that is what keeps a finalizer for ever.
  if (!maintenance || !node) return { world, announcements: [] };
  const result = reconcile({ maintenance, node, clocks: world.clocks }, world.now, world.slaPeriodMs);
  const announcements = result.events.map((event) => ({ event, of: maintenance }));
  return { world: afterReconcile(world, maintenance, result), announcements };
}

function afterReconcile(before: World, was: Maintenance, result: Reconciled): World {
  const world = withNode({ ...before, clocks: result.clocks }, result.node);
  if (result.maintenance === was) return world;
  if (result.maintenance.deleting && result.maintenance.finalizers.length === 0)
    return withoutMaintenance(world, was.key);
  return withMaintenance(world, result.maintenance);
}
