/** A DeploymentPolicy that no rule finds anything against. */
export const ONE_AT_A_TIME = `apiVersion: nodewright.nvidia.com/v1alpha1
kind: DeploymentPolicy
metadata: {name: gpu}
spec:
  default:
    budget: {count: 1}
    strategy: {fixed: {initialBatch: 1, failureThreshold: 1, safetyLimit: 100}}
`;
