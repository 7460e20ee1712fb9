import { describe, expect, test } from '@jest/globals';
import { nodeList } from '../fleet.js';
import { planOf } from '../plan-of.js';

const POLICY = `apiVersion: nodewright.nvidia.com/v1alpha1
kind: DeploymentPolicy
metadata: {name: gpu}
spec:
  default:
    budget: {count: 1}
    strategy: {fixed: {initialBatch: 1, failureThreshold: 1, safetyLimit: 100}}
`;
const FLEET = nodeList(Array.from({ length: 4 }, () => ({ labels: { gpu: 'true' } })));

function problems(head: string, base: string | null = null, snapshot: object = FLEET): string[] {
  const { plan } = planOf({ head, base, snapshot });
  return plan.problems.map(({ severity, code }) => `${severity} ${code}`);
}

describe('what was not judged is said', () => {
  test.each([
    ['Skyhook in another case', 'skyhook.nvidia.com/v1alpha1', 'SkyHook'],
    ['the plural', 'nodewright.nvidia.com/v1alpha1', 'DeploymentPolicies'],
    ['the old kind in the new group', 'nodewright.nvidia.com/v1alpha1', 'Skyhook'],
    ['a workload in another case', 'apps/v1', 'Daemonset'],
    ['a budget in another case', 'policy/v1', 'PodDisruptionbudget'],
    ['a kind of a system that is not planned, in another case', 'karpenter.sh/v1', 'Nodepool'],
  ])('%s is no kind, and no green check', (_claim, apiVersion, kind) => {
    const slip = `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: tuning}\nspec: {}\n`;
    expect(problems(`${POLICY}---\n${slip}`)).toEqual(['error unknown-kind']);
    expect(planOf({ head: `${POLICY}---\n${slip}`, snapshot: FLEET }).verdict).toBe('unknown');
  });

  test('other kinds of other groups are passed over', () => {
    const other = 'apiVersion: karpenter.k8s.aws/v1\nkind: EC2NodeClass\nmetadata: {name: a}\nspec: {}\n';
    expect(problems(`${POLICY}---\n${other}`)).toEqual([]);
  });

  test('a head without any of the policies of the base says so', () => {
    expect(problems('# nothing\n', POLICY)).toEqual(['warning policies-gone']);
  });

  test('a snapshot without nodes is missing input, not a fleet that nothing can hurt', () => {
    const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'a', namespace: 'b' } };
    const snapshot = { apiVersion: 'v1', kind: 'List', items: [pod] };
    expect(problems(POLICY, POLICY, snapshot)).toEqual(['error no-nodes']);
  });
});

describe('the digest of a plan', () => {
  const other = POLICY.replace('name: gpu', 'name: cpu');

  test('does not depend on the order of objects in the files', () => {
    const digest = (head: string): string => planOf({ head, snapshot: FLEET }).plan.digest;
    expect(digest(`${POLICY}---\n${other}`)).toBe(digest(`${other}---\n${POLICY}`));
  });
});
