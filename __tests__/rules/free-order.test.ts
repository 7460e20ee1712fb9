import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../src/plan/finding.js';
import { nodeList } from '../fleet.js';
import { planOf } from '../plan-of.js';

const POOL = { 'karpenter.sh/nodepool': 'default', 'karpenter.sh/initialized': 'true' };

/** Nodes of the pool, of which the plan takes the first by name first, by their zones. */
function found(budget: string, zones: string): Finding[] {
  const head = `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: default}
spec:
  disruption: {consolidateAfter: 1h, budgets: [{nodes: "${budget}"}]}
  template:
    spec:
      expireAfter: Never
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: default}
      requirements: []
`;
  const shapes = zones
    .split(' ')
    .map((zone) => ({ labels: { ...POOL, 'topology.kubernetes.io/zone': zone } }));
  return planOf({ head, snapshot: nodeList(shapes) }).findings.filter(
    ({ rule }) => rule === 'failure-domain-at-once',
  );
}

describe('a failure domain, where the order of nodes is not known', () => {
  test('that stays in the order of the plan and falls in another one is a warning that says so', () => {
    const [only, ...others] = found('2', 'a b c a b c c c c c c');
    expect(others).toEqual([]);
    expect(only?.severity).toBe('warning');
    expect(only?.message).toContain('the order of nodes that one edit marks is not known');
    expect(only?.message).toContain('2 of 2 of topology.kubernetes.io/zone a are out together');
  });

  test('that falls in the order of the plan is an error, as before', () => {
    expect(found('2', 'a a b b c c c c c c').map(({ severity }) => severity)).toEqual(['error']);
  });

  test.each([
    ['one at a time takes no domain of two', '1', 'a b c a b c c c c c c'],
    ['domains that are larger than what goes at once', '2', 'a b c a b c a b c a b c'],
  ])('%s', (_claim, budget, zones) => {
    expect(found(budget, zones)).toEqual([]);
  });

  test('the fix was tried: a budget below the part of a domain', () => {
    expect(found('2', 'a b c a b c c c c c c')[0]?.remediation).toContain(
      "smaller than the pool's part of a domain",
    );
    expect(found('1', 'a b c a b c c c c c c')).toEqual([]);
  });
});

// Source: NVIDIA/nodewright v0.15.0, cluster_state_v2.go createLegacyDefaultCompartment: filled before the nodes are sorted.
describe('a NodeWright takes nodes by age under a policy, and in no known order without one', () => {
  const zones = (text: string): object =>
    nodeList(text.split(' ').map((zone) => ({ labels: { 'topology.kubernetes.io/zone': zone } })));
  const judged = (text: string, hasPolicy: boolean, interrupt = true): readonly Finding[] => {
    const pkg = {
      version: '1.0.0',
      image: 'example.com/t',
      ...(interrupt ? { interrupt: { type: 'reboot' } } : {}),
    };
    const spec = hasPolicy ? { deploymentPolicy: 'p' } : { interruptionBudget: { count: 2 } };
    const group = { apiVersion: 'nodewright.nvidia.com/v1alpha1' };
    const strategy = { fixed: { initialBatch: 2, failureThreshold: 1, safetyLimit: 100 } };
    const limits = {
      ...group,
      kind: 'DeploymentPolicy',
      metadata: { name: 'p' },
      spec: { default: { budget: { count: 2 }, strategy } },
    };
    const main = {
      ...group,
      kind: 'NodeWright',
      metadata: { name: 'os' },
      spec: { ...spec, packages: { tune: pkg } },
    };
    const head = [...(hasPolicy ? [limits] : []), main].map((one) => JSON.stringify(one)).join('\n---\n');
    return planOf({ head, snapshot: zones(text) }).findings;
  };
  const ofDomain = (findings: readonly Finding[]): string[] =>
    findings
      .filter(({ rule }) => rule === 'failure-domain-at-once')
      .map(({ severity, message }) => `${severity}: ${message}`);

  test('without one the worst order counts', () => {
    const [only = ''] = ofDomain(judged('a b c d a b c d', false));
    expect(only).toMatch(
      /^warning: .*without a policy the operator takes nodes as its cache lists them, and in the worst one 2 of 2/,
    );
  });
  test('with one the order is that of creation', () => {
    expect(ofDomain(judged('a b c d a b c d', true))).toEqual([]);
  });
  test.each([
    [true, 'taken in the order of their creation'],
    [false, 'taken in an order that nobody knows before'],
  ])('a domain that falls in the order shown, with a policy: %s', (hasPolicy, text) => {
    const [only = ''] = ofDomain(judged('a a b b c c d d', hasPolicy));
    expect(only).toContain('error: ');
    expect(only).toContain(text);
  });
  test.each([
    [true, '2 of 4 nodes (50%) out at once', false],
    [false, '2 of 4 nodes (50%) worked on at once', true],
  ])('its nodes are out with an interrupt alone: %s', (interrupt, text, serves) => {
    const above = judged('a b c d', true, interrupt).find(({ rule }) => rule === 'peak-above-limit');
    expect(above?.message).toContain(text);
    expect(above?.message.includes('serve meanwhile')).toBe(serves);
    expect(above?.severity).toBe('error');
  });
});
