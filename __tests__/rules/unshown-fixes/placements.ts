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
const FIXED = {
  policy: {
    placementType: 'PickFixed',
    clusterNames: [1, 2, 3, 4, 5, 6, 7, 8].map((i) => `cluster-${i}`),
  },
};
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

const LABELS = { app: 'web' };
const web = (maxUnavailable: number): object => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'web', namespace: 'prod' },
  spec: {
    replicas: 6,
    strategy: { rollingUpdate: { maxUnavailable } },
    selector: { matchLabels: LABELS },
    template: { metadata: { labels: LABELS }, spec: { containers: [{ name: 'a', image: 'a:1' }] } },
  },
});
const overriding = (patch: object, terms: readonly object[]): object => ({
  apiVersion: API,
  kind: 'ResourceOverride',
  metadata: { name: 'o', namespace: 'prod' },
  spec: {
    placement: { name: 'app' },
    resourceSelectors: [{ group: 'apps', version: 'v1', kind: 'Deployment', name: 'web' }],
    policy: {
      overrideRules: [{ clusterSelector: { clusterSelectorTerms: terms }, jsonPatchOverrides: [patch] }],
    },
  },
});
const lowered = (value: number): object => overriding({ op: 'replace', path: '/spec/replicas', value }, []);
const marked = (env: string): object =>
  overriding({ op: 'add', path: '/metadata/annotations', value: { a: 'b' } }, [
    { labelSelector: { matchLabels: { env } } },
  ]);

const pinned = (name: string, clusters: readonly number[], namespace = 'prod'): object => {
  const clusterNames = clusters.map((i) => `cluster-${i}`);
  const { spec, ...rest } = placed({ policy: { placementType: 'PickFixed', clusterNames } }) as {
    spec: object;
  };
  const resourceSelectors = [{ group: '', version: 'v1', kind: 'Namespace', name: namespace }];
  return { ...rest, metadata: { name }, spec: { ...spec, resourceSelectors } };
};
const ROLE = { group: 'rbac.authorization.k8s.io', version: 'v1', kind: 'ClusterRole', name: 'reader' };
const TEAM = { op: 'add', path: '/metadata/labels/team', value: 'a' };
const reader = (metadata: object = {}): object => ({
  apiVersion: 'rbac.authorization.k8s.io/v1',
  kind: 'ClusterRole',
  metadata: { name: 'reader', ...metadata },
  rules: [{ apiGroups: [''], resources: ['pods'], verbs: ['get'] }],
});
const relabelling = (...jsonPatchOverrides: readonly object[]): object => ({
  apiVersion: API,
  kind: 'ClusterResourceOverride',
  metadata: { name: 'o' },
  spec: {
    placement: { name: 'app' },
    clusterResourceSelectors: [ROLE],
    policy: { overrideRules: [{ clusterSelector: {}, jsonPatchOverrides }] },
  },
});
const selecting = (kind: string, metadata: object, selector: object): object => ({
  apiVersion: API,
  kind,
  metadata,
  spec: { resourceSelectors: [selector], policy: { placementType: 'PickAll' } },
});
const reading = (): object => selecting('ClusterResourcePlacement', { name: 'app' }, ROLE);
const inTeam = selecting(
  'ResourcePlacement',
  { name: 'web', namespace: 'team' },
  { group: '', version: 'v1', kind: 'ConfigMap', name: 'web' },
);
const space = (name: string, selectionScope: string): object =>
  selecting(
    'ClusterResourcePlacement',
    { name: 'spaces' },
    { group: '', version: 'v1', kind: 'Namespace', name, selectionScope },
  );
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
    effect: 'applies less',
    base: [placed()],
    head: [placed({ ...OTHER, strategy: { applyStrategy: { type: 'ReportDiff' } } })],
    fleet: CLUSTERS,
    fixed: () => [{ head: [placed(OTHER)] }],
  },
  {
    effect: 'shorter period',
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
    base: [placed()],
    head: [placed({ ...OTHER, ...EXTERNAL })],
    fleet: CLUSTERS,
    fixed: (says) => [{ head: [placed({ ...OTHER, strategy: { type: said(says, /Keep (\w+)/) } })] }],
  },
  {
    effect: 'waits-for-run',
    base: [placed({ ...EXTERNAL, ...FIXED }), web(1)],
    head: [placed({ ...OTHER, ...EXTERNAL, ...FIXED }), web(1)],
    fleet: CLUSTERS,
    fixed: () => [
      {
        head: [placed({ ...OTHER, ...EXTERNAL, ...FIXED }), web(1), STAGES, run('release', 'Run')],
        // What every run over a namespace is told, whose contents no hub shows.
        brings: ['no-bake-time'],
      },
    ],
  },
  {
    effect: 'rival-runs',
    base: [placed(EXTERNAL), STAGES],
    head: [placed(EXTERNAL), STAGES, run('release', 'Run'), run('second', 'Run')],
    fleet: CLUSTERS,
    fixed: (says) => [
      { head: [placed(EXTERNAL), STAGES, run('release', 'Run')] },
      {
        head: [placed(EXTERNAL), STAGES, run('release', 'Run'), run('second', said(says, /state to (\w+)/))],
      },
    ],
  },
  {
    effect: 'failed-before',
    base: [placed(EXTERNAL), STAGES],
    head: [placed(EXTERNAL), STAGES, run('release', 'Run')],
    fleet: CLUSTERS,
    others: [1, 2, 3, 4, 5, 6, 7, 8].map((i) => liveBinding(`cluster-${i}`, 1, i !== 2)),
    fixed: () => [{ others: [1, 2, 3, 4, 5, 6, 7, 8].map((i) => liveBinding(`cluster-${i}`, 1, true)) }],
  },
  {
    effect: 'fewer-pods ResourceOverride/o apps/Deployment/prod/web',
    base: [placed(), web(1)],
    head: [placed(), web(1), lowered(2)],
    fleet: CLUSTERS,
    fixed: (says) => [{ head: [placed(), web(1), lowered(numberIn(says, /Keep (\d+)/))] }],
  },
  {
    effect: 'override-of-none ResourceOverride/o',
    base: [placed(), web(1)],
    head: [placed(), web(1), marked('qa')],
    fleet: CLUSTERS,
    fixed: () => [
      { head: [placed(), web(1), marked('dev')] },
      { fleet: '6 clusters env=prod\n2 clusters env=qa' },
    ],
  },
  {
    effect: 'placed-twice ClusterResourcePlacement/app',
    base: [pinned('app', [1, 2, 3])],
    head: [pinned('app', [1, 2, 3]), pinned('second', [3, 4])],
    fleet: CLUSTERS,
    fixed: () => [
      { head: [pinned('app', [1, 2, 3]), pinned('second', [3, 4], 'shop')] },
      { head: [pinned('app', [1, 2, 3]), pinned('second', [4, 5])] },
    ],
  },
  {
    effect: 'copied-limits apps/Deployment/prod/web',
    base: [placed(), web(1)],
    head: [placed(), web(4)],
    fleet: CLUSTERS,
    fixed: () => [{ head: [placed(), web(1)] }],
  },
  {
    effect: 'override-fails ClusterResourceOverride/o ClusterRole/reader',
    base: [reading(), reader()],
    head: [reading(), reader(), relabelling(TEAM)],
    fleet: CLUSTERS,
    fixed: () => [
      { head: [reading(), reader({ labels: {} }), relabelling(TEAM)] },
      { head: [reading(), reader(), relabelling({ op: 'add', path: '/metadata/labels', value: {} }, TEAM)] },
      {
        head: [reading(), reader(), relabelling({ op: 'replace', path: '/rules/0/verbs', value: ['list'] })],
      },
    ],
  },
  {
    effect: 'never takes over',
    base: [placed()],
    head: [placed({ strategy: { applyStrategy: { whenToTakeOver: 'Never' } } })],
    fleet: CLUSTERS,
    fixed: (says) => [
      {
        head: [
          placed({
            strategy: { applyStrategy: { whenToTakeOver: said(says, /Set whenToTakeOver: (\w+)/) } },
          }),
        ],
      },
    ],
  },
  {
    effect: 'fewer snapshots',
    base: [placed({ ...EXTERNAL, history: 9 })],
    head: [placed({ ...EXTERNAL, history: 2 })],
    fleet: CLUSTERS,
    fixed: (says) => [{ head: [placed({ ...EXTERNAL, history: numberIn(says, /Limit: (\d+)/) })] }],
  },
  {
    effect: 'removed-run release',
    base: [placed(EXTERNAL), STAGES, run('release', 'Run')],
    head: [placed(EXTERNAL), STAGES],
    fleet: CLUSTERS,
    others: [halfway],
    fixed: () => [{ head: [placed(EXTERNAL), STAGES, run('release', 'Run')] }],
  },
  {
    effect: 'no namespace',
    base: [],
    head: [inTeam],
    fleet: CLUSTERS,
    fixed: (says) => [
      {
        head: [inTeam, space(said(says, /Namespace\/(\w+)/), said(says, /selectionScope: (\w+)/))],
        // A first placement is on all clusters at once, and a bare Namespace is available as it comes.
        brings: ['change-not-batched', 'no-bake-time', 'worst-loss-above-limit'],
      },
    ],
  },
  {
    effect: 'ready-before-drain',
    head: [maintenance('a', 'node-0001', {}, { annotations: { [READY]: 'true' } })],
    fleet: '12 nodes',
    fixed: () => [{ head: [maintenance('a', 'node-0001')] }],
  },
];
