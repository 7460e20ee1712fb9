import { render } from '../../src/report/index.js';
import { nodeList } from '../fleet.js';
import { type PlanCase, planOf } from '../plan-of.js';
import { pool } from './words-cases.js';

const workload = (kind: string, strategy: string, image: string): string => `apiVersion: apps/v1
kind: ${kind}
metadata: { name: agent, namespace: apps }
spec:
${kind === 'StatefulSet' ? '  replicas: 3\n  serviceName: agent\n' : ''}  updateStrategy: { ${strategy} }
  selector: { matchLabels: { app: agent } }
  template:
    metadata: { labels: { app: agent } }
    spec: { containers: [{ name: agent, image: "example.com/agent:${image}" }] }
`;

const upgrade = (version: string): string => `apiVersion: upgrade.cattle.io/v1
kind: Plan
metadata: { name: agents, namespace: system-upgrade }
spec:
  concurrency: 1
  cordon: true
  drain: { force: true }
  nodeSelector: { matchLabels: { pool: workers } }
  serviceAccountName: system-upgrade
  upgrade: { image: rancher/k3s-upgrade }
  version: ${version}
  window: { days: [we], startTime: "02:00", endTime: "05:00", timeZone: UTC }
`;

const staged = (run: string): string => `apiVersion: placement.kubernetes-fleet.io/v1beta1
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
spec:
  stages: [{ name: all, labelSelector: { matchLabels: { env: prod } }, afterStageTasks: [{ type: Approval }] }]
${run}`;
const RUN = `---
apiVersion: placement.kubernetes-fleet.io/v1beta1
kind: ClusterStagedUpdateRun
metadata: { name: r1 }
spec: { placementName: app, resourceSnapshotIndex: "0", stagedRolloutStrategyName: staged, state: Run }
`;

const NODES = nodeList(Array.from({ length: 3 }, () => ({ labels: { pool: 'workers' } })));

/** Nodes that no edit makes drift. */
const FITTING = nodeList(
  Array.from({ length: 5 }, () => ({
    labels: {
      'kubernetes.io/arch': 'amd64',
      'karpenter.sh/nodepool': 'default',
      'karpenter.sh/registered': 'true',
      'karpenter.sh/initialized': 'true',
    },
  })),
);

describe('the title says what keeps a rollout from its start or its end', () => {
  const edited = (kind: string, strategy: string): PlanCase => ({
    base: workload(kind, strategy, '1'),
    head: workload(kind, strategy, '2'),
    snapshot: NODES,
  });
  test.each<[string, PlanCase, string]>([
    [
      'OnDelete',
      edited('DaemonSet', 'type: OnDelete'),
      'Nothing starts until somebody deletes pods (OnDelete)',
    ],
    [
      'a partition',
      edited('StatefulSet', 'rollingUpdate: { partition: 3 }'),
      'Nothing starts until its partition is lowered',
    ],
    [
      'an approval',
      {
        base: staged(''),
        head: staged(RUN),
        snapshot: nodeList(Array.from({ length: 3 }, () => ({ isCluster: true, labels: { env: 'prod' } }))),
      },
      ', waits for a person to approve',
    ],
    [
      'a budget of 0, for what merging does not start',
      { base: pool('{ nodes: "1" }'), head: pool('{ nodes: "0" }'), snapshot: FITTING },
      'No rollout starts on merge. The next rollout would start none of 5 nodes',
    ],
    [
      'a drain, where nothing is rebooted',
      { base: upgrade('v1.31.1+k3s1'), head: upgrade('v1.31.2+k3s1'), snapshot: NODES },
      ', each drained',
    ],
  ])('%s', (_claim, given, says) => {
    const [title = ''] = render(planOf(given), 'markdown').match(/^### .*$/m) ?? [];
    expect(title).toContain(says);
  });

  test('a window is told with what merging does, and a version as it is written', () => {
    const report = planOf({
      base: upgrade('v1.31.1+k3s1'),
      head: upgrade('v1.31.2+k3s1'),
      snapshot: NODES,
    });
    expect(render(report, 'markdown')).toMatch(
      /^Merging, from Wed \d{4}-\d\d-\d\d 02:00 UTC on: Version `v1\.31\.1\+k3s1` becomes `v1\.31\.2\+k3s1`/m,
    );
  });

  test('what gets stuck is told as such by the terminal, too', () => {
    const report = planOf({
      base: upgrade('v1.31.1+k3s1'),
      head: upgrade('v1.31.2+k3s1').replace('concurrency: 1', 'concurrency: 0'),
      snapshot: NODES,
    });
    expect(render(report, 'text')).toContain('asks for this, and it gets stuck: Version');
    expect(render(report, 'markdown')).toContain('Merging asks for this, and it gets stuck: Version');
  });
});
