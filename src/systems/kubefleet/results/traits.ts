import { count } from '../../../text/text.js';
import { factOf, type Fix, fix, type RolledGroup, type Traits } from '../../system.js';

/** What rules of several systems have to know of KubeFleet. */
export const TRAITS: Traits = {
  rules: [
    'canary-not-representative',
    'change-not-batched',
    'evictions-raised',
    'first-batch-too-large',
    'no-bake-time',
    'worst-loss-above-limit',
  ],
  takes: 'clusters',
  fewer: fewerClusters,
  words: {
    late: 'Raise maxUnavailable or maxConcurrency, shorten the waits, or set withinDays to the time you have.',
    domain: (key) =>
      `Set maxUnavailable (of a stage: maxConcurrency) below the part of a domain that it takes, or make a stage for each ${key}.`,
    relabelled:
      'KubeFleet takes nothing away for labels or taints alone: what is placed there stays until the policy of the placement is edited, and goes then',
    order: 'Clusters are taken by name, and names often follow the region.',
    pastBatches:
      'Place it on one cluster first (PickFixed, or PickN with numberOfClusters: 1) and widen it step by step, or use strategy External with stages.',
  },
};

function fewerClusters(group: RolledGroup, most: number): Fix {
  const value = Math.max(1, most);
  if (group.strategy === null || isSurplus(group, value))
    return fix`No limit applies to clusters that lose the placement: remove ${count(value, 'cluster')} at a time`;
  return group.strategy['kind'] === 'stage'
    ? fix`Set ${{ field: 'maxConcurrency', value }} on the stage`
    : fix`Set ${{ field: 'maxUnavailable', value }}`;
}

/**
 * True for clusters beyond the target number that lose the placement: the rollout controller only keeps the target number less
 * `maxUnavailable`. Source: kubefleet-dev/kubefleet, pkg/controllers/rollout/controller.go, calculateMaxToRemove.
 */
function isSurplus({ strategy, leaving = [], facts, matched }: RolledGroup, most: number): boolean {
  const target = strategy?.['target'];
  if (typeof target !== 'number' || factOf({ facts }, 'joining')) return false;
  return leaving.length > most && matched - target > most;
}
