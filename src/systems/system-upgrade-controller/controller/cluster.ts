import { MINUTE_MS } from '../../../calendar/days.js';
import { covers, type Interval } from '../../../calendar/intervals.js';
import { firstNot } from '../../../manifest/lookup.js';
import type { DrainHold, Instant } from '../../../rollout/evictions.js';
import { HOSTNAME_LABEL } from '../../../snapshot/snapshot.js';
import type { PlanSpec } from '../objects/plan.js';
import {
  hasSlot,
  inOrder,
  isDue,
  planLabel,
  type PlanStatus,
  type Selecting,
  UNKNOWN_STATUS,
} from './selection.js';

/** A node as the controller, the Job controller and the scheduler see it. */
export interface ClusterNode {
  readonly name: string;
  readonly labels: Record<string, string>;
  cordoned: boolean;
  notReady: boolean;
}

/** The spec of a Plan. */
interface Plan extends Omit<Selecting, 'hash'> {
  readonly spec: Pick<PlanSpec, 'concurrency' | 'deadlineMs' | 'delayMs' | 'cordons' | 'exclusive'>;
  /** Hours of its window; null: any hour. */
  readonly open: readonly Interval[] | null;
  /** The spec of its pods, as a text to compare. */
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
  applying: readonly string[];
  reason: string;
  message: string;
  /** False: its Jobs are to be applied again, as they are once for each resource version. */
  isApplied: boolean;
  /** Nodes that are due under one hash, in their order; those before `next` no longer wait. Null: to be sorted again. */
  queue: { readonly hash: string; readonly nodes: readonly string[]; readonly next: number } | null;
}

/** A Job that upgrades one node. */
export interface Job {
  /** Unique among the Jobs of a run. */
  readonly id: number;
  readonly plan: string;
  readonly node: string;
  readonly version: string;
  readonly hash: string;
  readonly pods: string;
  readonly spec: Plan['spec'];
  readonly createdAt: Instant;
  deadlineAt: Instant;
  state: 'pending' | 'running' | 'complete' | 'failed' | 'deleted';
  /** 0: it has not finished. */
  finishedAt: Instant;
  /** True for a Job that never succeeds in the dry rollout and keeps its slot: its drain takes too long, or its work fails. */
  lost?: 'doomed' | { readonly hold: DrainHold | null };
}

/** A pod that starts, or the end of a Job. */
interface JobEvent {
  readonly kind: 'started' | 'complete' | 'failed' | 'deleted' | 'replaced';
  readonly job: Job;
  readonly reason?: 'BackoffLimitExceeded' | 'DeadlineExceeded';
}

/** A label to write for a Job that has succeeded, or a Job to create again. */
interface Delayed {
  readonly at: Instant;
  readonly kind: 'label' | 'recreate';
  readonly job: Job;
}

/** Plain data: a fork copies the records. */
export type Cluster = ReturnType<typeof newCluster>;

/** Delay after which a Job that was deleted for a changed pod is recreated. Source: rancher/wrangler pkg/apply, reconcileJob. */
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
    hosts: new Map<string, readonly string[]>(),
    /** By node. */
    jobs: new Map<string, readonly Job[]>(),
    delayed: [] as readonly Delayed[],
    events: [] as JobEvent[],
    /** Time of the next resync. */
    resyncAt: from + settings.resyncMs,
    /** Counts changes of Plans and Jobs: handlers run again until it stays. */
    changes: 0,
  };
  setNodes(cluster, nodes);
  return cluster;
}

export function fork(cluster: Cluster): Cluster {
  const copied = <T>(map: ReadonlyMap<string, T>, copy: (of: T) => T): Map<string, T> =>
    new Map([...map].map(([key, value]) => [key, copy(value)]));
  return {
    ...cluster,
    plans: copied(cluster.plans, (plan) => ({ ...plan })),
    nodes: copied(cluster.nodes, (node) => ({ ...node, labels: { ...node.labels } })),
    hosts: new Map(cluster.hosts),
    jobs: copied(cluster.jobs, (list) => list.map((job) => ({ ...job }))),
    events: [...cluster.events],
  };
}

/** Creates a Plan, or edits the one of its name. */
export function setPlan({ plans }: Cluster, plan: Plan): void {
  const before = plans.get(plan.name) ?? { ...UNKNOWN_STATUS, applying: [], reason: '', message: '' };
  plans.set(plan.name, { ...before, ...plan, isApplied: false, queue: null });
}

/** Gives a Plan the status of a rollout under way, with a running Job on each of these nodes. */
export function resume(
  cluster: Cluster,
  plan: string,
  status: PlanStatus,
  pods: string,
  nodes: string[],
): void {
  const state = cluster.plans.get(plan);
  if (!state) return;
  Object.assign(state, status, { applying: nodes.sort() });
  for (const node of nodes) {
    const job = addJob(cluster, { ...state, pods }, node, { deadlineAt: Infinity, state: 'running' });
    cluster.events.push({ kind: 'started', job });
  }
}

/** Adds nodes, or replaces those of their names. */
export function setNodes({ nodes, hosts, plans }: Cluster, added: readonly ClusterNode[]): void {
  for (const node of added) {
    const host = node.labels[HOSTNAME_LABEL] ?? '';
    if (!nodes.has(node.name)) hosts.set(host, [...(hosts.get(host) ?? []), node.name]);
    nodes.set(node.name, node);
  }
  for (const state of plans.values()) state.queue = null;
}

export function removeNode(cluster: Cluster, name: string, now: Instant): void {
  cluster.now = now;
  if (cluster.nodes.delete(name)) for (const job of jobsOn(cluster, name)) handle(cluster, job);
}

/**
 * Runs the handlers, the Job controller and the scheduler until nothing changes at this instant. Gives what happened, and when time alone
 * lets more happen; Infinity: never.
 */
export function step(cluster: Cluster, now: Instant) {
  cluster.now = now;
  for (const job of jobsIn(cluster))
    if (job.finishedAt === 0) {
      if (job.deadlineAt <= now) end(cluster, job, 'DeadlineExceeded');
    } else if (expiryOf(cluster, job) <= now) {
      remove(cluster, job, 'deleted');
      if (job.state === 'failed') handle(cluster, job);
    }
  if (cluster.resyncAt <= now) resend(cluster, false);
  const due = cluster.delayed.filter(({ at }) => at <= now);
  cluster.delayed = cluster.delayed.filter(({ at }) => at > now);
  for (const { kind, job } of due)
    if (kind === 'label') writeLabel(cluster, job);
    else createJob(cluster, job);
  for (let before = -1; before !== cluster.changes;) {
    before = cluster.changes;
    for (const state of cluster.plans.values()) reconcile(cluster, state);
    for (const job of jobsIn(cluster)) if (job.state === 'pending') startPod(cluster, job);
  }
  return { events: cluster.events.splice(0), wakeAt: wakeAt(cluster) };
}

/** The pod of a Job has succeeded, or failed with all its retries. */
export function podEnded(cluster: Cluster, job: Job, hasSucceeded: boolean, now: Instant): void {
  cluster.now = now;
  if (job.state === 'running') end(cluster, job, hasSucceeded ? undefined : 'BackoffLimitExceeded');
}

/** Resyncs every object; a restarted controller has forgotten which Jobs it applied. */
export function resend(cluster: Cluster, isRestart: boolean): void {
  cluster.resyncAt = cluster.now + cluster.settings.resyncMs;
  if (isRestart) for (const state of cluster.plans.values()) state.isApplied = false;
  for (const job of jobsIn(cluster)) handle(cluster, job);
}

export function jobsIn({ jobs }: Cluster): Job[] {
  return [...jobs.values()].flat();
}

function jobsOn({ jobs }: Cluster, node: string): readonly Job[] {
  return jobs.get(node) ?? [];
}

/** The image of k3s waits in `prepare` until the Plan that it names has no node left. Source: k3s-io/k3s-upgrade, scripts/upgrade.sh. */
export function isPrepared(cluster: Cluster, { waitsFor }: PlanState): boolean {
  const first = waitsFor === null ? undefined : cluster.plans.get(waitsFor);
  return first === undefined || (first.reason === 'Complete' && waitingIn(cluster, first, 1).length === 0);
}

/** The Jobs of a Plan with a delay live a minute longer than that. Source: pkg/upgrade/job/job.go, New. */
function expiryOf({ settings }: Cluster, { spec, finishedAt }: Job): Instant {
  return finishedAt + Math.max(settings.ttlMs, spec.delayMs > 0 ? spec.delayMs + MINUTE_MS : 0);
}

/** A reason says that it has failed. */
function end(cluster: Cluster, job: Job, reason?: JobEvent['reason']): void {
  job.state = reason ? 'failed' : 'complete';
  job.finishedAt = cluster.now;
  cluster.changes++;
  cluster.events.push({ kind: job.state, job, ...(reason && { reason }) });
  handle(cluster, job);
}

/**
 * An unfinished Job of another version or without a slot is deleted, a failed one is reported. One that has succeeded uncordons its node
 * at once, also if something else cordoned it, and labels it after the delay. Source: pkg/upgrade/handle_batch.go.
 */
function handle(cluster: Cluster, job: Job): void {
  const state = cluster.plans.get(job.plan);
  const node = cluster.nodes.get(job.node);
  if (!state || state.version !== job.version || !node) remove(cluster, job, 'deleted');
  else if (job.state === 'failed') report(cluster, state, 'JobFailed', job.node);
  else if (job.state === 'complete') {
    if (state.spec.cordons) node.cordoned = false;
    if (job.finishedAt !== cluster.now) return;
    const at = job.finishedAt + state.spec.delayMs;
    if (at <= cluster.now) writeLabel(cluster, job);
    else cluster.delayed = [...cluster.delayed, { at, kind: 'label', job }];
  } else if (!mayWork(state, job.node)) remove(cluster, job, 'deleted');
}

function writeLabel({ nodes, plans }: Cluster, { plan, node, version, hash }: Job): void {
  const [state, labeled] = [plans.get(plan), nodes.get(node)];
  if (!labeled || state?.version !== version) return;
  labeled.labels[planLabel(plan)] = hash;
  if (state.hash !== hash) state.queue = null;
}

/** A binary search for the node's name among hostnames that are sorted by node name. Source: pkg/upgrade/handle_batch.go. */
function mayWork({ applying }: PlanState, node: string): boolean {
  return applying[firstNot(applying, (place) => (applying[place] ?? '') < node)] === node;
}

function report(cluster: Cluster, state: PlanState, reason: string, message = ''): void {
  if (state.reason === reason && state.message === message) return;
  Object.assign(state, { reason, message, isApplied: false });
  cluster.changes++;
}

/** Source: pkg/upgrade/handle_upgrade.go, both handlers of a Plan. */
function reconcile(cluster: Cluster, state: PlanState): void {
  const status = state.statusAfter(state);
  if (status.hash !== state.hash || status.version !== state.version) {
    state.isApplied = false;
    cluster.changes++;
  }
  Object.assign(state, status);
  if (!state.isReady) {
    report(cluster, state, 'NotReady');
    return;
  }
  const { applying, open, spec } = state;
  // Nodes with a slot that are still due: every node with a hostname of `applying`.
  const kept = applying.flatMap((host) =>
    (cluster.hosts.get(host) ?? []).filter((name) => {
      const node = cluster.nodes.get(name);
      return node?.labels[HOSTNAME_LABEL] === host && isDue(node, state);
    }),
  );
  const names = [...kept, ...waitingIn(cluster, state, Math.max(0, spec.concurrency - kept.length))];
  if (names.length === 0) {
    state.applying = [];
    report(cluster, state, 'Complete');
  } else if (applying.length === 0 && open !== null && !covers(open, cluster.now))
    report(cluster, state, 'Waiting');
  else apply(cluster, state, names.sort());
}

/** The first so many nodes that wait for a slot. Source: pkg/upgrade/plan/plan.go, SelectConcurrentNodes. */
export function waitingIn({ nodes }: Cluster, state: PlanState, count: number): string[] {
  const applying = new Set(state.applying);
  const waits = (name: string): boolean => {
    const node = nodes.get(name);
    return node !== undefined && isDue(node, state) && !hasSlot(node, applying);
  };
  let { queue } = state;
  if (queue?.hash !== state.hash) {
    // Among nodes with the same key, the newest is first.
    const due = [...nodes.values()].reverse().filter((node) => isDue(node, state));
    const sorted = inOrder(due, (node) => state.orderKey(node.name, state.hash));
    queue = { hash: state.hash, nodes: sorted.map((node) => node.name), next: 0 };
  }
  let { next } = queue;
  while (next < queue.nodes.length && !waits(queue.nodes[next] ?? '')) next++;
  state.queue = { ...queue, next };
  const names: string[] = [];
  for (let i = next; i < queue.nodes.length && names.length < count; i++) {
    const name = queue.nodes[i] ?? '';
    if (waits(name)) names.push(name);
  }
  return names;
}

/** Jobs are applied once for each revision of their Plan. Source: pkg/generated/controllers/upgrade.cattle.io/v1/plan.go. */
function apply(cluster: Cluster, state: PlanState, nodes: readonly string[]): void {
  const applying = nodes.map((name) => cluster.nodes.get(name)?.labels[HOSTNAME_LABEL] ?? '');
  if (applying.join() !== state.applying.join())
    Object.assign(state, { applying, reason: 'SyncJob', message: applying.join() });
  else if (state.isApplied) return;
  state.isApplied = true;
  cluster.changes++;
  const { name: plan, hash, pods, spec } = state;
  for (const node of nodes) {
    const old = jobsOn(cluster, node).find((job) => job.plan === plan && job.hash === hash);
    if (!old) createJob(cluster, { plan, node });
    else if (old.pods !== pods) {
      remove(cluster, old, 'replaced');
      const at = cluster.now + RECREATE_MS;
      cluster.delayed = [...cluster.delayed, { at, kind: 'recreate', job: old }];
    } else old.deadlineAt = deadlineOf(cluster, spec, old.createdAt);
  }
}

function createJob(cluster: Cluster, { plan, node }: Pick<Job, 'plan' | 'node'>): void {
  const state = cluster.plans.get(plan);
  if (!state) return;
  const deadlineAt = deadlineOf(cluster, state.spec, cluster.now);
  handle(cluster, addJob(cluster, state, node, { deadlineAt, state: 'pending' }));
}

/** The deadline counts from the creation of a Job; 0 is none. */
function deadlineOf({ settings }: Cluster, { deadlineMs }: Job['spec'], createdAt: Instant): Instant {
  return createdAt + ((deadlineMs ?? settings.deadlineMs) || Infinity);
}

/** Puts a Job in place of that of its Plan on the node under the same hash. */
function addJob(
  cluster: Cluster,
  { name: plan, spec, version, hash, pods }: PlanState,
  node: string,
  given: Pick<Job, 'deadlineAt' | 'state'>,
): Job {
  const id = cluster.nextId++;
  const job = { ...given, id, plan, node, version, hash, pods, spec, createdAt: cluster.now, finishedAt: 0 };
  const others = jobsOn(cluster, node).filter((one) => one.plan !== plan || one.hash !== hash);
  cluster.jobs.set(node, [...others, job]);
  cluster.changes++;
  return job;
}

function remove(cluster: Cluster, job: Job, kind: 'deleted' | 'replaced'): void {
  if (job.finishedAt === 0) {
    job.state = 'deleted';
    cluster.events.push({ kind, job });
  }
  const left = jobsOn(cluster, job.node).filter((one) => one !== job);
  if (left.length === 0) cluster.jobs.delete(job.node);
  else cluster.jobs.set(job.node, left);
  cluster.changes++;
}

/** A pod starts beside no other of its Plan on the node, and, where both are exclusive, of no other Plan. */
function startPod(cluster: Cluster, job: Job): void {
  const node = cluster.nodes.get(job.node);
  const plan = cluster.plans.get(job.plan);
  const isExcluded = jobsOn(cluster, job.node).some(
    (other) =>
      other.state === 'running' && (other.plan === job.plan || (other.spec.exclusive && job.spec.exclusive)),
  );
  if (!node || node.notReady || isExcluded || plan?.unschedulable.has(job.node)) return;
  if (plan && !isPrepared(cluster, plan)) return;
  job.state = 'running';
  if (job.spec.cordons) node.cordoned = true;
  cluster.changes++;
  cluster.events.push({ kind: 'started', job });
  handle(cluster, job);
}

function wakeAt(cluster: Cluster): Instant {
  const { delayed, plans, resyncAt, from, now } = cluster;
  let at = resyncAt;
  for (const one of delayed) at = Math.min(at, one.at);
  for (const job of jobsIn(cluster))
    at = Math.min(at, job.finishedAt > 0 ? expiryOf(cluster, job) : job.deadlineAt);
  // A closed window is tested again each minute: late by up to that, and never open where it is shorter. Source: pkg/upgrade/handle_upgrade.go.
  for (const { reason, open } of plans.values())
    for (const one of reason === 'Waiting' ? (open ?? []) : []) {
      const test = from + Math.ceil((Math.max(one.from, now + 1) - from) / MINUTE_MS) * MINUTE_MS;
      if (test < one.to) at = Math.min(at, test);
    }
  return at;
}
