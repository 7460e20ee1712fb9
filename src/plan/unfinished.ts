import { errorAt, type Problem } from '../manifest/problem.js';
import { minuteText } from '../text/instant-text.js';
import { counted } from '../text/plural.js';
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
    ? `the first of them had come to ${minuteText(reached.at)}, with ${reached.ended} of ${counted(reached.policies, 'policy')} at ${reached.policies === 1 ? 'its' : 'their'} end`
    : 'the first of them had come to its end, and others that measure what is lost and who meets whom had not';
  const message =
    `The dry rollouts take more than ${steps.toLocaleString('en-US')} steps, so nothing of this change is judged. ` +
    `After that many, in the ${side}, ${far}. ` +
    'Plan fewer policies at a time: narrow the paths or globs, or list each cluster with its own policies and snapshot.';
  return errorAt(null, 'too-much-work', message);
}
