import type { Behaviour } from '../../versions.js';
import { type PodsOnNode, podsOnNodes } from './on-node.js';
import {
  type DaemonActions,
  type DaemonPod,
  type DaemonSetState,
  desiredNodes,
  isPodAvailable,
} from './state.js';

/**
 * One pass of the rolling update with surge: the new pod is created beside the old one, and the old one goes when the new one is
 * available. An old pod that is not available gets its new one at once, whatever the limit says. Source: kubernetes 1.28,
 * daemon/update.go; the rule for nodes that should not run at kubernetes/kubernetes 7e74f25f.
 */
export function updateWithSurge(
  state: DaemonSetState,
  maxSurge: number,
  behaviour: Behaviour,
): DaemonActions {
  const nodes = podsOnNodes(state);
  const gone: DaemonPod[] = [];
  const atOnce: string[] = [];
  const candidates: string[] = [];
  const unfit: DaemonPod[] = [];
  let surging = 0;
  for (const { node, shouldRun, crowded, newPod, oldPod } of nodes) {
    if (crowded) surging++;
    if (crowded || !oldPod) continue;
    const oldAvailable = isPodAvailable(oldPod, state);
    if (newPod) {
      if (isPodAvailable(newPod, state)) gone.push(oldPod);
      else surging++;
    } else if (behaviour.daemonSetSurgeSkipsUnfitNodes && !shouldRun) {
      (oldAvailable ? unfit : gone).push(oldPod);
    } else {
      (oldAvailable ? candidates : atOnce).push(node);
    }
  }
  const spare = Math.max(0, availableNodes(state, nodes) - desiredNodes(state));
  const left = Math.max(0, maxSurge - surging);
  return { create: [...atOnce, ...candidates.slice(0, left)], delete: [...gone, ...unfit.slice(0, spare)] };
}

/** Nodes whose old pod, or new pod where there is no old one, is available; the ones that should not run included. */
function availableNodes(state: DaemonSetState, nodes: readonly PodsOnNode[]): number {
  const looked = nodes.filter(({ crowded, newPod, oldPod }) => {
    const pod = oldPod ?? newPod;
    return !crowded && pod !== null && isPodAvailable(pod, state);
  });
  return looked.length + (state.others ?? 0);
}
