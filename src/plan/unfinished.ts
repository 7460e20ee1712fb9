import { count, instant, literal, text } from '../text/text.js';
import { errorAt, type Problem } from '../manifest/problem.js';
import type { WorkUsedUp } from '../rollout/work.js';
import type { Resolution, SystemId } from '../systems/system.js';

/**
 * What all dry rollouts of a plan may take together: see `Work`. Ten thousand nodes one at a time under a policy take some
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

/** Why there is no plan, and how far it came. */
export function unfinishedProblem({ steps, reached }: WorkUsedUp, side: 'base' | 'head'): Problem {
  const far = reached
    ? text`the first had reached ${instant(reached.at)}, with ${reached.ended} of ${count(reached.policies, 'policy')} complete`
    : text`the first had ended, and those that measure losses and overlaps had not`;
  const message = text`Nothing of this change is judged: its dry rollouts take more than ${count(steps, 'step')}. After that many, in the ${literal(side)}, ${far}. Plan fewer policies at a time: narrow the paths or globs, or list each cluster with its own policies and snapshot.`;
  return errorAt(null, 'too-much-work', message);
}
