import { itemsIn, labelsIn, textIn } from '../../../manifest/fields.js';
import type { Json, Manifest } from '../../../manifest/manifest.js';
import { type LabelSelector, selects } from '../../../manifest/values/selector.js';

/** What makes an interrupt wait for pods: the barrier before its drain, or what the drain does not take. */
export type KeptBy = 'podNonInterruptLabels' | 'force' | 'deleteEmptyDirData';

/** Pods on one node that no interrupt goes past. */
export interface KeptNode {
  readonly pods: readonly string[];
  /** False where one of them never ends by itself, because a controller keeps it there or because it starts again: nothing evicts it. */
  readonly mayEnd: boolean;
  readonly by: KeptBy;
  /** After this long the node has failed; null: it waits without a limit. */
  readonly failsAfterMs: number | null;
}

export type KeptNodes = ReadonlyMap<string, KeptNode>;

export const NOTHING_KEPT: KeptNodes = new Map();

/** Their pods run until somebody deletes them; those of a Job, and of what is like one, end some day. */
const ENDLESS: readonly string[] = ['ReplicaSet', 'StatefulSet', 'DaemonSet', 'ReplicationController'];
const HOLDING_PHASES: readonly string[] = ['Running', 'Pending'];

/**
 * Nodes on which a running or pending pod matches `podNonInterruptLabels`: a package with an interrupt cordons the node and then
 * waits for these pods before it drains, without any limit of time. A selector without requirements asks for nothing. Source:
 * NVIDIA/nodewright skyhook_controller.go EnsureNodeIsReadyForInterrupt and HasNonInterruptWork; issues 542 and 543.
 */
export function awaitedNodes(selector: LabelSelector | null, objects: readonly Manifest[]): KeptNodes {
  if (!selector || selector.requirements.length === 0) return NOTHING_KEPT;
  const found = new Map<string, KeptNode>();
  for (const pod of objects) {
    if (pod.kind !== 'Pod') continue;
    const { spec, status, metadata } = pod.object;
    const node = textIn(spec, 'nodeName');
    // A phase that the snapshot does not have is no proof that the pod has ended.
    const isOver = !HOLDING_PHASES.includes(textIn(status, 'phase') ?? 'Running');
    if (node === null || isOver || !selects(selector, labelsIn(metadata, 'labels'))) continue;
    const before = found.get(node);
    const name = pod.namespace === null ? pod.name : `${pod.namespace}/${pod.name}`;
    const restarts = textIn(spec, 'restartPolicy') === 'Always';
    const mayEnd = (before?.mayEnd ?? true) && !restarts && !isEndless(metadata);
    const pods = [...(before?.pods ?? []), name].sort();
    found.set(node, { pods, mayEnd, by: 'podNonInterruptLabels', failsAfterMs: null });
  }
  return found;
}

function isEndless(metadata: Json | undefined): boolean {
  return itemsIn(metadata, 'ownerReferences').some((owner) => isEndlessKind(textIn(owner, 'kind')));
}

/** True for a controller whose pods run until somebody deletes them. */
export function isEndlessKind(kind: string | null): boolean {
  return ENDLESS.includes(kind ?? '');
}
