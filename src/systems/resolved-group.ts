import type { JsonObject, Place } from '../manifest/manifest.js';
import type { Unit } from '../rollout/controller.js';
import type { Text } from '../text/text.js';
import type { Fix } from '../text/fix.js';
import type {
  Availability,
  Bake,
  Compartment,
  DeadEnd,
  ExclusiveVolume,
  ExpiryForecast,
  FreeOrder,
  GivenUp,
  HeldBack,
  Named,
  Resting,
  Soak,
  StageGates,
  Unevaluated,
} from './group-facts.js';
import type { AllowedSpan, LimitCalendar } from './limit-calendar.js';
import type { PolicyRef } from './policy-ref.js';

export type Outcome = 'complete' | 'stopped' | 'stuck' | 'unfinished' | 'none';

/** How a group is stopped when the change turns out bad. */
export interface Brakes {
  /** Consecutive failed batches that stop it; null = never. */
  readonly failureThreshold: number | null;
  /** The automatic stop applies only while progress is below this percentage. */
  readonly safetyLimitPercent: number;
  /** False when, with the batches of this group, the threshold cannot be reached below the safety limit. */
  readonly canFire: boolean;
  /**
   * False where no second failed batch follows a first one: nothing starts beside a failed target, and its recovery ends the row. A
   * threshold of 1 needs no second one.
   */
  readonly countsInRow: boolean;
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

/** Which text of the policy set what; keys are field names ('budget', 'strategy', 'failureThreshold', ...). */
export type Places = Readonly<Record<string, Place>>;

/** A target that is not at its end when the work on it is. */
export interface Lingering {
  readonly target: string;
  /** `uncordon`: it stays out until someone uncordons it; `deletion`: it comes back, and its object stays until it is deleted. */
  readonly until: 'uncordon' | 'deletion';
  /** A sentence. */
  readonly why: Text;
}

export interface BlockedTarget {
  readonly target: string;
  readonly why: Text;
  /** Present if its pods block it, and so a drain of it too: by disruption budgets of these names, or by what a pod itself says. */
  readonly pods?: { readonly budgets: readonly string[] };
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
    /** The number that `declared` comes to, as the controller rounds it. */
    readonly resolved: number | null;
    /** The number that the controller holds to; null = it holds to none. */
    readonly enforced: number | null;
    /** What a percentage is of, where that is not the number of targets. */
    readonly of?: number;
    /** Which way a percentage is rounded; absent if it is as expected. */
    readonly rounding?: 'up' | 'down';
  };
  readonly allowed: readonly AllowedSpan[];
  /** Absent where limits do not change with time. */
  readonly calendar?: LimitCalendar;
  /** Absent: the order of `targets` is that of the controller. */
  readonly freeOrder?: FreeOrder;
  /** As the controller sees it, defaults filled in; null where the group has none. */
  readonly strategy: JsonObject | null;
  readonly brakes: Brakes | null;
  /** Targets that the controller will not touch, and why. They hold progress. */
  readonly blocked: readonly BlockedTarget[];
  /** The batches of a rollout that goes on from kept batch state, and those of a fresh start; null when not carried over. */
  readonly carriedOver: {
    /**
     * Which rollout: the one that the group's batches are of, the next one, or the one `after` those batches, where they are
     * themselves of a next rollout.
     */
    readonly of: 'shown' | 'next' | 'after';
    readonly nextBatches: readonly number[];
    readonly freshBatches: readonly number[];
  } | null;
  /** Sizes of the batches of a rollout that starts from nothing and goes well; absent where the system does not plan it. */
  readonly freshBatches?: readonly number[];
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
  /** How many targets serve at a time, where `targets` are more: those that come and those that go. */
  readonly serving?: number;
  /** True where its targets are drained before the work on them. */
  readonly drains?: boolean;
  /**
   * True if a target is drained once its replacement is ready, and the next one starts as soon as one is gone: it serves meanwhile, and
   * batches only show what overlaps.
   */
  readonly replacesFirst?: boolean;
  /** Absent where every target is done when its work is. */
  readonly lingers?: readonly Lingering[];
  /** Those of `targets` that the group gives up: they are part of its rollout, and no longer of what it takes. */
  readonly leaving?: readonly string[];
  /** Something else than a target's own health decides whether it works. */
  readonly availability?: Availability | undefined;
  /** Something has to pass between two batches, where the system has no brakes of its own. */
  readonly bake?: Bake;
  readonly compartment?: Compartment;
  readonly deadEnd?: DeadEnd | undefined;
  /** Targets that have failed already, in the order of the group. */
  readonly erroring?: readonly string[];
  /** Targets expire. */
  readonly expiry?: ExpiryForecast;
  /** All of its pods want one volume that only one node, or one pod, has at a time. */
  readonly exclusiveVolume?: ExclusiveVolume;
  readonly givenUp?: GivenUp;
  /** A person holds what is due: its numbers are those of the rollout that starts once it is resumed. */
  readonly held?: HeldBack | undefined;
  /** Those of the targets that had nothing of it before: nothing that serves goes out there. */
  readonly joining?: readonly string[];
  readonly named?: Named;
  /** Where it stays for good if the change is bad from the first batch on, and no brakes say it. */
  readonly resting?: Resting;
  /** Only a time passes between a target and the next one. */
  readonly soak?: Soak;
  /** It is a stage, which waits and people hold up. */
  readonly stage?: StageGates;
  /** Batches that come next are not evaluated. */
  readonly unevaluated?: Unevaluated | undefined;
  /** The one change that lets it go on, where it gets stuck or never starts. */
  readonly unstick?: Fix | undefined;
  /** It names no policy that could limit it: its own limit holds, or the default. */
  readonly withoutPolicy?: true;
}

/** Targets that nothing limits and that one policy rolls: what every group is before its system says more of it. */
export function unlimitedGroup({
  name,
  rolls,
  runs,
  unit,
  targets,
}: Pick<ResolvedGroup, 'name' | 'rolls' | 'runs' | 'unit' | 'targets'>): ResolvedGroup {
  return {
    name,
    rolls,
    runs,
    unit,
    targets,
    selected: targets.length,
    lostTo: {},
    ceiling: { declared: null, resolved: null, enforced: null },
    allowed: [],
    strategy: null,
    brakes: null,
    blocked: [],
    carriedOver: null,
    declaredIn: rolls,
    places: {},
  };
}
