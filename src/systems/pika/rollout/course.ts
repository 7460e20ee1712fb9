import type { Instant } from '../../../rollout/controller.js';
import type { Cluster } from '../controller/cluster.js';
import { cordonedFor, runUntil } from '../controller/node-state.js';
import { hasBegun } from '../controller/reconcile.js';
import { CLIENT, type Maintenance, maintenanceLabel, READY, VALIDATION } from '../objects/maintenance.js';
import type { Steps } from '../options.js';

/** The way of one object from its start on, by what the operators around PIKA are taken to need for each step. */
export interface Course {
  readonly startsAt: Instant;
  /** Until the object is deleted and its node uncordoned, or until it fails for good; Infinity: nothing says when that is. */
  readonly workMs: number;
  /** True when an annotation that is there already leads to MaintenanceIncomplete, which only a deletion leaves. */
  readonly isDoomed: boolean;
  /** What is left of the drain; 0 where that is over. */
  readonly drainMs: number;
  /** The end of its SLA: pods that are left may be removed by force. */
  readonly slaExpires: Instant | null;
}

/** The steps in their order: the status each begins in, what ends it, and which value of it is a failure. */
const STEPS = [
  { from: 'MaintenanceStarted', key: READY, value: 'true', failure: null, takes: 'drainMs' },
  { from: 'ObjectsDrained', key: CLIENT, value: 'complete', failure: 'incomplete', takes: 'maintenanceMs' },
  { from: 'Validating', key: VALIDATION, value: 'validated', failure: 'failed', takes: 'validationMs' },
] as const;

/** A node that was cordoned was out, however soon it is back. */
const SHORTEST_MS = 1_000;

/**
 * The courses of objects of one node, in their order. Those that have begun go on now; the node is cordoned for the others, and
 * labeled, when the outside scheduler is taken to do that. Those that never start are left out.
 */
export function coursesOn(
  cluster: Cluster,
  node: string,
  keys: readonly string[],
  steps: Steps,
  at: Instant,
): ReadonlyMap<string, Course> {
  const cordonAt = at + steps.scheduledMs;
  let { state } = runUntil(cluster.stateOf(node), at);
  const courses = new Map<string, Course>();
  for (const isLater of [false, true])
    for (const key of keys) {
      const one = state.maintenances.get(key);
      if (!one || hasBegun(one.status) === isLater || courses.has(key)) continue;
      if (isLater)
        state = runUntil(cordonedFor(runUntil(state, cordonAt).state, maintenanceLabel(one)), cordonAt).state;
      const begun = state.maintenances.get(key);
      if (begun && hasBegun(begun.status)) courses.set(key, courseOf(begun, steps, isLater ? cordonAt : at));
    }
  return courses;
}

/**
 * The rest of a maintenance that has begun; a step that is under way since before takes what is left of it. A step whose annotation
 * is there takes no time where the object has come to it, and a drain takes none then at all. An annotation that was set before its
 * turn leads PIKA through the status at once, and returns no node: that work takes its time all the same.
 */
function courseOf(one: Maintenance, steps: Steps, now: Instant): Course {
  const { slaExpires } = one;
  const course = { startsAt: now, workMs: 0, isDoomed: false, drainMs: 0, slaExpires };
  // One that starts now may have come through several statuses at this instant, and none of their work is done.
  const startsNow = hasJustBegun(one, now);
  // No step is left to assume: it ends when the node is uncordoned, and nothing says when that is.
  if (one.deleting || (isLeftToReturn(one, steps) && !startsNow)) return { ...course, workMs: Infinity };
  if (one.status === 'MaintenanceIncomplete') return { ...course, isDoomed: true };
  const status = one.status === 'SLAExpired' ? 'MaintenanceStarted' : one.status;
  const first = startsNow ? 0 : STEPS.findIndex(({ from }) => from === status);
  let doneMs = startsNow ? 0 : -elapsedMs(one, now);
  let drainMs = 0;
  for (const [i, { key, value, failure, takes }] of STEPS.entries()) {
    if (i < first) continue;
    const written = one.annotations[key];
    if (written !== undefined && written === failure)
      return { ...course, workMs: Math.max(0, doneMs), isDoomed: true, drainMs };
    if (written === value && (i === first || key === READY)) continue;
    doneMs = Math.max(0, doneMs + steps[takes]);
    if (key === READY) drainMs = doneMs;
  }
  return { ...course, workMs: Math.max(SHORTEST_MS, Math.max(0, doneMs) + steps.returnMs), drainMs };
}

/**
 * True for a validated object whose node is still out: everything that PIKA waits for is done, and it returns no node. Where a time
 * is configured for the return, that is taken. Source: NVIDIA/pika 8a1803ee, notifymaintenance_controller.go (`validated` only
 * records a condition).
 */
export function isLeftToReturn({ status, annotations }: Maintenance, { returnMs }: Steps): boolean {
  return status === 'Validating' && annotations[VALIDATION] === 'validated' && returnMs === 0;
}

/** Statuses are dated in whole seconds. */
function hasJustBegun({ transitions }: Maintenance, now: Instant): boolean {
  return transitions.some(({ status, at }) => status === 'MaintenanceStarted' && now - at < 1_000);
}

/** How long it has been in its status. */
function elapsedMs({ status, transitions }: Maintenance, now: Instant): number {
  const entered = transitions.findLast((transition) => transition.status === status);
  return entered ? Math.max(0, now - entered.at) : 0;
}
