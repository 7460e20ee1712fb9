const START_MS = Date.parse('2026-11-20T08:00:00Z');

/** Minutes after the start, as the API server writes instants. */
export const at = (minutes: number): string =>
  new Date(START_MS + minutes * 60_000).toISOString().replace('.000Z', 'Z');

const meta = (name: string, more: object = {}) => ({ name, creationTimestamp: at(0), ...more });
const condition = (type: string, minutes: number, status = 'True') => ({
  type,
  status,
  lastTransitionTime: at(minutes),
});

/** A run that updated `cluster-1`, `cluster-2`, ... in so many minutes each, one after the other. */
export function run(...minutes: readonly number[]) {
  let end = 0;
  const clusters = minutes.map((took, index) => {
    const start = end;
    end += took;
    return {
      clusterName: `cluster-${index + 1}`,
      conditions: [condition('Started', start), condition('Succeeded', end)],
    };
  });
  return {
    apiVersion: 'placement.kubernetes-fleet.io/v1beta1',
    kind: 'ClusterStagedUpdateRun',
    metadata: meta('october'),
    spec: { placementName: 'app', stagedRolloutStrategyName: 'waves' },
    status: { stagesStatus: [{ stageName: 'all', clusters }] },
  };
}

export const claim = (name: string, seconds: number) => ({
  apiVersion: 'karpenter.sh/v1',
  kind: 'NodeClaim',
  metadata: meta(name),
  spec: {},
  status: { conditions: [condition('Initialized', seconds / 60)] },
});

export const pod = (name: string, readyMinutes: number, owner = 'ReplicaSet') => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: meta(name, {
    namespace: 'shop',
    ownerReferences: [{ apiVersion: 'apps/v1', kind: owner, name: 'web', controller: true }],
  }),
  spec: {},
  status: { phase: 'Running', conditions: [condition('Ready', readyMinutes)] },
});

export const maintenance = (name: string, ...transitions: readonly (readonly [string, number])[]) => ({
  apiVersion: 'ngn2.nvidia.com/v1alpha1',
  kind: 'NotifyMaintenance',
  metadata: meta(name, { namespace: 'maintenance' }),
  spec: { nodeObject: name, maintenanceID: 'm', maintenanceType: 'planned' },
  status: {
    maintenanceStatus: transitions.at(-1)?.[0] ?? '',
    transitionTimestamps: transitions.map(([maintenanceStatus, minutes]) => ({
      maintenanceStatus,
      transitionTimestamp: at(minutes),
    })),
  },
});
