import { resourceOf, type System } from '../system.js';
import { GROUP } from './admission/admit.js';
import { KINDS, OTHER_KINDS } from './objects/objects.js';
import { recordedTimes } from './rollout/run-status.js';
import { copiedFrom } from './objects/contents.js';
import { resolveKubefleet } from './resolve.js';
import { TRAITS } from './results/traits.js';

/** KubeFleet: placements, staged update runs, disruption budgets and evictions over member clusters. */
export const kubefleet: System = {
  id: 'kubefleet',
  kinds: KINDS,
  program: {
    image: /(?:^|\/)(?:hub|member)-agent$/,
    title: 'KubeFleet',
  },
  resources: [
    'memberclusters.cluster.kubernetes-fleet.io',
    ...[...KINDS.map(({ kind }) => kind), 'ClusterResourceBinding', 'ResourceBinding'].map(
      (kind) => `${resourceOf(kind)}.${GROUP}`,
    ),
  ],
  ownGroups: [],
  otherKinds: OTHER_KINDS,
  // All API groups of the project, because a member cluster and a Work refer to objects as well.
  referringGroups: ['kubernetes-fleet.io'],
  copies: copiedFrom,
  recordedTimes,
  traits: TRAITS,
  resolve: resolveKubefleet,
};
