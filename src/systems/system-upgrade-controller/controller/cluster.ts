import { MINUTE_MS } from '../../../calendar/days.js';
import { covers, type Interval } from '../../../calendar/intervals.js';
import { firstNot } from '../../../manifest/lookup.js';
import type { Instant } from '../../../rollout/controller.js';
import { HOSTNAME_LABEL } from '../../../snapshot/snapshot.js';
import type { PlanSpec } from '../objects/plan.js';
import {
  type Candidate,
  isDue,
  planLabel,
  type PlanStatus,
  type Selecting,
  selectNodes,
  UNKNOWN_STATUS,
} from './selection.js';

/** A node as the controller, the Job controller and the scheduler see it. */
export interface ClusterNode extends Candidate {
  readonly cordoned: boolean;
  readonly notReady: boolean;
}

/** A Plan as it is written. */
interface Plan extends Omit<Selecting, 'hash'> {
  readonly spec: Pick<PlanSpec, 'concurrency' | 'deadlineMs' | 'delayMs' | 'cordons' | 'exclusive'>;
  /** Hours of its window; null: any hour. */
  readonly open: readonly Interval[] | null;
  /** Everything that its pods are made of, as a text to compare. */
  readonly pods: string;
  /** Name of the Plan that `prepare` waits for. */
  readonly waitsFor: string | null;
  /** Nodes to which the scheduler assigns no pod of the Plan. */
  readonly unschedulable: ReadonlySet<string>;
  readonly statusAfter: (before: PlanStatus) => PlanStatus;
  readonly orderKey: (node: string, hash: string) => string;
}

/** A Plan with its status. */
export interface PlanState extends Plan, PlanStatus {
  /** Hostname labels of the nodes that have a concurrency slot, sorted by node name. */
  readonly applying: readonly string[];
  readonly reason: string;
  readonly message: string;
  /** False: its Jobs are to be applied again, as they are once for each resource version. */
  readonly isApplied: boolean;
  /** Nodes that wait for a slot under one hash, in their order; those before `next` were taken. Null: to be sorted again. */
  readonly queue: { readonly hash: string; readonly nodes: readonly string[]; readonly next: number } | null;
}

/** A Job that upgrades one node. */
export interface Job {
  /** Unlike for any two Jobs of a run. */
  readonly id: number;
  readonly plan: string;
  readonly node: string;
  readonly version: string;
  readonly hash: string;
  readonly pods: string;
  readonly spec: Plan['spec'];
  readonly createdAt: Instant;
  readonly deadlineAt: Instant;
  readonly state: 'pending' | 'running' | 'complete' | 'failed';
  readonly finishedAt: Instant;
}

/** A pod that starts, or the end of a Job. */
interface JobEvent {
  readonly kind: 'started' | 'complete' | 'failed' | 'deleted' | 'replaced';
  /** As it was before the event. */
  readonly job: Job;
  readonly reason?: 'BackoffLimitExceeded' | 'DeadlineExceeded';
}

/** A label to write, or a Job to create. */
interface Delayed {
  readonly at: Instant;
  readonly job: Pick<Job, 'plan' | 'node'>;
  readonly label?: Job;
}

/** Plain data: everything in it is replaced, never changed, so that a fork copies maps and no more. */
export type Cluster = ReturnType<typeof newCluster>;

/** A closed window is looked at again this often, counted from the start. Source: pkg/upgrade/handle_upgrade.go. */
const LOOK_MS = MINUTE_MS;

/** A Job whose pods change is deleted, and created again so much later. Source: rancher/wrangler pkg/apply, reconcileJob. */
const RECREATE_MS = 1000;

/** Infinity in the settings: no limit. */
export function newCluster(
  settings: { readonly deadlineMs: number; readonly ttlMs: number; readonly resyncMs: number },
  nodes: readonly ClusterNode[],
  from: Instant,
) {
  const cluster = {
    ...{ settings, from, now: from, nextId: 1 },
    plans: new Map<string, PlanState>(),
    nodes: new Map<string, ClusterNode>(),
    /** Names of the nodes that have a hostname label, or had it before they were removed. */
    hosts: new Map() as ReadonlyMap<string, readonly string[]>,
    /** By node. */
    jobs: new Map<string, readonly Job[]>(),
    delayed: [] as readonly Delayed[],
    events: [] as JobEvent[],
    /** Everything is sent again then. */
    resyncAt: from + settings.resyncMs,
    /** Counts changes of Plans and Jobs: handlers run again until it stays. */
    changes: 0,
  };
  setNodes(cluster, nodes);
  return cluster;
}

export function fork(cluster: Cluster): Cluster {
  const { plans, nodes, jobs, events } = cluster;
  const copies = { plans: new Map(plans), nodes: new Map(nodes), jobs: new Map(jobs), events: [...events] };
  return { ...cluster, ...copies };
}

/** Creates a Plan, or edits the one of its name. */
export function setPlan(cluster: Cluster, plan: Plan): void {
  const before = cluster.plans.get(plan.name);
  const created = { ...UNKNOWN_STATUS, applying: [], reason: '', message: '' };
  cluster.plans.set(plan.name, { ...created, ...before, ...plan, isApplied: false, queue: null });
}

/** Gives a Plan the status of a rollout under way, with a running Job on each of these nodes. */
export function resume(
  cluster: Cluster,
  name: string,
  { nodes, status, pods }: { nodes: readonly string[]; status: PlanStatus; pods: string },
): void {
  const state = cluster.plans.get(name);
  if (!state) return;
  const resumed = { ...state, ...status, applying: [...nodes].sort() };
  cluster.plans.set(name, resumed);
  for (const node of resumed.applying) {
    const job = addJob(cluster, resumed, node, { pods, deadlineAt: Infinity, state: 'running' });
    cluster.events.push({ kind: 'started', job });
  }
}

/** Adds nodes, or replaces those of their names. */
export function setNodes(cluster: Cluster, nodes: readonly ClusterNode[]): void {
  const added = nodes.filter(({ name }) => !cluster.nodes.has(name));
  const isRelabeled = nodes.some(({ name, labels }) => cluster.nodes.get(name)?.labels !== labels);
  for (const node of nodes) cluster.nodes.set(node.name, node);
  if (isRelabeled)
    for (const [name, state] of cluster.plans) cluster.plans.set(name, { ...state, queue: null });
  if (added.length === 0) return;
  const hosts = new Map(cluster.hosts);
  for (const { name, labels } of added) {
    const host = labels[HOSTNAME_LABEL] ?? '';
    hosts.set(host, [...(hosts.get(host) ?? []), name]);
  }
  cluster.hosts = hosts;
}

export function removeNode(cluster: Cluster, name: string, now: Instant): void {
  cluster.now = now;
  if (cluster.nodes.delete(name)) for (const job of cluster.jobs.get(name) ?? []) handle(cluster, job);
}

/**
 * Runs the handlers, the Job controller and the scheduler until nothing changes at this instant. Gives what happened, and when time alone
 * lets more happen; Infinity: never.
 */
export function step(
  cluster: Cluster,
  now: Instant,
): { readonly events: readonly JobEvent[]; readonly wakeAt: Instant } {
  cluster.now = now;
  endOverdue(cluster);
  if (cluster.resyncAt <= now) resend(cluster, false);
  const due = cluster.delayed.filter(({ at }) => at <= now);
  cluster.delayed = cluster.delayed.filter(({ at }) => at > now);
  for (const { job, label } of due)
    if (label) writeLabel(cluster, label);
    else createJob(cluster, job.plan, job.node);
  for (let before = -1; before !== cluster.changes;) {
    before = cluster.changes;
    for (const name of cluster.plans.keys()) reconcile(cluster, name);
    for (const job of jobsIn(cluster)) if (job.state === 'pending') startPod(cluster, job);
  }
  return { events: cluster.events.splice(0), wakeAt: wakeAt(cluster) };
}

/** The pod of a Job has succeeded, or failed with all its retries. */
export function podEnded(cluster: Cluster, job: Job, result: 'succeeded' | 'failed', now: Instant): void {
  cluster.now = now;
  const current = cluster.jobs.get(job.node)?.find(({ id }) => id === job.id);
  if (current?.state === 'running')
    end(cluster, current, result === 'succeeded' ? null : 'BackoffLimitExceeded');
}

/** Sends everything again; a restarted controller has forgotten what it has applied. */
export function resend(cluster: Cluster, isRestart: boolean): void {
  cluster.resyncAt = cluster.now + cluster.settings.resyncMs;
  if (isRestart)
    for (const [name, state] of cluster.plans) cluster.plans.set(name, { ...state, isApplied: false });
  for (const job of jobsIn(cluster)) handle(cluster, job);
}

export function jobsIn({ jobs }: Cluster): Job[] {
  return [...jobs.values()].flat();
}

/** The image of k3s waits in `prepare` until the Plan that it names has no node left. Source: k3s-io/k3s-upgrade, scripts/upgrade.sh. */
export function isPrepared(cluster: Cluster, { waitsFor }: PlanState): boolean {
  const first = waitsFor === null ? undefined : cluster.plans.get(waitsFor);
  return first === undefined || (first.reason === 'Complete' && nextIn(cluster, first, 1).names.length === 0);
}

function endOverdue(cluster: Cluster): void {
  for (const job of jobsIn(cluster)) {
    const isFinished = job.finishedAt > 0;
    if (!isFinished && job.deadlineAt <= cluster.now) end(cluster, job, 'DeadlineExceeded');
    if (!isFinished || expiryOf(cluster, job) > cluster.now) continue;
    replaceJob(cluster, job, null);
    if (job.state === 'failed') reportFailure(cluster, job);
  }
}

/** The Jobs of a Plan with a delay live a minute longer than that. Source: pkg/upgrade/job/job.go, New. */
function expiryOf({ settings }: Cluster, { spec, finishedAt }: Job): Instant {
  return finishedAt + Math.max(settings.ttlMs, spec.delayMs > 0 ? spec.delayMs + MINUTE_MS : 0);
}

function end(cluster: Cluster, job: Job, reason: NonNullable<JobEvent['reason']> | null): void {
  const state = reason === null ? 'complete' : 'failed';
  cluster.events.push({ kind: state, job, ...(reason === null ? {} : { reason }) });
  const ended: Job = { ...job, state, finishedAt: cluster.now };
  replaceJob(cluster, job, ended);
  handle(cluster, ended);
}

/**
 * An unfinished Job of another version or without a slot is deleted, a failed one is reported. One that has succeeded uncordons its node
 * at once, whoever cordoned it, and labels it after the delay. Source: pkg/upgrade/handle_batch.go.
 */
function handle(cluster: Cluster, job: Job): void {
  const { plan, finishedAt } = job;
  const state = cluster.plans.get(plan);
  const node = cluster.nodes.get(job.node);
  if (!state || state.version !== job.version || !node) deleteJob(cluster, job, 'deleted');
  else if (job.state === 'failed') reportFailure(cluster, job);
  else if (job.state === 'complete') {
    const { cordons, delayMs } = state.spec;
    if (cordons && node.cordoned) setNodes(cluster, [{ ...node, cordoned: false }]);
    if (finishedAt !== cluster.now) return;
    if (delayMs <= 0) writeLabel(cluster, job);
    else cluster.delayed = [...cluster.delayed, { at: finishedAt + delayMs, job, label: job }];
  } else if (!hasSlot(state, job.node)) deleteJob(cluster, job, 'deleted');
}

function writeLabel(cluster: Cluster, job: Job): void {
  const node = cluster.nodes.get(job.node);
  const state = cluster.plans.get(job.plan);
  if (!node || state?.version !== job.version) return;
  const labeled = { ...node, labels: { ...node.labels, [planLabel(job.plan)]: job.hash } };
  // The node leaves the queue of this hash by that, and no other queue has to know.
  if (state.hash === job.hash) cluster.nodes.set(job.node, labeled);
  else setNodes(cluster, [labeled]);
}

/** A binary search for the node's name among hostnames that are sorted by node name. Source: pkg/upgrade/handle_batch.go. */
function hasSlot({ applying }: PlanState, node: string): boolean {
  return applying[firstNot(applying, (place) => (applying[place] ?? '') < node)] === node;
}

function reportFailure(cluster: Cluster, { plan, node }: Job): void {
  const state = cluster.plans.get(plan);
  if (state) report(cluster, state, 'JobFailed', node);
}

function report(cluster: Cluster, state: PlanState, reason: string, message = ''): void {
  const isNew = state.reason !== reason || state.message !== message;
  cluster.plans.set(state.name, state);
  if (isNew) save(cluster, { ...state, reason, message, isApplied: false });
}

function save(cluster: Cluster, state: PlanState): PlanState {
  cluster.plans.set(state.name, state);
  cluster.changes++;
  return state;
}

/** Source: pkg/upgrade/handle_upgrade.go, both handlers of a Plan. */
function reconcile(cluster: Cluster, name: string): void {
  const before = cluster.plans.get(name);
  if (!before) return;
  const status = before.statusAfter(before);
  const isOther = status.hash !== before.hash || status.version !== before.version;
  const after = { ...before, ...status };
  const state = isOther ? save(cluster, { ...after, isApplied: false }) : after;
  if (!state.isReady) {
    report(cluster, state, 'NotReady');
    return;
  }
  const { applying, open, spec } = state;
  const kept = keptIn(cluster, state);
  const { names, queue, next } = nextIn(cluster, state, Math.max(0, spec.concurrency - kept.length));
  const isClosed = applying.length === 0 && open !== null && !covers(open, cluster.now);
  if (kept.length + names.length === 0) report(cluster, { ...state, applying: [], queue }, 'Complete');
  else if (isClosed) report(cluster, { ...state, queue }, 'Waiting');
  else apply(cluster, { ...state, queue: { ...queue, next } }, [...kept, ...names].sort());
}

/** Nodes with a slot that are still due: every node with a hostname of `applying`. */
function keptIn({ hosts, nodes }: Cluster, state: PlanState): string[] {
  return state.applying.flatMap((host) =>
    (hosts.get(host) ?? []).filter((name) => {
      const node = nodes.get(name);
      return node?.labels[HOSTNAME_LABEL] === host && isDue(node, state);
    }),
  );
}

/** The first so many nodes that wait for a slot, and where the queue goes on after them. Source: pkg/upgrade/plan/plan.go, SelectConcurrentNodes. */
export function nextIn({ nodes }: Cluster, state: PlanState, count: number) {
  const applying = new Set(state.applying);
  const queue = state.queue?.hash === state.hash ? state.queue : queueOf(nodes, state);
  const names: string[] = [];
  let { next } = queue;
  for (; next < queue.nodes.length && names.length < count; next++) {
    const node = nodes.get(queue.nodes[next] ?? '');
    if (node && isDue(node, state) && !applying.has(node.labels[HOSTNAME_LABEL] ?? '')) names.push(node.name);
  }
  return { names, queue, next };
}

/** Of nodes with one key the last that joined is first. */
function queueOf(nodes: Cluster['nodes'], state: PlanState): NonNullable<PlanState['queue']> {
  const selecting = { ...state, applying: new Set(state.applying) };
  const keyOf = (node: ClusterNode): string => state.orderKey(node.name, state.hash);
  const { waiting } = selectNodes([...nodes.values()].reverse(), selecting, keyOf);
  return { hash: state.hash, nodes: waiting.map((node) => node.name), next: 0 };
}

/** Jobs are applied once for each revision of their Plan. Source: pkg/generated/controllers/upgrade.cattle.io/v1/plan.go. */
function apply(cluster: Cluster, state: PlanState, nodes: readonly string[]): void {
  const applying = nodes.map((name) => cluster.nodes.get(name)?.labels[HOSTNAME_LABEL] ?? '');
  const isChanged = applying.join() !== state.applying.join();
  const changed = isChanged ? { applying, reason: 'SyncJob', message: applying.join() } : {};
  cluster.plans.set(state.name, state);
  if (!isChanged && state.isApplied) return;
  const applied = save(cluster, { ...state, ...changed, isApplied: true });
  const { name: plan, spec, hash, pods } = applied;
  for (const node of nodes) {
    const old = cluster.jobs.get(node)?.find((job) => job.plan === plan && job.hash === hash);
    if (!old) createJob(cluster, plan, node);
    else if (old.pods !== pods) {
      deleteJob(cluster, old, 'replaced');
      cluster.delayed = [...cluster.delayed, { at: cluster.now + RECREATE_MS, job: old }];
    } else {
      const deadlineAt = deadlineOf(cluster, spec, old.createdAt);
      if (old.deadlineAt !== deadlineAt) replaceJob(cluster, old, { ...old, deadlineAt });
    }
  }
}

function createJob(cluster: Cluster, plan: string, node: string): void {
  const state = cluster.plans.get(plan);
  if (!state) return;
  const deadlineAt = deadlineOf(cluster, state.spec, cluster.now);
  handle(cluster, addJob(cluster, state, node, { pods: state.pods, deadlineAt, state: 'pending' }));
}

/** The deadline counts from the creation of a Job; 0 is none. */
function deadlineOf({ settings }: Cluster, { deadlineMs }: Job['spec'], createdAt: Instant): Instant {
  return createdAt + ((deadlineMs ?? settings.deadlineMs) || Infinity);
}

/** Puts a Job in place of that of its Plan on the node under the same hash. */
function addJob(
  cluster: Cluster,
  { name: plan, spec, version, hash }: PlanState,
  node: string,
  given: Pick<Job, 'pods' | 'deadlineAt' | 'state'>,
): Job {
  const id = cluster.nextId++;
  const job = { ...given, id, plan, node, version, hash, spec, createdAt: cluster.now, finishedAt: 0 };
  const others = (cluster.jobs.get(node) ?? []).filter((one) => one.plan !== plan || one.hash !== hash);
  cluster.jobs.set(node, [...others, job]);
  cluster.changes++;
  return job;
}

/** Puts a Job in place of the one of its id; null takes it away. */
function replaceJob(cluster: Cluster, { id, node }: Job, job: Job | null): void {
  const left = (cluster.jobs.get(node) ?? []).flatMap((one) => (one.id === id ? (job ?? []) : one));
  if (left.length === 0) cluster.jobs.delete(node);
  else cluster.jobs.set(node, left);
  cluster.changes++;
}

function deleteJob(cluster: Cluster, job: Job, kind: 'deleted' | 'replaced'): void {
  if (job.finishedAt === 0) cluster.events.push({ kind, job });
  replaceJob(cluster, job, null);
}

/** A pod starts beside no other of its Plan on the node, and, where both are exclusive, of no other Plan. */
function startPod(cluster: Cluster, job: Job): void {
  const node = cluster.nodes.get(job.node);
  const plan = cluster.plans.get(job.plan);
  const isExcluded = (cluster.jobs.get(job.node) ?? []).some(
    (other) =>
      other.state === 'running' && (other.plan === job.plan || (other.spec.exclusive && job.spec.exclusive)),
  );
  if (!node || node.notReady || isExcluded || plan?.unschedulable.has(job.node)) return;
  if (plan && !isPrepared(cluster, plan)) return;
  const started: Job = { ...job, state: 'running' };
  replaceJob(cluster, job, started);
  if (job.spec.cordons && !node.cordoned) setNodes(cluster, [{ ...node, cordoned: true }]);
  cluster.events.push({ kind: 'started', job: started });
  handle(cluster, started);
}

function wakeAt(cluster: Cluster): Instant {
  const { delayed, plans, resyncAt, from, now } = cluster;
  let at = resyncAt;
  for (const one of delayed) at = Math.min(at, one.at);
  for (const job of jobsIn(cluster))
    at = Math.min(at, job.finishedAt > 0 ? expiryOf(cluster, job) : job.deadlineAt);
  // The first look at the clock that finds the window open: up to a minute after it opens, never where it is shorter.
  for (const { reason, open } of plans.values()) {
    const looks = (reason === 'Waiting' ? (open ?? []) : []).map((one) => {
      const look = from + Math.ceil((Math.max(one.from, now + 1) - from) / LOOK_MS) * LOOK_MS;
      return look < one.to ? look : Infinity;
    });
    at = Math.min(at, ...looks);
  }
  return at;
}
