import { groupKey } from '../rollout/batches.js';
import { traitsOf } from '../systems/index.js';
import { refText } from '../systems/ref.js';
import type { ResolvedGroup, ResolvedPolicy } from '../systems/system.js';
import { count, list, name, type Text, text } from '../text/text.js';

/** Steps of a target: its controller is asked before and after it starts, and when it ends. */
const STEPS_OF_TARGET = 7;
const MOST_NAMED = 3;

/** Names and sizes of the groups whose dry rollouts take most of the work, estimated from counts: a group of both sides is one. */
export function mostWork(policies: readonly ResolvedPolicy[]): Text {
  const groups = policies
    .flatMap((policy) => policy.groups)
    .map((group) => ({ group, steps: stepsOf(group) }))
    .sort((a, b) => b.steps - a.steps);
  const named = new Map(
    groups.map(({ group }) => [groupKey(group.runs.controller, group.runs.group), group]),
  );
  return list([...named.values()].slice(0, MOST_NAMED).map(sizeText));
}

/** Each target takes some steps, and each batch a look through all targets of its group. */
function stepsOf({ rolls, targets: { length }, ceiling, unit }: ResolvedGroup): number {
  const batches = length / Math.max(1, ceiling.enforced ?? length);
  const looks = length / (traitsOf(rolls.system).lookedAtInAStep?.[unit] ?? Infinity);
  return length * STEPS_OF_TARGET + batches * looks;
}

/** `Deployment/web (10,000 replicas, 1 at once)`. */
function sizeText({ rolls, targets, ceiling: { enforced }, unit }: ResolvedGroup): Text {
  const atOnce = enforced === null ? text`` : text`, ${enforced} at once`;
  return text`${name('policy', refText(rolls))} (${count(targets.length, unit)}${atOnce})`;
}
