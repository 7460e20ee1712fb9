import type { Instant } from '../../../rollout/controller.js';
import { isQualifiedName } from '../../../manifest/names.js';
import { onClient, onReady, onValidation } from './annotations.js';
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
import { looksNew, moved, type Reconciled, type Scene, unchanged } from './scene.js';
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
