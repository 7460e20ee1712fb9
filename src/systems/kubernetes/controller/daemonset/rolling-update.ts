import type { Behaviour } from '../../versions.js';
import { type PodsOnNode, podsOnNodes } from './on-node.js';
import { type DaemonActions, type DaemonPod, type DaemonSetState, isPodAvailable } from './state.js';

/** What a node's pods mean for a rolling update without surge. */
type NodeStanding = 'unavailable' | 'done' | 'replace-at-once' | 'candidate';

/**
 * Without surge: nodes without a live pod, with two, or with a new pod that is not available count as unavailable; an old pod that
 * is not available is deleted at once, whatever the limit says.
 */
export function standingOf(state: DaemonSetState, { crowded, newPod, oldPod }: PodsOnNode): NodeStanding {
  if (crowded || (newPod === null) === (oldPod === null)) return 'unavailable';
  if (newPod) return isPodAvailable(newPod, state) ? 'done' : 'unavailable';
  return oldPod && isPodAvailable(oldPod, state) ? 'candidate' : 'replace-at-once';
}

/**
 * Nodes that count against maxUnavailable. Before the fix of 1.31 (and late 1.28 to 1.30) an old pod that is not available was
 * not counted, so each further bad update took maxUnavailable nodes more (kubernetes/kubernetes#123233).
 */
export function countsAsUnavailable(standing: NodeStanding, behaviour: Behaviour): boolean {
  return (
    standing === 'unavailable' || (standing === 'replace-at-once' && behaviour.daemonSetCountsOldUnavailable)
  );
}

/** One pass of the rolling update without surge. Source: kubernetes 1.28, daemon/update.go, rollingUpdate. */
export function updateWithoutSurge(
  state: DaemonSetState,
  maxUnavailable: number,
  behaviour: Behaviour,
): DaemonActions {
  const atOnce: DaemonPod[] = [];
  const candidates: DaemonPod[] = [];
  let unavailable = 0;
  for (const node of podsOnNodes(state)) {
    const standing = standingOf(state, node);
    if (countsAsUnavailable(standing, behaviour)) unavailable++;
    if (standing === 'replace-at-once' && node.oldPod) atOnce.push(node.oldPod);
    if (standing === 'candidate' && node.oldPod) candidates.push(node.oldPod);
  }
  const left = Math.max(0, maxUnavailable - unavailable);
  return { create: [], delete: [...atOnce, ...candidates.slice(0, left)] };
}
