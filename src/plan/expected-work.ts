import { groupKey } from '../rollout/batches.js';
import { traitsOf } from '../systems/index.js';
import { policyName } from '../systems/ref.js';
import type { ResolvedGroup, ResolvedPolicy } from '../systems/system.js';
import { count, list, type Text, text } from '../text/text.js';

/** Steps of a target: its controller is asked before and after it starts, and when it ends. */
const STEPS_OF_TARGET = 7;
const MOST_NAMED = 3;

/** The work of the dry rollouts of a plan, estimated from counts before any of them runs. */
export interface ExpectedWork {
  readonly steps: number;
  /** Names and sizes of the groups that take most of it. */
  readonly largest: Text;
}

/** Estimates the steps of both sides: each target takes some, and each batch a look through all targets of its group. */
export function expectedWork(sides: readonly (readonly ResolvedPolicy[])[]): ExpectedWork {
  const groups = sides.flatMap((policies) => [
    // A group is listed by the policy that rolls it and by the one that limits it.
    ...new Map(policies.flatMap((policy) => policy.groups.map((one) => [groupKey(one.runs), one]))).values(),
  ]);
  const sized = groups.map((group) => ({ group, steps: stepsOf(group) }));
  const steps = sized.reduce((sum, one) => sum + one.steps, 0);
  const bySize = sized.toSorted((a, b) => b.steps - a.steps);
  // Most groups are on both sides.
  const named = new Map(bySize.map(({ group }) => [groupKey(group.runs), group]));
  return { steps, largest: list([...named.values()].slice(0, MOST_NAMED).map(sizeText)) };
}

function stepsOf({ rolls, targets: { length }, ceiling, unit }: ResolvedGroup): number {
  const batches = length / Math.max(1, ceiling.enforced ?? length);
  const looks = length / (traitsOf(rolls.system).lookedAtInAStep?.[unit] ?? Infinity);
  return length * STEPS_OF_TARGET + batches * looks;
}

/** `Deployment/web (10,000 replicas, 1 at once)`. */
function sizeText({ rolls, targets, ceiling: { enforced }, unit }: ResolvedGroup): Text {
  const atOnce = enforced === null ? text`` : text`, ${enforced} at once`;
  return text`${policyName(rolls)} (${count(targets.length, unit)}${atOnce})`;
}
