import { RESOURCES_OF_DRAINS, type System } from '../system.js';
import { atWork, KINDS } from './objects/kinds.js';
import { AUTOSCALERS } from './objects/autoscalers.js';
import { recordedTimes } from './objects/recorded-times.js';
import { resolveKubernetes } from './resolve.js';
import { settings } from './options.js';
import { TRAITS } from './results/traits.js';

/** Kubernetes workloads: Deployment, DaemonSet, StatefulSet, and PodDisruptionBudgets as limits on drains. */
export const kubernetes: System = {
  id: 'kubernetes',
  kinds: KINDS,
  resources: ['nodes', ...RESOURCES_OF_DRAINS, 'horizontalpodautoscalers.autoscaling'],
  ownGroups: [],
  looksAt: AUTOSCALERS,
  atWork,
  recordedTimes,
  traits: TRAITS,
  settings,
  resolve: resolveKubernetes,
};
