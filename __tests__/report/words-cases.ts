import { parse } from 'yaml';
import { nodeList } from '../fleet.js';

const ZONE = 'topology.kubernetes.io/zone';

/** Nodes of a Karpenter pool, the first of them not ready. */
export function pooled(count: number, sick = 0): object {
  return nodeList(
    Array.from({ length: count }, (_, i) => ({
      labels: {
        'karpenter.sh/nodepool': 'default',
        'karpenter.sh/registered': 'true',
        'karpenter.sh/initialized': 'true',
        [ZONE]: `zone-${'abc'.charAt(i % 3)}`,
      },
      notReady: i < sick,
    })),
  );
}

export function pool(budgets: string | null, expireAfter = 'Never'): string {
  return `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: default }
spec:
  template:
    spec:
      expireAfter: ${expireAfter}
      nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: default }
      requirements: [{ key: kubernetes.io/arch, operator: In, values: [amd64] }]
  disruption: { consolidationPolicy: WhenEmpty, consolidateAfter: 0s${budgets === null ? '' : `, budgets: [${budgets}]`} }
`;
}

export function deployment(replicas: number, rollingUpdate: string | null = null): string {
  const strategy =
    rollingUpdate === null
      ? ''
      : `  strategy: { type: RollingUpdate, rollingUpdate: { ${rollingUpdate} } }\n`;
  return `apiVersion: apps/v1
kind: Deployment
metadata: { name: web, namespace: apps }
spec:
  replicas: ${replicas}
  selector: { matchLabels: { app: web } }
${strategy}  template:
    metadata: { labels: { app: web } }
    spec: { containers: [{ name: web, image: "example.com/web:1" }] }
`;
}

export function budget(minAvailable: number): string {
  return `---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: web, namespace: apps }
spec: { minAvailable: ${minAvailable}, selector: { matchLabels: { app: web } } }
`;
}

/** A compartment over a quarter of its nodes, without a strategy, beside a pool that takes more than the limit by itself. */
export const WITHOUT_STRATEGY = `apiVersion: skyhook.nvidia.com/v1alpha1
kind: DeploymentPolicy
metadata: { name: gpu }
spec:
  default: { budget: { percent: 100 }, strategy: { fixed: { initialBatch: 1 } } }
  compartments: [{ name: all, selector: { matchLabels: { gpu: "true" } }, budget: { percent: 20 } }]
---
`;

export function daemonSet(maxUnavailable: number, spec = ''): string {
  return `apiVersion: apps/v1
kind: DaemonSet
metadata: { name: agent, namespace: apps }
spec:
  updateStrategy: { type: RollingUpdate, rollingUpdate: { maxUnavailable: ${maxUnavailable} } }
  selector: { matchLabels: { app: agent } }
  template:
    metadata: { labels: { app: agent } }
    spec: { ${spec}containers: [{ name: agent, image: "example.com/agent:1" }] }
`;
}

/** The same as the cluster holds it, halfway: so many nodes have the new pod. */
export function liveDaemonSet(updated: number): object {
  return {
    ...(parse(daemonSet(1)) as object),
    metadata: { name: 'agent', namespace: 'apps', generation: 2, creationTimestamp: '2026-01-01T00:00:00Z' },
    status: {
      observedGeneration: 2,
      desiredNumberScheduled: 3,
      currentNumberScheduled: 3,
      updatedNumberScheduled: updated,
      numberReady: 3 - updated,
      numberAvailable: 3 - updated,
      numberUnavailable: updated,
    },
  };
}

export function daemonPod(at: number, ready: boolean): object {
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name: `agent-${at}`,
      namespace: 'apps',
      labels: { app: 'agent', 'controller-revision-hash': ready ? 'v1' : 'v2' },
      ownerReferences: [
        { apiVersion: 'apps/v1', kind: 'DaemonSet', name: 'agent', controller: true, uid: 'u' },
      ],
    },
    spec: { nodeName: `node-000${at + 1}` },
    status: { phase: 'Running', conditions: [{ type: 'Ready', status: ready ? 'True' : 'False' }] },
  };
}

/** A run that is written without a state, over two clusters. */
export const RUN = `apiVersion: placement.kubernetes-fleet.io/v1beta1
kind: ClusterResourcePlacement
metadata: { name: app }
spec:
  resourceSelectors: [{ group: "", version: v1, kind: Namespace, name: app }]
  policy: { placementType: PickAll }
  strategy: { type: External }
---
apiVersion: placement.kubernetes-fleet.io/v1beta1
kind: ClusterStagedUpdateStrategy
metadata: { name: staged }
spec: { stages: [{ name: all, labelSelector: { matchLabels: { env: prod } } }] }
---
apiVersion: placement.kubernetes-fleet.io/v1beta1
kind: ClusterStagedUpdateRun
metadata: { name: release }
spec: { placementName: app, stagedRolloutStrategyName: staged }
`;

export function nodeWright(strategy: string, interrupt = ''): string {
  return `apiVersion: skyhook.nvidia.com/v1alpha1
kind: DeploymentPolicy
metadata: { name: gpu }
spec:
  default: { budget: { percent: 25 }, strategy: { ${strategy} } }
---
apiVersion: skyhook.nvidia.com/v1alpha1
kind: Skyhook
metadata: { name: tuning }
spec:
  deploymentPolicy: gpu
  nodeSelectors: { matchLabels: { gpu: "true" } }
  packages: { tuning: { version: 1.0.0, image: example.com/tuning${interrupt} } }
`;
}

export const GPU = (count: number): object =>
  nodeList(Array.from({ length: count }, () => ({ labels: { gpu: 'true' } })));
