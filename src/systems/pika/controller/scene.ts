import type { Instant } from '../../../rollout/controller.js';
import { has, type Maintenance, type NodeView, type Status, storedInstant } from '../objects/maintenance.js';
import type { Clocks } from './sla-timer.js';

/** What the controller announces, in the order of a full life. The shipped binary registers nobody who would send it. */
export type Event =
  | 'SLAStarted'
  | 'SLAExpired'
  | 'ObjectsDrained'
  | 'Validating'
  | 'MaintenanceIncomplete'
  | 'MaintenanceCancelled'
  | 'MaintenanceEnded'
  | 'MaintenanceComplete';

/** Everything one reconcile reads and writes. */
export interface Scene {
  readonly maintenance: Maintenance;
  readonly node: NodeView;
  readonly clocks: Clocks;
}

/** The scene after a reconcile, and what it announced. An object being deleted is gone when its last finalizer is. */
export interface Reconciled extends Scene {
  readonly events: readonly Event[];
}

/** A reconcile that did nothing. */
export function unchanged(scene: Scene): Reconciled {
  return { ...scene, events: [] };
}

/** The object in its next status, with one more line of history. */
export function moved(maintenance: Maintenance, status: Status, now: Instant): Maintenance {
  const transitions = [...maintenance.transitions, { status, at: storedInstant(now) }];
  return { ...maintenance, status, transitions };
}

/** The status of one condition; null where the object has none of the type. */
export function conditionOf(maintenance: Maintenance, type: string): string | null {
  return has(maintenance.conditions, type) ? (maintenance.conditions[type] ?? null) : null;
}

/**
 * True whenever the annotation is there: its value is compared with the condition of the same NAME, while conditions are
 * stored under the annotation's name without its prefix, so the one that was written is never found. That is why an
 * annotation hides what happens to the node. Source: NVIDIA/pika 8a1803ee, notifymaintenance_controller.go.
 */
export function looksNew(maintenance: Maintenance, annotation: string): boolean {
  if (!has(maintenance.annotations, annotation)) return false;
  return conditionOf(maintenance, annotation) !== maintenance.annotations[annotation];
}
