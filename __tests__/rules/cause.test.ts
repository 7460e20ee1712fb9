import { withOneNumber } from '../../src/rules/cause.js';
import { fix, fixText, NO_FIX } from '../../src/text/fix.js';
import { toPlain } from '../../src/text/render.js';
import type { Finding } from '../../src/plan/finding.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';

const POOLS = ['a', 'b'];
const FLEET = nodeList(parseFleet(POOLS.map((pool) => `20 nodes gpu=true pool=${pool}`).join('\n')));

function policy(strategies: Readonly<Record<string, string>>): string {
  const compartments = POOLS.map(
    (pool) =>
      `    - {name: ${pool}, selector: {matchLabels: {pool: ${pool}}}, budget: {count: 2}, strategy: {${strategies[pool] ?? ''}}}`,
  );
  return `apiVersion: nodewright.nvidia.com/v1alpha1
kind: DeploymentPolicy
metadata: {name: gpu}
spec:
  default: {budget: {count: 1}, strategy: {${fixed(1)}}}
  compartments:
${compartments.join('\n')}
---
`;
}

function fixed(initialBatch: number): string {
  return `fixed: {initialBatch: ${initialBatch}, failureThreshold: 1, safetyLimit: 100}`;
}

function tuning(version: string): string {
  return `apiVersion: nodewright.nvidia.com/v1alpha1
kind: NodeWright
metadata: {name: tuning}
spec:
  deploymentPolicy: gpu
  nodeSelectors: {matchLabels: {gpu: "true"}}
  packages: {tune: {version: ${version}, image: example.com/tune}}
`;
}

const CALM = policy({ a: fixed(1), b: fixed(1) }) + tuning('1.0.0');

function found(head: string, config = '', base = CALM): readonly Finding[] {
  return planOf({ base, head, snapshot: FLEET, config: `version: 1\n${config}` }).findings.filter(
    ({ rule }) => rule !== 'no-bake-time',
  );
}

const STEEP = policy({ a: fixed(12), b: fixed(1) }) + tuning('1.0.0');
const LIMITS = [
  'worst-loss-above-limit',
  'peak-above-limit',
  'peak-jump',
  'budget-not-a-cap',
  'first-batch-too-large',
];

describe('cause: an edit of one strategy', () => {
  test('one finding: leads with the most harmful limit, and lists all with their numbers', () => {
    const [finding, ...others] = found(STEEP);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      rule: 'worst-loss-above-limit',
      breaks: LIMITS,
      severity: 'error',
      status: 'new',
      group: 'a',
      evidence: { worstLoss: 12, 'peak-jump': { base: 1, head: 12 }, 'budget-not-a-cap': { budget: 2 } },
    });
    expect(finding?.message).toContain(
      'Also breaks: peak-above-limit (12 of 20 nodes (60%) at once, limit 5)',
    );
  });

  test('one fix: the strictest number that any limit asks for', () => {
    expect(found(STEEP)[0]?.remediation).toBe('Set `initialBatch: 1`.');
  });

  test('one fix: the strictest number, though another field of the fix has it', () => {
    const budget = tuning('1.0.0').replace('deploymentPolicy: gpu', 'interruptionBudget: {count: 12}');
    const [finding] = found(budget, '', budget.replace('12', '1'));
    expect(finding?.breaks).toEqual(expect.arrayContaining(['peak-above-limit', 'first-batch-too-large']));
    expect(finding?.remediation).toContain('`interruptionBudget: {count: 1}`');
  });

  test('off: takes one id away', () => {
    const [finding] = found(STEEP, 'rules: {worst-loss-above-limit: off, peak-above-limit: off}\n');
    expect(finding?.breaks).toEqual(LIMITS.slice(2));
  });

  test('severity: that of the highest id left', () => {
    const off = LIMITS.slice(0, 4).map((rule) => `${rule}: off`);
    expect(found(STEEP, `rules: {${off.join(', ')}}\n`)).toMatchObject([
      { rule: 'first-batch-too-large', severity: 'warning', breaks: ['first-batch-too-large'] },
    ]);
  });

  test('fingerprint: stays when the numbers, the limits and the lines are others', () => {
    const [before] = found(STEEP);
    const [after] = found(`\n\n${STEEP.replace('12', '16')}`, 'rules: {worst-loss-above-limit: off}\n');
    expect(after?.fingerprint).toBe(before?.fingerprint);
    expect(after?.breaks).not.toEqual(before?.breaks);
  });

  test('two groups: one finding each', () => {
    expect(
      found(
        STEEP.replace(
          `b}}, budget: {count: 2}, strategy: {${fixed(1)}`,
          `b}}, budget: {count: 2}, strategy: {${fixed(12)}`,
        ),
      ).map(({ group }) => group),
    ).toEqual(POOLS);
  });
});

test('cause: limits of one cause that were there before stay apart from those that are new', () => {
  const base = policy({ a: fixed(6), b: fixed(1) }) + tuning('1.0.0');
  const head =
    policy({ a: fixed(6).replace('safetyLimit: 100', 'safetyLimit: 50'), b: fixed(1) }) + tuning('1.0.0');
  const findings = found(head, '', base);
  expect(findings.map(({ status, breaks }) => [status, breaks])).toEqual([
    ['new', ['failure-threshold-ineffective']],
    ['unchanged', ['peak-above-limit', 'budget-not-a-cap', 'first-batch-too-large']],
  ]);
});

describe('cause: a change that passes every batch', () => {
  const upgrade = CALM.replace('1.0.0', '1.1.0');

  test('one finding for all limits of all groups', () => {
    const findings = found(upgrade).filter(({ severity }) => severity === 'error');
    expect(findings).toMatchObject([{ group: null, status: 'new' }]);
    expect(findings[0]?.breaks).toEqual(
      expect.arrayContaining(['change-not-batched', 'peak-above-limit', 'worst-loss-above-limit']),
    );
  });

  test('without the rule on the change the other limits are one finding', () => {
    const findings = found(upgrade, 'rules: {change-not-batched: off}\n');
    expect(findings.filter(({ severity }) => severity === 'error')).toHaveLength(1);
  });
});

describe('cause: limits that policies break together', () => {
  const maintenances = (nodes: readonly number[]): string =>
    nodes
      .map(
        (n) => `---
apiVersion: ngn2.nvidia.com/v1alpha1
kind: NotifyMaintenance
metadata: {name: fw-${n}}
spec: {nodeObject: node-00${n}, maintenanceID: fw, maintenanceType: planned}
`,
      )
      .join('');
  const many = Array.from({ length: 12 }, (_, i) => 21 + i);
  const together = (head: string, waiver = '') =>
    found(head, `production: [{matchLabels: {pool: a}}]\ndomains: []\n${waiver}`, head).filter(
      ({ rule }) => rule === 'combined-peak-above-limit',
    );
  const [ofFleet] = together(CALM + maintenances(many));
  const known = ofFleet?.evidence['together'] as readonly string[];
  const waiver = `waivers: [{rule: combined-peak-above-limit, subject: ${ofFleet?.fingerprint}, reason: r, owner: o, expires: 2027-03-01, max: 40}]\n`;

  test('a waiver by the fingerprint accepts them', () => {
    expect(ofFleet?.message).toContain('14 of 40 nodes');
    expect(together(CALM + maintenances(many), waiver)).toEqual([]);
  });

  test('another limit by the same policies: the waiver does not accept it', () => {
    const [finding] = together(CALM + maintenances([...many, 11, 12, 13, 14, 15, 16]), waiver);
    expect(finding?.fingerprint).not.toBe(ofFleet?.fingerprint);
    expect(finding?.message).toContain('of production');
    expect(finding?.evidence['together']).toEqual(expect.arrayContaining([...known]));
  });
});

test('withOneNumber: findings on one group that set the same field ask for the strictest number', () => {
  const ask = (value: number, of: Partial<Finding> = {}) => {
    const finding = {
      ...{ policy: null, group: 'a', severity: 'error', status: 'new' },
      fix: fix`Set a budget of ${{ field: 'nodes', value, isText: true }}`,
      ...of,
    } as Finding;
    return { finding, result: { says: finding.says, fix: NO_FIX, evidence: {} } };
  };
  const all = [ask(5), ask(2), ask(3, { group: 'b' }), ask(1, { status: 'fixed' })];
  expect(withOneNumber(all).map(({ finding }) => finding.fix && toPlain(fixText(finding.fix)))).toEqual([
    'Set a budget of `nodes: "2"`',
    'Set a budget of `nodes: "2"`',
    'Set a budget of `nodes: "3"`',
    'Set a budget of `nodes: "1"`',
  ]);
});
