import type { Instant } from '../../../rollout/controller.js';
import type { Action } from '../controller/actions.js';
import {
  CLIENT,
  type Maintenance,
  maintenanceLabel,
  READY,
  type Status,
  VALIDATION,
} from '../objects/maintenance.js';
import type { Steps } from '../options.js';
import { hasBegun } from '../controller/states.js';

/** What the operators around PIKA do to one object after its start, and when. */
export interface Course {
  readonly actions: readonly { readonly afterMs: number; readonly action: Action }[];
  /** From the start until the object is deleted and its node uncordoned, or until it fails for good; Infinity for one that is deleted. */
  readonly workMs: number;
  /** True when an annotation that is there already leads to MaintenanceIncomplete, which nothing leaves but a deletion. */
  readonly isDoomed: boolean;
  /** What is left of the drain: first of all the course, and 0 where that is over. */
  readonly drainMs: number;
}

/** The steps in their order: the status each begins in, what ends it, and which value of it is a failure. */
const STEPS: readonly {
  readonly from: Status;
  readonly key: string;
  readonly value: string;
  readonly failure: string | null;
  readonly ms: (steps: Steps) => number;
}[] = [
  { from: 'MaintenanceStarted', key: READY, value: 'true', failure: null, ms: (steps) => steps.drainMs },
  {
    from: 'ObjectsDrained',
    key: CLIENT,
    value: 'complete',
    failure: 'incomplete',
    ms: (steps) => steps.maintenanceMs,
  },
  {
    from: 'Validating',
    key: VALIDATION,
    value: 'validated',
    failure: 'failed',
    ms: (steps) => steps.validationMs,
  },
];

/** A node that was cordoned was out, however soon it is back. */
const SHORTEST_MS = 1_000;

/**
 * The rest of a maintenance that has begun; a step that is under way since before takes what is left of it. A step whose annotation
 * is there takes no time where the object has come to it, and a drain takes none then at all. An annotation that was set before its
 * turn leads PIKA through the status at once, and returns no node: that work takes its time all the same.
 */
export function courseOf(one: Maintenance, steps: Steps, now: Instant): Course {
  // No step is left to assume: it ends when somebody uncordons the node, and nothing says when that is.
  if (one.deleting || (isLeftToReturn(one, steps) && !hasJustBegun(one, now)))
    return { actions: [], workMs: Infinity, isDoomed: false, drainMs: 0 };
  if (one.status === 'MaintenanceIncomplete') return { actions: [], workMs: 0, isDoomed: true, drainMs: 0 };
  const status = one.status === 'SLAExpired' ? 'MaintenanceStarted' : one.status;
  // One that starts now may have come through several statuses at this instant, and none of their work is done.
  const startsNow = hasJustBegun(one, now);
  const first = startsNow ? 0 : STEPS.findIndex(({ from }) => from === status);
  const actions: { afterMs: number; action: Action }[] = [];
  let afterMs = startsNow ? 0 : -elapsedMs(one, now);
  for (const [i, step] of STEPS.entries()) {
    if (i < first) continue;
    const written = one.annotations[step.key];
    if (written !== undefined && written === step.failure)
      return { actions, workMs: Math.max(0, afterMs), isDoomed: true, drainMs: drainOf(actions) };
    if (written === step.value) {
      if (i > first && step.key !== READY) afterMs = Math.max(0, afterMs + step.ms(steps));
      continue;
    }
    afterMs = Math.max(0, afterMs + step.ms(steps));
    const action = { action: 'annotate', maintenance: one.key, key: step.key, value: step.value } as const;
    actions.push({ afterMs, action });
  }
  const workMs = Math.max(SHORTEST_MS, Math.max(0, afterMs) + steps.returnMs);
  return { actions, workMs, isDoomed: false, drainMs: drainOf(actions) };
}

/**
 * Validated before, and its node is out still: all is done that PIKA waits for, and it returns no node. Where a time is configured for
 * the return, that is taken. Source: NVIDIA/pika 8a1803ee, notifymaintenance_controller.go (`validated` only records a condition).
 */
export function isLeftToReturn({ status, annotations }: Maintenance, { returnMs }: Steps): boolean {
  return status === 'Validating' && annotations[VALIDATION] === 'validated' && returnMs === 0;
}

function drainOf([first]: Course['actions']): number {
  return first && isDrained(first.action) ? first.afterMs : 0;
}

/** What says that the drain is over. */
export function isDrained(action: Action): boolean {
  return action.action === 'annotate' && action.key === READY;
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

/** Annotations that end an object as incomplete, wherever it stands. */
export function failureOf({ key, status }: Maintenance): Action[] {
  const annotate = (name: string, value: string): Action => ({
    action: 'annotate',
    maintenance: key,
    key: name,
    value,
  });
  if (status === 'Validating') return [annotate(VALIDATION, 'failed')];
  if (status === 'ObjectsDrained') return [annotate(CLIENT, 'incomplete')];
  return hasBegun(status) ? [annotate(READY, 'true'), annotate(CLIENT, 'incomplete')] : [];
}

/** The scheduler's part: out of production, and marked as under this maintenance. */
export function cordonOf(one: Maintenance): Action {
  return { action: 'cordonAndLabel', node: one.node, key: maintenanceLabel(one) };
}

/** The order that is safe: first the object, then the node. */
export function returnOf(one: Maintenance): Action[] {
  return [
    { action: 'deleteMaintenance', maintenance: one.key },
    { action: 'uncordon', node: one.node },
  ];
}
