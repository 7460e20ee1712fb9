import type { System } from '../system.js';
import { RESOURCES_OF_DRAINS } from '../system.js';
import { isControllerConfig } from './objects/controller-config.js';
import { recordedTimes } from './objects/recorded-times.js';
import { isClaimed, resolvePika } from './resolve.js';
import { GROUP } from './admission/schema.js';

/** NVIDIA PIKA: NotifyMaintenance, PlatformInfo, which nothing reads, and the ConfigMap of its controller. */
export const pika: System = {
  id: 'pika',
  kinds: [
    { group: GROUP, version: 'v1alpha1', kind: 'NotifyMaintenance', isNamespaced: true },
    { group: GROUP, version: 'v1alpha1', kind: 'PlatformInfo', isNamespaced: false },
  ],
  resources: [
    'nodes',
    'notifymaintenances.ngn2.nvidia.com',
    'platforminfos.ngn2.nvidia.com',
    'configmaps',
    ...RESOURCES_OF_DRAINS,
  ],
  ownGroups: [GROUP],
  alsoMentions: ['notifyMaintenanceConfig'],
  referringGroups: [GROUP],
  claims: isClaimed,
  newestApi: () => 'ngn2.nvidia.com/v1alpha1',
  isNamespaced: (apiVersion, kind) => isClaimed(apiVersion, kind) && kind === 'NotifyMaintenance',
  reads: isControllerConfig,
  recordedTimes,
  resolve: resolvePika,
};
