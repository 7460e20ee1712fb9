import { planOf } from '../../plan-of.js';
import { fleet, main, NEW, policy, policyOf, rules, sizes } from './planned.js';

const STEEP = 'exponential: { initialBatch: 1, growthFactor: 2, failureThreshold: 1, safetyLimit: 100 }';
const STEADY = 'fixed: { initialBatch: 1, failureThreshold: 1, safetyLimit: 100 }';
const POOL = '4 nodes pool=a rack=x\n16 nodes rack=y';

const left = policy({ strategy: STEEP });
const other = policy({ strategy: STEADY }).replace('limits', 'others');
const user = main().replace('spec:', 'spec:\n  nodeSelectors: { matchLabels: { pool: a } }');
const moved = user.replace('deploymentPolicy: limits', 'deploymentPolicy: others');

const live = {
  apiVersion: NEW,
  kind: 'NodeWright',
  metadata: { name: 'tuning' },
  spec: {
    deploymentPolicy: 'limits',
    nodeSelectors: { matchLabels: { pool: 'a' } },
    packages: { tune: { version: '1.1.0', image: 'example.com/tune' } },
  },
};

describe('a policy that the change leaves without a user', () => {
  test.each([
    ['deleted', left, []],
    ['deleted, and still live in the snapshot', left, [live]],
    ['moved to another policy', left + other + moved, []],
    ['moved to another policy, and still live as it was', left + other + moved, [live]],
  ])('takes no nodes and breaks no rule where its only object is %s', (_how, head, inCluster) => {
    const report = planOf({ base: left + user, head, snapshot: fleet(POOL, inCluster) });
    const planned = policyOf(report, 'limits');
    expect(planned.effect).toMatchObject({ groups: [], peakAtOnce: 0, worstLoss: 0 });
    expect(planned.notes).toEqual([expect.stringContaining('any more after the change')]);
    expect(rules(report).filter((rule) => rule !== 'no-bake-time')).toEqual([]);
    expect(report.plan.head.combined.peakAtOnce).toBeLessThanOrEqual(1);
    expect(report.plan.policies.find(({ ref }) => ref.name === 'limits')?.moved).toEqual([]);
  });
});

describe('a policy without a user', () => {
  test('that gets its first one takes no nodes in the base, so what it does then is new', () => {
    const report = planOf({ base: left, head: left + main(), snapshot: fleet('20 nodes') });
    const before = report.plan.base?.policies.find(({ ref }) => ref.name === 'limits');
    expect(before).toMatchObject({
      effect: { groups: [] },
      notes: [expect.stringContaining('before the change')],
    });
    const found = report.findings.map(({ rule, status }) => [rule, status]);
    expect(found).toContainEqual(['peak-above-limit', 'new']);
  });

  test('takes none where only a live object names it, which files replace by one that does not', () => {
    const report = planOf({ head: left + other + moved, snapshot: fleet(POOL, [live]) });
    expect(sizes(report, 'limits')).toEqual([]);
    expect(policyOf(report, 'limits').notes).toEqual([
      expect.stringContaining('Only an object of the snapshot'),
    ]);
  });

  test('is planned where only an object that is refused names it, and says so', () => {
    const report = planOf({ head: left + main({ more: '  priority: 0' }), snapshot: fleet('9 nodes') });
    expect(sizes(report, 'limits')).toEqual([1, 2, 4, 2]);
    expect(policyOf(report, 'limits').notes.join()).toContain('Only an object that is refused names');
  });
});
