import type { System } from '../system.js';
import { RESOURCES_OF_DRAINS } from '../system.js';
import { recordedTimes } from './objects/recorded-times.js';
import { isClaimed, resolveKarpenter } from './resolve.js';

/** Karpenter: NodePools of karpenter.sh, v1 and v1beta1. */
export const karpenter: System = {
  id: 'karpenter',
  kinds: [{ group: 'karpenter.sh', version: 'v1', kind: 'NodePool', isNamespaced: false }],
  resources: ['nodes', 'nodepools.karpenter.sh', 'nodeclaims.karpenter.sh', ...RESOURCES_OF_DRAINS],
  ownGroups: [],
  formerKinds: ['Provisioner'],
  claims: isClaimed,
  newestApi: (_apiVersion, kind) => (kind === 'NodePool' ? 'karpenter.sh/v1' : null),
  recordedTimes,
  resolve: resolveKarpenter,
};
