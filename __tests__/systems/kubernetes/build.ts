import type { DaemonNode } from '../../../src/systems/kubernetes/controller/node-fit.js';
import type { Pod } from '../../../src/systems/kubernetes/controller/pod.js';
import type {
  DaemonSetSpec,
  DeploymentSpec,
  Placement,
  StatefulSetSpec,
} from '../../../src/systems/kubernetes/controller/spec.js';
import { behaviorOf } from '../../../src/systems/kubernetes/versions.js';

export const V128 = behaviorOf([1, 28, 0]);
export const V134 = behaviorOf([1, 34, 0]);

/** A pod that has long been available. */
export function podOf<Slot extends string | number>(
  slot: Slot,
  template: string,
  changes: Partial<Pod<Slot>> = {},
): Pod<Slot> {
  return {
    slot,
    template,
    phase: 'up',
    readySinceMs: 0,
    terminating: false,
    finished: false,
    ...changes,
  };
}

/** A Deployment of 10 with the defaults of the API, going to `v2`. */
export function deploymentSpec(changes: Partial<DeploymentSpec> = {}): DeploymentSpec {
  return {
    replicas: 10,
    template: 'v2',
    strategy: { type: 'RollingUpdate', maxSurge: '25%', maxUnavailable: '25%' },
    paused: false,
    minReadySeconds: 0,
    progressDeadlineSeconds: 600,
    revisionHistoryLimit: 10,
    ...changes,
  };
}

export const ANYWHERE: Placement = {
  nodeName: null,
  nodeSelector: {},
  requiredTerms: null,
  tolerations: [],
  hostNetwork: false,
};

export function node(name: string, changes: Partial<DaemonNode> = {}): DaemonNode {
  return { name, labels: {}, taints: [], down: false, ...changes };
}

export function nodes(count: number): DaemonNode[] {
  return Array.from({ length: count }, (_, i) => node(`n${i + 1}`));
}

/** A DaemonSet going to `v2`. */
export function daemonSetSpec(
  { maxUnavailable = 1, maxSurge = 0 }: { maxUnavailable?: number | string; maxSurge?: number | string } = {},
  changes: Partial<DaemonSetSpec> = {},
): DaemonSetSpec {
  return {
    template: 'v2',
    strategy: { type: 'RollingUpdate', maxUnavailable, maxSurge },
    minReadySeconds: 0,
    placement: ANYWHERE,
    ...changes,
  };
}

export function statefulSetSpec(changes: Partial<StatefulSetSpec> = {}): StatefulSetSpec {
  return {
    replicas: 3,
    template: 'v2',
    podManagementPolicy: 'OrderedReady',
    strategy: { type: 'RollingUpdate', partition: 0, maxUnavailable: 1 },
    minReadySeconds: 0,
    startOrdinal: 0,
    ...changes,
  };
}
