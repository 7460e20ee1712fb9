import type { Interval } from '../../../calendar/intervals.js';
import type { LabelSelector } from '../../../manifest/selector.js';
import type { Instant } from '../../../rollout/controller.js';
import { HOSTNAME_LABEL } from '../../../snapshot/snapshot.js';
import type { PlanSpec } from '../objects/plan.js';
import { type Candidate, planLabel } from './selection.js';
import { type PlanStatus, UNKNOWN_STATUS } from './status.js';

/** A node as the controller, the Job controller and the scheduler see it. */
export interface ClusterNode extends Candidate {
  readonly cordoned: boolean;
  readonly notReady: boolean;
}

/** A Plan as it is written. */
interface Plan {
  readonly name: string;
  readonly spec: Pick<PlanSpec, 'concurrency' | 'deadlineMs' | 'delayMs' | 'cordons' | 'exclusive'>;
  readonly selector: LabelSelector;
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
export interface PlanState {
  readonly plan: Plan;
  /** Where its nodes carry their hash. */
  readonly label: string;
  readonly status: PlanStatus;
  /** Hostname labels of the nodes that have a concurrency slot, sorted by node name. */
  readonly applying: readonly string[];
  readonly reason: string;
  readonly message: string;
  /** Resource version. Jobs are applied once for each. */
  readonly revision: number;
  readonly appliedRevision: number;
  /** Nodes that wait for a slot under one hash, in their order; those before `next` were taken. */
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
export interface JobEvent {
  readonly kind: 'started' | 'complete' | 'failed' | 'deleted' | 'replaced';
  /** As it was before the event. */
  readonly job: Job;
  readonly reason?: 'BackoffLimitExceeded' | 'DeadlineExceeded';
}

/** Something that the controllers do at a later instant. */
type Delayed = { readonly at: Instant } & (
  | { readonly kind: 'label'; readonly job: Job }
  | { readonly kind: 'create'; readonly plan: string; readonly node: string }
);

/** Settings of the controller. Infinity: no limit. */
interface Settings {
  readonly deadlineMs: number;
  readonly ttlMs: number;
  /** Everything is sent again this often. */
  readonly resyncMs: number;
}

/** Plain data: everything in it is replaced, never changed, so that a fork copies maps and lists and no more. */
export interface Cluster {
  readonly settings: Settings;
  readonly from: Instant;
  now: Instant;
  plans: Map<string, PlanState>;
  nodes: (ClusterNode | null)[];
  /** Place of each node in `nodes`, and of the nodes of each hostname label. */
  index: ReadonlyMap<string, number>;
  hosts: ReadonlyMap<string, readonly number[]>;
  /** By node. */
  jobs: Map<string, readonly Job[]>;
  delayed: readonly Delayed[];
  events: JobEvent[];
  nextId: number;
  resyncAt: Instant;
  /** Counts changes of Plans and Jobs: handlers run again until it stays. */
  changes: number;
}

export function newCluster(settings: Settings, nodes: readonly ClusterNode[], from: Instant): Cluster {
  return {
    ...{ settings, from, now: from, plans: new Map(), jobs: new Map(), delayed: [], events: [] },
    ...{ nextId: 1, resyncAt: from + settings.resyncMs, changes: 0, nodes: [...nodes], ...indexed(nodes) },
  };
}

export function fork(cluster: Cluster): Cluster {
  return {
    ...cluster,
    plans: new Map(cluster.plans),
    nodes: cluster.nodes.slice(),
    jobs: new Map(cluster.jobs),
    events: [...cluster.events],
  };
}

/** Creates a Plan, or edits the one of its name. */
export function setPlan(cluster: Cluster, plan: Plan): void {
  const before = cluster.plans.get(plan.name);
  const created = { status: UNKNOWN_STATUS, applying: [], reason: '', message: '', appliedRevision: 0 };
  const revision = (before?.revision ?? 0) + 1;
  const label = planLabel(plan.name);
  cluster.plans.set(plan.name, { ...created, ...before, plan, label, revision, queue: null });
}

/** Gives a Plan the status of a rollout under way, with a running Job on each of these nodes. */
export function resume(
  cluster: Cluster,
  name: string,
  { nodes, status, pods }: { nodes: readonly string[]; status: PlanStatus; pods: string },
): void {
  const state = cluster.plans.get(name);
  if (!state) return;
  const applying = [...nodes].sort();
  cluster.plans.set(name, { ...state, status, applying });
  const { spec } = state.plan;
  for (const node of applying)
    addJob(cluster, {
      ...{ id: cluster.nextId++, plan: name, node, version: status.version, hash: status.hash, pods, spec },
      ...{ createdAt: cluster.now, deadlineAt: Infinity, state: 'running', finishedAt: 0 },
    });
}

/** Adds a node, or replaces the one of its name. */
export function setNode(cluster: Cluster, node: ClusterNode): void {
  const at = placeOf(cluster, node.name) ?? cluster.nodes.length;
  const before = cluster.nodes[at];
  cluster.nodes[at] = node;
  if (before === undefined) Object.assign(cluster, indexed(cluster.nodes));
  if (before?.labels === node.labels) return;
  for (const [name, state] of cluster.plans)
    cluster.plans.set(name, { ...state, queue: before?.name === node.name ? null : withNode(state, node) });
}

export function nodeNamed(cluster: Cluster, name: string): ClusterNode | null {
  const node = cluster.nodes[placeOf(cluster, name) ?? -1] ?? null;
  return node?.name === name ? node : null;
}

/** Place in `nodes` of the entry that a node has. */
export function placeOf({ index }: Cluster, name: string): number | undefined {
  return index.get(name) ?? index.get(nameInPlace(name));
}

/** Name of a node that is created in place of another, whose entry it takes; nothing is indexed again for it. */
export function nameOfNext(name: string): string {
  const [first = '', nth = '1'] = name.split('\0');
  return `${first}\0${Number(nth) + 1}`;
}

/** Name of the node that had the entry first. */
export function nameInPlace(name: string): string {
  return name.split('\0', 1)[0] ?? name;
}

export function jobsIn({ jobs }: Cluster): Job[] {
  return [...jobs.values()].flat();
}

/** The Job of a Plan on a node under one hash. */
export function jobOf({ jobs }: Cluster, plan: string, node: string, hash: string): Job | undefined {
  return jobs.get(node)?.find((job) => job.plan === plan && job.hash === hash);
}

export function addJob(cluster: Cluster, job: Job): Job {
  const others = cluster.jobs
    .get(job.node)
    ?.filter(({ plan, hash }) => plan !== job.plan || hash !== job.hash);
  cluster.jobs.set(job.node, others === undefined ? [job] : [...others, job]);
  cluster.changes++;
  return job;
}

/** Puts a Job in place of the one of its id; null takes it away. */
export function replaceJob(cluster: Cluster, { id, node }: Job, job: Job | null): void {
  const left = (cluster.jobs.get(node) ?? []).flatMap((one) => (one.id === id ? (job ?? []) : one));
  if (left.length === 0) cluster.jobs.delete(node);
  else cluster.jobs.set(node, left);
  cluster.changes++;
}

export function isFinished({ state }: Job): boolean {
  return state === 'complete' || state === 'failed';
}

/** The queue with a node at its place in the order; the node is asked whether it is due when its turn comes. */
function withNode({ queue, plan }: PlanState, node: ClusterNode): PlanState['queue'] {
  if (queue === null) return null;
  const keyOf = (name: string): string => plan.orderKey(name, queue.hash);
  const key = keyOf(node.name);
  let [low, high] = [queue.next, queue.nodes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keyOf(queue.nodes[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return { ...queue, nodes: [...queue.nodes.slice(0, low), node.name, ...queue.nodes.slice(low)] };
}

function indexed(nodes: readonly (ClusterNode | null)[]): Pick<Cluster, 'index' | 'hosts'> {
  const index = new Map<string, number>();
  const hosts = new Map<string, number[]>();
  for (const [at, node] of nodes.entries()) {
    if (node === null) continue;
    index.set(node.name, at);
    const host = node.labels[HOSTNAME_LABEL];
    if (host !== undefined) hosts.set(host, [...(hosts.get(host) ?? []), at]);
  }
  return { index, hosts };
}
