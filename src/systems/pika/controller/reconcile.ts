import type { Instant } from '../../../rollout/controller.js';
import { isQualifiedName } from '../../../manifest/selector.js';
import {
  CLIENT,
  CORDONED_PREFIX,
  FINALIZER,
  has,
  isSlaExpired,
  isTerminated,
  LABEL_PREFIX,
  type Maintenance,
  maintenanceLabel,
  type NodeView,
  READY,
  type Status,
  storedInstant,
  TERMINATED,
  VALIDATION,
  withoutKeys,
  withText,
} from '../objects/maintenance.js';
import { type Clock, startCountdown } from './sla-timer.js';

/** Announcements of the controller. The shipped binary registers no notifier that would send them. */
export type Event =
  | 'SLAStarted'
  | 'SLAExpired'
  | 'ObjectsDrained'
  | 'Validating'
  | 'MaintenanceIncomplete'
  | 'MaintenanceCancelled'
  | 'MaintenanceEnded'
  | 'MaintenanceComplete';

/** Everything that one reconcile reads and writes. */
interface Scene {
  readonly maintenance: Maintenance;
  readonly node: NodeView;
  /** Deleting or completing one maintenance cancels the countdowns of all on its node. */
  readonly clock: Clock | null;
}

/** The scene after a reconcile. An object being deleted is gone when its last finalizer is. */
interface Reconciled extends Scene {
  readonly events: readonly Event[];
}

/** Upstream has no least period: one of nanoseconds would mean that many rounds until the expiry. */
const LEAST_REARM_MS = 1000;

/**
 * One reconcile of a NotifyMaintenance whose node exists: the first handler that applies, and no other.
 * Source: NVIDIA/pika 8a1803ee, notifymaintenance_controller.go, getReconcileReason.
 */
export function reconcile(scene: Scene, now: Instant, slaPeriodMs: number): Reconciled {
  const { maintenance, clock } = scene;
  const { status, deleting, key, slaExpires } = maintenance;
  if (deleting && !isTerminated(maintenance)) return onDeletion(scene);
  if (status === '') return onInit(scene, now);
  if (isTerminated(maintenance)) return onNode(scene, now, slaPeriodMs);
  const isExpired = isSlaExpired(maintenance, now);
  const isStarted = status === 'MaintenanceStarted';
  if (isStarted && slaExpires !== null && (isExpired || !clock?.firesAt.has(key)))
    return onSla(scene, now, slaPeriodMs);
  if (status === 'ObjectsDrained' && looksNew(maintenance, CLIENT)) return onClient(scene, now);
  if (status === 'Validating' && looksNew(maintenance, VALIDATION)) return onValidation(scene, now);
  if ((isStarted || isExpired) && looksNew(maintenance, READY)) return onReady(scene, now);
  return onNode(scene, now, slaPeriodMs);
}

/** An ID that is no label name is refused by the API server, so the object stays in the empty status. */
function onInit(scene: Scene, now: Instant): Reconciled {
  const { maintenance } = scene;
  const label = maintenanceLabel(maintenance);
  if (!isQualifiedName(label)) return unchanged(scene);
  const finalizers = [...new Set([...maintenance.finalizers, FINALIZER])];
  const labels = has(maintenance.labels, label)
    ? maintenance.labels
    : withText(maintenance.labels, label, '');
  return moved(scene, { ...maintenance, finalizers, labels }, 'MaintenanceScheduled', now);
}

/** A countdown that is missing starts again in full; one that fired too early, after a restart with a shorter period, too. */
function onSla(scene: Scene, now: Instant, slaPeriodMs: number): Reconciled {
  const { maintenance, clock } = scene;
  if (!isSlaExpired(maintenance, now)) {
    const periodMs = Math.max(slaPeriodMs, LEAST_REARM_MS);
    return unchanged({ ...scene, clock: startCountdown(clock, maintenance, now, periodMs).clock });
  }
  return maintenance.deleting ? unchanged(scene) : moved(scene, maintenance, 'SLAExpired', now, 'SLAExpired');
}

function onDeletion({ maintenance, node }: Scene): Reconciled {
  const { status } = maintenance;
  if (!hasBegun(status)) {
    // Nothing is announced, and no uncordon is waited for.
    const labels = withoutKeys(node.labels, (key) => key === maintenanceLabel(maintenance));
    const ended = withoutFinalizer(maintenance);
    return { maintenance: ended, node: { ...node, labels }, clock: null, events: [] };
  }
  const annotations = withText(maintenance.annotations, TERMINATED, '');
  const isDraining = status === 'MaintenanceStarted' || status === 'SLAExpired';
  const event = isDraining ? 'MaintenanceCancelled' : 'MaintenanceEnded';
  return { maintenance: { ...maintenance, annotations }, node, clock: null, events: [event] };
}

/** Starts on a cordoned node, completes on a schedulable one. Only objects with their label on the node look, or ending ones. */
function onNode(scene: Scene, now: Instant, slaPeriodMs: number): Reconciled {
  const { maintenance, node } = scene;
  const { status, deleting } = maintenance;
  const isLabelled = has(node.labels, maintenanceLabel(maintenance));
  if (!isLabelled && !isTerminated(maintenance) && !deleting) return unchanged(scene);
  if (!node.unschedulable)
    return maintenance.finalizers.includes(FINALIZER) ? onUncordon(scene) : unchanged(scene);
  if (deleting) return unchanged(scene);
  if (status === 'MaintenanceScheduled') return onStart(scene, now, slaPeriodMs);
  // The value of the ready annotation is not read here: even `false` counts as drained.
  const isDrainable = status === 'MaintenanceStarted' || status === 'SLAExpired';
  if (!isDrainable || !looksNew(maintenance, READY)) return unchanged(scene);
  return moved(scene, maintenance, 'ObjectsDrained', now, 'ObjectsDrained');
}

function onStart(scene: Scene, now: Instant, slaPeriodMs: number): Reconciled {
  const { maintenance } = scene;
  if (maintenance.slaExpires !== null)
    return moved(scene, maintenance, 'MaintenanceStarted', now, 'SLAStarted');
  const { clock, slaExpires } = startCountdown(scene.clock, maintenance, now, slaPeriodMs);
  const stored = slaExpires === null ? null : storedInstant(slaExpires);
  const started = { ...maintenance, slaExpires: stored };
  return moved({ ...scene, clock }, started, 'MaintenanceStarted', now, 'SLAStarted');
}

/** Strips the labels of all maintenances from the node, and foreign ones that begin alike. */
function onUncordon(scene: Scene): Reconciled {
  const { maintenance, node } = scene;
  if (!hasBegun(maintenance.status)) return unchanged(scene);
  const isStripped = (key: string) => key.startsWith(LABEL_PREFIX) || key.startsWith(CORDONED_PREFIX);
  return {
    maintenance: withoutFinalizer(maintenance),
    node: { ...node, labels: withoutKeys(node.labels, isStripped) },
    clock: null,
    events: ['MaintenanceComplete'],
  };
}

/** Reads maintenanceClient of an object in ObjectsDrained; `inprogress` records a condition and nothing more. */
function onClient(scene: Scene, now: Instant): Reconciled {
  const maintenance = recorded(scene.maintenance, CLIENT);
  const value = maintenance.annotations[CLIENT];
  if (value === 'complete') return moved(scene, maintenance, 'Validating', now, 'Validating');
  if (value === 'incomplete') return asIncomplete(scene, maintenance, now);
  return unchanged({ ...scene, maintenance });
}

/** Reads validationClient of an object in Validating. There is no state of success: `validated` moves nothing. */
function onValidation(scene: Scene, now: Instant): Reconciled {
  const maintenance = recorded(scene.maintenance, VALIDATION);
  if (maintenance.annotations[VALIDATION] === 'failed') return asIncomplete(scene, maintenance, now);
  return unchanged({ ...scene, maintenance });
}

/** Any value but `true` does nothing, and neither does a `true` that was recorded before. */
function onReady(scene: Scene, now: Instant): Reconciled {
  const { maintenance } = scene;
  const isRecorded = maintenance.conditions[conditionType(READY)] === 'true';
  if (maintenance.deleting || maintenance.annotations[READY] !== 'true' || isRecorded)
    return unchanged(scene);
  return moved(scene, recorded(maintenance, READY), 'ObjectsDrained', now, 'ObjectsDrained');
}

function asIncomplete(scene: Scene, maintenance: Maintenance, now: Instant): Reconciled {
  return moved(scene, maintenance, 'MaintenanceIncomplete', now, 'MaintenanceIncomplete');
}

/** The object in its next status, with one more line of history. */
function moved(
  scene: Scene,
  maintenance: Maintenance,
  status: Status,
  now: Instant,
  ...events: readonly Event[]
): Reconciled {
  const transitions = [...maintenance.transitions, { status, at: storedInstant(now) }];
  return { ...scene, maintenance: { ...maintenance, status, transitions }, events };
}

/** A reconcile that moves no status. */
function unchanged(scene: Scene): Reconciled {
  return { ...scene, events: [] };
}

function withoutFinalizer(maintenance: Maintenance): Maintenance {
  if (!maintenance.finalizers.includes(FINALIZER)) return maintenance;
  return { ...maintenance, finalizers: maintenance.finalizers.filter((name) => name !== FINALIZER) };
}

/**
 * True whenever the annotation is there: its value is compared with the condition of the same name, while conditions are stored
 * under the name without its prefix, so that the stored one is never found. That is why an annotation hides what happens to the
 * node. Source: NVIDIA/pika 8a1803ee, notifymaintenance_controller.go.
 */
function looksNew({ annotations, conditions }: Maintenance, annotation: string): boolean {
  return has(annotations, annotation) && conditions[annotation] !== annotations[annotation];
}

function recorded(maintenance: Maintenance, annotation: string): Maintenance {
  const value = maintenance.annotations[annotation] ?? '';
  const type = conditionType(annotation);
  if (maintenance.conditions[type] === value) return maintenance;
  return { ...maintenance, conditions: withText(maintenance.conditions, type, value) };
}

/** A condition is named after its annotation, without the prefix. */
function conditionType(annotation: string): string {
  return annotation.slice(LABEL_PREFIX.length);
}

/**
 * True from the start on: the node is cordoned and out of production. MaintenanceIncomplete counts, although the list of
 * maintenances in progress of NVIDIA/pika 8a1803ee (notifymaintenance_types.go) leaves it out.
 */
export function hasBegun(status: Status): boolean {
  return status !== '' && status !== 'MaintenanceScheduled';
}
