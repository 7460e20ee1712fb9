import { createHash } from 'node:crypto';
import { canonicalJson } from '../src/manifest/canonical.js';
import type { Json, JsonObject } from '../src/manifest/manifest.js';
import { compileSelector } from '../src/manifest/selector.js';
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
} from '../src/systems/system-upgrade-controller/controller/cluster.js';
import {
  type Candidate,
  isDue,
  orderKey,
  planLabel,
  type PlanStatus,
  selectNodes,
  statusOf,
  UNKNOWN_STATUS,
} from '../src/systems/system-upgrade-controller/controller/selection.js';
import {
  isOpenAt,
  openIntervals,
  type StartWindow,
} from '../src/systems/system-upgrade-controller/controller/window.js';
import { readPlan } from '../src/systems/system-upgrade-controller/objects/plan.js';
import { isUsableName } from '../src/systems/system-upgrade-controller/rollout/plans.js';
import { podOf as jobPodOf } from '../src/systems/system-upgrade-controller/side.js';
import { differs, type Families, type Mismatch } from './family.js';
import { number, object, objects, objectsOf, stamp, text, texts, truth } from './read.js';

export const families: Families = { 'plan-hash-inputs': hashInputs, rollout, selection, window };

const HOUR_MS = 3_600_000;
/** As far as the vectors look for the next change. */
const REACH_MS = 194 * HOUR_MS;

/** spec.window + instants -> open or not, next change. Error texts are compared by presence. */
function window(vector: JsonObject): Mismatch {
  const { window: start, invalid } = readPlan({ spec: { window: vector['window'] ?? null } });
  const expected = object(vector, 'expected');
  if (invalid !== null || start === null)
    return differs(
      { valid: expected['valid'] ?? null, hasError: 'error' in expected },
      { valid: false, hasError: true },
    );
  const at = texts(vector, 'at');
  const checks = at.map((instant) => {
    const from = Date.parse(instant);
    return { at: instant, open: isOpenAt(start, from), nextChange: nextChange(start, from) };
  });
  const from = Date.parse(at[0] ?? '');
  const open = openIntervals(start, { from, to: from + number(vector, 'horizonHours') * HOUR_MS });
  const openHours = open.map((one) => [stamp(one.from), stamp(one.to)]);
  return differs(expected, { valid: true, checks, openIntervals: openHours });
}

function nextChange(start: StartWindow, from: number): Json {
  const [first] = openIntervals(start, { from, to: from + REACH_MS });
  if (!first) return null;
  const change = isOpenAt(start, from) ? first.to : first.from;
  return change >= from + REACH_MS ? null : stamp(change);
}

/** A node of a vector: its name is the hostname label if none is given, and `-` for none. */
function nodeOf(node: JsonObject): ClusterNode & { readonly uid: string } {
  const [name, given] = [text(node, 'name'), object(node, 'labels') as Record<string, string>];
  const { 'kubernetes.io/hostname': host = name, ...others } = given;
  const labels = host === '-' ? others : { ...others, 'kubernetes.io/hostname': host };
  const state = { cordoned: truth(node, 'cordoned'), notReady: truth(node, 'notReady') };
  return { name, uid: text(node, 'uid'), labels, ...state };
}

/** plan status + nodes -> which nodes are applying, which start now, in which order the rest would. */
function selection(vector: JsonObject): Mismatch {
  const [plan, expected] = [object(vector, 'plan'), object(vector, 'expected')];
  const [planName, hash] = [text(plan, 'name'), text(plan, 'latestHash')];
  const nodes = objects(vector, 'nodes').map(nodeOf);
  const uids = new Map(nodes.map(({ name, uid }) => [name, uid]));
  const compiled = compileSelector(plan['nodeSelector']);
  if ('error' in compiled || !isUsableName(planName))
    return differs({ hasError: 'error' in expected }, { hasError: true });
  const selecting = {
    name: planName,
    hash,
    selector: compiled.selector,
    applying: new Set(texts(plan, 'applying')),
  };
  const keyOf = ({ name }: Candidate): string => orderKey(uids.get(name) ?? '', text(plan, 'uid'), hash);
  const { kept, waiting } = selectNodes(nodes, selecting, keyOf);
  const starts = waiting.slice(0, Math.max(0, number(plan, 'concurrency') - kept.length));
  const names = (list: readonly Candidate[]): string[] => list.map(({ name }) => name);
  return differs(expected, {
    complete: kept.length + starts.length === 0,
    selected: names([...kept, ...starts]).sort(),
    startsNow: names(starts).sort(),
    stillApplying: names(kept).sort(),
    waitingOrder: names(waiting),
  });
}

/** The Plan of a vector as an object. */
function planObject(json: JsonObject): JsonObject {
  const { name = 'p', spec = {}, annotations = {}, labels = {} } = json;
  return { metadata: { name, annotations, labels }, spec };
}

/** Digits that kubectl writes in another way, so that no word comes out. Source: k8s.io/kubectl pkg/util/hash. */
const DIGITS: Readonly<Record<string, string>> = { '0': 'g', '1': 'h', '3': 'k', a: 'm', e: 't' };

/** The hash of each secret of a vector, as kubectl's generators make it of the contents; null for one that is not there. */
function secretHashes(secrets: Json | undefined): (name: string) => string | null {
  return (name) => {
    const secret = objectsOf(secrets).find((one) => one['name'] === name);
    if (!secret) return null;
    const entries = Object.entries(object(secret, 'data') as Record<string, string>).sort();
    const data = Object.fromEntries(
      entries.map(([key, value]) => [key, Buffer.from(value).toString('base64')]),
    );
    const contents = JSON.stringify({ data, kind: 'Secret', name, type: text(secret, 'type', 'Opaque') });
    const hex = createHash('sha256').update(contents).digest('hex').slice(0, 10);
    return hex.replace(/[013ae]/g, (digit) => DIGITS[digit] ?? digit);
  };
}

/** plan before and after an edit -> hash, and whether a finished node is due again. */
function hashInputs(vector: JsonObject): Mismatch {
  const [base, head] = [object(vector, 'base'), object(vector, 'head')];
  const before = statusOf(planObject(base), UNKNOWN_STATUS, secretHashes(base['secrets']));
  const after = statusOf(planObject(head), before, secretHashes(head['secrets']));
  return differs(object(vector, 'expected'), {
    hashBase: before.hash,
    hashHead: after.hash,
    hashChanged: before.hash !== after.hash,
    latestVersionBase: before.version,
    latestVersionHead: after.version,
    headReady: after.isReady,
    dueAgain: after.isReady && isDueAgain(head, before, after),
  });
}

function isDueAgain(head: JsonObject, before: PlanStatus, { hash }: PlanStatus): boolean {
  const { concurrency, selector } = readPlan(planObject(head));
  const labels = { role: 'worker', [planLabel('p')]: before.hash, 'kubernetes.io/hostname': 'n' };
  if ('error' in selector || concurrency <= 0) return false;
  return isDue({ name: 'n', labels }, { name: text(head, 'name', 'p'), hash, selector: selector.selector });
}

/** plans + nodes + assumed job times and outcomes + edits -> starts, ends, state at the end. */
function rollout(json: JsonObject): Mismatch {
  const vector = structuredClone(json);
  const { uncertain: _, ...expected } = object(vector, 'expected');
  return differs(expected, played(vector));
}

function clusterOf(vector: JsonObject): Cluster {
  const controller = object(vector, 'controller');
  const settings = {
    deadlineMs: number(controller, 'activeDeadlineSeconds', 600) * 1000,
    ttlMs: number(controller, 'ttlSecondsAfterFinished', 900) * 1000,
    resyncMs: 2 * HOUR_MS,
  };
  const nodes = objects(vector, 'nodes').map(nodeOf);
  const cluster = newCluster(settings, nodes, Date.parse(text(vector, 'start')));
  for (const plan of objects(vector, 'plans')) writePlan(cluster, plan, text(plan, 'name'), vector);
  return cluster;
}

function writePlan(cluster: Cluster, plan: JsonObject, name: string, vector: JsonObject): void {
  const stored = planObject({ ...plan, name });
  const { selector, ...spec } = readPlan(stored);
  const uid = objects(vector, 'plans').find((one) => one['name'] === name)?.['uid'];
  const all = [...objects(vector, 'nodes'), ...objects(vector, 'events').map(joining)].map(nodeOf);
  const uids = new Map(all.map((node) => [node.name, node.uid]));
  const within = { from: cluster.from, to: cluster.from + (number(vector, 'end') + 1) * 1000 };
  setPlan(cluster, {
    ...{ name, spec, waitsFor: null, unschedulable: new Set(), pods: canonicalJson(jobPodOf(stored)) },
    selector: 'error' in selector ? { written: false, requirements: [] } : selector.selector,
    open: spec.window && openIntervals(spec.window, within),
    statusAfter: (before) => statusOf(stored, before, secretHashes(vector['secrets'])),
    orderKey: (node, hash) => orderKey(uids.get(node) ?? '', uid as string, hash),
  });
}

function joining(event: JsonObject): JsonObject {
  return (event['node'] ?? event) as JsonObject;
}

/** Edits of a vector, by their name. */
const EDITS: Readonly<Record<string, (cluster: Cluster, event: JsonObject, vector: JsonObject) => unknown>> =
  {
    editPlan: (cluster, event, vector) => {
      writePlan(cluster, event, text(event, 'plan'), vector);
    },
    deletePlan: ({ plans }, event) => plans.delete(text(event, 'plan')),
    addNode: (cluster, event) => {
      setNodes(cluster, [nodeOf(joining(event))]);
    },
    deleteNode: (cluster, event) => {
      removeNode(cluster, text(event, 'name'), cluster.now);
    },
    editSecret: (_, { secret, data }, vector) =>
      Object.assign(objects(vector, 'secrets').find(({ name }) => name === secret) ?? {}, { data }),
    restartController: (cluster) => {
      resend(cluster, true);
    },
  };

interface Pod {
  readonly job: Job;
  readonly outcome: string;
  readonly endsAt: number;
}

/** The pod of the nth Job of a node, as the vector has it go. */
function podOf(vector: JsonObject, job: Job, nth: number, now: number): Pod {
  const own = texts(object(vector, 'outcomes'), job.node);
  const outcome = own[Math.min(nth, own.length - 1)] ?? text(object(vector, 'versionOutcomes'), job.version);
  const seconds = number(object(vector, 'nodeSeconds'), job.node, number(vector, 'jobSeconds'));
  const ends: Readonly<Record<string, number>> = { fail: number(vector, 'failSeconds'), hang: Infinity };
  return { job, outcome, endsAt: now + (ends[outcome] ?? seconds) * 1000 };
}

function played(vector: JsonObject): JsonObject {
  const events = objects(vector, 'events');
  const cluster = clusterOf(vector);
  const { from } = cluster;
  const timeOf = (event: JsonObject): number => from + number(event, 'at') * 1000;
  const pods: Pod[] = [];
  const log: Record<'starts' | 'ends', JsonObject[]> = { starts: [], ends: [] };
  const most = { nodes: 0, applying: new Map<string, number>() };
  const record = ({ kind, job, reason }: JobEvent): void => {
    const { node, plan, version, state } = job;
    const line = { at: (cluster.now - from) / 1000, node, plan, version };
    const was = state === 'running' ? 'running' : 'not started';
    if (kind !== 'started') log.ends.push({ ...line, result: kind, was, ...(reason ? { reason } : {}) });
    else {
      const nth = pods.filter((pod) => pod.job.node === node).length;
      pods.push(podOf(vector, job, nth, cluster.now));
      log.starts.push(line);
    }
  };
  for (let now = from; now <= from + number(vector, 'end') * 1000;) {
    cluster.now = now;
    for (const { job, outcome } of pods.filter(({ endsAt }) => endsAt === now)) {
      const node = cluster.nodes.get(job.node);
      if (node && outcome === 'breaks') setNodes(cluster, [{ ...node, notReady: true }]);
      podEnded(cluster, job, outcome === 'fail' ? 'failed' : 'succeeded', now);
    }
    for (const event of events) if (timeOf(event) === now) EDITS[text(event, 'op')]?.(cluster, event, vector);
    const { events: happened, wakeAt } = step(cluster, now);
    happened.forEach(record);
    const running = jobsIn(cluster).filter(({ state }) => state === 'running');
    most.nodes = Math.max(most.nodes, new Set(running.map(({ node }) => node)).size);
    for (const [name, { applying }] of cluster.plans)
      most.applying.set(name, Math.max(most.applying.get(name) ?? 0, applying.length));
    const times = [...pods.map(({ endsAt }) => endsAt), ...events.map(timeOf)];
    now = Math.min(wakeAt, ...times.filter((at) => at > now));
  }
  return { ...stateOf(cluster, most), starts: sorted(log.starts), ends: sorted(log.ends) };
}

function stateOf(cluster: Cluster, most: { nodes: number; applying: Map<string, number> }): JsonObject {
  const nodes = [...cluster.nodes.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const named = (has: (node: ClusterNode) => boolean): string[] => nodes.filter(has).map(({ name }) => name);
  const plans = [...cluster.plans].map(([name, state]): [string, JsonObject] => [
    name,
    {
      ...{ applying: [...state.applying], reason: state.reason, maxApplying: most.applying.get(name) ?? 0 },
      complete: state.reason === 'Complete' ? 'True' : 'False',
      upToDate: named(({ labels }) => labels[planLabel(name)] === state.status.hash),
      due: named((node) => isDueIn(state, node)),
    },
  ]);
  return {
    ...{ plans: Object.fromEntries(plans), maxNodesRunning: most.nodes },
    ...{ cordonedAtEnd: named(({ cordoned }) => cordoned), notReadyAtEnd: named(({ notReady }) => notReady) },
  };
}

/** Order at equal instants carries no meaning. */
function sorted(list: readonly JsonObject[]): JsonObject[] {
  const key = (line: JsonObject): string => `${text(line, 'plan')} ${text(line, 'node')}`;
  return [...list].sort((a, b) => number(a, 'at') - number(b, 'at') || (key(a) < key(b) ? -1 : 1));
}
