import { annotation, conditions, field, GENERATION, type KeptField, type KeptKind, LABELS } from './field.js';

const WHERE = 'which version is where';
const HALFWAY = 'a run that is under way';
const PICKED = 'which clusters are picked';
const WAITS = 'waits and approvals';

const STAGES: readonly KeptField[] = ['status.stagesStatus[]', 'status.deletionStageStatus'].flatMap(
  (stage) => [
    field(`${stage}.{stageName,startTime,endTime}`, HALFWAY),
    conditions(`${stage}.conditions`, HALFWAY),
    field(`${stage}.clusters[].clusterName`, HALFWAY),
    conditions(`${stage}.clusters[].conditions`, HALFWAY),
    ...['beforeStageTaskStatus', 'afterStageTaskStatus'].flatMap((tasks) => [
      field(`${stage}.${tasks}[].{type,approvalRequestName}`, WAITS),
      conditions(`${stage}.${tasks}[].conditions`, WAITS),
    ]),
  ],
);

/** Placements also report failed, drifted and diffed objects, with values from the clusters: these are dropped. */
const PLACEMENTS: readonly KeptField[] = ['placementStatuses', 'perClusterPlacementStatuses'].flatMap(
  (list) => [
    field(`status.${list}[].{clusterName,observedResourceIndex}`, WHERE),
    conditions(`status.${list}[].conditions`, 'clusters that are not ready'),
  ],
);

/** Fields of kubefleet-dev/kubefleet apis/cluster and apis/placement (e160c1c). */
export const KUBEFLEET: readonly KeptKind[] = [
  {
    groups: ['cluster.kubernetes-fleet.io'],
    kinds: ['MemberCluster'],
    isTarget: true,
    fields: [
      LABELS,
      field('spec.taints[].{key,value,effect}', PICKED),
      field('status.properties[*].value', PICKED),
      field('status.resourceUsage.{capacity,allocatable,available}', PICKED),
      field('status.namespaces[*]', PICKED, 'key-only'),
      conditions('status.conditions', 'joined or not'),
      field('status.agentStatus[].{type,lastReceivedHeartbeat}', 'healthy or not'),
      conditions('status.agentStatus[].conditions', 'healthy or not'),
    ],
  },
  {
    groups: ['placement.kubernetes-fleet.io'],
    kinds: ['ClusterResourcePlacement', 'ResourcePlacement'],
    isTarget: false,
    fields: [
      GENERATION,
      field('spec', 'which clusters, how many at once'),
      field('status.observedResourceIndex', WHERE),
      field('status.selectedResources[].{group,version,kind,namespace,name}', 'what availability means'),
      ...PLACEMENTS,
      conditions('status.conditions', 'a placement that is under way'),
    ],
  },
  {
    groups: ['placement.kubernetes-fleet.io'],
    kinds: ['ClusterResourceBinding', 'ResourceBinding'],
    isTarget: false,
    fields: [
      GENERATION,
      LABELS,
      annotation('kubernetes-fleet.io/previous-binding-state', 'what an unscheduled binding was'),
      field('spec.{state,targetCluster,resourceSnapshotName,schedulingPolicySnapshotName}', WHERE),
      field('spec.{resourceOverrideSnapshots,clusterResourceOverrideSnapshots}', WHERE),
      field('spec.clusterDecision.{clusterName,selected,clusterScore}', 'order of scaling down'),
      conditions('status.conditions', 'clusters that are not ready'),
    ],
  },
  {
    groups: ['placement.kubernetes-fleet.io'],
    kinds: ['ClusterResourceSnapshot', 'ResourceSnapshot'],
    isTarget: false,
    isNeverAskedFor: true,
    fields: [LABELS],
  },
  {
    groups: ['placement.kubernetes-fleet.io'],
    kinds: ['ClusterStagedUpdateRun', 'StagedUpdateRun', 'ClusterApprovalRequest', 'ApprovalRequest'],
    isTarget: false,
    fields: [
      GENERATION,
      LABELS,
      field('spec', HALFWAY),
      field('status.{policySnapshotIndexUsed,policyObservedClusterCount,resourceSnapshotIndexUsed}', HALFWAY),
      field('status.{appliedStrategy,stagedUpdateStrategySnapshot}', HALFWAY),
      ...STAGES,
      conditions('status.conditions', HALFWAY),
    ],
  },
  // The values of patches may be anything, secrets too.
  {
    groups: ['placement.kubernetes-fleet.io'],
    kinds: ['ClusterResourceOverride', 'ResourceOverride'],
    isTarget: false,
    fields: [
      GENERATION,
      field('spec.{placement,clusterResourceSelectors,resourceSelectors}', 'what is overridden'),
      field('spec.policy.overrideRules[].{clusterSelector,overrideType}', 'where it is overridden'),
      field(
        'spec.policy.overrideRules[].jsonPatchOverrides[]',
        'whether it is what the files hold',
        'hashed-map',
      ),
    ],
  },
  {
    groups: ['placement.kubernetes-fleet.io'],
    kinds: [
      'ClusterStagedUpdateStrategy',
      'StagedUpdateStrategy',
      'ClusterResourcePlacementDisruptionBudget',
      'ResourcePlacementDisruptionBudget',
      'ClusterResourcePlacementEviction',
      'ResourcePlacementEviction',
    ],
    isTarget: false,
    fields: [
      GENERATION,
      field('spec', 'stages, budgets, evictions'),
      conditions('status.conditions', 'evictions that are done'),
    ],
  },
];
