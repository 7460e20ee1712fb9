import type { System } from '../system.js';
import { isClaimed, resolveKarpenter } from './resolve.js';

/** Karpenter: NodePools of karpenter.sh, v1 and v1beta1. */
export const karpenter: System = {
  id: 'karpenter',
  claims: isClaimed,
  newestApi: (_apiVersion, kind) => (kind === 'NodePool' ? 'karpenter.sh/v1' : null),
  resolve: resolveKarpenter,
};
