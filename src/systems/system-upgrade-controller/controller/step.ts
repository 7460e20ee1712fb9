import { covers } from '../../../calendar/intervals.js';
import { MINUTE_MS } from '../../../calendar/days.js';
import type { Instant } from '../../../rollout/controller.js';
import { HOSTNAME_LABEL } from '../../../snapshot/snapshot.js';
import {
  addJob,
  type Cluster,
  type ClusterNode,
  isFinished,
  type Job,
  type JobEvent,
  jobOf,
  jobsIn,
  nameInPlace,
  nodeNamed,
  placeOf,
  type PlanState,
  replaceJob,
  setNode,
} from './cluster.js';
import { isCandidate, isDueLabel, selectNodes } from './selection.js';

/** A closed window is looked at again this often, counted from the start. Source: pkg/upgrade/handle_upgrade.go. */
const LOOK_MS = MINUTE_MS;

/** A Job whose pods change is deleted, and created again so much later. Source: rancher/wrangler pkg/apply, reconcileJob. */
const RECREATE_MS = 1000;

/** What happened, and when time alone lets more happen; Infinity: never. */
interface Step {
  readonly events: readonly JobEvent[];
  readonly wakeAt: Instant;
}

/** Runs the handlers, the Job controller and the scheduler until nothing changes at this instant. */
export function step(cluster: Cluster, now: Instant): Step {
  cluster.now = now;
  endOverdue(cluster);
  if (cluster.resyncAt <= now) resend(cluster, false);
  const due = cluster.delayed.filter(({ at }) => at <= now);
  cluster.delayed = cluster.delayed.filter(({ at }) => at > now);
  for (const one of due) {
    if (one.kind === 'label') writeLabel(cluster, one.job);
    else createJob(cluster, one.plan, one.node);
  }
  settle(cluster);
  return { events: cluster.events.splice(0), wakeAt: wakeAt(cluster) };
}

/** The pod of a Job has succeeded, or failed with all its retries. */
export function podEnded(cluster: Cluster, job: Job, result: 'succeeded' | 'failed', now: Instant): void {
  cluster.now = now;
  const current = cluster.jobs.get(job.node)?.find(({ id }) => id === job.id);
  if (current?.state === 'running')
    end(cluster, current, result === 'succeeded' ? null : 'BackoffLimitExceeded');
}

export function removeNode(cluster: Cluster, name: string, now: Instant): void {
  cluster.now = now;
  if (nodeNamed(cluster, name) === null) return;
  cluster.nodes[placeOf(cluster, name) ?? -1] = null;
  for (const job of cluster.jobs.get(name) ?? []) handle(cluster, job);
}

/** Sends everything again; a restarted controller has forgotten which revisions it has applied. */
export function resend(cluster: Cluster, isRestart: boolean): void {
  cluster.resyncAt = cluster.now + cluster.settings.resyncMs;
  if (isRestart)
    for (const [name, state] of cluster.plans) cluster.plans.set(name, { ...state, appliedRevision: 0 });
  for (const job of jobsIn(cluster)) handle(cluster, job);
}

/** True for a node that the Plan selects and whose label is neither its hash nor "disabled". */
export function isDue({ plan, label, status }: PlanState, node: ClusterNode): boolean {
  return isDueLabel(node.labels[label], status.hash) && isCandidate(node, plan.selector);
}

/** True where the pod of a Job starts, or runs, beside no other: Jobs of one Plan exclude each other on a node, and so do exclusive Plans. */
function isExcluded(job: Job, running: readonly Job[] = []): boolean {
  return running.some((other) => other.plan === job.plan || (other.spec.exclusive && job.spec.exclusive));
}

/** The image of k3s waits in `prepare` until the Plan that it names has no node left. Source: k3s-io/k3s-upgrade, scripts/upgrade.sh. */
export function isPrepared(cluster: Cluster, { plan }: PlanState): boolean {
  const first = plan.waitsFor === null ? undefined : cluster.plans.get(plan.waitsFor);
  return first === undefined || (first.reason === 'Complete' && nextIn(cluster, first, 1).names.length === 0);
}

/** Nodes that wait for a slot, in their order. */
export function waitingIn(cluster: Cluster, state: PlanState): readonly string[] {
  return nextIn(cluster, state, Infinity).names;
}

function endOverdue(cluster: Cluster): void {
  for (const job of jobsIn(cluster)) {
    if (!isFinished(job)) {
      if (job.deadlineAt <= cluster.now) end(cluster, job, 'DeadlineExceeded');
    } else if (expiryOf(cluster, job) <= cluster.now) {
      replaceJob(cluster, job, null);
      if (job.state === 'failed') reportFailure(cluster, job);
    }
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
 * An unfinished Job of another version or without a slot is deleted, a failed one is reported, and one that has succeeded labels its
 * node. Source: pkg/upgrade/handle_batch.go.
 */
function handle(cluster: Cluster, job: Job): void {
  const state = cluster.plans.get(job.plan);
  const node = nodeNamed(cluster, job.node);
  if (!state || state.status.version !== job.version || !node) deleteJob(cluster, job, 'deleted');
  else if (job.state === 'failed') reportFailure(cluster, job);
  else if (job.state === 'complete') completed(cluster, job, node, state);
  else if (!hasSlot(state, job.node)) deleteJob(cluster, job, 'deleted');
}

/** The node is uncordoned at once, whoever cordoned it, and labeled after the delay. */
function completed(cluster: Cluster, job: Job, node: ClusterNode, { plan }: PlanState): void {
  if (plan.spec.cordons && node.cordoned) setNode(cluster, { ...node, cordoned: false });
  if (job.finishedAt !== cluster.now) return;
  const { delayMs } = plan.spec;
  if (delayMs <= 0) writeLabel(cluster, job);
  else cluster.delayed = [...cluster.delayed, { kind: 'label', at: cluster.now + delayMs, job }];
}

function writeLabel(cluster: Cluster, job: Job): void {
  const node = nodeNamed(cluster, job.node);
  const state = cluster.plans.get(job.plan);
  if (!node || state?.status.version !== job.version) return;
  const labelled = { ...node, labels: { ...node.labels, [state.label]: job.hash } };
  // The node leaves the queue of this hash by that, and no other queue has to know.
  if (state.status.hash === job.hash) cluster.nodes[placeOf(cluster, job.node) ?? -1] = labelled;
  else setNode(cluster, labelled);
}

/** A binary search for the node's name among hostnames that are sorted by node name. Source: pkg/upgrade/handle_batch.go. */
function hasSlot({ applying }: PlanState, node: string): boolean {
  let [low, high] = [0, applying.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((applying[middle] ?? '') < node) low = middle + 1;
    else high = middle;
  }
  return applying[low] === node;
}

function reportFailure(cluster: Cluster, { plan, node }: Job): void {
  const state = cluster.plans.get(plan);
  if (state) report(cluster, state, 'JobFailed', node);
}

function report(cluster: Cluster, state: PlanState, reason: string, message = ''): void {
  if (state.reason !== reason || state.message !== message)
    save(cluster, { ...state, reason, message, revision: state.revision + 1 });
}

function save(cluster: Cluster, state: PlanState): PlanState {
  cluster.plans.set(state.plan.name, state);
  cluster.changes++;
  return state;
}

function deleteJob(cluster: Cluster, job: Job, kind: 'deleted' | 'replaced'): void {
  if (!isFinished(job)) cluster.events.push({ kind, job });
  replaceJob(cluster, job, null);
}

function settle(cluster: Cluster): void {
  for (let before = -1; before !== cluster.changes;) {
    before = cluster.changes;
    for (const name of cluster.plans.keys()) reconcile(cluster, name);
    startPods(cluster);
  }
}

/** Source: pkg/upgrade/handle_upgrade.go, both handlers of a Plan. */
function reconcile(cluster: Cluster, name: string): void {
  const state = withStatus(cluster, name);
  if (state === null) return;
  const { plan, status, applying } = state;
  if (!status.isReady) {
    report(cluster, state, 'NotReady');
    return;
  }
  const kept = keptIn(cluster, state);
  const { names, queue, next } = nextIn(cluster, state, Math.max(0, plan.spec.concurrency - kept.length));
  if (kept.length + names.length === 0) {
    const complete = { ...state, applying: [], queue };
    cluster.plans.set(name, complete);
    report(cluster, complete, 'Complete');
    return;
  }
  if (applying.length === 0 && plan.open !== null && !covers(plan.open, cluster.now)) {
    const waiting = { ...state, queue };
    cluster.plans.set(name, waiting);
    report(cluster, waiting, 'Waiting');
    return;
  }
  const chosen = [...kept, ...names].sort();
  apply(cluster, { ...state, queue: { ...queue, next } }, chosen);
}

/** Nodes with a slot that are still due: every node with a hostname of `applying`. */
function keptIn(cluster: Cluster, state: PlanState): string[] {
  const kept: string[] = [];
  for (const host of state.applying)
    for (const at of cluster.hosts.get(host) ?? cluster.hosts.get(nameInPlace(host)) ?? []) {
      const node = cluster.nodes[at];
      if (node?.labels[HOSTNAME_LABEL] === host && isDue(state, node)) kept.push(node.name);
    }
  return kept;
}

/** A Plan with the status that its handler writes now; null for one that is gone. */
function withStatus(cluster: Cluster, name: string): PlanState | null {
  const state = cluster.plans.get(name);
  if (!state) return null;
  const status = state.plan.statusAfter(state.status);
  const { hash, version, isReady } = state.status;
  if (status.hash !== hash || status.version !== version)
    return save(cluster, { ...state, status, revision: state.revision + 1 });
  if (status.isReady === isReady) return state;
  const read = { ...state, status };
  cluster.plans.set(name, read);
  return read;
}

/** The first so many nodes that wait for a slot, and where the queue goes on after them. Source: pkg/upgrade/plan/plan.go, SelectConcurrentNodes. */
function nextIn(
  cluster: Cluster,
  state: PlanState,
  count: number,
): { readonly names: string[]; readonly queue: NonNullable<PlanState['queue']>; readonly next: number } {
  const queue = state.queue?.hash === state.status.hash ? state.queue : queueOf(cluster, state);
  const names: string[] = [];
  let { next } = queue;
  const applying = new Set(state.applying);
  for (; next < queue.nodes.length && names.length < count; next++) {
    const node = nodeNamed(cluster, queue.nodes[next] ?? '');
    if (node && isDue(state, node) && !applying.has(node.labels[HOSTNAME_LABEL] ?? '')) names.push(node.name);
  }
  return { names, queue, next };
}

function queueOf({ nodes }: Cluster, { plan, status, applying }: PlanState): NonNullable<PlanState['queue']> {
  const { waiting } = selectNodes(
    nodes.flatMap((node) => node ?? []),
    {
      planName: plan.name,
      selector: plan.selector,
      concurrency: 0,
      hash: status.hash,
      applying: new Set(applying),
      keyOf: ({ name }) => plan.orderKey(name, status.hash),
    },
  );
  return { hash: status.hash, nodes: waiting.map(({ name }) => name), next: 0 };
}

/** Jobs are applied once for each revision of their Plan. Source: pkg/generated/controllers/upgrade.cattle.io/v1/plan.go. */
function apply(cluster: Cluster, state: PlanState, nodes: readonly string[]): void {
  const applying = nodes.map((name) => nodeNamed(cluster, name)?.labels[HOSTNAME_LABEL] ?? '');
  const isChanged =
    applying.length !== state.applying.length || applying.some((host, i) => host !== state.applying[i]);
  const revision = state.revision + (isChanged ? 1 : 0);
  const changed = isChanged ? { applying, reason: 'SyncJob', message: applying.join(), revision } : {};
  if (!isChanged && state.appliedRevision === revision) {
    cluster.plans.set(state.plan.name, state);
    return;
  }
  const saved = save(cluster, { ...state, ...changed, appliedRevision: revision });
  for (const name of nodes) applyJob(cluster, saved, name);
}

function applyJob(cluster: Cluster, { plan, status }: PlanState, node: string): void {
  const old = jobOf(cluster, plan.name, node, status.hash);
  if (!old) createJob(cluster, plan.name, node);
  else if (old.pods === plan.pods) setDeadline(cluster, old, deadlineOf(cluster, plan.spec, old.createdAt));
  else {
    deleteJob(cluster, old, 'replaced');
    cluster.delayed = [
      ...cluster.delayed,
      { kind: 'create', at: cluster.now + RECREATE_MS, plan: plan.name, node },
    ];
  }
}

function setDeadline(cluster: Cluster, job: Job, deadlineAt: Instant): void {
  if (job.deadlineAt !== deadlineAt) replaceJob(cluster, job, { ...job, deadlineAt });
}

function createJob(cluster: Cluster, name: string, node: string): void {
  const state = cluster.plans.get(name);
  if (!state) return;
  const { plan, status } = state;
  const { version, hash } = status;
  const { pods, spec } = plan;
  const createdAt = cluster.now;
  const deadlineAt = deadlineOf(cluster, spec, createdAt);
  const job = addJob(cluster, {
    id: cluster.nextId++,
    plan: name,
    node,
    version,
    hash,
    pods,
    spec,
    createdAt,
    deadlineAt,
    state: 'pending',
    finishedAt: 0,
  });
  handle(cluster, job);
}

/** The deadline counts from the creation of a Job; 0 is none. */
function deadlineOf({ settings }: Cluster, { deadlineMs }: Job['spec'], createdAt: Instant): Instant {
  return createdAt + ((deadlineMs ?? settings.deadlineMs) || Infinity);
}

function startPods(cluster: Cluster): void {
  for (const [name, jobs] of cluster.jobs)
    if (jobs.some(({ state }) => state === 'pending')) startPodsOn(cluster, name, jobs);
}

function startPodsOn(cluster: Cluster, name: string, jobs: readonly Job[]): void {
  for (const job of jobs) {
    const node = nodeNamed(cluster, name);
    const state = cluster.plans.get(job.plan);
    if (job.state !== 'pending' || !node || node.notReady || state?.plan.unschedulable.has(name)) continue;
    const running = cluster.jobs.get(name)?.filter((other) => other.state === 'running');
    if (isExcluded(job, running) || (state && !isPrepared(cluster, state))) continue;
    const started: Job = { ...job, state: 'running' };
    replaceJob(cluster, job, started);
    if (job.spec.cordons && !node.cordoned) setNode(cluster, { ...node, cordoned: true });
    cluster.events.push({ kind: 'started', job: started });
    handle(cluster, started);
  }
}

function wakeAt(cluster: Cluster): Instant {
  const { delayed, jobs, plans, resyncAt } = cluster;
  let at = resyncAt;
  for (const one of delayed) at = Math.min(at, one.at);
  for (const list of jobs.values())
    for (const job of list) at = Math.min(at, isFinished(job) ? expiryOf(cluster, job) : job.deadlineAt);
  for (const state of plans.values())
    if (state.reason === 'Waiting') at = Math.min(at, nextLook(cluster, state));
  return at;
}

/** The first look at the clock that finds the window open: up to a minute after it opens, never where it is shorter. */
function nextLook({ from: start, now }: Cluster, { plan }: PlanState): Instant {
  for (const { from, to } of plan.open ?? []) {
    const since = Math.max(from, now + 1) - start;
    const look = start + Math.ceil(since / LOOK_MS) * LOOK_MS;
    if (look < to) return look;
  }
  return Infinity;
}
