import type { Place } from '../manifest/manifest.js';
import { counted, verb } from '../manifest/words/plural.js';
import { visible } from '../manifest/words/visible.js';
import type { Unshown } from './policy-facts.js';

/** A pod that a drain evicts, by the name of its node. */
interface JobPod {
  readonly name: string;
  readonly node: string;
}

/**
 * Pods of Jobs on nodes that a rollout drains: they are evicted like any other, and what they have done is lost. To a Job that is one failed pod
 * more, unless its podFailurePolicy says otherwise. Source: kubernetes, pkg/controller/job, and KEP-3329 (DisruptionTarget);
 * kubernetes/kubernetes#130881.
 */
export function drainedJobs(pods: readonly JobPod[], place: Place): Unshown | null {
  const [first] = pods;
  if (!first) return null;
  const nodes = new Set(pods.map(({ node }) => node)).size;
  const which = `${visible(first.name)}${pods.length > 1 ? ` and ${pods.length - 1} more` : ''}`;
  return {
    subject: 'drained-jobs',
    says: `${counted(pods.length, 'pod')} of Jobs ${verb(pods.length, 'is', 'are')} at work on ${counted(nodes, 'node')} that it drains (${which}): an eviction ends ${verb(pods.length, 'it', 'them')} in the middle, and each begins anew or, where no retry is left (backoffLimit), its Job fails.`,
    fix: 'Let them end before the merge. A podFailurePolicy with the action Ignore for DisruptionTarget keeps evictions out of backoffLimit.',
    grade: 'info',
    place,
    ofRollout: true,
  };
}
