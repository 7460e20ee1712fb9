import type { System } from '../system.js';
import { atWork } from './at-work.js';
import { isClaimed } from './objects.js';
import { needsNodes } from './needs-nodes.js';
import { isAutoscaler } from './read/autoscalers.js';
import { resolveKubernetes } from './resolve.js';

/** Kubernetes workloads: Deployment, DaemonSet, StatefulSet, and PodDisruptionBudgets as limits on drains. */
export const kubernetes: System = {
  id: 'kubernetes',
  needsNodes,
  claims: isClaimed,
  newestApi: (_apiVersion, kind) => (kind === 'PodDisruptionBudget' ? 'policy/v1' : 'apps/v1'),
  isNamespaced: (apiVersion, kind) => isClaimed(apiVersion, kind) || isAutoscaler(apiVersion, kind),
  atWork,
  resolve: resolveKubernetes,
};
