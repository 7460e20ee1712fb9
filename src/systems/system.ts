import type { Json, JsonObject, Manifest, Place } from '../manifest/manifest.js';
import type { Problem } from '../manifest/problem.js';
import type { Controller, Instant, Target, Unit } from '../rollout/controller.js';
import type { Snapshot } from '../snapshot/snapshot.js';

export type SystemId = 'skyhook' | 'karpenter' | 'kubefleet' | 'kubernetes' | 'pika';

/** Which object of which system; equal keys mean the same object on both sides of a comparison. */
export interface PolicyRef {
  readonly system: SystemId;
  readonly kind: string;
  readonly namespace: string | null;
  readonly name: string;
}

/** A stretch of time in which a limit holds, half-open. `null` is no limit. */
export interface AllowedSpan {
  readonly reason: string | null;
  readonly from: Instant;
  readonly to: Instant;
  readonly limit: number | null;
  readonly remaining: number | null;
}

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

/** Which text of the policy set what; keys are field names ('budget', 'strategy', 'failureThreshold', ...). */
export type Places = Readonly<Record<string, Place>>;

/** The targets one limit applies to, with everything known before any simulation. */
export interface ResolvedGroup {
  readonly name: string;
  /** The policy that rolls these targets (a Skyhook); the one that limits it is `declaredIn`. */
  readonly rolls: PolicyRef;
  /** How the dry rollout names the group: a controller's id and the `group` of its starts. */
  readonly runs: { readonly controller: string; readonly group: string };
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
  /** As the controller sees it, defaults filled in; null where the group has none. */
  readonly strategy: JsonObject | null;
  readonly brakes: Brakes | null;
  /** Targets that the controller will not touch, and why. They hold progress. */
  readonly blocked: readonly { readonly target: string; readonly why: string }[];
  readonly documented: Documented | null;
  /** The first batch of the rollout after this one, and what it would be with a fresh start; null when not carried over. */
  readonly carriedOver: {
    readonly nextBatches: readonly number[];
    readonly freshBatches: readonly number[];
  } | null;
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
  /** The one change that lets it go on, where it gets stuck or never starts. */
  readonly unstick?: string;
}

/** What merging does to the targets of a policy, apart from changing its limits. */
export interface ChangeEffect {
  /**
   * 'first-rollout', 'package-version', 'config-map', 'package-added', 'package-removed', 'package-downgrade', 'new-nodes',
   * 'continues' (a rollout is halfway), 'next-rollout' (nothing starts by itself), 'migration', 'none', 'deleted',
   * 'moves' (other targets are picked), 'resources' (other things are placed), 'run' (a staged run is created)
   */
  readonly kind: string;
  /** One sentence for a person. */
  readonly says: string;
  /** False when the change hits every target at once whatever the policy says. */
  readonly batched: boolean;
  /** Targets that start in one pass when it is not batched. */
  readonly targetsAtOnce: number;
  /** False where nothing that serves is taken out, only added: a first placement. */
  readonly interrupts?: boolean;
  readonly place: Place | null;
}

export interface ResolvedPolicy {
  readonly ref: PolicyRef;
  readonly apiVersion: string;
  readonly place: Place;
  /** True when the object comes from the snapshot, not from the files of this side. */
  readonly live: boolean;
  /** What the author wrote that a rollout depends on; equal means that nothing was changed. */
  readonly written: Json;
  /** Other policies whose text shapes this one's rollout. */
  readonly uses: readonly PolicyRef[];
  readonly groups: readonly ResolvedGroup[];
  readonly change: ChangeEffect | null;
  /** What the controller's own admission says; empty = accepted. */
  readonly rejections: readonly { readonly message: string; readonly by: string; readonly place: Place }[];
  /** Fields the controller drops in silence. */
  readonly unknownFields: readonly {
    readonly path: string;
    readonly place: Place;
    readonly suggestion: string | null;
  }[];
  readonly missingReferences: readonly {
    readonly what: string;
    readonly consequence: string;
    readonly place: Place;
  }[];
  /** Selectors that match no target of the snapshot. */
  readonly emptySelectors: readonly {
    readonly what: string;
    readonly group: string | null;
    readonly place: Place;
  }[];
  /** Reasons why this object's API group or form is on its way out; `refused` when the configured version rejects it. */
  readonly legacy: readonly {
    readonly message: string;
    readonly remediation: string;
    readonly refused: boolean;
    readonly place: Place;
  }[];
  /** How its groups cover what they are for; absent where targets may belong to none. */
  readonly coverage?: Coverage;
  /** What deleting the object does at once; absent where it does nothing to targets. */
  readonly onDelete?: { readonly says: string; readonly targetsAtOnce: number };
  /** Sentences a reader of the plan must see, in order of weight. */
  readonly notes: readonly string[];
}

/** One side (base or head) as a system is asked to resolve it. */
export interface ResolveInput {
  /** Manifests of this side that the system claims. */
  readonly manifests: readonly Manifest[];
  /** Manifests before the change, to tell what kind of change it is; null when there is no base. */
  readonly previous: readonly Manifest[] | null;
  readonly snapshot: Snapshot;
  /** `systems.ID` of the configuration, as validated by the system's own schema. */
  readonly options: SystemOptions;
  readonly at: Instant;
  readonly until: Instant;
}

export interface SystemOptions {
  /** The controller's version; null = the system's default for the manifests at hand. */
  readonly version: string | null;
  readonly [key: string]: Json | undefined;
}

export interface Resolution {
  readonly policies: readonly ResolvedPolicy[];
  /** Targets that are not nodes: member clusters, replicas. */
  readonly targets: readonly Target[];
  /** Makes fresh controllers for one dry rollout. */
  readonly createControllers: () => readonly Controller[];
  /** The version that was assumed, and why, for the plan to say; null when no manifest of this system was there. */
  readonly assumedVersion: { readonly version: string; readonly why: string } | null;
  readonly problems: readonly Problem[];
}

/** A rollout system. Adding one is a folder and a line in `index.ts`. */
export interface System {
  readonly id: SystemId;
  /** True when its targets are not the nodes of the snapshot: then it says itself where they are missing. */
  readonly bringsTargets?: boolean;
  /** True for the kinds the system plans, judged by API group and kind. */
  claims(apiVersion: string, kind: string): boolean;
  resolve(input: ResolveInput): Resolution;
}

export function refKey(ref: PolicyRef): string {
  return `${ref.system}/${ref.kind}/${ref.namespace ?? ''}/${ref.name}`;
}
