import type { Admission } from '../admission/admit.js';
import type { NodePool } from '../objects/nodepool.js';

/**
 * Why no node of the pool can be made; null where they can. A limit of 0 leaves no instance type over, while nodes still expire.
 * `exceeded` is of a limit below what the nodes have. Source: kubernetes-sigs/karpenter 2266468, provisioning/scheduling/scheduler.go,
 * filterByRemainingResources.
 */
export function disabledBy(
  pool: NodePool,
  { verdict }: Admission,
  deletedNodeClass: string | null,
  exceeded: string | null,
): string | null {
  if (verdict === 'invalidAtRuntime')
    return 'the pool is not valid at run time, so no replacement can be made';
  const [zero] = pool.zeroLimits ?? [];
  if (zero !== undefined) return `limits.${zero} is 0, so no replacement can be made`;
  if (exceeded !== null) return exceeded;
  return deletedNodeClass && `${deletedNodeClass} is deleted, so no replacement can be made`;
}
