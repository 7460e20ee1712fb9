import { kubernetes } from './kubernetes/index.js';
import { skyhook } from './skyhook/index.js';
import type { System } from './system.js';

/** The systems that are planned. Each reads its own kinds and knows nothing of the others. */
export const SYSTEMS: readonly System[] = [skyhook, kubernetes];

/**
 * Rollout policies of systems that this version can not plan yet. Passing over them would be a green check on something
 * nobody judged.
 */
export const NOT_YET_PLANNED: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['karpenter.sh', new Set(['NodePool'])],
  [
    'placement.kubernetes-fleet.io',
    new Set([
      'ClusterResourcePlacement',
      'ResourcePlacement',
      'ClusterStagedUpdateStrategy',
      'StagedUpdateStrategy',
      'ClusterStagedUpdateRun',
      'StagedUpdateRun',
      'ClusterResourcePlacementDisruptionBudget',
      'ClusterResourcePlacementEviction',
    ]),
  ],
  ['ngn2.nvidia.com', new Set(['NotifyMaintenance', 'PlatformInfo'])],
]);
