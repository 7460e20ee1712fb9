import type { JsonObject } from '../../src/manifest/manifest.js';
import {
  type Cluster,
  type ClusterNode,
  type Job,
  type JobEvent,
  jobsIn,
  newCluster,
  nodeNamed,
  setNode,
  setPlan,
} from '../../src/systems/system-upgrade-controller/controller/cluster.js';
import { orderKey } from '../../src/systems/system-upgrade-controller/controller/hash.js';
import { planLabel } from '../../src/systems/system-upgrade-controller/controller/selection.js';
import { statusOf } from '../../src/systems/system-upgrade-controller/controller/status.js';
import {
  isDue,
  podEnded,
  removeNode,
  resend,
  step,
} from '../../src/systems/system-upgrade-controller/controller/step.js';
import { openIntervals } from '../../src/systems/system-upgrade-controller/controller/window.js';
import { readPlan } from '../../src/systems/system-upgrade-controller/objects/plan.js';
import { podText } from '../../src/systems/system-upgrade-controller/side.js';
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
  const vector = json as unknown as Vector;
  const { uncertain: _, ...expected } = vector.expected;
  return differs(expected, played(vector));
}

function played(vector: Vector): JsonObject {
  const { controller = {}, events = [], secrets = [] } = structuredClone(vector);
  const from = Date.parse(vector.start);
  const second = (at: number): number => (at - from) / 1000;
  const cluster = newCluster(
    {
      deadlineMs: (controller['activeDeadlineSeconds'] ?? 600) * 1000,
      ttlMs: (controller['ttlSecondsAfterFinished'] ?? 900) * 1000,
      resyncMs: 7_200_000,
    },
    vector.nodes.map(clusterNode),
    from,
  );
  const joining = events
    .filter(({ op }) => op === 'addNode')
    .map((event) => (event['node'] ?? event) as JsonObject);
  const uids = new Map([...vector.nodes, ...joining].map((node) => [node['name'], node['uid'] as string]));
  const plan = (name: string, json: JsonObject): void => {
    const object = planObject({ ...json, name });
    const spec = readPlan(object);
    const uid = vector.plans.find((one) => one['name'] === name)?.['uid'] as string;
    setPlan(cluster, {
      ...{ name, spec, waitsFor: null, unschedulable: new Set(), pods: podText(object) },
      selector: 'error' in spec.selector ? { written: false, requirements: [] } : spec.selector.selector,
      open: spec.window && openIntervals(spec.window, { from, to: from + (vector.end + 1) * 1000 }),
      statusAfter: (before) => statusOf(object, before, secretHashes(secrets)),
      orderKey: (node, hash) => orderKey(uids.get(node) ?? '', uid, hash),
    });
  };
  const edits: Record<string, (event: JsonObject) => void> = {
    editPlan: (event) => {
      plan(event['plan'] as string, event);
    },
    deletePlan: (event) => {
      cluster.plans.delete(event['plan'] as string);
    },
    addNode: (event) => {
      setNode(cluster, clusterNode((event['node'] ?? event) as JsonObject));
    },
    deleteNode: (event) => {
      removeNode(cluster, event['name'] as string, cluster.now);
    },
    editSecret: (event) => {
      Object.assign(secrets.find(({ name }) => name === event['secret']) ?? {}, { data: event['data'] });
    },
    restartController: () => {
      resend(cluster, true);
    },
  };
  for (const one of vector.plans) plan(one['name'] as string, one);

  const pods = new Map<number, { readonly job: Job; readonly endsAt: number; readonly outcome: Outcome }>();
  const jobsOfNode = new Map<string, number>();
  const log: { starts: JsonObject[]; ends: JsonObject[] } = { starts: [], ends: [] };
  const most = { nodes: 0, applying: new Map<string, number>() };
  const seen = ({ kind, job, reason }: JobEvent): void => {
    const at = { at: second(cluster.now), node: job.node, plan: job.plan, version: job.version };
    if (kind !== 'started') {
      const was = job.state === 'running' ? 'running' : 'not started';
      log.ends.push({ ...at, result: kind, was, ...(reason ? { reason } : {}) });
      return;
    }
    const nth = jobsOfNode.get(job.node) ?? 0;
    jobsOfNode.set(job.node, nth + 1);
    const own = vector.outcomes?.[job.node];
    const outcome =
      (own ? own[Math.min(nth, own.length - 1)] : vector.versionOutcomes?.[job.version]) ?? 'ok';
    const seconds =
      { fail: vector.failSeconds, hang: Infinity }[outcome as string] ??
      vector.nodeSeconds?.[job.node] ??
      vector.jobSeconds;
    pods.set(job.id, { job, outcome, endsAt: cluster.now + seconds * 1000 });
    log.starts.push(at);
  };
  for (let now = from; now <= from + vector.end * 1000;) {
    cluster.now = now;
    for (const { job, outcome } of [...pods.values()].filter(({ endsAt }) => endsAt === now)) {
      const node = nodeNamed(cluster, job.node);
      if (node && outcome === 'breaks') setNode(cluster, { ...node, notReady: true });
      podEnded(cluster, job, outcome === 'fail' ? 'failed' : 'succeeded', now);
    }
    for (const event of events.filter(({ at }) => from + at * 1000 === now)) edits[event.op]?.(event);
    const { events: happened, wakeAt } = step(cluster, now);
    happened.forEach(seen);
    const running = jobsIn(cluster).filter(({ state }) => state === 'running');
    most.nodes = Math.max(most.nodes, new Set(running.map(({ node }) => node)).size);
    for (const [name, { applying }] of cluster.plans)
      most.applying.set(name, Math.max(most.applying.get(name) ?? 0, applying.length));
    const times = [
      ...[...pods.values()].map(({ endsAt }) => endsAt),
      ...events.map(({ at }) => from + at * 1000),
    ];
    now = Math.min(wakeAt, ...times.filter((at) => at > now));
  }
  return { ...stateOf(cluster, most), starts: sorted(log.starts), ends: sorted(log.ends) };
}

function clusterNode(json: JsonObject): ClusterNode {
  const { name, labels } = nodeOf(json);
  return { name, labels, cordoned: json['cordoned'] === true, notReady: json['notReady'] === true };
}

function stateOf(cluster: Cluster, most: { nodes: number; applying: Map<string, number> }): JsonObject {
  const nodes = cluster.nodes.flatMap((node) => node ?? []).sort((a, b) => (a.name < b.name ? -1 : 1));
  const named = (has: (node: ClusterNode) => boolean): string[] => nodes.filter(has).map(({ name }) => name);
  const plans = [...cluster.plans].map(([name, state]) => [
    name,
    {
      applying: [...state.applying],
      reason: state.reason,
      complete: state.reason === 'Complete' ? 'True' : 'False',
      maxApplying: most.applying.get(name) ?? 0,
      upToDate: named(({ labels }) => labels[planLabel(name)] === state.status.hash),
      due: named((node) => isDue(state, node)),
    },
  ]);
  return {
    plans: Object.fromEntries(plans) as JsonObject,
    cordonedAtEnd: named(({ cordoned }) => cordoned),
    notReadyAtEnd: named(({ notReady }) => notReady),
    maxNodesRunning: most.nodes,
  };
}

/** Order at equal instants carries no meaning. */
function sorted(list: readonly JsonObject[]): JsonObject[] {
  const key = ({ plan, node }: JsonObject): string => `${plan as string} ${node as string}`;
  return [...list].sort((a, b) => Number(a['at']) - Number(b['at']) || (key(a) < key(b) ? -1 : 1));
}
