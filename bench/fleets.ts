import { planned, sideOf } from './objects.js';

const FEW = 50;
const TIMES = 4;
const NODES_EACH = 10;
const PODS_EACH = 10;
const POOLS = 5;

const TAKEN_AT = '2026-01-01T00:00:00Z';

/** Nodes of Karpenter pools, and workloads of which each has its pods on them under a budget. */
function fleet(workloads: number): string {
  const nodes = Array.from({ length: workloads * NODES_EACH }, (_, i) => ({
    apiVersion: 'v1',
    kind: 'Node',
    metadata: {
      name: `node-${i}`,
      labels: { 'karpenter.sh/nodepool': `p${i % POOLS}`, 'topology.kubernetes.io/zone': `z${i % 3}` },
      creationTimestamp: TAKEN_AT,
    },
    status: { allocatable: { cpu: '8', memory: '32Gi' }, conditions: [{ type: 'Ready', status: 'True' }] },
  }));
  const pods = Array.from({ length: workloads * PODS_EACH }, (_, i) => {
    const app = `s${Math.floor(i / PODS_EACH)}`;
    return {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: {
        name: `${app}-${i % PODS_EACH}`,
        namespace: 'x',
        labels: { app },
        ownerReferences: [{ apiVersion: 'apps/v1', kind: 'StatefulSet', name: app, controller: true }],
      },
      spec: { nodeName: `node-${(i * 7) % nodes.length}`, containers: [{ name: 'a', image: 'a:1' }] },
      status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
    };
  });
  return JSON.stringify({ apiVersion: 'v1', kind: 'List', items: [...nodes, ...pods] });
}

const WORKLOAD = (i: number, version: number): string => `apiVersion: apps/v1
kind: StatefulSet
metadata: { name: s${i}, namespace: x }
spec:
  replicas: ${PODS_EACH}
  serviceName: s${i}
  selector: { matchLabels: { app: s${i} } }
  template:
    metadata: { labels: { app: s${i} } }
    spec: { containers: [{ name: a, image: "a:${version}", resources: { requests: { cpu: 100m } } }] }
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: s${i}, namespace: x }
spec: { maxUnavailable: 1, selector: { matchLabels: { app: s${i} } } }
`;

const POOL = (i: number, version: number): string => `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: p${i} }
spec:
  disruption: { budgets: [{ nodes: 10% }] }
  template:
    metadata: { labels: { version: "${version}" } }
    spec:
      nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: default }
      requirements: []
`;

/** Growth of everything together: four times as much of each takes four times as long; what goes through all of it for each, sixteen times. */
export function benchFleets(): void {
  console.log(
    `${FEW} workloads over ${FEW * NODES_EACH} nodes with ${FEW * PODS_EACH} pods, and ${TIMES} times as much; base and head`,
  );
  const cases = {
    'the workloads are edited': (count: number) =>
      planned(fleet(count), sideOf('base', 1, count, WORKLOAD), sideOf('head', 2, count, WORKLOAD)),
    'their nodes are replaced': (count: number) =>
      planned(fleet(count), sideOf('base', 1, POOLS, POOL), sideOf('head', 2, POOLS, POOL)),
  };
  for (const [name, run] of Object.entries(cases)) {
    run(FEW);
    const [few, many] = [run(FEW), run(FEW * TIMES)];
    console.log(
      `  ${name.padEnd(36)} ${Math.round(few)} ms, ${Math.round(many)} ms, ratio ${(many / few).toFixed(1)}`,
    );
  }
}
