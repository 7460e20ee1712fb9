import { nodeList } from '../fleet.js';
import { planOf } from '../plan-of.js';

const API = 'nodewright.nvidia.com/v1alpha1';

function policy(strategy: string): string {
  return `apiVersion: ${API}
kind: DeploymentPolicy
metadata: {name: gpu}
spec:
  default:
    budget: {count: 1}
    strategy: {fixed: ${strategy}}
`;
}

function rolls(version: string, selector: string): string {
  return `apiVersion: ${API}
kind: NodeWright
metadata: {name: tuning}
spec:
  deploymentPolicy: gpu
  nodeSelectors: {matchLabels: {${selector}}}
  packages: {tune: {version: ${version}, image: ghcr.io/example/tune}}
`;
}

const CAREFUL = '{initialBatch: 1, failureThreshold: 1, safetyLimit: 100}';
const NODES = Array.from({ length: 10 }, (_, i) => ({
  labels: { gpu: 'true', tier: i < 8 ? 'test' : 'production', ...(i < 8 ? { test: 'true' } : {}) },
}));

/** The object as the cluster has it, complete on every node. */
function complete(version: string): object {
  const names = NODES.map((_, i) => `node-${String(i + 1).padStart(4, '0')}`);
  const done = {
    [`tune|${version}`]: {
      name: 'tune',
      version,
      image: 'ghcr.io/example/tune',
      stage: 'config',
      state: 'complete',
    },
  };
  return {
    apiVersion: API,
    kind: 'NodeWright',
    metadata: { name: 'tuning' },
    spec: {
      deploymentPolicy: 'gpu',
      nodeSelectors: { matchLabels: { gpu: 'true' } },
      packages: { tune: { name: 'tune', version, image: 'ghcr.io/example/tune' } },
    },
    status: {
      status: 'complete',
      completeNodes: `${names.length}/${names.length}`,
      nodeStatus: Object.fromEntries(names.map((name) => [name, 'complete'])),
      nodeState: Object.fromEntries(names.map((name) => [name, done])),
    },
  };
}

describe('what counts as a change for the worse', () => {
  test('a warning that becomes an error is worsened, though no number grew', () => {
    const config = 'version: 1\nproduction: [{matchLabels: {tier: production}}]\n';
    const noStop = policy('{initialBatch: 1}');
    const { findings, verdict } = planOf({
      base: `${noStop}---\n${rolls('1.0.0', 'test: "true"')}`,
      head: `${noStop}---\n${rolls('1.0.0', 'gpu: "true"')}`,
      snapshot: nodeList(NODES),
      config,
    });
    const unset = findings.filter(({ rule }) => rule === 'failure-threshold-ineffective');
    expect(unset.map(({ severity, status }) => [severity, status])).toEqual([['error', 'worsened']]);
    expect(verdict).toBe('fail');
  });

  test('another upgrade is a new one, though the base has an upgrade that the nodes do not have yet', () => {
    const side = (version: string): string => `${policy(CAREFUL)}---\n${rolls(version, 'gpu: "true"')}`;
    const plan = (head: string) =>
      planOf({ base: side('2.0.0'), head: side(head), snapshot: nodeList(NODES, [complete('1.0.0')]) });
    const statuses = (head: string): unknown =>
      plan(head)
        .findings.filter(({ breaks }) => breaks.includes('change-not-batched'))
        .map(({ status }) => status);
    expect(statuses('2.0.0')).toEqual(['unchanged']);
    expect(statuses('3.0.0')).toContain('new');
    expect(plan('3.0.0').verdict).toBe('fail');
  });

  test('a threshold over a single node is not called unreachable: there is nothing left to stop', () => {
    const { findings } = planOf({
      head: `${policy(CAREFUL)}---\n${rolls('1.0.0', 'gpu: "true"')}`,
      snapshot: nodeList(NODES.slice(0, 1)),
    });
    expect(findings.map(({ rule }) => rule)).not.toContain('failure-threshold-ineffective');
  });

  test.each([
    [1, 'info'],
    [2, 'warning'],
  ])('a threshold that is not set over %d nodes is of severity %s', (nodes, severity) => {
    const { findings } = planOf({
      head: `${policy('{initialBatch: 1}')}---\n${rolls('1.0.0', 'gpu: "true"')}`,
      snapshot: nodeList(NODES.slice(0, nodes)),
    });
    const unset = findings.filter(({ rule }) => rule === 'failure-threshold-ineffective');
    expect(unset.map((finding) => finding.severity)).toEqual([severity]);
  });

  test('a compartment with another name is compared with the one that had its nodes', () => {
    const compartment = (name: string, size: number): string =>
      `${policy(CAREFUL)}  compartments:
    - name: ${name}
      selector: {matchLabels: {gpu: "true"}}
      budget: {count: ${size}}
      strategy: {fixed: {initialBatch: ${size}, failureThreshold: 1, safetyLimit: 100}}
---
${rolls('1.0.0', 'gpu: "true"')}`;
    const { findings } = planOf({
      only: 'peak-jump',
      base: compartment('trainers', 1),
      head: compartment('workers', 2),
      snapshot: nodeList(NODES),
    });
    const [jump] = findings;
    expect(jump?.evidence).toMatchObject({ base: 1, head: 2 });
    // Two of ten are over the 5% that one at a time may grow to, so two may not be advised.
    expect(jump?.remediation).toBe('Set `initialBatch: 1`.');
  });

  test('a policy of the same name in the other API group does not hide which one changed', () => {
    const legacy = (size: number): string =>
      policy(`{initialBatch: ${size}}`).replace(API, 'skyhook.nvidia.com/v1alpha1');
    const side = (size: number): string => `${policy(CAREFUL)}---\n${legacy(size)}`;
    const { plan } = planOf({ base: side(1), head: side(2), snapshot: nodeList(NODES) });
    expect(plan.policies.map(({ apiVersion, change }) => `${apiVersion} ${change}`)).toEqual([
      `${API} unchanged`,
      'skyhook.nvidia.com/v1alpha1 changed',
    ]);
  });
});
