import { setupOfPage } from '../cases/page.js';
import { DEFAULTS, type Setup } from '../cases/setup.js';

/** An example that a reader begins with. */
export interface Preset {
  /** Its part of an address: `#example=karpenter`. */
  readonly id: string;
  readonly title: string;
  readonly setup: Setup;
}

function preset(id: string, title: string, setup: Pick<Setup, 'fleet' | 'head'> & Partial<Setup>): Preset {
  return { id, title, setup: { ...DEFAULTS, ...setup } };
}

/** The policies with one line edited: the other side of a comparison. */
function edited(policies: string, line: string, into: string): string {
  if (policies.split(line).length !== 2) throw new Error(`not once in the policies: ${line}`);
  return policies.replace(line, into);
}

const SKYHOOK = `apiVersion: nodewright.nvidia.com/v1alpha1
kind: DeploymentPolicy
metadata: {name: gpu}
spec:
  default:
    budget: {percent: 20}
    strategy:
      exponential: {initialBatch: 1, growthFactor: 2, failureThreshold: 1, safetyLimit: 100}
---
apiVersion: nodewright.nvidia.com/v1alpha1
kind: NodeWright
metadata: {name: kernel-tuning}
spec:
  deploymentPolicy: gpu
  nodeSelectors: {matchLabels: {gpu: "true"}}
  packages:
    tuning: {version: 1.4.0, image: example.com/tuning, interrupt: {type: reboot}}
`;

const KARPENTER_FLEET =
  'karpenter.sh/nodepool=default karpenter.sh/registered=true karpenter.sh/initialized=true kubernetes.io/arch=amd64 topology.kubernetes.io/zone={a,b,c}';

const KARPENTER = `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: default}
spec:
  template:
    spec:
      expireAfter: Never
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: default}
      requirements:
        - {key: kubernetes.io/arch, operator: In, values: [amd64]}
  disruption:
    consolidateAfter: 1h
    budgets:
      - nodes: "10%"
`;

const KUBEFLEET = `apiVersion: placement.kubernetes-fleet.io/v1beta1
kind: ClusterResourcePlacement
metadata: {name: app}
spec:
  resourceSelectors: [{group: "", version: v1, kind: Namespace, name: app}]
  policy: {placementType: PickAll}
  strategy:
    type: RollingUpdate
    rollingUpdate: {maxUnavailable: 2, maxSurge: 1, unavailablePeriodSeconds: 60}
`;

const DEPLOYMENT = `apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  replicas: 12
  minReadySeconds: 30
  strategy: {rollingUpdate: {maxSurge: 1, maxUnavailable: 2}}
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec:
      containers:
        - name: web
          image: example.com/web:2
          readinessProbe: {httpGet: {path: /ready, port: 8080}}
`;

const PDB = `---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: {name: web}
spec:
  minAvailable: 80%
  selector: {matchLabels: {app: web}}
`;

const MAINTENANCES = [1, 2, 3]
  .map(
    (n) => `apiVersion: ngn2.nvidia.com/v1alpha1
kind: NotifyMaintenance
metadata: {name: fw-${n}, namespace: maintenance}
spec:
  nodeObject: node-000${n}
  maintenanceID: fw
  maintenanceType: planned
`,
  )
  .join('---\n');

const PLAN = `apiVersion: upgrade.cattle.io/v1
kind: Plan
metadata: {name: k3s-agent, namespace: system-upgrade}
spec:
  concurrency: 2
  cordon: true
  nodeSelector:
    matchExpressions: [{key: node-role.kubernetes.io/control-plane, operator: DoesNotExist}]
  serviceAccountName: system-upgrade
  upgrade: {image: rancher/k3s-upgrade}
  version: v1.33.4+k3s1
`;

/** An example for each system that is planned. */
export const SYSTEM_PRESETS: readonly Preset[] = [
  preset('skyhook', 'Skyhook / NodeWright: batches of 8, or doubling from 1', {
    ...{ fleet: '40 nodes gpu=true topology.kubernetes.io/rack={r1,r2,r3,r4}', head: SKYHOOK },
    base: edited(SKYHOOK, 'exponential: {initialBatch: 1, growthFactor: 2,', 'fixed: {initialBatch: 8,'),
  }),
  preset('karpenter', 'Karpenter: a disruption budget', {
    ...{ fleet: `30 nodes ${KARPENTER_FLEET}`, head: edited(KARPENTER, 'nodes: "10%"', 'nodes: "20%"') },
    base: KARPENTER,
  }),
  preset('kubefleet', 'KubeFleet: clusters in turn', {
    ...{ fleet: '8 clusters env=prod', head: KUBEFLEET },
    base: edited(KUBEFLEET, 'maxUnavailable: 2', 'maxUnavailable: 1'),
  }),
  preset('kubernetes', 'Kubernetes: a Deployment and its budget', {
    ...{ fleet: '6 nodes topology.kubernetes.io/zone={a,b,c}', head: DEPLOYMENT + PDB },
    base: edited(DEPLOYMENT, 'maxUnavailable: 2', 'maxUnavailable: 1') + PDB,
  }),
  preset('pika', 'NVIDIA PIKA: maintenances of three nodes', {
    fleet: '12 nodes gpu=true',
    head: MAINTENANCES,
  }),
  preset('system-upgrade-controller', 'system-upgrade-controller: a new version of k3s', {
    ...{ fleet: '3 nodes node-role.kubernetes.io/control-plane=true\n12 nodes', head: PLAN },
    base: edited(PLAN, 'concurrency: 2', 'concurrency: 1'),
  }),
];

const WITHOUT_STRATEGY = `apiVersion: nodewright.nvidia.com/v1alpha1
kind: NodeWright
metadata: {name: kernel-tuning}
spec:
  interruptionBudget: {percent: 29}
  nodeSelectors: {matchLabels: {gpu: "true"}}
  packages:
    tuning: {version: 1.4.0, image: example.com/tuning, interrupt: {type: reboot}}
`;

const HOST_PORT = edited(
  edited(DEPLOYMENT, 'maxSurge: 1, maxUnavailable: 2', 'maxSurge: 1, maxUnavailable: 0'),
  '          readinessProbe',
  '          ports: [{containerPort: 8080, hostPort: 8080}]\n          readinessProbe',
).replace('replicas: 12', 'replicas: 3');

/** Examples of what surprises teams most. */
export const SURPRISE_PRESETS: readonly Preset[] = [
  preset('29-of-100', '29 % of 100 nodes is 28', { fleet: '100 nodes gpu=true', head: WITHOUT_STRATEGY }),
  preset('growing-batch', 'A growing batch does not stop at the budget', {
    ...{ fleet: '20 nodes gpu=true' },
    head: edited(
      edited(SKYHOOK, 'percent: 20', 'count: 3'),
      'exponential: {initialBatch: 1, growthFactor: 2,',
      'linear: {initialBatch: 1, delta: 1,',
    ),
  }),
  preset('windows-are-utc', 'Karpenter opens its windows in UTC', {
    ...{ fleet: `10 nodes ${KARPENTER_FLEET}`, config: 'version: 1\ntimeZone: America/Los_Angeles\n' },
    head: edited(
      KARPENTER,
      '      - nodes: "10%"',
      '      - nodes: "10%"\n      - {nodes: "0", schedule: "0 8 * * mon-fri", duration: 10h}',
    ),
  }),
  preset('range-of-hours', 'A range of hours in a schedule never closes', {
    ...{ fleet: `10 nodes ${KARPENTER_FLEET}` },
    head: edited(
      KARPENTER,
      '      - nodes: "10%"',
      '      - nodes: "10%"\n      - {nodes: "0", schedule: "0 7-13 * * *", duration: 7h}',
    ),
  }),
  preset('expiry', 'Nodes expire past every budget', {
    ...{
      fleet: `10 nodes ${KARPENTER_FLEET}`,
      head: edited(KARPENTER, 'expireAfter: Never', 'expireAfter: 720h'),
    },
    base: KARPENTER,
  }),
  preset('min-available-100', 'minAvailable: 100 % stops every drain', {
    ...{ fleet: '6 nodes', head: DEPLOYMENT + edited(PDB, 'minAvailable: 80%', 'minAvailable: 100%') },
    base: DEPLOYMENT + PDB,
  }),
  preset('rounds-up', 'maxUnavailable: 30 % of one pod is that pod', {
    fleet: '6 nodes',
    head:
      edited(DEPLOYMENT, 'replicas: 12', 'replicas: 1') +
      edited(PDB, 'minAvailable: 80%', 'maxUnavailable: 30%'),
  }),
  preset('host-port', 'A host port leaves a surge pod no node', { fleet: '3 nodes', head: HOST_PORT }),
  preset('stateful-set', 'A StatefulSet takes one pod at a time, whatever it says', {
    fleet: '6 nodes',
    head: edited(
      edited(DEPLOYMENT, 'kind: Deployment', 'kind: StatefulSet'),
      'strategy: {rollingUpdate: {maxSurge: 1, maxUnavailable: 2}}',
      'serviceName: web\n  updateStrategy: {rollingUpdate: {maxUnavailable: 3}}',
    ),
  }),
  preset('concurrency-zero', 'A Plan with concurrency: 0 says Complete and upgrades nothing', {
    ...{ fleet: '12 nodes', head: edited(PLAN, 'concurrency: 2', 'concurrency: 0') },
    base: PLAN,
  }),
];

/** The examples of the rules' pages, by the rules' names. */
export function rulePresets(pages: Readonly<Record<string, string>>): Preset[] {
  return Object.entries(pages).flatMap(([rule, page]) => {
    const setup = setupOfPage(page);
    return setup === null ? [] : [{ id: rule, title: rule, setup }];
  });
}
