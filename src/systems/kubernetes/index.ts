import type { System } from '../system.js';
import { RESOURCES_OF_DRAINS } from '../system.js';
import { atWork } from './objects/at-work.js';
import { isClaimed } from './objects/objects.js';
import { needsNodes } from './objects/needs-nodes.js';
import { isQuota } from './objects/quotas.js';
import { isAutoscaler } from './objects/autoscalers.js';
import { recordedTimes } from './objects/recorded-times.js';
import { resolveKubernetes } from './resolve.js';

/** Kubernetes workloads: Deployment, DaemonSet, StatefulSet, and PodDisruptionBudgets as limits on drains. */
export const kubernetes: System = {
  id: 'kubernetes',
  kinds: [
    { group: 'apps', version: 'v1', kind: 'Deployment', isNamespaced: true },
    { group: 'apps', version: 'v1', kind: 'DaemonSet', isNamespaced: true },
    { group: 'apps', version: 'v1', kind: 'StatefulSet', isNamespaced: true },
    { group: 'policy', version: 'v1', kind: 'PodDisruptionBudget', isNamespaced: true },
  ],
  resources: ['nodes', ...RESOURCES_OF_DRAINS],
  ownGroups: [],
  needsNodes,
  claims: isClaimed,
  newestApi: (_apiVersion, kind) => (kind === 'PodDisruptionBudget' ? 'policy/v1' : 'apps/v1'),
  isNamespaced: (apiVersion, kind) =>
    isClaimed(apiVersion, kind) || isAutoscaler(apiVersion, kind) || isQuota(apiVersion, kind),
  atWork,
  recordedTimes,
  resolve: resolveKubernetes,
};
