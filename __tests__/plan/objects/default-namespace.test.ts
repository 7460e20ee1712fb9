import { nodeList } from '../../../src/cases/fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../measure/world-objects.js';

const NODES = Array.from({ length: 4 }, () => ({ labels: {} }));
const CLUSTERS = Array.from({ length: 4 }, () => ({ labels: {}, isCluster: true }));

const TEMPLATE = {
  selector: { matchLabels: { app: 'web' } },
  template: { metadata: { labels: { app: 'web' } }, spec: { containers: [{ name: 'a', image: 'a:1' }] } },
};
const STRATEGY = { stages: [{ name: 'all', maxConcurrency: '100%' }] };
const FLEET = 'placement.kubernetes-fleet.io/v1beta1';

/** Every namespaced kind that is planned, in a shape that breaks a rule where one can be broken. */
test.each<[kind: string, apiVersion: string, spec: object]>([
  ['Deployment', 'apps/v1', { replicas: 4, strategy: { type: 'Recreate' }, ...TEMPLATE }],
  ['StatefulSet', 'apps/v1', { replicas: 4, serviceName: 'web', ...TEMPLATE }],
  [
    'DaemonSet',
    'apps/v1',
    { updateStrategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: '100%' } }, ...TEMPLATE },
  ],
  ['PodDisruptionBudget', 'policy/v1', { maxUnavailable: 0, selector: { matchLabels: { app: 'web' } } }],
  [
    'NotifyMaintenance',
    'ngn2.nvidia.com/v1alpha1',
    { nodeObject: 'node-0001', maintenanceID: 'fw', maintenanceType: 'planned' },
  ],
  [
    'ResourcePlacement',
    FLEET,
    {
      resourceSelectors: [{ group: '', version: 'v1', kind: 'ConfigMap', name: 'web' }],
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: '100%' } },
    },
  ],
  ['StagedUpdateStrategy', FLEET, STRATEGY],
  [
    'StagedUpdateRun',
    FLEET,
    { placementName: 'web', stagedRolloutStrategyName: 'web', resourceSnapshotIndex: '0' },
  ],
])('%s: the default namespace, written out or left out, is the same object', (kind, apiVersion, spec) => {
  const object = (namespace: object): string =>
    textOf([{ apiVersion, kind, metadata: { name: 'web', ...namespace }, spec }]);
  const [bare, written] = [object({}), object({ namespace: 'default' })];
  const snapshot = nodeList([...NODES, ...CLUSTERS]);
  for (const [base, head] of [
    [bare, written],
    [written, bare],
  ] as const) {
    const { plan, findings } = planOf({ base, head, snapshot });
    expect(plan.policies.map(({ change, ref }) => [change, ref.namespace])).toEqual([
      ['unchanged', 'default'],
    ]);
    expect(findings.filter(({ status }) => status !== 'unchanged')).toEqual([]);
    expect(plan.digest).toBe(planOf({ base, head: base, snapshot }).plan.digest);
  }
});
