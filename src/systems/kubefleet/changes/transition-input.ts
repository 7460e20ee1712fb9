import type { ContentChange } from './content-change.js';
import type { Fleet } from '../objects/fleet.js';
import type { FleetObject } from '../objects/objects.js';
import type { PlacementSpec } from '../objects/placement.js';
import type { LiveBinding } from '../objects/read-binding.js';

export interface TransitionInput {
  readonly object: FleetObject;
  readonly spec: PlacementSpec;
  /** The object before the change, live in the cluster or else in the base; null when it is new. */
  readonly before: FleetObject | null;
  /** False when there is no base at all to compare with. */
  readonly hasBase: boolean;
  /** Null when the snapshot says nothing of what is placed. */
  readonly live: readonly LiveBinding[] | null;
  readonly fleet: Fleet;
  /** What the change does to the objects that it copies; null where it leaves them as they are. */
  readonly content: ContentChange | null;
}
