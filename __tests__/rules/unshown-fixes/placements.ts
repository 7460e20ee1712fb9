import { liveBinding } from '../../systems/kubefleet/planned.js';
import { maintenance, numberIn, placement, said, type Values } from '../tried.js';
import type { TriedFix } from './try-fix.js';

const API = 'placement.kubernetes-fleet.io/v1beta1';
const CLUSTERS = '6 clusters env=prod\n2 clusters env=dev';

interface Shape {
  readonly strategy?: Values;
  readonly history?: number;
  readonly policy?: Values;
}

const placed = ({ strategy, history, policy }: Shape = {}): object => ({
  apiVersion: API,
  kind: 'ClusterResourcePlacement',
  metadata: { name: 'app' },
  spec: {
    resourceSelectors: [{ group: '', version: 'v1', kind: 'Namespace', name: 'prod' }],
    ...(history === undefined ? {} : { revisionHistoryLimit: history }),
    policy: policy ?? { placementType: 'PickAll' },
    strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 1 }, ...strategy },
  },
});
const EXTERNAL = { strategy: { type: 'External', rollingUpdate: null } };
const OTHER = { history: 5 };
const STAGES = {
  apiVersion: API,
  kind: 'ClusterStagedUpdateStrategy',
  metadata: { name: 'staged' },
  spec: {
    stages: [
      {
        name: 'dev',
        labelSelector: { matchLabels: { env: 'dev' } },
        afterStageTasks: [{ type: 'Approval' }],
        maxConcurrency: 1,
      },
      { name: 'prod', labelSelector: { matchLabels: { env: 'prod' } }, maxConcurrency: 1 },
    ],
  },
};
const run = (name: string, state: string): object => ({
  apiVersion: API,
  kind: 'ClusterStagedUpdateRun',
  metadata: { name },
  spec: { placementName: 'app', stagedRolloutStrategyName: 'staged', state },
});

const isTrue = (type: string): object => ({
  ...{ type, status: 'True', reason: 'x' },
  lastTransitionTime: '2026-11-23T07:50:00Z',
});
const halfway = {
  ...run('release', 'Run'),
  status: {
    conditions: ['Initialized', 'Progressing'].map(isTrue),
    stagesStatus: [
      { stageName: 'dev', clusters: [7, 8].map((i) => ({ clusterName: `cluster-${i}` })) },
      { stageName: 'prod', clusters: [1, 2, 3, 4, 5, 6].map((i) => ({ clusterName: `cluster-${i}` })) },
    ],
  },
};
const READY = 'maintenance/readyForMaintenance';

/** Placements over clusters, and maintenances of nodes. */
export const PLACEMENTS: readonly TriedFix[] = [
  {
    effect: 'shorter-period',
    rule: 'safeguard-removed',
    base: [placement({ maxUnavailable: 1, unavailablePeriodSeconds: 600 })],
    head: [placement({ maxUnavailable: 1, unavailablePeriodSeconds: 0 })],
    fleet: CLUSTERS,
    fixed: (says) => [
      {
        head: [
          placement({
            maxUnavailable: 1,
            unavailablePeriodSeconds: numberIn(says, /unavailablePeriodSeconds: (\d+)/),
          }),
        ],
      },
    ],
  },
  {
    effect: 'external',
    rule: 'limit-ignored',
    base: [placed()],
    head: [placed({ ...OTHER, ...EXTERNAL })],
    fleet: CLUSTERS,
    fixed: (says) => [{ head: [placed({ ...OTHER, strategy: { type: said(says, /Keep (\w+)/) } })] }],
  },
  {
    effect: 'state',
    rule: 'held-rollout-starts',
    base: [placed(EXTERNAL), STAGES, run('release', 'Initialize')],
    head: [placed(EXTERNAL), STAGES, run('release', 'Run')],
    fleet: CLUSTERS,
    fixed: (says) => [{ head: [placed(EXTERNAL), STAGES, run('release', said(says, /Keep state: (\w+)/))] }],
  },
  {
    effect: 'failed-before',
    rule: 'no-progress',
    base: [placed(EXTERNAL), STAGES],
    head: [placed(EXTERNAL), STAGES, run('release', 'Run')],
    fleet: CLUSTERS,
    others: [1, 2, 3, 4, 5, 6, 7, 8].map((i) => liveBinding(`cluster-${i}`, 1, i !== 2)),
    fixed: () => [{ others: [1, 2, 3, 4, 5, 6, 7, 8].map((i) => liveBinding(`cluster-${i}`, 1, true)) }],
  },
  {
    effect: 'removed-run release',
    rule: 'abandoned-midway',
    base: [placed(EXTERNAL), STAGES, run('release', 'Run')],
    head: [placed(EXTERNAL), STAGES],
    fleet: CLUSTERS,
    others: [halfway],
    fixed: () => [{ head: [placed(EXTERNAL), STAGES, run('release', 'Run')] }],
  },
  {
    effect: 'ready-before-drain',
    head: [maintenance('a', 'node-0001', {}, { annotations: { [READY]: 'true' } })],
    fleet: '12 nodes',
    fixed: () => [{ head: [maintenance('a', 'node-0001')] }],
  },
];
