import { groupOf } from '../../manifest/manifest.js';
import type { System } from '../system.js';
import { RESOURCES_OF_DRAINS } from '../system.js';
import { isClaimed } from './objects/objects.js';
import { recordedTimes } from './objects/recorded-times.js';
import { resolveSkyhook } from './resolve.js';

/** NVIDIA Skyhook and its successor NodeWright: DeploymentPolicy, Skyhook, NodeWright of both API groups. */
export const skyhook: System = {
  id: 'skyhook',
  kinds: [
    { group: 'nodewright.nvidia.com', version: 'v1alpha1', kind: 'NodeWright', isNamespaced: false },
    { group: 'nodewright.nvidia.com', version: 'v1alpha1', kind: 'DeploymentPolicy', isNamespaced: false },
    { group: 'skyhook.nvidia.com', version: 'v1alpha1', kind: 'Skyhook', isNamespaced: false },
    { group: 'skyhook.nvidia.com', version: 'v1alpha1', kind: 'DeploymentPolicy', isNamespaced: false },
  ],
  resources: ['nodes', ...RESOURCES_OF_DRAINS],
  ownGroups: ['nodewright.nvidia.com', 'skyhook.nvidia.com'],
  claims: isClaimed,
  newestApi: (apiVersion) => `${groupOf(apiVersion)}/v1alpha1`,
  recordedTimes,
  resolve: resolveSkyhook,
};
