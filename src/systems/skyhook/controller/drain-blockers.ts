import { visible } from '../../../manifest/visible.js';
import { objectIn, field } from '../../../manifest/fields.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { selects } from '../../../manifest/selector.js';
import { tolerates } from '../../../snapshot/snapshot.js';
import { type DrainedPod, podsToDrain } from '../../system.js';
import type { SkyhookSpec } from '../objects/stored.js';
import { isAtLeast, type Switches } from '../versions.js';
import { CORDON_TAINT } from './eligibility.js';

/** Pods on one node that its interrupt waits for: before the drain, or because the drain leaves them. */
export interface DrainBlocker {
  readonly by: 'podNonInterruptLabels' | 'force' | 'deleteEmptyDirData';
  readonly pods: readonly string[];
  /** False if one of them never ends by itself: a controller keeps it there, or it restarts. */
  readonly mayEnd: boolean;
  /** The node has failed after this time; null: it waits without a limit. */
  readonly failsAfterMs: number | null;
}

/** By name of the node. */
export type DrainBlockers = ReadonlyMap<string, DrainBlocker>;

/** Namespaces whose pods the operator never drains. Source: NVIDIA/nodewright docs/architecture/interrupt-flow.md. */
export const SPARED: readonly string[] = ['kube-system'];

/** Pods that no drain takes: those of a DaemonSet, and static pods, which belong to their node. */
const STAYING: readonly string[] = ['DaemonSet', 'Node'];
/** Their pods run until someone deletes them; those of a Job end. */
const ENDLESS: readonly string[] = ['ReplicaSet', 'StatefulSet', 'DaemonSet', 'ReplicationController'];

/**
 * Nodes whose interrupt waits for pods. First those with a pod that `podNonInterruptLabels` matches: the node is cordoned, and its drain
 * does not begin. Then, from 0.18 on, those with a pod that `drainConfig` tells the drain to leave. A selector without requirements
 * asks for nothing. Source: NVIDIA/nodewright skyhook_controller.go EnsureNodeIsReadyForInterrupt and HasNonInterruptWork (#542, #543);
 * docs/architecture/interrupt-flow.md, #259 and #625.
 */
export function drainBlockers(
  manifest: Manifest,
  { nonInterrupt, drainTimeoutMs }: SkyhookSpec,
  { version }: Switches,
  objects: readonly Manifest[],
): DrainBlockers {
  const drain = objectIn(objectIn(manifest.object, 'spec') ?? {}, 'drainConfig') ?? {};
  const leaves = (name: string): boolean => isAtLeast(version, '0.18') && field(drain, name) === false;
  const isAwaited = ({ labels }: DrainedPod): boolean =>
    nonInterrupt !== null && nonInterrupt.requirements.length > 0 && selects(nonInterrupt, labels);
  const [leavesBare, leavesLocal] = [leaves('force'), leaves('deleteEmptyDirData')];
  const found = new Map<string, DrainBlocker>();
  const add = (pod: DrainedPod, by: DrainBlocker['by']): void => {
    const before = found.get(pod.node);
    found.set(pod.node, {
      by: before?.by ?? by,
      pods: [...(before?.pods ?? []), visible(`${pod.namespace}/${pod.name}`)].sort(),
      mayEnd: before?.mayEnd !== false && !pod.restarts && !ENDLESS.includes(pod.owner?.kind ?? ''),
      failsAfterMs: by === 'podNonInterruptLabels' ? null : drainTimeoutMs,
    });
  };
  const pods = podsToDrain(objects);
  for (const pod of pods) if (isAwaited(pod)) add(pod, 'podNonInterruptLabels');
  const awaited = new Set(found.keys());
  for (const pod of pods) {
    if (awaited.has(pod.node) || !isDrained(pod)) continue;
    if (leavesBare && pod.owner === null) add(pod, 'force');
    else if (leavesLocal && pod.hasEmptyDir) add(pod, 'deleteEmptyDirData');
  }
  return found;
}

/** The operator leaves kube-system, pods of the node itself, and pods that tolerate the taint of a cordon. */
function isDrained({ namespace, owner, tolerations }: DrainedPod): boolean {
  if (SPARED.includes(namespace) || STAYING.includes(owner?.kind ?? '')) return false;
  return !tolerations.some((toleration) => tolerates(toleration, CORDON_TAINT));
}
