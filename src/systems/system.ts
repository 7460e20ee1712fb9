import type { Json, Manifest, Place } from '../manifest/manifest.js';
import type { Problem } from '../manifest/problem.js';
import type { Controller, Instant, Target } from '../rollout/controller.js';
import type { Evictions } from '../rollout/evictions.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { ChangeEffect } from './change-effect.js';
import type { PolicyFact } from './facts.js';
import type { Histories } from './history.js';
import type { KindSpec } from './kinds.js';
import type { Leaving } from './leaving.js';
import type { PolicyRef, SystemId } from './policy-ref.js';
import type { RecordedTime } from './recorded-time.js';
import type { ReplicaSpread } from './replica-spread.js';
import type { ResolvedGroup } from './resolved-group.js';

export type { ByDefinition } from '../admission/decide.js';
export type { ChangeEffect, ChangeKind, NodeAction, Unforecast } from './change-effect.js';
export type {
  Coverage,
  Deadlock,
  FixedMembership,
  MembersChanged,
  LeftMidway,
  NotStarted,
  ObjectFault,
  SelectorUse,
  Unpinned,
} from './policy-facts.js';
export type { Histories, InForce, ObjectHistory, OnlyLive, Reading, Written } from './history.js';
export { besides, inForce } from './history.js';
export type { KindSpec } from './kinds.js';
export { kindOf } from './kinds.js';
export type { AwaitedPods, ForcedDrain } from './forced-drain.js';
export type { DrainLimit, EvictionLimit, HeldEviction, ReleasedPods, UnjudgedDrain } from './drain-limit.js';
export type { EmptySelector } from './empty-selector.js';
export type { FreeOrder } from './free-order.js';
export type { ReplicaSpread } from './replica-spread.js';
export type { RecordedState } from './recorded-state.js';
export type { RecordedTime, TimedWork } from './recorded-time.js';
export { recorded } from './recorded-time.js';
export type { AllowedSpan, LimitCalendar, TimedLimit } from './limit-calendar.js';
export type { PolicyRef, SystemId } from './policy-ref.js';
export { refKey, refText } from './policy-ref.js';
export { uncordonsOthers, worksUnderCordons } from './foreign-cordon.js';
export { podsToDrain } from './drained-pods.js';
export type { NodeHold } from './node-hold.js';
export { CORDONS, ENDS_WITH_UNCORDON, UNCORDONS } from './node-hold.js';
export type { DrainedPod } from './drained-pods.js';
export { isLaterMinor, newerVersion } from './newer-version.js';
export { REFUSED_EDIT } from './refused-edit.js';
export type { Brakes, Documented, Lingering, Outcome, Places, ResolvedGroup } from './resolved-group.js';
export type {
  Availability,
  Bake,
  DeadEnd,
  ExpiryForecast,
  HeldBack,
  SharedClaim,
  SwitchedOff,
  NotWorking,
  Pause,
  PickedNumber,
  StageGates,
} from './group-facts.js';
export type { Leaving } from './leaving.js';
export { REBOOT_MS, rebootingNodes } from './rebooting.js';
export type { Resting, Standstill } from './rest.js';
export type { Unshown } from './unshown.js';
export { unlimitedGroup } from './resolved-group.js';
export type { GroupFact, Legacy, PolicyFact, PolicyFacts, SilentOverride, SpeaksFor } from './facts.js';
export { factOf, factsOf, stated } from './facts.js';

export interface ResolvedPolicy {
  readonly ref: PolicyRef;
  /**
   * What its findings go by where another object may do the same on the other side: the run of a strategy over a placement, whichever
   * object it is. Absent: its reference.
   */
  readonly identity?: string;
  readonly apiVersion: string;
  readonly place: Place;
  /** True when the object comes from the snapshot, not from the files of this side. */
  readonly live: boolean;
  /** True when the change deletes it, and the plan is about what that does. */
  readonly isDeleted?: boolean;
  /** What the author wrote that a rollout depends on; equal means that nothing was changed. */
  readonly written: Json;
  /** Other policies whose text shapes this one's rollout. */
  readonly uses: readonly PolicyRef[];
  readonly groups: readonly ResolvedGroup[];
  readonly change: ChangeEffect | null;
  /** What the controller's own admission says; empty = accepted. */
  readonly rejections: readonly {
    readonly message: string;
    readonly by: string;
    readonly place: Place;
    /** What becomes of an object that is stored all the same; absent: it is refused. */
    readonly consequence?: string;
  }[];
  /** Fields the controller drops in silence. */
  readonly unknownFields: readonly {
    readonly path: string;
    readonly place: Place;
    readonly suggestion: string | null;
    /** The value that is there, where the field is known and only another value has an effect. */
    readonly idleValue?: string;
  }[];
  readonly missingReferences: readonly {
    readonly what: string;
    /** `deleted`: by the change; `terminating`: the cluster is deleting it. Absent: it is nowhere. */
    readonly fate?: 'deleted' | 'terminating' | 'not-ready';
    /** True where the cluster refuses that, so that it is there all the same. */
    readonly stays?: boolean;
    /** How many targets are due by the change and get nothing, for want of it; absent: nothing is known to be. */
    readonly holdsUp?: number;
    /** True where the object works without it as far as the system itself goes. */
    readonly isPassed?: boolean;
    readonly consequence: string;
    readonly place: Place;
  }[];
  /** What deleting the object does at once; absent where it does nothing to targets. */
  readonly onDelete?: { readonly says: string; readonly fix?: string; readonly targetsAtOnce: number };
  /** Absent where the change takes no target away but by its rollout. */
  readonly leaves?: Leaving;
  /** True where the change does something that no batch, number or target shows; its words are in `change` or in the notes. */
  readonly unmeasured?: boolean;
  /** Sentences a reader of the plan must see, in order of weight. */
  readonly notes: readonly string[];
  /** What only its system knows of it, or only one rule asks. */
  readonly facts: readonly PolicyFact[];
}

/** One side (base or head) as a system is asked to resolve it. */
export interface ResolveInput {
  /** The objects that the system plans, each with all that is written of it, on every side and in the cluster. */
  readonly objects: Histories;
  /** Every manifest of this side, also those that no system claims: a policy may refer to one. */
  readonly neighbours?: readonly Manifest[];
  /** The same of the side before the change; absent when there is no base. */
  readonly neighboursBefore?: readonly Manifest[];
  /** Those of `neighbours` that no system plans here, as they are only copied from here to other clusters; absent: none. */
  readonly copied?: readonly Manifest[];
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
  /**
   * Nodes that are out in the snapshot because a rollout of this system has them out, and that come back in it: its controllers say
   * until when. Absent where there is none.
   */
  readonly outFromBefore?: readonly string[];
  /**
   * Makes fresh controllers for one dry rollout, without the rollouts of the policies that are left out of it. What goes whatever is
   * left out stays: nodes that expire, a maintenance that was announced.
   */
  readonly createControllers: (isLeftOut?: (policy: PolicyRef) => boolean) => readonly Controller[];
  /** Makes what holds drains back in one dry rollout; absent where nothing does. */
  readonly createEvictions?: () => Evictions;
  /** Where the replicas of applications are, for whatever drains those nodes; absent: not known. */
  readonly spreads?: readonly ReplicaSpread[];
  /** The version that was assumed, and why, for the plan to say; null when no manifest of this system was there. */
  readonly assumedVersion: { readonly version: string; readonly why: string } | null;
  readonly problems: readonly Problem[];
}

/** What a snapshot must hold where nodes are drained: pods, what holds them back, and what brings them back. */
export const RESOURCES_OF_DRAINS: readonly string[] = [
  'pods',
  'poddisruptionbudgets.policy',
  'deployments.apps',
  'statefulsets.apps',
  'daemonsets.apps',
  'replicasets.apps',
  'replicationcontrollers',
];

/** A rollout system. Adding one is a folder and a line in `index.ts`. */
export interface System {
  readonly id: SystemId;
  /** What it plans, is told of and reads of the cluster. */
  readonly kinds: readonly KindSpec[];
  /** What `kubectl get` must list for a snapshot that this system is planned over (docs/snapshots.md). */
  readonly resources: readonly string[];
  /** API groups that hold nothing but these kinds: another kind in them is a slip, whatever it looks like. */
  readonly ownGroups: readonly string[];
  /** Words that tell objects it reads for what is in them, in any case of their letters; absent: none. */
  readonly alsoMentions?: readonly string[];
  /** API groups of its policies that may refer to an object of any kind; absent: none. */
  readonly referringGroups?: readonly string[];
  /** Kinds of files that it does not plan, and that say what becomes of those it does; absent: none. */
  readonly looksAt?: readonly KindSpec[];
  /** True for an object of a kind it does not claim that it judges for what is in it; absent where there is none. */
  reads?(manifest: Manifest): boolean;
  /** Those of the manifests of one side that its objects, of the side or of the snapshot, copy from here to other clusters; absent: none. */
  copies?(manifests: readonly Manifest[], snapshot: Snapshot): readonly Manifest[];
  /** Tells of which of the objects it claims the snapshot shows something at work here; absent: of all, where there are nodes. */
  atWork?(snapshot: Snapshot): (manifest: Manifest) => boolean;
  /** How long work took that live objects record the times of, over snapshots of one cluster; absent: they record none. */
  recordedTimes?(snapshots: readonly Snapshot[]): readonly RecordedTime[];
  resolve(input: ResolveInput): Resolution;
}

/** The reason of a version that was not assumed: somebody wrote it down. */
export const CONFIGURED = 'it is configured';
