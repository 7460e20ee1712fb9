import type { Place } from '../manifest/manifest.js';
import type { Instant } from '../rollout/controller.js';
import type { Fix } from '../text/fix.js';
import type { Text } from '../text/text.js';

/** Something that is told, and one change that mends it, as a sentence. Whether `says` is a clause or sentences, each says itself. */
export interface WithFix {
  readonly says: Text;
  readonly fix: Fix;
  readonly place: Place;
}

/** A selector that decides which targets a policy, or one group of it, takes. */
export interface SelectorUse {
  /** What it is called in a sentence: `nodeSelectors`. */
  readonly what: Text;
  /** As Kubernetes prints it; '' for the one that matches everything. */
  readonly text: string;
  /** False for one that was left out. */
  readonly isWritten: boolean;
  readonly group: string | null;
  readonly matched: number;
  /** Targets that it was asked about. */
  readonly outOf: number;
  /** False when no label decides: it is empty, or has only conditions that nearly every node fulfils. */
  readonly isSelective: boolean;
  readonly place: Place;
}

/** Some of the targets stay on the version before, whatever is rolled out to the others. */
export interface KeptBack {
  /** By what, such as `partition 3`. */
  readonly by: string;
  readonly targets: number;
  readonly total: number;
}

/** How many objects of a group the change adds, edits and deletes. */
interface MembersChanged {
  readonly added: number;
  readonly edited: number;
  readonly deleted: number;
}

/** How many objects share its groups; a report shows them under the one that speaks for them. */
export interface SpeaksFor {
  /** Itself among them. */
  readonly objects: number;
  /** What the change does to them; null where it speaks for itself alone. */
  readonly changed: MembersChanged | null;
}

/** Drains after which pods are gone whatever a disruption budget, or the pod itself, asks for. */
export interface ForcedDrain extends WithFix {
  /** How long pods have to go by themselves; 0: none at all. */
  readonly afterMs: number;
  /** One sentence for a person. */
  readonly says: Text;
}

/** Where one target stands, as the cluster's own objects record it. */
export interface RecordedState {
  /** What several objects are told together by, such as `maintenance "fw"`; null where their policy is what they are told by. */
  readonly of: string | null;
  readonly target: string;
  /** In the words of its system, such as `ObjectsDrained`. */
  readonly state: string;
  /** When it came to it; null where nothing records that. */
  readonly since: Instant | null;
  /** By when it is to have left it, by what is configured; null if none is configured. */
  readonly until: Instant | null;
  /** Why it does not leave it by itself: a clause to follow a comma; null where it does. */
  readonly held: Text | null;
}

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

/** Whether a drain takes pods that are not ready past the budget, where it did not before, or did. */
export interface EvictsUnready {
  readonly isFreed: boolean;
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
  /** Workloads of the files whose pods it counts, as `Deployment/web`; absent: none. */
  readonly whose?: readonly string[];
}

/** Pods whose eviction is refused. */
export interface HeldEviction extends WithFix {
  readonly cause: 'budget' | 'unhealthy-pods' | 'several-budgets' | 'sync-failed';
  readonly pods: number;
  /** Nodes of the snapshot they are on; 0 where it holds no pods. */
  readonly nodes: number;
  /** False where it passes by itself: other pods only have to get ready. */
  readonly forGood: boolean;
}

/** Pods that a disruption budget holds together, and that on the other side of a comparison none does. */
export interface ReleasedPods {
  /** Null where it is not known how many there are. */
  readonly pods: number | null;
  /** True where it may hold them still, and only lets more of them go than before. */
  readonly isPossible?: boolean;
  /** True where it is over with the rollout that the change starts. */
  readonly isPassing?: boolean;
  /** Nodes of the snapshot they are on; 0 where it holds no pods. */
  readonly nodes: number;
  /** True where the other side does not have the budget at all. */
  readonly isGone: boolean;
  /** A clause without a full stop. */
  readonly says: Text;
}

/** What work on a node does to what other controllers read of the node, and what it needs of them. */
export interface NodeHold {
  /** How the node is given back in the end: its own cordon is taken off, or whoever's cordon it is. Null: it is not. */
  readonly releases: 'own-cordon' | 'any-cordon' | null;
  /** What it takes for granted meanwhile: that the node stays cordoned, or that an uncordon is its end. */
  readonly needs: 'cordon' | 'maintenance';
  /** Two that say the same here never take a cordon off each other: their controller keeps them apart on a node. */
  readonly keptApart?: string;
  /** True if the node is cordoned already, so that no later rollout takes the cordon for its own. */
  readonly isCordoned?: boolean;
}

/** A controller that cordons nodes for its work, and takes that cordon off. */
export const CORDONS: NodeHold = { releases: 'own-cordon', needs: 'cordon', keptApart: 'cordon_NAME' };

/** One that takes any cordon off. */
export const UNCORDONS: NodeHold = { releases: 'any-cordon', needs: 'cordon' };

/** Work that ends with the uncordon of its node. */
export const ENDS_WITH_UNCORDON: NodeHold = { releases: null, needs: 'maintenance' };
