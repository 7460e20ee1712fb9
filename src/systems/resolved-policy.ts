import type { ByDefinition } from '../admission/decide.js';
import { pathText } from '../manifest/fields.js';
import type { FieldPath, Json, Manifest, Place } from '../manifest/manifest.js';
import type { UnknownField, Violation } from '../admission/violation.js';
import { code, type Text, foreign, text } from '../text/text.js';
import type { ChangeEffect, NodeAction } from './change-effect.js';
import type { HeldBack, Leaving } from './group-facts.js';
import type {
  DrainLimit,
  EvictionLimit,
  EvictsUnready,
  ForcedDrain,
  KeptBack,
  NodeHold,
  RecordedState,
  ReleasedPods,
  SelectorUse,
  SpeaksFor,
} from './policy-facts.js';
import type { SystemResult } from './result.js';
import type { PolicyRef } from './policy-ref.js';
import type { ResolvedGroup } from './resolved-group.js';
import { type Fix, fix } from '../text/fix.js';

/** A policy of one side, as its system plans it. */
export interface ResolvedPolicy {
  readonly ref: PolicyRef;
  /**
   * What its findings go by where another object may do the same on the other side: the run of a strategy over a placement, whichever
   * object it is. Absent: its reference.
   */
  readonly identity?: string | undefined;
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
  /** Targets that it is for and that none of its groups selects; absent: none. */
  readonly leftOut?: readonly string[] | undefined;
  readonly change: ChangeEffect | null;
  /** What the controller's own admission says; empty = accepted. */
  readonly rejections: readonly {
    readonly message: Text;
    readonly by: string;
    readonly place: Place;
    /** What becomes of an object that is stored all the same; absent: it is refused. */
    readonly consequence?: Text;
    /** True where a required field is not written. */
    readonly isAbsent?: boolean;
    /** One change that mends it; absent: correct the field. */
    readonly fix?: Fix;
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
    /** Set if the change deletes it. Absent: it is nowhere. */
    readonly fate?: 'deleted';
    /** True where the cluster refuses that, so that it is there all the same. */
    readonly stays?: boolean;
    /** Set where it may be there all the same, or the object works without it as far as the system itself goes. */
    readonly grade?: 'warning' | 'info';
    readonly consequence: Text;
    /** One change that mends it; absent: adding the object, or naming another. */
    readonly fix?: Fix;
    readonly place: Place;
  }[];
  /** What deleting the object does at once; absent where it does nothing to targets. */
  readonly onDelete?: {
    readonly says: Text;
    readonly fix?: Fix;
    /** Those that it takes something from, all in one pass. */
    readonly targets: readonly string[];
  };
  /** Absent where the change takes no target away but by its rollout. */
  readonly leaves?: Leaving;
  /** True where the change does something that no batch, number or target shows; its words are in `change` or in the notes. */
  readonly unmeasured?: boolean | undefined;
  /** Sentences a reader of the plan must see, in order of weight. */
  readonly notes: readonly Text[];
  /** Limits that it breaks, which only its system knows. */
  readonly results: readonly SystemResult[];
  /** The cluster's own definition of its kind was there to evaluate it by. */
  readonly byDefinition?: ByDefinition;
  /** It limits how pods may be evicted from nodes. */
  readonly drainLimit?: DrainLimit | undefined;
  /** The change edits what it does with pods that are not ready. */
  readonly evictsUnready?: EvictsUnready;
  /** It limits how many pods may be evicted from nodes, or placements from clusters, and that is known. */
  readonly evictionLimit?: EvictionLimit | undefined;
  /** It drains nodes without asking disruption budgets, or not for as long as they refuse. */
  readonly forcedDrain?: ForcedDrain | undefined;
  /** Some of its targets stay on the version before until a person lets them go. */
  readonly keptBack?: KeptBack | undefined;
  /** Its work interrupts the nodes it is done on. */
  readonly nodeAction?: NodeAction;
  /** Its work cordons nodes, or ends with their uncordon. */
  readonly nodeHold?: NodeHold;
  /** A person holds all of its rollouts, whether or not one is due. */
  readonly onHold?: HeldBack | undefined;
  /** Where its targets stand. */
  readonly recordedStates?: readonly RecordedState[];
  /** It holds pods together that nothing does on the other side of the comparison. */
  readonly releasedPods?: ReleasedPods | undefined;
  /** Selectors that decide which targets it, or one of its groups, takes. */
  readonly selectors?: readonly SelectorUse[];
  readonly speaksFor?: SpeaksFor;
}

/** The API server's decision on an object, as far as a policy has it. */
interface Told {
  readonly unknownFields: readonly UnknownField[];
  /** Null where the snapshot has no definition of the kind. */
  readonly byDefinition?: ByDefinition | null;
}

/** A policy as its text alone tells it, before its system says what it rolls. `told` is null where nobody judged the text. */
export function textPolicy(ref: PolicyRef, manifest: Manifest, told: Told | null): ResolvedPolicy {
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
    unknownFields: (told?.unknownFields ?? []).map(({ path, ...field }) => ({
      ...field,
      path: pathText(path),
      place: manifest.placeOf(path),
    })),
    missingReferences: [],
    results: [],
    ...(told?.byDefinition ? { byDefinition: told.byDefinition } : {}),
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

/** The fix where only the edit of a field is refused. */
export const TAKE_BACK = fix`Take the edit back: another value takes an object with a new name.`;

/** What the definition of its kind refuses of an object. */
export function refusedByCrd(
  manifest: Manifest,
  violations: readonly Violation[],
): ResolvedPolicy['rejections'] {
  const byCrd = ({ message, path, missing, isEdit }: Violation) => ({
    message: text`${code(pathText(path))} ${foreign(message)}`,
    by: 'CRD',
    path,
    isAbsent: missing !== undefined,
    ...(isEdit ? { fix: TAKE_BACK } : {}),
  });
  return rejectedAt(manifest, violations.map(byCrd));
}
