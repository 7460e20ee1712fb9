import { nodeList, type NodeShape } from '../../fleet.js';
import { configured } from '../../systems/skyhook/planned.js';
import { said, type Values } from '../tried.js';
import type { TriedFix } from './try-fix.js';

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

export const PAUSED = { annotations: { 'nodewright.nvidia.com/pause': 'true' } };
export const at = (version: string): Pick<TriedFix, 'config'> => ({ config: configured(version) });
/** What that label does, as the text says itself. */
export const NEVER_DONE = ['no-progress'];
export const labelled = (says: string): Partial<NodeShape> => ({
  cordoned: true,
  labels: { [said(says, /The label (\S+):/)]: said(says, /: "(\w+)"/) },
});

/** The first edit comes with a new version, so that the mended change still rolls out. */
export const rolls = { base: [tuning()], snapshot: all() };
