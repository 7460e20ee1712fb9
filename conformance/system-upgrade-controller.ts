import { createHash } from 'node:crypto';
import { canonicalJson } from '../src/manifest/canonical.js';
import { byName } from '../src/manifest/lookup.js';
import type { Json, JsonObject } from '../src/manifest/manifest.js';
import * as suc from '../src/systems/system-upgrade-controller/controller/cluster.js';
import * as select from '../src/systems/system-upgrade-controller/controller/selection.js';
import { isOpenAt, openIntervals } from '../src/systems/system-upgrade-controller/controller/window.js';
import { readPlan } from '../src/systems/system-upgrade-controller/objects/plan.js';
import { isUsableName, podOf } from '../src/systems/system-upgrade-controller/side.js';
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
    return differs([expected['valid'] ?? null, 'error' in expected], [false, true]);
  const checks = texts(vector, 'at').map((at) => {
    const [from, to] = [Date.parse(at), Date.parse(at) + REACH_MS];
    const [first] = openIntervals(start, { from, to });
    const change = first && (first.from === from ? first.to : first.from);
    return { at, open: isOpenAt(start, from), nextChange: change && change < to ? stamp(change) : null };
  });
  const from = Date.parse(texts(vector, 'at')[0] ?? '');
  const open = openIntervals(start, { from, to: from + number(vector, 'horizonHours') * HOUR_MS });
  const openHours = open.map((one) => [stamp(one.from), stamp(one.to)]);
  return differs(expected, { valid: true, checks, openIntervals: openHours });
}

/** A node of a vector: its name is the hostname label if none is given, and `-` for none. */
function nodeOf(node: JsonObject): suc.ClusterNode & { readonly uid: string } {
  const [name, given] = [text(node, 'name'), object(node, 'labels') as Record<string, string>];
  const { 'kubernetes.io/hostname': host = name, ...others } = given;
  const labels = host === '-' ? others : { ...others, 'kubernetes.io/hostname': host };
  const state = { cordoned: truth(node, 'cordoned'), notReady: truth(node, 'notReady') };
  return { name, uid: text(node, 'uid'), labels, ...state };
}

/** plan status + nodes -> which nodes are applying, which start now, in which order the rest would. */
function selection(vector: JsonObject): Mismatch {
  const [plan, expected] = [object(vector, 'plan'), object(vector, 'expected')];
  const [name, hash, uid] = [text(plan, 'name'), text(plan, 'latestHash'), text(plan, 'uid')];
  const { selector, selectorError } = readPlan({ spec: plan });
  if (selectorError !== null || !isUsableName(name))
    return differs({ hasError: 'error' in expected }, { hasError: true });
  const selecting = { name, hash, selector, applying: new Set(texts(plan, 'applying')) };
  const nodes = objects(vector, 'nodes').map(nodeOf);
  const { kept, waiting } = select.selectNodes(nodes, selecting, (node) =>
    select.orderKey(node.uid, uid, hash),
  );
  const starts = waiting.slice(0, Math.max(0, number(plan, 'concurrency') - kept.length));
  const names = (list: readonly select.Candidate[]): string[] => list.map((node) => node.name);
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

/** The hash of each secret of a vector, as kubectl's generators make it of the contents; null for one that is not there. */
function secretHashes(secrets: Json | undefined): (name: string) => string | null {
  return (name) => {
    const secret = objectsOf(secrets).find((one) => one['name'] === name);
    if (!secret) return null;
    const entries = Object.entries(object(secret, 'data') as Record<string, string>).sort();
    const encoded = entries.map(([key, value]) => [key, Buffer.from(value).toString('base64')]);
    const data = Object.fromEntries(encoded) as JsonObject;
    const contents = JSON.stringify({ data, kind: 'Secret', name, type: text(secret, 'type', 'Opaque') });
    const hex = createHash('sha256').update(contents).digest('hex').slice(0, 10);
    // Digits that kubectl writes in another way, so that no word comes out. Source: k8s.io/kubectl pkg/util/hash.
    return hex.replace(/[013ae]/g, (digit) => 'ghkmt'['013ae'.indexOf(digit)] ?? '');
  };
}

/** plan before and after an edit -> hash, and whether a finished node is due again. */
function hashInputs(vector: JsonObject): Mismatch {
  const [base, head] = [object(vector, 'base'), object(vector, 'head')];
  const before = select.statusOf(planObject(base), select.UNKNOWN_STATUS, secretHashes(base['secrets']));
  const after = select.statusOf(planObject(head), before, secretHashes(head['secrets']));
  const { concurrency, selector } = readPlan(planObject(head));
  const labels = { role: 'worker', [select.planLabel('p')]: before.hash, 'kubernetes.io/hostname': 'n' };
  const selecting = { name: text(head, 'name', 'p'), hash: after.hash };
  const isDueAgain = select.isDue({ name: 'n', labels }, { ...selecting, selector });
  return differs(object(vector, 'expected'), {
    ...{ hashBase: before.hash, hashHead: after.hash, hashChanged: before.hash !== after.hash },
    ...{ latestVersionBase: before.version, latestVersionHead: after.version, headReady: after.isReady },
    dueAgain: after.isReady && concurrency > 0 && isDueAgain,
  });
}

function writePlan(cluster: suc.Cluster, plan: JsonObject, name: string, vector: JsonObject): void {
  const stored = planObject({ ...plan, name });
  const spec = readPlan(stored);
  const uid = text(objects(vector, 'plans').find((one) => one['name'] === name) ?? {}, 'uid');
  const joining = objects(vector, 'events').map((event) => object(event, 'node'));
  const nodes = [...objects(vector, 'nodes'), ...joining];
  const uids = new Map(nodes.map((one) => [one['name'], text(one, 'uid')]));
  const within = { from: cluster.from, to: cluster.from + (number(vector, 'end') + 1) * 1000 };
  suc.setPlan(cluster, {
    ...{ name, spec, waitsFor: null, unschedulable: new Set(), pods: canonicalJson(podOf(stored)) },
    ...{ selector: spec.selector, open: spec.window && openIntervals(spec.window, within) },
    statusAfter: (before) => select.statusOf(stored, before, secretHashes(vector['secrets'])),
    orderKey: (node, hash) => select.orderKey(uids.get(node) ?? '', uid, hash),
  });
}

function edit(cluster: suc.Cluster, event: JsonObject, vector: JsonObject): void {
  const [op, plan] = [text(event, 'op'), text(event, 'plan')];
  const secret = objects(vector, 'secrets').find(({ name }) => name === event['secret']);
  if (op === 'editPlan') writePlan(cluster, event, plan, vector);
  else if (op === 'deletePlan') cluster.plans.delete(plan);
  else if (op === 'addNode') suc.setNodes(cluster, [nodeOf(object(event, 'node'))]);
  else if (op === 'deleteNode') suc.removeNode(cluster, text(event, 'name'), cluster.now);
  else if (op === 'editSecret') Object.assign(secret ?? {}, { data: event['data'] });
  else if (op === 'restartController') suc.resend(cluster, true);
  else throw new Error(`unknown edit ${op}`);
}

/** How the pod of the nth Job of a node goes, and after how many seconds it ends. */
function podOfJob(vector: JsonObject, { node, version }: suc.Job, nth: number) {
  const own = texts(object(vector, 'outcomes'), node);
  const outcome = own[Math.min(nth, own.length - 1)] ?? text(object(vector, 'versionOutcomes'), version);
  const works = number(object(vector, 'nodeSeconds'), node, number(vector, 'jobSeconds'));
  const ends = outcome === 'fail' ? number(vector, 'failSeconds') : works;
  return { outcome, seconds: outcome === 'hang' ? Infinity : ends };
}

/** plans + nodes + assumed job times and outcomes + edits -> starts, ends, state at the end. */
function rollout(json: JsonObject): Mismatch {
  const vector = structuredClone(json);
  const [from, controller] = [Date.parse(text(vector, 'start')), object(vector, 'controller')];
  const settings = {
    deadlineMs: number(controller, 'activeDeadlineSeconds', 600) * 1000,
    ttlMs: number(controller, 'ttlSecondsAfterFinished', 900) * 1000,
    resyncMs: 2 * HOUR_MS,
  };
  const cluster = suc.newCluster(settings, objects(vector, 'nodes').map(nodeOf), from);
  for (const plan of objects(vector, 'plans')) writePlan(cluster, plan, text(plan, 'name'), vector);
  const events = objects(vector, 'events').map((event) => ({ event, at: from + number(event, 'at') * 1000 }));
  const pods: { job: suc.Job; outcome: string; at: number }[] = [];
  const [starts, ends]: [JsonObject[], JsonObject[]] = [[], []];
  const applied = new Map<string, number>();
  let maxNodesRunning = 0;
  for (let now = from; now <= from + number(vector, 'end') * 1000;) {
    cluster.now = now;
    for (const { job, outcome } of pods.filter(({ at }) => at === now)) {
      const node = cluster.nodes.get(job.node);
      if (node && outcome === 'breaks') node.notReady = true;
      suc.podEnded(cluster, job, outcome !== 'fail', now);
    }
    for (const { event, at } of events) if (at === now) edit(cluster, event, vector);
    const { events: happened, wakeAt } = suc.step(cluster, now);
    for (const { kind, job, reason } of happened) {
      const line = { at: (now - from) / 1000, node: job.node, plan: job.plan, version: job.version };
      const was = pods.some((pod) => pod.job === job) ? 'running' : 'not started';
      if (kind !== 'started') ends.push({ ...line, result: kind, was, ...(reason ? { reason } : {}) });
      else {
        const nth = pods.filter((pod) => pod.job.node === job.node).length;
        const { outcome, seconds } = podOfJob(vector, job, nth);
        pods.push({ job, outcome, at: now + seconds * 1000 });
        starts.push(line);
      }
    }
    const running = suc.jobsIn(cluster).filter(({ state }) => state === 'running');
    maxNodesRunning = Math.max(maxNodesRunning, new Set(running.map(({ node }) => node)).size);
    for (const [name, { applying }] of cluster.plans)
      applied.set(name, Math.max(applied.get(name) ?? 0, applying.length));
    now = Math.min(wakeAt, ...[...pods, ...events].map(({ at }) => at).filter((at) => at > now));
  }
  const { uncertain: _, ...expected } = object(vector, 'expected');
  const lists = { starts: sorted(starts), ends: sorted(ends), maxNodesRunning };
  return differs(expected, { ...lists, ...stateOf(cluster, applied) });
}

function stateOf({ nodes, plans }: suc.Cluster, applied: ReadonlyMap<string, number>): JsonObject {
  const named = (has: (node: suc.ClusterNode) => boolean): string[] =>
    [...nodes.values()].flatMap((node) => (has(node) ? node.name : [])).sort();
  const states = [...plans].map(([name, state]): [string, JsonObject] => [
    name,
    {
      ...{ applying: [...state.applying], reason: state.reason, maxApplying: applied.get(name) ?? 0 },
      complete: state.reason === 'Complete' ? 'True' : 'False',
      upToDate: named(({ labels }) => labels[select.planLabel(name)] === state.hash),
      due: named((node) => select.isDue(node, state)),
    },
  ]);
  const [cordonedAtEnd, notReadyAtEnd] = [named((one) => one.cordoned), named((one) => one.notReady)];
  return { cordonedAtEnd, notReadyAtEnd, plans: Object.fromEntries(states) };
}

/** Order at equal instants carries no meaning. */
function sorted(list: readonly JsonObject[]): JsonObject[] {
  const key = (line: JsonObject): string => `${text(line, 'plan')} ${text(line, 'node')}`;
  return list.toSorted((a, b) => number(a, 'at') - number(b, 'at') || byName(key(a), key(b)));
}
