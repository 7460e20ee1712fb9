import type { System } from '../system.js';
import { isControllerConfig } from './controller-config.js';
import { isClaimed, resolvePika } from './resolve.js';

/** NVIDIA PIKA: NotifyMaintenance, PlatformInfo, which nothing reads, and the ConfigMap of its controller. */
export const pika: System = {
  id: 'pika',
  claims: isClaimed,
  newestApi: () => 'ngn2.nvidia.com/v1alpha1',
  isNamespaced: (apiVersion, kind) => isClaimed(apiVersion, kind) && kind === 'NotifyMaintenance',
  reads: isControllerConfig,
  resolve: resolvePika,
};
