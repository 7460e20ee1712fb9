import { fieldAt, labelsIn, numberIn, objectIn } from '../../../manifest/fields.js';
import { spanText } from '../../../calendar/week.js';
import { goDurationMs } from '../../../manifest/values/go-duration.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import { told, type Unshown } from '../../system.js';
import { type Container, containersOf } from '../objects/containers.js';
import { podSpecOf } from '../objects/volume-claims.js';

/** How long a pod gets to end that asks for nothing. */
export const GRACE_SECONDS = 30;

/** How long the pods of a workload get to end, in seconds. */
export function graceOf(manifest: Manifest): number {
  return numberIn(podSpecOf(manifest), 'terminationGracePeriodSeconds') ?? GRACE_SECONDS;
}

/** What an edit takes from the pods of a workload that let them end by themselves: time, and what kept their nodes. */
export function podEndings(manifest: Manifest, before: Manifest): Unshown[] {
  return told([
    shorterGrace(manifest, before),
    longerGrace(manifest, before),
    ...withoutPreStop(manifest, before),
    ...nodeKeepers(manifest, before),
  ]);
}

/** Who asked for so long has something to end; less than half of it is told. */
const LONG_SECONDS = 60;

/**
 * Without any grace the API server forgets a pod at once, before the kubelet has stopped it. Source: kubernetes.io, StatefulSets,
 * "Deployment and Scaling Guarantees"; kubernetes, pkg/registry/core/pod/strategy.go, CheckGracefulDelete.
 */
function shorterGrace(manifest: Manifest, before: Manifest): Unshown | null {
  const [now, then] = [graceOf(manifest), graceOf(before)];
  const isCut = then >= LONG_SECONDS && now * 2 < then;
  if (now >= then || (now > 0 && !isCut)) return null;
  const twins = manifest.kind === 'StatefulSet' ? ' Its successor of the same name may run beside it.' : '';
  return {
    subject: 'shorter-grace',
    says:
      now === 0
        ? `terminationGracePeriodSeconds is 0 (${then} before): whatever takes one of its pods away, a rollout or a drain, it is gone from the API server at once and its process is killed, with no preStop and nothing finished.${twins}`
        : `terminationGracePeriodSeconds goes from ${then} to ${now}: what takes a pod longer to end is killed then, in each rollout and each drain.`,
    fix: `Keep terminationGracePeriodSeconds: ${then}, or lower it by less once its pods are seen to end sooner.`,
    place: manifest.placeOf(['spec', 'template', 'spec', 'terminationGracePeriodSeconds']),
  };
}

/** Longer than most tools wait for a node to be drained. */
const DRAIN_SECONDS = 3600;

/** Source: kubernetes.io, Safely Drain a Node: a drain is over when the pods have stopped. */
function longerGrace(manifest: Manifest, before: Manifest): Unshown | null {
  const [now, then] = [graceOf(manifest), graceOf(before)];
  if (now < DRAIN_SECONDS || then >= DRAIN_SECONDS) return null;
  return {
    subject: 'longer-grace',
    says: `terminationGracePeriodSeconds goes from ${then} to ${now}: a pod that does not end by itself keeps its node in a drain, and its rollout at the next pod, for ${spanText(now * 1000)}. The numbers take it that pods end sooner.`,
    fix: `Keep terminationGracePeriodSeconds: ${then}, or set the time that its pods were seen to need.`,
    place: manifest.placeOf(['spec', 'template', 'spec', 'terminationGracePeriodSeconds']),
    ofRollout: true,
  };
}

/** Source: kubernetes.io, Container lifecycle hooks: preStop runs before the process is asked to stop. */
function withoutPreStop(manifest: Manifest, before: Manifest): Unshown[] {
  const hooked = new Set(containersOf(before).flatMap((one) => (hasHook(one) ? [one.name] : [])));
  return containersOf(manifest)
    .filter((one) => !hasHook(one) && hooked.has(one.name))
    .map(({ name, index }) => ({
      subject: `no-pre-stop ${name}`,
      says: `container ${visible(name)} loses its preStop: each pod that goes, in a rollout or a drain, is asked to stop at once, while requests still come to it, and what the hook did before is left out.`,
      fix: `Keep the preStop of container ${visible(name)}, unless its process itself waits and finishes what it has begun.`,
      place: manifest.placeOf(['spec', 'template', 'spec', 'containers', index]),
      ofRollout: true,
    }));
}

function hasHook({ written }: Container): boolean {
  return objectIn(fieldAt(written, 'lifecycle'), 'preStop') !== null;
}

/** Annotations by which a pod keeps its node from going, and whether a value of them does. */
const KEEPS_NODE: Readonly<Record<string, (value: string) => boolean>> = {
  'karpenter.sh/do-not-disrupt': (value) => value === 'true' || (goDurationMs(value) ?? 0) > 0,
  'cluster-autoscaler.kubernetes.io/safe-to-evict': (value) => value === 'false',
};

/** Pods that kept their nodes from being drained before the change and keep them no more, or begin to. */
function nodeKeepers(manifest: Manifest, before: Manifest): Unshown[] {
  const annotations = (of: Manifest): Readonly<Record<string, string>> =>
    labelsIn(fieldAt(of.object, 'spec', 'template', 'metadata'), 'annotations');
  const [now, then] = [annotations(manifest), annotations(before)];
  const place = manifest.placeOf(['spec', 'template', 'metadata', 'annotations']);
  return Object.entries(KEEPS_NODE).flatMap(([key, keeps]): Unshown[] => {
    const [is, was] = [now[key] ?? '', then[key] ?? ''];
    if (keeps(is) === keeps(was)) return [];
    return [keeps(was) ? { ...releasedPods(key, was), place } : { ...keptNodes(key, is), place }];
  });
}

function releasedPods(key: string, was: string): Omit<Unshown, 'place'> {
  return {
    subject: `released-pods ${key}`,
    says: `its pods lose ${key}: ${visible(was)}, which kept their nodes from being drained: the nodes of its new pods may go from now on, as far as disruption budgets let them.`,
    fix: `Keep ${key}: "${visible(was)}" on the pod template for as long as such pods must run to their end, or see that a disruption budget holds them.`,
  };
}

/** Source: karpenter.sh, Disruption, "Pod-Level Controls": such a pod also holds the drain of a node that is past its age. */
function keptNodes(key: string, is: string): Omit<Unshown, 'place'> {
  return {
    subject: `kept-nodes ${key}`,
    says: `its pods get ${key}: ${visible(is)}, and the node of each new one is not drained for a rollout of nodes while it runs: that waits, and a drain that has begun keeps its place of the budgets. The numbers of nodes are those of the pods in the snapshot.`,
    fix: `Leave ${key} off pods that run without end, and let a disruption budget hold them.`,
  };
}
