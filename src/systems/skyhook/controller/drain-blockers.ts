import { visible } from '../../../manifest/visible.js';
import { groupedBy } from '../../../manifest/lookup.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { selects } from '../../../manifest/selector.js';
import { isTolerated } from '../../../snapshot/snapshot.js';
import { type DrainedPod, podsToDrain } from '../../system.js';
import type { SkyhookSpec } from '../objects/stored.js';
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

/** Namespaces whose pods the operator never drains. Source: NVIDIA/nodewright docs/architecture/interrupt-flow.md. */
export const SPARED: readonly string[] = ['kube-system'];

/** Pods that no drain takes: those of a DaemonSet, and static pods, which belong to their node. */
const STAYING: readonly string[] = ['DaemonSet', 'Node'];
/** Their pods run until someone deletes them; those of a Job end. */
const ENDLESS: readonly string[] = ['ReplicaSet', 'StatefulSet', 'DaemonSet', 'ReplicationController'];

/**
 * Nodes whose interrupt waits for pods. First those with a pod that `podNonInterruptLabels` matches: the node is cordoned, and its drain
 * does not begin. Then those with a pod that the drain leaves by `drainConfig`. Source: NVIDIA/nodewright skyhook_controller.go
 * EnsureNodeIsReadyForInterrupt and HasNonInterruptWork (#542, #543); docs/architecture/interrupt-flow.md, #259 and #625.
 */
export function drainBlockers(
  { nonInterrupt, leaves, drainTimeoutMs }: SkyhookSpec,
  objects: readonly Manifest[],
): ReadonlyMap<string, DrainBlocker> {
  const reasonOf = (pod: DrainedPod): DrainBlocker['by'] | null => {
    if (nonInterrupt && selects(nonInterrupt, pod.labels)) return 'podNonInterruptLabels';
    if (!isDrained(pod)) return null;
    if (leaves.includes('force') && pod.owner === null) return 'force';
    return leaves.includes('deleteEmptyDirData') && pod.hasEmptyDir ? 'deleteEmptyDirData' : null;
  };
  const blocking = podsToDrain(objects).flatMap((pod) => {
    const by = reasonOf(pod);
    return by === null ? [] : [{ ...pod, by }];
  });
  const byNode = [...groupedBy(blocking, ({ node }) => node)].map(([node, all]): [string, DrainBlocker] => {
    const awaited = all.filter(({ by }) => by === 'podNonInterruptLabels');
    const pods = awaited.length > 0 ? awaited : all;
    return [
      node,
      {
        by: pods[0]?.by ?? all[0].by,
        pods: pods.map(({ namespace, name }) => visible(`${namespace}/${name}`)).sort(),
        mayEnd: pods.every(({ restarts, owner }) => !restarts && !ENDLESS.includes(owner?.kind ?? '')),
        failsAfterMs: awaited.length > 0 ? null : drainTimeoutMs,
      },
    ];
  });
  return new Map(byNode);
}

/** The operator leaves kube-system, pods of the node itself, and pods that tolerate the taint of a cordon. */
function isDrained({ namespace, owner, tolerations }: DrainedPod): boolean {
  if (SPARED.includes(namespace) || STAYING.includes(owner?.kind ?? '')) return false;
  return !isTolerated(CORDON_TAINT, tolerations);
}
