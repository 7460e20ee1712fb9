import {
  countsOf,
  type DeploymentCounts,
} from '../../../src/systems/kubernetes/controller/deployment/counts.js';
import type {
  DeploymentState,
  ReplicaSet,
} from '../../../src/systems/kubernetes/controller/deployment/state.js';

interface SetCounts {
  readonly template: string;
  readonly replicas: number;
  readonly available: number;
}

export interface DeploymentDetails extends DeploymentCounts {
  readonly rs: readonly SetCounts[];
}

/** The same with each ReplicaSet by itself. */
export function detailsOf(state: DeploymentState): DeploymentDetails {
  return { ...countsOf(state), rs: state.replicaSets.map(setCounts) };
}

function setCounts({ template, size, available }: ReplicaSet): SetCounts {
  return { template, replicas: size, available };
}
