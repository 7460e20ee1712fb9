import { nodeList } from '../fleet.js';
import { planOf } from '../plan-of.js';

const gpu = { matchLabels: { gpu: 'true' } };
const tuning = (interrupt: boolean, name = 'tuning'): object => ({
  apiVersion: 'nodewright.nvidia.com/v1alpha1',
  kind: 'NodeWright',
  metadata: { name },
  spec: {
    interruptionBudget: { count: 1 },
    nodeSelectors: gpu,
    packages: {
      tuning: {
        version: '1.0.0',
        image: 'example/tuning',
        ...(interrupt ? { interrupt: { type: 'reboot' } } : {}),
      },
    },
  },
});
const k3s = (cordon: boolean, name = 'k3s', exclusive = false): object => ({
  apiVersion: 'upgrade.cattle.io/v1',
  kind: 'Plan',
  metadata: { name, namespace: 'system-upgrade' },
  spec: {
    concurrency: 1,
    version: 'v1.31.1',
    cordon,
    exclusive,
    serviceAccountName: 'system-upgrade',
    nodeSelector: gpu,
    upgrade: { image: 'rancher/k3s-upgrade' },
  },
});
const maintenance = {
  apiVersion: 'ngn2.nvidia.com/v1alpha1',
  kind: 'NotifyMaintenance',
  metadata: { name: 'fw', namespace: 'default' },
  spec: { nodeObject: 'node-0001', maintenanceID: 'fw', maintenanceType: 'planned' },
};
const pool = (arch: string): object => ({
  apiVersion: 'karpenter.sh/v1',
  kind: 'NodePool',
  metadata: { name: 'gpu' },
  spec: {
    template: {
      spec: {
        expireAfter: 'Never',
        nodeClassRef: { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', name: 'default' },
        requirements: [{ key: 'kubernetes.io/arch', operator: 'In', values: [arch] }],
      },
    },
    disruption: { budgets: [{ nodes: '1' }] },
  },
});

const begun = {
  ...maintenance,
  metadata: {
    ...maintenance.metadata,
    creationTimestamp: '2026-01-01T00:00:00Z',
    finalizers: ['ngn2.nvidia.com/finalNotice'],
  },
  status: { maintenanceStatus: 'MaintenanceStarted', slaExpires: '2030-01-01T00:00:00Z' },
};

/** Node 1 of a cluster in which its maintenance has begun is cordoned. */
const cluster = (isBegun: boolean): object =>
  nodeList(
    [1, 2, 3].map((i) => ({
      name: `node-000${i}`,
      cordoned: isBegun && i === 1,
      labels: {
        ...(isBegun && i === 1 ? { 'maintenance/fw': '' } : {}),
        gpu: 'true',
        'kubernetes.io/hostname': `node-000${i}`,
        'kubernetes.io/arch': 'amd64',
        'karpenter.sh/nodepool': 'gpu',
        'karpenter.sh/registered': 'true',
        'karpenter.sh/initialized': 'true',
      },
    })),
    isBegun ? [begun] : [],
  );

function told(head: readonly object[], base: readonly object[] = [], isBegun = false): string[] {
  const text = (objects: readonly object[]): string =>
    objects.map((object) => JSON.stringify(object)).join('\n---\n');
  return planOf({ base: text(base), head: text(head), snapshot: cluster(isBegun) })
    .findings.filter(({ rule, status }) => rule === 'shared-cordon' && status !== 'fixed')
    .map(({ message }) => message);
}

describe('a node that one controller holds and another gives back', () => {
  test.each<[string, readonly object[], readonly object[], RegExp | null]>([
    [
      'an interrupt and a maintenance',
      [tuning(true), maintenance],
      [],
      /NodeWright\/tuning may end .* on 1 node \(node-0001\) they share/,
    ],
    ['a Plan and a maintenance', [k3s(true), maintenance], [], /k3s may end .* whoever cordoned it/],
    [
      'an interrupt and a Plan',
      [tuning(true), k3s(true)],
      [],
      /both cordon the 3 nodes \(node-0001, node-0002, node-0003\) they share/,
    ],
    [
      'an interrupt and a drift',
      [tuning(true), pool('arm64')],
      [pool('amd64')],
      /NodePool\/gpu may delete a node in the middle of the work of NodeWright\/tuning/,
    ],
    // rancher/system-agent#460: what comes in place of a node carries no mark of what was done on it.
    [
      'an interrupt that is done, and a drift',
      [tuning(true), pool('arm64')],
      [tuning(true), pool('amd64')],
      /NodePool\/gpu replaces 3 nodes on which NodeWright\/tuning is done/,
    ],
    // NVIDIA/NVSentinel#1276.
    [
      'a maintenance and a drift',
      [maintenance, pool('arm64')],
      [pool('amd64')],
      /NodePool\/gpu may delete 1 node \(node-0001\) of .* in the middle of the maintenance/,
    ],
    // rancher/system-upgrade-controller#225.
    [
      'two Plans',
      [k3s(true), k3s(true, 'os')],
      [],
      /both cordon the 3 nodes \(node-0001, node-0002, node-0003\) they share/,
    ],
    ['two Plans of which one is exclusive', [k3s(true, 'k3s', true), k3s(true, 'os')], [], /both cordon/],
    ['two exclusive Plans', [k3s(true, 'k3s', true), k3s(true, 'os', true)], [], null],
    ['two interrupts share their cordons', [tuning(true), tuning(true, 'other')], [], null],
    ['a package without an interrupt cordons nothing', [tuning(false), k3s(true)], [], null],
    ['a Plan without cordon neither', [k3s(false), maintenance], [], null],
    ['a pool that nothing drifts', [tuning(true), pool('amd64')], [pool('amd64')], null],
    [
      'a package that is done and cordons nothing, and a drift',
      [tuning(false), pool('arm64')],
      [tuning(false), pool('amd64')],
      null,
    ],
    ['one alone', [tuning(true)], [], null],
  ])('%s', (_claim, head, base, says) => {
    const found = told(head, base);
    if (says === null) expect(found).toEqual([]);
    else expect(found[0]).toMatch(says);
  });

  test('an interrupt takes off no cordon that a maintenance found there before it, and a Plan does', () => {
    expect(told([tuning(true), maintenance], [maintenance], true)).toEqual([
      expect.stringMatching(/node-0001, which somebody else cordoned, is drained .* stays cordoned/),
    ]);
    expect(told([k3s(true), maintenance], [maintenance], true)[0]).toMatch(/may end/);
  });

  test('many that uncordon each other are one finding, which says how many and names a few', () => {
    const plans = (size: number): object[] =>
      Array.from({ length: size }, (_, i) => k3s(true, `plan-${10 + i}`));
    const found = told([...plans(30), tuning(true), maintenance]);
    expect(found.filter((message) => message.includes('both cordon'))).toEqual([
      expect.stringMatching(
        /^31 policies share targets \(NodeWright\/tuning, Plan\/system-upgrade\/plan-10, Plan\/system-upgrade\/plan-11 and 28 more\)\. Two of them: /,
      ),
    ]);
    expect(found.filter((message) => message.includes('may end'))).toHaveLength(1);
  });
});
