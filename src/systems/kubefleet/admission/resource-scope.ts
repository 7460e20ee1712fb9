/** What the API server of a hub cluster knows of a kind; `undecided` where that depends on what is installed there. */
export type ResourceScope = 'cluster' | 'namespaced' | 'unknown' | 'undecided';

export type ScopeOf = (group: string, version: string, kind: string) => ResourceScope;

const CLUSTER_SCOPED: ReadonlySet<string> = new Set([
  '/v1/Namespace',
  '/v1/Node',
  '/v1/PersistentVolume',
  'admissionregistration.k8s.io/v1/MutatingWebhookConfiguration',
  'admissionregistration.k8s.io/v1/ValidatingAdmissionPolicy',
  'admissionregistration.k8s.io/v1/ValidatingAdmissionPolicyBinding',
  'admissionregistration.k8s.io/v1/ValidatingWebhookConfiguration',
  'apiextensions.k8s.io/v1/CustomResourceDefinition',
  'apiregistration.k8s.io/v1/APIService',
  'certificates.k8s.io/v1/CertificateSigningRequest',
  'flowcontrol.apiserver.k8s.io/v1/FlowSchema',
  'flowcontrol.apiserver.k8s.io/v1/PriorityLevelConfiguration',
  'networking.k8s.io/v1/IngressClass',
  'node.k8s.io/v1/RuntimeClass',
  'rbac.authorization.k8s.io/v1/ClusterRole',
  'rbac.authorization.k8s.io/v1/ClusterRoleBinding',
  'scheduling.k8s.io/v1/PriorityClass',
  'storage.k8s.io/v1/CSIDriver',
  'storage.k8s.io/v1/CSINode',
  'storage.k8s.io/v1/StorageClass',
  'storage.k8s.io/v1/VolumeAttachment',
]);

const NAMESPACED: ReadonlySet<string> = new Set([
  '/v1/ConfigMap',
  '/v1/Endpoints',
  '/v1/Event',
  '/v1/LimitRange',
  '/v1/PersistentVolumeClaim',
  '/v1/Pod',
  '/v1/PodTemplate',
  '/v1/ReplicationController',
  '/v1/ResourceQuota',
  '/v1/Secret',
  '/v1/Service',
  '/v1/ServiceAccount',
  'apps/v1/ControllerRevision',
  'apps/v1/DaemonSet',
  'apps/v1/Deployment',
  'apps/v1/ReplicaSet',
  'apps/v1/StatefulSet',
  'autoscaling/v1/HorizontalPodAutoscaler',
  'autoscaling/v2/HorizontalPodAutoscaler',
  'batch/v1/CronJob',
  'batch/v1/Job',
  'coordination.k8s.io/v1/Lease',
  'discovery.k8s.io/v1/EndpointSlice',
  'networking.k8s.io/v1/Ingress',
  'networking.k8s.io/v1/NetworkPolicy',
  'policy/v1/PodDisruptionBudget',
  'rbac.authorization.k8s.io/v1/Role',
  'rbac.authorization.k8s.io/v1/RoleBinding',
  'storage.k8s.io/v1/CSIStorageCapacity',
]);

/** The kinds every cluster has; other versions of their groups, and custom resources, cannot be judged from here. */
export function builtInScope(group: string, version: string, kind: string): ResourceScope {
  const name = `${group}/${version}/${kind}`;
  if (CLUSTER_SCOPED.has(name)) return 'cluster';
  if (NAMESPACED.has(name)) return 'namespaced';
  return group === '' ? 'unknown' : 'undecided';
}
