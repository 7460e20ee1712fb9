import type { Interval } from '../calendar/intervals.js';
import type { Place } from '../manifest/manifest.js';
import type { Problem } from '../manifest/problem.js';
import type { GroupEnd, Instant, Unit } from '../rollout/controller.js';
import type {
  Outcome,
  PolicyRef,
  ReplicaSpread,
  ResolvedGroup,
  ResolvedPolicy,
  SystemId,
} from '../systems/system.js';
import type { Courses } from './courses.js';
import type { PlannedExpiries } from './expiries.js';

/** Targets that were picked together, in the healthy dry rollout. */
export interface Batch {
  /** Counts from 1 within its group. */
  readonly index: number;
  readonly size: number;
  readonly targets: readonly string[];
  readonly start: Instant;
  /** When its last target ended; null when one never does. */
  readonly end: Instant | null;
  readonly succeeded: number;
  readonly failed: number;
}

/** How much of one failure domain (a zone, a rack) is out at the same moment. */
export interface DomainPeak {
  /** The node label. */
  readonly key: string;
  readonly value: string;
  /** Targets of the group (or of all policies, in the combined view) in this domain. */
  readonly matched: number;
  readonly peakAtOnce: number;
  /** The first batch of the group at which the peak is reached; null in the combined view, and where targets that go by age reach it. */
  readonly batch: number | null;
  /** The most of it in the worst of the orders in which the targets may go; absent where that is no more than the peak. */
  readonly worstAtOnce?: number;
  /** True where targets that go by age reach the peak. */
  readonly byAge?: boolean;
}

/** A group with what the dry rollout measured. */
export interface PlannedGroup extends ResolvedGroup {
  readonly matched: number;
  readonly batches: readonly Batch[];
  /** The most targets of the group out at the same moment, those already out counted. */
  readonly peakAtOnce: number;
  /** The batch whose start reached the peak; absent where no start of a batch did. */
  readonly peakBatch?: number;
  /** peakAtOnce as a share of `matched`, rounded to one decimal; 0 for an empty group. */
  readonly peakPercent: number;
  /** Targets of the group broken before anything stops it, if the change turns bad at the worst moment. */
  readonly worstLoss: number;
  /** True when something stops a bad change before it has touched every target. */
  readonly stops: boolean;
  readonly start: Instant | null;
  readonly finish: Instant | null;
  readonly outcome: Outcome;
  /** Why it does not complete; '' when it does. */
  readonly why: string;
  /** What lets a stuck group go on, where its controller knows. */
  readonly fix?: string | null;
  /** True where what a stuck group waits for ends some day by itself, and nobody knows when. */
  readonly mayEnd?: boolean;
  /** Targets that others deleted before their work was done: it never is. */
  readonly deletedByOthers?: readonly string[];
  /** Targets that are not done when the dry rollout ends; absent where each that no batch took is one. */
  readonly undone?: readonly string[];
  /** Where it stands if next rollouts that nothing starts begin at the same moment; absent where that is no worse. */
  readonly ifNext?: IfNext;
  /** The least that served and the most there were, where a group's targets are not all that counts (surge). */
  readonly extremes?: GroupEnd['extremes'] | null;
  /** What goes by age past the limits; absent where nothing does. It is part of the peak, and of no batch. */
  readonly expiries?: PlannedExpiries;
  /** Targets out before the rollout begins, counted in the peak. */
  readonly outBefore: number;
  readonly domains: readonly DomainPeak[];
  /** What the dry rollout takes for the work on one target: the shortest and the longest; 0 for an empty group. */
  readonly workMs: { readonly shortest: number; readonly longest: number };
  /** True when one of its targets is production by the configuration. */
  readonly production: boolean;
  /** Targets that carry the role of a control plane. */
  readonly controlPlane: readonly string[];
}

/** A rollout that comes to its end, but not where next rollouts of other policies take its targets away. */
export interface IfNext {
  /** Those whose next rollout does it. */
  readonly policies: readonly PolicyRef[];
  readonly outcome: Outcome;
  readonly why: string;
}

/** Where many seeded runs of the flaky scenario end. */
export interface Distribution {
  readonly runs: number;
  readonly failProbability: number;
  /** Median, 90th percentile and highest of the runs. */
  readonly peakAtOnce: readonly [number, number, number];
  readonly loss: readonly [number, number, number];
  /** Runs that completed. */
  readonly completed: number;
  /** Median and 90th percentile of the finish over the runs that completed; null when none did. */
  readonly finish: readonly [Instant, Instant] | null;
}

/** What a policy does to the fleet on one side of the comparison. */
export interface Effect {
  readonly groups: readonly PlannedGroup[];
  readonly peakAtOnce: number;
  readonly worstLoss: number;
  readonly stops: boolean;
  readonly outcome: Outcome;
  readonly start: Instant | null;
  readonly finish: Instant | null;
  readonly flaky: Distribution | null;
}

export interface PlannedPolicy extends Omit<ResolvedPolicy, 'groups'> {
  readonly effect: Effect;
}

/** A policy, and how many of the targets that are out are out through it; null = out before, and held by no policy. */
export interface Contribution {
  readonly policy: PolicyRef | null;
  readonly out: number;
  /** True where nothing starts its rollout: it is out only if its next one begins at the same moment. */
  readonly isNext: boolean;
}

/** A part of the fleet in which all policies count together. */
export type Scope =
  /** All nodes. */
  | { readonly kind: 'fleet' }
  /** All member clusters. */
  | { readonly kind: 'clusters' }
  /** All replicas of all workloads. */
  | { readonly kind: 'replicas' }
  | { readonly kind: 'domain'; readonly key: string; readonly value: string }
  /** Nodes that the configuration marks as production. */
  | { readonly kind: 'production' }
  | { readonly kind: 'quorum'; readonly name: string };

/** The most targets out at once, through whom, and when first. A target counts once, whoever takes it. */
export interface Together {
  /** Those out before counted. */
  readonly peakAtOnce: number;
  readonly peakAt: Instant | null;
  /** A target that several take stands under each of them. */
  readonly contributors: readonly Contribution[];
}

/** How many targets of one part of the fleet are out at once. */
export interface ScopePeak extends Together {
  readonly scope: Scope;
  readonly unit: Unit;
  /** Targets in it. */
  readonly members: number;
  /** The same without the next rollouts of policies that the change leaves alone: nothing starts those. */
  readonly withoutNext: Together;
}

/** All policies of one side together, in one world. */
export interface Combined {
  /** What `peakAtOnce` counts: never nodes, clusters and replicas in one number. */
  readonly unit: Unit;
  readonly peakAtOnce: number;
  readonly peakAt: Instant | null;
  /** Who has targets out at the peak. */
  readonly contributors: readonly Contribution[];
  readonly byDomain: readonly DomainPeak[];
  /** All nodes, all clusters, all replicas, each failure domain, each quorum. */
  readonly scopes: readonly ScopePeak[];
  /** Policies whose targets others take too: no controller sees its neighbours' limits. */
  readonly shared: readonly {
    readonly policy: PolicyRef;
    readonly others: readonly PolicyRef[];
    /** Targets of the policy that at least one of the others takes as well. */
    readonly targets: number;
    /** Of the policy's targets, the most out at once through its own doing, and through anyone's. */
    readonly ownPeakAtOnce: number;
    readonly peakAtOnce: number;
  }[];
  /** Every two policies that have some of the targets that both take out at the same moment. */
  readonly overlaps: readonly Overlap[];
}

/** What two policies do to the targets that both of them take. Targets out before either begins count in none of it. */
export interface Overlap {
  readonly policies: readonly [Overlapping, Overlapping];
  /** Targets that both take. */
  readonly targets: number;
  /** Of these, the most out at once while both have some out. */
  readonly togetherAtOnce: number;
  /** True where one is the next rollout of a policy that the change leaves alone: nothing starts it. */
  readonly isPossible: boolean;
}

export interface Overlapping {
  readonly ref: PolicyRef;
  /** Of the shared targets, the most that it takes out at once. */
  readonly atOnce: number;
  /** All targets that it takes. */
  readonly matched: number;
  readonly isNext: boolean;
}

/** One side of the comparison, planned. */
export interface SidePlan {
  readonly policies: readonly PlannedPolicy[];
  readonly combined: Combined;
  /** With the scenario `turns-bad`: the run that breaks most, as a trace; null otherwise, and when nothing can break. */
  readonly worstRun: { readonly turnsBadAt: Instant; readonly trace: string } | null;
  /** Absent in a plan that was not made from a snapshot. */
  readonly courses?: Courses;
  readonly assumedVersions: readonly {
    readonly system: SystemId;
    readonly version: string;
    readonly why: string;
  }[];
  readonly problems: readonly Problem[];
  /** Where the replicas of applications are. */
  readonly spreads: readonly ReplicaSpread[];
}

export type Change = 'added' | 'removed' | 'changed' | 'unchanged';

/** One policy, base against head. */
export interface PolicyDiff {
  readonly ref: PolicyRef;
  readonly apiVersion: string;
  /** In head where it exists there, else in base. */
  readonly place: Place;
  /** Of the policy's own text. */
  readonly change: Change;
  /** True when its own text is the same but a policy it uses was edited. */
  readonly touchedThrough: readonly PolicyRef[];
  readonly base: PlannedPolicy | null;
  readonly head: PlannedPolicy | null;
  /** True when every number, batch and target is the same on both sides. */
  readonly sameEffect: boolean;
  /** Targets that are in another group than before; null = in none. */
  readonly moved: readonly {
    readonly target: string;
    readonly from: string | null;
    readonly to: string | null;
  }[];
}

/** A time in which nothing may be rolled out, by the configuration. */
export interface Freeze {
  readonly name: string;
  /** Its occurrences from the plan's instant on, merged; as far ahead as a dry rollout may last. */
  readonly windows: readonly Interval[];
}

/** What may be asked about single targets. No report shows it. */
export interface Inventory {
  /** Whether something of this name is in the snapshot, or is a target of either side. */
  has(name: string): boolean;
  labelsOf(target: string): Readonly<Record<string, string>>;
  /** The labels that name failure domains, as configured. */
  readonly domains: readonly string[];
  /** Everything that can be asked about, by name, and what it is counted as. */
  readonly units: ReadonlyMap<string, Unit>;
}

export interface SnapshotSummary {
  readonly nodes: number;
  readonly ready: number;
  readonly clusters: number;
  readonly takenAt: Instant | null;
  readonly digest: string;
}

/** A setting of the checker's own configuration that the change edits so that less may be caught. */
export interface Loosening {
  /** `moved`: it is measured otherwise, and only a reviewer can say whether that is looser. */
  readonly kind: 'looser' | 'moved';
  /** `rules.peak-above-limit.limit`. */
  readonly setting: string;
  /** As a person would write them; null = not there. */
  readonly before: string | null;
  readonly after: string | null;
  readonly place: Place;
}

/** Base against head over one snapshot: everything the rules judge and the reports show. */
export interface Plan {
  readonly at: Instant;
  readonly horizon: { readonly from: Instant; readonly to: Instant };
  readonly snapshot: SnapshotSummary;
  /** What the change would make looser in the configuration; it is judged by the old one all the same. */
  readonly loosened?: readonly Loosening[];
  /** Absent in a plan that was not made from a snapshot. */
  readonly inventory?: Inventory;
  readonly policies: readonly PolicyDiff[];
  /** Null when there is no base. */
  readonly base: SidePlan | null;
  readonly head: SidePlan;
  /** `sha256:` over head's effects and the assumed versions, without instants: equal means "the same rollout". */
  readonly digest: string;
  readonly problems: readonly Problem[];
  /** The time zone people also want to see instants in; 'UTC' when none is configured. */
  readonly timeZone: string;
  readonly freezes: readonly Freeze[];
  readonly cluster: string | null;
}
