import fc from 'fast-check';
import { memberCluster, nodeList, type NodeShape } from '../../src/playground/fleet.js';
import type { PlanCase } from '../plan-of.js';
import { policy, roller } from '../rules/objects.js';
import { planYaml } from '../systems/system-upgrade-controller/plans.js';

/** Two texts of one system, base and head; null on a side where its objects are not there. */
interface Texts {
  readonly base: string | null;
  readonly head: string | null;
}

const STRATEGIES = [
  '{fixed: {initialBatch: 1, failureThreshold: 1, safetyLimit: 100}}',
  '{fixed: {initialBatch: 4}}',
  '{linear: {initialBatch: 1, delta: 2, failureThreshold: 2}}',
  '{exponential: {initialBatch: 1, growthFactor: 3, failureThreshold: 1}}',
  '{fixed: {initialBatch: 0}}',
];

/** Limits, and what a change may edit beside them. */
const sides = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<readonly [T | null, T | null]> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.tuple(one, one) },
    { weight: 1, arbitrary: fc.tuple(fc.constant(null), one) },
    { weight: 1, arbitrary: fc.tuple(one, fc.constant(null)) },
  );

const textsOf = <T>(one: fc.Arbitrary<T>, write: (given: T) => string): fc.Arbitrary<Texts> =>
  sides(one).map(([base, head]) => ({ base: base && write(base), head: head && write(head) }));

const skyhook = textsOf(
  fc.record({
    strategy: fc.constantFrom(...STRATEGIES),
    budget: fc.constantFrom('{count: 2}', '{percent: 25}'),
    version: fc.constantFrom('1.0.0', '1.1.0'),
    extra: fc.constantFrom(
      '',
      'extra: {version: 1.0.0, image: example.com/extra, interrupt: {type: reboot}}, ',
    ),
  }),
  ({ strategy, budget, version, extra }) =>
    policy({ strategy, budget }) +
    roller().replace('{tune: {version: 1.0.0', `{${extra}tune: {version: ${version}`),
);

const BUDGETS = [
  '[{nodes: "10%"}]',
  '[{nodes: "3"}, {nodes: "0", schedule: "0 7 * * mon-fri", duration: 8h}]',
  '[]',
  '[{nodes: "2", schedule: "0 1 * * sat-sun", duration: 4h}]',
  '[{nodes: 0}]',
];

const karpenter = textsOf(
  fc.record({
    budgets: fc.constantFrom(...BUDGETS),
    team: fc.constantFrom('a', 'b'),
    expireAfter: fc.constantFrom('720h', '8000h', 'Never'),
  }),
  ({ budgets, team, expireAfter }) => `---
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: default}
spec:
  disruption: {consolidateAfter: 1h, budgets: ${budgets}}
  template:
    metadata: {labels: {team: ${team}}}
    spec:
      expireAfter: ${expireAfter}
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: default}
      requirements: []
`,
);

const kubernetes = textsOf(
  fc.record({
    kind: fc.constantFrom('DaemonSet', 'Deployment', 'StatefulSet'),
    image: fc.constantFrom('1', '2'),
    replicas: fc.constantFrom(1, 3, 10),
    most: fc.constantFrom('1', '50%', '100%'),
  }),
  ({ kind, image, replicas, most }) => {
    const limits = `{type: RollingUpdate, rollingUpdate: {maxUnavailable: ${most}}}`;
    const strategy =
      kind === 'Deployment' ? `strategy: ${limits}` : kind === 'DaemonSet' ? `updateStrategy: ${limits}` : '';
    return `---
apiVersion: apps/v1
kind: ${kind}
metadata: {name: web, namespace: prod}
spec:
  ${kind === 'DaemonSet' ? '' : `replicas: ${replicas}`}
  ${kind === 'StatefulSet' ? 'serviceName: web' : ''}
  ${strategy}
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec: {containers: [{name: web, image: "example.com/web:${image}"}]}
`;
  },
);

const kubefleet = textsOf(
  fc.record({
    most: fc.constantFrom('1', '25%', '100%'),
    resource: fc.constantFrom('app', 'app-2'),
    pick: fc.constantFrom('{placementType: PickAll}', '{placementType: PickN, numberOfClusters: 2}'),
  }),
  ({ most, resource, pick }) => `---
apiVersion: placement.kubernetes-fleet.io/v1beta1
kind: ClusterResourcePlacement
metadata: {name: app}
spec:
  resourceSelectors: [{group: "", version: v1, kind: Namespace, name: ${resource}}]
  policy: ${pick}
  strategy: {type: RollingUpdate, rollingUpdate: {maxUnavailable: ${most}}}
`,
);

const upgrades = textsOf(
  fc.record({ concurrency: fc.constantFrom(1, 4), version: fc.constantFrom('v2', 'v3') }),
  (spec) => `---\n${planYaml(spec)}\n`,
);

const maintenances = textsOf(fc.constantFrom(1, 3), (count) =>
  Array.from(
    { length: count },
    (_, i) => `---
apiVersion: ngn2.nvidia.com/v1alpha1
kind: NotifyMaintenance
metadata: {name: fw-${i + 1}, namespace: maintenance}
spec: {nodeObject: node-000${i + 1}, maintenanceID: fw, maintenanceType: planned}
`,
  ).join(''),
);

const SYSTEMS = [skyhook, karpenter, kubernetes, kubefleet, upgrades, maintenances] as const;

function fleetOf(count: number, sick: number): object {
  const shapes = Array.from({ length: count }, (_, i): NodeShape => ({
    labels: {
      gpu: 'true',
      'karpenter.sh/nodepool': 'default',
      'kubernetes.io/hostname': `node-${String(i + 1).padStart(4, '0')}`,
      'topology.kubernetes.io/zone': `zone-${'abc'.charAt(i % 3)}`,
      'topology.kubernetes.io/rack': `rack-${Math.floor(i / 4) + 1}`,
    },
    notReady: i < sick,
  }));
  const members = Array.from({ length: 6 }, (_, i) =>
    memberCluster(`cluster-${i + 1}`, { labels: { env: i < 2 ? 'canary' : 'prod' } }),
  );
  return nodeList(shapes, members);
}

const CONFIGS = [
  'version: 1\n',
  'version: 1\nfreezes: [{name: year end, from: 2026-11-23T09:00:00Z, to: 2026-11-24T06:00:00Z}]\n',
  'version: 1\ncluster: prod-east\ntimeZone: Europe/Berlin\npreset: strict\n',
  'version: 1\nwaivers: [{rule: peak-above-limit, subject: NodeWright/tuning, reason: known, owner: me, expires: 2027-03-01, max: 13}]\n',
];

/** Plans of manifests of one to three systems over a small fleet, with and without a base. */
export const somePlan: fc.Arbitrary<PlanCase> = fc
  .record({
    systems: fc.uniqueArray(fc.nat({ max: SYSTEMS.length - 1 }), { minLength: 1, maxLength: 3 }),
    all: fc.tuple(...SYSTEMS),
    nodes: fc.constantFrom(3, 4, 12, 30),
    sick: fc.constantFrom(0, 0, 2),
    config: fc.constantFrom(...CONFIGS),
    hasBase: fc.constantFrom(true, true, true, false),
  })
  .map(({ systems, all, nodes, sick, config, hasBase }) => {
    const join = (side: keyof Texts): string => systems.map((i) => all[i]?.[side] ?? '').join('');
    return {
      base: hasBase ? join('base') : null,
      head: join('head'),
      snapshot: fleetOf(nodes, sick),
      config,
    };
  });
