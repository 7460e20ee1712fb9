import { isInNoNamespace } from '../../../manifest/cluster-scoped.js';

/** Of a kind on the hub cluster; `undecided` where that depends on what is installed there. */
export type ResourceScope = 'cluster' | 'namespaced' | 'unknown' | 'undecided';

export type ScopeOf = (group: string, kind: string, version: string) => ResourceScope;

const NAMESPACED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    '': [
      ...['ConfigMap', 'Endpoints', 'Event', 'LimitRange', 'PersistentVolumeClaim', 'Pod', 'PodTemplate'],
      ...['ReplicationController', 'ResourceQuota', 'Secret', 'Service', 'ServiceAccount'],
    ],
    apps: ['ControllerRevision', 'DaemonSet', 'Deployment', 'ReplicaSet', 'StatefulSet'],
    autoscaling: ['HorizontalPodAutoscaler'],
    batch: ['CronJob', 'Job'],
    'coordination.k8s.io': ['Lease'],
    'discovery.k8s.io': ['EndpointSlice'],
    'networking.k8s.io': ['Ingress', 'NetworkPolicy'],
    policy: ['PodDisruptionBudget'],
    'rbac.authorization.k8s.io': ['Role', 'RoleBinding'],
    'storage.k8s.io': ['CSIStorageCapacity'],
  }),
);

/** Built-in kinds; custom resources are undecided. */
export function builtInScope(group: string, kind: string): ResourceScope {
  if (isInNoNamespace(`${group}/v1`, kind)) return 'cluster';
  if (NAMESPACED.get(group)?.includes(kind) === true) return 'namespaced';
  return group === '' ? 'unknown' : 'undecided';
}
