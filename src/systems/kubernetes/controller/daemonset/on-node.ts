import { nodeFit } from './node-fit.js';
import { byName } from '../../../../manifest/lookup.js';
import { type DaemonPod, type DaemonSetState, nodesByName, podsByNode } from './state.js';

/** The pods of one node as the rolling update sees them. */
export interface PodsOnNode {
  readonly node: string;
  /** The node exists and should run the pod. */
  readonly shouldRun: boolean;
  /** True when two live pods of a kind are there: the manage part has to tidy up first. */
  readonly crowded: boolean;
  readonly newPod: DaemonPod | null;
  readonly oldPod: DaemonPod | null;
}

/**
 * Every node with any pod (a terminating one too) and every node that should have one, in order of name; only pods that are not
 * being deleted are told apart. Source: kubernetes 1.28, daemon/update.go, findUpdatedPodsOnNode, updatedDesiredNodeCounts.
 */
export function podsOnNodes(state: DaemonSetState): PodsOnNode[] {
  const onNode = podsByNode(state.pods);
  const nodes: PodsOnNode[] = [];
  let found = 0;
  for (const node of nodesByName(state.nodes)) {
    const pods = onNode.get(node.name);
    if (pods) found++;
    const { shouldRun } = nodeFit(node, state.spec.placement);
    if (pods || shouldRun) nodes.push(toldApart(state, node.name, shouldRun, pods ?? []));
  }
  // All pods are on nodes that are there: the case of nearly every sync.
  if (found === onNode.size) return nodes;
  const known = new Set(state.nodes.map((node) => node.name));
  const lost = [...onNode].filter(([name]) => !known.has(name));
  nodes.push(...lost.map(([name, pods]) => toldApart(state, name, false, pods)));
  return nodes.sort((a, b) => byName(a.node, b.node));
}

function toldApart(
  state: DaemonSetState,
  node: string,
  shouldRun: boolean,
  pods: readonly DaemonPod[],
): PodsOnNode {
  const only = pods[0];
  if (only && pods.length === 1 && !only.terminating) {
    const isNew = only.template === state.spec.template;
    return { node, shouldRun, crowded: false, newPod: isNew ? only : null, oldPod: isNew ? null : only };
  }
  const live = pods.filter((pod) => !pod.terminating);
  const fresh = live.filter((pod) => pod.template === state.spec.template);
  const old = live.filter((pod) => pod.template !== state.spec.template);
  return {
    node,
    shouldRun,
    crowded: fresh.length > 1 || old.length > 1,
    newPod: fresh[0] ?? null,
    oldPod: old[0] ?? null,
  };
}
