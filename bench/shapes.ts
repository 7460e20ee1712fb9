import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nodes and objects of a snapshot, and the text of the policies in base (1) and head (2). */
export interface Shape {
  readonly items: readonly object[];
  readonly text: (version: 1 | 2) => string;
  /** Files beside it, the same on both sides. */
  readonly files?: Readonly<Record<string, string>>;
  /** The sources of the configuration; absent: all files. */
  readonly policies?: string;
}

/** Writes a fleet and its files into a folder, and gives the arguments of its plan. */
export function writePlan(folder: string, { items, text, files = {}, policies }: Shape): string[] {
  const put = (path: string, content: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  put('nodes.json', JSON.stringify({ apiVersion: 'v1', kind: 'List', items }));
  if (policies !== undefined) put('fleetplan.yml', `version: 1\npolicies: ${policies}\n`);
  for (const [side, version] of [
    ['base', 1],
    ['head', 2],
  ] as const)
    for (const [path, content] of Object.entries({ ...files, 'p.yaml': text(version) }))
      put(`${side}/${path}`, content);
  return [
    ...['plan', '--base', join(folder, 'base'), '--head', join(folder, 'head')],
    ...['--snapshot', join(folder, 'nodes.json'), '--at', '2026-11-23T08:00:00Z', '--format', 'json'],
    ...['--output', join(folder, 'plan.json')],
    ...(policies === undefined ? [] : ['--config', join(folder, 'fleetplan.yml')]),
  ];
}

const NODES = 20;
const SINCE = '2026-01-01T00:00:00Z';
const READY = { conditions: [{ type: 'Ready', status: 'True' }] };

const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

const nodeName = (i: number): string => `node-${String(i).padStart(6, '0')}`;

function nodes(count: number, labels: (i: number) => object = () => ({})): object[] {
  return times(count, (i) => ({
    apiVersion: 'v1',
    kind: 'Node',
    metadata: {
      name: nodeName(i),
      labels: { gpu: 'true', 'topology.kubernetes.io/zone': `z${i % 3}`, ...labels(i) },
      creationTimestamp: SINCE,
    },
    status: READY,
  }));
}

const clusters = (count: number): object[] =>
  times(count, (i) => ({
    apiVersion: 'cluster.kubernetes-fleet.io/v1',
    kind: 'MemberCluster',
    metadata: { name: `cluster-${i}`, creationTimestamp: SINCE },
    status: { conditions: [{ type: 'Joined', status: 'True' }] },
  }));

const RUNNING = { type: 'Ready', status: 'True', lastTransitionTime: SINCE };

/** A pod of many: of Deployments, ten each, spread over these nodes. */
export function pod(i: number, nodeCount: number): object {
  const name = `web-${Math.floor(i / 10)}`;
  const owner = { apiVersion: 'apps/v1', kind: 'ReplicaSet', name, uid: name, controller: true };
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name: `${name}-${i}`,
      namespace: `n${i % 100}`,
      labels: { app: name },
      creationTimestamp: SINCE,
      ownerReferences: [owner],
    },
    spec: {
      nodeName: nodeName(i % nodeCount),
      containers: times(2, (k) => ({
        name: `c${k}`,
        image: 'registry.example/team/web:v1.2.3',
        env: times(20, (e) => ({ name: `VARIABLE_${e}`, value: `the value of the variable ${e}` })),
      })),
    },
    status: { phase: 'Running', startTime: SINCE, conditions: [RUNNING] },
  };
}

const APPLICATION = (i: number): string => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: a${i}, namespace: argocd }
spec:
  project: default
  source: { repoURL: https://git.example.com/fleet.git, targetRevision: HEAD, path: apps/a${i} }
  destination: { server: https://kubernetes.default.svc, namespace: x }
`;

const CONFIG_MAP = (i: number): string => `apiVersion: v1
kind: ConfigMap
metadata: { name: c${i}, namespace: x }
data: { a: b }
`;

const podTemplate = (i: number, version: number): string => `
  selector: { matchLabels: { app: d${i} } }
  template:
    metadata: { labels: { app: d${i} } }
    spec: { containers: [{ name: a, image: "a:${version}" }] }
`;

const SKYHOOK = (i: number, version: number): string => `apiVersion: skyhook.nvidia.com/v1alpha1
kind: Skyhook
metadata: { name: s${i} }
spec:
  nodeSelectors: { matchLabels: { gpu: "true" } }
  interruptionBudget: { count: 1 }
  packages: { tuning: { version: ${version}.0.0, image: example.com/tuning } }
`;

const NODE_POOL = (i: number, version: number): string => `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: p${i} }
spec:
  disruption: { budgets: [{ nodes: ${version}0% }] }
  template: { spec: { nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: default }, requirements: [] } }
`;

const PLAN = (i: number, version: number): string => `apiVersion: upgrade.cattle.io/v1
kind: Plan
metadata: { name: p${i}, namespace: system-upgrade }
spec:
  concurrency: 1
  version: v1.3${version}.0
  serviceAccountName: x
  nodeSelector: { matchLabels: { gpu: "true" } }
  upgrade: { image: a/b }
`;

const PLACEMENT = (i: number, version: number): string => `apiVersion: placement.kubernetes-fleet.io/v1
kind: ClusterResourcePlacement
metadata: { name: p${i} }
spec:
  resourceSelectors: [{ group: "", version: v1, kind: Namespace, name: n${i} }]
  policy: { placementType: PickAll }
  strategy: { type: RollingUpdate, rollingUpdate: { maxUnavailable: ${version} } }
`;

const DEPLOYMENT = (i: number, version: number): string => `apiVersion: apps/v1
kind: Deployment
metadata: { name: d${i}, namespace: x }
spec:
  replicas: 3${podTemplate(i, version)}---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: p${i}, namespace: x }
spec: { maxUnavailable: ${version}, selector: { matchLabels: { app: d${i} } } }
`;

const DAEMON_SET = (i: number, version: number): string => `apiVersion: apps/v1
kind: DaemonSet
metadata: { name: d${i}, namespace: x }
spec:${podTemplate(i, version)}`;

const STATEFUL_SET = (i: number, version: number): string => `apiVersion: apps/v1
kind: StatefulSet
metadata: { name: d${i}, namespace: x }
spec:
  serviceName: d
  replicas: 3${podTemplate(i, version)}`;

const MAINTENANCE = (i: number, version: number): string => `apiVersion: ngn2.nvidia.com/v1alpha1
kind: NotifyMaintenance
metadata: { name: m${i}, namespace: x }
spec: { nodeObject: ${nodeName(i)}, maintenanceID: fw${version}, maintenanceType: planned }
`;

/** A NodeWright whose policy has as many compartments, each of a pool of nodes. */
export function compartments(count: number, compartmentsOf: number): Shape {
  const of = times(
    compartmentsOf,
    (i) =>
      `{ name: c${i}, selector: { matchLabels: { pool: p${i} } }, budget: { count: 3 }, strategy: STRATEGY }`,
  ).join(', ');
  const strategies = {
    1: '{ fixed: { initialBatch: 1, failureThreshold: 1, safetyLimit: 100 } }',
    2: '{ linear: { initialBatch: 1, failureThreshold: 2 } }',
  };
  const text = (version: 1 | 2): string => `apiVersion: nodewright.nvidia.com/v1alpha1
kind: DeploymentPolicy
metadata: { name: gpu }
spec:
  default: { budget: { count: 1 }, strategy: { fixed: { initialBatch: 1 } } }
  compartments: [${of.replaceAll('STRATEGY', strategies[version])}]
---
apiVersion: nodewright.nvidia.com/v1alpha1
kind: NodeWright
metadata: { name: tuning }
spec:
  deploymentPolicy: gpu
  nodeSelectors: { matchLabels: { gpu: "true" } }
  packages: { tuning: { version: 1.0.0, image: example.com/tuning } }
`;
  return { items: nodes(count, (i) => ({ pool: `p${i % compartmentsOf}` })), text };
}

function many(items: readonly object[], policy: (i: number, version: number) => string) {
  return (count: number): Shape => ({
    items,
    text: (version) => times(count, (i) => policy(i, version)).join('---\n'),
  });
}

/** Fleets of any size, by what there is more of. */
export const SHAPES = {
  nodes: (count) => compartments(count, 20),
  Skyhooks: many(nodes(NODES), SKYHOOK),
  NodePools: many(nodes(NODES), NODE_POOL),
  Plans: many(nodes(NODES), PLAN),
  placements: many(clusters(NODES), PLACEMENT),
  clusters: (count) => many(clusters(count), PLACEMENT)(1),
  'Deployments with a budget': many(nodes(NODES), DEPLOYMENT),
  DaemonSets: many(nodes(NODES), DAEMON_SET),
  StatefulSets: many(nodes(NODES), STATEFUL_SET),
  maintenances: (count) => many(nodes(count), MAINTENANCE)(count),
  pods: (count) => many([...nodes(NODES), ...times(count, (i) => pod(i, NODES))], SKYHOOK)(1),
  files: (count) => ({
    ...many(nodes(NODES), SKYHOOK)(1),
    files: Object.fromEntries(times(count, (i) => [`files/c${i}.yaml`, CONFIG_MAP(i)])),
  }),
  Applications: (count) => ({
    ...many(nodes(NODES), SKYHOOK)(1),
    files: Object.fromEntries(
      times(count, (i) => [
        [`argo/a${i}.yaml`, APPLICATION(i)] as const,
        [`apps/a${i}/d.yaml`, DAEMON_SET(i, 1)] as const,
      ]).flat(),
    ),
    policies: "['*.yaml', { argocd: 'argo/*.yaml' }]",
  }),
} satisfies Record<string, (count: number) => Shape>;

/** DaemonSets over nodes that all of them update. */
export function daemonSets(count: number, nodeCount: number): Shape {
  return many(nodes(nodeCount), DAEMON_SET)(count);
}
