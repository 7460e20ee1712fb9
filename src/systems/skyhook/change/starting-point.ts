import type { ChangeEffect } from '../../system.js';
import type { Assigned, RolloutNode } from '../controller/assignment.js';
import type { SkyhookObject } from '../objects/objects.js';
import type { Packages } from '../objects/packages.js';
import type { Progress } from '../objects/progress.js';
import type { SkyhookSpec } from '../objects/stored.js';
import type { Switches } from '../versions.js';

/**
 * How the change ends a pause or a disable, as this side sees it: the head resumes the object, and the base waits for that.
 * Null where it does not, or where both sides hold the object.
 */
export type Resumption = 'resumes' | 'awaits-resume' | null;

/** What merging does to the nodes of one object, and where the dry rollout starts from. */
export interface Transition {
  readonly progress: Progress;
  /** The packages that the progress was made with; null = the object's own. */
  readonly carried: Packages | null;
  /** True when nothing runs: the plan is that of the object's next rollout, and the cluster has it complete until then. */
  readonly startsNothing: boolean;
  /** True on a base whose pause the change ends: nothing starts there, and it is not planned as if it were resumed. */
  readonly isHeld?: boolean;
  readonly effect: ChangeEffect;
  /** True on a head that ends the pause of a rollout that is due. */
  readonly resumes?: true;
  /** True where no status says what is due under the pause that ends. */
  readonly isUnsure?: boolean;
}

export interface TransitionInput {
  readonly object: SkyhookObject<SkyhookSpec>;
  readonly spec: SkyhookSpec;
  /** The object before the change, in the base, also under its name in the other API group; null when it is new there. */
  readonly before: SkyhookObject<SkyhookSpec> | null;
  /** The live object, whose status says how far it is; null when the snapshot has none. */
  readonly live: SkyhookObject<SkyhookSpec> | null;
  /** True when what was there before belongs to the other API group: the operator copies what each node carries. */
  readonly isMigration: boolean;
  /** False when there is no base at all to compare with. */
  readonly hasBase: boolean;
  readonly targets: readonly RolloutNode[];
  /** Who gets which of them; null when the policy does not exist. */
  readonly compartments: readonly Assigned[] | null;
  /** What clears a stop: see `resetsOnCompletion`. */
  readonly resetsOnCompletion: boolean;
  readonly resumption: Resumption;
  readonly switches: Switches;
}
