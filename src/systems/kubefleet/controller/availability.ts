/** Group, version and plural, the core group empty: `apps/v1/deployments`, `/v1/secrets`. */
export type ResourceName = string;

/** Kinds that hold data or rules only: available as soon as they exist. */
const AVAILABLE_AT_ONCE: ReadonlySet<ResourceName> = new Set([
  '/v1/namespaces',
  '/v1/secrets',
  '/v1/configmaps',
  '/v1/serviceaccounts',
  '/v1/limitranges',
  '/v1/resourcequotas',
  'rbac.authorization.k8s.io/v1/roles',
  'rbac.authorization.k8s.io/v1/clusterroles',
  'rbac.authorization.k8s.io/v1/rolebindings',
  'rbac.authorization.k8s.io/v1/clusterrolebindings',
  'networking.k8s.io/v1/networkpolicies',
  'networking.k8s.io/v1/ingressclasses',
  'storage.k8s.io/v1/csidrivers',
  'storage.k8s.io/v1/csinodes',
  'storage.k8s.io/v1/storageclasses',
  'storage.k8s.io/v1/csistoragecapacities',
  'apps/v1/controllerrevisions',
  'scheduling.k8s.io/v1/priorityclasses',
]);

/** Kinds whose status the member agent reads. */
export const TRACKED = [
  'apps/v1/deployments',
  'apps/v1/statefulsets',
  'apps/v1/daemonsets',
  '/v1/services',
  'apiextensions.k8s.io/v1/customresourcedefinitions',
  'policy/v1/poddisruptionbudgets',
] as const;

const HAS_TRACKER: ReadonlySet<ResourceName> = new Set(TRACKED);

/**
 * True when a tracker exists for the resource, whatever the object says. Matching is by exact group, version and resource: a
 * Job, and a Deployment of another API version, are not trackable.
 * Source: kubefleet-dev/kubefleet e160c1cd, workapplier/availability_tracker.go.
 */
export function isTrackable(resource: ResourceName): boolean {
  return AVAILABLE_AT_ONCE.has(resource) || HAS_TRACKER.has(resource);
}

/** True for kinds that count as available as soon as they exist, whatever they hold: nothing tells good from bad. */
export function isAvailableAtOnce(resource: ResourceName): boolean {
  return AVAILABLE_AT_ONCE.has(resource);
}
