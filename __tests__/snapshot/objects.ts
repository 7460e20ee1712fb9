import { nodeName, type Plain, SECRETS } from './nodes.js';

export function skyhook(name: string, over: Plain = {}): Plain {
  return {
    apiVersion: 'skyhook.nvidia.com/v1alpha1',
    kind: 'Skyhook',
    metadata: {
      annotations: { 'skyhook.nvidia.com/pause': 'true', 'example.com/note': SECRETS.annotation },
      creationTimestamp: '2026-01-01T00:00:00Z',
      generation: 3,
      managedFields: [{ manager: SECRETS.manager }],
      name,
      uid: 'f00',
    },
    spec: {
      deploymentPolicy: 'gpu',
      nodeSelectors: { matchLabels: { 'kubernetes.io/hostname': nodeName(0) } },
      packages: {
        tuning: {
          name: 'tuning',
          version: '1.2.0',
          image: 'ghcr.io/nvidia/tuning',
          env: [{ name: 'DATABASE', value: SECRETS.env }],
          configMap: { 'app.conf': SECRETS.configMap },
          interrupt: { type: 'reboot' },
        },
      },
      ...over,
    },
    status: {
      status: 'in_progress',
      observedGeneration: 3,
      nodeStatus: { [nodeName(0)]: 'complete', [nodeName(1)]: 'in_progress' },
      nodePriority: { [nodeName(1)]: '2026-11-20T10:00:00Z' },
      nodeState: {
        [nodeName(0)]: {
          'tuning|1.2.0': {
            name: 'tuning',
            version: '1.2.0',
            image: SECRETS.image,
            stage: 'config',
            state: 'complete',
          },
        },
      },
      compartmentStatuses: { __default__: { matched: 2, ceiling: 1, batchState: { currentBatch: 2 } } },
      conditions: [{ type: 'Ready', status: 'False', reason: 'InProgress', message: SECRETS.message }],
    },
  };
}

const template = {
  metadata: { labels: { app: 'web' }, annotations: { note: SECRETS.annotation } },
  spec: {
    containers: [
      {
        name: 'web',
        image: SECRETS.image,
        command: ['web', SECRETS.command],
        env: [{ name: 'DATABASE', value: SECRETS.env }],
      },
    ],
    volumes: [{ name: SECRETS.volume, emptyDir: {} }],
    nodeSelector: { pool: 'web' },
    tolerations: [{ operator: 'Exists' }],
  },
};

export function deployment(name: string): Plain {
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: {
      name,
      namespace: 'shop',
      labels: { app: 'web' },
      annotations: { note: SECRETS.annotation },
      generation: 2,
    },
    spec: {
      replicas: 4,
      selector: { matchLabels: { app: 'web' } },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: '25%' } },
      template,
    },
    status: {
      observedGeneration: 2,
      replicas: 4,
      conditions: [{ type: 'Available', status: 'True', message: SECRETS.message }],
    },
  };
}

/** The ReplicaSet of `deployment`: the same template with one label more. */
export function replicaSet(name: string): Plain {
  const labels = { ...template.metadata.labels, 'pod-template-hash': '5d59d67564' };
  return {
    apiVersion: 'apps/v1',
    kind: 'ReplicaSet',
    metadata: {
      name,
      namespace: 'shop',
      labels,
      ownerReferences: [
        { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web', uid: 'u', controller: true },
      ],
    },
    spec: {
      replicas: 4,
      selector: { matchLabels: labels },
      template: { ...template, metadata: { ...template.metadata, labels } },
    },
  };
}

export function pod(name: string, node: string): Plain {
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name,
      namespace: 'shop',
      labels: { app: 'web' },
      ownerReferences: [{ apiVersion: 'v1', kind: 'Node', name: node, controller: true, uid: 'n' }],
    },
    spec: { nodeName: node, containers: template.spec.containers, volumes: template.spec.volumes },
    status: {
      phase: 'Running',
      hostIP: SECRETS.address,
      podIP: SECRETS.address,
      conditions: [
        { type: 'Initialized', status: 'True' },
        {
          type: 'Ready',
          status: 'True',
          lastTransitionTime: '2026-11-20T10:00:00Z',
          message: SECRETS.message,
        },
      ],
    },
  };
}

/** One object of every system, each with something that must not be kept. */
export function everyKind(): Plain[] {
  return [
    skyhook('tuning'),
    deployment('web'),
    replicaSet('web-5d59d67564'),
    pod(`kube-proxy-${nodeName(0)}`, nodeName(0)),
    {
      apiVersion: 'skyhook.nvidia.com/v1alpha1',
      kind: 'DeploymentPolicy',
      metadata: { name: 'gpu', annotations: { note: SECRETS.annotation } },
      spec: { default: { budget: { percent: 10 }, strategy: { fixed: { initialBatch: 1 } } } },
    },
    {
      apiVersion: 'karpenter.sh/v1',
      kind: 'NodePool',
      metadata: {
        name: 'general-purpose',
        annotations: { 'karpenter.sh/nodepool-hash': '1', note: SECRETS.annotation },
      },
      spec: {
        disruption: { budgets: [{ nodes: '10%' }] },
        template: {
          metadata: { labels: { team: 'a' }, annotations: { phone: SECRETS.poolAnnotation } },
          spec: { expireAfter: '720h', requirements: [], kubelet: { clusterDNS: [SECRETS.address] } },
        },
      },
    },
    {
      apiVersion: 'karpenter.sh/v1',
      kind: 'NodeClaim',
      metadata: {
        name: 'general-purpose-x7x2q',
        labels: { 'karpenter.sh/nodepool': 'general-purpose' },
        creationTimestamp: '2026-03-01T07:59:00Z',
      },
      spec: { expireAfter: '720h' },
      status: {
        nodeName: nodeName(0),
        providerID: SECRETS.providerId,
        imageID: 'ami-1',
        conditions: [{ type: 'Launched', status: 'True', message: SECRETS.message }],
      },
    },
    {
      apiVersion: 'cluster.kubernetes-fleet.io/v1beta1',
      kind: 'MemberCluster',
      metadata: { name: 'member-1', labels: { tier: 'canary' } },
      spec: { identity: { name: SECRETS.annotation, kind: 'ServiceAccount' }, taints: [] },
      status: {
        conditions: [{ type: 'Joined', status: 'True', message: SECRETS.message }],
        properties: {
          'kubernetes-fleet.io/node-count': { value: '3', observationTime: '2026-11-20T10:00:00Z' },
        },
        agentStatus: [
          {
            type: 'MemberAgent',
            lastReceivedHeartbeat: '2026-11-20T10:00:00Z',
            conditions: [{ type: 'Healthy', status: 'True', message: SECRETS.message }],
          },
        ],
      },
    },
    {
      apiVersion: 'placement.kubernetes-fleet.io/v1beta1',
      kind: 'ClusterResourcePlacement',
      metadata: { name: 'web', generation: 1 },
      spec: { policy: { placementType: 'PickAll' } },
      status: {
        placementStatuses: [
          {
            clusterName: 'member-1',
            conditions: [{ type: 'Applied', status: 'True', message: SECRETS.message }],
            diffedPlacements: [{ observedDiffs: [{ valueInMember: SECRETS.diff }] }],
          },
        ],
      },
    },
    {
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      metadata: { name: 'web', namespace: 'shop', annotations: { note: SECRETS.annotation } },
      spec: { minAvailable: 1, selector: { matchLabels: { app: 'web' } } },
      status: {
        disruptionsAllowed: 0,
        conditions: [{ type: 'DisruptionAllowed', status: 'False', message: SECRETS.message }],
      },
    },
    {
      apiVersion: 'ngn2.nvidia.com/v1alpha1',
      kind: 'NotifyMaintenance',
      metadata: {
        name: `m-${nodeName(1)}`,
        namespace: 'default',
        annotations: { 'maintenance/readyForMaintenance': 'true', note: SECRETS.annotation },
      },
      spec: {
        nodeObject: nodeName(1),
        maintenanceID: 'm1',
        maintenanceType: 'planned',
        additionalMessageChannels: { amazonSNSTopicARN: SECRETS.arn },
      },
      status: {
        maintenanceStatus: 'MaintenanceStarted',
        conditions: [{ type: 'readyForMaintenance', status: 'true', message: SECRETS.message }],
      },
    },
    {
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name: 'db', namespace: 'shop' },
      data: { password: SECRETS.env },
    },
    {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'app', namespace: 'shop' },
      data: { conf: SECRETS.configMap },
    },
  ];
}
