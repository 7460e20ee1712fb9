import { fieldAt, itemsIn, numberIn, textIn } from '../../../manifest/fields.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { counted } from '../../../text/plural.js';
import { visible } from '../../../manifest/visible.js';
import { lostReadiness, type ResolveInput, type SystemResult } from '../../system.js';
import { objectOf, textOf } from '../admission/defaults.js';
import type { KubernetesObject } from '../objects/objects.js';
import type { Behaviour } from '../versions.js';
import type { PlannedWorkload } from '../rollout/workload.js';
import { configNotRolled } from './config-not-rolled.js';

/** Findings of named rules about a workload. */
export function risksOf(
  object: KubernetesObject,
  workload: PlannedWorkload,
  behaviour: Behaviour,
  files: Pick<ResolveInput, 'neighbours' | 'neighboursBefore'>,
): (SystemResult | null)[] {
  return [
    heldRolloutStarts(object, workload),
    movedToOnDelete(object, workload),
    ignoredMaxUnavailable(object, workload, behaviour),
    ignoredMinReady(object, workload),
    ...lostProbes(object, workload),
    shorterMinReady(object),
    ...configNotRolled(object, workload, files),
  ];
}

/** An edit releases held pods, and the snapshot does not show which pod template they have. */
function heldRolloutStarts({ manifest }: KubernetesObject, { change }: PlannedWorkload): SystemResult | null {
  if (change.isUnsure !== true) return null;
  return {
    rule: 'held-rollout-starts',
    subject: 'held-back',
    says: change.says,
    fix: `Add the ${manifest.kind} with its status to the snapshot: it shows whether an update is pending.`,
    place: manifest.place,
  };
}

/**
 * An edit that brings a new pod template and ends the rollout of it: only pods that are deleted, or that come to a new node, get the new
 * version. Source: kubernetes 1.28, daemon/daemon_controller.go, updateDaemonSet; statefulset/stateful_set_control.go, updateStatefulSet.
 */
function movedToOnDelete(
  { before, manifest }: KubernetesObject,
  { change, targets }: PlannedWorkload,
): SystemResult | null {
  const typeOf = ({ object }: Manifest): string =>
    textOf(objectOf(objectOf(object, 'spec'), 'updateStrategy'), 'type', 'RollingUpdate');
  if (change.held !== 'OnDelete' || change.kind !== 'pod-template') return null;
  if (before === null || typeOf(before) === 'OnDelete') return null;
  const had = manifest.kind === 'StatefulSet' ? (numberIn(before.object['spec'], 'replicas') ?? 1) : Infinity;
  const there = Math.min(had, targets.length);
  const added = targets.length - there;
  if (there === 0) return null;
  return {
    rule: 'limit-ignored',
    subject: 'moved-to-on-delete',
    says: `updateStrategy changes to OnDelete together with the pod template: ${there === 1 ? 'its pod does not get' : `none of its ${counted(there, 'pod')} gets`} the new version until it is deleted by hand.${added > 0 ? ` Only the pods of the ${counted(added, 'added replica')} have it.` : ''}`,
    fix: 'Keep updateStrategy.type: RollingUpdate for this change, and move to OnDelete in a separate one.',
    place: manifest.placeOf(['spec', 'updateStrategy', 'type']),
  };
}

/**
 * Without its feature gate maxUnavailable of a StatefulSet has no effect; an upgrade that brings the gate puts it into effect. Source:
 * kubernetes, MaxUnavailableStatefulSet (KEP-961); StarRocks/starrocks-kubernetes-operator#615.
 */
function ignoredMaxUnavailable(
  { kind, manifest }: KubernetesObject,
  { ceiling: { declared, resolved, enforced } }: PlannedWorkload,
  { statefulSetMaxUnavailable }: Behaviour,
): SystemResult | null {
  const isIgnored = kind === 'StatefulSet' && !statefulSetMaxUnavailable && declared !== null;
  if (!isIgnored || enforced !== 1 || resolved === null || resolved <= 1) return null;
  return {
    rule: 'limit-ignored',
    subject: 'max-unavailable-ignored',
    says:
      `maxUnavailable ${declared} is ignored: the feature gate MaxUnavailableStatefulSet is off in the planned version, so one pod is updated at a time. ` +
      `With the gate on (default in 1.35.0 to 1.35.3, and from 1.37), the same file updates ${resolved} at once.`,
    fix: 'Leave maxUnavailable out where one at a time is meant; where your cluster has the gate, set systems.kubernetes.maxUnavailableStatefulSet: true in the configuration.',
    place: manifest.placeOf(['spec', 'updateStrategy', 'rollingUpdate', 'maxUnavailable']),
    ofRollout: true,
  };
}

/**
 * Without the gate MaxUnavailableStatefulSet a Parallel StatefulSet waits only for Ready. Source: kubernetes 1.28,
 * stateful_set_control.go, updateStatefulSet; kubernetes/kubernetes#119234 and #112307.
 */
function ignoredMinReady(
  { manifest }: KubernetesObject,
  { readyIsEnough, minReadySeconds, targets }: PlannedWorkload,
): SystemResult | null {
  const partition =
    numberIn(fieldAt(manifest.object['spec'], 'updateStrategy', 'rollingUpdate'), 'partition') ?? 0;
  const rolled = targets.length - partition;
  if (readyIsEnough !== true || minReadySeconds === 0 || rolled < 2) return null;
  return {
    rule: 'limit-ignored',
    subject: 'min-ready-ignored',
    says: `minReadySeconds ${minReadySeconds} is ignored: with podManagementPolicy Parallel the update continues as soon as the last pod is Ready. Several pods can be unavailable at once, up to all ${rolled}.`,
    fix: `Set updateStrategy.rollingUpdate.partition: ${partition + rolled - 1}, and lower it pod by pod; podManagementPolicy cannot be changed.`,
    place: manifest.placeOf(['spec', 'minReadySeconds']),
    ofRollout: true,
  };
}

/** Containers that lose their readinessProbe. With minReadySeconds 0 the rule itself reports the workload. */
function lostProbes({ manifest, before }: KubernetesObject, { targets }: PlannedWorkload): SystemResult[] {
  const seconds = minReadyOf(manifest);
  if (before === null || (seconds === 0 && targets.length > 1)) return [];
  const lost = lostReadiness(before.object['spec'] ?? null, manifest.object['spec'] ?? null);
  const wait = seconds === 0 ? '' : ` (available ${seconds} s later)`;
  const containers = itemsIn(fieldAt(manifest.object['spec'], 'template', 'spec'), 'containers');
  return lost.map((name) => ({
    rule: 'no-bake-time',
    subject: `readiness-probe ${name}`,
    says:
      `container ${visible(name)} loses its readinessProbe: a new pod is ready as soon as the process runs${wait}, and receives requests before it works. ` +
      'A version that starts and does not work reaches every pod: neither the rollout limits nor a disruption budget stop it.',
    fix: `Keep the readinessProbe of container ${visible(name)}.`,
    place: manifest.placeOf([
      ...['spec', 'template', 'spec', 'containers'],
      containers.findIndex((one) => textIn(one, 'name') === name),
    ]),
    ofRollout: true,
  }));
}

/** At 0 the rule itself reports the workload. */
function shorterMinReady({ manifest, before }: KubernetesObject): SystemResult | null {
  if (before === null) return null;
  const [now, was] = [minReadyOf(manifest), minReadyOf(before)];
  if (now === 0 || now >= was) return null;
  return {
    rule: 'no-bake-time',
    subject: 'min-ready-seconds',
    says: `minReadySeconds ${was} -> ${now}: a fault that shows later than ${now} s after a pod is ready reaches every pod before it is seen.`,
    fix: `Keep minReadySeconds: ${was}.`,
    place: manifest.placeOf(['spec', 'minReadySeconds']),
    ofRollout: true,
  };
}

function minReadyOf({ object }: Manifest): number {
  return numberIn(object['spec'], 'minReadySeconds') ?? 0;
}
