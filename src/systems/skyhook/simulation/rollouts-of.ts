import type { Assigned, RolloutNode } from '../controller/assignment.js';
import { statesLeftBy } from './carried-over.js';
import { limitsDiffer } from '../change/edited-limits.js';
import { completedOver, heldBack, installing, isHeld, nextRolloutId, resumed } from './next-rollout.js';
import type { DrainBlockers } from '../controller/drain-blockers.js';
import type { SkyhookObject, SkyhookObjects } from '../objects/objects.js';
import { CONTROLLER_ID, resetsOnCompletion, type RolloutInput } from '../controller/rollout.js';
import { NOT_STARTED, type Progress } from '../objects/progress.js';
import type { PolicySpec, SkyhookSpec } from '../objects/stored.js';
import type { Transition } from '../change/starting-point.js';
import type { SkyhookVersion } from '../versions.js';
import type { ChangeKind, SwitchedOff } from '../../system.js';

/** How one object takes part in the dry rollout. */
export interface Rollouts {
  /** As the cluster has it once the change is merged, beside all others. */
  readonly merged: RolloutInput;
  /** The rollout that its numbers are of where that one does not run by itself: the next one, or the one after a pause. */
  readonly next: RolloutInput | null;
  /** The rollout after one that is under way, where its limits are edited meanwhile; null where the numbers show them already. */
  readonly after: RolloutInput | null;
  /** How a person holds what is due; null where nobody does, or nothing is. */
  readonly held: SwitchedOff | null;
}

/** One object with its policy, and what the change does to it. */
interface RolloutsInput {
  readonly object: SkyhookObject<SkyhookSpec>;
  readonly spec: SkyhookSpec;
  readonly policy: SkyhookObject<PolicySpec> | null;
  readonly policyIsRefused: boolean;
  readonly fleet: readonly RolloutNode[];
  readonly version: SkyhookVersion;
  readonly targets: readonly RolloutNode[];
  /** Null when the policy it names does not exist. */
  readonly compartments: readonly Assigned[] | null;
  readonly transition: Transition;
  /** Pods that its interrupts wait for. */
  readonly blockers: DrainBlockers;
  /** The other side of the comparison; null when there is none. */
  readonly comparedWith: SkyhookObjects | null;
}

/** What the dry rollout drives for one object: what merging starts, the next rollout, and the one after it. */
export function rolloutsOf(input: RolloutsInput): Rollouts {
  const { object, spec, policy, targets, compartments } = input;
  const { progress, carried, startsNothing, effect } = input.transition;
  const rollout = {
    name: object.manifest.name,
    spec,
    policyIsRefused: input.policyIsRefused,
    targets: targets.map((node) => node.name),
    compartments,
    resetsOnCompletion: resetsOnCompletion(spec, policy?.spec?.resetBatchStateOnCompletion ?? null),
    progress,
    carried,
    blockers: input.blockers,
  };
  const settled = { ...rollout, progress: completedOver(targets, compartments ?? []) };
  const isHidden = !startsNothing && SHOWS_A_PART.has(effect.kind);
  const isEdited = isHidden && limitsDiffer(object, policy, input.comparedWith);
  const anew = (): RolloutInput => ({
    ...rollout,
    spec: installing(resumed(spec)),
    progress: startAfter(rollout, input),
    carried: null,
  });
  const held = !startsNothing && !input.transition.isHeld && isHeld(spec) ? heldBack(spec) : null;
  return {
    merged: startsNothing ? settled : rollout,
    next:
      startsNothing || held !== null
        ? { ...rollout, spec: startsNothing ? installing(resumed(spec)) : resumed(spec) }
        : null,
    after: isEdited ? anew() : null,
    held,
  };
}

/**
 * Whatever the batch states are meanwhile, the reset that ends the rollout under way clears them. Without one, those of its end
 * are kept.
 */
function startAfter(rollout: RolloutInput, { fleet, version }: RolloutsInput): Progress {
  return rollout.resetsOnCompletion ? NOT_STARTED : statesLeftBy(rollout, fleet, version);
}

/** Which run the numbers of a group are of. */
export interface Numbers {
  readonly rollout: RolloutInput;
  readonly controller: string;
  readonly held: SwitchedOff | null;
}

/** The rollout whose numbers a plan shows, and its controller. */
export function numbersOf({ merged, next, held }: Rollouts): Numbers {
  return next
    ? { rollout: next, controller: nextRolloutId(next.name), held }
    : { rollout: merged, controller: CONTROLLER_ID, held };
}

/** Changes whose own rollout takes a part of the nodes, or none: it does not show what the limits do to all of them. */
const SHOWS_A_PART: ReadonlySet<ChangeKind> = new Set(['continues', 'new-nodes', 'package-removed']);
