import { present } from '../../../manifest/lookup.js';
import { canonicalJson } from '../../../manifest/canonical.js';
import { selectedBy } from '../../../manifest/selector.js';
import type { ChangeEffect, ChangeKind, NodeAction, ResolvedGroup, ResolveInput } from '../../system.js';
import { CONTROLLER_ID, Operator } from '../controller/operator.js';
import { drainBlockers } from '../controller/drain-blockers.js';
import { type RolloutInput, rolloutInput, runGroup } from '../controller/state.js';
import { type MainObject, refOf, same, twinIn } from '../objects/objects.js';
import { policyFor, type Sides } from '../objects/reading.js';
import { completedOver, NOT_STARTED, type Progress, withStatesOf } from '../objects/progress.js';
import { heldBy, installing, resumed, type SkyhookSpec } from '../objects/stored.js';
import type { Switches } from '../versions.js';

/** One side, as the operator of a version reads it. */
export interface Context {
  readonly input: ResolveInput;
  readonly switches: Switches;
  readonly sides: Sides;
}

/** A Skyhook or NodeWright of one side, with its policy, its nodes, and what it is elsewhere. */
export type Subject = Readonly<ReturnType<typeof subjectOf>>;

export function subjectOf(object: MainObject, spec: SkyhookSpec, { input, sides, switches }: Context) {
  const { nodes, objects } = input.snapshot;
  // Null if it names none, or one that does not exist.
  const policy = spec.deploymentPolicy === '' ? null : policyFor(object, sides, switches);
  const targets = selectedBy(nodes, spec.nodeSelectors);
  const rollout = rolloutInput(object.manifest.name, spec, policy?.spec ?? null, targets);
  const [before, live] = [same(sides.before, object), same(sides.inCluster, object)];
  // `before` and `live` are of the other API group: the operator copies what each node carries.
  const isMigration = before === null && live === null;
  return {
    ...{ object, policy, isMigration, sides, nodes, switches },
    /** As it would run on nodes that have nothing of it. */
    rollout: { ...rollout, blockers: drainBlockers(spec, objects) },
    before: isMigration ? twinIn(sides.before, object) : before,
    /** Its status says how far the object is. */
    live: isMigration ? twinIn(sides.inCluster, object) : live,
    compared: sides.compared && same(sides.compared, object),
    hasBase: input.objects.texts.base !== null,
  };
}

/** Effect of merging on the nodes of one object, and the start of the dry rollout. */
export interface Transition {
  readonly progress: Progress;
  /** Nothing runs: the plan is that of the object's next rollout, and the cluster has it complete until then. */
  readonly startsNothing: boolean;
  readonly effect: ChangeEffect;
  /** The interrupt of each node; null if nothing that runs has one. */
  readonly action: NodeAction | null;
  /** Set on a base whose pause the change ends: nothing starts there, and it is not planned as if it were resumed. */
  readonly isHeld?: boolean;
  /** Set on a head that ends the pause of a rollout that is due. */
  readonly resumes?: true;
  /** Set if no status says what is due under the pause that ends. */
  readonly isUnsure?: boolean;
}

export type Rollouts = Readonly<ReturnType<typeof rolloutsOf>>;

/** The rollouts of one object: what merging starts, the next rollout, and the one after it. */
export function rolloutsOf(subject: Subject, { progress, startsNothing, effect, isHeld }: Transition) {
  const rollout: RolloutInput = { ...subject.rollout, progress };
  const { spec, targets, compartments, resetsOnCompletion } = rollout;
  const next: RolloutInput = { ...rollout, spec: installing(spec) };
  const held = startsNothing || isHeld ? null : heldBy(spec);
  const hasAfter = !startsNothing && SHOWS_A_PART.has(effect.kind) && limitsDiffer(subject);
  // Whatever the batch states are meanwhile, the reset that ends the rollout under way clears them; else those of its end are kept.
  const after = (): Progress => (resetsOnCompletion ? NOT_STARTED : statesLeftBy(rollout, subject.switches));
  return {
    ref: refOf(subject.object.manifest),
    /** As the cluster has it once the change is merged, beside all others. */
    merged: startsNothing
      ? { ...rollout, progress: completedOver(targets, spec.packages, compartments) }
      : rollout,
    /** The rollout of its numbers if that one does not run by itself: the next one, or the one after a pause. */
    next: startsNothing ? next : held && { ...rollout, spec: resumed(spec) },
    /** The rollout after one that is under way, if its limits are edited meanwhile; null if the numbers show them already. */
    after: hasAfter ? { ...next, progress: after() } : null,
    /** The switch that holds what is due; null if there is none, or nothing is due. */
    held,
  };
}

/** Changes whose own rollout takes a part of the nodes, or none: it does not show what the limits do to all of them. */
const SHOWS_A_PART: ReadonlySet<ChangeKind> = new Set(['continues', 'new-nodes', 'package-removed']);

/**
 * True when the two sides limit the object differently: by its own text, or by that of its policy. What only the cluster has is
 * the same on both. A move to the other API group alone is no edit: there the object is compared with the one it comes from.
 */
function limitsDiffer({ object, policy, sides: { compared, inCluster } }: Subject): boolean {
  if (compared === null) return false;
  const other = [...compared, ...inCluster.filter((one) => same(compared, one) === null)];
  const own = same(other, object);
  const before = own ?? twinIn(other, object);
  const isOther = (field: string): boolean =>
    before !== null &&
    canonicalJson(before.stored[field] ?? null) !== canonicalJson(object.stored[field] ?? null);
  if (['deploymentPolicy', 'deploymentPolicyOptions', 'interruptionBudget'].some(isOther)) return true;
  if (policy === null) return false;
  const others = present([same(other, policy), twinIn(other, policy)]);
  if (others.length === 0) return !policy.live;
  // An object that moves may have been limited by either of two policies of one name.
  const limiting = own ? others.slice(0, 1) : others;
  return limiting.some(({ stored }) => canonicalJson(stored) !== canonicalJson(policy.stored));
}

/**
 * Each rollout that is only assumed runs on an operator of its own: what merging starts must not wait for a rollout that is not due,
 * and the batches of one object must not hide behind those of another.
 */
export const OPERATOR_OF = {
  next: (object: string): string => `${CONTROLLER_ID}, the next rollout of ${object}`,
  after: (object: string): string => `${CONTROLLER_ID}, the rollout of ${object} after this one`,
  assumed: (policy: string): string => `${CONTROLLER_ID} as if an object named ${policy}`,
};

/** The operator after a rollout alone, where all goes well, and the sizes of the batches of a compartment. */
function runAlone(input: RolloutInput, switches: Switches, compartment = '') {
  const operator = Operator.of([input], switches);
  const sizes: number[] = [];
  for (let { starts } = operator.step(); starts.length > 0; { starts } = operator.step())
    for (const start of starts) {
      const at = start.batch - 1;
      if (start.group === runGroup(input.name, compartment)) sizes[at] = (sizes[at] ?? 0) + 1;
      operator.ended(start, start.isDoomed ? 'failed' : 'succeeded');
    }
  return { operator, sizes };
}

/** The batch states that a rollout leaves behind which continues alone, and well, from where it is. */
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
    runAlone({ ...rollout, spec: installing(rollout.spec), progress }, switches, compartment).sizes;
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
): ResolvedGroup['unevaluated'] {
  const state = rollout.progress.compartments.get(compartment)?.batchState;
  if (!state || switches.recovery !== 'freezes') return undefined;
  const [one] = Operator.of([{ ...rollout, spec: resumed(rollout.spec) }], switches).state.rollouts;
  const tally = one?.compartments.find(({ name }) => name === compartment)?.tally;
  // If nothing is due, nothing is rolled that could fail.
  if (!tally || tally.complete === tally.total) return undefined;
  const done = tally.complete < state.completedNodes ? state.completedNodes : 0;
  const failed = tally.erroring < state.failedNodes ? state.failedNodes : 0;
  return done + failed === 0 ? undefined : { done, failed };
}
