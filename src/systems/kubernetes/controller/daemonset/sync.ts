import type { Behaviour } from '../../versions.js';
import {
  allowsSurge,
  type DaemonActions,
  type DaemonPod,
  type DaemonSetState,
  desiredNodes,
  isPodAvailable,
  limitsOf,
  NO_ACTIONS,
  nodesByName,
  podsByNode,
} from './state.js';
import { type PodsOnNode, podsOnNodes } from './on-node.js';
import { type DaemonNode, type NodeFit, nodeFit } from './node-fit.js';

interface DaemonSetSync extends DaemonActions {
  readonly by: 'manage' | 'update';
}

/**
 * One sync of the DaemonSet controller: the manage part, and only if that did nothing the rolling update. Null when neither does
 * anything. Source: kubernetes 1.28, daemon/daemon_controller.go, updateDaemonSet.
 */
export function syncDaemonSet(state: DaemonSetState, behaviour: Behaviour): DaemonSetSync | null {
  const managed = manage(state);
  if (!isEmpty(managed)) return { by: 'manage', ...managed };
  const updated = rollingUpdate(state, behaviour);
  return isEmpty(updated) ? null : { by: 'update', ...updated };
}

function rollingUpdate(state: DaemonSetState, behaviour: Behaviour): DaemonActions {
  if (state.spec.strategy.type === 'OnDelete') return NO_ACTIONS;
  const { maxUnavailable, maxSurge } = limitsOf(state);
  return maxSurge === 0
    ? updateWithoutSurge(state, maxUnavailable, behaviour)
    : updateWithSurge(state, maxSurge, behaviour);
}

function isEmpty({ create, delete: gone }: DaemonActions): boolean {
  return create.length === 0 && gone.length === 0;
}

/**
 * One pass of the rolling update with surge: the new pod is created beside the old one, and the old one goes when the new one is
 * available. An old pod that is not available gets its new one at once, whatever the limit says. Source: kubernetes 1.28,
 * daemon/update.go; the rule for nodes that should not run at kubernetes/kubernetes 7e74f25f.
 */
function updateWithSurge(state: DaemonSetState, maxSurge: number, behaviour: Behaviour): DaemonActions {
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

/**
 * The controller's first part: a pod on every node that should have one, in the current version (also with OnDelete and in the
 * middle of a rollout), and none too many. Source: kubernetes 1.28, daemon/daemon_controller.go, manage, podsShouldBeOnNode.
 */
export function manage(state: DaemonSetState): DaemonActions {
  const onNode = podsByNode(state.pods);
  const create: string[] = [];
  const gone: DaemonPod[] = [];
  for (const node of nodesByName(state.nodes)) {
    const pods = onNode.get(node.name) ?? NO_PODS;
    if (isSettled(state, node, pods)) continue;
    const actions = onOneNode(state, node, pods);
    create.push(...actions.create);
    gone.push(...actions.delete);
  }
  return { create, delete: gone };
}

const NO_PODS: readonly DaemonPod[] = [];

/** One running pod where one may be: most nodes, most of the time. */
function isSettled(state: DaemonSetState, node: DaemonNode, pods: readonly DaemonPod[]): boolean {
  const only = pods[0];
  if (!only || pods.length > 1 || only.finished || only.terminating) return false;
  return nodeFit(node, state.spec.placement).shouldContinue;
}

/** A terminating pod counts as present: without surge the new pod waits until it is gone. */
function onOneNode(state: DaemonSetState, node: DaemonNode, pods: readonly DaemonPod[]): DaemonActions {
  const fit = nodeFit(node, state.spec.placement);
  if (fit.shouldRun && pods.length === 0) return { create: [node.name], delete: [] };
  if (!fit.shouldContinue) return { create: [], delete: pods.filter((pod) => !pod.terminating) };
  const finished = pods.filter((pod) => !pod.terminating && pod.finished);
  const running = pods.filter((pod) => !pod.terminating && !pod.finished);
  const { create, delete: excess } = allowsSurge(state.spec)
    ? keptWithSurge(state, node, fit, running)
    : keptWithoutSurge(running);
  return { create, delete: [...finished, ...excess] };
}

/** The oldest stays: going from surge to no surge in the middle deletes the new pod. */
function keptWithoutSurge(running: readonly DaemonPod[]): DaemonActions {
  return { create: [], delete: running.slice(1) };
}

/**
 * A pod may be created beside a terminating one. Of several the oldest new and the oldest old stay; of both, the old one goes
 * when it is not ready or when the new one is available.
 */
function keptWithSurge(
  state: DaemonSetState,
  node: DaemonNode,
  fit: NodeFit,
  running: readonly DaemonPod[],
): DaemonActions {
  if (running.length === 0 && fit.shouldRun) return { create: [node.name], delete: [] };
  if (running.length <= 1) return NO_ACTIONS;
  const newest = running.find((pod) => pod.template === state.spec.template);
  const old = running.find((pod) => pod.template !== state.spec.template);
  const gone = running.filter((pod) => pod !== newest && pod !== old);
  if (newest && old && (old.readySinceMs === null || isPodAvailable(newest, state))) gone.push(old);
  return { create: [], delete: gone };
}

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
function updateWithoutSurge(
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
