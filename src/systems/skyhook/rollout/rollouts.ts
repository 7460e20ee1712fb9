import type { ChangeKind, SwitchedOff } from '../../system.js';
import type { Transition } from '../changes.js';
import type { Assigned, RolloutNode } from '../controller/assignment.js';
import type { DrainBlockers } from '../controller/drain-blockers.js';
import { CONTROLLER_ID, resetsOnCompletion, type RolloutInput } from '../controller/rollout.js';
import {
  type AnyObject,
  type MainObject,
  type PolicyObject,
  same,
  type SkyhookObjects,
  twinIn,
} from '../objects/objects.js';
import { completedOver, NOT_STARTED } from '../objects/progress.js';
import { heldBack, installing, isHeld, resumed, type SkyhookSpec } from '../objects/stored.js';
import { type Fleet, statesLeftBy } from './kept-state.js';

/** Rollouts of one object in the dry rollout. */
export interface Rollouts {
  /** As the cluster has it once the change is merged, beside all others. */
  readonly merged: RolloutInput;
  /** The rollout of its numbers if that one does not run by itself: the next one, or the one after a pause. */
  readonly next: RolloutInput | null;
  /** The rollout after one that is under way, if its limits are edited meanwhile; null if the numbers show them already. */
  readonly after: RolloutInput | null;
  /** The switch that holds what is due; null if there is none, or nothing is due. */
  readonly held: SwitchedOff | null;
}

/** An object with its policy, and what the change does to it. */
interface RolloutsInput {
  readonly object: MainObject;
  readonly spec: SkyhookSpec;
  readonly policy: PolicyObject | null;
  readonly policyIsRefused: boolean;
  readonly targets: readonly RolloutNode[];
  /** Null when the policy that it names does not exist. */
  readonly compartments: readonly Assigned[] | null;
  readonly transition: Transition;
  readonly blockers: DrainBlockers;
  /** The other side of the comparison; null when there is none. */
  readonly comparedWith: SkyhookObjects | null;
}

/** The rollouts of one object: what merging starts, the next rollout, and the one after it. */
export function rolloutsOf(input: RolloutsInput, fleet: Fleet): Rollouts {
  const { object, spec, policy, targets, compartments, transition } = input;
  const { progress, carried, startsNothing, effect } = transition;
  const rollout: RolloutInput = {
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
  if (startsNothing) {
    const merged = { ...rollout, progress: completedOver(targets, compartments ?? []) };
    return { merged, next: { ...rollout, spec: installing(spec) }, after: null, held: null };
  }
  const held = !transition.isHeld && isHeld(spec) ? heldBack(spec) : null;
  const isEdited = SHOWS_A_PART.has(effect.kind) && limitsDiffer(object, policy, input.comparedWith);
  // Whatever the batch states are meanwhile, the reset that ends the rollout under way clears them; else those of its end are kept.
  const fresh = (): RolloutInput => ({
    ...rollout,
    spec: installing(spec),
    progress: rollout.resetsOnCompletion ? NOT_STARTED : statesLeftBy(rollout, fleet),
    carried: null,
  });
  return {
    merged: rollout,
    next: held === null ? null : { ...rollout, spec: resumed(spec) },
    after: isEdited ? fresh() : null,
    held,
  };
}

/** Changes whose own rollout takes a part of the nodes, or none: it does not show what the limits do to all of them. */
const SHOWS_A_PART: ReadonlySet<ChangeKind> = new Set(['continues', 'new-nodes', 'package-removed']);

/** Fields of an object that limit its rollout; the others decide what is rolled, and where. */
const LIMITS: readonly string[] = ['deploymentPolicy', 'deploymentPolicyOptions', 'interruptionBudget'];

/**
 * True when the two sides limit the object differently: by its own text, or by that of its policy. What only the cluster has is
 * the same on both. A move to the other API group alone is no edit: there the object is compared with the one it comes from.
 */
function limitsDiffer(
  object: MainObject,
  policy: PolicyObject | null,
  otherSide: SkyhookObjects | null,
): boolean {
  if (otherSide === null) return false;
  const { mains, policies } = otherSide;
  const own = same(mains, object.manifest);
  const before = own ?? twinIn(mains, object.manifest);
  if (before && textOf(before, LIMITS) !== textOf(object, LIMITS)) return true;
  if (policy === null) return false;
  const others = [same(policies, policy.manifest), twinIn(policies, policy.manifest)].filter(
    (other) => other !== null,
  );
  if (others.length === 0) return !policy.live;
  // An object that moves may have been limited by either of two policies of one name.
  const compared = own ? others.slice(0, 1) : others;
  return compared.some((other) => textOf(other) !== textOf(policy));
}

function textOf({ stored }: AnyObject, fields?: readonly string[]): string {
  const entries = Object.entries(stored).filter(([name]) => fields?.includes(name) ?? true);
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The run whose numbers a group shows. */
export interface Numbers {
  readonly rollout: RolloutInput;
  readonly controller: string;
  readonly held: SwitchedOff | null;
}

export function numbersOf({ merged, next, held }: Rollouts): Numbers {
  return next
    ? { rollout: next, controller: nextRolloutId(next.name), held }
    : { rollout: merged, controller: CONTROLLER_ID, held };
}

/**
 * Each next rollout that is only assumed runs on an operator of its own: what merging starts must not wait for a rollout
 * that no one asked for, and the batches of one object must not hide behind those of another.
 */
export function nextRolloutId(object: string): string {
  return `${CONTROLLER_ID}, the next rollout of ${object}`;
}

/** The same for the rollout that follows one under way. */
export function rolloutAfterId(object: string): string {
  return `${CONTROLLER_ID}, the rollout of ${object} after this one`;
}

/** The name under which a group of that rollout is listed. */
export function nextRolloutName(group: string): string {
  return `${group}, next rollout`;
}
