import { shippedDefinitions } from '../../../admission/definition.js';
import type { Definition } from '../../../manifest/manifest.js';
import CRDS from '../crds.json' with { type: 'json' };

export const GROUP = 'placement.kubernetes-fleet.io';

const SHIPPED = shippedDefinitions(CRDS);

/** Namespaced kinds have the schema of the cluster-scoped one. */
const NAMESPACED: Readonly<Record<string, string>> = {
  ResourcePlacement: 'ClusterResourcePlacement',
  StagedUpdateStrategy: 'ClusterStagedUpdateStrategy',
  StagedUpdateRun: 'ClusterStagedUpdateRun',
};

/** Null for a kind that does not shape a rollout. Source: kubefleet-dev/kubefleet e160c1cd, config/crd/bases. */
export function definitionOf(kind: string): Definition | null {
  return SHIPPED.get(NAMESPACED[kind] ?? kind) ?? null;
}
