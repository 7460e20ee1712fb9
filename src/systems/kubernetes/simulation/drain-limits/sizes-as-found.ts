import { isFinished, type Workload } from '../../controller/disruption/cluster.js';
import type { DrainPod } from '../../controller/disruption/drain-pod.js';
import { ownerKey } from './held.js';

/** Controllers of which a snapshot keeps the size. */
export const SCALED: readonly string[] = ['Deployment', 'ReplicaSet', 'StatefulSet', 'ReplicationController'];

/** Built-in controllers that have no size. */
export const UNSCALED: readonly string[] = ['DaemonSet', 'Job', 'CronJob', 'Node'];

/**
 * Controllers that have pods and are not at hand, of the kinds that have a size: each is taken to want the pods that run.
 * `known` are keys of those that are at hand, or that the change deletes.
 */
export function sizesAsFound(pods: readonly DrainPod[], known: ReadonlySet<string>): Workload[] {
  const found = new Map<string, Workload>();
  for (const { namespace, owner, terminating, ...pod } of pods) {
    if (!owner || !SCALED.includes(owner.kind)) continue;
    const key = ownerKey(namespace, owner);
    if (known.has(key)) continue;
    const runs = !terminating && !isFinished({ namespace, owner, terminating, ...pod });
    const scale = (found.get(key)?.scale ?? 0) + Number(runs);
    found.set(key, { namespace, ...owner, scale, owner: null });
  }
  return [...found.values()];
}
