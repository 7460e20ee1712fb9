import type { Interval } from '../calendar/intervals.js';
import type { JsonObject, Place } from '../manifest/manifest.js';
import type { Instant, Unit } from '../rollout/controller.js';
import type { Fix } from '../text/fix.js';
import type { Text } from '../text/text.js';
import type { PolicyRef } from './ref.js';

export type Outcome = 'complete' | 'stopped' | 'stuck' | 'unfinished' | 'none';

const NEXT_ROLLOUT = ', next rollout';

/** The name of the group that `follows` one of this name: the same limits once nothing else rolls. */
export function nextName(name: string): string {
  return `${name}${NEXT_ROLLOUT}`;
}

/** The name of the group that one of this name `follows`; null for any other name. */
export function nameBefore(name: string): string | null {
  return name.endsWith(NEXT_ROLLOUT) ? name.slice(0, -NEXT_ROLLOUT.length) : null;
}

/** The targets one limit applies to, with everything known before any simulation. */
export interface ResolvedGroup {
  /** Set where another object may roll it on the other side of a comparison: a stage, whichever run goes through it. */
  readonly identity?: string;
  readonly name: string;
  /** The policy that rolls these targets (a Skyhook); the one that limits it is `declaredIn`. */
  readonly rolls: PolicyRef;
  /** The policy whose text sets this group's limits (a DeploymentPolicy), and where each field of it is ('budget', 'failureThreshold', ...). */
  readonly declaredIn: PolicyRef;
  readonly places: Readonly<Record<string, Place>>;
  /** The controller's id and the `group` of its starts in the dry rollout. */
  readonly runs: { readonly controller: string; readonly group: string };
  /** The run of the same object that has to end before this one begins, so that only one of the two can be under way. */
  readonly follows?: { readonly controller: string; readonly group: string };
  readonly unit: Unit;
  /** In the order the controller takes them. */
  readonly targets: readonly string[];
  /** Absent: the order of `targets` is that of the controller. */
  readonly freeOrder?: FreeOrder;
  /** Number of targets that the group's own selector matches, before overlaps are resolved. */
  readonly selected: number;
  /** Targets it selects but another group takes: name of that group to their number. */
  readonly lostTo: Readonly<Record<string, number>>;
  /** Targets that it has only because its name sorts before that of an equal group: name of that group to their number. */
  readonly wonByName?: Readonly<Record<string, number>>;
  readonly isFallback?: boolean;
  readonly ceiling: {
    readonly declared: string | number | null;
    /** The percentage that holds because nothing is declared. */
    readonly byDefault?: string;
    /** The number that `declared` comes to, as the controller rounds it. */
    readonly resolved: number | null;
    /** The number that the controller holds to; null = it holds to none. */
    readonly enforced: number | null;
    /** The whole of a percentage, where that is not the number of targets. */
    readonly of?: number;
    /** Direction in which a percentage is rounded; absent if it is as expected. */
    readonly rounding?: 'up' | 'down';
  };
  readonly allowed: readonly AllowedSpan[];
  readonly calendar?: LimitCalendar;
  /** As the controller sees it, defaults filled in; null where the group has none. */
  readonly strategy: JsonObject | null;
  readonly brakes: Brakes | null;
  /** The nodes that kept batch state counts beyond those that exist: so many have to be done or to have failed before a batch is evaluated. */
  readonly unevaluated?: { readonly done: number; readonly failed: number } | undefined;
  /** Targets that the controller will not touch, and why. They hold progress. */
  readonly blocked: readonly BlockedTarget[];
  readonly erroring?: readonly string[];
  /** The batches of a rollout that continues from kept batch state, and those of a fresh start; null when not carried over. */
  readonly carriedOver: {
    /** The rollout that the group's batches are of, the next one, or, where those are of a next one, the one `after` them. */
    readonly of: 'shown' | 'next' | 'after';
    readonly nextBatches: readonly number[];
    readonly freshBatches: readonly number[];
  } | null;
  /** Sizes of the batches of a rollout that starts from nothing and goes well; absent where the system does not plan it. */
  readonly freshBatches?: readonly number[];
  /** True when the controller itself says which targets are out: a daemon pod serves on a cordoned node. */
  readonly saysWhatIsOut?: boolean;
  /** The most targets that a bad change can leave out, where a limit guarantees it; spares the dry rollout the looking. */
  readonly mostLost?: number | undefined;
  /** Number of targets that serve at a time, where `targets` are more: joining and leaving ones. */
  readonly serving?: number;
  /** Targets that had nothing of it before: nothing that serves goes out there. */
  readonly joining?: readonly string[];
  /** True where nothing that serves is taken out, only added: a first placement. */
  readonly onlyAdds?: boolean;
  /** Targets that the group gives up: part of its rollout, and no longer of what it takes. */
  readonly leaving?: readonly string[];
  readonly givenUp?: {
    /** Number of `leaving` targets that the change still writes to, and so can break. */
    readonly written: number;
    /** Number of `targets` that are unavailable before the rollout begins: its first batch takes some of them. */
    readonly outAtStart: number;
  };
  readonly drains?: boolean;
  /** A target is drained once its replacement is ready, and serves until then: batches only show what overlaps. */
  readonly replacesFirst?: boolean;
  readonly lingers?: readonly Lingering[];
  /** Why work that a target does not have yet is never done on it, however well all goes. */
  readonly deadEnd?: WithFix | undefined;
  /** The one change that lets it continue, where it gets stuck or never starts. */
  readonly unstick?: Fix | undefined;
  /** The hold on a due rollout: the numbers are those of the rollout that starts once it is resumed. */
  readonly held?: HeldBack | undefined;
  /** Present if its targets were named one by one, so that it is no pool. Nothing limits when they go: the dry rollout takes the earliest. */
  readonly named?: {
    /** Number of nodes, the whole of shares and limits. */
    readonly fleet: number;
    /** True where `targets` are this policy's own part of a group that another policy lists and rolls as a whole. */
    readonly isPart: boolean;
  };
  /** Present if it is a stage, which waits and people hold up. */
  readonly stage?: {
    /** Its name among the stages of one run, where groups of several runs are listed: no target moves between those of one name. */
    readonly name: string;
    /** Waits and approvals around it; null for what comes after the last stage, which has none. */
    readonly pauses: readonly Pause[] | null;
    /** True when a person has to approve something before it can be done, at an unknown time. */
    readonly awaitsPerson: boolean;
    /** Names of the requests that a person has to approve for it. */
    readonly approvals?: readonly string[];
    /** True when a person has to start the whole rollout; `awaitsPerson` is true then as well. */
    readonly awaitsStart: boolean;
  };
  /** Condition under which the controller counts a target as available and continues; absent: the target's own health. */
  readonly availability?: Availability | undefined;
  readonly bake?: Bake;
  /** Time that a target keeps its slot after its work, where nothing checks its health then, and the field that sets it. */
  readonly soak?: { readonly seconds: number; readonly field: string };
  readonly exclusiveVolume?: ExclusiveVolume;
  /** The halt of the next rollout, where this one completes. */
  readonly stuckNext?: { readonly why: Text; readonly fix: Fix };
  /** Event until which a bad version stays where it is, if no brakes show it: an intervention, or the deletion of its broken pod. */
  readonly badStaysUntil?: 'intervention' | 'deletion';
  readonly expiry?: ExpiryForecast;
}

/** The automatic stop of a group if the change is bad. */
export interface Brakes {
  /** Consecutive failed batches; null = never. */
  readonly failureThreshold: number | null;
  /** The automatic stop applies only while progress is below this percentage. */
  readonly safetyLimitPercent: number;
  /** False when, with the batches of this group, the threshold cannot be reached below the safety limit. */
  readonly canFire: boolean;
  /** False where no failed batch follows a first one: nothing starts beside a failed target, and its recovery ends the row. */
  readonly countsInRow: boolean;
  /** Targets in batches whose failure no longer stops anything, because progress has reached the safety limit. */
  readonly unprotectedTargets: number;
  /** A failed target that never recovers holds its group even without a stop. */
  readonly failureHoldsGroup: boolean;
  /** Failures that a batch tolerates, for each distinct batch size. */
  readonly tolerance: readonly { readonly batchSize: number; readonly failuresTolerated: number }[];
  readonly batchThresholdPercent: number;
}

/** A message, and one change that fixes its cause. Whether `says` is a clause or sentences, its user defines. */
export interface WithFix {
  readonly says: Text;
  readonly fix: Fix;
  readonly place: Place;
}

/** Targets whose order is unknown. The dry rollout shows one order; what may be out together is taken over all of them. */
export interface FreeOrder {
  /** Why it is not known: a clause. */
  readonly says: Text;
  /** The targets that go, in the order that is known; within one turn it is free. */
  readonly turns: readonly (readonly string[])[];
  /** The most that its controller takes at once by its own choice: what is above that was unavailable before it came. */
  readonly atMost?: number;
}

interface BlockedTarget {
  readonly target: string;
  readonly why: Text;
}

/** A target that is not at its end when the work on it is. */
export interface Lingering {
  readonly target: string;
  /** `uncordon`: it stays out until someone uncordons it; `deletion`: it comes back, and its object stays until it is deleted. */
  readonly until: 'uncordon' | 'deletion';
  readonly why: Text;
}

/** A switch by which a person holds a rollout. */
export type SwitchedOff = 'paused' | 'disabled';

/** The hold on a rollout: a switch, or a field under which pods wait until someone releases them. */
export type HeldBack = SwitchedOff | 'OnDelete' | 'partition';

/** A wait or an approval that holds a rollout between its groups. */
export interface Pause {
  readonly kind: 'wait' | 'approval';
  /** Null for an approval, which takes as long as people take. */
  readonly ms: number | null;
  /** Name of the group that it holds back; '' where it only holds back the end. */
  readonly guards: string;
  readonly place: Place;
}

export interface Availability {
  /** `status` of what runs there; `time` alone, if something cannot be tracked; `none`, if it counts as available as soon as it exists. */
  readonly signal: 'status' | 'time' | 'none' | 'unknown';
  readonly untracked: readonly string[];
  /** Loss of each target by the change that no status shows; absent: none. */
  readonly dropped?: readonly string[];
  /** Seconds after which time alone makes a target available; null where something else does. */
  readonly seconds: number | null;
}

/** Condition under which a pod counts as available, where no brakes stop a rollout. */
interface Bake {
  /** Time that a pod has to be ready (minReadySeconds). */
  readonly seconds: number;
  /** True if every container has a readinessProbe; a container without one counts as ready as soon as it runs. */
  readonly hasSignal: boolean;
}

/** True if no check distinguishes a working target from a running one: a bad version that starts passes every limit. */
export function isBlind({ hasSignal, seconds }: Bake): boolean {
  return !hasSignal && seconds === 0;
}

/** A volume claim of the only pod, which its replacement needs and cannot share. */
export interface ExclusiveVolume {
  readonly claim: string;
  /** True if the pod keeps it until the replacement is ready: a deadlock. False: the pod is deleted first. */
  readonly isHeld: boolean;
  /** True if the pod that this rollout replaces does without it. */
  readonly isOfNext: boolean;
  /** ReadWriteOnce is for one node, ReadWriteOncePod for one pod; null if it is unknown. */
  readonly mode: 'ReadWriteOnce' | 'ReadWriteOncePod' | null;
}

/** Targets that are deleted because of their age, past every limit of the group: ceiling, window, mark on the target. */
export interface ExpiryForecast {
  /** Lifetime of a target that is made from the written text; null: forever. Existing targets may carry another value. */
  readonly lifetimeMs: number | null;
  /** Within the horizon and if nothing replaces them before, the soonest first; what is overdue goes at the start of it. */
  readonly expected: readonly { readonly target: string; readonly at: Instant }[];
  /** Targets that are older than they could be by what is known, so that their expiry is unknown. */
  readonly unknown: readonly string[];
  /** Source of the instants: the values each target was made with, or its age and the policy before the change. */
  readonly basis: 'recorded' | 'age';
  readonly place: Place;
}

/** A stretch of time in which a limit holds, half-open. `null` is no limit. */
export interface AllowedSpan {
  readonly reason: string | null;
  readonly from: Instant;
  readonly to: Instant;
  readonly limit: number | null;
  /** The remainder beside the targets that use it up on merge: unavailable ones, and ones that the change deletes at once. */
  readonly remaining: number | null;
}

/** A limit that holds at times, or for some reasons: a disruption budget as the controller reads it. */
export interface TimedLimit {
  /** As written: `10%`. */
  readonly written: string;
  /** Targets that it represents in this group as it is now; null where the number cannot be read. */
  readonly limit: number | null;
  /** The reasons it applies to; [] where it applies to none. */
  readonly reasons: readonly string[];
  /** False for one that names no reasons and so applies to all. */
  readonly namesReasons: boolean;
  readonly schedule: string | null;
  /** Equal for schedules that mean the same. */
  readonly scheduleKey: string | null;
  readonly durationMs: number | null;
  /** When it holds within the calendar, merged; none for a schedule that does not parse. */
  readonly windows: readonly Interval[];
  /** When its windows open in the first days of the calendar, before they are merged. */
  readonly hits: readonly Instant[];
  /** The only days of the week (Sunday is 0) on which its windows open; null where any day can be one. */
  readonly weekdays: readonly number[] | null;
  /** Why the controller cannot evaluate it; null where it can. */
  readonly error: string | null;
  /** A schedule without a hit in reach: the controller takes the limit for active all the time. */
  readonly neverFires: boolean;
  readonly place: Place;
}

/** A group whose limits change with time or differ by reason, far beyond the horizon. */
export interface LimitCalendar {
  /** From before the first midnight of the plan, to a year after it; less far where windows open by the minute. */
  readonly within: Interval;
  /** Every reason for which the controller may take a target out, in its order. */
  readonly reasons: readonly string[];
  /** The reason for which the dry rollout takes targets. */
  readonly rolledFor: string;
  /** Reasons for which it takes none of this group whatever the limits say, and why. */
  readonly idle: Readonly<Record<string, Text>>;
  /** As `allowed`, over the whole calendar. */
  readonly spans: readonly AllowedSpan[];
  /** Only where no target counts: what `spans` would be for 100 targets, a number never being all of them. */
  readonly unsized?: readonly AllowedSpan[];
  readonly limits: readonly TimedLimit[];
  /** Targets that percentages are taken of, and how many of them use the limits up already. */
  readonly counted: number;
  readonly consuming: number;
  /** Location of the list of limits; of the policy where none is written. */
  readonly place: Place;
  /** True when the author wrote the list, be it empty. */
  readonly isWritten: boolean;
}

/** The sizes of the batches of so many targets; none where no target may be taken. */
export function evenBatches(targets: number, atOnce: number): number[] {
  const batches = atOnce < 1 ? 0 : Math.ceil(targets / atOnce);
  return Array.from({ length: batches }, (_, i) => Math.min(atOnce, targets - i * atOnce));
}

/** Targets that nothing limits and that one policy rolls: what every group is before its system says more of it. */
export function unlimitedGroup(
  group: Pick<ResolvedGroup, 'name' | 'rolls' | 'runs' | 'unit' | 'targets'>,
): ResolvedGroup {
  return {
    ...group,
    selected: group.targets.length,
    lostTo: {},
    ceiling: { declared: null, resolved: null, enforced: null },
    allowed: [],
    strategy: null,
    brakes: null,
    blocked: [],
    carriedOver: null,
    declaredIn: group.rolls,
    places: {},
  };
}
