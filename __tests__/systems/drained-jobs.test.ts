import { describe, expect, test } from '@jest/globals';
import { nodeList, type NodeShape } from '../fleet.js';
import { planOf } from '../plan-of.js';

const DONE = 'Succeeded';

function jobPod(kind: string, { phase = 'Running', labels = {} } = {}): object {
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name: 'train-0',
      namespace: 'ml',
      labels,
      ownerReferences: [{ apiVersion: 'batch/v1', kind, name: 'train', controller: true }],
    },
    spec: { nodeName: 'node-0001', restartPolicy: 'Never' },
    status: { phase, conditions: [{ type: 'Ready', status: 'True' }] },
  };
}

const UPGRADE = (version: string, more: object): object => ({
  apiVersion: 'upgrade.cattle.io/v1',
  kind: 'Plan',
  metadata: { name: 'agents', namespace: 'system-upgrade' },
  spec: { concurrency: 1, version, nodeSelector: {}, upgrade: { image: 'example/upgrade' }, ...more },
});
const TUNING = (type: string, more: object = {}): object => ({
  apiVersion: 'nodewright.nvidia.com/v1alpha1',
  kind: 'NodeWright',
  metadata: { name: 'tuning' },
  spec: {
    nodeSelectors: { matchLabels: { gpu: 'true' } },
    interruptionBudget: { count: 1 },
    packages: {
      tuning: {
        version: '1.0.0',
        image: 'example.com/tuning',
        ...(type === '' ? {} : { interrupt: { type } }),
      },
    },
    ...more,
  },
});

function told(base: object | null, head: object, pod: object): string[] {
  const labels = {
    gpu: 'true',
    'kubernetes.io/hostname': 'node-0001',
    'karpenter.sh/nodepool': 'general',
    'karpenter.sh/initialized': 'true',
  };
  const node: NodeShape = { labels };
  const { findings } = planOf({
    base: base === null ? '' : JSON.stringify(base),
    head: JSON.stringify(head),
    snapshot: nodeList([node, { labels: { ...labels, 'kubernetes.io/hostname': 'node-0002' } }], [pod]),
  });
  return findings.flatMap(({ severity, evidence }) =>
    evidence['effect'] === 'drained-jobs' ? [severity] : [],
  );
}

// Source: kubernetes, pkg/controller/job, KEP-3329.
describe('pods of Jobs on nodes that a rollout drains', () => {
  test.each<[claim: string, base: object | null, head: object]>([
    ['by a Plan', UPGRADE('v1', { drain: {} }), UPGRADE('v2', { drain: {} })],
    ['for an interrupt', null, TUNING('reboot')],
  ])('are told: %s', (_claim, base, head) => {
    expect(told(base, head, jobPod('Job'))).toEqual(['info']);
    expect(told(base, head, jobPod('Job', { phase: DONE }))).toEqual([]);
    expect(told(base, head, jobPod('ReplicaSet'))).toEqual([]);
  });

  const AWAITED = { podNonInterruptLabels: { matchLabels: { keep: 'true' } } };

  test.each<[claim: string, base: object | null, head: object]>([
    ['nothing drains', UPGRADE('v1', {}), UPGRADE('v2', {})],
    ['nothing is interrupted', null, TUNING('')],
    ['the interrupt waits for them', null, TUNING('reboot', AWAITED)],
  ])('are none where %s', (_claim, base, head) => {
    expect(told(base, head, jobPod('Job', { labels: { keep: 'true' } }))).toEqual([]);
  });
});
