import { withOneNumber } from '../../src/rules/cause.js';
import { fix, fixText, NO_FIX } from '../../src/text/fix.js';
import { toPlain } from '../../src/text/render.js';
import type { Finding } from '../../src/plan/finding.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';

const POOLS = ['a', 'b'];
const FLEET = nodeList(parseFleet(POOLS.map((pool) => `20 nodes gpu=true pool=${pool}`).join('\n')));

const FIXED =
  'budget: {count: 2}, strategy: {fixed: {initialBatch: 1, failureThreshold: 1, safetyLimit: 100}}';
const COMPARTMENTS = POOLS.map(
  (pool) => `    - {name: ${pool}, selector: {matchLabels: {pool: ${pool}}}, ${FIXED}}`,
);

const CALM = `apiVersion: nodewright.nvidia.com/v1alpha1
kind: DeploymentPolicy
metadata: {name: gpu}
spec:
  default: {${FIXED}}
  compartments:
${COMPARTMENTS.join('\n')}
---
apiVersion: nodewright.nvidia.com/v1alpha1
kind: NodeWright
metadata: {name: tuning}
spec:
  deploymentPolicy: gpu
  nodeSelectors: {matchLabels: {gpu: "true"}}
  packages: {tune: {version: 1.0.0, image: example.com/tune}}
`;

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
    planOf({
      ...{ head, base: head, snapshot: FLEET },
      config: `version: 1\nproduction: [{matchLabels: {pool: a}}]\ndomains: []\n${waiver}`,
    }).findings.filter(({ rule }) => rule === 'combined-peak-above-limit');
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
