import { podSpecOf } from '../objects/volume-claims.js';
import { spanText } from '../../../calendar/week.js';
import { fieldAt, itemsIn, numberIn, textIn } from '../../../manifest/fields.js';
import type { Json, Manifest } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import { type FilesBeside, told, type Unshown } from '../../system.js';
import { GRACE_SECONDS, graceOf, podEndings } from './pod-endings.js';
import type { KubernetesObject } from '../objects/objects.js';
import type { PlannedWorkload } from '../simulation/workload.js';
import { movingTags } from './moving-tags.js';
import { placedByHand } from './placed-by-hand.js';
import { otherPriority } from './priorities.js';
import { podStarts } from './pod-starts.js';
import { restarts } from './restarts.js';
import { templateHazards } from './template-hazards.js';

/** What an edit of a workload does to its pods that no number tells. */
export function templateEdits(
  object: KubernetesObject,
  workload: PlannedWorkload,
  files: FilesBeside,
): Unshown[] {
  const { manifest, before } = object;
  return told([
    cutPreStops(manifest),
    otherPriority(manifest, before, files),
    ...(before === null
      ? []
      : [
          ...templateHazards(manifest, before),
          otherOrdinals(object, before),
          withoutHistory(manifest, before),
          newlyTolerant(object, before),
          ...podEndings(manifest, before),
          ...podStarts(manifest, before, files),
          ...restarts(manifest, before),
          ...placedByHand(manifest, before, files),
          ...movingTags(manifest, before),
        ]),
    idleMinReady(manifest, workload),
  ]);
}

/** `sleep 60`, as a command or in one for a shell. */
const SLEEP = /(?:^|[\s;&|/])sleep\s+(\d+)(?=$|[\s;&|])/;

/** The grace period counts from before preStop. Source: kubernetes, pkg/kubelet/kuberuntime, killContainer. */
function cutPreStops(manifest: Manifest): Unshown | null {
  const spec = podSpecOf(manifest);
  const grace = graceOf(manifest);
  const slow = itemsIn(spec, 'containers').flatMap((container, i) => {
    const seconds = preStopSeconds(fieldAt(container, 'lifecycle', 'preStop'));
    return seconds < grace || seconds === 0 ? [] : [{ i, seconds, name: textIn(container, 'name') ?? '' }];
  });
  const [first] = slow;
  if (first === undefined) return null;
  const span = spanText(first.seconds * 1000);
  return {
    subject: 'pre-stop',
    says: `preStop of container ${visible(first.name)} sleeps for ${span}, and terminationGracePeriodSeconds is ${grace}${grace === GRACE_SECONDS ? ', the default' : ''}: each pod that goes is killed after ${spanText(grace * 1000)}, in the middle of preStop, and its process is never asked to stop.`,
    fix: `Set terminationGracePeriodSeconds: ${Math.max(...slow.map(({ seconds }) => seconds)) + GRACE_SECONDS}.`,
    place: manifest.placeOf(['spec', 'template', 'spec', 'containers', first.i, 'lifecycle', 'preStop']),
    ofRollout: true,
  };
}

function preStopSeconds(hook: Json | undefined): number {
  const command = itemsIn(fieldAt(hook, 'exec'), 'command').filter((word) => typeof word === 'string');
  return numberIn(fieldAt(hook, 'sleep'), 'seconds') ?? Number(SLEEP.exec(command.join(' '))?.[1] ?? 0);
}

/** Source: kubernetes, pkg/controller/statefulset, computeReplicaStatus and podInOrdinalRange; KEP-3335. */
function otherOrdinals({ kind, manifest }: KubernetesObject, before: Manifest): Unshown | null {
  const startOf = ({ object }: Manifest): number =>
    numberIn(fieldAt(object, 'spec', 'ordinals'), 'start') ?? 0;
  const [now, then] = [startOf(manifest), startOf(before)];
  if (kind !== 'StatefulSet' || now === then) return null;
  return {
    subject: 'ordinals',
    says: `ordinals.start goes from ${then} to ${now}: pods whose number is no more among them are deleted and others come anew, each with the claims of its own name and none of the data of one that went. maxUnavailable has no part in that.`,
    fix: `Keep ordinals.start: ${then}, unless pods are moved to another cluster one by one.`,
    place: manifest.placeOf(['spec', 'ordinals', 'start']),
  };
}

/** Source: kubernetes, pkg/controller/deployment/sync.go, cleanupDeployment; controller_utils of the others. */
function withoutHistory(manifest: Manifest, before: Manifest): Unshown | null {
  const of = ({ object }: Manifest): number | null => numberIn(object['spec'], 'revisionHistoryLimit');
  if (of(manifest) !== 0 || of(before) === 0) return null;
  return {
    subject: 'no-history',
    says: 'revisionHistoryLimit is 0: what was rolled out before is deleted as soon as it has no pods, so that `kubectl rollout undo` has nothing to go back to.',
    fix: 'Set revisionHistoryLimit: 2, or leave it out.',
    place: manifest.placeOf(['spec', 'revisionHistoryLimit']),
  };
}

/**
 * Whether a pod tolerates the taint of a cordon. A drain evicts it all the same, and what replaces it may come back to the node. Source:
 * kubernetes, scheduler plugin nodeunschedulable; tigera/operator#2537; kubernetes-sigs/karpenter#641.
 */
function newlyTolerant({ kind, manifest }: KubernetesObject, before: Manifest): Unshown | null {
  if (kind === 'DaemonSet') return null;
  const index = itemsIn(podSpecOf(manifest), 'tolerations').findIndex(toleratesCordons);
  if (index < 0 || itemsIn(podSpecOf(before), 'tolerations').some(toleratesCordons)) return null;
  return {
    subject: 'tolerates-cordons',
    says: 'its pods tolerate the taint of a cordoned node from now on (node.kubernetes.io/unschedulable): what a drain evicts may come back to the same node, so that a drain may never find it empty. Where they tolerate every taint, Karpenter does not evict them at all, and they end with their node.',
    fix: 'Name the keys of the taints that are meant, instead of operator: Exists without a key.',
    place: manifest.placeOf(['spec', 'template', 'spec', 'tolerations', index]),
  };
}

function toleratesCordons(toleration: Json): boolean {
  const key = textIn(toleration, 'key') ?? '';
  const effect = textIn(toleration, 'effect') ?? '';
  const isKey =
    key === 'node.kubernetes.io/unschedulable' || (key === '' && textIn(toleration, 'operator') === 'Exists');
  return isKey && (effect === '' || effect === 'NoSchedule');
}

/** Larger ones go as a whole by the rule whole-pool-at-once. */
const FEW = 3;

/** Source: kubernetes/kubernetes#51671. */
function idleMinReady(manifest: Manifest, { ceiling, targets, bake, unit }: PlannedWorkload): Unshown | null {
  const { length } = targets;
  const isAll = length > 0 && length < FEW && (ceiling.enforced ?? 0) >= length;
  if (!isAll || unit !== 'replica' || bake.seconds === 0 || ceiling.declared === null) return null;
  return {
    subject: 'idle-min-ready',
    says: `minReadySeconds ${bake.seconds} keeps no old pod: maxUnavailable ${visible(String(ceiling.declared))} lets ${length === 1 ? 'the only replica' : `all ${length} replicas`} go before a new one is ready.`,
    fix: 'Set maxUnavailable: 0 and maxSurge: 1.',
    place: manifest.placeOf(['spec', 'strategy', 'rollingUpdate', 'maxUnavailable']),
    ofRollout: true,
  };
}
