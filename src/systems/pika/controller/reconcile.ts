import type { Instant } from '../../../rollout/controller.js';
import { isQualifiedName } from '../../../manifest/values/names.js';
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
  READY,
  storedInstant,
  TERMINATED,
  VALIDATION,
  withoutKeys,
  withText,
} from '../objects/maintenance.js';
import { conditionOf, looksNew, moved, type Reconciled, type Scene, unchanged } from './scene.js';
import { cancelCountdowns, type Clocks, isCounting, startCountdown } from './sla-timer.js';

const LEAST_REARM_MS = 1000;

/** Which part of the object one reconcile looks at; the first that applies, and nothing else. */
type Reason = 'deletion' | 'init' | 'sla' | 'client' | 'validation' | 'ready' | 'node';

/** Why the controller reconciles an object. Source: NVIDIA/pika 8a1803ee, notifymaintenance_controller.go, getReconcileReason. */
function reasonFor(maintenance: Maintenance, clocks: Clocks, now: Instant): Reason {
  const { status, deleting } = maintenance;
  if (deleting && !isTerminated(maintenance)) return 'deletion';
  if (status === '') return 'init';
  if (isTerminated(maintenance)) return 'node';
  const expired = isSlaExpired(maintenance, now);
  const isStarted = status === 'MaintenanceStarted';
  if (isStarted && maintenance.slaExpires !== null && (expired || !isCounting(clocks, maintenance)))
    return 'sla';
  if (status === 'ObjectsDrained' && looksNew(maintenance, CLIENT)) return 'client';
  if (status === 'Validating' && looksNew(maintenance, VALIDATION)) return 'validation';
  if ((isStarted || expired) && looksNew(maintenance, READY)) return 'ready';
  return 'node';
}

/** One reconcile of a NotifyMaintenance whose node exists; without the node the controller does nothing at all. */
export function reconcile(scene: Scene, now: Instant, slaPeriodMs: number): Reconciled {
  switch (reasonFor(scene.maintenance, scene.clocks, now)) {
    case 'deletion':
      return onDeletion(scene);
    case 'init':
      return onInit(scene, now);
    case 'sla':
      return onSla(scene, now, slaPeriodMs);
    case 'client':
      return onClient(scene, now);
    case 'validation':
      return onValidation(scene, now);
    case 'ready':
      return onReady(scene, now);
    case 'node':
      return onNode(scene, now, slaPeriodMs);
  }
}

/** An id that is no label name is refused by the API server, so the object stays in the empty status for ever. */
function onInit(scene: Scene, now: Instant): Reconciled {
  const { maintenance } = scene;
  const label = maintenanceLabel(maintenance);
  if (!isQualifiedName(label)) return unchanged(scene);
  const finalizers = maintenance.finalizers.includes(FINALIZER)
    ? maintenance.finalizers
    : [...maintenance.finalizers, FINALIZER];
  const labels = has(maintenance.labels, label)
    ? maintenance.labels
    : withText(maintenance.labels, label, '');
  return {
    ...unchanged(scene),
    maintenance: moved({ ...maintenance, finalizers, labels }, 'MaintenanceScheduled', now),
  };
}

/** A countdown that is missing starts again in full; one that fired too early, after a restart with a shorter period, too. */
function onSla(scene: Scene, now: Instant, slaPeriodMs: number): Reconciled {
  const { maintenance, clocks } = scene;
  if (!isSlaExpired(maintenance, now)) {
    // Upstream has no least period. Here a period of nanoseconds must not mean that many rounds until the expiry.
    const periodMs = Math.max(slaPeriodMs, LEAST_REARM_MS);
    return { ...unchanged(scene), clocks: startCountdown(clocks, maintenance, now, periodMs).clocks };
  }
  if (maintenance.deleting) return unchanged(scene);
  return { ...scene, maintenance: moved(maintenance, 'SLAExpired', now), events: ['SLAExpired'] };
}

function onDeletion(scene: Scene): Reconciled {
  const { maintenance, node } = scene;
  const clocks = cancelCountdowns(scene.clocks, maintenance.node);
  switch (maintenance.status) {
    case '':
    case 'MaintenanceScheduled': {
      // Nothing has begun, so nothing is announced and nobody is waited for.
      const labels = withoutKeys(node.labels, (key) => key === maintenanceLabel(maintenance));
      return { maintenance: withoutFinalizer(maintenance), node: { ...node, labels }, clocks, events: [] };
    }
    case 'MaintenanceStarted':
    case 'SLAExpired':
      return { maintenance: terminated(maintenance), node, clocks, events: ['MaintenanceCancelled'] };
    case 'ObjectsDrained':
    case 'Validating':
    case 'MaintenanceIncomplete':
      return { maintenance: terminated(maintenance), node, clocks, events: ['MaintenanceEnded'] };
  }
}

function terminated(maintenance: Maintenance): Maintenance {
  if (isTerminated(maintenance)) return maintenance;
  return { ...maintenance, annotations: withText(maintenance.annotations, TERMINATED, '') };
}

function withoutFinalizer(maintenance: Maintenance): Maintenance {
  if (!maintenance.finalizers.includes(FINALIZER)) return maintenance;
  return { ...maintenance, finalizers: maintenance.finalizers.filter((name) => name !== FINALIZER) };
}

/** Starts on a cordoned node, completes on a schedulable one. Only objects with their label on the node look, or ending ones. */
function onNode(scene: Scene, now: Instant, slaPeriodMs: number): Reconciled {
  const { maintenance, node } = scene;
  const isLabelled = has(node.labels, maintenanceLabel(maintenance));
  if (!isLabelled && !isTerminated(maintenance) && !maintenance.deleting) return unchanged(scene);
  if (!node.unschedulable)
    return maintenance.finalizers.includes(FINALIZER) ? onUncordon(scene) : unchanged(scene);
  if (maintenance.deleting) return unchanged(scene);
  if (maintenance.status === 'MaintenanceScheduled') return onStart(scene, now, slaPeriodMs);
  // The value of the ready annotation is not read here: even `false` counts as drained.
  const isDrainable = maintenance.status === 'MaintenanceStarted' || maintenance.status === 'SLAExpired';
  if (!isDrainable || !looksNew(maintenance, READY)) return unchanged(scene);
  return { ...scene, maintenance: moved(maintenance, 'ObjectsDrained', now), events: ['ObjectsDrained'] };
}

function onStart(scene: Scene, now: Instant, slaPeriodMs: number): Reconciled {
  const started = moved(scene.maintenance, 'MaintenanceStarted', now);
  if (started.slaExpires !== null) return { ...scene, maintenance: started, events: ['SLAStarted'] };
  const { clocks, slaExpires } = startCountdown(scene.clocks, started, now, slaPeriodMs);
  const stored = slaExpires === null ? null : storedInstant(slaExpires);
  return { ...scene, clocks, maintenance: { ...started, slaExpires: stored }, events: ['SLAStarted'] };
}

/** Strips every label of every maintenance from the node, also foreign ones that merely begin alike. */
function onUncordon(scene: Scene): Reconciled {
  const { maintenance, node } = scene;
  if (maintenance.status === '' || maintenance.status === 'MaintenanceScheduled') return unchanged(scene);
  const isStripped = (key: string) => key.startsWith(LABEL_PREFIX) || key.startsWith(CORDONED_PREFIX);
  return {
    maintenance: withoutFinalizer(maintenance),
    node: { ...node, labels: withoutKeys(node.labels, isStripped) },
    clocks: cancelCountdowns(scene.clocks, maintenance.node),
    events: ['MaintenanceComplete'],
  };
}

/** Reads maintenanceClient of an object in ObjectsDrained; `inprogress` records a condition and nothing more. */
function onClient(scene: Scene, now: Instant): Reconciled {
  const maintenance = recorded(scene.maintenance, CLIENT);
  const value = maintenance.annotations[CLIENT];
  if (value === 'complete') {
    return { ...scene, maintenance: moved(maintenance, 'Validating', now), events: ['Validating'] };
  }
  if (value === 'incomplete') return asIncomplete(scene, maintenance, now);
  return { ...unchanged(scene), maintenance };
}

/** Reads validationClient of an object in Validating. There is no state of success: `validated` moves nothing. */
function onValidation(scene: Scene, now: Instant): Reconciled {
  const maintenance = recorded(scene.maintenance, VALIDATION);
  if (maintenance.annotations[VALIDATION] === 'failed') return asIncomplete(scene, maintenance, now);
  return { ...unchanged(scene), maintenance };
}

/** Any value but `true` does nothing, and neither does a `true` that was recorded before. */
function onReady(scene: Scene, now: Instant): Reconciled {
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
