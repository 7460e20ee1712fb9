import { nodeFit } from './node-fit.js';
import { type DaemonSetState, isPodAvailable, podsByNode } from './state.js';

/** A DaemonSet's status, in nodes. */
interface DaemonSetStatus {
  readonly desired: number;
  readonly current: number;
  readonly updated: number;
  readonly ready: number;
  readonly available: number;
  readonly unavailable: number;
  /** Nodes that have a pod and should have none. */
  readonly misscheduled: number;
}

/**
 * The status: only nodes that should run count, and of each only its oldest pod, a terminating one too, so that `updated` lags
 * while surging. Source: kubernetes 1.28, daemon/daemon_controller.go, updateDaemonSetStatus.
 */
export function daemonSetStatus(state: DaemonSetState): DaemonSetStatus {
  const onNode = podsByNode(state.pods);
  const counts = { desired: 0, current: 0, updated: 0, ready: 0, available: 0, misscheduled: 0 };
  for (const node of state.nodes) {
    const oldest = onNode.get(node.name)?.[0];
    if (!nodeFit(node, state.spec.placement).shouldRun) {
      if (oldest) counts.misscheduled++;
      continue;
    }
    counts.desired++;
    if (!oldest) continue;
    counts.current++;
    if (oldest.readySinceMs !== null) counts.ready++;
    if (isPodAvailable(oldest, state)) counts.available++;
    if (oldest.template === state.spec.template) counts.updated++;
  }
  return { ...counts, unavailable: counts.desired - counts.available };
}

/** Every wanted node runs the current version, available. */
export function isComplete(status: DaemonSetStatus): boolean {
  return status.updated === status.desired && status.available === status.desired;
}
