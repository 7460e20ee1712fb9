import type { Interval } from '../calendar/intervals.js';
import type { Place } from '../manifest/manifest.js';
import type { Problem } from '../manifest/problem.js';
import type { BatchRecord } from '../rollout/batches.js';
import type { GroupEnd, Instant, Unit } from '../rollout/controller.js';
import type { CutDrain } from '../rollout/trace.js';
import type { Text } from '../text/text.js';
import type {
  Fix,
  Outcome,
  PolicyRef,
  ReplicaSpread,
  Resolution,
  ResolvedGroup,
  ResolvedPolicy,
  SystemId,
  WithFix,
} from '../systems/system.js';
import type { PlannedExpiries } from './measure/expiries.js';
import type { Outcome as PolicyOutcome } from './outcome.js';

/** The targets of one failure domain (a zone, a rack) that are out at the same moment. */
export interface DomainPeak {
  /** The node label. */
  readonly key: string;
  readonly value: string;
  /** Targets of the group (or of all policies, in the combined view) in this domain. */
  readonly matched: number;
  readonly peakAtOnce: number;
  /** The first batch of the group at which the peak is reached; null in the combined view, and where targets that expire reach it. */
  readonly batch: number | null;
  /** The most of it in the worst of the orders in which the targets may go; absent where that is no more than the peak. */
  readonly worstAtOnce?: number;
  /** True where targets that expire reach the peak. */
  readonly byExpiry?: boolean;
}

/** Targets that were picked together, in the healthy dry rollout. */
export type Batch = BatchRecord;

/** A group with what the dry rollout measured. */
export interface PlannedGroup extends ResolvedGroup {
  readonly matched: number;
  readonly batches: readonly Batch[];
  /** Targets that the rollout was at work on when the snapshot was taken, and that are in no batch; absent where there were none. */
  readonly inFlight?: Pick<Batch, 'targets' | 'end'>;
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
  /** Why it does not complete, without a full stop; empty when it does. */
  readonly why: Text;
  /** The fix for a stuck group, if its controller knows it. */
  readonly fix?: Fix | null;
  /** The only blocker of a group that does not complete, if it has a name. */
  readonly holder?: GroupEnd['holder'];
  /** Drains that something held until their time was over, so that what was left on the target went by force; absent: none. */
  readonly cutDrains?: readonly Pick<CutDrain, 'at' | 'target' | 'lifts' | 'pods' | 'why'>[];
  /** True where what a stuck group waits for ends by itself at an unknown time. */
  readonly mayEnd?: boolean;
  /** Targets that are not done when the dry rollout ends; absent where each that no batch took is one. */
  readonly undone?: readonly string[];
  /** The least that served and the most there were, where a group's targets are not all that counts (surge). */
  readonly extremes?: GroupEnd['extremes'] | null;
  /** Nodes that expire past the limits; absent if none do. They are part of the peak, and of no batch. */
  readonly expiries?: PlannedExpiries;
  /** Targets out before the rollout begins, counted in the peak. */
  readonly outBefore: number;
  readonly domains: readonly DomainPeak[];
  /** The assumed duration of the work on one target: shortest and longest; 0 for an empty group. */
  readonly workMs: { readonly shortest: number; readonly longest: number };
  /** True when one of its targets is production by the configuration. */
  readonly production: boolean;
  /** Targets that carry the role of a control plane. */
  readonly controlPlane: readonly string[];
}

/** The effect of a policy on the fleet, on one side of the comparison. */
export interface Effect extends Pick<
  PlannedGroup,
  'peakAtOnce' | 'worstLoss' | 'stops' | 'outcome' | 'start' | 'finish'
> {
  readonly groups: readonly PlannedGroup[];
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
  /** True where its targets go by their age, for which nothing has to begin; absent elsewhere. */
  readonly byAge?: boolean;
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
  /** Targets out before counted. */
  readonly peakAtOnce: number;
  readonly peakAt: Instant | null;
  /** A target that several take is listed under each of them. */
  readonly contributors: readonly Contribution[];
}

/** The most of a quorum that one policy may have out at once, if the order of its targets is unknown. */
export interface WorstOrder {
  readonly atOnce: number;
  readonly policy: PolicyRef;
  /** True where nothing starts its rollout. */
  readonly isNext: boolean;
  /** A clause: why the order is not known. */
  readonly says: Text;
}

/** The targets of one part of the fleet that are out at once. */
export interface ScopePeak extends Together {
  readonly scope: Scope;
  readonly unit: Unit;
  /** Targets in it. */
  readonly members: number;
  /** The same without the next rollouts of policies that the change leaves alone: nothing starts those. */
  readonly withoutNext: Together;
  /** Set for a quorum alone; null for all else, and where no order is free. */
  readonly worstOrder: WorstOrder | null;
}

/** All policies of one side together, in one world. */
export interface Combined extends Together {
  /** The unit of `peakAtOnce`: never nodes, clusters and replicas in one number. */
  readonly unit: Unit;
  readonly byDomain: readonly DomainPeak[];
  /** All nodes, all clusters, all replicas, each failure domain, each quorum. */
  readonly scopes: readonly ScopePeak[];
  /** Every two policies that have some of the targets that both take out at the same moment. */
  readonly overlaps: readonly Overlap[];
}

/** The effect of two policies on the targets that both take. Targets out before either begins count in none of it. */
export interface Overlap {
  readonly policies: readonly [Overlapping, Overlapping];
  /** Targets that both take. */
  readonly targets: number;
  /** The most of them out at once while both policies have some out. */
  readonly togetherAtOnce: number;
  /** True where one is the next rollout of a policy that the change leaves alone: nothing starts it. */
  readonly isPossible: boolean;
}

interface Overlapping {
  readonly ref: PolicyRef;
  /** The most of the shared targets that it takes out at once. */
  readonly atOnce: number;
  /** All targets that it takes. */
  readonly matched: number;
  readonly isNext: boolean;
}

/** The work of one group on one target in a dry rollout, from its start to its end; or a target that was out before. */
export interface Stay {
  readonly target: string;
  /** The group's own name; null for a target that was out before, by the state of its node. */
  readonly group: string | null;
  readonly policy: PolicyRef | null;
  /** Counts from 1 in its group; 0 for one that belongs to no batch. */
  readonly batch: number;
  readonly from: Instant;
  /** Null where it never ends. */
  readonly to: Instant | null;
  /** The instant at which it failed for good; null where it did not. */
  readonly failedAt: Instant | null;
  /** False where the controller says by itself which targets it keeps out: then this takes none out. */
  readonly holds: boolean;
  /** True for the next rollout of a policy that the change leaves alone: nothing starts it. */
  readonly isHypothetical: boolean;
}

/** A dry rollout, target by target. */
export interface Course {
  readonly from: Instant;
  /** The instant of its last event. */
  readonly end: Instant;
  /** From this instant on everything that starts fails; null in the healthy course. */
  readonly turnsBadAt: Instant | null;
  readonly stays: readonly Stay[];
}

/** The dry rollouts of one side, for reports that draw them: made when they are asked for. */
export interface Courses {
  /** The one that the peak of all targets of this unit is of. */
  healthy(unit: Unit): Course;
  /** The one in which the policy's change turns bad at the moment that costs most; null where it breaks nothing. */
  worst(policy: PolicyRef): Course | null;
}

/** A planned side of the comparison. */
export interface SidePlan {
  readonly policies: readonly PlannedPolicy[];
  /** Input of the side, for the plan of another head: a function, as it is no data of the plan. Absent in a plan without a snapshot. */
  readonly resolved?: () => ReadonlyMap<SystemId, Resolution>;
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
  /** The nodes of each application's replicas. */
  readonly spreads: readonly ReplicaSpread[];
}

export type Starts = 'on-merge' | 'next-rollout' | 'never';

export type Change = 'added' | 'removed' | 'changed' | 'unchanged';

/** A policy, base against head. */
export interface PolicyDiff {
  readonly ref: PolicyRef;
  readonly apiVersion: string;
  /** In head where it exists there, else in base. */
  readonly place: Place;
  /** The edit of the policy's own text. */
  readonly change: Change;
  /** True when its own text is the same but a policy it uses was edited. */
  readonly touchedThrough: readonly PolicyRef[];
  readonly base: PlannedPolicy | null;
  readonly head: PlannedPolicy | null;
  /** The outcome of the change for it. */
  readonly outcome: PolicyOutcome;
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

/** Answers questions about single targets. No report shows it. */
export interface Inventory {
  /** True if the name is in the snapshot, or is a target of either side. */
  has(name: string): boolean;
  labelsOf(target: string): Readonly<Record<string, string>>;
  /** True if a target has the label. */
  hasLabel(label: string): boolean;
  /** Nodes of the snapshot that serve nothing when it is taken, whoever took them out. */
  readonly out: ReadonlySet<string>;
  /** Objects that the snapshot holds, by their identity (manifest/duplicates.ts). */
  readonly held: Pick<ReadonlySet<string>, 'has' | 'size'>;
  /** The labels that name failure domains, as configured. */
  readonly domains: readonly string[];
  /** Everything that can be asked about, by name, and what it is counted as. */
  readonly units: ReadonlyMap<string, Unit>;
}

interface SnapshotSummary {
  readonly nodes: number;
  readonly ready: number;
  readonly clusters: number;
  readonly takenAt: Instant | null;
  readonly digest: string;
}

/** An edit of the configuration by the change. */
export interface SettingEdit {
  /** True if it makes the checks looser. */
  readonly isLooser: boolean;
  /** `rules.peak-above-limit.limit`. */
  readonly setting: string;
  /** As a person would write them; null: not set. */
  readonly before: string | null;
  readonly after: string | null;
  readonly place: Place;
}

/** A waiver of the configuration that does not do what it says. */
export interface WaiverLapse extends Pick<WithFix, 'says' | 'fix'> {
  readonly kind: 'expired' | 'exceeded' | 'unused' | 'malformed';
  /** Null where it does not say, or not as a text. */
  readonly rule: string | null;
  readonly subject: string | null;
  readonly owner: string | null;
  readonly expires: string | null;
  /** True where the change touches what it is for. */
  readonly isTouched: boolean;
  /** The policy whose finding it no longer covers. */
  readonly policy: PolicyRef | null;
  readonly place: Place | null;
}

/** Base against head over one snapshot: everything that the rules evaluate and the reports show. */
export interface Plan {
  readonly at: Instant;
  readonly horizon: { readonly from: Instant; readonly to: Instant };
  readonly snapshot: SnapshotSummary;
  /** Configuration settings that the change loosens; the old configuration still evaluates it. */
  readonly configEdits?: readonly SettingEdit[];
  /** Waivers that lapsed or match nothing; set for the rule that reports them. */
  readonly lapses?: readonly WaiverLapse[];
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
