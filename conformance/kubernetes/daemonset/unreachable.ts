import type { Taint } from '../../../src/snapshot/snapshot.js';

/** The taints of a node that the control plane does not hear from. */
export const UNREACHABLE: readonly Taint[] = [
  { key: 'node.kubernetes.io/unreachable', value: '', effect: 'NoSchedule' },
  { key: 'node.kubernetes.io/unreachable', value: '', effect: 'NoExecute' },
];
