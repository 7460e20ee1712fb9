import { planOf } from '../../plan-of.js';
import { configured, fleet, main, NEW, policy, policyOf, rules, sizes } from './planned.js';

const files = policy({ strategy: 'linear: { initialBatch: 1, delta: 1 }' }) + main();
const apply = { 'tune|1.1.0': { name: 'tune', version: '1.1.0', stage: 'apply', state: 'erroring' } };

/** Live, with its first node erroring and nothing else begun. */
const halfway = {
  apiVersion: NEW,
  kind: 'NodeWright',
  metadata: { name: 'tuning' },
  spec: { deploymentPolicy: 'limits', packages: { tune: { version: '1.1.0', image: 'example.com/tune' } } },
  status: {
    status: 'unknown',
    nodeStatus: Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7].map((n) => [`node-000${n}`, n === 1 ? 'erroring' : 'unknown']),
    ),
    nodeState: { 'node-0001': apply },
    nodePriority: { 'node-0001': '2026-11-23T07:00:00Z' },
    compartmentStatuses: { __default__: { matched: 7, batchState: { currentBatch: 1 } } },
  },
};

describe('an erroring node that the operator may not touch', () => {
  const planned = (first: string, version: string) => {
    const snapshot = fleet(`1 node ${first}\n6 nodes`, [halfway]);
    const report = planOf({ base: files, head: files, snapshot, config: configured(version) });
    const { outcome, why } = policyOf(report, 'tuning').effect.groups[0] ?? {};
    return { report, outcome, why };
  };

  test.each([
    ['nodewright.nvidia.com/ignore=true', 'carries the ignore label'],
    ['taint=a=b:NoSchedule', 'has a taint that is not tolerated'],
  ])('holds no place from 0.20 on: the rollout goes past it, and %s keeps it open', (first, why) => {
    const { report, ...group } = planned(first, '0.20');
    expect(sizes(report).reduce((sum, size) => sum + size, 0)).toBe(6);
    expect(group).toEqual({ outcome: 'stuck', why: expect.stringContaining(why) });
    const causes = report.findings.map(({ evidence }) => evidence['cause']);
    expect(causes).toContain('blocked');
    expect(causes).not.toContain('stuck');
  });

  test.each([
    ['up to 0.19 keeps its place all the same', 'nodewright.nvidia.com/ignore=true', '0.19'],
    ['that it may touch keeps its place in 0.20', 'gpu=true', '0.20'],
  ])('%s', (_claim, first, version) => {
    const { report, ...group } = planned(first, version);
    expect(sizes(report)).toEqual([]);
    expect(group.why).toContain('is erroring and holds compartment');
    expect(rules(report)).toContain('no-progress');
  });
});
