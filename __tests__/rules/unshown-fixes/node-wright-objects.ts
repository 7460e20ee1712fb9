import { nodeList, type NodeShape } from '../../fleet.js';
import { configured } from '../../systems/skyhook/planned.js';
import { said, type Values } from '../tried.js';
import type { TriedFix } from './try-fix.js';
import { generalPool } from '../../systems/karpenter/general-pool.js';

export const tuning = (spec: Values = {}, entry: Values = {}, more: Values = {}): object => ({
  apiVersion: 'nodewright.nvidia.com/v1alpha1',
  kind: 'NodeWright',
  metadata: { name: 'tuning', ...more },
  spec: {
    interruptionBudget: { count: 1 },
    packages: {
      tuning: { version: '1.0.0', image: 'example/tuning', interrupt: { type: 'reboot' }, ...entry },
    },
    ...spec,
  },
});
export const NEXT = { version: '1.1.0' };
/** As the cluster has it, with all nodes done. */
export const live = (metadata: Values = {}): object => {
  const done = {
    'tuning|1.0.0': {
      name: 'tuning',
      version: '1.0.0',
      image: 'example/tuning',
      stage: 'post-interrupt',
      state: 'complete',
    },
  };
  const all = Array.from({ length: 12 }, (_, i) => `node-${String(i + 1).padStart(4, '0')}`);
  return {
    ...tuning({}, {}, metadata),
    status: {
      status: 'complete',
      nodeStatus: Object.fromEntries(all.map((name) => [name, 'complete'])),
      nodeState: Object.fromEntries(all.map((name) => [name, done])),
    },
  };
};

const nodes = (shape: (i: number) => Partial<NodeShape>, others: readonly object[] = []): object =>
  nodeList(
    Array.from({ length: 12 }, (_, i) => ({ labels: {}, ...shape(i) })),
    others,
  );
export const first = (shape: Partial<NodeShape>, others: readonly object[] = []): object =>
  nodes((i) => (i === 0 ? shape : {}), others);
export const all = (others: readonly object[] = []): object => nodes(() => ({}), others);

export const pod = (spec: Values = {}, labels: Values = {}): object => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: {
    name: 'web-1',
    namespace: 'default',
    labels,
    ownerReferences: [{ apiVersion: 'apps/v1', kind: 'ReplicaSet', name: 'web', uid: 'u', controller: true }],
  },
  spec: { nodeName: 'node-0002', ...spec },
  status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
});
export const training = (image: string, labels: Values): object => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'train', namespace: 'default' },
  spec: {
    replicas: 2,
    selector: { matchLabels: { app: 'train' } },
    template: {
      metadata: { labels: { app: 'train', ...labels } },
      spec: { containers: [{ name: 'a', image }] },
    },
  },
});
export const WAITS = { podNonInterruptLabels: { matchLabels: { job: 'train' } } };
export const PAUSED = { annotations: { 'nodewright.nvidia.com/pause': 'true' } };
export const REQUIRED = { runtimeRequired: true };
export const READS = { env: [{ name: 'ORDER', value: '$(SKYHOOK_NODE_ORDER)' }] };
export const pool = (startupTaints: readonly object[]): object => generalPool({ startupTaints });
export const TAINT = { key: 'nodewright.nvidia.com', value: 'runtime-required', effect: 'NoSchedule' };
export const at = (version: string): Pick<TriedFix, 'config'> => ({ config: configured(version) });
export const MARK = 'nodewright.nvidia.com/cordon_gone';
export const STATE = 'nodewright.nvidia.com/nodeState_tuning';
export const STATUS = 'nodewright.nvidia.com/status_tuning';
/** What that label does, as the text says itself. */
export const NEVER_DONE = ['blocked-nodes-hold-progress'];
export const labelled = (says: string): Partial<NodeShape> => ({
  cordoned: true,
  labels: { [said(says, /The label (\S+):/)]: said(says, /: "(\w+)"/) },
});

/** The first edit comes with a new version, so that the mended change still rolls out. */
export const rolls = { base: [tuning()], snapshot: all() };
