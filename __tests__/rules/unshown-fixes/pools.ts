import { cluster } from '../../systems/karpenter/clusters.js';
import type { TriedFix } from './try-fix.js';

/** Another `team` drifts every node. */
const pool = (team: string): object => ({
  apiVersion: 'karpenter.sh/v1',
  kind: 'NodePool',
  metadata: { name: 'general' },
  spec: {
    disruption: { consolidateAfter: '1h', budgets: [{ nodes: '1' }] },
    template: {
      metadata: { labels: { team } },
      spec: {
        nodeClassRef: { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', name: 'default' },
        requirements: [],
        terminationGracePeriod: '2h',
      },
    },
  },
});

const PERIOD = { claim: { spec: { expireAfter: '720h', terminationGracePeriod: '2h' } } };
const KEPT = {
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: {
    name: 'web-1',
    namespace: 'default',
    annotations: { 'karpenter.sh/do-not-disrupt': 'true' },
    ownerReferences: [{ apiVersion: 'apps/v1', kind: 'ReplicaSet', name: 'web', controller: true }],
  },
  spec: { nodeName: 'a' },
  status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
};

/** NodePools. */
export const POOLS: readonly TriedFix[] = [
  {
    effect: 'forced-pods',
    rule: 'ungoverned-disruption',
    base: [pool('a')],
    head: [pool('b')],
    snapshot: cluster([PERIOD, PERIOD], [KEPT]),
    fixed: () => [{ snapshot: cluster([PERIOD, PERIOD]) }],
  },
];
