import { type ResolvedGroup, stated, type Unevaluated } from '../../system.js';
import type { Assigned, RolloutNode } from '../controller/assignment.js';
import { carriedOver } from './carried-over.js';
import { budgetText } from '../controller/ceiling.js';
import { deadEndAmong } from '../controller/dead-ends.js';
import { nextRolloutName } from '../change/edited-limits.js';
import { blockedAmong, keepingPlaces } from '../controller/eligibility.js';
import { refOf } from '../words/findings.js';
import { resolvedGroup } from './groups.js';
import { resumed, rolloutAfterId } from './next-rollout.js';
import type { SkyhookObject } from '../objects/objects.js';
import { legacyPlaces, placesIn } from '../objects/places.js';
import { CONTROLLER_ID, type RolloutInput } from '../controller/rollout.js';
import { type Numbers, numbersOf, type Rollouts } from './rollouts-of.js';
import type { PolicySpec, SkyhookSpec } from '../objects/stored.js';
import { type SkyhookVersion, switchesOf } from '../versions.js';
import { tallyAt } from '../controller/state.js';
import { Operator } from '../controller/operator.js';

/** An object that is rolled, and the policy that limits it. */
export interface Main {
  readonly object: SkyhookObject<SkyhookSpec>;
  readonly spec: SkyhookSpec;
  readonly policy: SkyhookObject<PolicySpec> | null;
}

/** What is the same for all groups of a side. */
interface GroupsSide {
  readonly nodes: readonly RolloutNode[];
  /** Nodes that something may keep from being worked on. */
  readonly suspects: readonly RolloutNode[];
  readonly version: SkyhookVersion;
  /** Objects that the change pauses: what comes after them waits for a person. */
  readonly pausedNow: readonly string[];
}

/** Under the same names, so that a limit that is edited while a rollout is under way is judged over all nodes. */
export function groupsAfter(
  compartments: readonly Assigned[],
  main: Main,
  rollouts: Rollouts,
  side: GroupsSide,
): ResolvedGroup[] {
  const { after, held } = rollouts;
  if (after === null) return [];
  const { controller } = numbersOf(rollouts);
  const numbers = { rollout: after, controller: rolloutAfterId(after.name), held };
  return compartments.map((compartment) => {
    const group = compartmentGroup(compartment, { ...main, ...numbers }, side);
    const name = nextRolloutName(group.name);
    // What the batch state comes to after it is said once, beside the rollout that is under way.
    return { ...group, name, carriedOver: null, follows: { controller, group: group.runs.group } };
  });
}

/** One compartment of an object as a group of the plan, with the rollout whose numbers it has. */
export function compartmentGroup(assigned: Assigned, main: Main & Numbers, side: GroupsSide): ResolvedGroup {
  const { object, spec, policy, rollout, controller, held } = main;
  const { suspects, version, pausedNow } = side;
  const ref = refOf(object.manifest);
  const places = policy?.spec
    ? placesIn(policy.manifest, policy.spec, assigned.name)
    : legacyPlaces(object.manifest);
  const { interruptionBudget } = spec;
  const group = resolvedGroup({
    assigned,
    rolls: ref,
    declaredIn: policy ? refOf(policy.manifest) : ref,
    places,
    blocked: blockedAmong(suspects, assigned.nodes, spec, switchesOf(version)),
    progress: rollout.progress,
    interrupts: [...spec.packages.values()].some(({ interrupts }) => interrupts),
    carriedOver:
      policy && !rollout.resetsOnCompletion
        ? carriedOver(rollout, side.nodes, version, {
            compartment: assigned.name,
            isNext: controller !== CONTROLLER_ID,
          })
        : null,
    version,
    runName: rollout.name,
    controller,
    legacyBudget:
      spec.deploymentPolicy === ''
        ? { declared: interruptionBudget && budgetText(interruptionBudget) }
        : null,
  });
  const failed = assigned.nodes.filter((node) => rollout.progress.nodeStatus.get(node) === 'erroring');
  const erroring = keepingPlaces(failed, suspects, spec, switchesOf(version));
  const deadEnd = deadEndAmong(spec.packages, new Set(spec.packages.keys()));
  const uncounted = unevaluated(rollout, side.nodes, version, assigned.name);
  return {
    ...group,
    facts: [
      ...group.facts,
      ...stated('erroring', [erroring]),
      ...stated('unevaluated', [uncounted]),
      ...stated('held', [held]),
      ...stated('paused-now', pausedNow.length > 0 ? [pausedNow] : []),
      ...stated('dead-end', [
        deadEnd && {
          ...deadEnd,
          place: object.manifest.placeOf(['spec', 'packages', deadEnd.of, 'dependsOn']),
        },
      ]),
      ...stated('without-policy', policy ? [] : [true as const]),
    ],
  };
}

/**
 * Up to 0.19 a compartment whose state counts more complete or failed nodes than there are is not evaluated, and its state not
 * corrected, until there are as many again: failures count for nothing till then. It comes of state that is kept, of nodes that left,
 * and of a failed node that recovered. Source: NVIDIA/nodewright issue 588, fixed by 589; compartment.go EvaluateCurrentBatch.
 */
function unevaluated(
  rollout: RolloutInput,
  nodes: readonly RolloutNode[],
  version: SkyhookVersion,
  compartment: string,
): Unevaluated | null {
  const state = rollout.progress.compartments.get(compartment)?.batchState;
  if (!state || state.completedNodes + state.failedNodes === 0) return null;
  if (switchesOf(version).recovery !== 'freezes') return null;
  const input = { ...rollout, spec: resumed(rollout.spec) };
  const [one] = Operator.of([input], nodes, version).state.rollouts;
  const at = one?.compartments.findIndex(({ name }) => name === compartment) ?? -1;
  if (!one || at < 0) return null;
  const { total, complete, erroring } = tallyAt(one, at);
  const done = complete < state.completedNodes ? state.completedNodes : 0;
  const failed = erroring < state.failedNodes ? state.failedNodes : 0;
  // Where nothing is due, nothing is rolled that could fail.
  if (done + failed === 0 || complete === total) return null;
  return { done, failed };
}
