import { setupOfPage } from '../cases/page.js';
import { DEFAULTS, type Setup } from '../cases/setup.js';

/** An example that a reader begins with. */
interface Preset {
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

/** Examples of systems for which no rule's page has one with a Deployment, a plain budget or a version. */
const SYSTEM_PRESETS: readonly Preset[] = [
  preset('karpenter', 'Karpenter: a disruption budget', {
    ...{ fleet: `30 nodes ${KARPENTER_FLEET}`, head: edited(KARPENTER, 'nodes: "10%"', 'nodes: "20%"') },
    base: KARPENTER,
  }),
  preset('kubernetes', 'Kubernetes: a Deployment and its budget', {
    ...{ fleet: '6 nodes topology.kubernetes.io/zone={a,b,c}', head: DEPLOYMENT + PDB },
    base: edited(DEPLOYMENT, 'maxUnavailable: 2', 'maxUnavailable: 1') + PDB,
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

/** The examples of rules' pages that another heading shows too: part of its address, title, rule. */
const SHOWN_BY_RULES: Readonly<
  Record<string, readonly (readonly [id: string, title: string, rule: string])[]>
> = {
  Systems: [
    ['skyhook', 'Skyhook / NodeWright: larger batches', 'peak-jump'],
    ['kubefleet', 'KubeFleet: stages, and an approval less', 'approval-removed'],
    ['pika', 'NVIDIA PIKA: maintenances beside a rollout', 'combined-peak-above-limit'],
  ],
  Surprises: [
    ['growing-batch', 'A growing batch does not stop at the budget', 'budget-not-a-cap'],
    ['range-of-hours', 'A range of hours in a schedule never closes', 'window-not-as-written'],
    ['expiry', 'Nodes expire past every budget', 'expiry-bypasses-budget'],
    ['keeps-all', 'A budget that keeps every pod stops every drain', 'drain-deadlock'],
    ['stateful-set', 'A StatefulSet takes one pod at a time, whatever it says', 'limit-ignored'],
  ],
};

/** Surprises that no rule's page shows. */
const SURPRISE_PRESETS: readonly Preset[] = [
  preset('29-of-100', '29 % of 100 nodes is 28', { fleet: '100 nodes gpu=true', head: WITHOUT_STRATEGY }),
  preset('windows-are-utc', 'Karpenter opens its windows in UTC', {
    ...{ fleet: `10 nodes ${KARPENTER_FLEET}`, config: 'version: 1\ntimeZone: America/Los_Angeles\n' },
    head: edited(
      KARPENTER,
      '      - nodes: "10%"',
      '      - nodes: "10%"\n      - {nodes: "0", schedule: "0 8 * * mon-fri", duration: 10h}',
    ),
  }),
  preset('rounds-up', 'maxUnavailable: 30 % of one pod is that pod', {
    fleet: '6 nodes',
    head:
      edited(DEPLOYMENT, 'replicas: 12', 'replicas: 1') +
      edited(PDB, 'minAvailable: 80%', 'maxUnavailable: 30%'),
  }),
  preset('host-port', 'A host port leaves a surge pod no node', { fleet: '3 nodes', head: HOST_PORT }),
  preset('concurrency-zero', 'A Plan with concurrency: 0 says Complete and upgrades nothing', {
    ...{ fleet: '12 nodes', head: edited(PLAN, 'concurrency: 2', 'concurrency: 0') },
    base: PLAN,
  }),
];

/** The examples of the rules' pages, by the rules' names. */
function rulePresets(pages: Readonly<Record<string, string>>): Preset[] {
  return Object.entries(pages).flatMap(([rule, page]) => {
    const setup = setupOfPage(page);
    return setup === null ? [] : [{ id: rule, title: rule, setup }];
  });
}

/** Everything to choose from, by heading: each system, what surprises teams most, each rule. */
export function presetsBy(
  pages: Readonly<Record<string, string>>,
): readonly (readonly [heading: string, presets: readonly Preset[]])[] {
  const rules = rulePresets(pages);
  const shown = (heading: string): Preset[] =>
    (SHOWN_BY_RULES[heading] ?? []).flatMap(([id, title, rule]) => {
      const found = rules.find((one) => one.id === rule);
      return found ? [{ ...found, id, title }] : [];
    });
  return [
    ['Systems', [...shown('Systems'), ...SYSTEM_PRESETS]],
    ['Surprises', [...shown('Surprises'), ...SURPRISE_PRESETS]],
    ['Rules', rules],
  ];
}
