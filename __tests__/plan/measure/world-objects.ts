/** Manifests of every system that takes nodes out, for tests of what they do to each other. */

export const READY_POOL = {
  'karpenter.sh/nodepool': 'default',
  'karpenter.sh/registered': 'true',
  'karpenter.sh/initialized': 'true',
};

export interface SkyhookShape {
  readonly name?: string;
  readonly atOnce: number;
  readonly labels?: Record<string, string>;
  readonly reboots?: boolean;
}

export function skyhook({ name = 'tuning', atOnce, labels = {}, reboots = false }: SkyhookShape): object {
  const tuning = { version: '1.0.0', image: 'example.com/tuning' };
  return {
    apiVersion: 'nodewright.nvidia.com/v1alpha1',
    kind: 'NodeWright',
    metadata: { name },
    spec: {
      interruptionBudget: { count: atOnce },
      nodeSelectors: { matchLabels: labels },
      packages: { tuning: reboots ? { ...tuning, interrupt: { type: 'reboot' } } : tuning },
    },
  };
}

/** Another `generation` of the pool drifts all its nodes. */
export function nodePool(nodes: string, generation: string, grace?: string): object {
  return {
    apiVersion: 'karpenter.sh/v1',
    kind: 'NodePool',
    metadata: { name: 'default' },
    spec: {
      template: {
        metadata: { labels: { generation } },
        spec: {
          expireAfter: 'Never',
          ...(grace === undefined ? {} : { terminationGracePeriod: grace }),
          nodeClassRef: { group: 'example.com', kind: 'Class', name: 'default' },
          requirements: [{ key: 'kubernetes.io/arch', operator: 'In', values: ['amd64'] }],
        },
      },
      disruption: { consolidateAfter: '0s', budgets: [{ nodes }] },
    },
  };
}

export function daemonSet(maxUnavailable: number | string, image: string): object {
  return {
    apiVersion: 'apps/v1',
    kind: 'DaemonSet',
    metadata: { name: 'agent', namespace: 'agents' },
    spec: {
      selector: { matchLabels: { app: 'agent' } },
      updateStrategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable } },
      template: {
        metadata: { labels: { app: 'agent' } },
        spec: { containers: [{ name: 'agent', image, readinessProbe: { exec: { command: ['true'] } } }] },
      },
    },
  };
}

export function maintenance(name: string, node: string, id = 'fw'): object {
  return {
    apiVersion: 'ngn2.nvidia.com/v1alpha1',
    kind: 'NotifyMaintenance',
    metadata: { name },
    spec: { nodeObject: node, maintenanceID: id, maintenanceType: 'planned' },
  };
}

export function budget(name: string, app: string, spec: object): object {
  return {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name, namespace: 'apps' },
    spec: { selector: { matchLabels: { app } }, ...spec },
  };
}

/** A StatefulSet with its pods, each on the node named for it. */
export function workload(app: string, nodes: readonly string[]): object[] {
  const statefulSet = {
    apiVersion: 'apps/v1',
    kind: 'StatefulSet',
    metadata: { name: app, namespace: 'apps' },
    spec: {
      replicas: nodes.length,
      serviceName: app,
      selector: { matchLabels: { app } },
      template: { metadata: { labels: { app } }, spec: { containers: [{ name: 'a', image: 'a' }] } },
    },
  };
  const pods = nodes.map((nodeName, i) => ({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name: `${app}-${i}`,
      namespace: 'apps',
      labels: { app },
      ownerReferences: [
        { apiVersion: 'apps/v1', kind: 'StatefulSet', name: app, uid: app, controller: true },
      ],
    },
    spec: { nodeName, containers: [{ name: 'a' }] },
    status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
  }));
  return [statefulSet, ...pods];
}

export function textOf(objects: readonly object[]): string {
  return objects.map((object) => JSON.stringify(object)).join('\n---\n');
}
