import { type DaemonNode, type NodeFit, nodeFit } from './node-fit.js';
import {
  allowsSurge,
  type DaemonActions,
  type DaemonPod,
  type DaemonSetState,
  isPodAvailable,
  NO_ACTIONS,
  nodesByName,
  podsByNode,
} from './state.js';

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
