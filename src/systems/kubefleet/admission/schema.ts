import {
  choice,
  LABEL_SELECTOR,
  list,
  object,
  type Schema,
  TEXT,
  wholeObject,
} from '../../../manifest/schema.js';

export const GROUP = 'placement.kubernetes-fleet.io';

const ROLLING_LIMIT: Schema = {
  kind: 'intOrString',
  pattern: /^((100|[0-9]{1,2})%|[0-9]+)$/,
  default: '25%',
};

const PROPERTY_SELECTOR = object(
  {
    matchExpressions: list(
      object({ name: TEXT, operator: TEXT, values: list(TEXT, { maxItems: 1 }) }, [
        'name',
        'operator',
        'values',
      ]),
    ),
  },
  ['matchExpressions'],
);

const TERM = object({
  labelSelector: LABEL_SELECTOR,
  propertySelector: PROPERTY_SELECTOR,
  propertySorter: object({ name: TEXT, sortOrder: choice(['Descending', 'Ascending']) }, [
    'name',
    'sortOrder',
  ]),
});

const CLUSTER_AFFINITY = object({
  requiredDuringSchedulingIgnoredDuringExecution: object(
    { clusterSelectorTerms: list(TERM, { maxItems: 10 }) },
    ['clusterSelectorTerms'],
  ),
  preferredDuringSchedulingIgnoredDuringExecution: list(
    object({ weight: { kind: 'integer', minimum: -100, maximum: 100 }, preference: TERM }, [
      'weight',
      'preference',
    ]),
  ),
});

const POLICY = object({
  placementType: choice(['PickAll', 'PickN', 'PickFixed'], 'PickAll'),
  clusterNames: list(TEXT, { maxItems: 100 }),
  numberOfClusters: { kind: 'integer', minimum: 0 },
  affinity: object({ clusterAffinity: CLUSTER_AFFINITY }),
  topologySpreadConstraints: list(
    object(
      {
        maxSkew: { kind: 'integer', minimum: 1, default: 1 },
        topologyKey: TEXT,
        whenUnsatisfiable: choice(['DoNotSchedule', 'ScheduleAnyway'], 'DoNotSchedule'),
      },
      ['topologyKey'],
    ),
  ),
  tolerations: list(
    object({
      key: TEXT,
      operator: choice(['Equal', 'Exists'], 'Equal'),
      value: TEXT,
      effect: choice(['NoSchedule']),
    }),
    { maxItems: 100 },
  ),
});

const STRATEGY = object({
  type: choice(['RollingUpdate', 'External'], 'RollingUpdate'),
  resourceSnapshotIndex: TEXT,
  rollingUpdate: object({
    maxUnavailable: ROLLING_LIMIT,
    maxSurge: ROLLING_LIMIT,
    unavailablePeriodSeconds: { kind: 'integer', minimum: 0, default: 60 },
  }),
  applyStrategy: object({
    type: choice(['ClientSideApply', 'ServerSideApply', 'ReportDiff'], 'ClientSideApply'),
    comparisonOption: choice(['PartialComparison', 'FullComparison'], 'PartialComparison'),
    whenToApply: choice(['Always', 'IfNotDrifted'], 'Always'),
    whenToTakeOver: choice(['Always', 'IfNoDiff', 'Never'], 'Always'),
    allowCoOwnership: { kind: 'boolean' },
    serverSideApplyConfig: object({ force: { kind: 'boolean' } }),
  }),
  deleteStrategy: object({ propagationPolicy: choice(['Abandon', 'Delete'], 'Delete') }),
  reportBackStrategy: object({
    type: choice(['Disabled', 'Mirror'], 'Disabled'),
    destination: choice(['OriginalResource', 'WorkAPI']),
  }),
});

const PLACEMENT = object(
  {
    resourceSelectors: list(
      object(
        {
          group: TEXT,
          version: TEXT,
          kind: TEXT,
          name: TEXT,
          labelSelector: LABEL_SELECTOR,
          selectionScope: choice(
            ['NamespaceOnly', 'NamespaceWithResources', 'NamespaceWithResourceSelectors'],
            'NamespaceWithResources',
          ),
        },
        ['group', 'version', 'kind'],
      ),
      { minItems: 1, maxItems: 100 },
    ),
    policy: POLICY,
    strategy: STRATEGY,
    revisionHistoryLimit: { kind: 'integer', minimum: 1, maximum: 1000, default: 10 },
    statusReportingScope: choice(['ClusterScopeOnly', 'NamespaceAccessible'], 'ClusterScopeOnly'),
  },
  ['resourceSelectors'],
);

const STAGE_TASK = object(
  {
    type: choice(['TimedWait', 'Approval']),
    waitTime: { kind: 'string', pattern: /^(?:[0-9]+(\.[0-9]+)?(?:s|m|h))+$/ },
  },
  ['type'],
);

const STAGED_STRATEGY = object(
  {
    stages: list(
      object(
        {
          name: { kind: 'string', pattern: /^[a-z0-9]+$/, maxLength: 63 },
          labelSelector: LABEL_SELECTOR,
          sortingLabelKey: TEXT,
          maxConcurrency: { kind: 'intOrString', pattern: /^(100|[1-9][0-9]?)%$/, default: 1 },
          beforeStageTasks: list(STAGE_TASK, { maxItems: 1 }),
          afterStageTasks: list(STAGE_TASK, { maxItems: 2 }),
        },
        ['name'],
      ),
      { maxItems: 31 },
    ),
  },
  ['stages'],
);

const UPDATE_RUN = object(
  {
    placementName: { kind: 'string', maxLength: 255 },
    resourceSnapshotIndex: TEXT,
    stagedRolloutStrategyName: TEXT,
    state: choice(['Initialize', 'Run', 'Stop'], 'Initialize'),
  },
  ['placementName', 'stagedRolloutStrategyName'],
);

const DISRUPTION_BUDGET = object({
  maxUnavailable: { kind: 'intOrString' },
  minAvailable: { kind: 'intOrString' },
});

const EVICTION = object(
  { placementName: { kind: 'string', maxLength: 255 }, clusterName: { kind: 'string', maxLength: 255 } },
  ['placementName', 'clusterName'],
);

/**
 * The CRD schemas of the kinds that shape a rollout. v1 and v1beta1 of a placement share one schema.
 * Source: kubefleet-dev/kubefleet e160c1cd, config/crd/bases.
 */
export const SCHEMAS: ReadonlyMap<string, Schema> = new Map(
  Object.entries({
    ClusterResourcePlacement: PLACEMENT,
    ResourcePlacement: PLACEMENT,
    ClusterStagedUpdateStrategy: STAGED_STRATEGY,
    StagedUpdateStrategy: STAGED_STRATEGY,
    ClusterStagedUpdateRun: UPDATE_RUN,
    StagedUpdateRun: UPDATE_RUN,
    ClusterResourcePlacementDisruptionBudget: DISRUPTION_BUDGET,
    ClusterResourcePlacementEviction: EVICTION,
  }).map(([kind, spec]) => [kind, wholeObject(spec)]),
);
