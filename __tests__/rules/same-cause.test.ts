import type { Finding } from '../../src/plan/finding.js';
import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';

const POOLS = ['a', 'b', 'c'];
const FLEET = POOLS.map((pool) => `10 nodes pool=${pool}`).join('\n');

function policy(initialBatch: number): string {
  const strategy = `{ fixed: { initialBatch: ${initialBatch}, failureThreshold: 1, safetyLimit: 100 } }`;
  const compartments = POOLS.map(
    (pool) =>
      `    - { name: ${pool}, selector: { matchLabels: { pool: ${pool} } }, budget: { percent: 10 }, strategy: ${strategy} }`,
  );
  return `apiVersion: nodewright.nvidia.com/v1alpha1
kind: DeploymentPolicy
metadata: { name: gpu }
spec:
  default: { budget: { percent: 10 }, strategy: ${strategy} }
  compartments:
${compartments.join('\n')}
`;
}

function tuning(version: string): string {
  return `---
apiVersion: nodewright.nvidia.com/v1alpha1
kind: NodeWright
metadata: { name: tuning }
spec:
  deploymentPolicy: gpu
  packages: { tune: { version: ${version}, image: example.com/tune } }
`;
}

function found(base: string, head: string): readonly Finding[] {
  return planOf({ base, head, snapshot: nodeList(parseFleet(FLEET)) }).findings.filter(
    ({ severity, status }) => severity === 'error' && status !== 'fixed',
  );
}

describe('a change that goes past every batch is told once a rule, however many groups it takes', () => {
  const findings = found(policy(1) + tuning('1.0.0'), policy(1) + tuning('1.1.0'));

  test('one error for each rule that it breaks', () => {
    const rules = findings.map(({ rule }) => rule).sort();
    expect(rules).toEqual([...new Set(rules)]);
    expect(rules).toEqual(
      expect.arrayContaining(['change-not-batched', 'peak-above-limit', 'peak-above-limit']),
    );
  });

  test('it names every group, and its evidence has the numbers of each', () => {
    const peak = findings.find(({ rule }) => rule === 'peak-above-limit');
    expect(peak).toMatchObject({ group: null, status: 'new', evidence: { peakAtOnce: 10 } });
    for (const pool of POOLS) expect(peak?.message).toContain(`"${pool}"`);
    expect(peak?.evidence['groups']).toEqual(
      POOLS.map((group) => expect.objectContaining({ group, peakAtOnce: 10, limit: 2 }) as object),
    );
  });

  test('its fingerprint stays the same when the numbers are others', () => {
    const more = planOf({
      base: policy(1) + tuning('1.0.0'),
      head: policy(1) + tuning('1.2.0'),
      snapshot: nodeList(parseFleet(FLEET.replaceAll('10', '12'))),
    }).findings;
    const print = (list: readonly Finding[]) =>
      list.find(({ rule }) => rule === 'peak-above-limit')?.fingerprint;
    expect(print(more)).toBe(print(findings));
  });

  test('where the base breaks the rule in some groups it is worsened, with what the base said', () => {
    const worse = found(policy(4) + tuning('1.0.0'), policy(4) + tuning('1.1.0'));
    const peak = worse.filter(({ rule }) => rule === 'peak-above-limit');
    expect(peak.map(({ status }) => status)).toEqual(['worsened']);
    expect(peak[0]?.before).toContain('4 of 10 nodes');
  });
});

test('limits that the batches of several groups break are told group by group: each has its own fix', () => {
  const findings = found(policy(1) + tuning('1.0.0'), policy(4) + tuning('1.0.0'));
  const peaks = findings.filter(({ rule }) => rule === 'peak-above-limit');
  expect(peaks.map(({ group }) => group).sort()).toEqual(POOLS);
});

test('two policies, one of them past every batch: the fix is not that they wait for each other', () => {
  const other = tuning('1.0.0').replace('name: tuning', 'name: motd').replace('tune:', 'motd:');
  const { findings } = planOf({
    base: policy(1) + tuning('1.0.0') + other,
    head: policy(1) + tuning('1.1.0') + other,
    snapshot: nodeList(parseFleet(FLEET)),
  });
  const together = findings.find(({ rule }) => rule === 'combined-peak-above-limit');
  expect(together?.remediation).toBe(
    'NodeWright/tuning is above the limit by itself. Roll it out under a new package name beside the old one (a new package is batched), or narrow nodeSelectors and widen them step by step.',
  );
});
