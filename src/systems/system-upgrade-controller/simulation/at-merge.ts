import type { Instant } from '../../../rollout/controller.js';
import { jobsIn } from '../controller/cluster.js';
import { step } from '../controller/step.js';
import type { TouchedJobs } from '../words/risks.js';
import { clusterOf } from './plans.js';
import type { PlanRollout } from './rollout.js';

/** Applies the edit to the Jobs under way, and looks at the first step of the controller. */
export function touchedJobs(rollout: PlanRollout, at: Instant): TouchedJobs {
  const cluster = clusterOf([rollout], at);
  const { events } = step(cluster, at);
  const nodesOf = (jobs: readonly { readonly node: string }[]): string[] =>
    jobs.map(({ node }) => node).sort();
  return {
    recreated: nodesOf(events.flatMap(({ kind, job }) => (kind === 'replaced' ? job : []))),
    repeated: nodesOf(
      jobsIn(cluster).filter(({ state, hash }) => state === 'running' && hash !== rollout.status.hash),
    ),
  };
}
