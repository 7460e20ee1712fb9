import type { Instant } from '../../../rollout/controller.js';
import type { Maintenance } from '../objects/maintenance.js';
import { messageText } from './messages.js';

import { reconcile } from './reconcile.js';
import type { Reconciled } from './scene.js';
import { endCountdown, nextFiring } from './sla-timer.js';
import {
  type Announcement,
  enqueued,
  withMaintenance,
  withNode,
  withoutMaintenance,
  type World,
} from './world.js';

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
  const announcements = result.events.map((event) => ({ event, key, text: messageText(event, maintenance) }));
  return { world: afterReconcile(world, maintenance, result), announcements };
}

function afterReconcile(before: World, was: Maintenance, result: Reconciled): World {
  const world = withNode({ ...before, clocks: result.clocks }, result.node);
  if (result.maintenance === was) return world;
  if (result.maintenance.deleting && result.maintenance.finalizers.length === 0)
    return withoutMaintenance(world, was.key);
  return withMaintenance(world, result.maintenance);
}
