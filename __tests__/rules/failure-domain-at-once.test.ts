import type { Finding } from '../../src/plan/finding.js';
import { nodeList } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { maintenance, textOf } from '../plan/measure/world-objects.js';

const ZONE = 'topology.kubernetes.io/zone';

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

describe('failure-domain-at-once: nodes in no known order', () => {
  test('that stays in the order of the plan and falls in another one is a warning that says so', () => {
    const [only, ...others] = found('2', 'a b c a b c c c c c c');
    expect(others).toEqual([]);
    expect(only?.severity).toBe('warning');
    expect(only?.message).toContain('the order of nodes that one edit marks is not known');
    expect(only?.message).toContain('The worst order takes 2 of 2 of topology.kubernetes.io/zone a');
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
describe('failure-domain-at-once: a NodeWright takes nodes by age under a policy, and in no known order without one', () => {
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
      /^warning: .*without a policy the operator takes nodes as its cache lists them. The worst order takes 2 of 2/,
    );
  });
  test('with one the order is that of creation', () => {
    expect(ofDomain(judged('a b c d a b c d', true))).toEqual([]);
  });
  test.each([
    [true, 'taken in the order of their creation'],
    [false, 'Without a policy the order of nodes is not defined'],
  ])('a domain that falls in the order shown, with a policy: %s', (hasPolicy, text) => {
    const [only = ''] = ofDomain(judged('a a b b c c d d', hasPolicy));
    expect(only).toContain('error: ');
    expect(only).toContain(text);
  });
});

describe('failure-domain-at-once: announced maintenances of one domain', () => {
  test.each([
    ['half of a zone is fine', [1, 2], '', 0],
    ['more than half, under one maintenance or several', [1, 2, 3], '', 1],
    ['an object more for the same node counts once', [1, 2, 2], '', 0],
    ['a limit of its own', [1, 2], 'announced: 1', 1],
    ['a domain of few nodes is left alone', [1, 2, 3], 'fromTargets: 5', 0],
  ] as const)('%s', (_, list, settings, expected) => {
    const objects = list.map((node, i) => maintenance(`m-${i}`, `node-000${node}`, `id-${i}`));
    const { findings } = planOf({
      head: textOf(objects),
      snapshot: nodeList(Array.from({ length: 4 }, () => ({ labels: { [ZONE]: 'a' } }))),
      config: `version: 1\nrules: { failure-domain-at-once: { ${settings} } }\n`,
    });
    expect(findings.filter(({ rule }) => rule === 'failure-domain-at-once').length).toBe(expected);
  });
});

const ONE = 'budgets: [{nodes: "1"}]';
const night = (nodes: string, day = '1'): string => `budgets:
- {nodes: "${day}", schedule: "0 7 * * *", duration: 13h}
- {nodes: "${nodes}", schedule: "0 20 * * *", duration: 11h}`;
describe('failure-domain-at-once: what budgets allow at any hour', () => {
  const nodes = nodeList(
    Array.from({ length: 12 }, (_, i) => ({
      labels: {
        'karpenter.sh/nodepool': 'default',
        'karpenter.sh/initialized': 'true',
        [ZONE]: 'abc'.charAt(i % 3),
      },
    })),
  );
  const allowed = (disruption: string): readonly Finding[] =>
    planOf({
      head: `apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: default}\nspec:\n  disruption:\n    consolidateAfter: 1h\n${disruption.replace(/^/gmu, '    ')}\n  template: {spec: {expireAfter: Never, nodeClassRef: {group: a.b, kind: C, name: d}, requirements: []}}\n`,
      snapshot: nodes,
      at: '2026-11-23T08:00:00Z',
    }).findings.filter(({ rule }) => rule === 'failure-domain-at-once');

  test.each([
    ['all at night', night('100%'), 1],
    ['one more than can go with a node of each zone left', night('10'), 1],
    ['as many as can go with a node of each zone left', night('9'), 0],
    ['one at a time', ONE, 0],
  ])('%s', (_claim, disruption, expected) => {
    expect(allowed(disruption)).toHaveLength(expected);
  });

  test('says that the order does not matter', () => {
    expect(allowed(night('10'))[0]?.message).toContain(
      '10 of 12 nodes (83.3%) at once for every reason daily 20:00',
    );
    expect(allowed(night('10'))[0]?.message).toContain('In any order that takes a whole failure domain');
  });
});
