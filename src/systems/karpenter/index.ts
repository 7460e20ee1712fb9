import { RESOURCES_OF_DRAINS, type System } from '../system.js';
import { recordedTimes } from './objects/pool-nodes.js';
import { resolveKarpenter } from './resolve.js';
import { settings } from './versions.js';
import { TRAITS } from './results/traits.js';

const GROUP = 'karpenter.sh';

/** Karpenter: NodePools of karpenter.sh/v1. */
export const karpenter: System = {
  id: 'karpenter',
  // Budgets of whatever version: one that is not known here must not pass for harmless.
  kinds: [
    { group: GROUP, versions: ['v1'], kind: 'NodePool', isNamespaced: false },
    { group: GROUP, versions: [], kind: 'Provisioner', isNamespaced: false, only: 'former' },
  ],
  program: {
    image: /(?:^|\/)karpenter(?:-provider-\w+)?(?:\/controller)?$/,
    title: 'Karpenter',
    // Read by v0.32 and before.
    settings: 'karpenter-global-settings',
    // Source: kubernetes-sigs/karpenter, pkg/controllers/node/health/controller.go; singlenodeconsolidation of spot nodes.
    gates: {
      'NodeRepair=true':
        'nodes in a condition that the provider names are deleted by force, whatever budgets, disruption budgets and do-not-disrupt say, as long as no more than 20% of the pool (rounded up) are in one',
      'SpotToSpotConsolidation=true': 'consolidation replaces running spot nodes by cheaper spot nodes',
    },
  },
  resources: ['nodes', 'nodepools.karpenter.sh', 'nodeclaims.karpenter.sh', ...RESOURCES_OF_DRAINS],
  ownGroups: [],
  // Source: kubernetes-sigs/karpenter, pkg/apis/v1 and v1alpha1; before 0.32 v1alpha5.
  otherKinds: { [GROUP]: ['NodeClaim', 'NodeOverlay', 'Machine'] },
  recordedTimes,
  traits: TRAITS,
  settings,
  resolve: resolveKarpenter,
};
