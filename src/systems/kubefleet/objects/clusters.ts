import { field, itemsIn, labelsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { byName } from '../../../manifest/lookup.js';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { errorAt, type Problem, warningAt } from '../../../manifest/problem.js';
import type { Instant, Target } from '../../../rollout/controller.js';
import { readTaint, type Snapshot, type Taint } from '../../../snapshot/snapshot.js';
import { conditionIn, timeIn, trueConditionIn } from '../../../snapshot/status.js';
import { code, duration, instant, name as targetName, type Text, text } from '../../../text/text.js';
import { intOrText } from './policy.js';

/** A member cluster as the scheduler sees it. */
export type MemberCluster = Readonly<ReturnType<typeof readMemberCluster>>;

type Quantities = Readonly<Record<string, string>>;

/** Maximum age of a heartbeat, and of a bad health report. */
const TOLERATED_MS = 5 * 60_000;

/** Why a cluster takes no placement. */
export const INELIGIBLE = {
  leaving: text`it is leaving the fleet`,
  neverReported: text`its member agent has never reported`,
  neverBeat: text`its member agent has never sent a heartbeat`,
  noHeartbeat: text`its last heartbeat is over 5 minutes old`,
  notJoined: text`it has not joined`,
  unhealthy: text`it has been unhealthy for over 5 minutes`,
} as const;

/** Reads a MemberCluster object; heartbeats are compared with `at`. */
export function readMemberCluster({ metadata, spec, status }: JsonObject, at: Instant) {
  const agent = itemsIn(status, 'agentStatus').find((one) => textIn(one, 'type') === 'MemberAgent');
  const usage = field(status, 'resourceUsage');
  const namespaces = objectIn(status, 'namespaces');
  const leaving = textIn(metadata, 'deletionTimestamp') !== null;
  return {
    name: textIn(metadata, 'name') ?? '',
    labels: labelsIn(metadata, 'labels'),
    taints: itemsIn(spec, 'taints').map(readTaint) as readonly Taint[],
    properties: quantities(objectIn(status, 'properties'), 'value'),
    /** Resources: of the whole cluster, allocatable to pods, and available. */
    usage: {
      total: quantities(objectIn(usage, 'capacity')),
      allocatable: quantities(objectIn(usage, 'allocatable')),
      available: quantities(objectIn(usage, 'available')),
    },
    /** It carries a deletionTimestamp. */
    leaving,
    /** Why nothing may be placed on it; null when something may. */
    ineligible: leaving ? 'leaving' : ineligibility(agent, at),
    /** The last heartbeat of its member agent; null: the agent has never reported. */
    heartbeatAt: timeIn(agent, 'lastReceivedHeartbeat'),
    /** Namespaces it reports; null where it reports none, so that none is asked for. */
    namespaces: namespaces && (new Set(Object.keys(namespaces)) as ReadonlySet<string>),
  };
}

/** Source: kubefleet-dev/kubefleet e160c1cd, clustereligibilitychecker. */
function ineligibility(agent: Json | undefined, at: Instant): keyof typeof INELIGIBLE | null {
  if (!isObject(agent)) return 'neverReported';
  const heartbeat = timeIn(agent, 'lastReceivedHeartbeat');
  if (heartbeat === null) return 'neverBeat';
  if (at - heartbeat > TOLERATED_MS) return 'noHeartbeat';
  if (!trueConditionIn(agent, 'Joined')) return 'notJoined';
  const healthy = conditionIn(agent, 'Healthy');
  const since = timeIn(healthy, 'lastTransitionTime');
  const isLong = since === null || at - since > TOLERATED_MS;
  return textIn(healthy, 'status') === 'False' && isLong ? 'unhealthy' : null;
}

/**
 * True for a member that may be down: its agent is silent, or reports that it is unhealthy. A cluster that never joined, or is leaving, runs
 * nothing that could be.
 */
export function mayBeDown({ ineligible }: MemberCluster): boolean {
  return ineligible === 'noHeartbeat' || ineligible === 'unhealthy';
}

/** Why a cluster never answers to what is sent to it: its agent has never reported, is silent, or has not joined. Null if it answers. */
export function silenceOf({ ineligible, heartbeatAt }: MemberCluster, seenAt: Instant): Text | null {
  if (ineligible === null || ineligible === 'unhealthy' || ineligible === 'leaving') return null;
  return ineligible === 'noHeartbeat' && heartbeatAt !== null
    ? text`no heartbeat for ${duration(seenAt - heartbeatAt)}, since ${instant(heartbeatAt)}`
    : INELIGIBLE[ineligible];
}

/** Quantities may be numbers in YAML; `key` is the field of each entry that has it. */
function quantities(of: JsonObject | null, key?: string): Quantities {
  const found = Object.create(null) as Record<string, string>;
  for (const [name, entry] of Object.entries(of ?? {})) {
    const value = intOrText(key === undefined ? entry : field(entry, key));
    if (value !== null) found[name] = String(value);
  }
  return found;
}

/** The member clusters of the snapshot. */
export type Fleet = Readonly<ReturnType<typeof readFleet>>;

/**
 * Heartbeats are compared with the time of the snapshot, not of the plan: in a snapshot of an hour ago
 * every heartbeat is an hour old. Where it does not say when it was taken, the latest heartbeat does; so it does where all are
 * too old at the time it says: output of kubectl that was made a snapshot of later carries the later time.
 */
export function readFleet({ objects, takenAt }: Snapshot, at: Instant) {
  const members = objects.filter(({ kind }) => kind === 'MemberCluster').map(({ object }) => object);
  const beats = members.flatMap(({ status }) =>
    itemsIn(status, 'agentStatus').flatMap((agent) => timeIn(agent, 'lastReceivedHeartbeat') ?? []),
  );
  const latest = beats.toSorted((a, b) => b - a)[0] ?? null;
  const isLate = takenAt !== null && latest !== null && takenAt - latest > TOLERATED_MS;
  const seenAt = (isLate ? latest : takenAt) ?? latest ?? at;
  const clusters: readonly MemberCluster[] = members.map((object) => readMemberCluster(object, seenAt));
  return {
    /** In byte order of their names, as the controllers list them. */
    clusters: clusters.toSorted((a, b) => byName(a.name, b.name)),
    /** The instant that heartbeats are compared with. */
    seenAt,
    /** Time between the last heartbeat and the snapshot, where no heartbeat is recent; 0 otherwise. */
    lateMs: isLate ? takenAt - latest : 0,
  };
}

/** Clusters as targets. One that may be down is out already; the state of single placements there is their own. */
export function targetsOf({ clusters }: Fleet): Target[] {
  return clusters.map((cluster) => ({
    ...{ name: cluster.name, unit: 'cluster', labels: cluster.labels, outBefore: mayBeDown(cluster) },
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
