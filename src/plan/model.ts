import type { Interval } from '../calendar/intervals.js';
import type { Place } from '../manifest/manifest.js';
import type { Problem } from '../manifest/problem.js';
import type { BatchRecord } from '../rollout/batches.js';
import type { GroupEnd, Instant, Unit } from '../rollout/controller.js';
import type { CutDrain } from '../rollout/trace.js';
import type { Text } from '../text/text.js';
import type {
  BlockedTarget,
  Fix,
  Outcome,
  PolicyRef,
  ReplicaSpread,
  ResolvedGroup,
  ResolvedPolicy,
  SystemId,
} from '../systems/system.js';
import type { Combined } from './measure/combined-model.js';
import type { Courses } from './measure/courses.js';
import type { DomainPeak } from './measure/domain-peak.js';
import type { PlannedExpiries } from './measure/expiries.js';
import type { Outcome as PolicyOutcome } from './outcome.js';

export type {
  Combined,
  Contribution,
  Overlap,
  Scope,
  ScopePeak,
  Together,
  WorstOrder,
} from './measure/combined-model.js';
export type { DomainPeak } from './measure/domain-peak.js';

/** Targets that were picked together, in the healthy dry rollout. */
export interface Batch extends BatchRecord {
  readonly size: number;
}

/** Work that began before the dry rollout. */
interface InFlight {
  readonly targets: readonly string[];
  /** The instant at which the last of them is done; null when one never is. */
  readonly end: Instant | null;
}

/** A group with what the dry rollout measured. */
export interface PlannedGroup extends Omit<ResolvedGroup, 'blocked'> {
  /** Targets that the controller will not touch, and why. They hold progress. */
  readonly blocked: readonly (Omit<BlockedTarget, 'why'> & { readonly why: Text })[];
  readonly matched: number;
  readonly batches: readonly Batch[];
  /** Targets that the rollout was at work on when the snapshot was taken, and that are in no batch; absent where there were none. */
  readonly inFlight?: InFlight;
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
  readonly cutDrains?: readonly (Pick<CutDrain, 'at' | 'target' | 'lifts' | 'pods'> & {
    readonly why: Text;
  })[];
  /** True where what a stuck group waits for ends by itself at an unknown time. */
  readonly mayEnd?: boolean;
  /** Targets that are not done when the dry rollout ends; absent where each that no batch took is one. */
  readonly undone?: readonly string[];
  /** The result if next rollouts that are not triggered begin at the same moment; absent if no worse. */
  readonly ifNext?: IfNext;
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

/** A rollout that comes to its end, but not where next rollouts of other policies take its targets away. */
export interface IfNext {
  /** The policies whose next rollout takes the targets away. */
  readonly policies: readonly PolicyRef[];
  readonly outcome: Outcome;
  readonly why: Text;
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

/** A planned side of the comparison. */
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
  /** Nodes of the snapshot that serve nothing when it is taken, whoever took them out. */
  readonly out: ReadonlySet<string>;
  /** Objects that the snapshot holds, by their identity (manifest/duplicates.ts). */
  readonly held: ReadonlySet<string>;
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
export interface WaiverLapse {
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
  readonly why: Text | null;
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
