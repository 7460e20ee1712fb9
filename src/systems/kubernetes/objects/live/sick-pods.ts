import type { Manifest } from '../../../../manifest/manifest.js';
import type { Instant } from '../../../../rollout/controller.js';
import type { LiveCluster } from './cluster.js';
import { leftOf, type LivePod, livePod } from './pods.js';

/**
 * The pods of a workload that have long not been ready, in a snapshot that shows its pods and not the workload itself: a list of pods
 * and nodes is all that drains ask for. What is not shown is taken to be well.
 */
export function sickPods(live: LiveCluster, workload: Manifest, at: Instant): LivePod[] {
  const owners = workload.kind === 'Deployment' ? live.ownedBy(workload, 'ReplicaSet') : [workload];
  return owners
    .flatMap((owner) => live.ownedBy(owner, 'Pod'))
    .map(livePod)
    .filter((pod) => leftOf(pod, at, 1) === null && !pod.terminating);
}
