import type * as z from 'zod';
import type { Json, Manifest } from '../manifest/manifest.js';
import type { Problem } from '../manifest/problem.js';
import type { Controller, Instant, Target, Unit } from '../rollout/controller.js';
import type { Evictions } from '../rollout/evictions.js';
import type { Snapshot, Taint } from '../snapshot/snapshot.js';
import type { Fix } from '../text/fix.js';
import type { Text } from '../text/text.js';
import type { ResolvedGroup } from './group.js';
import type { Histories } from './history.js';
import type { KindSpec } from './kinds.js';
import type { ResolvedPolicy } from './policy.js';
import type { PolicyRef, SystemId } from './ref.js';
import type { RecordedTime } from './recorded-time.js';
import type { BudgetsOver, ReplicaSpread } from './pods.js';

export * from './change-effect.js';
export * from '../text/fix.js';
export * from './group.js';
export * from './history.js';
export * from './kinds.js';
export * from './pods.js';
export * from './policy.js';
export * from './recorded-time.js';
export * from './ref.js';
export * from './result.js';
export * from './versions.js';

/** One side (base or head) as a system is asked to resolve it. */
export interface ResolveInput {
  /** The objects that the system plans, each with all that is written of it, on every side and in the cluster. */
  readonly objects: Histories;
  /** Every manifest of this side, also those that no system claims: a policy may refer to one. */
  readonly neighbors?: readonly Manifest[];
  /** The same of the side before the change; absent when there is no base. */
  readonly neighborsBefore?: readonly Manifest[];
  /** Objects of `neighbors` that are only copied to other clusters, and so not planned here; absent: none. */
  readonly copied?: readonly Manifest[];
  readonly snapshot: Snapshot;
  /** Absent: without any budget. */
  readonly budgetsOver?: BudgetsOver;
  /** Duration of the work on a target with these labels, in milliseconds. */
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
  readonly targets: readonly Target[];
  /** Nodes that a rollout of this system has out in the snapshot, and that come back in it: its controllers say until when. Absent: none. */
  readonly outFromBefore?: readonly string[];
  /**
   * Makes fresh controllers for one dry rollout, without the rollouts of policies that are left out of it; nodes that expire and announced
   * maintenances stay. Targets of `last` never end: where the order is free they come last, as that order loses most.
   */
  readonly createControllers: (
    isLeftOut?: (policy: PolicyRef) => boolean,
    last?: ReadonlySet<string>,
  ) => readonly Controller[];
  /** The same for a run that finds the targets which never end: each fails and blocks no other. Absent where the snapshot shows them. */
  readonly createProbes?: (isLeftOut?: (policy: PolicyRef) => boolean) => readonly Controller[];
  readonly createEvictions?: () => Evictions;
  /** Given by the system that plans disruption budgets, for the systems that ask them. */
  readonly budgetsOver?: BudgetsOver;
  /** The nodes of the replicas of applications, for whatever drains those nodes; absent: not known. */
  readonly spreads?: () => readonly ReplicaSpread[];
  /** The version that was assumed, and why, for the plan to say; null when no manifest of this system was there. */
  readonly assumedVersion: { readonly version: string; readonly why: string } | null;
  readonly problems: readonly Problem[];
}

/** A system that has nothing to plan, or that cannot: only its problems. */
export function emptyResolution(problems: readonly Problem[]): Resolution {
  return { policies: [], targets: [], createControllers: () => [], assumedVersion: null, problems };
}

/** Resources that a snapshot must hold where nodes are drained: pods, what holds them back, and what brings them back. */
export const RESOURCES_OF_DRAINS: readonly string[] = [
  'pods',
  'poddisruptionbudgets.policy',
  'deployments.apps',
  'statefulsets.apps',
  'daemonsets.apps',
  'replicasets.apps',
  'replicationcontrollers',
];

/** A rollout system. Adding one is a folder, its id and a line in `index.ts`. */
export interface System {
  readonly id: SystemId;
  /** The kinds that it plans, and those that it reads of the cluster. */
  readonly kinds: readonly KindSpec[];
  /** Resources that `kubectl get` must list for a snapshot of this system (docs/snapshots.md). */
  readonly resources: readonly string[];
  /** API groups that hold nothing but these kinds: another kind in them is an error, whatever it looks like; absent: none. */
  readonly ownGroups?: readonly string[];
  /** By API group, the kinds of its releases there that are not planned: with them the group is whole, and another kind is newer than known. */
  readonly otherKinds?: Readonly<Record<string, readonly string[]>>;
  /** API groups of its policies that may refer to an object of any kind; absent: none. */
  readonly referringGroups?: readonly string[];
  /** Kinds of files that it does not plan, and that say what becomes of those it does; absent: none. */
  readonly looksAt?: readonly KindSpec[];
  /** The manifests of one side that its objects, of the side or of the snapshot, copy from here to other clusters; absent: none. */
  copies?(manifests: readonly Manifest[], snapshot: Snapshot): readonly Manifest[];
  /** Finds the claimed objects with work in progress in the snapshot; absent: all, where there are nodes. */
  atWork?(snapshot: Snapshot): (manifest: Manifest) => boolean;
  /** Durations that live objects record; absent: none. */
  recordedTimes?(snapshot: Snapshot): readonly RecordedTime[];
  readonly traits: Traits;
  /** Settings of `systems.ID` in the configuration beside the version, with their defaults; absent: none. */
  readonly settings?: (values: {
    /** A duration in milliseconds, none at all included. */
    readonly wait: z.ZodType<number, string>;
    readonly namespaceName: z.ZodType<string, string>;
  }) => z.core.$ZodShape;
  resolve(input: ResolveInput): Resolution;
}

/** A group as rules have it. */
export type RolledGroup = ResolvedGroup & { readonly matched: number; readonly outBefore: number };

/** Facts of a system that rules of several systems need. */
export interface Traits {
  readonly rules: readonly string[];
  /** Targets of its rollouts. Nodes under updated pods stay in use, and other rollouts may run beside. */
  readonly takes: 'nodes' | 'pods' | 'clusters';
  /** The edit that keeps what is out at once to `most`: a clause without its stop. Absent where no field does. */
  readonly fewer?: (group: RolledGroup, most: number) => Fix;
  /** True where it deletes the nodes it takes, and others come in their place. */
  readonly deletesNodes?: true;
  readonly drainSpares?: readonly string[];
  /** The taint of its drains: pods that tolerate it are not evicted. Absent: it evicts them as well. */
  readonly leavesTolerant?: Taint;
  /** True where the state of batches is kept by the name of their group, so that another name loses it. */
  readonly keepsBatchesByName?: true;
  /** True where targets may still be down while the batch after theirs starts: they hold no place in it. */
  readonly batchesOverlap?: true;
  /** Targets that its controller looks through in a step of `Work`, in each batch of a group; absent where it looks at none again. */
  readonly lookedAtInAStep?: Partial<Record<Unit, number>>;
  /** Sentences of rules that are others in this system; absent where the general words of the rule hold. */
  readonly words: {
    /** The work on a target, where that is no update in place: `replaced`. */
    readonly done?: Text;
    /** The limit that holds where none is declared. */
    readonly undeclared?: Text;
    /** The edit that makes a rollout smaller that is too large by itself; a clause. */
    readonly smaller?: Text;
    /** The fix of a rollout that ends too late. */
    readonly late?: Fix;
    /** The fix of targets that are never touched, if the group has none. */
    readonly stuckOnBlocked?: Fix;
    /** The fix that separates the targets of one failure domain, by the key of its label. */
    readonly domain?: (key: string) => Fix;
    /** Why the targets of one domain may be taken together. */
    readonly order?: Text;
    /** The fix that lets one of two of its rollouts wait for the other. */
    readonly overlap?: Fix;
    /** The fix of a change that bypasses every batch. */
    readonly pastBatches?: Fix;
    /** It has no field for a pause between two batches: the end of a sentence, and what there is instead. */
    readonly noPause?: { readonly says: Text; readonly fix: Fix };
    /** Effect on its batch if another rollout deletes one of the batch's nodes. */
    readonly deletedAtWork?: Text;
  };
}
