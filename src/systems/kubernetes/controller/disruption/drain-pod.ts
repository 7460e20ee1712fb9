import type { Toleration } from '../../../../snapshot/snapshot.js';
import { isFinished, type Pod } from './cluster.js';

/** A pod and the node it runs on, which a drain empties. */
export interface DrainPod extends Pod {
  /** Null while it has no place. */
  readonly node: string | null;
  /** What it tolerates; absent where that is nothing. */
  readonly tolerations?: readonly Toleration[];
}

/** Drains leave daemon pods alone. */
export function staysOnNode(pod: DrainPod): boolean {
  return pod.owner?.kind === 'DaemonSet' && !isFinished(pod);
}
