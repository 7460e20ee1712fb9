import { shippedDefinitions } from '../../../admission/definition.js';
import type { Definition, FieldPath } from '../../../manifest/manifest.js';
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

/** The three layers a manifest passes, in this order. */
export type Layer = 'schema' | 'cel' | 'webhook';

/** One thing that keeps a manifest out of the cluster. */
export interface Rejection {
  readonly layer: Layer;
  /** A stable name: the schema's keyword, or what the rule is about. */
  readonly rule: string;
  readonly path: FieldPath;
  readonly message: string;
  /** The field of the object at `path` that is required and not written. */
  readonly missing?: string;
  /** True where only the edit is refused. */
  readonly isEdit?: boolean;
}
