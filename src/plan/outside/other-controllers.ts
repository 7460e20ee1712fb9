import { isCalmed, leavesPods } from '../../systems/system.js';
import { type Problem, unjudgedAt } from '../../manifest/problem.js';
import { actsOnPlanned } from './acts-on-planned.js';
import { projectEdit } from './app-projects.js';
import { actingCommands, isSettings } from '../commands/commands.js';
import { losesNodeRole } from './node-roles.js';
import { contentOf, type ObjectChange, objectChanges, type Side } from '../objects/object-changes.js';
import { isPlanned } from '../objects/planned-kinds.js';
import { canonicalJson, isSameJson } from '../../manifest/values/canonical.js';
import { labelsIn } from '../../manifest/fields.js';
import { listing } from '../../manifest/words/listing.js';
import { mentions } from '../../manifest/mentions.js';
import { groupOf, type Manifest } from '../../manifest/manifest.js';
import { verb } from '../../manifest/words/plural.js';
import { titleOf, visible } from '../../manifest/words/visible.js';

/** What the controllers of a kind do to the fleet, whatever the plan says, in the order in which it is told. */
const SAYS = {
  nodes:
    'drains, reboots or replaces nodes by limits of its own, and is not planned here: no number of this plan counts those nodes.',
  joins:
    'refuses the nodes of a role that it maps to system:nodes no more, unless an access entry of EKS has that role: they are not ready within minutes, their pods are evicted, and new ones never join. No number of this plan counts those nodes.',
  labels:
    'labels and taints nodes by what it finds on them: which policy and which limit takes a node may be another than what was planned.',
  // Source: karpenter.sh/docs/concepts/nodeoverlays: it is part of the scheduling simulation alone, and of no hash.
  prices:
    'reckons from the merge on with another price, or other resources, of the instance types that it names. No node drifts by it, but consolidation may replace running nodes by other types, as many at once as the budgets allow, and no number of this plan counts those.',
  // Source: kubernetes.io, Pod Priority and Preemption: pods that are there keep what they have.
  priority:
    'gives each pod that is made from now on with this class, or with none where it is the default of all (globalDefault), its priority: where no node has room for such a pod, the scheduler takes pods of a lower priority away for it, and asks disruption budgets only as long as others will do. No number of this plan counts those.',
  pods: 'replaces or evicts pods by rules of its own, and is not planned here: no number of this plan counts those pods.',
  access:
    'decides whose calls the API server answers, and which of several copies of a controller acts: one that waits leaves nodes out as they are, and the plan is of controllers that act.',
  // Source: argo-cd, docs/user-guide/sync_windows.md.
  hours:
    'applies the files of its Applications at other hours: an edit may arrive at another hour than the merge, or not at all, and the times of this plan are from the merge on.',
  // Source: argo-cd, docs/user-guide/projects.md: one resource that is not permitted fails the whole sync.
  permits:
    'permits its Applications less from the merge on, or nothing any more: a sync that brings anything else fails as a whole, and no edit of that Application arrives, while the plan is of edits that do.',
  objects:
    'changes objects as the API server stores them: the plan is of what the files say, and what the cluster gets may be another thing.',
  commands:
    'runs commands that take nodes or pods, or write objects of the cluster, and is not planned here: no number of this plan counts what they do.',
} as const;
type Doing = keyof typeof SAYS;

/** Any kind of the group. */
const ALL = '*';

/**
 * Kinds of others that take nodes and pods, or rewrite what is planned, by API group; `*.` before a group stands for those below it. From the
 * documents of each: Cluster API, OpenShift, Rancher, tuppr, Config Connector, Crossplane's and the clouds' own controllers; NVIDIA's GPU, network
 * and maintenance operators; Sveltos' k8s-cleaner; Argo Rollouts, OpenKruise, LeaderWorkerSet, VerticalPodAutoscaler; Kyverno (its cleanup deletes
 * objects), Gatekeeper, Karmada's overrides, admission of the API server, its leases and its priorities of calls; nmstate; node-feature-discovery; what
 * breaks pods for a test, or puts them to sleep.
 */
const KINDS: readonly (readonly [doing: Doing, group: string, kinds: readonly string[]])[] = [
  ['nodes', 'cluster.x-k8s.io', [ALL]],
  ['nodes', 'controlplane.cluster.x-k8s.io', [ALL]],
  ['nodes', 'infrastructure.cluster.x-k8s.io', [ALL]],
  [
    'nodes',
    'machine.openshift.io',
    ['MachineSet', 'Machine', 'MachineHealthCheck', 'ControlPlaneMachineSet'],
  ],
  ['nodes', 'machineconfiguration.openshift.io', [ALL]],
  ['nodes', 'config.openshift.io', ['ClusterVersion']],
  ['nodes', 'provisioning.cattle.io', ['Cluster']],
  ['nodes', 'elemental.cattle.io', ['ManagedOSImage']],
  ['nodes', 'container.cnrm.cloud.google.com', ['ContainerNodePool', 'ContainerCluster']],
  ['nodes', 'eks.services.k8s.aws', ['Nodegroup', 'Cluster']],
  ['nodes', 'containerservice.azure.com', ['ManagedClustersAgentPool', 'ManagedCluster']],
  [
    'nodes',
    '*.upbound.io',
    ['NodePool', 'NodeGroup', 'Cluster', 'KubernetesCluster', 'KubernetesClusterNodePool'],
  ],
  ['prices', 'karpenter.sh', ['NodeOverlay']],
  ['nodes', 'nvidia.com', ['ClusterPolicy', 'NVIDIADriver']],
  ['nodes', 'mellanox.com', ['NicClusterPolicy']],
  ['nodes', 'maintenance.nvidia.com', ['NodeMaintenance', 'MaintenanceOperatorConfig']],
  ['nodes', 'amd.com', ['DeviceConfig']],
  ['nodes', 'nodemaintenance.medik8s.io', ['NodeMaintenance']],
  ['nodes', 'remediation.medik8s.io', ['NodeHealthCheck', 'MachineHealthCheck']],
  [
    'nodes',
    'sriovnetwork.openshift.io',
    ['SriovNetworkNodePolicy', 'SriovNetworkPoolConfig', 'SriovOperatorConfig'],
  ],
  ['nodes', 'readiness.node.x-k8s.io', ['NodeReadinessRule']],
  ['nodes', 'upgrade.managed.openshift.io', ['UpgradeConfig']],
  ['nodes', 'performance.openshift.io', ['PerformanceProfile']],
  ['nodes', 'autopilot.k0sproject.io', ['Plan', 'UpdateConfig']],
  ['nodes', 'harvesterhci.io', ['Upgrade']],
  ['nodes', 'tuppr.home-operations.com', ['TalosUpgrade', 'KubernetesUpgrade']],
  ['nodes', 'anywhere.eks.amazonaws.com', [ALL]],
  ['nodes', 'kops.k8s.io', ['Cluster', 'InstanceGroup']],
  ['nodes', 'eksctl.io', ['ClusterConfig']],
  ['nodes', 'k0sctl.k0sproject.io', ['Cluster']],
  ['nodes', 'kubeone.k8c.io', ['KubeOneCluster']],
  ['nodes', 'kubeadm.k8s.io', ['ClusterConfiguration', 'UpgradeConfiguration']],
  ['nodes', 'metal3.io', ['BareMetalHost']],
  ['pods', 'chaos-mesh.org', [ALL]],
  ['pods', 'litmuschaos.io', ['ChaosEngine', 'ChaosSchedule']],
  ['pods', 'kube-green.com', ['SleepInfo']],
  ['labels', 'nfd.k8s-sigs.io', ['NodeFeatureRule', 'NodeFeatureGroup', 'NodeFeature']],
  ['nodes', 'nmstate.io', ['NodeNetworkConfigurationPolicy']],
  ['pods', 'argoproj.io', ['Rollout']],
  ['pods', 'apps', ['ReplicaSet']],
  ['pods', '', ['ReplicationController']],
  ['pods', 'policy', ['Eviction']],
  ['pods', 'apps.kruise.io', [ALL]],
  ['pods', 'rollouts.kruise.io', [ALL]],
  ['pods', 'leaderworkerset.x-k8s.io', ['LeaderWorkerSet']],
  ['pods', 'jobset.x-k8s.io', ['JobSet']],
  ['pods', 'ray.io', ['RayCluster', 'RayService']],
  ['pods', 'flagger.app', ['Canary']],
  ['pods', 'serving.knative.dev', ['Service']],
  ['pods', 'autoscaling.k8s.io', ['VerticalPodAutoscaler']],
  ['pods', 'operator.openshift.io', ['KubeDescheduler']],
  ['access', 'coordination.k8s.io', ['Lease']],
  ['access', 'flowcontrol.apiserver.k8s.io', ['FlowSchema', 'PriorityLevelConfiguration']],
  [
    'objects',
    'policies.kyverno.io',
    [
      ...['MutatingPolicy', 'GeneratingPolicy', 'DeletingPolicy'],
      ...['NamespacedMutatingPolicy', 'NamespacedGeneratingPolicy', 'NamespacedDeletingPolicy'],
    ],
  ],
  ['objects', 'kyverno.io', ['CleanupPolicy', 'ClusterCleanupPolicy']],
  ['objects', 'apps.projectsveltos.io', ['Cleaner']],
  ['objects', 'k3s.cattle.io', ['Addon']],
  ['objects', 'policy.karmada.io', ['OverridePolicy', 'ClusterOverridePolicy']],
  ['objects', 'mutations.gatekeeper.sh', [ALL]],
  [
    'objects',
    'admissionregistration.k8s.io',
    ['MutatingAdmissionPolicy', 'MutatingAdmissionPolicyBinding', 'MutatingWebhookConfiguration'],
  ],
];

/** Kyverno's policies check as well as rewrite; what cleans up is in the list above. */
const KYVERNO = 'kyverno.io';

/**
 * Objects of other controllers that the change adds, edits or takes away, where those move nodes and pods, or rewrite what is planned:
 * nothing of that is planned, and a plan that is silent about it would look like all there is. A warning for each of these; what
 * reaches planned objects is an error by itself.
 */
export function otherControllers(base: readonly Manifest[] | null, head: readonly Manifest[]): Problem[] {
  const told = new Set(actsOnPlanned(base, head, () => false).map(({ place }) => place));
  const changed = objectChanges(base, head).filter(
    ({ manifest, before, after }) =>
      !told.has(manifest.place) && (after === null || decidingOf(before) !== decidingOf(after)),
  );
  const those = (isOne: (change: ObjectChange) => boolean): Manifest[] =>
    changed.filter(isOne).map(({ manifest }) => manifest);
  return (Object.keys(SAYS) as Doing[]).flatMap((doing) =>
    problemOf(those(doing === 'commands' ? isOtherCommand : (change) => doingOf(change) === doing), doing),
  );
}

/**
 * All that its controller goes by: the object, and labels and annotations of the controller's own domain, by which it is paused, resumed or
 * moved to another pool (`cluster.x-k8s.io/paused`, `machineconfiguration.openshift.io/role`). Argo CD's say how an object is brought in.
 */
function decidingOf(side: Side): string {
  const group = groupOf(side?.apiVersion ?? '');
  const isOwn = (key: string): boolean => {
    const [domain = ''] = key.split('/', 1);
    const isNear = domain === group || group.endsWith(`.${domain}`) || domain.endsWith(`.${group}`);
    return group.includes('.') && isNear && domain !== 'argocd.argoproj.io';
  };
  const own = ['labels', 'annotations'].map((field) =>
    Object.entries(labelsIn(side?.object['metadata'], field)).filter(([key]) => isOwn(key)),
  );
  return canonicalJson([contentOf(side), own.map((pairs) => Object.fromEntries(pairs))]);
}

/**
 * Of a workload that is planned, and of a script that others run, only another command is news; a Job runs its commands anew by any edit,
 * and a CronJob at another hour.
 */
function isOtherCommand({ manifest, before, after }: ObjectChange): boolean {
  const commands = actingCommands(manifest);
  if (commands.length === 0) return false;
  if (after === null) return !isSettings(manifest);
  if (!before || !(isPlanned(manifest) || isSettings(manifest))) return true;
  return !isSameJson(commands, actingCommands(before));
}

/** True for an object by which another controller drains, reboots or replaces nodes: an edit of it is told where it is read. */
export function takesNodes({ apiVersion, kind }: Pick<Manifest, 'apiVersion' | 'kind'>): boolean {
  return listedAs(groupOf(apiVersion), kind) === 'nodes';
}

/** False for text that can not hold one of those. */
export const mayTakeNodes = mentions(
  KINDS.flatMap(([doing, group]) => (doing === 'nodes' ? [group.replace('*.', '')] : [])),
);

function listedAs(group: string, kind: string): Doing | null {
  const found = KINDS.find(
    ([, of, kinds]) =>
      (of === group || (of.startsWith('*.') && group.endsWith(of.slice(1)))) &&
      (kinds.includes(ALL) || kinds.includes(kind)),
  );
  return found?.[0] ?? null;
}

function doingOf(change: ObjectChange): Doing | null {
  const { manifest, before, after } = change;
  const group = groupOf(manifest.apiVersion);
  if (leavesPods(manifest) || isCalmed(before, after)) return null;
  if (losesNodeRole(before, after)) return 'joins';
  if (group === KYVERNO && rewrites(manifest)) return 'objects';
  if (group === 'scheduling.k8s.io' && preempts(change)) return 'priority';
  return projectEdit(change) ?? listedAs(group, manifest.kind);
}

/**
 * A class that every pod gets that names none, or one that comes before others more than it did: the scheduler takes pods of lower ones
 * away for those. One that is new reaches only workloads that name it, of which each says so itself. Who deletes one and makes it anew
 * edits what the API server leaves as it is.
 */
function preempts({ manifest: { kind, object }, before, after }: ObjectChange): boolean {
  if (kind !== 'PriorityClass' || object['preemptionPolicy'] === 'Never') return false;
  if (object['globalDefault'] === true) return true;
  if (before === null || after === null) return false;
  const value = (of: Manifest['object']): number => (typeof of['value'] === 'number' ? of['value'] : 0);
  return before.object['preemptionPolicy'] === 'Never' || value(object) > value(before.object);
}

function whoseOf(doing: Doing, count: number): string {
  if (doing === 'hours' || doing === 'permits') return 'Argo CD';
  if (doing === 'commands') return verb(count, 'it', 'each of them');
  if (doing === 'prices') return 'Karpenter';
  if (doing === 'joins' || doing === 'priority') return 'the API server';
  return verb(count, 'its controller', 'what acts by each of them');
}

function rewrites({ object }: Manifest): boolean {
  return /"(?:mutate|generate)":/.test(canonicalJson(object['spec'] ?? null));
}

function problemOf(manifests: readonly Manifest[], doing: Doing): Problem[] {
  const [first] = manifests;
  if (!first) return [];
  const names = manifests.map((one) => `${titleOf(one)} of ${visible(groupOf(one.apiVersion) || 'v1')}`);
  const count = manifests.length;
  const message = `${listing(names)} ${verb(count, 'is', 'are')} changed: ${whoseOf(doing, count)} ${SAYS[doing]}`;
  return [unjudgedAt(first.place, 'other-controller', message)];
}
