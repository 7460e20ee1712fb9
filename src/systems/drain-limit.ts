import type { Place } from '../manifest/manifest.js';

/** What a disruption budget lets a drain take, and what it never does. */
export interface DrainLimit {
  readonly expectedPods: number;
  readonly desiredHealthy: number;
  readonly currentHealthy: number;
  readonly disruptionsAllowed: number;
  /** Pods it covers, and the nodes of the snapshot they are on. */
  readonly pods: number;
  readonly nodes: number;
  readonly held: readonly HeldEviction[];
}

/** How many of those that a disruption budget is for may be out at once by it, where all the others are well. */
export interface EvictionLimit {
  readonly most: number;
  readonly of: number;
  readonly unit: 'pod' | 'cluster';
  /** The field that says how many, and its value as written; null where the number it is of is only assumed. */
  readonly field: 'maxUnavailable' | 'minAvailable';
  readonly written: string | number | null;
  /** Where the field stands that says how many. */
  readonly place: Place;
  /** Before a change: names of other budgets that hold its pods after it, where it holds them no more itself; absent: none. */
  readonly heldNextBy?: readonly string[];
}

/** Pods whose eviction is refused. */
export interface HeldEviction {
  readonly cause: 'budget' | 'unhealthy-pods' | 'several-budgets' | 'sync-failed';
  readonly pods: number;
  /** Nodes of the snapshot they are on; 0 where it holds no pods. */
  readonly nodes: number;
  /** False where it passes by itself: other pods only have to get ready. */
  readonly forGood: boolean;
  readonly says: string;
  readonly fix: string;
  readonly place: Place;
}

/** Pods of a disruption budget of which nobody can say whether it lets a drain evict them. */
export interface UnjudgedDrain {
  readonly pods: number;
  /** Nodes of the snapshot they are on. */
  readonly nodes: number;
  /** A clause without a full stop. */
  readonly says: string;
  readonly fix: string;
  readonly place: Place;
}

/** Pods that a disruption budget holds together, and that on the other side of a comparison none does. */
export interface ReleasedPods {
  /** Null where it is not known how many there are. */
  readonly pods: number | null;
  /** True where it may hold them still, and only lets more of them go than before. */
  readonly isPossible?: boolean;
  /** Nodes of the snapshot they are on; 0 where it holds no pods. */
  readonly nodes: number;
  /** True where the other side does not have the budget at all. */
  readonly isGone: boolean;
  /** A clause without a full stop. */
  readonly says: string;
}
