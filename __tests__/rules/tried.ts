import type { Finding } from '../../src/plan/finding.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';

/** The fields of an object that a case sets. */
export type Values = Readonly<Record<string, unknown>>;

/** A change that breaks a rule, and the change as its text says to mend it. */
export interface Fix {
  readonly rule: string;
  readonly base?: readonly object[];
  readonly before: readonly object[];
  readonly fixed: (remediation: string) => readonly object[];
  /** Absent: 20 nodes. */
  readonly fleet?: string;
  /** Beside the nodes in the snapshot. */
  readonly others?: readonly object[];
  /** The same after the fix, where it changes. */
  readonly othersAfter?: readonly object[];
}

const NODEWRIGHT = 'nodewright.nvidia.com/v1alpha1';
const PIKA = 'ngn2.nvidia.com/v1alpha1';
const FLEET = 'placement.kubernetes-fleet.io/v1beta1';
export const SAFE = { failureThreshold: 1, safetyLimit: 100 };
export const ONE = { fixed: { initialBatch: 1, ...SAFE } };

export const limits = (spec: Values = {}): object => ({
  apiVersion: NODEWRIGHT,
  kind: 'DeploymentPolicy',
  metadata: { name: 'limits' },
  spec: { default: { budget: { count: 1 }, strategy: ONE }, ...spec },
});

export const object = (name: string, spec: Values = {}): object => ({
  apiVersion: NODEWRIGHT,
  kind: 'NodeWright',
  metadata: { name },
  spec: {
    deploymentPolicy: 'limits',
    packages: { tuning: { version: '1.0.0', image: 'example.com/tuning', interrupt: { type: 'reboot' } } },
    ...spec,
  },
});

export const placed = (strategy: Values, policy: Values = { placementType: 'PickAll' }): object => ({
  apiVersion: FLEET,
  kind: 'ClusterResourcePlacement',
  metadata: { name: 'app' },
  spec: {
    resourceSelectors: [{ group: '', version: 'v1', kind: 'Namespace', name: 'app' }],
    policy,
    strategy,
  },
});

export const placement = (rollingUpdate: Values, policy?: Values): object =>
  placed({ type: 'RollingUpdate', rollingUpdate }, policy);

export const stages = (first: Values): readonly object[] => [
  placed({ type: 'External' }),
  {
    apiVersion: FLEET,
    kind: 'ClusterStagedUpdateStrategy',
    metadata: { name: 'staged' },
    spec: {
      stages: [
        { name: 'canary', labelSelector: { matchLabels: { env: 'canary' } }, ...first },
        { name: 'prod', labelSelector: { matchLabels: { env: 'prod' } } },
      ],
    },
  },
];

export const maintenance = (
  name: string,
  node: string,
  more: Values = {},
  metadata: Values = {},
): object => ({
  apiVersion: PIKA,
  kind: 'NotifyMaintenance',
  metadata: { name, namespace: 'default', ...metadata },
  spec: { nodeObject: node, maintenanceID: name, maintenanceType: 'planned', ...more },
});

export const daemon = (spec: Values): object => ({
  apiVersion: 'apps/v1',
  kind: 'DaemonSet',
  metadata: { name: 'agent', namespace: 'agents' },
  spec: {
    selector: { matchLabels: { app: 'agent' } },
    template: {
      metadata: { labels: { app: 'agent' } },
      spec: { containers: [{ name: 'a', image: 'a:1', readinessProbe: { exec: { command: ['true'] } } }] },
    },
    ...spec,
  },
});

export const pool = (nodes: string, ...more: readonly object[]): object => ({
  apiVersion: 'karpenter.sh/v1',
  kind: 'NodePool',
  metadata: { name: 'general' },
  spec: {
    template: {
      spec: {
        nodeClassRef: { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', name: 'default' },
        expireAfter: 'Never',
        requirements: [],
      },
    },
    disruption: { budgets: [{ nodes }, ...more] },
  },
});

export function said(remediation: string, pattern: RegExp): string {
  const found = pattern.exec(remediation.replaceAll('`', ''))?.[1];
  if (found === undefined) throw new Error(`not in "${remediation}"`);
  return found;
}

export const numberIn = (remediation: string, pattern: RegExp): number => Number(said(remediation, pattern));

export const upgrade = (spec: Values): object => ({
  apiVersion: 'upgrade.cattle.io/v1',
  kind: 'Plan',
  metadata: { name: 'os', namespace: 'system-upgrade' },
  spec: { concurrency: 1, nodeSelector: {}, version: 'v1', upgrade: { image: 'example/upgrade' }, ...spec },
});
export const HOSTS = Array.from(
  { length: 20 },
  (_, i) => `1 nodes kubernetes.io/hostname=node-${String(i + 1).padStart(4, '0')}`,
).join('\n');
export const POOL_LABELS =
  'karpenter.sh/nodepool=general karpenter.sh/initialized=true karpenter.sh/registered=true';
export const batches = (strategy: Values): object => limits({ default: { budget: { count: 1 }, strategy } });

const text = (objects: readonly object[]): string =>
  objects.map((one) => JSON.stringify(one)).join('\n---\n');

/** The finding is gone when the change is as its text says, and no rule has an error that had none. Returns the text. */
export function expectMended({
  rule,
  base,
  before,
  fixed,
  fleet = '20 nodes pool=a',
  others = [],
  othersAfter = others,
}: Fix): string {
  const nodes = parseFleet(fleet);
  const findings = (head: readonly object[], beside: readonly object[], only?: string): readonly Finding[] =>
    planOf({
      ...(only === undefined ? {} : { only }),
      ...(base ? { base: text(base) } : {}),
      head: text(head),
      snapshot: nodeList(nodes, beside),
    }).findings.filter(({ status }) => status !== 'fixed');
  const first = findings(before, others);
  const [broken] = findings(before, others, rule);
  if (!broken) throw new Error(`no ${rule} to mend in ${first.map((one) => one.rule).join(', ')}`);
  const after = findings(fixed(broken.remediation), othersAfter);
  expect(after.filter(({ breaks }) => breaks.includes(rule))).toEqual([]);
  const errors = (list: readonly Finding[]): string[] =>
    list.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
  expect(errors(after).filter((one) => !first.some(({ breaks }) => breaks.includes(one)))).toEqual([]);
  return broken.remediation;
}
