import type { JsonObject } from '../../src/manifest/manifest.js';
import { canonicalJson } from '../../src/manifest/canonical.js';
import {
  type Cluster,
  type ClusterNode,
  isDueIn,
  type Job,
  type JobEvent,
  jobsIn,
  newCluster,
  podEnded,
  removeNode,
  resend,
  setNodes,
  setPlan,
  step,
} from '../../src/systems/system-upgrade-controller/controller/cluster.js';
import { orderKey, statusOf } from '../../src/systems/system-upgrade-controller/controller/hash.js';
import { planLabel } from '../../src/systems/system-upgrade-controller/controller/selection.js';
import { openIntervals } from '../../src/systems/system-upgrade-controller/controller/window.js';
import { readPlan } from '../../src/systems/system-upgrade-controller/objects/plan.js';
import { podOf as jobPodOf } from '../../src/systems/system-upgrade-controller/side.js';
import { differs, type Mismatch } from '../family.js';
import { planObject, secretHashes } from './hash-inputs.js';
import { nodeOf } from './selection.js';

type Outcome = 'ok' | 'fail' | 'hang' | 'breaks';
interface Vector {
  readonly start: string;
  readonly end: number;
  readonly plans: JsonObject[];
  readonly nodes: JsonObject[];
  readonly secrets?: JsonObject[];
  readonly events?: (JsonObject & { readonly at: number; readonly op: string })[];
  readonly controller?: Record<string, number>;
  readonly jobSeconds: number;
  readonly nodeSeconds?: Record<string, number>;
  readonly failSeconds: number;
  readonly outcomes?: Record<string, Outcome[]>;
  readonly versionOutcomes?: Record<string, Outcome>;
  readonly expected: JsonObject;
}

/** plans + nodes + assumed job times and outcomes + edits -> starts, ends, state at the end. */
export function rollout(json: JsonObject): Mismatch {
  const vector = structuredClone(json) as unknown as Vector;
  const { uncertain: _, ...expected } = vector.expected;
  return differs(expected, played(vector));
}

function clusterOf({ start, plans, nodes, controller = {}, ...vector }: Vector): Cluster {
  const { activeDeadlineSeconds = 600, ttlSecondsAfterFinished = 900 } = controller;
  const settings = {
    ...{
      deadlineMs: activeDeadlineSeconds * 1000,
      ttlMs: ttlSecondsAfterFinished * 1000,
      resyncMs: 7_200_000,
    },
  };
  const cluster = newCluster(settings, nodes.map(clusterNode), Date.parse(start));
  for (const one of plans) writePlan(cluster, { start, plans, nodes, ...vector }, one['name'] as string, one);
  return cluster;
}

function writePlan(cluster: Cluster, vector: Vector, name: string, json: JsonObject): void {
  const { plans, nodes, events = [], secrets = [], end } = vector;
  const object = planObject({ ...json, name });
  const spec = readPlan(object);
  const uid = plans.find((one) => one['name'] === name)?.['uid'] as string;
  const uids = new Map(
    [...nodes, ...events.map(joining)].map((node) => [node['name'], node['uid'] as string]),
  );
  const { from } = cluster;
  setPlan(cluster, {
    ...{ name, spec, waitsFor: null, unschedulable: new Set(), pods: canonicalJson(jobPodOf(object)) },
    selector: 'error' in spec.selector ? { written: false, requirements: [] } : spec.selector.selector,
    open: spec.window && openIntervals(spec.window, { from, to: from + (end + 1) * 1000 }),
    statusAfter: (before) => statusOf(object, before, secretHashes(secrets)),
    orderKey: (node, hash) => orderKey(uids.get(node) ?? '', uid, hash),
  });
}

const joining = (event: JsonObject): JsonObject => (event['node'] ?? event) as JsonObject;

/** Edits of a vector, by their name. */
const EDITS: Readonly<Record<string, (cluster: Cluster, event: JsonObject, vector: Vector) => unknown>> = {
  editPlan: (cluster, event, vector) => {
    writePlan(cluster, vector, event['plan'] as string, event);
  },
  deletePlan: ({ plans }, event) => plans.delete(event['plan'] as string),
  addNode: (cluster, event) => {
    setNodes(cluster, [clusterNode(joining(event))]);
  },
  deleteNode: (cluster, event) => {
    removeNode(cluster, event['name'] as string, cluster.now);
  },
  editSecret: (_, { secret, data }, { secrets = [] }) =>
    Object.assign(secrets.find(({ name }) => name === secret) ?? {}, { data }),
  restartController: (cluster) => {
    resend(cluster, true);
  },
};

interface Pod {
  readonly job: Job;
  readonly outcome: Outcome;
  readonly endsAt: number;
}

/** The pod of the nth Job of a node, as the vector has it go. */
function podOf(vector: Vector, job: Job, nth: number, now: number): Pod {
  const { outcomes, versionOutcomes, failSeconds, nodeSeconds, jobSeconds } = vector;
  const own = outcomes?.[job.node];
  const outcome = (own ? own[Math.min(nth, own.length - 1)] : versionOutcomes?.[job.version]) ?? 'ok';
  const ends: Readonly<Record<string, number>> = { fail: failSeconds, hang: Infinity };
  const seconds = ends[outcome] ?? nodeSeconds?.[job.node] ?? jobSeconds;
  return { job, outcome, endsAt: now + seconds * 1000 };
}

function played(vector: Vector): JsonObject {
  const { events = [] } = vector;
  const cluster = clusterOf(vector);
  const { from } = cluster;
  const second = (at: number): number => (at - from) / 1000;
  const pods: Pod[] = [];
  const log: Record<'starts' | 'ends', JsonObject[]> = { starts: [], ends: [] };
  const most = { nodes: 0, applying: new Map<string, number>() };
  const record = ({ kind, job, reason }: JobEvent): void => {
    const at = { at: second(cluster.now), node: job.node, plan: job.plan, version: job.version };
    const was = job.state === 'running' ? 'running' : 'not started';
    if (kind !== 'started') log.ends.push({ ...at, result: kind, was, ...(reason ? { reason } : {}) });
    else {
      const nth = pods.filter((pod) => pod.job.node === job.node).length;
      pods.push(podOf(vector, job, nth, cluster.now));
      log.starts.push(at);
    }
  };
  for (let now = from; now <= from + vector.end * 1000;) {
    cluster.now = now;
    for (const { job, outcome } of pods.filter(({ endsAt }) => endsAt === now)) {
      const node = cluster.nodes.get(job.node);
      if (node && outcome === 'breaks') setNodes(cluster, [{ ...node, notReady: true }]);
      podEnded(cluster, job, outcome === 'fail' ? 'failed' : 'succeeded', now);
    }
    for (const event of events.filter(({ at }) => from + at * 1000 === now))
      EDITS[event.op]?.(cluster, event, vector);
    const { events: happened, wakeAt } = step(cluster, now);
    happened.forEach(record);
    const running = jobsIn(cluster).filter(({ state }) => state === 'running');
    most.nodes = Math.max(most.nodes, new Set(running.map(({ node }) => node)).size);
    for (const [name, { applying }] of cluster.plans)
      most.applying.set(name, Math.max(most.applying.get(name) ?? 0, applying.length));
    const times = [...pods.map(({ endsAt }) => endsAt), ...events.map(({ at }) => from + at * 1000)];
    now = Math.min(wakeAt, ...times.filter((at) => at > now));
  }
  return { ...stateOf(cluster, most), starts: sorted(log.starts), ends: sorted(log.ends) };
}

function clusterNode(json: JsonObject): ClusterNode {
  const { name, labels } = nodeOf(json);
  return { name, labels, cordoned: json['cordoned'] === true, notReady: json['notReady'] === true };
}

function stateOf(cluster: Cluster, most: { nodes: number; applying: Map<string, number> }): JsonObject {
  const nodes = [...cluster.nodes.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const named = (has: (node: ClusterNode) => boolean): string[] => nodes.filter(has).map(({ name }) => name);
  const plans = [...cluster.plans].map(([name, state]) => [
    name,
    {
      ...{ applying: [...state.applying], reason: state.reason, maxApplying: most.applying.get(name) ?? 0 },
      complete: state.reason === 'Complete' ? 'True' : 'False',
      upToDate: named(({ labels }) => labels[planLabel(name)] === state.status.hash),
      due: named((node) => isDueIn(state, node)),
    },
  ]);
  return {
    ...{ plans: Object.fromEntries(plans) as JsonObject, maxNodesRunning: most.nodes },
    ...{ cordonedAtEnd: named(({ cordoned }) => cordoned), notReadyAtEnd: named(({ notReady }) => notReady) },
  };
}

/** Order at equal instants carries no meaning. */
function sorted(list: readonly JsonObject[]): JsonObject[] {
  const key = ({ plan, node }: JsonObject): string => `${plan as string} ${node as string}`;
  return [...list].sort((a, b) => Number(a['at']) - Number(b['at']) || (key(a) < key(b) ? -1 : 1));
}
