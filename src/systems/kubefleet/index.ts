import type { System } from '../system.js';
import { copiedFrom } from './copied.js';
import { isClaimed, isNamespaced, newestApi } from './objects.js';
import { resolveKubefleet } from './resolve.js';

/** KubeFleet: placements, staged update runs, disruption budgets and evictions over member clusters. */
export const kubefleet: System = {
  id: 'kubefleet',
  needsNodes: () => false,
  claims: isClaimed,
  newestApi,
  isNamespaced,
  copies: copiedFrom,
  resolve: resolveKubefleet,
};
