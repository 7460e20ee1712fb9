import { fieldAt, itemsIn, textIn } from '../../manifest/fields.js';
import { byName } from '../../manifest/names.js';
import type { Manifest } from '../../manifest/manifest.js';
import type { Problem } from '../../manifest/problem.js';
import type { Instant, Target } from '../../rollout/controller.js';
import type { Snapshot } from '../../snapshot/snapshot.js';
import type { MemberCluster } from './clusters.js';
import { readMemberCluster } from './clusters.js';

/** The member clusters of the snapshot. */
export interface Fleet {
  /** In byte order of their names, as the controllers list them. */
  readonly clusters: readonly MemberCluster[];
  /** The moment that heartbeats are judged at. */
  readonly seenAt: Instant;
}

const MEMBER_CLUSTER = 'MemberCluster';

/**
 * Heartbeats are judged at the moment the snapshot was taken, not at the moment of the plan: in a snapshot of an hour ago
 * every heartbeat is an hour old. Where it does not say when it was taken, the latest heartbeat does.
 */
export function readFleet(snapshot: Snapshot, at: Instant): Fleet {
  const objects = snapshot.objects.filter(({ kind }) => kind === MEMBER_CLUSTER);
  const seenAt = snapshot.takenAt ?? latestHeartbeat(objects) ?? at;
  const clusters = objects.map(({ object }) => readMemberCluster(object, seenAt));
  return { clusters: clusters.sort((a, b) => byName(a.name, b.name)), seenAt };
}

function latestHeartbeat(objects: readonly Manifest[]): Instant | null {
  const beats = objects
    .flatMap(({ object }) => itemsIn(object['status'], 'agentStatus'))
    .map((agent) => Date.parse(textIn(agent, 'lastReceivedHeartbeat') ?? ''))
    .filter((beat) => !Number.isNaN(beat));
  return beats.length > 0 ? beats.reduce((a, b) => Math.max(a, b)) : null;
}

/** Clusters as targets. One that can take no placement is out already; how single placements do is their own business. */
export function targetsOf(fleet: Fleet): Target[] {
  return fleet.clusters.map(({ name, labels, ineligible }) => ({
    name,
    unit: 'cluster',
    labels,
    outBefore: ineligible !== null,
  }));
}

/** Without member clusters, or with two targets of one name, nothing can be said: an error, never a plan over nothing. */
export function fleetProblems(fleet: Fleet, snapshot: Snapshot): Problem[] {
  if (fleet.clusters.length === 0) {
    const message =
      'The snapshot holds no member clusters, so nothing can be said about placements over them. ' +
      'Take it on the hub cluster with `kubectl get memberclusters -o json`.';
    return [problem('no-member-clusters', message)];
  }
  const nodes = new Set(snapshot.nodes.map((node) => node.name));
  const seen = new Set<string>();
  return fleet.clusters.flatMap(({ name }) => {
    const isTwice = nodes.has(name) || seen.has(name);
    seen.add(name);
    if (!isTwice) return [];
    const message = `Two targets of the snapshot are named "${name}" (a member cluster, and a node or another cluster): they cannot be told apart.`;
    return [problem('same-name', message)];
  });
}

function problem(code: string, message: string): Problem {
  return { severity: 'error', code, message, place: null, picture: null };
}

/** Kinds and versions that a live placement says it has selected; null where it says nothing. */
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
}
