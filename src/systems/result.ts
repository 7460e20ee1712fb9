import type { Json, Place } from '../manifest/manifest.js';
import type { Severity } from '../manifest/problem.js';
import type { Said, Text } from '../text/text.js';
import type { Fix } from '../text/fix.js';

/** Rules for which systems state results: only the system knows the cause. Each id is one of the catalogue. */
export const STATED_RULES = [
  'abandoned-midway',
  'config-not-rolled',
  'consolidation-widened',
  'deprecated-api',
  'held-rollout-starts',
  'limit-ignored',
  'membership-may-change',
  'no-bake-time',
  'no-progress',
  'ramp-not-reset',
  'reference-missing',
  'safeguard-removed',
  'shared-cordon',
  'stage-coverage',
  'ungoverned-disruption',
  'version-not-pinned',
  'window-not-as-written',
] as const;

/** A limit that a policy breaks whatever the dry rollout shows, as its system states it. */
export interface SystemResult {
  readonly rule: (typeof STATED_RULES)[number];
  /** The field or cause, which tells it apart from others of the same policy and rule. */
  readonly subject: string;
  /** Absent: the policy as a whole. */
  readonly group?: string;
  /** What happens to the targets, in a sentence. */
  readonly says: Said;
  /** The cause, in a sentence of its own; absent: `says` has it. */
  readonly why?: Text;
  readonly fix: string | Fix;
  readonly place: Place;
  /** Absent: the subject as `cause`. */
  readonly evidence?: { readonly [key: string]: Json };
  /** What a larger number than the base's makes worse; absent: there or not. */
  readonly magnitude?: number;
  /** Absent: the severity of the rule. */
  readonly severity?: Severity;
  /** True if it is about how a rollout goes: worse in a rollout that the change starts than in a hypothetical one. */
  readonly ofRollout?: boolean;
  /** True if it holds where the change removes the policy: stated of the base, and a result of the head. */
  readonly whenRemoved?: boolean;
  /** True where the policy only represents others of its group: which one does may change, and tells nothing apart. */
  readonly isStandIn?: boolean;
  /** True if it is why the rollout never ends, so that no-progress does not repeat it. */
  readonly isWhyStuck?: boolean;
}
