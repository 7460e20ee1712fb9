import * as z from 'zod';
import { code, text } from '../../text/text.js';
import { type Fix, fix, type RolledGroup, type System, RESOURCES_OF_DRAINS } from '../system.js';
import { AUTOSCALERS } from './objects/replicas.js';
import { atWork, KINDS, recordedTimes } from './objects/kinds.js';
import { resolveKubernetes } from './resolve.js';

/** Kubernetes workloads: Deployment, DaemonSet, StatefulSet, and PodDisruptionBudgets as limits on drains. */
export const kubernetes: System = {
  id: 'kubernetes',
  kinds: KINDS,
  resources: [
    'nodes',
    ...RESOURCES_OF_DRAINS,
    'controllerrevisions.apps',
    'horizontalpodautoscalers.autoscaling',
  ],
  looksAt: AUTOSCALERS,
  atWork,
  recordedTimes,
  traits: {
    rules: [
      'change-not-batched',
      'evictions-raised',
      'first-batch-too-large',
      'no-bake-time',
      'worst-loss-above-limit',
    ],
    takes: 'pods',
    lookedAtInAStep: { replica: 10 },
    fewer: lowerLimit,
    words: {
      smaller: text`lower its maxUnavailable`,
      domain: (key) =>
        fix`Set ${code('maxUnavailable')} below the part of a domain that the workload is on, or make a DaemonSet for each ${code(key)}.`,
      order: text`A DaemonSet updates nodes in no defined order. The plan assumes the order of names, which often follow racks or zones.`,
    },
  },
  /** Time until a replacement of an evicted pod is ready, and the feature gate if the cluster sets it. */
  settings: ({ wait }) => ({
    podReadyAfter: wait.prefault('1m'),
    /** MaxUnavailableStatefulSet; null = as the version has it. */
    maxUnavailableStatefulSet: z.boolean().nullable().default(null),
  }),
  resolve: resolveKubernetes,
};

function lowerLimit({ ceiling: { enforced }, outBefore, strategy }: RolledGroup, most: number): Fix {
  const value = Math.max(1, most);
  const isLow = enforced !== null && enforced <= value;
  // Pods that are out already are out whatever the limit says, and added ones are created past it.
  if (isLow && outBefore > 0) return fix`Restore what is already unavailable; maxUnavailable is low enough`;
  if (isLow && (strategy?.['podManagementPolicy'] === 'Parallel' || strategy?.['minAvailable'] !== undefined))
    return fix`Add the replicas in a change of their own, without a new pod template`;
  if (isLow && strategy?.['kind'] !== 'Recreate')
    return fix`Let other rollouts of these nodes complete first, or remove taints that evict its pods; maxUnavailable is low enough`;
  const set = { field: 'maxUnavailable', value };
  return strategy?.['kind'] === 'Recreate'
    ? fix`Set strategy.type: RollingUpdate, with ${set}`
    : fix`Set ${set}`;
}
