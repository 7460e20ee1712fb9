import type * as z from 'zod';
import type { Json, Manifest } from '../manifest/manifest.js';
import type { Problem } from '../manifest/problem.js';
import type { Controller, Instant, Target } from '../rollout/controller.js';
import type { Evictions } from '../rollout/evictions.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { FilesBeside, Histories } from './history.js';
import type { Traits } from './traits.js';
import type { KindSpec } from './kinds.js';
import type { PolicyRef, SystemId } from './policy-ref.js';
import type { RecordedTime } from './recorded-time.js';
import type { ReplicaSpread } from './replica-spread.js';
import type { ResolvedPolicy } from './resolved-policy.js';

export * from './change-effect.js';
export * from './drained-pods.js';
export * from '../text/fix.js';
export * from './foreign-cordon.js';
export * from './group-facts.js';
export * from './history.js';
export * from './kinds.js';
export * from './limit-calendar.js';
export * from './lost-readiness.js';
export * from './newer-version.js';
export * from './policy-facts.js';
export * from './policy-ref.js';
export * from './rebooting.js';
export * from './recorded-time.js';
export * from './replica-spread.js';
export * from './resolved-group.js';
export * from './resolved-policy.js';
export * from './result.js';
export * from './traits.js';

/** One side (base or head) as a system is asked to resolve it. */
export interface ResolveInput extends FilesBeside {
  /** The objects that the system plans, each with all that is written of it, on every side and in the cluster. */
  readonly objects: Histories;
  /** Those of `neighbours` that no system plans here, as they are only copied from here to other clusters; absent: none. */
  readonly copied?: readonly Manifest[];
  readonly snapshot: Snapshot;
  /** How long the work on a target takes that has these labels, in milliseconds. */
  readonly workMs: (labels: Target['labels']) => number;
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
   * left out stays: nodes that expire, a maintenance that was announced. Targets of `last` never end: where the order is free they come
   * last, as that order loses most.
   */
  readonly createControllers: (
    isLeftOut?: (policy: PolicyRef) => boolean,
    last?: ReadonlySet<string>,
  ) => readonly Controller[];
  /**
   * The same controllers for a run that finds the targets which never end: each fails and blocks no other. Absent where only the
   * snapshot says which these are, or where the order is known.
   */
  readonly createProbes?: (isLeftOut?: (policy: PolicyRef) => boolean) => readonly Controller[];
  /** Makes what holds drains back in one dry rollout; absent where nothing does. */
  readonly createEvictions?: () => Evictions;
  /** Where the replicas of applications are, for whatever drains those nodes; absent: not known. */
  readonly spreads?: readonly ReplicaSpread[];
  /** The version that was assumed, and why, for the plan to say; null when no manifest of this system was there. */
  readonly assumedVersion: { readonly version: string; readonly why: string } | null;
  readonly problems: readonly Problem[];
}

/** What a system answers that has nothing to plan, or that cannot: only what is wrong. */
export function emptyResolution(problems: readonly Problem[]): Resolution {
  return { policies: [], targets: [], createControllers: () => [], assumedVersion: null, problems };
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

/** The controller of a system as a workload that a cluster runs. */
interface ControllerProgram {
  /** Its image without registry and tag, as its project publishes it or under the name that a mirror keeps of it. */
  readonly image: RegExp;
  /** As it is called in a sentence. */
  readonly title: string;
  /** A ConfigMap that it reads by its name, wherever it runs; absent: none. */
  readonly settings?: string;
  /** What it does with a feature gate that is switched so (`NodeRepair=true`), as a clause; absent: nothing is said of any. */
  readonly gates?: Readonly<Record<string, string>>;
}

/** Forms of values that the configuration reads. */
interface SettingValues {
  /** A duration in milliseconds, none at all included. */
  readonly wait: z.ZodType<number, string>;
  readonly namespaceName: z.ZodType<string, string>;
}

/** A rollout system. Adding one is a folder and a line in `index.ts`. */
export interface System {
  readonly id: SystemId;
  /** What it plans, is told of and reads of the cluster. */
  readonly kinds: readonly KindSpec[];
  /** What the cluster runs for it; absent where it is a part of Kubernetes. */
  readonly program?: ControllerProgram;
  /** What `kubectl get` must list for a snapshot that this system is planned over (docs/snapshots.md). */
  readonly resources: readonly string[];
  /** API groups that hold nothing but these kinds: another kind in them is a slip, whatever it looks like. */
  readonly ownGroups: readonly string[];
  /**
   * By API group of its kinds, the others that its releases have there and that are not planned: with them the group is whole, and another
   * kind in it is newer than all that is known here, or none. Absent: groups of others, or of these kinds alone.
   */
  readonly otherKinds?: Readonly<Record<string, readonly string[]>>;
  /** API groups of its policies that may refer to an object of any kind; absent: none. */
  readonly referringGroups?: readonly string[];
  /** Kinds of files that it does not plan, and that say what becomes of those it does; absent: none. */
  readonly looksAt?: readonly KindSpec[];
  /** Those of the manifests of one side that its objects, of the side or of the snapshot, copy from here to other clusters; absent: none. */
  copies?(manifests: readonly Manifest[], snapshot: Snapshot): readonly Manifest[];
  /** Tells of which of the objects it claims the snapshot shows something at work here; absent: of all, where there are nodes. */
  atWork?(snapshot: Snapshot): (manifest: Manifest) => boolean;
  /** How long work took that live objects record the times of, over snapshots of one cluster; absent: they record none. */
  recordedTimes?(snapshots: readonly Snapshot[]): readonly RecordedTime[];
  readonly traits: Traits;
  /** What `systems.ID` of the configuration may set beside the version, with its defaults; absent: nothing. */
  readonly settings?: (values: SettingValues) => z.core.$ZodShape;
  resolve(input: ResolveInput): Resolution;
}

/** The reason of a version that was not assumed: it is configured. */
export const CONFIGURED = 'it is configured';
