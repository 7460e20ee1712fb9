import { byName, groupedBy, remembered } from '../../../../manifest/lookup.js';
import type { IntOrPercent } from '../../../../manifest/quantity.js';
import { isAvailable, type Pod } from '../pod.js';
import { type DaemonSetLimits, daemonSetLimits, daemonSetNodes } from '../workload-budgets.js';
import { type DaemonNode, nodeFit, type Placement } from './node-fit.js';

export type DaemonSetStrategy =
  | { readonly type: 'OnDelete' }
  | {
      readonly type: 'RollingUpdate';
      readonly maxUnavailable: IntOrPercent;
      readonly maxSurge: IntOrPercent;
    };

/** A DaemonSet's spec with the API's defaults filled in. */
export interface DaemonSetSpec {
  /** Equal strings are equal pod templates; going back to an old one makes its pods new again. */
  readonly template: string;
  readonly strategy: DaemonSetStrategy;
  readonly minReadySeconds: number;
  readonly placement: Placement;
}

/** Its slot is its node. */
export type DaemonPod = Pod<string>;

/** What one sync sees. */
export interface DaemonSetState {
  readonly spec: DaemonSetSpec;
  readonly nodes: readonly DaemonNode[];
  readonly pods: readonly DaemonPod[];
  readonly nowMs: number;
  /** More nodes, each wanted and with one available pod, that are counted and not looked at; absent: none. */
  readonly others?: number;
}

/** Pods to delete and nodes to create one on. */
export interface DaemonActions {
  readonly create: readonly string[];
  readonly delete: readonly DaemonPod[];
}

export const NO_ACTIONS: DaemonActions = { create: [], delete: [] };

/**
 * Pods by node, oldest first. Finished pods that are being deleted are left out. Source: kubernetes 1.28, daemon_controller.go,
 * getNodesToDaemonPods.
 */
export const podsByNode = remembered(
  (pods: readonly DaemonPod[]): ReadonlyMap<string, readonly DaemonPod[]> => {
    const byNode = groupedBy(pods, (pod) => (pod.finished && pod.terminating ? undefined : pod.slot));
    for (const own of byNode.values()) own.sort((a, b) => a.order - b.order);
    return byNode;
  },
);

/** Nodes in order of name. */
export const nodesByName = remembered((nodes: readonly DaemonNode[]): readonly DaemonNode[] =>
  [...nodes].sort((a, b) => byName(a.name, b.name)),
);

/** True for a pod that has been ready for minReadySeconds. */
export function isPodAvailable(
  pod: DaemonPod,
  { spec, nowMs }: Pick<DaemonSetState, 'spec' | 'nowMs'>,
): boolean {
  return isAvailable(pod, spec.minReadySeconds, nowMs);
}

type Fleet = Pick<DaemonSetState, 'spec' | 'nodes' | 'others'>;

/** How many nodes should run the pod. */
export function desiredNodes({ spec, nodes, others = 0 }: Fleet): number {
  return nodes.filter((node) => nodeFit(node, spec.placement).shouldRun).length + others;
}

/** The limits in force; OnDelete has none to speak of. */
export function limitsOf(state: Fleet): DaemonSetLimits {
  const { strategy } = state.spec;
  if (strategy.type === 'OnDelete') return { maxUnavailable: 0, maxSurge: 0 };
  return daemonSetLimits(strategy.maxUnavailable, strategy.maxSurge, desiredNodes(state));
}

/** Whether two pods on a node are allowed: an integer maxSurge above 0, or any percentage but 0%. Source: daemon/util. */
export function allowsSurge({ strategy }: DaemonSetSpec): boolean {
  return strategy.type === 'RollingUpdate' && daemonSetNodes(strategy.maxSurge, 1) > 0;
}
