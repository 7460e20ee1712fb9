import type { WithFix } from './policy-facts.js';
import type { Place } from '../manifest/manifest.js';
import type { Instant } from '../rollout/controller.js';
import type { Text } from '../text/text.js';

/** Targets that are deleted because of their age, past every limit of the group: ceiling, window, mark on the target. */
export interface ExpiryForecast {
  /** How long a target lives that is made under the text as it stands; null: for ever. Those that exist may carry another value. */
  readonly lifetimeMs: number | null;
  /** Within the horizon and if nothing replaces them before, the soonest first; what is overdue goes at the start of it. */
  readonly expected: readonly { readonly target: string; readonly at: Instant }[];
  /** Targets that are older than they could be by what is known, so that their expiry is unknown. */
  readonly unknown: readonly string[];
  /** How the instants are known: from what each target was made with, or from its age and the policy as it stood before. */
  readonly basis: 'recorded' | 'age';
  readonly place: Place;
}

/** A volume claim of the only pod, which its replacement needs and cannot share. */
export interface ExclusiveVolume {
  readonly claim: string;
  /** True if the pod keeps it until the replacement is ready: a deadlock. False: the pod is deleted first. */
  readonly isHeld: boolean;
  /** ReadWriteOnce is for one node, ReadWriteOncePod for one pod; null if it is unknown. */
  readonly mode: 'ReadWriteOnce' | 'ReadWriteOncePod' | null;
}

/** A switch by which a person holds a rollout. */
export type SwitchedOff = 'paused' | 'disabled';

/** How a person holds a rollout: by a switch, or by a field under which pods wait until someone releases them. */
export type HeldBack = SwitchedOff | 'OnDelete' | 'partition';

/** A wait or an approval that holds a rollout between its groups. */
export interface Pause {
  readonly kind: 'wait' | 'approval';
  /** Length of a wait; null for an approval, which takes as long as people take. */
  readonly ms: number | null;
  /** Name of the group that it holds back; '' where it only holds back the end. */
  readonly guards: string;
  /** True where the rollout is past it; absent: it is not. */
  readonly isPassed?: boolean;
  readonly place: Place;
}

/** What holds a stage up. */
export interface StageGates {
  /** Its name among the stages of one run, where groups of several runs are listed: no target moves between those of one name. */
  readonly name: string;
  /** Waits and approvals around it; null for what comes after the last stage, which has none. */
  readonly pauses: readonly Pause[] | null;
  /** True when a person has to approve something before it can be done, at an unknown time. */
  readonly awaitsPerson: boolean;
  /** Names of the requests that a person has to approve for it; absent where there are none. */
  readonly approvals?: readonly string[];
  /** True when a person has to start the whole rollout; `awaitsPerson` is true then as well. */
  readonly awaitsStart: boolean;
}

/** What it is worth that a controller calls a target available before it goes on to the next. */
export interface Availability {
  /**
   * `status` of what runs there; `time` alone, because something cannot be tracked; `none`, because what is placed counts as
   * available as soon as it exists; `unknown` where nothing says what is placed.
   */
  readonly signal: 'status' | 'time' | 'none' | 'unknown';
  /** Kinds that cannot be tracked. */
  readonly untracked: readonly string[];
  /** What the change takes away from each target, which no status shows; absent where that is nothing. */
  readonly dropped?: readonly string[];
  /** Seconds after which time alone makes a target available; null where something else does. */
  readonly seconds: number | null;
}

/** What a rollout waits for between two batches, besides the work itself. */
export interface Bake {
  /** How long a target has to have been well before the next batch. */
  readonly seconds: number;
  /** A person approves each batch. */
  readonly approval: boolean;
  /** True if a check shows that a target works; without one it counts as soon as it runs. */
  readonly hasSignal: boolean;
  /** The field that sets the wait, and the one that would bring a signal. */
  readonly waitField: string;
  readonly signalField: string;
}

/** True if no check distinguishes a working target from a running one: a bad version that starts passes every limit. */
export function isBlind({ hasSignal, seconds, approval }: Bake): boolean {
  return !hasSignal && seconds === 0 && !approval;
}

/** Targets that were named one by one, so that the group is no pool. Nothing limits when they go and come back: the dry rollout takes the earliest. */
export interface Named {
  /** How many nodes there are: shares and limits are taken of them. */
  readonly fleet: number;
  /** True where `targets` are this policy's own part of a group that another policy lists and rolls as a whole. */
  readonly isPart: boolean;
}

/** What of the targets that a group gives up no batch shows. */
export interface GivenUp {
  /** How many of `leaving` the change writes to all the same before they go, so that it can break them. */
  readonly written: number;
  /** How many of `targets` are out before the rollout begins: its first batch takes some of them. */
  readonly outAtStart: number;
}

/** How long a target keeps its place after its work, where nothing asks whether it is well then. */
export interface Soak {
  readonly seconds: number;
  /** The field that sets it. */
  readonly field: string;
}

/** Batch state that counts more targets than there are, so that no batch is evaluated and no failure stops anything for a while. */
export interface Unevaluated {
  /** That many have to be done first; 0 where those that are done are not in the way. */
  readonly done: number;
  /** That many have to have failed first, and count for nothing; 0 where those that failed are not in the way. */
  readonly failed: number;
}

/** A group of targets that selectors divide among several. */
export interface Compartment {
  /** True for the group of the targets that no other group's selector matches. */
  readonly isFallback: boolean;
  /** Targets that it has only because its name sorts before that of an equal group: name of that group to their number. */
  readonly wonByName: Readonly<Record<string, number>>;
}

/** Why work that a target does not have yet is never done on it, however well all goes. */
export type DeadEnd = WithFix;

/**
 * Targets whose order is unknown. The dry rollout shows one possibility; what may be out together is judged
 * over all of them.
 */
export interface FreeOrder {
  /** A clause: why it is not known. */
  readonly says: Text;
  /** Those that go, in the order that is known; within one turn it is free. */
  readonly turns: readonly (readonly string[])[];
}

/** Where a rollout of a bad change comes to rest by itself. */
export interface Resting {
  /** Targets that serve. */
  readonly available: number;
  /** Targets on the old version, and started on the new one. */
  readonly old: number;
  readonly new: number;
  /** True where not even the old version helps before a person has deleted what is broken; absent: it does. */
  readonly needsDeletion?: boolean;
  /** What is left, and what reports it; to follow 'serving until someone intervenes:'. */
  readonly says: Text;
}

/** Targets that a change takes away in one go, beside any rollout: no limit holds that back. */
export interface Leaving extends WithFix {
  readonly targets: number;
  /** How many there were. */
  readonly of: number;
  /** One or two sentences for a person. */
  readonly says: Text;
  /** True if some targets are left, by a number in the file. */
  readonly isStep: boolean;
  /** True where they go one after the other, each when those that stay are ready. */
  readonly isInTurn?: boolean;
  /** True where what the targets stored goes with them: one is as bad as many. */
  readonly losesData?: boolean;
}
