import type { SystemId } from '../systems/system.js';

const PODS = [
  'pods',
  'poddisruptionbudgets.policy',
  'deployments.apps',
  'statefulsets.apps',
  'daemonsets.apps',
  'replicasets.apps',
  'replicationcontrollers',
];
const FLEET = 'placement.kubernetes-fleet.io';

/** What a snapshot needs of each system (docs/snapshots.md). */
const RESOURCES: Readonly<Record<SystemId, readonly string[]>> = {
  skyhook: ['nodes', ...PODS],
  karpenter: ['nodes', 'nodepools.karpenter.sh', 'nodeclaims.karpenter.sh', ...PODS],
  kubernetes: ['nodes', ...PODS],
  kubefleet: [
    'memberclusters.cluster.kubernetes-fleet.io',
    ...['clusterresourceplacements', 'clusterresourcebindings', 'resourceplacements', 'resourcebindings'],
    ...[
      'clusterstagedupdateruns',
      'clusterapprovalrequests',
      'clusterstagedupdatestrategies',
      'stagedupdateruns',
    ],
    ...['approvalrequests', 'stagedupdatestrategies', 'clusterresourceplacementdisruptionbudgets'],
    'clusterresourceplacementevictions',
  ].map((name) => (name.includes('.') ? name : `${name}.${FLEET}`)),
  pika: [
    'nodes',
    'notifymaintenances.ngn2.nvidia.com',
    'platforminfos.ngn2.nvidia.com',
    'configmaps',
    ...PODS,
  ],
};

/** The kinds of Skyhook and NodeWright, by the API group that the files write. */
const OF_GROUP: ReadonlyMap<string, readonly string[]> = new Map([
  ['skyhook.nvidia.com', ['deploymentpolicies.skyhook.nvidia.com', 'skyhooks.skyhook.nvidia.com']],
  [
    'nodewright.nvidia.com',
    ['deploymentpolicies.nodewright.nvidia.com', 'nodewrights.nodewright.nvidia.com'],
  ],
]);

/** What `kubectl get` must list for a snapshot of these systems, each once. */
export function resourcesFor(systems: Iterable<SystemId>, apiGroups: Iterable<string>): string[] {
  return [
    ...new Set([
      ...[...systems].flatMap((system) => RESOURCES[system]),
      ...[...apiGroups].flatMap((group) => OF_GROUP.get(group) ?? []),
    ]),
  ];
}
