import { batchesOf, groupKey } from '../../../rollout/batches.js';
import { Simulation } from '../../../rollout/engine.js';
import { healthy } from '../../../rollout/scenarios.js';
import { World } from '../../../rollout/world.js';
import type { ChangeKind, ResolvedGroup, SwitchedOff, Unevaluated } from '../../system.js';
import type { Transition } from '../changes.js';
import { CONTROLLER_ID, Operator } from '../controller/operator.js';
import { type RolloutInput, runGroup } from '../controller/state.js';
import { type AnyObject, same, twinIn } from '../objects/objects.js';
import { completedOver, NOT_STARTED, type Progress, withStatesOf } from '../objects/progress.js';
import { heldBack, installing, isHeld, resumed } from '../objects/stored.js';
import type { Subject } from './subject.js';
import type { Switches } from '../versions.js';

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

/** The rollouts of one object: what merging starts, the next rollout, and the one after it. */
export function rolloutsOf(
  subject: Subject,
  { progress, startsNothing, effect, isHeld: isHeldHere }: Transition,
): Rollouts {
  const { switches } = subject;
  const rollout = { ...subject.rollout, progress };
  const { spec, targets, compartments } = rollout;
  if (startsNothing) {
    const complete = completedOver(targets, spec.packages, compartments ?? []);
    const next = { ...rollout, spec: installing(spec) };
    return { merged: { ...rollout, progress: complete }, next, after: null, held: null };
  }
  const held = !isHeldHere && isHeld(spec) ? heldBack(spec) : null;
  // Whatever the batch states are meanwhile, the reset that ends the rollout under way clears them; else those of its end are kept.
  const after = (): RolloutInput => ({
    ...rollout,
    spec: installing(spec),
    progress: rollout.resetsOnCompletion ? NOT_STARTED : statesLeftBy(rollout, switches),
  });
  return {
    merged: rollout,
    next: held === null ? null : { ...rollout, spec: resumed(spec) },
    after: SHOWS_A_PART.has(effect.kind) && limitsDiffer(subject) ? after() : null,
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
function limitsDiffer({ object, policy, sides: { comparedInForce } }: Subject): boolean {
  if (comparedInForce === null) return false;
  const { mains, policies } = comparedInForce;
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

/** Sizes of batches, by compartment. */
type Sizes = (compartment: string) => readonly number[];

const TICK_MS = 1;

/** The rollout alone, where all goes well. */
function runAlone(input: RolloutInput, switches: Switches): { operator: Operator; sizes: Sizes } {
  const operator = Operator.of([input], switches);
  const targets = input.targets.map(({ name }) => ({
    name,
    unit: 'node' as const,
    labels: {},
    outBefore: false,
  }));
  const scenario = healthy(() => TICK_MS);
  const run = new Simulation(World.of(targets), [operator], scenario, 0).run(Number.MAX_SAFE_INTEGER);
  const batches = batchesOf(run);
  return {
    operator,
    sizes: (compartment) => {
      const started = batches.get(groupKey(CONTROLLER_ID, runGroup(input.name, compartment)));
      return (started?.batches ?? []).map((batch) => batch.targets.length);
    },
  };
}

/** The batch states that a rollout leaves behind which goes on alone, and well, from where it is. */
function statesLeftBy(rollout: RolloutInput, switches: Switches): Progress {
  const { operator } = runAlone({ ...rollout, spec: resumed(rollout.spec) }, switches);
  return withStatesOf(operator.progressOf(rollout.name));
}

/**
 * If batch state is kept: the batches of the rollout that starts from it, beside those of a fresh start. That is this one if it is the
 * next rollout of an object whose state is known, else the one after it, from the state that this one leaves behind.
 */
export function carriedOver(
  rollout: RolloutInput,
  compartment: string,
  switches: Switches,
  isNext = false,
): ResolvedGroup['carriedOver'] {
  if (rollout.resetsOnCompletion || rollout.compartments === null) return null;
  const sizesFrom = (progress: Progress): readonly number[] =>
    runAlone({ ...rollout, spec: installing(rollout.spec), progress }, switches).sizes(compartment);
  const freshBatches = sizesFrom(NOT_STARTED);
  if (freshBatches.length === 0) return null;
  const { nodeStatus, nodeState, compartments } = rollout.progress;
  const last = compartments.get(compartment)?.batchState?.lastBatchSize ?? 0;
  if (isNext && nodeStatus.size === 0 && nodeState.size === 0 && last > 0)
    return { of: 'shown', nextBatches: sizesFrom(rollout.progress), freshBatches };
  const nextBatches = sizesFrom(statesLeftBy(rollout, switches));
  return { of: isNext ? 'after' : 'next', nextBatches, freshBatches };
}

/**
 * Up to 0.19 a compartment whose state counts more complete or failed nodes than there are is not evaluated, and its state not
 * corrected, until there are as many again: failures count for nothing till then. It comes of state that is kept, of nodes that left,
 * and of a failed node that recovered. Source: NVIDIA/nodewright issue 588, fixed by 589; compartment.go EvaluateCurrentBatch.
 */
export function unevaluated(
  rollout: RolloutInput,
  compartment: string,
  switches: Switches,
): Unevaluated | null {
  const state = rollout.progress.compartments.get(compartment)?.batchState;
  if (!state || state.completedNodes + state.failedNodes === 0 || switches.recovery !== 'freezes')
    return null;
  const [one] = Operator.of([{ ...rollout, spec: resumed(rollout.spec) }], switches).state.rollouts;
  const tally = one?.compartments.find(({ name }) => name === compartment)?.tally;
  if (!tally) return null;
  const { total, complete, erroring } = tally;
  const done = complete < state.completedNodes ? state.completedNodes : 0;
  const failed = erroring < state.failedNodes ? state.failedNodes : 0;
  // If nothing is due, nothing is rolled that could fail.
  return done + failed === 0 || complete === total ? null : { done, failed };
}
