import { isSameJson } from '../../../manifest/canonical.js';
import { fieldAt, itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { present } from '../../../manifest/lookup.js';
import type { Json, Manifest } from '../../../manifest/manifest.js';
import { fix } from '../../../text/fix.js';
import { code, count, name, NO_TEXT, text } from '../../../text/text.js';
import type { ResolveInput, SystemResult } from '../../system.js';
import type { KubernetesObject } from '../objects/objects.js';
import { coreObjectIn, referencesOf } from '../objects/references.js';
import { holdsIn, minReadyOf, replicasIn } from '../controller/spec.js';
import { isSameTemplate, podTemplateOf } from '../objects/template.js';
import type { PlannedWorkload } from './workloads.js';
import type { Behavior } from '../versions.js';

export function risksOf(
  object: KubernetesObject,
  workload: PlannedWorkload,
  behavior: Behavior,
  files: Pick<ResolveInput, 'neighbors' | 'neighborsBefore'>,
): SystemResult[] {
  const { manifest } = object;
  const { change } = workload;
  // An edit releases held pods, and the snapshot does not show which pod template they have.
  const held = change.unsure !== undefined && {
    rule: 'held-rollout-starts' as const,
    subject: 'held-back',
    says: change.says,
    fix: fix`Add the ${code(manifest.kind)} with its status to the snapshot: it shows whether an update is pending.`,
    place: manifest.place,
  };
  return [
    ...present([held]),
    ...limitsIgnored(object, workload, behavior),
    ...lostBakeTime(object, workload),
    ...configNotRolled(object, workload, files),
  ];
}

/**
 * Limits that the controller does not keep. With OnDelete only pods that are deleted, or that come to a new node, get the new version.
 * Without the feature gate MaxUnavailableStatefulSet that field has no effect, an upgrade that brings the gate puts it into effect, and
 * until 1.34 a Parallel StatefulSet waits only for Ready. Source: kubernetes 1.28, daemon/daemon_controller.go, updateDaemonSet;
 * statefulset/stateful_set_control.go, updateStatefulSet; KEP-961; StarRocks/starrocks-kubernetes-operator#615;
 * kubernetes/kubernetes#119234 and #112307.
 */
function limitsIgnored(
  { before, kind, manifest }: KubernetesObject,
  { change, ceiling: { declared, resolved, enforced }, strategy, targets }: PlannedWorkload,
  { statefulSetMaxUnavailable, statefulSetUpdateWaitsForAvailable }: Behavior,
): SystemResult[] {
  const isMoved = change.held === 'OnDelete' && change.kind === 'pod-template' && before !== null;
  const had = before && kind === 'StatefulSet' ? replicasIn(before) : Infinity;
  const there = isMoved && !holdsIn(before).isOnDelete ? Math.min(had, targets.length) : 0;
  const isGated = kind === 'StatefulSet' && !statefulSetMaxUnavailable && declared !== null && enforced === 1;
  const seconds = minReadyOf(manifest);
  const isParallel = strategy['kind'] === 'RollingUpdate' && strategy['podManagementPolicy'] === 'Parallel';
  const { partition } = holdsIn(manifest);
  const rolled = isParallel && !statefulSetUpdateWaitsForAvailable ? targets.length - partition : 0;
  const rule = 'limit-ignored' as const;
  return present([
    there > 0 && {
      rule,
      subject: 'moved-to-on-delete',
      says: text`updateStrategy changes to OnDelete together with the pod template: ${there === 1 ? text`its pod does not get` : text`none of its ${count(there, 'pod')} gets`} the new version until it is deleted by hand.`,
      fix: fix`Keep updateStrategy.type: RollingUpdate for this change, and move to OnDelete in a separate one.`,
      place: manifest.placeOf(['spec', 'updateStrategy', 'type']),
    },
    isGated &&
      (resolved ?? 0) > 1 && {
        rule,
        subject: 'max-unavailable-ignored',
        says: text`maxUnavailable ${code(String(declared))} is ignored: one pod is updated at a time.`,
        why: text`The feature gate MaxUnavailableStatefulSet is off in the planned version. With the gate on (default in 1.35.0 to 1.35.3, and from 1.37), the same file updates ${resolved ?? 0} at once.`,
        fix: fix`Leave maxUnavailable out where one at a time is meant; where your cluster has the gate, set systems.kubernetes.maxUnavailableStatefulSet: true in the configuration.`,
        place: manifest.placeOf(['spec', 'updateStrategy', 'rollingUpdate', 'maxUnavailable']),
        ofRollout: true,
      },
    seconds > 0 &&
      rolled > 1 && {
        rule,
        subject: 'min-ready-ignored',
        says: text`minReadySeconds ${seconds} is ignored: several pods can be unavailable at once, up to all ${rolled}.`,
        why: text`With podManagementPolicy Parallel the update continues as soon as the last pod is Ready.`,
        fix: fix`Set updateStrategy.rollingUpdate.partition: ${partition + rolled - 1}, and lower it pod by pod; podManagementPolicy cannot be changed.`,
        place: manifest.placeOf(['spec', 'minReadySeconds']),
        ofRollout: true,
      },
  ]);
}

/** Containers that lose their readinessProbe, and a shorter minReadySeconds. At 0 the rule itself reports a workload of several pods. */
function lostBakeTime({ manifest, before }: KubernetesObject, { targets }: PlannedWorkload): SystemResult[] {
  if (before === null) return [];
  const [was, seconds] = [minReadyOf(before), minReadyOf(manifest)];
  const rule = { rule: 'no-bake-time', ofRollout: true } as const;
  const path = ['spec', 'template', 'spec', 'containers'];
  const containersOf = ({ object }: Manifest) => itemsIn(fieldAt(object, ...path.slice(0, 3)), 'containers');
  const isProbed = (container: Json): boolean => objectIn(container, 'readinessProbe') !== null;
  const probed = containersOf(before)
    .filter(isProbed)
    .map((one) => textIn(one, 'name'));
  const wait = seconds > 0 ? text` (available ${seconds} s later)` : NO_TEXT;
  const isOfRule = seconds === 0 && targets.length > 1;
  // Source: kubernetes, pkg/kubelet/prober/prober_manager.go, UpdatePodStatus.
  const lost = containersOf(manifest).flatMap((one, i): SystemResult | [] => {
    const container = textIn(one, 'name') ?? '';
    if (isOfRule || isProbed(one) || !probed.includes(container)) return [];
    return {
      ...rule,
      subject: `readiness-probe ${container}`,
      says: text`container ${name('object', container)} loses its readinessProbe: a new pod is ready as soon as the process runs${wait}, and receives requests before it works. A version that starts and does not work reaches every pod: neither the rollout limits nor a disruption budget stop it.`,
      fix: fix`Keep the readinessProbe of container ${name('object', container)}.`,
      place: manifest.placeOf([...path, i]),
    };
  });
  const shorter = {
    ...rule,
    subject: 'min-ready-seconds',
    says: text`minReadySeconds ${was} -> ${seconds}: a fault that shows later than ${seconds} s after a pod is ready reaches every pod before it is seen.`,
    fix: fix`Keep minReadySeconds: ${was}.`,
    place: manifest.placeOf(['spec', 'minReadySeconds']),
  };
  return seconds === 0 || seconds >= was ? lost : [...lost, shorter];
}

/**
 * Edited ConfigMaps and Secrets of a workload whose pod template stays the same. Mounted files are updated in all pods within a minute or
 * two; variables and subPath files only when a pod restarts. Source: kubernetes.io, ConfigMaps, "Mounted ConfigMaps are updated
 * automatically"; sapcc/helm-charts#12275.
 */
function configNotRolled(
  { manifest, before }: KubernetesObject,
  { targets, unit }: PlannedWorkload,
  { neighbors = [], neighborsBefore = [] }: Pick<ResolveInput, 'neighbors' | 'neighborsBefore'>,
): SystemResult[] {
  if (before === null || !isSameTemplate(podTemplateOf(before), podTemplateOf(manifest))) return [];
  if (targets.length === 0) return [];
  const contentOf = ({ object }: Manifest): Json =>
    ['data', 'binaryData', 'stringData'].map((field) => object[field] ?? null);
  const byTitle = new Map(referencesOf(manifest).map((one) => [`${one.kind}/${one.name}`, one]));
  const pods = text`${unit === 'node' ? text`pods on ` : NO_TEXT}${count(targets.length, unit === 'node' ? 'node' : 'pod')}`;
  return [...byTitle].flatMap(([title, reference]): SystemResult | [] => {
    const was = coreObjectIn(neighborsBefore, manifest, reference);
    const is = coreObjectIn(neighbors, manifest, reference);
    if (!was || !is || isSameJson(contentOf(was), contentOf(is))) return [];
    const config = name('object', title);
    return {
      rule: 'config-not-rolled',
      subject: title,
      says: text`no rollout follows the edit of ${config}, because the pod template is unchanged. The kubelet updates mounted files within about two minutes (${pods}), without any rollout limit; variables, subPath files and processes that read only at startup keep the old values until their pod restarts.`,
      fix: fix`Put a checksum of ${config} into an annotation of the pod template, or give it a new name per version (configMapGenerator of Kustomize): then it rolls out within the limits.`,
      place: is.place,
    };
  });
}
