import { isQualifiedName } from '../../../manifest/selector.js';
import type { Instant } from '../../../rollout/controller.js';
import {
  CLIENT,
  CORDONED_PREFIX,
  FINALIZER,
  has,
  LABEL_PREFIX,
  type Maintenance,
  maintenanceLabel,
  type NodeView,
  READY,
  type Status,
  TERMINATED,
  VALIDATION,
  withoutKeys,
} from '../objects/maintenance.js';

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

/** The countdowns of one node, in the memory of the controller: a restart loses them. */
export interface Clock {
  /** The expiry of the first one, which later ones inherit. */
  readonly expiry: Instant;
  /** When each countdown fires, by the key of its maintenance. */
  readonly firesAt: ReadonlyMap<string, Instant>;
}

/** Everything that one reconcile reads and writes. */
interface Scene {
  readonly maintenance: Maintenance;
  readonly node: NodeView;
  /** Deleting or completing one maintenance cancels the countdowns of all on its node. */
  readonly clock: Clock | null;
}

/** What a handler changes. An object being deleted is gone when its last finalizer is. */
interface Change extends Partial<Scene> {
  readonly events?: readonly Event[];
}

/** Upstream has no least period: one of nanoseconds would mean that many rounds until the expiry. */
const LEAST_REARM_MS = 1000;

const UNCHANGED: Change = {};

/**
 * One reconcile of a NotifyMaintenance whose node exists: the first handler that applies, and no other.
 * Source: NVIDIA/pika 8a1803ee, notifymaintenance_controller.go, getReconcileReason.
 */
export function reconcile(
  scene: Scene,
  now: Instant,
  slaPeriodMs: number,
): Scene & { readonly events: readonly Event[] } {
  return { events: [], ...scene, ...changeOf(scene, now, slaPeriodMs) };
}

function changeOf(scene: Scene, now: Instant, slaPeriodMs: number): Change {
  const { maintenance, clock } = scene;
  const { status, deleting, key, slaExpires, annotations } = maintenance;
  const isTerminated = has(annotations, TERMINATED);
  if (deleting && !isTerminated) return onDeletion(scene);
  if (status === '') return onInit(maintenance, now);
  if (isTerminated) return onNode(scene, now, slaPeriodMs);
  const isExpired = isSlaExpired(maintenance, now);
  const isStarted = status === 'MaintenanceStarted';
  if (isStarted && slaExpires !== null && (isExpired || !clock?.firesAt.has(key)))
    return onSla(scene, now, slaPeriodMs);
  if (status === 'ObjectsDrained' && looksNew(maintenance, CLIENT)) return onClient(maintenance, now);
  if (status === 'Validating' && looksNew(maintenance, VALIDATION)) return onValidation(maintenance, now);
  if ((isStarted || isExpired) && looksNew(maintenance, READY)) return onReady(maintenance, now);
  return onNode(scene, now, slaPeriodMs);
}

/** An ID that is no label name is refused by the API server, so the object stays in the empty status. */
function onInit(maintenance: Maintenance, now: Instant): Change {
  const label = maintenanceLabel(maintenance);
  if (!isQualifiedName(label)) return UNCHANGED;
  const finalizers = [...new Set([...maintenance.finalizers, FINALIZER])];
  const labels = { [label]: '', ...maintenance.labels };
  return moved({ ...maintenance, finalizers, labels }, 'MaintenanceScheduled', now);
}

/** A countdown that is missing starts again in full; one that fired too early, after a restart with a shorter period, too. */
function onSla({ maintenance, clock }: Scene, now: Instant, slaPeriodMs: number): Change {
  if (isSlaExpired(maintenance, now)) return moved(maintenance, 'SLAExpired', now, 'SLAExpired');
  return { clock: startCountdown(clock, maintenance, now, Math.max(slaPeriodMs, LEAST_REARM_MS)).clock };
}

function onDeletion({ maintenance, node }: Scene): Change {
  const { status, annotations } = maintenance;
  // Nothing is announced, and no uncordon is waited for.
  if (!hasBegun(status)) {
    const labels = withoutKeys(node.labels, (key) => key === maintenanceLabel(maintenance));
    return { maintenance: withoutFinalizer(maintenance), node: { ...node, labels }, clock: null };
  }
  const event = isDraining(status) ? 'MaintenanceCancelled' : 'MaintenanceEnded';
  const terminated = { ...maintenance, annotations: { ...annotations, [TERMINATED]: '' } };
  return { maintenance: terminated, clock: null, events: [event] };
}

/** Starts on a cordoned node, completes on a schedulable one. Only objects with their label on the node look, or ending ones. */
function onNode(scene: Scene, now: Instant, slaPeriodMs: number): Change {
  const { maintenance, node } = scene;
  const { status, deleting, annotations, finalizers } = maintenance;
  const isLabeled = has(node.labels, maintenanceLabel(maintenance));
  if (!isLabeled && !has(annotations, TERMINATED) && !deleting) return UNCHANGED;
  if (!node.unschedulable) return finalizers.includes(FINALIZER) ? onUncordon(scene) : UNCHANGED;
  if (deleting) return UNCHANGED;
  if (status === 'MaintenanceScheduled') return onStart(scene, now, slaPeriodMs);
  // The value of the ready annotation is not read here: even `false` counts as drained.
  return isDraining(status) && looksNew(maintenance, READY)
    ? moved(maintenance, 'ObjectsDrained', now, 'ObjectsDrained')
    : UNCHANGED;
}

function onStart({ maintenance, clock: before }: Scene, now: Instant, slaPeriodMs: number): Change {
  if (maintenance.slaExpires !== null) return moved(maintenance, 'MaintenanceStarted', now, 'SLAStarted');
  const { clock, slaExpires } = startCountdown(before, maintenance, now, slaPeriodMs);
  const started = { ...maintenance, slaExpires: slaExpires === null ? null : storedInstant(slaExpires) };
  return { clock, ...moved(started, 'MaintenanceStarted', now, 'SLAStarted') };
}

/** Strips the labels of all maintenances from the node, and foreign ones that begin alike. */
function onUncordon({ maintenance, node }: Scene): Change {
  if (!hasBegun(maintenance.status)) return UNCHANGED;
  const labels = withoutKeys(
    node.labels,
    (key) => key.startsWith(LABEL_PREFIX) || key.startsWith(CORDONED_PREFIX),
  );
  return {
    ...{ maintenance: withoutFinalizer(maintenance), node: { ...node, labels }, clock: null },
    events: ['MaintenanceComplete'],
  };
}

/** Reads maintenanceClient of an object in ObjectsDrained; `inprogress` records a condition and nothing more. */
function onClient(one: Maintenance, now: Instant): Change {
  const maintenance = recorded(one, CLIENT);
  const value = maintenance.annotations[CLIENT];
  if (value === 'complete') return moved(maintenance, 'Validating', now, 'Validating');
  return value === 'incomplete' ? asIncomplete(maintenance, now) : { maintenance };
}

/** Reads validationClient of an object in Validating. There is no state of success: `validated` moves nothing. */
function onValidation(one: Maintenance, now: Instant): Change {
  const maintenance = recorded(one, VALIDATION);
  return maintenance.annotations[VALIDATION] === 'failed' ? asIncomplete(maintenance, now) : { maintenance };
}

/** Any value but `true` does nothing, and neither does a `true` that was recorded before. */
function onReady(maintenance: Maintenance, now: Instant): Change {
  const isRecorded = maintenance.conditions[conditionType(READY)] === 'true';
  if (maintenance.deleting || maintenance.annotations[READY] !== 'true' || isRecorded) return UNCHANGED;
  return moved(recorded(maintenance, READY), 'ObjectsDrained', now, 'ObjectsDrained');
}

function asIncomplete(maintenance: Maintenance, now: Instant): Change {
  return moved(maintenance, 'MaintenanceIncomplete', now, 'MaintenanceIncomplete');
}

/** The object in its next status, with one more line of history. */
function moved(maintenance: Maintenance, status: Status, now: Instant, ...events: readonly Event[]): Change {
  const transitions = [...maintenance.transitions, { status, at: storedInstant(now) }];
  return { maintenance: { ...maintenance, status, transitions }, events };
}

/** The same object where it has none: one that does not change is not reconciled again. */
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
  return { ...maintenance, conditions: { ...maintenance.conditions, [type]: value } };
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

/** True until the drain is done. */
export function isDraining(status: Status): boolean {
  return status === 'MaintenanceStarted' || status === 'SLAExpired';
}

/** True strictly after the stored instant. */
function isSlaExpired({ slaExpires }: Maintenance, now: Instant): boolean {
  return slaExpires !== null && slaExpires < now;
}

/** Times are stored in whole seconds. */
function storedInstant(instant: Instant): Instant {
  return Math.floor(instant / 1000) * 1000;
}

/**
 * Starts a countdown unless it is running or the stored expiry is past. The first one on a node always runs a full period from
 * now, whatever its object has stored: that is how a restart delays SLAExpired. Others on the node keep their stored expiry, or
 * inherit that of the first one. Source: NVIDIA/pika 8a1803ee, controllers/sla_timer.go, StartCountDown and registerCountDown.
 */
function startCountdown(
  clock: Clock | null,
  maintenance: Maintenance,
  now: Instant,
  slaPeriodMs: number,
): { readonly clock: Clock | null; readonly slaExpires: Instant | null } {
  const { key, slaExpires } = maintenance;
  if (clock?.firesAt.has(key) || isSlaExpired(maintenance, now)) return { clock, slaExpires };
  const expiry = clock?.expiry ?? now + slaPeriodMs;
  const at = clock ? (slaExpires ?? expiry) : expiry;
  return { clock: { expiry, firesAt: new Map([...(clock?.firesAt ?? []), [key, at]]) }, slaExpires: at };
}
