import { itemsIn } from '../../../manifest/fields.js';
import { byName } from '../../../manifest/lookup.js';
import { errorAt, type Problem, warningAt } from '../../../manifest/problem.js';
import type { Instant, Target } from '../../../rollout/controller.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import { timeIn } from '../../../snapshot/status.js';
import { code, duration, instant, name as targetName, text } from '../../../text/text.js';
import { mayBeDown, type MemberCluster, readMemberCluster, TOLERATED_MS } from './clusters.js';

/** The member clusters of the snapshot. */
export interface Fleet {
  /** In byte order of their names, as the controllers list them. */
  readonly clusters: readonly MemberCluster[];
  /** The instant that heartbeats are compared with. */
  readonly seenAt: Instant;
  /** How much later the snapshot says it was taken than its last heartbeat, where no heartbeat is that recent; 0 otherwise. */
  readonly lateMs: number;
}

/**
 * Heartbeats are compared with the time of the snapshot, not of the plan: in a snapshot of an hour ago
 * every heartbeat is an hour old. Where it does not say when it was taken, the latest heartbeat does; so it does where all are
 * too old at the time it says: output of kubectl that was made a snapshot of later carries the later time.
 */
export function readFleet({ objects, takenAt }: Snapshot, at: Instant): Fleet {
  const members = objects.filter(({ kind }) => kind === 'MemberCluster').map(({ object }) => object);
  const beats = members.flatMap(({ status }) =>
    itemsIn(status, 'agentStatus').flatMap((agent) => timeIn(agent, 'lastReceivedHeartbeat') ?? []),
  );
  const latest = beats.length > 0 ? beats.reduce((a, b) => Math.max(a, b)) : null;
  const isLate = takenAt !== null && latest !== null && takenAt - latest > TOLERATED_MS;
  const seenAt = (isLate ? latest : takenAt) ?? latest ?? at;
  const clusters = members.map((object) => readMemberCluster(object, seenAt));
  return {
    clusters: clusters.sort((a, b) => byName(a.name, b.name)),
    seenAt,
    lateMs: isLate ? takenAt - latest : 0,
  };
}

/** Clusters as targets. One that may be down is out already; the state of single placements there is their own. */
export function targetsOf({ clusters }: Fleet): Target[] {
  return clusters.map((cluster) => ({
    name: cluster.name,
    unit: 'cluster',
    labels: cluster.labels,
    outBefore: mayBeDown(cluster),
  }));
}

/** The other explanation is that the whole fleet is silent. */
export function heartbeatProblems({ lateMs, seenAt }: Fleet): Problem[] {
  if (lateMs === 0) return [];
  const message = text`The latest heartbeat of any member cluster is ${duration(lateMs)} older than the snapshot: most likely the snapshot was made later than kubectl was asked. Heartbeats are compared with ${instant(seenAt)}. If the agents of the whole fleet are silent, nothing can be placed at all; pipe kubectl straight into ${code('fleetplan snapshot -')} to rule that out.`;
  return [warningAt(null, 'old-heartbeats', message)];
}

/** A fleet without member clusters, or with two targets of one name, cannot be planned. */
export function fleetProblems({ clusters }: Fleet, { nodes }: Snapshot): Problem[] {
  if (clusters.length === 0) {
    const message = text`The snapshot has no member clusters, so placements cannot be planned. Take it on the hub cluster with ${code('kubectl get memberclusters -o json')}.`;
    return [errorAt(null, 'no-member-clusters', message)];
  }
  const seen = new Set(nodes.map((node) => node.name));
  return clusters.flatMap(({ name }) => {
    const isTwice = seen.has(name);
    seen.add(name);
    if (!isTwice) return [];
    const message = text`Two targets of the snapshot are named ${targetName('target', name)} (a member cluster, and a node or another cluster): names must be unique.`;
    return [errorAt(null, 'same-name', message)];
  });
}
