import type { Instant } from '../../../rollout/controller.js';
import {
  CLIENT,
  LABEL_PREFIX,
  type Maintenance,
  READY,
  VALIDATION,
  withText,
} from '../objects/maintenance.js';
import { conditionOf, moved, type Reconciled, type Scene, unchanged } from './scene.js';

/** Reads maintenanceClient of an object in ObjectsDrained; `inprogress` records a condition and nothing more. */
export function onClient(scene: Scene, now: Instant): Reconciled {
  const maintenance = recorded(scene.maintenance, CLIENT);
  const value = maintenance.annotations[CLIENT];
  if (value === 'complete') {
    return { ...scene, maintenance: moved(maintenance, 'Validating', now), events: ['Validating'] };
  }
  if (value === 'incomplete') return asIncomplete(scene, maintenance, now);
  return { ...unchanged(scene), maintenance };
}

/** Reads validationClient of an object in Validating. There is no state of success: `validated` moves nothing. */
export function onValidation(scene: Scene, now: Instant): Reconciled {
  const maintenance = recorded(scene.maintenance, VALIDATION);
  if (maintenance.annotations[VALIDATION] === 'failed') return asIncomplete(scene, maintenance, now);
  return { ...unchanged(scene), maintenance };
}

/** Any value but `true` does nothing, and neither does a `true` that was recorded before. */
export function onReady(scene: Scene, now: Instant): Reconciled {
  const { maintenance } = scene;
  const isRecorded = conditionOf(maintenance, conditionType(READY)) === 'true';
  if (maintenance.deleting || maintenance.annotations[READY] !== 'true' || isRecorded)
    return unchanged(scene);
  const drained = moved(recorded(maintenance, READY), 'ObjectsDrained', now);
  return { ...scene, maintenance: drained, events: ['ObjectsDrained'] };
}

function asIncomplete(scene: Scene, maintenance: Maintenance, now: Instant): Reconciled {
  const incomplete = moved(maintenance, 'MaintenanceIncomplete', now);
  return { ...scene, maintenance: incomplete, events: ['MaintenanceIncomplete'] };
}

function recorded(maintenance: Maintenance, annotation: string): Maintenance {
  const value = maintenance.annotations[annotation] ?? '';
  const type = conditionType(annotation);
  if (conditionOf(maintenance, type) === value) return maintenance;
  return { ...maintenance, conditions: withText(maintenance.conditions, type, value) };
}

/** A condition is named after its annotation, without the prefix. */
function conditionType(annotation: string): string {
  return annotation.slice(LABEL_PREFIX.length);
}
