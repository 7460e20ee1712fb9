import type { ByDefinition, Decision } from '../admission/decide.js';
import type { Violation } from '../admission/violation.js';
import { pathText } from '../manifest/fields.js';
import type { FieldPath, Json, Manifest, Place } from '../manifest/manifest.js';
import type { Instant } from '../rollout/controller.js';
import { type Fix, fix } from '../text/fix.js';
import { code, foreign, type Text, text } from '../text/text.js';
import type { ChangeEffect, Leaving, NodeAction } from './change-effect.js';
import type { HeldBack, ResolvedGroup, WithFix } from './group.js';
import type { PolicyRef } from './ref.js';
import type { SystemResult } from './result.js';

/** A policy of one side, as its system plans it. */
export interface ResolvedPolicy {
  readonly ref: PolicyRef;
  /** Set where another object may do the same on the other side: the run of a strategy over a placement. Findings go by it. */
  readonly identity?: string | undefined;
  readonly apiVersion: string;
  readonly place: Place;
  /** True when the object comes from the snapshot, not from the files of this side. */
  readonly live: boolean;
  /** True when the change deletes it, and the plan is about what that does. */
  readonly isDeleted?: boolean;
  /** The written fields that a rollout depends on; equal: nothing was changed. */
  readonly written: Json;
  /** Other policies whose text shapes this one's rollout. */
  readonly uses: readonly PolicyRef[];
  readonly groups: readonly ResolvedGroup[];
  /** Targets that it is for and that none of its groups selects; absent: none. */
  readonly leftOut?: readonly string[] | undefined;
  readonly change: ChangeEffect | null;
  /** Errors of the controller's own admission; empty: accepted. */
  readonly rejections: readonly {
    readonly message: Text;
    readonly by: string;
    readonly place: Place;
    /** State of an object that is stored all the same; absent: it is refused. */
    readonly consequence?: Text;
    readonly isAbsent?: boolean;
    readonly fix?: Fix;
  }[];
  /** Fields the controller drops in silence. */
  readonly unknownFields: readonly {
    readonly path: string;
    readonly place: Place;
    readonly suggestion: FieldPath | null;
    /** The value that is there, where the field is known and only another value has an effect. */
    readonly idleValue?: string;
  }[];
  readonly missingReferences: readonly {
    readonly what: string;
    /** Set if the change deletes it. Absent: it is nowhere. */
    readonly fate?: 'deleted';
    /** True where the cluster refuses that, so that it is there all the same. */
    readonly stays?: boolean;
    readonly consequence: Text;
    /** Absent: adding the object, or naming another. */
    readonly fix?: Fix;
    readonly place: Place;
  }[];
  /** Immediate effect of deleting the object; absent: none on targets. */
  readonly onDelete?: {
    readonly says: Text;
    readonly fix?: Fix;
    /** Targets that lose something, all in one pass. */
    readonly targets: readonly string[];
  };
  readonly leaves?: Leaving | undefined;
  /** True where the change does something that no number shows; `change` or the notes describe it. */
  readonly unmeasured?: boolean | undefined;
  /** Sentences a reader of the plan must see, in order of weight. */
  readonly notes: readonly Text[];
  /** Limits that it breaks, which only its system knows. */
  readonly results: readonly SystemResult[];
  /** The cluster's own definition of its kind was there to evaluate it by. */
  readonly byDefinition?: ByDefinition;
  readonly selectors?: readonly SelectorUse[];
  /** The hold on all of its rollouts, due or not. */
  readonly onHold?: HeldBack | undefined;
  readonly recordedStates?: readonly RecordedState[];
  readonly nodeAction?: NodeAction;
  readonly nodeHold?: NodeHold;
  readonly forcedDrain?: ForcedDrain | undefined;
  readonly drainLimit?: DrainLimit | undefined;
  readonly evictionLimit?: EvictionLimit | undefined;
  readonly releasedPods?: ReleasedPods | undefined;
  /** Set if several objects share its groups, which a report shows under this one. */
  readonly speaksFor?: {
    /** Itself among them. */
    readonly objects: number;
    /** Number of these that the change adds, edits and deletes; null for an object that represents itself alone. */
    readonly changed: { readonly added: number; readonly edited: number; readonly deleted: number } | null;
  };
}

/** A selector that decides which targets a policy, or one group of it, takes. */
export interface SelectorUse {
  /** Its name in a sentence: `nodeSelectors`. */
  readonly what: Text;
  /** As Kubernetes prints it; '' for the one that matches everything. */
  readonly text: string;
  readonly isWritten: boolean;
  readonly group: string | null;
  readonly matched: number;
  /** Targets that it was asked about. */
  readonly outOf: number;
  /** False when no label decides: it is empty, or has only conditions that nearly every node fulfils. */
  readonly isSelective: boolean;
  readonly place: Place;
}

/** The state of a target, as the cluster's own objects record it. */
export interface RecordedState {
  /** Name under which the states of several objects are reported, such as `maintenance "fw"`; null: their policy. */
  readonly of: string | null;
  readonly target: string;
  /** In the words of its system, such as `ObjectsDrained`. */
  readonly state: string;
  /** When it came to it; null where nothing records that. */
  readonly since: Instant | null;
  /** By when it is to have left it; null if nothing is configured. */
  readonly until: Instant | null;
  /** Why it does not leave it by itself: a clause to follow a comma; null where it does. */
  readonly held: Text | null;
}

/** Drains after which pods are gone whatever a disruption budget, or the pod itself, asks for. */
interface ForcedDrain extends WithFix {
  /** Time that pods have to end by themselves; 0: none at all. */
  readonly afterMs: number;
}

/** Evictions that a disruption budget allows, and pods that it never lets go. */
export interface DrainLimit {
  readonly expectedPods: number;
  readonly desiredHealthy: number;
  readonly currentHealthy: number;
  readonly disruptionsAllowed: number;
  /** Pods it covers, and the nodes of the snapshot they are on. */
  readonly pods: number;
  readonly nodes: number;
  /** Pods of it that another budget covers too. */
  readonly shared: number;
  readonly held: readonly HeldEviction[];
}

/** Pods whose eviction is refused. */
export interface HeldEviction extends WithFix {
  readonly cause: 'budget' | 'unhealthy-pods' | 'several-budgets' | 'sync-failed';
  readonly pods: number;
  /** Nodes of the snapshot they are on; none where it holds no pods. */
  readonly nodes: readonly string[];
  /** False where it passes by itself: other pods only have to get ready. */
  readonly forGood: boolean;
  /** Names of the pods, if one of several budgets reports them: another one may after a change. */
  readonly parts?: ReadonlySet<string>;
}

/** Number of pods or clusters that a disruption budget lets go at once while all the others are healthy. */
export interface EvictionLimit {
  readonly most: number;
  readonly of: number;
  readonly unit: 'pod' | 'cluster';
  /** The field that says how many, and its value as written; null where the number it is of is only assumed. */
  readonly field: 'maxUnavailable' | 'minAvailable';
  readonly written: string | number | null;
  readonly place: Place;
  /** Before a change: names of other budgets that hold its pods after it, where it holds them no more itself; absent: none. */
  readonly heldNextBy?: readonly string[];
}

/** Pods that a budget holds together, and that no budget does on the other side of the comparison. */
export interface ReleasedPods {
  /** Null where it is not known how many there are. */
  readonly pods: number | null;
  /** True where it may hold them still, and only lets more of them go than before. */
  readonly isPossible?: boolean;
  /** Nodes of the snapshot they are on; 0 where it holds no pods. */
  readonly nodes: number;
  /** True where the other side does not have the budget at all. */
  readonly isGone: boolean;
  readonly says: Text;
}

/** Effect of work on a node on its cordon, and the cordon that the work needs. */
export interface NodeHold {
  /** Release of the node in the end: removes its own cordon, or any cordon. Null: it is not released. */
  readonly releases: 'own-cordon' | 'any-cordon' | null;
  /** Assumption meanwhile: the node stays cordoned, or an uncordon is the end of the work. */
  readonly needs: 'cordon' | 'maintenance';
  /** Two that say the same here never take a cordon off each other: their controller keeps them apart on a node. */
  readonly keptApart?: string;
  /** True if the node is cordoned already, so that no later rollout takes the cordon for its own. */
  readonly isCordoned?: boolean;
}

/** A policy as its text alone shows it, before its system says what it rolls. `decided` is null where nothing evaluated the text. */
export function textPolicy(
  ref: PolicyRef,
  manifest: Manifest,
  decided: (Pick<Decision, 'unknownFields'> & Partial<Pick<Decision, 'byDefinition'>>) | null,
): ResolvedPolicy {
  return {
    ref,
    apiVersion: manifest.apiVersion,
    place: manifest.place,
    live: false,
    written: { spec: manifest.object['spec'] ?? null },
    uses: [],
    groups: [],
    change: null,
    rejections: [],
    unknownFields: (decided?.unknownFields ?? []).map(({ path, ...field }) => ({
      ...field,
      path: pathText(path),
      place: manifest.placeOf(path),
    })),
    missingReferences: [],
    results: [],
    ...(decided?.byDefinition ? { byDefinition: decided.byDefinition } : {}),
    notes: [],
  };
}

/** Something that keeps an object out of the cluster, or its controller from it, at one of its fields. */
export interface Refusal extends Omit<ResolvedPolicy['rejections'][number], 'place'> {
  readonly path: FieldPath;
}

/** Refusals where they are written. */
export function rejectedAt(manifest: Manifest, refusals: readonly Refusal[]): ResolvedPolicy['rejections'] {
  return refusals.map(({ path, ...refusal }) => ({ ...refusal, place: manifest.placeOf(path) }));
}

/** A drain that asks no disruption budget, by `disableEviction` in a field of the spec. */
export function withoutEviction(manifest: Manifest, drain: 'drain' | 'drainConfig'): ForcedDrain {
  return {
    afterMs: 0,
    says: text`${code(`${drain}.disableEviction`)} is true: the pods of a node are deleted, not evicted, which bypasses every PodDisruptionBudget.`,
    fix: fix`Leave ${code('disableEviction')} out, and set ${code(`${drain}.timeout`)} for a drain that does not end.`,
    place: manifest.placeOf(['spec', drain, 'disableEviction']),
  };
}

/** The fix where only the edit of a field is refused. */
export const TAKE_BACK = fix`Revert the edit: another value requires an object with a new name.`;

/** Errors of an object by the definition of its kind, or by code of the API server in its place. */
export function refusedByCrd(
  manifest: Manifest,
  violations: readonly (Violation & Pick<Refusal, 'fix'>)[],
  by = 'CRD',
): ResolvedPolicy['rejections'] {
  const refused = ({ rule, message, path, missing, isEdit, fix }: (typeof violations)[number]): Refusal => ({
    message: rule === 'version' ? foreign(message) : text`${code(pathText(path))} ${foreign(message)}`,
    by,
    path,
    isAbsent: missing !== undefined,
    ...(fix ? { fix } : isEdit ? { fix: TAKE_BACK } : {}),
  });
  return rejectedAt(manifest, violations.map(refused));
}
