import { atLeast, isLaterMinor, parseVersion } from '../../src/systems/versions.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { textOf } from '../plan/measure/world-objects.js';

test.each([
  ['1.38', '1.37', true],
  ['2.0', '1.37', true],
  ['v1.38.0-rc.1', '1.37', true],
  ['1.38.2+k3s1', '1.37', true],
  ['1.37.9', '1.37', false],
  ['1.9', '1.37', false],
  ['0.99', '1.37', false],
  ['latest', '1.37', false],
  ['1.38 or so', '1.37', false],
])('%s is later than %s: %s', (text, than, is) => {
  expect(isLaterMinor(text, than)).toBe(is);
});

describe('versions: parseVersion', () => {
  test.each([
    ['1.28', [1, 28, 0]],
    ['v1.28.3', [1, 28, 3]],
    [' 1.30.6-gke.100 ', [1, 30, 6]],
    ['v1.33.1+k3s1', [1, 33, 1]],
  ])('reads %j', (text, version) => {
    expect(parseVersion(text)).toEqual(version);
  });

  test.each(['', '1', 'latest', '1.x', '1.28.', '99999999999999999999.1'])('%j is no version', (text) => {
    expect(parseVersion(text)).toBeNull();
  });

  test('versions compare number by number', () => {
    expect(atLeast([1, 9, 0], [1, 10, 0])).toBe(false);
    expect(atLeast([2, 0, 0], [1, 99, 0])).toBe(true);
    expect(atLeast([1, 31, 0], [1, 31, 0])).toBe(true);
  });
});

const DEPLOYMENT = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'web' },
  spec: {
    replicas: 3,
    selector: { matchLabels: { app: 'web' } },
    template: { metadata: { labels: { app: 'web' } }, spec: { containers: [{ name: 'a', image: 'a:1' }] } },
  },
};
const POOL = {
  apiVersion: 'karpenter.sh/v1',
  kind: 'NodePool',
  metadata: { name: 'default' },
  spec: {
    disruption: { consolidateAfter: '1m', budgets: [{ nodes: '1' }] },
    template: {
      spec: {
        nodeClassRef: { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', name: 'a' },
        requirements: [],
      },
    },
  },
};
const PLAN = {
  ...{ apiVersion: 'upgrade.cattle.io/v1', kind: 'Plan' },
  metadata: { name: 'agents', namespace: 'system-upgrade' },
};
const POLICY = {
  apiVersion: 'nodewright.nvidia.com/v1alpha1',
  kind: 'DeploymentPolicy',
  metadata: { name: 'gpu' },
  spec: { default: { budget: { count: 1 }, strategy: { fixed: { initialBatch: 1 } } } },
};

describe('versions: a configured version of a controller', () => {
  test.each<[system: string, object: object, version: string, planned: string, problems: string[]]>([
    ['kubernetes', DEPLOYMENT, '1.99', '1.37', ['warning newer-version']],
    ['kubernetes', DEPLOYMENT, '1.37', '1.37', []],
    ['karpenter', POOL, '1.15.2', '1.14', ['warning newer-version']],
    ['karpenter', POOL, '2.0', '1.14', ['warning newer-version']],
    ['karpenter', POOL, '1.14', '1.14', []],
    ['skyhook', POLICY, '0.21', '0.20', ['warning newer-version']],
    ['skyhook', POLICY, 'operator/v1.0.0', '0.20', ['warning newer-version']],
    ['skyhook', POLICY, '0.20.1', '0.20', []],
    ['karpenter', POOL, '1.14.1-rc1', '1.14.1-rc1', []],
    ['system-upgrade-controller', PLAN, '0.20.1-rc1', '0.20.1-rc1', []],
    ['system-upgrade-controller', PLAN, '0.21.0-rc1', '0.20', ['warning newer-version']],
  ])(
    '%s: a version from the known ones on is planned, at most as the newest known (%#)',
    (system, object, version, planned, problems) => {
      const { plan, verdict } = planOf({
        head: textOf([object]),
        snapshot: nodeList(parseFleet('3 nodes')),
        config: `version: 1\nsystems: { ${system}: { version: "${version}" } }\n`,
      });
      expect(plan.problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual(problems);
      expect(plan.problems.map(({ place }) => place?.file)).toEqual(problems.map(() => 'fleetplan.yml'));
      expect(plan.head.assumedVersions.map((assumed) => assumed.version)).toEqual([planned]);
      expect(verdict).not.toBe('unknown');
    },
  );

  test.each<[system: string, object: object, version: string]>([
    ['kubernetes', DEPLOYMENT, '1.20'],
    ['karpenter', POOL, '0.33'],
    ['karpenter', POOL, 'newest'],
    ['skyhook', POLICY, '0.13'],
    ['system-upgrade-controller', PLAN, '0.16'],
  ])('%s: an older one than known is refused (%#)', (system, object, version) => {
    const { plan, verdict } = planOf({
      head: textOf([object]),
      snapshot: nodeList(parseFleet('3 nodes')),
      config: `version: 1\nsystems: { ${system}: { version: "${version}" } }\n`,
    });
    expect(plan.problems.map(({ code }) => code)).toEqual(['unknown-version']);
    expect(verdict).toBe('unknown');
  });
});
