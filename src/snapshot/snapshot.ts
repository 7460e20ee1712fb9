import type { Manifest } from '../manifest/manifest.js';
import { isOutBy, type Lifecycle } from './lifecycle.js';
import type { Instant } from '../rollout/controller.js';

/** Label that a kubelet sets: as a rule the node's name. */
export const HOSTNAME_LABEL = 'kubernetes.io/hostname';

export interface Taint {
  readonly key: string;
  readonly value: string;
  readonly effect: string;
}

/** The parts of a Node that are kept; everything else is dropped at once (labels stay: selectors need them). */
export interface NodeState {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  /** Only the annotations on the allow-list of `redact.ts`. */
  readonly annotations: Readonly<Record<string, string>>;
  readonly taints: readonly Taint[];
  readonly unschedulable: boolean;
  /** The status of the Ready condition; 'missing' when there is none. */
  readonly ready: 'True' | 'False' | 'Unknown' | 'missing';
  /** Conditions of its lifecycle that are True, in the order of their names; absent: none is. */
  readonly lifecycle?: readonly Lifecycle[];
  /** Null when the node carries no deletionTimestamp. */
  readonly deletingSince: Instant | null;
  readonly createdAt: Instant;
}

/** The fleet as it is at one moment. */
export interface Snapshot {
  /** By name, whatever the order of the input; names are unique (a duplicate is a problem). */
  readonly nodes: readonly NodeState[];
  /** Every other object, redacted: live policies with status, member clusters, node claims, workloads, pods. By kind, namespace and name. */
  readonly objects: readonly Manifest[];
  /** From a compact snapshot; null where the input does not say. */
  readonly takenAt: Instant | null;
  /** `sha256:` over what was kept, independent of the order and the form of the input. */
  readonly digest: string;
}

/** A node that serves nothing now: not ready, cordoned, being deleted, or drained or maintained by its conditions. */
export function isOut(node: NodeState): boolean {
  return (
    node.ready !== 'True' ||
    node.unschedulable ||
    node.deletingSince !== null ||
    isOutBy(node.lifecycle ?? [])
  );
}
