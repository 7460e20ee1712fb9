import { count, literal, text } from '../text/text.js';
import { errorAt, type Problem } from '../manifest/problem.js';
import type { WorkUsedUp } from '../rollout/work.js';
import type { Resolution, SystemId } from '../systems/system.js';

/**
 * The work that all dry rollouts of a plan may take together: see `Work`. Ten thousand nodes one at a time under a policy take some
 * 50,000 steps, 400 policies that all take the same ten nodes 340,000; this many take about two minutes.
 */
export const MOST_STEPS = 10_000_000;

/** A side of which nothing is planned: half of its numbers would read as all of them. What resolving it found stays. */
export function withoutPolicies(side: ReadonlyMap<SystemId, Resolution>): ReadonlyMap<SystemId, Resolution> {
  return new Map(
    [...side].map(([system, { problems }]) => [
      system,
      { policies: [], targets: [], createControllers: () => [], assumedVersion: null, problems },
    ]),
  );
}

/** Why there is no plan. */
export function unfinishedProblem({ steps }: WorkUsedUp, side: 'base' | 'head'): Problem {
  const message = text`Nothing of this change is evaluated: its dry rollouts take more than ${count(steps, 'step')} (used up in the ${literal(side)}). Plan fewer policies at a time: narrow the paths or globs, or list each cluster with its own policies and snapshot.`;
  return errorAt(null, 'too-much-work', message);
}
