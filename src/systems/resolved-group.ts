import type { JsonObject, Place } from '../manifest/manifest.js';
import type { Instant, Unit } from '../rollout/controller.js';
import type { FreeOrder } from './free-order.js';
import type { AllowedSpan, LimitCalendar } from './limit-calendar.js';
import type { PolicyRef } from './policy-ref.js';
import type { Resting, Standstill } from './rest.js';

/** What the system's document leads a reader to expect, where the configured version does otherwise. */
export interface Documented {
  readonly batches: readonly number[];
  readonly peakAtOnce: number;
  readonly worstLoss: number;
  readonly outcome: Outcome;
}

export type Outcome = 'complete' | 'stopped' | 'stuck' | 'unfinished' | 'none';

/** How a group is stopped when the change turns out bad. */
export interface Brakes {
  /** Consecutive failed batches that stop it; null = never. */
  readonly failureThreshold: number | null;
  /** The automatic stop applies only while progress is below this percentage. */
  readonly safetyLimitPercent: number;
  /** False when, with the batches of this group, the threshold cannot be reached below the safety limit. */
  readonly canFire: boolean;
  /** Targets in batches whose failure no longer stops anything, because progress has reached the safety limit. */
  readonly unprotectedTargets: number;
  /** A failed target that never recovers holds its group even without a stop. */
  readonly failureHoldsGroup: boolean;
  /** For each distinct batch size: how many failures a batch tolerates, and the threshold values that mean the same. */
  readonly tolerance: readonly {
    readonly batchSize: number;
    readonly failuresTolerated: number;
    readonly sameFromPercent: number;
    readonly sameToPercent: number;
  }[];
  readonly batchThresholdPercent: number;
}

/** Targets that are deleted because of their age. */
export interface ExpiryForecast {
  /** How long a target lives that is made under the text as it stands; null: for ever. Those that exist may carry another value. */
  readonly lifetimeMs: number | null;
  /** True where no limit of the group holds an expiry back: no ceiling, no window, no mark on the target. */
  readonly ignoresLimits: boolean;
  /** Within the horizon and if nothing replaces them before, the soonest first; what is overdue goes at the start of it. */
  readonly expected: readonly { readonly target: string; readonly at: Instant }[];
  /** Targets that are older than they could be by what is known, so that nobody can say when they go. */
  readonly unknown: readonly string[];
  /** How the instants are known: from what each target was made with, or from its age and the policy as it stood before. */
  readonly basis: 'recorded' | 'age';
  readonly place: Place;
}

/** A wait or an approval that holds a rollout between its groups. */
export interface Pause {
  readonly kind: 'wait' | 'approval';
  /** Length of a wait; null for an approval, which takes as long as people take. */
  readonly ms: number | null;
  /** Name of the group that it holds back; '' where it only holds back the end. */
  readonly guards: string;
  readonly place: Place;
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

/** Targets that groups by selector leave out, or take twice. */
export interface Coverage {
  readonly uncovered: readonly string[];
  readonly twice: readonly string[];
  /** Groups that select nothing: they are skipped, and their waits and approvals with them. */
  readonly empty: readonly { readonly group: string; readonly pauses: number; readonly place: Place }[];
  /** True when nothing says which targets it will be used for: then all of the snapshot are taken. */
  readonly isSupposed: boolean;
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

/** What a rollout waits for between two batches, besides the work itself. */
export interface Bake {
  /** How long a target has to have been well before the next batch. */
  readonly seconds: number;
  /** A person approves each batch. */
  readonly approval: boolean;
  /** Something tells when a target works; without it, it counts as well as soon as it runs. */
  readonly hasSignal: boolean;
  /** The field that sets the wait, and the one that would bring a signal. */
  readonly waitField: string;
  readonly signalField: string;
}

/** Which text of the policy set what; keys are field names ('budget', 'strategy', 'failureThreshold', ...). */
export type Places = Readonly<Record<string, Place>>;

/** Targets that do not work before anything starts, and take the whole limit up. */
export interface NotWorking {
  readonly targets: readonly string[];
  /** Clauses without a full stop: what they are and take up; what becomes of the others. */
  readonly says: string;
  readonly fix: string;
}

/** A target that is not at its end when the work on it is. */
export interface Lingering {
  readonly target: string;
  /** `uncordon`: it stays out until somebody uncordons it; `deletion`: it comes back, and its object hangs until it is deleted. */
  readonly until: 'uncordon' | 'deletion';
  /** A sentence. */
  readonly why: string;
}

/** The targets one limit applies to, with everything known before any simulation. */
export interface ResolvedGroup {
  /**
   * What tells it apart from others of its name on both sides of a comparison, where the object that rolls it may be another one
   * there: a stage, whichever run goes through it. Absent: its group in the dry rollout.
   */
  readonly identity?: string;
  readonly name: string;
  /** The policy that rolls these targets (a Skyhook); the one that limits it is `declaredIn`. */
  readonly rolls: PolicyRef;
  /** How the dry rollout names the group: a controller's id and the `group` of its starts. */
  readonly runs: { readonly controller: string; readonly group: string };
  /** The run of the same object that has to end before this one begins, so that only one of the two can be under way. */
  readonly follows?: { readonly controller: string; readonly group: string };
  readonly unit: Unit;
  /** In the order the controller takes them. */
  readonly targets: readonly string[];
  /** How many targets the group's own selector matches, before overlaps are resolved. */
  readonly selected: number;
  /** Targets it selects but another group takes: name of that group to their number. */
  readonly lostTo: Readonly<Record<string, number>>;
  readonly ceiling: {
    readonly declared: string | number | null;
    /** What holds because nothing is declared, where the default is a percentage. */
    readonly byDefault?: string;
    readonly documented: number | null;
    readonly enforced: number | null;
    /** What a percentage is of, where that is not the number of targets. */
    readonly of?: number;
    /** Which way a percentage is rounded; absent where nobody would expect otherwise. */
    readonly rounding?: 'up' | 'down';
  };
  readonly allowed: readonly AllowedSpan[];
  /** Absent where limits do not change with time. */
  readonly calendar?: LimitCalendar;
  /** Reasons of `allowed` for which anything can ever start, given the rest of the policy; absent: all of them. */
  readonly startableReasons?: readonly string[];
  /**
   * Set where targets start one after the other, however many the limits let go: what is taken for the time from one start to the
   * next, which nobody knows, and the setting of it.
   */
  readonly oneByOne?: { readonly everyMs: number; readonly setting: string };
  /** Absent: the order of `targets` is that of the controller. */
  readonly freeOrder?: FreeOrder;
  /** Absent where targets do not go by age. */
  readonly expiry?: ExpiryForecast;
  /** As the controller sees it, defaults filled in; null where the group has none. */
  readonly strategy: JsonObject | null;
  readonly brakes: Brakes | null;
  /** Targets that the controller will not touch, and why. They hold progress. */
  readonly blocked: readonly { readonly target: string; readonly why: string }[];
  readonly documented: Documented | null;
  /** The batches of a rollout that goes on from kept batch state, and those of a fresh start; null when not carried over. */
  readonly carriedOver: {
    /**
     * Which rollout: the one that the group's batches are of, the next one, or the one `after` those batches, where they are
     * themselves of a next rollout.
     */
    readonly of: 'shown' | 'next' | 'after';
    readonly nextBatches: readonly number[];
    readonly freshBatches: readonly number[];
    /** How many targets have to be done again before a batch is evaluated at all, so that nothing stops it; absent where each is. */
    readonly unevaluatedUpTo?: number;
  } | null;
  /** True for the group of the targets that no other group's selector matches. */
  readonly isFallback?: boolean;
  /** Targets that it has only because its name sorts before that of an equal group: name of that group to their number. */
  readonly wonByName?: Readonly<Record<string, number>>;
  /** Sizes of the batches of a rollout that starts from nothing and goes well; absent where the system does not plan it. */
  readonly freshBatches?: readonly number[];
  /** How many targets that are done before it begins count as the batch before its first one; absent where none ever does. */
  readonly countsAsBatch?: number;
  /** Targets that have failed already, in the order of `targets`. */
  readonly erroring?: readonly string[];
  /** What has to pass between two batches; absent where the system has its own brakes. */
  readonly bake?: Bake;
  /** How long after the work on a target has succeeded it counts as done; absent where that is at once. */
  readonly settlesAfterMs?: number;
  /** Where it stays for good if the change is bad from the first batch on; absent where the brakes say it. */
  readonly resting?: Resting;
  /**
   * True when the controller itself says which targets are out, so that a node's own state does not count: a daemon pod serves
   * on a cordoned node.
   */
  readonly saysWhatIsOut?: boolean;
  /** The most targets that a bad change can leave out, where a limit guarantees it; spares the dry rollout the looking. */
  readonly mostLost?: number | undefined;
  /** The policy whose text sets this group's limits (a DeploymentPolicy), and where. */
  readonly declaredIn: PolicyRef;
  readonly places: Places;
  /** Waits and approvals around the group; absent where the system has none. */
  readonly pauses?: readonly Pause[];
  /** Absent where a target's own health decides. */
  readonly availability?: Availability;
  /** How many targets the policy asks for and how many it gets; absent where it takes all it selects. */
  readonly pick?: { readonly asked: number; readonly found: number };
  /** True when a person has to approve something before it can be done: nobody knows when that is. */
  readonly awaitsPerson?: boolean;
  /** True when a person has to start the whole rollout; `awaitsPerson` is true then as well. */
  readonly awaitsStart?: boolean;
  /** Absent where no target that does not work yet, or any more, keeps others from going; see `NotWorking`. */
  readonly notWorking?: NotWorking;
  /** The one change that lets it go on, where it gets stuck or never starts. */
  readonly unstick?: string;
  /** Names of the objects that this change itself pauses, by hand as it were; absent where it pauses none. */
  readonly pausedNow?: readonly string[];
  /** Absent where the limits let everything happen at some time, or a calendar tells. */
  readonly standstill?: Standstill | undefined;
  /**
   * Where its targets were named one by one, so that the group is no pool: how many nodes there are. Shares and limits are
   * then taken of them.
   */
  readonly fleetSize?: number;
  /** How many targets serve at a time, where `targets` are more: those that come and those that go. */
  readonly serving?: number;
  /** Why work that a target does not have yet is never done on it, however well all goes; absent where nothing is in its way. */
  readonly deadEnd?: { readonly says: string; readonly fix: string; readonly place: Place };
  /** True where its targets are drained before the work on them. */
  readonly drains?: boolean;
  /** True where nothing says until when its targets go and come back: the dry rollout takes the earliest. */
  readonly isOpenEnded?: boolean;
  /** Absent where every target is done when its work is. */
  readonly lingers?: readonly Lingering[];
  /** Those of `targets` that the group gives up: they are part of its rollout, and no longer of what it takes. */
  readonly leaving?: readonly string[];
  /** How many of `leaving` the change writes to all the same before they go, so that it can break them; absent where it is none. */
  readonly writtenLeaving?: number;
  /** How many of `targets` are out before the rollout begins, where its first batch takes some of them; absent: as the dry rollout shows. */
  readonly outAtStart?: number;
  /** Those of `targets` that had nothing of it before: nothing that serves goes out there. */
  readonly joining?: readonly string[];
  /** True where `targets` are this policy's own part of a group that another policy lists and rolls as a whole. */
  readonly isPart?: boolean;
}
