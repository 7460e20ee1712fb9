import { code, count, text } from '../../text/text.js';
import { type Fix, fix, resourceOf, type RolledGroup, type System, type Traits } from '../system.js';
import { GROUP } from './admission/admit.js';
import { KINDS, OTHER_KINDS } from './objects/objects.js';
import { recordedTimes } from './rollout/run-status.js';
import { copiedFrom } from './objects/contents.js';
import { resolveKubefleet } from './resolve.js';

/** KubeFleet for rules of several systems. */
const TRAITS: Traits = {
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
    late: fix`Raise ${code('maxUnavailable')} or ${code('maxConcurrency')}, shorten the waits, or raise ${code('withinDays')}.`,
    domain: (key) =>
      fix`Set ${code('maxUnavailable')} (of a stage: ${code('maxConcurrency')}) below the number of clusters of one domain, or make a stage for each ${code(key)}.`,
    order: text`Clusters go in order of their names, which often follow the region.`,
    pastBatches: fix`Place it on one cluster first (${code('PickFixed')}, or ${code('PickN')} with ${code('numberOfClusters: 1')}) and add clusters step by step, or use strategy ${code('External')} with stages.`,
  },
};

/**
 * No limit holds back clusters beyond the target number that lose the placement: the rollout controller only keeps the target number
 * less `maxUnavailable`. Source: kubefleet-dev/kubefleet, pkg/controllers/rollout/controller.go, calculateMaxToRemove.
 */
function fewerClusters({ strategy, leaving = [], joining = [], matched }: RolledGroup, most: number): Fix {
  const value = Math.max(1, most);
  const isSurplus = leaving.length > value && matched - joining.length > Number(strategy?.['target']);
  if (strategy === null || isSurplus)
    return fix`No limit applies to clusters that lose the placement: remove ${count(value, 'cluster')} at a time`;
  return strategy['kind'] === 'stage'
    ? fix`Set ${{ field: 'maxConcurrency', value }} on the stage`
    : fix`Set ${{ field: 'maxUnavailable', value }}`;
}

/** KubeFleet: placements, staged update runs, disruption budgets and evictions over member clusters. */
export const kubefleet: System = {
  id: 'kubefleet',
  kinds: KINDS,
  resources: [
    'memberclusters.cluster.kubernetes-fleet.io',
    ...[...KINDS.map(({ kind }) => kind), 'ClusterResourceBinding', 'ResourceBinding'].map(
      (kind) => `${resourceOf(kind)}.${GROUP}`,
    ),
  ],
  otherKinds: OTHER_KINDS,
  // All API groups of the project, because a member cluster and a Work refer to objects as well.
  referringGroups: ['kubernetes-fleet.io'],
  copies: copiedFrom,
  recordedTimes,
  traits: TRAITS,
  resolve: resolveKubefleet,
};
