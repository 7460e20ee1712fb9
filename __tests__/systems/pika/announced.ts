export const AT = '2026-11-23T08:00:00Z';
export const HOUR = 3_600_000;

export interface Announced {
  readonly name?: string;
  readonly id?: string;
  readonly node?: string;
  readonly namespace?: string;
  readonly annotations?: Readonly<Record<string, string>>;
  readonly spec?: Readonly<Record<string, unknown>>;
  /** Only of a live object: its status, hours since it got there, and what deletion left. */
  readonly status?: string;
  readonly sinceHours?: number;
  readonly slaExpires?: string;
  readonly deleting?: boolean;
}

/** A NotifyMaintenance as an object; with a status, as the cluster has it. */
export function announced(given: Announced = {}): object {
  const { name = 'fw-1', id = 'fw', node = 'n-1', namespace = 'maintenance', status } = given;
  const since = new Date(Date.parse(AT) - (given.sinceHours ?? 0) * HOUR).toISOString().replace('.000', '');
  const live =
    status === undefined
      ? {}
      : {
          status: {
            maintenanceStatus: status,
            ...(given.slaExpires ? { slaExpires: given.slaExpires } : {}),
            transitionTimestamps: [{ maintenanceStatus: status, transitionTimestamp: since }],
          },
        };
  return {
    apiVersion: 'ngn2.nvidia.com/v1alpha1',
    kind: 'NotifyMaintenance',
    metadata: {
      name,
      namespace,
      ...(given.annotations ? { annotations: given.annotations } : {}),
      ...(status === undefined
        ? {}
        : {
            creationTimestamp: since,
            finalizers: ['ngn2.nvidia.com/finalNotice'],
            labels: { [`maintenance/${id}`]: '' },
          }),
      ...(given.deleting ? { deletionTimestamp: since } : {}),
    },
    spec: { nodeObject: node, maintenanceID: id, maintenanceType: 'planned', ...given.spec },
    ...live,
  };
}

export interface NodeGiven {
  readonly labels?: Readonly<Record<string, string>>;
  /** Cordoned, with the labels of these maintenances. */
  readonly under?: readonly string[];
}

/** `n-1`, `n-2`, ...: a List for a snapshot. */
export function cluster(nodes: readonly NodeGiven[], live: readonly object[] = []): object {
  const items = nodes.map(({ labels = {}, under }, i) => ({
    apiVersion: 'v1',
    kind: 'Node',
    metadata: {
      name: `n-${i + 1}`,
      creationTimestamp: '2026-01-01T00:00:00Z',
      labels: { ...labels, ...Object.fromEntries((under ?? []).map((id) => [`maintenance/${id}`, ''])) },
    },
    spec: under ? { unschedulable: true } : {},
    status: { conditions: [{ type: 'Ready', status: 'True' }] },
  }));
  return { apiVersion: 'v1', kind: 'List', items: [...items, ...live] };
}

export const FREE: NodeGiven = {};
