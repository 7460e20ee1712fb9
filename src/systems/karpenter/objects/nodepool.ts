import type { Manifest } from '../../../manifest/manifest.js';
import type { PolicyRef } from '../../system.js';
import type { Budget } from '../controller/budget.js';

/** A NodePool as the controller has it after the API server has stored it: defaults filled in, unknown fields gone. */
export interface NodePool {
  readonly name: string;
  readonly budgets: readonly Budget[];
  /** Null: never. */
  readonly consolidateAfterMs: number | null;
  readonly consolidationPolicy: string;
  /** Number of nodes of a static pool; null for a pool that follows its pods. */
  readonly replicas: number | null;
  /** `limits.nodes`; null: no limit. */
  readonly limitNodes: number | null;
  /** As Kubernetes writes the quantities. */
  readonly limits: Readonly<Record<string, string>>;
  /** Resources whose limit is 0: `cpu`. Every node has some of each. */
  readonly zeroLimits: readonly string[];
  readonly template: Template;
}

/** The template of NodeClaims. An absent list or map is not the same as an empty one: their hashes differ. */
export interface Template {
  readonly labels: ReadonlyMap<string, string> | null;
  readonly annotations: ReadonlyMap<string, string> | null;
  readonly taints: readonly PoolTaint[] | null;
  readonly startupTaints: readonly PoolTaint[] | null;
  readonly requirements: readonly PoolRequirement[];
  readonly nodeClassRef: { readonly group: string; readonly kind: string; readonly name: string };
  /** Null: a drain may last forever. */
  readonly terminationGracePeriodMs: number | null;
  /** Null: never. */
  readonly expireAfterMs: number | null;
}

export interface PoolTaint {
  readonly key: string;
  readonly value: string;
  readonly effect: string;
  /** RFC 3339 as written; null without one. */
  readonly timeAdded: string | null;
}

export interface PoolRequirement {
  readonly key: string;
  readonly operator: string;
  readonly values: readonly string[];
  readonly minValues: number | null;
}

/** The label that says which pool a NodeClaim and its Node belong to. */
export const POOL_LABEL = 'karpenter.sh/nodepool';

/** A NodePool, or a NodeClass, as a plan names it. */
export function refOf({ kind, name }: Manifest): PolicyRef {
  return { system: 'karpenter', kind, namespace: null, name };
}
