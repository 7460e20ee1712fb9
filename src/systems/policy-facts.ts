import type { Place } from '../manifest/manifest.js';
import type { PolicyRef } from './policy-ref.js';

/** A selector that decides which targets a policy, or one group of it, takes. */
export interface SelectorUse {
  /** What it is called in a sentence: `nodeSelectors`. */
  readonly what: string;
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

/** What is wrong with one object of many that are alike; those that say the same are reported together. */
export interface ObjectFault {
  /**
   * `unknown-node`: it names what is not there, or is there already; `never-ends`: it cannot come to its end;
   * `deleted-midway`: the change deletes it before its work is done.
   */
  readonly kind: 'unknown-node' | 'never-ends' | 'deleted-midway';
  /**
   * What tells it apart on both sides of a comparison, where that is neither the object that carries it nor its words: a node
   * that several objects share. Absent: the object's group and the words.
   */
  readonly subject?: string;
  /** How bad, against the same fault of the base; 1 where it does not say. */
  readonly weight?: number;
  /** The object, or the node, that it is about. */
  readonly about: string;
  /** A clause without a subject of its own and without a full stop. */
  readonly says: string;
  readonly remediation: string;
  readonly place: Place;
}

/** Two policies of which the later one waits for the earlier, on targets that only the later one can free. */
export interface Deadlock {
  readonly later: PolicyRef;
  /** What keeps the targets: `the taint a=b:NoSchedule`. */
  readonly by: string;
  /** Targets of both. */
  readonly shared: number;
  /** Those of them that are kept now. */
  readonly now: readonly string[];
  /** Targets on which the later policy waits as soon as one is kept. */
  readonly held: number;
  /** `mutual`: each waits for the other for ever; `one-holds-all`: until the earlier one is done everywhere. */
  readonly kind: 'mutual' | 'one-holds-all';
  readonly place: Place;
}

/** Some of the targets stay on the version before, whatever is rolled out to the others. */
export interface KeptBack {
  /** By what, such as `partition 3`. */
  readonly by: string;
  readonly targets: number;
  readonly total: number;
}

/** A rollout that waits for a person before its first target. */
export interface NotStarted {
  readonly targets: number;
  /** A clause without a full stop; to follow the name of the policy and a colon. */
  readonly says: string;
  readonly fix: string;
  /** True where the author wrote that it waits; false where that is the default. */
  readonly isWritten: boolean;
  readonly place: Place;
}

/** What is left undone on targets where a policy is deleted while it is at work on them. */
export interface LeftMidway {
  readonly targets: number;
  /** A clause without a full stop; to follow the name of the policy and a colon. */
  readonly says: string;
  readonly fix: string;
  readonly place: Place;
}

/** A version that somebody else decides: a rollout begins as soon as there is another, without a change of the files. */
export interface Unpinned {
  /** What tells it apart on both sides of a comparison. */
  readonly subject: string;
  /** What decides, without a full stop: `EC2NodeClass/gpu takes the newest image of al2023@latest`. */
  readonly says: string;
  readonly fix: string;
  readonly place: Place;
}

/** How many objects of a group the change adds, edits and deletes. */
export interface MembersChanged {
  readonly added: number;
  readonly edited: number;
  readonly deleted: number;
}

/** Targets that groups by selector leave out, or take twice. */
export interface Coverage {
  readonly uncovered: readonly string[];
  readonly twice: readonly string[];
  /** Groups that select nothing: they are skipped, and their waits and approvals with them. */
  readonly empty: readonly { readonly group: string; readonly pauses: number; readonly place: Place }[];
  /** True when nothing says which targets it will be used for: then all of the snapshot are taken. */
  readonly isAssumed: boolean;
  readonly place: Place;
}

/** The targets of a rollout that is fixed on those it began with, and ends for good once others are picked. */
export interface FixedMembership {
  readonly pickedBy: PolicyRef;
  /** True when a target that joins, or fits from now on, is picked by itself. */
  readonly isOpen: boolean;
  /** Targets of the snapshot that are picked as soon as they can be, and why they can not now. */
  readonly waiting: readonly { readonly target: string; readonly why: string }[];
  /** What ends the rollout that is halfway; a clause without a full stop, null where nothing does. */
  readonly aborted: string | null;
  readonly place: Place;
}
