import { annotation, conditions, DO_NOT_DISRUPT, field, GENERATION, type KeptKind, LABELS } from './field.js';

const HALFWAY = 'a rollout that is under way';
const AUTOSCALED = 'replicas that no file writes';
const OWNERS = field(
  'metadata.ownerReferences[].{apiVersion,kind,name,controller}',
  'which pods belong to which workload',
);

/** Of templates a hash of the whole stays: no text of a command, a variable or a volume. */
export const KUBERNETES: readonly KeptKind[] = [
  {
    groups: ['apps'],
    kinds: ['Deployment', 'DaemonSet', 'StatefulSet', 'ReplicaSet'],
    isTarget: true,
    fields: [
      GENERATION,
      LABELS,
      OWNERS,
      annotation('deployment.kubernetes.io/revision', HALFWAY),
      annotation('deployment.kubernetes.io/desired-replicas', HALFWAY),
      annotation('deployment.kubernetes.io/max-replicas', HALFWAY),
      field(
        'spec.{replicas,strategy,updateStrategy,minReadySeconds,progressDeadlineSeconds}',
        'how many at once',
      ),
      field('spec.{selector,paused,podManagementPolicy,ordinals,revisionHistoryLimit}', 'how many at once'),
      field('spec.template', 'which ReplicaSet has the current template', 'fingerprint'),
      field('spec.template.metadata.labels', 'disruption budgets', 'labels'),
      field('spec.template.spec.{nodeName,nodeSelector,affinity,tolerations,hostNetwork}', 'which nodes'),
      field('spec.template.spec.{containers,initContainers}', 'whether it runs what the files say', 'images'),
      field('status.{observedGeneration,replicas,readyReplicas,updatedReplicas,availableReplicas}', HALFWAY),
      field('status.{unavailableReplicas,fullyLabeledReplicas,currentReplicas,collisionCount}', HALFWAY),
      field('status.{currentRevision,updateRevision,desiredNumberScheduled,numberReady}', HALFWAY),
      field('status.{currentNumberScheduled,updatedNumberScheduled,numberMisscheduled}', HALFWAY),
      field('status.{numberAvailable,numberUnavailable}', HALFWAY),
      conditions('status.conditions', HALFWAY),
    ],
    nodeNames: { values: ['spec.template.spec.nodeName'] },
  },
  {
    groups: [''],
    kinds: ['ReplicationController'],
    isTarget: true,
    fields: [OWNERS, field('spec.replicas', 'disruption budgets')],
  },
  {
    groups: [''],
    kinds: ['Pod'],
    isTarget: true,
    fields: [
      LABELS,
      OWNERS,
      DO_NOT_DISRUPT,
      annotation('controller.kubernetes.io/pod-deletion-cost', 'Karpenter: empty nodes'),
      field('spec.priority', 'Karpenter: empty nodes'),
      field('spec.{nodeName,terminationGracePeriodSeconds}', 'drains'),
      field('spec.restartPolicy', 'drains that wait for pods: whether one ever ends'),
      field('spec.volumes[].emptyDir', 'drains that leave local data alone', 'key-only'),
      field('spec.tolerations', 'drains: pods that a taint does not evict'),
      field('status.{phase,startTime}', 'drains'),
      field('status.conditions[type=Ready].{type,status,lastTransitionTime}', 'drains'),
    ],
    nodeNames: { values: ['spec.nodeName'] },
  },
  {
    groups: ['policy'],
    kinds: ['PodDisruptionBudget'],
    isTarget: false,
    fields: [
      GENERATION,
      field('spec.{minAvailable,maxUnavailable,selector,unhealthyPodEvictionPolicy}', 'drains'),
      field('status.{observedGeneration,expectedPods,desiredHealthy,currentHealthy}', 'drains'),
      field('status.{disruptionsAllowed,disruptedPods}', 'drains'),
      conditions('status.conditions', 'drains'),
    ],
  },
  {
    groups: ['autoscaling'],
    kinds: ['HorizontalPodAutoscaler'],
    isTarget: false,
    fields: [
      field('spec.scaleTargetRef.{kind,name}', AUTOSCALED),
      field('spec.minReplicas', AUTOSCALED),
      field('status.currentReplicas', AUTOSCALED),
    ],
  },
  {
    groups: ['keda.sh'],
    kinds: ['ScaledObject'],
    isTarget: false,
    fields: [field('spec.scaleTargetRef.{kind,name}', AUTOSCALED), field('spec.minReplicaCount', AUTOSCALED)],
  },
];
