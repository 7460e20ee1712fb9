import fc from 'fast-check';
import { nodeList } from '../../../src/cases/fleet.js';
import { planOf } from '../../plan-of.js';

const NODES = 4;

/** Rollouts over all nodes that drain each of them first. */
const ROLLOUTS = {
  nodewright: {
    apiVersion: 'nodewright.nvidia.com/v1alpha1',
    kind: 'NodeWright',
    metadata: { name: 'tuning' },
    spec: {
      interruptionBudget: { count: 1 },
      packages: { tuning: { version: '1.0.0', image: 'example/tuning', interrupt: { type: 'reboot' } } },
    },
  },
  plan: {
    apiVersion: 'upgrade.cattle.io/v1',
    kind: 'Plan',
    metadata: { name: 'agents', namespace: 'system-upgrade' },
    spec: {
      concurrency: 1,
      version: 'v2',
      nodeSelector: {},
      drain: { force: true },
      upgrade: { image: 'example/upgrade' },
    },
  },
};

const nodeName = (i: number): string => `node-${String(i + 1).padStart(4, '0')}`;
const made = { creationTimestamp: '2026-01-01T00:00:00Z', namespace: 'default' };
const labels = { app: 'web' };

/** One workload with a pod on each of these nodes, and a budget that keeps so many of them. */
function world(on: readonly number[], minAvailable: number): object[] {
  const owner = { apiVersion: 'apps/v1', kind: 'ReplicaSet', name: 'web', uid: 'u', controller: true };
  const pods = on.map((node, i) => ({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { ...made, name: `web-${i}`, labels, ownerReferences: [owner] },
    spec: { nodeName: nodeName(node) },
    status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
  }));
  const template = { metadata: { labels } };
  return [
    {
      apiVersion: 'apps/v1',
      kind: 'ReplicaSet',
      metadata: { ...made, name: 'web', uid: 'u', labels },
      spec: { replicas: on.length, selector: { matchLabels: labels }, template },
    },
    {
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      metadata: { ...made, name: 'web' },
      spec: { minAvailable, selector: { matchLabels: labels } },
    },
    ...pods,
  ];
}

const pods = fc.array(fc.nat(NODES - 1), { minLength: 1, maxLength: 5 });
const rollout = fc.constantFrom<keyof typeof ROLLOUTS>('nodewright', 'plan');

test('endless drains: a drain that never ends and a finish do not stand in one plan, whoever drains', () => {
  fc.assert(
    fc.property(rollout, pods, fc.nat(5), (kind, on, minAvailable) => {
      const shapes = Array.from({ length: NODES }, (_, i) => ({
        labels: { 'kubernetes.io/hostname': nodeName(i) },
      }));
      const snapshot = nodeList(shapes, world(on, minAvailable));
      const report = planOf({ base: '', head: JSON.stringify(ROLLOUTS[kind]), snapshot });
      const policy = report.plan.head.policies.find(({ ref }) => ref.kind === ROLLOUTS[kind].kind);
      const holds = minAvailable >= on.length;
      expect(policy?.effect.finish === null).toBe(holds);
      expect(policy?.effect.outcome).toBe(holds ? 'stuck' : 'complete');
      if (holds) expect(report.wouldFail).toBe(true);
    }),
    { numRuns: 40 },
  );
});
