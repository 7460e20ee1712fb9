import { performance } from 'node:perf_hooks';
import { defaultConfig } from '../src/config/read.js';
import { planCluster, type Side } from '../src/plan.js';
import { readSnapshot } from '../__tests__/read-snapshot.js';

const NODES = 10;
const FEW = 100;
const MANY = 400;
const PER_FILE = 100;

function snapshotText(): string {
  const items = Array.from({ length: NODES }, (_, i) => ({
    apiVersion: 'v1',
    kind: 'Node',
    metadata: { name: `node-${i}`, labels: { gpu: 'true' }, creationTimestamp: '2026-01-01T00:00:00Z' },
    status: { conditions: [{ type: 'Ready', status: 'True' }] },
  }));
  const clusters = Array.from({ length: NODES }, (_, i) => ({
    apiVersion: 'cluster.kubernetes-fleet.io/v1',
    kind: 'MemberCluster',
    metadata: { name: `cluster-${i}`, labels: { env: 'prod' }, creationTimestamp: '2026-01-01T00:00:00Z' },
    status: { conditions: [{ type: 'Joined', status: 'True' }] },
  }));
  return JSON.stringify({ apiVersion: 'v1', kind: 'List', items: [...items, ...clusters] });
}

const KINDS: Readonly<Record<string, (i: number, version: number) => string>> = {
  Skyhook: (i, version) => `apiVersion: skyhook.nvidia.com/v1alpha1
kind: Skyhook
metadata: { name: s${i} }
spec:
  nodeSelectors: { matchLabels: { gpu: "true" } }
  interruptionBudget: { count: 1 }
  packages: { tuning: { version: ${version}.0.0, image: example.com/tuning } }
`,
  NodePool: (i, version) => `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: p${i} }
spec:
  disruption: { budgets: [{ nodes: ${version}0% }] }
  template: { spec: { nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: default }, requirements: [] } }
`,
  Plan: (i, version) => `apiVersion: upgrade.cattle.io/v1
kind: Plan
metadata: { name: p${i}, namespace: system-upgrade }
spec:
  concurrency: 1
  version: v1.3${version}.0
  serviceAccountName: x
  nodeSelector: { matchLabels: { gpu: "true" } }
  upgrade: { image: a/b }
`,
  ClusterResourcePlacement: (i, version) => `apiVersion: placement.kubernetes-fleet.io/v1
kind: ClusterResourcePlacement
metadata: { name: p${i} }
spec:
  resourceSelectors: [{ group: "", version: v1, kind: Namespace, name: n${i} }]
  policy: { placementType: PickAll }
  strategy: { type: RollingUpdate, rollingUpdate: { maxUnavailable: ${version} } }
`,
  StatefulSet: (i, version) => `apiVersion: apps/v1
kind: StatefulSet
metadata: { name: s${i}, namespace: x }
spec:
  replicas: 3
  serviceName: s
  selector: { matchLabels: { app: s${i} } }
  template:
    metadata: { labels: { app: s${i} } }
    spec: { containers: [{ name: a, image: "a:${version}" }] }
`,
  DaemonSet: (i, version) => `apiVersion: apps/v1
kind: DaemonSet
metadata: { name: d${i}, namespace: x }
spec:
  selector: { matchLabels: { app: d${i} } }
  template:
    metadata: { labels: { app: d${i} } }
    spec: { containers: [{ name: a, image: "a:${version}" }] }
`,
  'Deployment and PodDisruptionBudget': (i, version) => `apiVersion: apps/v1
kind: Deployment
metadata: { name: d${i}, namespace: x }
spec:
  replicas: 10
  selector: { matchLabels: { app: d${i} } }
  template:
    metadata: { labels: { app: d${i} } }
    spec: { containers: [{ name: a, image: "a:${version}" }] }
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: p${i}, namespace: x }
spec: { maxUnavailable: ${version}, selector: { matchLabels: { app: d${i} } } }
`,
};

/** So many objects in files of a hundred. */
export function sideOf(
  label: string,
  version: number,
  count: number,
  text: (i: number, version: number) => string,
): Side {
  const files = Array.from({ length: Math.ceil(count / PER_FILE) }, (_, file) => ({
    path: `${label}/${file}.yaml`,
    text: Array.from({ length: Math.min(PER_FILE, count - file * PER_FILE) }, (_unused, i) =>
      text(file * PER_FILE + i, version),
    ).join('---\n'),
  }));
  return { files, problems: [], label, renderedPaths: [], coverage: [] };
}

/** How long a plan takes. */
export function planned(snapshotText: string, base: Side, head: Side): number {
  const { snapshot } = readSnapshot([{ file: 'nodes.json', bytes: Buffer.from(snapshotText) }]);
  const config = defaultConfig();
  const start = performance.now();
  planCluster({
    base,
    head,
    snapshot,
    snapshotProblems: [],
    config,
    rulesFrom: 'the defaults',
    notices: [],
    at: Date.UTC(2026, 10, 23),
    horizonMs: config.horizon,
    scenario: 'healthy',
    failOn: 'error',
    failOnExisting: false,
  });
  return performance.now() - start;
}

function milliseconds(count: number, text: (i: number, version: number) => string): number {
  return planned(snapshotText(), sideOf('base', 1, count, text), sideOf('head', 2, count, text));
}

/** Growth by objects, all on the same few nodes: four times as many take four times as long, and somewhat more by their pairs. */
export function benchObjects(): void {
  console.log(`objects over ${NODES} nodes or clusters, base and head: ${FEW}, then ${MANY}, fastest of 3`);
  for (const [kind, text] of Object.entries(KINDS)) {
    const least = (count: number): number =>
      Math.min(...Array.from({ length: 3 }, () => milliseconds(count, text)));
    const [few, many] = [least(FEW), least(MANY)];
    console.log(
      `  ${kind.padEnd(36)} ${Math.round(few)} ms, ${Math.round(many)} ms, ratio ${(many / few).toFixed(1)}`,
    );
  }
}
