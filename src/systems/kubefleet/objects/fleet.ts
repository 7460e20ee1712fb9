import { errorAt, type Problem, warningAt } from '../../../manifest/problem.js';
import { fieldAt, itemsIn, textIn } from '../../../manifest/fields.js';
import { code, duration, instant, name as targetName, text } from '../../../text/text.js';
import { byName } from '../../../manifest/lookup.js';
import type { JsonObject, Manifest } from '../../../manifest/manifest.js';
import type { Instant, Target } from '../../../rollout/controller.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import { mayBeDown, type MemberCluster, readMemberCluster, TOLERATED_MS } from './clusters.js';
import { timeIn } from '../../../snapshot/status.js';

/** The member clusters of the snapshot. */
export interface Fleet {
  /** In byte order of their names, as the controllers list them. */
  readonly clusters: readonly MemberCluster[];
  /** The instant that heartbeats are compared with. */
  readonly seenAt: Instant;
  /** How much later the snapshot says it was taken than its last heartbeat, where no heartbeat is that recent; 0 otherwise. */
  readonly lateMs: number;
}

const MEMBER_CLUSTER = 'MemberCluster';

/**
 * Heartbeats are compared with the time of the snapshot, not of the plan: in a snapshot of an hour ago
 * every heartbeat is an hour old. Where it does not say when it was taken, the latest heartbeat does; so it does where all are
 * too old at the time it says: output of kubectl that was made a snapshot of later carries the later time.
 */
export function readFleet(snapshot: Snapshot, at: Instant): Fleet {
  const objects = snapshot.objects.filter(({ kind }) => kind === MEMBER_CLUSTER);
  const latest = latestHeartbeat(objects);
  const { takenAt } = snapshot;
  const isLate = takenAt !== null && latest !== null && takenAt - latest > TOLERATED_MS;
  const seenAt = (isLate ? latest : takenAt) ?? latest ?? at;
  const clusters = objects.map(({ object }) => readMemberCluster(object, seenAt));
  return {
    clusters: clusters.sort((a, b) => byName(a.name, b.name)),
    seenAt,
    lateMs: isLate ? takenAt - latest : 0,
  };
}

function latestHeartbeat(objects: readonly Manifest[]): Instant | null {
  const beats = objects
    .flatMap(({ object }) => itemsIn(object['status'], 'agentStatus'))
    .map((agent) => timeIn(agent, 'lastReceivedHeartbeat'))
    .filter((beat) => beat !== null);
  return beats.length > 0 ? beats.reduce((a, b) => Math.max(a, b)) : null;
}

/** Clusters as targets. One that may be down is out already; how single placements do is their own business. */
export function targetsOf(fleet: Fleet): Target[] {
  return fleet.clusters.map((cluster) => ({
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
export function fleetProblems(fleet: Fleet, snapshot: Snapshot): Problem[] {
  if (fleet.clusters.length === 0) {
    const message = text`The snapshot has no member clusters, so placements cannot be planned. Take it on the hub cluster with ${code('kubectl get memberclusters -o json')}.`;
    return [errorAt(null, 'no-member-clusters', message)];
  }
  const nodes = new Set(snapshot.nodes.map((node) => node.name));
  const seen = new Set<string>();
  return fleet.clusters.flatMap(({ name }) => {
    const isTwice = nodes.has(name) || seen.has(name);
    seen.add(name);
    if (!isTwice) return [];
    const message = text`Two targets of the snapshot are named ${targetName('target', name)} (a member cluster, and a node or another cluster): names must be unique.`;
    return [errorAt(null, 'same-name', message)];
  });
}

/** Kinds and versions that the status of a live placement lists; null if it lists none. */
export function selectedResources(live: Manifest | null): readonly ResourceKind[] | null {
  const selected = itemsIn(fieldAt(live?.object, 'status'), 'selectedResources');
  if (selected.length === 0) return null;
  return selected.map((one) => ({
    group: textIn(one, 'group') ?? '',
    version: textIn(one, 'version') ?? '',
    kind: textIn(one, 'kind') ?? '',
  }));
}

export interface ResourceKind {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  /** Absent: only its kind is known. */
  readonly object?: JsonObject;
}
