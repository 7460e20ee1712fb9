/** Kubernetes objects as `kubectl get -o json` prints them, with all that a snapshot must not keep. */

export const SECRETS = {
  annotation: 'hunter2-in-an-annotation',
  lastApplied: 'token-in-last-applied',
  providerId: 'aws:///eu-central-1a/i-0123456789abcdef0',
  address: '10.17.23.42',
  image: 'registry.internal.example.com/secret-project/trainer',
  env: 'postgres://admin:swordfish@db.internal',
  configMap: 'api_key = 0123-4567-89ab',
  command: '--password=correct-horse',
  volume: 'vault-mount-of-payroll',
  message: 'dial tcp 10.99.0.7:443: connection refused',
  arn: 'arn:aws:sns:eu-central-1:123456789012:maintenance',
  poolAnnotation: 'owner-phone-5550100',
  manager: 'secret-manager-of-fields',
  diff: 'value-in-member-cluster',
} as const;

export type Plain = Record<string, unknown>;

export interface NodeShape {
  readonly ready?: string | null;
  readonly labels?: Plain;
  readonly annotations?: Plain;
  readonly taints?: readonly Plain[];
  readonly unschedulable?: boolean;
  readonly createdAt?: string;
  readonly deletedAt?: string;
}

/** A node of a cloud cluster: about 11 kB when indented. */
export function kubectlNode(name: string, shape: NodeShape = {}): Plain {
  const at = shape.createdAt ?? '2026-03-01T08:00:00Z';
  const condition = (type: string, status: string): Plain => ({
    lastHeartbeatTime: '2026-11-21T07:00:00Z',
    lastTransitionTime: at,
    message: SECRETS.message,
    reason: `Kubelet${type}`,
    status,
    type,
  });
  const ready = shape.ready === undefined ? 'True' : shape.ready;
  return {
    apiVersion: 'v1',
    kind: 'Node',
    metadata: {
      annotations: {
        'csi.volume.kubernetes.io/nodeid': `{"ebs.csi.aws.com":"${SECRETS.providerId}"}`,
        'kubectl.kubernetes.io/last-applied-configuration': `{"password":"${SECRETS.lastApplied}"}`,
        'example.com/note': SECRETS.annotation,
        'karpenter.sh/nodepool-hash': '4012513481623584108',
        'karpenter.sh/nodepool-hash-version': 'v3',
        'skyhook.nvidia.com/nodeState_tuning': `{"tuning|1.0.0":{"image":"${SECRETS.image}"}}`,
        ...shape.annotations,
      },
      creationTimestamp: at,
      ...(shape.deletedAt === undefined ? {} : { deletionTimestamp: shape.deletedAt }),
      finalizers: ['karpenter.sh/termination'],
      labels: {
        'beta.kubernetes.io/arch': 'amd64',
        'kubernetes.io/hostname': name,
        'kubernetes.io/os': 'linux',
        'karpenter.sh/capacity-type': 'on-demand',
        'karpenter.sh/initialized': 'true',
        'karpenter.sh/nodepool': 'general-purpose',
        'karpenter.sh/registered': 'true',
        'node.kubernetes.io/instance-type': 'm7g.4xlarge',
        'topology.kubernetes.io/region': 'eu-central-1',
        'topology.kubernetes.io/zone': 'eu-central-1a',
        ...Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`example.com/label-${i}`, `value-${i}`])),
        ...shape.labels,
      },
      managedFields: [
        {
          apiVersion: 'v1',
          fieldsType: 'FieldsV1',
          fieldsV1: { 'f:metadata': { 'f:labels': { '.': {}, 'f:kubernetes.io/hostname': {} } } },
          manager: SECRETS.manager,
          operation: 'Update',
          time: at,
        },
      ],
      name,
      resourceVersion: '123456789',
      uid: '6f2c1c4e-7f4b-4f0b-9a51-0c8a7a4d1d11',
    },
    spec: {
      podCIDR: '10.244.7.0/24',
      providerID: SECRETS.providerId,
      ...(shape.taints === undefined ? {} : { taints: shape.taints }),
      ...(shape.unschedulable === undefined ? {} : { unschedulable: shape.unschedulable }),
    },
    status: {
      addresses: [
        { address: SECRETS.address, type: 'InternalIP' },
        { address: name, type: 'Hostname' },
      ],
      allocatable: { cpu: '15890m', memory: '60000000Ki', pods: '234' },
      capacity: { cpu: '16', memory: '64000000Ki', pods: '234' },
      conditions: [
        condition('MemoryPressure', 'False'),
        condition('DiskPressure', 'False'),
        condition('PIDPressure', 'False'),
        ...(ready === null ? [] : [condition('Ready', ready)]),
      ],
      daemonEndpoints: { kubeletEndpoint: { Port: 10250 } },
      images: Array.from({ length: 15 }, (_, i) => ({
        names: [`${SECRETS.image}-${i}@sha256:${'ab'.repeat(32)}`, `${SECRETS.image}-${i}:v1.${i}.0`],
        sizeBytes: 123456789 + i,
      })),
      nodeInfo: {
        kernelVersion: '6.1.0',
        kubeletVersion: 'v1.32.4',
        machineID: 'ec2c0ffee',
        osImage: 'Linux',
      },
    },
  };
}

export function kubectlNodes(count: number, shape: (i: number) => NodeShape = () => ({})): Plain[] {
  return Array.from({ length: count }, (_, i) => kubectlNode(nodeName(i), shape(i)));
}

export function nodeName(i: number): string {
  return `ip-10-0-${Math.floor(i / 256)}-${i % 256}.eu-central-1.compute.internal`;
}

/** What `kubectl get ... -o json` prints: four blanks, the kind after the items. */
export function kubectlList(items: readonly unknown[]): string {
  return JSON.stringify(
    { apiVersion: 'v1', items, kind: 'List', metadata: { resourceVersion: '' } },
    null,
    4,
  );
}
