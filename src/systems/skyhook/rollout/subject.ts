import type { RolloutInput } from '../controller/state.js';
import type { MainObject, PolicyObject, Sides } from '../objects/objects.js';
import type { Switches } from '../versions.js';

/** A Skyhook or NodeWright of one side, with its policy, its nodes, and what it is elsewhere. */
export interface Subject {
  readonly object: MainObject;
  /** As it would run on nodes that have nothing of it. */
  readonly rollout: RolloutInput;
  /** The policy in force; null if it names none, or one that does not exist. */
  readonly policy: PolicyObject | null;
  /** The object before the change, in the base; null when it is new there. */
  readonly before: MainObject | null;
  /** The live object, whose status says how far it is; null when the snapshot has none. */
  readonly live: MainObject | null;
  /** The object on the side that this one is compared with; null when it is not there. */
  readonly compared: MainObject | null;
  /** `before` and `live` are of the other API group: the operator copies what each node carries. */
  readonly isMigration: boolean;
  readonly hasBase: boolean;
  readonly sides: Sides;
  readonly switches: Switches;
}
